"""Maps of Suitcase in a terminal: drawn from their coordinates where there is room, else as a list of cities."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from safehouse.cli.canvas import Canvas, Piece, fit, short_codes
from safehouse.games.suitcase.describe import labels

# The room for a city in a list: code, what is there, where its lines lead.
CELL = 26
# Room between boxes, and how far a box may move away from its spot.
WIDEST_MOVE, HIGHEST_MOVE = 9, 3
LEAST_WIDTH = 5


@dataclass(frozen=True)
class Chart:
    """What is drawn of a map. Spots are parts of the frame, from 0 to 1; corners run clockwise."""

    labels: list[str]
    codes: list[str]
    spots: list[tuple[float, float]]
    lines: list[tuple[int, int]]
    bases: list[tuple[float, float]]
    exits: list[list[int]]
    quarters: list[tuple[float, float]]
    dotted: list[list[int]]


@cache
def chart_of(text: str) -> Chart:
    """Read what is drawn from the text of a proven map."""
    content = json.loads(text)
    wide, high = content["frame"]
    names = [city["name"] for city in content["cities"]]

    def spot(thing: dict[str, int]) -> tuple[float, float]:
        return thing["x"] / wide, thing["y"] / high

    corners = content["corners"]
    return Chart(
        labels=labels(text),
        codes=short_codes(labels(text)),
        spots=[spot(city) for city in content["cities"]],
        lines=[(names.index(one), names.index(other)) for one, other in content["lines"]],
        bases=[spot(corner["base"]) for corner in corners],
        exits=[[names.index(name) for name in corner["base"]["lines"]] for corner in corners],
        quarters=[spot(corner["hq"]) for corner in corners],
        dotted=[[names.index(name) for name in corner["hq"]["dotted"]] for corner in corners],
    )


# --- The list ----------------------------------------------------------------------------------------------


def listing(chart: Chart, things: Sequence[Sequence[Piece]], marks: Sequence[str], width: int) -> list[Text]:
    """Return every city with what is there and the codes of its neighbours, in columns by the alphabet of the codes."""
    columns = max(1, width // CELL)
    order = sorted(range(len(chart.codes)), key=lambda city: chart.codes[city])
    rows = -(-len(order) // columns)
    lines: list[Text] = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for column in range(columns):
            at = column * rows + row
            if at < len(order):
                city = order[at]
                line.append_text(cell(chart, city, things[city], marks[city], width // columns - 1))
                line.append(" ")
        lines.append(line)
    return lines


def cell(chart: Chart, city: int, things: Sequence[Piece], mark: str, width: int) -> Text:
    """Return one city: its code, what is there, its neighbours; close together where room is short."""
    around = [chart.codes[other] for other in neighbours(chart, city)]
    text = Text(end="")
    text.append(chart.codes[city], mark or "bold")
    text.append(" ")
    for piece in things:
        text.append(*piece)
    if things:
        text.append(" ")
    room = width - text.cell_len
    apart = " ".join(around)
    for number, code in enumerate(around):
        text.append(code, "dim" if number % 2 else "")
        if len(apart) <= room and number < len(around) - 1:
            text.append(" ")
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def neighbours(chart: Chart, city: int) -> list[int]:
    ends = [(other if one == city else one) for one, other in chart.lines if city in (one, other)]
    return sorted(ends, key=lambda other: chart.codes[other])


# --- The drawing -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Box:
    """A label of some width with a row below it for what is there."""

    x: int
    y: int
    width: int

    def touches(self, other: "Box") -> bool:
        return abs(self.y - other.y) < 2 and self.x <= other.x + other.width and other.x <= self.x + self.width

    @property
    def middle(self) -> tuple[int, int]:
        """In dots."""
        return 2 * self.x + self.width, 4 * self.y + 2


@cache
def layout(text: str, width: int, height: int) -> list[Box]:
    """Return boxes of all cities, then of the bases, then of the headquarters: near their spots, none upon another."""
    chart = chart_of(text)
    spots = [*chart.spots, *chart.bases, *chart.quarters]
    widths = [max(LEAST_WIDTH, len(label)) for label in chart.labels] + [LEAST_WIDTH] * 8
    boxes: dict[int, Box] = {}
    # Corners first: they are widest, and at the edge nothing can give way.
    for number in sorted(range(len(spots)), key=lambda number: number < len(chart.spots)):
        x, y = spots[number]
        wide = widths[number]
        best = Box(fit(x * width - wide / 2, width - wide), fit(y * height - 1, height - 2), wide)
        boxes[number] = next(
            (box for box in around(best, width, height) if not any(box.touches(other) for other in boxes.values())),
            best,
        )
    return [boxes[number] for number in range(len(spots))]


def around(box: Box, width: int, height: int) -> Iterator[Box]:
    """Yield a box and its likes nearby, the nearest first."""
    moves = [
        (abs(dx) + 3 * abs(dy), dx, dy)
        for dx in range(-WIDEST_MOVE, WIDEST_MOVE + 1)
        for dy in range(-HIGHEST_MOVE, HIGHEST_MOVE + 1)
    ]
    for _, dx, dy in sorted(moves):
        if 0 <= box.x + dx <= width - box.width and 0 <= box.y + dy <= height - 2:
            yield Box(box.x + dx, box.y + dy, box.width)


def drawing(
    text: str,
    things: Sequence[Sequence[Piece]],
    marks: Sequence[str],
    corners: Sequence[tuple[Sequence[Piece], Sequence[Piece]]],
    size: tuple[int, int],
) -> list[Text]:
    """Return the map: cities with what is in them, lines between them, bases and headquarters in corners.

    `corners` has the pieces of base and headquarters of each corner, empty where nobody's is.
    """
    chart = chart_of(text)
    boxes = layout(text, *size)
    cities = boxes[: len(chart.spots)]
    bases, quarters = boxes[len(chart.spots) : -4], boxes[-4:]
    canvas = Canvas(*size)
    for one, other in chart.lines:
        canvas.line(cities[one].middle, cities[other].middle)
    for corner, (base, quarter) in enumerate(corners):
        for pieces, box, ends, gap in (
            (base, bases[corner], chart.exits[corner], 1),
            (quarter, quarters[corner], chart.dotted[corner], 3),
        ):
            if pieces:
                for city in ends:
                    canvas.line(box.middle, cities[city].middle, gap)
                canvas.write(box.x, box.y, pieces)
    for city, box in enumerate(cities):
        canvas.write(box.x, box.y, [(chart.labels[city], marks[city] or "bold")])
    for city, box in enumerate(cities):
        canvas.write(box.x, box.y + 1, things[city])
    return canvas.texts()
