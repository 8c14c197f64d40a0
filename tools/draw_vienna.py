"""Draw the boards of Vienna for the page and the docs, from their data: python3 -m tools.draw_vienna [--out FOLDER].

Writes web/public/prints/NAME.svg for every shipped board. Standard library only. Colour is never the only sign: a
building also names its bribe, its flag's code and its seal's pictogram.
"""

import argparse
import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "src" / "safehouse" / "games" / "vienna" / "data"
PICTURES = ROOT / "web" / "public" / "prints"

INK, PAPER, RIM, ROAD, WATER, RING = "#101a2b", "#f5eddd", "#e8dcc3", "#6b7386", "#b9d3df", "#e6d3ac"
FONT = "'Libre Franklin', 'DejaVu Sans', Helvetica, sans-serif"
COLOURS = {"purple": "#c9b3e0", "pink": "#f3b9c6", "orange": "#f6c077", "brown": "#cfa67f", "grey": "#c9ccd1"}
BRIBES = {"purple": "chocolate", "pink": "wine", "orange": "magazine", "brown": "coffee", "grey": "tobacco"}
FLAGS = {"usa": "US", "ussr": "SU", "france": "FR", "great_britain": "GB", "austria": "AT"}
SEALS = ("administration", "science", "religion", "culture", "nobility")
TILE = (136, 66)  # width and height of a building
SQUARE = 34  # side of a square
SIZE = 12  # of the letters of a label
LETTER = 0.6  # width of a letter as a part of its size, on the safe side
LINE = 14  # from line to line of a label
LEGEND = 54  # height of the strip below the board
Box = tuple[float, float, float, float]


def wrap(label: str, most: int) -> list[str]:
    """Cut a label into lines at blanks and hyphens: as few lines as fit, then as even as possible."""
    words = re.findall(r"[^ -]+-?", label)
    lines = [""]
    for word in words:
        glue = "" if not lines[-1] or lines[-1].endswith("-") else " "
        if lines[-1] and len(lines[-1] + glue + word) > most:
            lines.append(word)
        else:
            lines[-1] += glue + word
    return lines


def tile_box(building: dict[str, Any]) -> Box:
    x, y = building["x"], building["y"]
    return x - TILE[0] / 2, y - TILE[1] / 2, x + TILE[0] / 2, y + TILE[1] / 2


def tile_room(building: dict[str, Any]) -> Box:
    """Return the space that a building takes with its house letter, which stands out at the corner."""
    left, top, right, bottom = tile_box(building)
    return (left - 8, top - 10, right, bottom) if "letter" in building else (left, top, right, bottom)


def square_box(square: dict[str, Any]) -> Box:
    half = SQUARE / 2
    return square["x"] - half, square["y"] - half, square["x"] + half, square["y"] + half


def label_box(square: dict[str, Any]) -> Box:
    """Return the space that a square's label takes: left, top, right, bottom."""
    lines = wrap(square["label"], 14)
    width, height = max(map(len, lines)) * SIZE * LETTER, len(lines) * LINE
    gap = SQUARE / 2 + 4
    x, y = square["x"], square["y"]
    left, top = {
        "n": (x - width / 2, y - gap - height),
        "s": (x - width / 2, y + gap),
        "e": (x + gap, y - height / 2),
        "w": (x - gap - width, y - height / 2),
    }[square["side"]]
    return left, top, left + width, top + height


def picture(board: dict[str, Any]) -> str:
    """Return the SVG of a board."""
    width, height = board["frame"]
    spots = {building["name"]: (building["x"], building["y"]) for building in board["buildings"]}
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + LEGEND}" width="{width}" '
        f'height="{height + LEGEND}" font-family="{FONT}">',
        f"<title>{escape(board['title'])}</title>",
        f'<rect width="{width}" height="{height + LEGEND}" fill="{RIM}"/>',
        f'<clipPath id="paper"><rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="14"/></clipPath>',
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="14" fill="{PAPER}"/>',
        *scenery(board),
        *(
            f'<line x1="{square["x"]}" y1="{square["y"]}" x2="{spots[name][0]}" y2="{spots[name][1]}" '
            f'stroke="{ROAD}" stroke-width="4"/>'
            for square in board["squares"]
            for name in square["buildings"]
        ),
        *(part for square in board["squares"] for part in draw_square(square)),
        *(part for building in board["buildings"] for part in draw_building(building)),
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="14" fill="none" stroke="{INK}" '
        'stroke-width="2"/>',
        *legend(width, height),
        "</svg>",
        "",
    ])  # fmt: skip


