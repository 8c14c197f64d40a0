"""Boards of Vienna: read, proven, and turned into the plain lists that the rules walk on (V1.4, V1.5)."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from safehouse.core.data import load
from safehouse.core.errors import BadData
from safehouse.games.vienna.vocabulary import COLOURS, FLAGS, LETTERS, SEALS

DATA = Path(__file__).parent / "data"
BUILDINGS, SQUARES = 30, 40  # V1.5

Spot = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """A board in numbers: buildings and squares in file order, kinds in the order of the vocabulary.

    `flag` is as printed (V2.2). `letter` is -1 where a building has none; `building_of_letter` is its inverse.
    `number` of a square and `roads` of a building count the same roads from both ends. `neighbours` are the buildings
    joined by two roads over one square, in rising order (V14.2, V15.6); `between[a][b]` are the squares that join two
    buildings, and empty where there is none.
    """

    building_names: list[str]
    square_names: list[str]
    colour: list[int]
    flag: list[int]
    seal: list[int]
    letter: list[int]
    building_of_letter: list[int]
    number: list[int]
    roads: list[int]
    buildings_of_square: list[list[int]]
    squares_of_building: list[list[int]]
    neighbours: list[list[int]]
    between: list[list[list[int]]]


def read_board(text: str, place: str) -> dict[str, Any]:
    """Return a proven board, or raise BadData with the place and the reason."""
    content: dict[str, Any] = load(text, DATA / "board.schema.json", place)
    check_counts(content, place)
    check_names(content, place)
    check_letters(content, place)
    check_roads(content, place)
    check_connected(content, place)
    check_declared(content, place)
    check_spots(content, place)
    check_planar(content, place)
    return content


def check_counts(content: dict[str, Any], place: str) -> None:
    for key, count in (("buildings", BUILDINGS), ("squares", SQUARES)):
        if len(content[key]) != count:
            raise BadData(f"{place}, {key}: there are {len(content[key])}, it must be {count} (V1.5)")


def check_names(content: dict[str, Any], place: str) -> None:
    """Refuse a name or label that occurs twice, among buildings and squares together."""
    seen: dict[str, str] = {}
    for kind in ("buildings", "squares"):
        for index, one in enumerate(content[kind]):
            for key in ("name", "label"):
                where = f"{kind}[{index}].{key}"
                if (first := seen.setdefault(f"{key} {one[key]}", where)) != where:
                    raise BadData(f"{place}, {where}: {one[key]!r} is already at {first}")


def check_letters(content: dict[str, Any], place: str) -> None:
    """V1.4: ten buildings have a house letter, A to H, K and L."""
    seen: dict[str, str] = {}
    for index, building in enumerate(content["buildings"]):
        letter = building.get("letter")
        if letter in seen:
            raise BadData(f"{place}, buildings[{index}].letter: {letter} is already at {seen[letter]} (V1.4)")
        if letter is not None:
            seen[letter] = building["name"]
    missing = [letter for letter in LETTERS if letter not in seen]
    if missing:
        raise BadData(f"{place}, buildings: no building has the letter {', '.join(missing)} (V1.4)")


def check_roads(content: dict[str, Any], place: str) -> None:
    """V1.5: a square's roads lead to different buildings that exist, and its number says how many they are."""
    names = {building["name"] for building in content["buildings"]}
    for index, square in enumerate(content["squares"]):
        where = f"{place}, squares[{index}]"
        ends = square["buildings"]
        for end, name in enumerate(ends):
            if name not in names:
                raise BadData(f"{where}.buildings[{end}]: there is no building {name!r}")
            if name in ends[:end]:
                raise BadData(f"{where}.buildings[{end}]: a second road to {name}")
        if len(ends) != square["number"]:
            raise BadData(f"{where}.number: {square['number']}, but {square['name']} has {len(ends)} roads (V1.5)")


def check_connected(content: dict[str, Any], place: str) -> None:
    """Refuse a board with a building or square that no road reaches."""
    start = content["buildings"][0]["name"]
    reached = {start}
    left = list(enumerate(content["squares"]))
    while True:
        joined = [pair for pair in left if reached & set(pair[1]["buildings"])]
        if not joined:
            break
        reached.update(name for _, square in joined for name in square["buildings"])
        left = [pair for pair in left if pair not in joined]
    if left:
        index, square = left[0]
        raise BadData(f"{place}, squares[{index}]: no way leads from {start} to {square['name']}")
    for index, building in enumerate(content["buildings"]):
        if building["name"] not in reached:
            raise BadData(f"{place}, buildings[{index}]: no way leads from {start} to {building['name']}")


