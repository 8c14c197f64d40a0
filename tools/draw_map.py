"""Draw the maps of Suitcase for the page and the docs, from their data: python3 tools/draw_map.py [--out FOLDER].

Writes web/public/prints/suitcase_NAME.svg for every shipped map. Standard library only.
"""

import argparse
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MAPS = ROOT / "src" / "safehouse" / "games" / "suitcase" / "data"
PICTURES = ROOT / "web" / "public" / "prints"

INK, PAPER, SEA, ROAD = "#101a2b", "#f5eddd", "#e8dcc3", "#5a6478"
COLOURS = {"blue": "#2467b8", "red": "#c0392b", "green": "#2e7d4f", "yellow": "#e3b505"}
FONT = "'Libre Franklin', 'DejaVu Sans', Helvetica, sans-serif"
SIZE = 15  # of a label's letters
LETTER = 0.6  # width of a letter as a part of its size, on the safe side
RADIUS = 8
TILE = (76, 40)  # width and height of a base or a headquarters
# Side → direction of the label's centre from the city, and how the text is anchored.
SIDES = {
    "n": (0, -1, "middle"),
    "ne": (0.75, -0.75, "start"),
    "e": (1, 0, "start"),
    "se": (0.75, 0.75, "start"),
    "s": (0, 1, "middle"),
    "sw": (-0.75, 0.75, "end"),
    "w": (-1, 0, "end"),
    "nw": (-0.75, -0.75, "end"),
}


def label_spot(city: dict[str, Any]) -> tuple[float, float, str]:
    """Return where a label's text starts, ends or is centred, and which of these."""
    dx, dy, anchor = SIDES[city.get("side", "s")]
    gap = RADIUS + 5
    x = city["x"] + dx * gap
    y = city["y"] + dy * (gap + (SIZE / 2 if dx == 0 else 2)) + SIZE * 0.35
    return x, y, anchor


def label_box(city: dict[str, Any]) -> tuple[float, float, float, float]:
    """Return the space that a label takes: left, top, right, bottom."""
    x, y, anchor = label_spot(city)
    width = len(city["label"]) * SIZE * LETTER
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - SIZE * 0.8, left + width, y + SIZE * 0.25


def picture(content: dict[str, Any]) -> str:
    """Return the SVG of a map."""
    width, height = content["frame"]
    spots = {city["name"]: (city["x"], city["y"]) for city in content["cities"]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{FONT}">',
        f"<title>{escape(content['title'])}</title>",
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="14" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="2"/>',
    ]
    for a, b in content["lines"]:
        parts.append(line(spots[a], spots[b], ROAD, ""))
    for corner in content["corners"]:
        base, hq = corner["base"], corner["hq"]
        dots = ' stroke-dasharray="0.1 9" stroke-linecap="round"'
        own, foreign = COLOURS[corner["colour"]], COLOURS[hq["colour"]]
        parts.extend(line((base["x"], base["y"]), spots[name], own, "") for name in base["lines"])
        parts.extend(line((hq["x"], hq["y"]), spots[name], foreign, dots, 5) for name in hq["dotted"])
    for corner in content["corners"]:
        parts.extend(tile(corner["base"], corner["colour"], f"base {corner['place']}", double=False))
        owner = next(other for other in content["corners"] if other["colour"] == corner["hq"]["colour"])
        parts.extend(tile(corner["hq"], corner["hq"]["colour"], f"HQ {owner['place']}", double=True))
    parts.extend(
        f'<circle cx="{city["x"]}" cy="{city["y"]}" r="{RADIUS}" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>'
        for city in content["cities"]
    )
    for city in content["cities"]:
        x, y, anchor = label_spot(city)
        text = f'x="{x:.1f}" y="{y:.1f}" font-size="{SIZE}" text-anchor="{anchor}"'
        halo = f'fill="{PAPER}" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"'
        parts.append(f"<text {text} {halo}>{escape(city['label'])}</text>")
        parts.append(f'<text {text} fill="{INK}">{escape(city["label"])}</text>')
    return "\n".join([*parts, "</svg>", ""])


def line(a: tuple[int, int], b: tuple[int, int], colour: str, more: str, width: int = 3) -> str:
    return f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}" stroke="{colour}" stroke-width="{width}"{more}/>'


def tile(part: dict[str, Any], colour: str, words: str, double: bool) -> Iterator[str]:
    """Yield a base (a plain tile) or a headquarters (with a second rim), with the compass point of its owner."""
    what, place = words.split()
    text = f"{what} {''.join(word[0] for word in place.split('_')).upper()}"
    x, y = part["x"] - TILE[0] / 2, part["y"] - TILE[1] / 2
    ink = INK if colour == "yellow" else PAPER
    yield (
        f'<rect x="{x}" y="{y}" width="{TILE[0]}" height="{TILE[1]}" rx="8" fill="{COLOURS[colour]}" '
        f'stroke="{INK}" stroke-width="2.5"/>'
    )
    if double:
        yield (
            f'<rect x="{x + 4}" y="{y + 4}" width="{TILE[0] - 8}" height="{TILE[1] - 8}" rx="5" fill="none" '
            f'stroke="{ink}" stroke-width="1.5"/>'
        )
    yield (
        f'<text x="{part["x"]}" y="{part["y"] + 5}" font-size="14" font-weight="bold" text-anchor="middle" '
        f'fill="{ink}">{text}</text>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the maps of Suitcase.")
    parser.add_argument("--out", type=Path, default=PICTURES, help="folder of the pictures")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for path in sorted(MAPS.glob("*.map.json")):
        content = json.loads(path.read_text(encoding="utf-8"))
        picture_path = out / f"suitcase_{content['name']}.svg"
        picture_path.write_text(picture(content), encoding="utf-8")
        print(picture_path)


if __name__ == "__main__":
    main()