def scenery(board: dict[str, Any]) -> Iterator[str]:
    yield '<g clip-path="url(#paper)">'
    for number, part in enumerate(board["scenery"]):
        colour, width = (WATER, 34) if part["kind"] == "water" else (RING, 20)
        path = f'id="course{number}" d="{smooth(part["points"])}"'
        yield f'<path {path} fill="none" stroke="{colour}" stroke-width="{width}"/>'
        way = f'<textPath href="#course{number}" startOffset="{part["at"]}%">{escape(part["label"])}</textPath>'
        yield f'<text font-size="13" font-style="italic" fill="{ROAD}" dy="4.5">{way}</text>'
    yield "</g>"


def smooth(points: list[list[int]]) -> str:
    """Return a curve through all points (Catmull and Rom), closed if it ends where it begins."""
    closed = points[0] == points[-1]
    ring = points[:-1] if closed else points
    count = len(ring)

    def at(index: int) -> list[int]:
        return ring[index % count] if closed else ring[min(max(index, 0), count - 1)]

    path = f"M{ring[0][0]} {ring[0][1]}"
    for index in range(count if closed else count - 1):
        a, b, c, d = at(index - 1), at(index), at(index + 1), at(index + 2)
        first = [b[k] + (c[k] - a[k]) / 6 for k in (0, 1)]
        second = [c[k] - (d[k] - b[k]) / 6 for k in (0, 1)]
        path += f" C{first[0]:.1f} {first[1]:.1f} {second[0]:.1f} {second[1]:.1f} {c[0]} {c[1]}"
    return path


def draw_square(square: dict[str, Any]) -> Iterator[str]:
    left, top, _, _ = square_box(square)
    yield (
        f'<rect x="{left}" y="{top}" width="{SQUARE}" height="{SQUARE}" rx="4" fill="#fffaf0" stroke="{INK}" '
        'stroke-width="2.5"/>'
    )
    yield text(square["x"], square["y"] + 7, str(square["number"]), 20, "middle", bold=True)
    box = label_box(square)
    side = square["side"]
    anchor = {"n": "middle", "s": "middle", "e": "start", "w": "end"}[side]
    x = {"n": square["x"], "s": square["x"], "e": box[0], "w": box[2]}[side]
    for row, line in enumerate(wrap(square["label"], 14)):
        y = box[1] + row * LINE + SIZE * 0.85
        halo = f' stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"'
        yield text(x, y, line, SIZE, anchor, colour=PAPER, more=halo)
        yield text(x, y, line, SIZE, anchor)


def draw_building(building: dict[str, Any]) -> Iterator[str]:
    left, top, right, bottom = tile_box(building)
    colour = building["colour"]
    yield (
        f'<rect x="{left}" y="{top}" width="{TILE[0]}" height="{TILE[1]}" rx="9" fill="{COLOURS[colour]}" '
        f'stroke="{INK}" stroke-width="2"/>'
    )
    lines = wrap(building["label"], 16)
    first = top + (25 if len(lines) == 1 else 17)
    for row, line in enumerate(lines):
        yield text(building["x"], first + row * 14, line, 12.5, "middle", bold=True)
    yield from flag(left + 6, bottom - 24, building["flag"])
    yield text(left + 34, bottom - 12, FLAGS[building["flag"]], 10, "start")
    yield text(building["x"] + 10, bottom - 12, BRIBES[colour], 10, "middle")
    yield from seal(right - 16, bottom - 16, building["seal"])
    if "letter" in building:
        yield f'<rect x="{left - 7}" y="{top - 9}" width="21" height="21" rx="4" fill="#1d3f8f" stroke="{PAPER}"/>'
        yield text(left + 3.5, top + 6, building["letter"], 14, "middle", bold=True, colour=PAPER)


