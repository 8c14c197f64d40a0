"""Draw the sheet of all signs and houses of Vienna, and of the faces: python3 -m tools.draw_signs [--check]

Writes docs/vienna-signs.svg from what the page itself draws with: every sign, flag, house and face at 48, 24
and 16 pixels, in colour and in grey, to be looked at by eye. With `--check` it says whether the sheet is up to date.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from tools import client
from tools.generated import bring_up_to_date

ROOT = Path(__file__).resolve().parent.parent
SHEET = ROOT / "docs" / "vienna-signs.svg"
STYLES = (ROOT / "web" / "src" / "styles" / "tokens.css", ROOT / "web" / "src" / "games" / "vienna" / "tones.css")

INK, DESK = "#101a2b", "#f5eddd"
FONT = "'Libre Franklin', 'DejaVu Sans', Helvetica, sans-serif"
SIZES = (48, 24, 16)
GAP = 8
CELL = (2 * (sum(SIZES) + GAP * len(SIZES)) + 12, 74)
COLUMNS = 4
HEAD = 44
HOUSE = 124  # the side of the field in which a house is drawn

Sheet = dict[str, Any]


def drawn() -> Sheet:
    """Return signs, flags and houses as the page has them."""
    node = client.ensure_modules()
    command = [str(node), str(client.WEB / "scripts" / "signs.mjs")]
    done = subprocess.run(
        command, cwd=client.WEB, env=client.node_env(node), capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def day() -> dict[str, str]:
    """Return the colours by day, by the names that the styles give them."""
    colours: dict[str, str] = {}
    for path in STYLES:
        for block in path.read_text().split("}"):
            colours.update(re.findall(r"(--[\w-]+): (#\w+);", block))
    return colours


def coloured(fill: str, colours: dict[str, str]) -> str:
    named = re.fullmatch(r"var\((--[\w-]+)(?:, *(#\w+))?\)", fill)
    return colours[named[1]] if named else fill


def shape(d: str, fill: str, line: str, width: float) -> str:
    more = f' stroke="{line}" stroke-width="{width}" stroke-linejoin="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def symbols(sheet: Sheet, colours: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield name, field and drawing of everything."""
    for name, sign in sheet["signs"].items():
        parts = (
            shape(
                part["d"],
                coloured({"own": sign["hue"]}.get(part.get("fill", "none"), part.get("fill", "none")), colours),
                INK,
                part.get("width", 1.5),
            )
            for part in sign["parts"]
        )
        yield name, "0 0 24 24", "".join(parts)
    for name, flag in sheet["flags"].items():
        lines = iter(flag["lines"])
        parts = (
            shape(
                part["d"],
                coloured(part.get("fill", "none"), colours),
                coloured(next(lines, INK), colours) if "fill" not in part else INK,
                part.get("width", 0),
            )
            for part in flag["parts"]
        )
        code = f'<text x="12" y="23.4" font-size="12.5" font-weight="700" text-anchor="middle">{flag["code"]}</text>'
        rim = shape("M1,1H23V13H1Z", "none", INK, 1.2)
        yield f"flag-{name}", "0 0 24 24", "".join(parts) + rim + code
    for name, shapes in sheet["houses"].items():
        parts = (shape(d, colours[f"--h-{tone}"], INK, 0) for tone, d in shapes)
        yield name, f"{-HOUSE / 2} {-HOUSE + 18} {HOUSE} {HOUSE}", "".join(parts)
    for number, strokes in enumerate(sheet["portraits"], 1):
        parts = (shape(part["d"], part["fill"], INK, part.get("width", 0)) for part in strokes)
        shade = '<path d="M32,0H64V64H32Z" opacity=".14"/>'
        yield f"portrait-{number}", "0 0 64 64", f'<g clip-path="url(#round)">{"".join(parts)}{shade}</g>'


def picture(sheet: Sheet) -> str:
    """Return the sheet as SVG."""
    things = list(symbols(sheet, day()))
    rows = -(-len(things) // COLUMNS)
    width, height = COLUMNS * CELL[0] + GAP, HEAD + rows * CELL[1]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FONT}" fill="{INK}">',
        "<title>Signs, flags, houses and faces at 48, 24 and 16 pixels, in colour and in grey</title>",
        '<clipPath id="round"><circle cx="32" cy="32" r="31"/></clipPath>',
        '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>',
        f'<rect width="{width}" height="{height}" fill="{DESK}"/>',
        f'<text x="{GAP}" y="28" font-size="18" font-weight="700">Signs, flags, houses and faces</text>',
    ]
    for number, (name, field, content) in enumerate(things):
        lines.append(f'<symbol id="s{number}" viewBox="{field}">{content}</symbol>')
        x, y = GAP + number % COLUMNS * CELL[0], HEAD + number // COLUMNS * CELL[1]
        lines.append(f'<text x="{x}" y="{y + 10}" font-size="11">{escape(name)}</text>')
        for grey in (False, True):
            lines.append('<g filter="url(#grey)">' if grey else "<g>")
            for size in SIZES:
                top = y + 16 + (48 - size) / 2
                lines.append(f'<use href="#s{number}" x="{x}" y="{top:g}" width="{size}" height="{size}"/>')
                x += size + GAP
            lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


def main(args: list[str]) -> int:
    return bring_up_to_date(args, "draw_signs", ["docs"], lambda _: SHEET, lambda _: picture(drawn()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