def check_declared(content: dict[str, Any], place: str) -> None:
    """Refuse a board that does not match what it declares: squares, roads, balance of colours, flags and seals."""
    declared = content["declared"]
    buildings = content["buildings"]
    for number, count in zip((2, 3, 4), declared["squares_of"], strict=True):
        found = sum(square["number"] == number for square in content["squares"])
        if found != count:
            raise BadData(f"{place}, squares: {found} have the number {number}, but {count} are declared")
    roads = Counter(name for square in content["squares"] for name in square["buildings"])
    least, most = declared["roads"]
    for index, building in enumerate(buildings):
        count = roads[building["name"]]
        if not least <= count <= most:
            span = f"{least} to {most} are declared"
            raise BadData(f"{place}, buildings[{index}]: {building['name']} has {count} roads, but {span}")
    least, most = declared["of_each"]
    for key, words in (("colour", COLOURS), ("flag", FLAGS), ("seal", SEALS)):
        for word in words:
            count = sum(building[key] == word for building in buildings)
            if not least <= count <= most:
                raise BadData(
                    f"{place}, buildings: {count} have the {key} {word}, but {least} to {most} of each are declared"
                )
    seen: dict[tuple[str, ...], str] = {}
    for index, building in enumerate(buildings):
        kinds = tuple(building[key] for key in ("colour", "flag", "seal"))
        if kinds in seen and declared["all_different"]:
            raise BadData(f"{place}, buildings[{index}]: {', '.join(kinds)}, the same as {seen[kinds]}")
        seen[kinds] = building["name"]


def check_spots(content: dict[str, Any], place: str) -> None:
    width, height = content["frame"]
    seen: dict[Spot, str] = {}
    for kind in ("buildings", "squares"):
        for index, one in enumerate(content[kind]):
            where, spot = f"{place}, {kind}[{index}]", (one["x"], one["y"])
            if spot[0] > width or spot[1] > height:
                raise BadData(f"{where}: {one['name']} lies outside the frame {width} × {height}")
            if spot in seen:
                raise BadData(f"{where}: {one['name']} is drawn on top of {seen[spot]}")
            seen[spot] = one["name"]


def check_planar(content: dict[str, Any], place: str) -> None:
    """V1.5: no two straight roads cross or touch, but in a building or square where both end."""
    spots = {building["name"]: (building["x"], building["y"]) for building in content["buildings"]}
    roads: list[tuple[int, int, Spot, Spot]] = []
    for index, square in enumerate(content["squares"]):
        for end, name in enumerate(square["buildings"]):
            roads.append((index, end, (square["x"], square["y"]), spots[name]))
    for (i, k, *first), (j, m, *second) in combinations(roads, 2):
        if touch((first[0], first[1]), (second[0], second[1])):
            a, b = content["squares"][i], content["squares"][j]
            raise BadData(
                f"{place}, squares[{j}].buildings[{m}]: the road from {b['name']} to {b['buildings'][m]} crosses that "
                f"from {a['name']} to {a['buildings'][k]}"
            )


def touch(first: tuple[Spot, Spot], second: tuple[Spot, Spot]) -> bool:
    """Return whether two segments meet anywhere but in one end that they share."""
    (a, b), (c, d) = first, second
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    for end, other in ((a, b), (b, a)):
        for foreign, far in ((c, d), (d, c)):
            if end == foreign:
                ahead = (other[0] - end[0]) * (far[0] - end[0]) + (other[1] - end[1]) * (far[1] - end[1]) > 0
                return ahead and side(end, other, far) == 0
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def side(a: Spot, b: Spot, c: Spot) -> int:
    """Return on which side of the line from `a` to `b` a spot lies: its sign."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def board_facts(content: dict[str, Any]) -> str:
    """Say what was proven of a board."""
    of = Counter(square["number"] for square in content["squares"])
    numbers = ", ".join(f"{of[number]} of {number}" for number in (2, 3, 4))
    return f"{BUILDINGS} buildings, {SQUARES} squares ({numbers}) in one piece, and no road crosses another"


def board_of(content: dict[str, Any]) -> Board:
    """Return a proven board in numbers."""
    buildings, squares = content["buildings"], content["squares"]
    number = {building["name"]: index for index, building in enumerate(buildings)}
    around = [sorted(number[name] for name in square["buildings"]) for square in squares]
    between: list[list[list[int]]] = [[[] for _ in buildings] for _ in buildings]
    touching: list[list[int]] = [[] for _ in buildings]
    for square, corners in enumerate(around):
        for building in corners:
            touching[building].append(square)
        for a, b in combinations(corners, 2):
            between[a][b].append(square)
            between[b][a].append(square)
    letters = [building.get("letter") for building in buildings]
    return Board(
        building_names=[building["name"] for building in buildings],
        square_names=[square["name"] for square in squares],
        colour=[COLOURS.index(building["colour"]) for building in buildings],
        flag=[FLAGS.index(building["flag"]) for building in buildings],
        seal=[SEALS.index(building["seal"]) for building in buildings],
        letter=[LETTERS.index(letter) if letter else -1 for letter in letters],
        building_of_letter=[letters.index(letter) for letter in LETTERS],
        number=[square["number"] for square in squares],
        roads=[len(found) for found in touching],
        buildings_of_square=around,
        squares_of_building=touching,
        neighbours=[[other for other, joined in enumerate(row) if joined] for row in between],
        between=between,
    )
