"""The board of Vienna in a terminal: a plan drawn from its coordinates where there is room, else a list."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from safehouse.cli.canvas import Canvas, Piece, fit, short_codes
from safehouse.games.vienna.describe_things import labels

# How far a box may move away from its spot.
WIDEST_MOVE, HIGHEST_MOVE = 12, 5
BUILDING_HEIGHT = 2
SQUARE_WIDTH = 3
COLUMNS = 3  # of the list


@dataclass(frozen=True)
class Chart:
    """What is drawn of a board. Spots are parts of the frame, from 0 to 1."""

    codes: list[str]
    buildings: list[tuple[float, float]]
    squares: list[tuple[float, float]]
    roads: list[tuple[int, int]]  # square, building


@cache
def chart_of(text: str) -> Chart:
    """Read what is drawn from the text of a proven board."""
    content = json.loads(text)
    wide, high = content["frame"]
    names = [building["name"] for building in content["buildings"]]
    return Chart(
        codes=short_codes(labels(text, "buildings")),
        buildings=[(one["x"] / wide, one["y"] / high) for one in content["buildings"]],
        squares=[(one["x"] / wide, one["y"] / high) for one in content["squares"]],
        roads=[
            (number, names.index(name))
            for number, square in enumerate(content["squares"])
            for name in square["buildings"]
        ],
    )


@dataclass(frozen=True)
class Place:
    """Room for a building or a square."""

    x: int
    y: int
    width: int
    height: int

    def touches(self, other: "Place") -> bool:
        apart_y = self.y >= other.y + other.height or other.y >= self.y + self.height
        return not apart_y and self.x <= other.x + other.width and other.x <= self.x + self.width

    @property
    def middle(self) -> tuple[int, int]:
        """In dots."""
        return 2 * self.x + self.width, 4 * self.y + 2 * self.height


@cache
def layout(text: str, building_width: int, size: tuple[int, int]) -> tuple[list[Place], list[Place]]:
    """Return places of the buildings and of the squares: near their spots, none upon another."""
    chart = chart_of(text)
    taken: list[Place] = []
    for spots, width, height in (
        (chart.buildings, building_width, BUILDING_HEIGHT),
        (chart.squares, SQUARE_WIDTH, 1),
    ):
        for x, y in spots:
            best = Place(
                fit(x * size[0] - width / 2, size[0] - width), fit(y * size[1] - height / 2, size[1] - height),
                width, height,
            )  # fmt: skip
            free = (place for place in around(best, size) if not any(place.touches(other) for other in taken))
            taken.append(next(free, best))
    return taken[: len(chart.buildings)], taken[len(chart.buildings) :]


def around(place: Place, size: tuple[int, int]) -> Iterator[Place]:
    """Yield a place and its likes nearby, the nearest first."""
    moves = sorted(
        (abs(dx) + 3 * abs(dy), dx, dy)
        for dx in range(-WIDEST_MOVE, WIDEST_MOVE + 1)
        for dy in range(-HIGHEST_MOVE, HIGHEST_MOVE + 1)
    )
    for _, dx, dy in moves:
        x, y = place.x + dx, place.y + dy
        if 0 <= x <= size[0] - place.width and 0 <= y <= size[1] - place.height:
            yield Place(x, y, place.width, place.height)


@cache
def roads(text: str, building_width: int, size: tuple[int, int]) -> Canvas:
    """Return the roads alone, which never change."""
    houses, places = layout(text, building_width, size)
    canvas = Canvas(*size)
    for square, building in chart_of(text).roads:
        canvas.line(places[square].middle, houses[building].middle)
    return canvas


def drawing(
    text: str,
    titles: Sequence[Sequence[Piece]],
    things: Sequence[Sequence[Piece]],
    squares: Sequence[Piece],
    size: tuple[int, int],
) -> list[Text]:
    """Return the plan: buildings with a title and what is there below it, squares, roads between them."""
    width = max(sum(len(piece[0]) for piece in title) for title in titles)
    houses, places = layout(text, width, size)
    canvas = Canvas(*size)
    canvas.dots = roads(text, width, size).dots
    for house, title in zip(houses, titles, strict=True):
        canvas.write(house.x, house.y, title)
    for place, piece in zip(places, squares, strict=True):
        canvas.write(place.x, place.y, [piece])
    for house, pieces in zip(houses, things, strict=True):
        used = sum(len(piece[0]) for piece in pieces)
        canvas.write(house.x, house.y + 1, [*pieces, (" " * (width - used), "")])
    return canvas.texts()


def listing(
    titles: Sequence[Sequence[Piece]],
    things: Sequence[Sequence[Piece]],
    squares: Sequence[Sequence[Piece]],
    codes: Sequence[str],
    width: int,
) -> list[Text]:
    """Return every building with what is there and the squares around it, in columns by the alphabet of the codes."""
    order = sorted(range(len(codes)), key=lambda building: codes[building])
    rows = -(-len(order) // COLUMNS)
    room = width // COLUMNS - 1
    lines: list[Text] = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for building in order[row::rows]:
            cell = Text(end="")
            for piece in titles[building]:
                cell.append(*piece)
            for piece in things[building]:
                cell.append(*piece)
            cell.append(" ")
            for piece in squares[building]:
                cell.append(*piece)
            cell.truncate(room, overflow="ellipsis", pad=True)
            line.append_text(cell)
            line.append(" ")
        lines.append(line)
    return lines