def flag(x: float, y: float, nation: str) -> Iterator[str]:
    """Yield a flag of 25 × 16."""

    def bar(dx: float, dy: float, width: float, height: float, colour: str) -> str:
        return f'<rect x="{x + dx}" y="{y + dy}" width="{width}" height="{height}" fill="{colour}"/>'

    red, white, blue = "#c8202f", "#ffffff", "#24408f"
    yield bar(0, 0, 25, 16, {"ussr": red, "great_britain": blue}.get(nation, white))
    if nation == "usa":
        yield from (bar(0, dy, 25, 2.3, red) for dy in (0, 4.6, 9.2, 13.7))
        yield bar(0, 0, 11, 8, blue)
    elif nation == "ussr":
        yield text(x + 8, y + 11.5, "★", 11, "middle", colour="#f6cf3c")
    elif nation == "france":
        yield bar(0, 0, 8.4, 16, blue)
        yield bar(16.6, 0, 8.4, 16, red)
    elif nation == "great_britain":
        for colour, wide in ((white, 3.4), (red, 1.4)):
            yield (
                f'<path d="M{x} {y}l25 16M{x} {y + 16}l25 -16" stroke="{colour}" stroke-width="{wide * 0.7:.2f}"/>'
                f'<path d="M{x + 12.5} {y}v16M{x} {y + 8}h25" stroke="{colour}" stroke-width="{wide * 1.5:.2f}"/>'
            )
    else:
        yield bar(0, 0, 25, 5.4, red)
        yield bar(0, 10.6, 25, 5.4, red)
    yield f'<rect x="{x}" y="{y}" width="25" height="16" fill="none" stroke="{INK}"/>'


def seal(x: float, y: float, kind: str) -> Iterator[str]:
    """Yield a seal around (x, y): columns, flask, cross, note, crown."""
    drawn = {
        "administration": "M-6 -3L0 -7L6 -3ZM-5 -1v6M-1.7 -1v6M1.7 -1v6M5 -1v6M-6.5 6h13",
        "science": "M-2 -7h4M-1.2 -7v5L-6 6h12L1.2 -2v-5",
        "religion": "M0 -7.5v15M-5 -3h10",
        "culture": "M-2 5v-11l6 -1.5v10M-2 -3l6 -1.5",
        "nobility": "M-6.5 5v-8l3.5 4L0 -6L3 1l3.5 -4v8Z",
    }[kind]
    yield f'<g transform="translate({x} {y})" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round">'
    yield f'<circle r="11" fill="{PAPER}" stroke-width="1.2"/><path d="{drawn}"/>'
    if kind == "culture":
        yield f'<g fill="{INK}" stroke="none"><circle cx="-3.6" cy="5" r="2.3"/><circle cx="2.4" cy="3.6" r="2.3"/></g>'
    yield "</g>"


def legend(width: int, height: int) -> Iterator[str]:
    y = height + LEGEND / 2
    x = 24.0
    for kind in SEALS:
        yield from seal(x + 12, y - 2, kind)
        yield text(x + 28, y + 2, kind, 13, "start")
        x += 44 + len(kind) * 8
    x += 20
    for nation, code in FLAGS.items():
        yield from flag(x, y - 10, nation)
        yield text(x + 31, y + 2, code, 13, "start")
        x += 66
    x += 20
    for colour, bribe in BRIBES.items():
        yield (f'<rect x="{x}" y="{y - 11}" width="22" height="18" rx="4" fill="{COLOURS[colour]}" stroke="{INK}"/>')
        yield text(x + 28, y + 2, bribe, 13, "start")
        x += 40 + len(bribe) * 8.2


def text(
    x: float, y: float, words: str, size: float, anchor: str, *, bold: bool = False, colour: str = INK, more: str = ""
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {place}{weight}{more}>{escape(words)}</text>"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the boards of Vienna.")
    parser.add_argument("--out", type=Path, default=PICTURES, help="folder of the pictures")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for path in sorted(BOARDS.glob("*.board.json")):
        board = json.loads(path.read_text(encoding="utf-8"))
        picture_path = out / f"{board['name']}.svg"
        picture_path.write_text(picture(board), encoding="utf-8")
        print(picture_path)


if __name__ == "__main__":
    main()
