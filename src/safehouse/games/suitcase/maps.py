"""Maps of Suitcase: read, proven, and turned into the plain lists that the rules walk on (K1.1, K1.4)."""

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safehouse.core.data import load
from safehouse.core.errors import BadData

DATA = Path(__file__).parent / "data"
PLACES = ("north_west", "north_east", "south_east", "south_west")
CORNERS = len(PLACES)
# Which corner takes the place of each: in a quarter-turn clockwise, and in a mirror that swaps west and east.
NEXT, ACROSS = (1, 2, 3, 0), (1, 0, 3, 2)
# K1.4: a base's lines, a headquarters' dotted lines, and the lines of a city, those to corners included.
CORNER_LINES = 2
FEWEST_LINES, MOST_LINES = 2, 5


@dataclass(frozen=True)
class Graph:
    """A map in numbers: cities in file order, corners 0 to 3 clockwise. A player has the number of the base's corner.

    `exits` and `entrances` are by player: the base is in the player's corner, the headquarters in the opposite one.
    Steps: `distance` city to city; `from_base` out of the base into the city; `to_hq` from the city into the
    headquarters, its dotted line included; `way` from the base into the headquarters.
    """

    neighbours: list[list[int]]
    exits: list[list[int]]
    entrances: list[list[int]]
    distance: list[list[int]]
    from_base: list[list[int]]
    to_hq: list[list[int]]
    way: list[int]


def opposite(corner: int) -> int:
    """Return the corner diagonally opposite: there lies the headquarters of the base in `corner` (K1.1)."""
    return (corner + 2) % CORNERS


def read_map(text: str, place: str) -> dict[str, Any]:
    """Return a proven map, or raise BadData with the place and the reason."""
    content: dict[str, Any] = load(text, DATA / "map.schema.json", place)
    check_cities(content, place)
    check_lines(content, place)
    check_corners(content, place)
    check_degrees(content, place)
    check_connected(content, place)
    check_turn(content, place)
    check_mirror(content, place)
    check_distance(content, place)
    return content


def check_cities(content: dict[str, Any], place: str) -> None:
    """Refuse equal names, labels or spots, and spots outside the frame."""
    width, height = content["frame"]
    for key in ("name", "label"):
        seen: list[str] = []
        for index, city in enumerate(content["cities"]):
            if city[key] in seen:
                raise BadData(f"{place}, cities[{index}].{key}: {city[key]!r} occurs twice")
            seen.append(city[key])
    spots: dict[tuple[int, int], str] = {}
    for index, city in enumerate(content["cities"]):
        spot = (city["x"], city["y"])
        if spot[0] > width or spot[1] > height:
            raise BadData(f"{place}, cities[{index}]: {city['name']} lies outside the frame {width} × {height}")
        if spot in spots:
            raise BadData(f"{place}, cities[{index}]: {city['name']} is drawn on top of {spots[spot]}")
        spots[spot] = city["name"]


def check_lines(content: dict[str, Any], place: str) -> None:
    """Refuse a line that occurs twice, or does not join two different cities."""
    names = city_names(content)
    seen: dict[frozenset[str], int] = {}
    for index, ends in enumerate(content["lines"]):
        where = f"{place}, lines[{index}]"
        for end, name in enumerate(ends):
            if name not in names:
                raise BadData(f"{where}[{end}]: there is no city {name!r}")
        if ends[0] == ends[1]:
            raise BadData(f"{where}: a line from {ends[0]} to itself")
        line = frozenset(ends)
        if line in seen:
            raise BadData(f"{where}: {ends[0]} and {ends[1]} are already joined by lines[{seen[line]}]")
        seen[line] = index


def check_corners(content: dict[str, Any], place: str) -> None:
    """K1.1: four corners, clockwise, each with a base and the headquarters of the player diagonally opposite."""
    corners = content["corners"]
    if len(corners) != CORNERS:
        raise BadData(f"{place}, corners: there are {len(corners)}, it must be {CORNERS} (K1.1)")
    colours: list[str] = []
    for index, corner in enumerate(corners):
        where = f"{place}, corners[{index}]"
        if corner["place"] != PLACES[index]:
            raise BadData(f"{where}.place: {corner['place']}, but the corners run clockwise: {', '.join(PLACES)}")
        if corner["colour"] in colours:
            raise BadData(f"{where}.colour: {corner['colour']!r} occurs twice")
        colours.append(corner["colour"])
        check_corner_lines(content, corner["base"]["lines"], f"{where}.base.lines", "base", "line")
        check_corner_lines(content, corner["hq"]["dotted"], f"{where}.hq.dotted", "headquarters", "dotted line")
        check_corner_spots(content, corner, index, where)
    for index, corner in enumerate(corners):
        owner = colours[opposite(index)]
        if corner["hq"]["colour"] != owner:
            raise BadData(
                f"{place}, corners[{index}].hq.colour: {corner['hq']['colour']!r}, but the base diagonally "
                f"opposite is {owner!r} (K1.1)"
            )


def check_corner_lines(content: dict[str, Any], ends: list[str], where: str, what: str, line: str) -> None:
    names = city_names(content)
    for index, name in enumerate(ends):
        if name not in names:
            raise BadData(f"{where}[{index}]: there is no city {name!r}")
        if name in ends[:index]:
            raise BadData(f"{where}[{index}]: a second {line} to {name}")
    if not ends:
        raise BadData(f"{where}: a {what} without a {line} (K1.4)")
    if len(ends) != CORNER_LINES:
        raise BadData(f"{where}: a {what} has {CORNER_LINES} {line}s, not {len(ends)} (K1.4)")


def check_corner_spots(content: dict[str, Any], corner: dict[str, Any], index: int, where: str) -> None:
    """Refuse a base or headquarters outside the quarter of the frame that its corner names."""
    width, height = content["frame"]
    east, south = index in (1, 2), index in (2, 3)
    for part in ("base", "hq"):
        x, y = corner[part]["x"], corner[part]["y"]
        inside = x <= width and y <= height
        if not inside or (2 * x > width) != east or (2 * y > height) != south:
            raise BadData(f"{where}.{part}: ({x}, {y}) is not in the {PLACES[index]} of the frame {width} × {height}")


def check_degrees(content: dict[str, Any], place: str) -> None:
    """K1.4: a city has 2 to 5 lines, those to corners included, and never hangs on a single one to a city."""
    between = dict.fromkeys(city_names(content), 0)
    for ends in content["lines"]:
        for name in ends:
            between[name] += 1
    every = dict(between)
    for corner in content["corners"]:
        for name in [*corner["base"]["lines"], *corner["hq"]["dotted"]]:
            every[name] += 1
    for index, name in enumerate(every):
        where = f"{place}, cities[{index}]"
        if between[name] == 1:
            raise BadData(f"{where}: {name} hangs on a single line (K1.4)")
        if not FEWEST_LINES <= every[name] <= MOST_LINES:
            span = f"{FEWEST_LINES} to {MOST_LINES}"
            raise BadData(f"{where}: {name} has {every[name]} lines, it must be {span} (K1.4)")


def check_connected(content: dict[str, Any], place: str) -> None:
    names = city_names(content)
    steps = walk(neighbours_of(content), [0])
    if -1 in steps:
        index = steps.index(-1)
        raise BadData(f"{place}, cities[{index}]: not connected, no way leads from {names[0]} to {names[index]}")


def check_turn(content: dict[str, Any], place: str) -> None:
    """K1.4: `turn` is a symmetry of order four that takes each corner to the next one clockwise."""
    turn: dict[str, str] = content["turn"]
    where = f"{place}, turn"
    check_images(content, turn, where)
    for name in city_names(content):
        if turn[turn[turn[turn[name]]]] != name:
            raise BadData(f"{where}.{name}: four quarter-turns do not lead back to {name}")
    check_kept(content, turn, where, "turned", NEXT)


def check_mirror(content: dict[str, Any], place: str) -> None:
    """K1.4: a `mirror`, where a map has one, is of order two, swaps west and east, and reverses `turn`."""
    if "mirror" not in content:
        return
    mirror: dict[str, str] = content["mirror"]
    turn: dict[str, str] = content["turn"]
    where = f"{place}, mirror"
    check_images(content, mirror, where)
    for name in city_names(content):
        if mirror[mirror[name]] != name:
            raise BadData(f"{where}.{name}: mirrored twice, {name} becomes {mirror[mirror[name]]}")
    check_kept(content, mirror, where, "mirrored", ACROSS)
    for name in city_names(content):
        back = mirror[turn[mirror[turn[name]]]]
        if back != name:
            raise BadData(
                f"{where}.{name}: the mirror does not reverse the turn; turned, mirrored, turned and mirrored, "
                f"{name} becomes {back}"
            )


def check_images(content: dict[str, Any], images: dict[str, str], where: str) -> None:
    """Refuse a symmetry unless every city has exactly one image."""
    names = city_names(content)
    for name in names:
        if name not in images:
            raise BadData(f"{where}: {name} is missing")
    taken: dict[str, str] = {}
    for name, image in images.items():
        for end in (name, image):
            if end not in names:
                raise BadData(f"{where}.{name}: there is no city {end!r}")
        if image in taken:
            raise BadData(f"{where}.{name}: {image} already takes the place of {taken[image]}")
        taken[image] = name


def check_kept(
    content: dict[str, Any], images: dict[str, str], where: str, moved: str, corners: tuple[int, ...]
) -> None:
    """Refuse a symmetry unless it maps lines to lines, and each corner's to those of the corner in `corners`."""
    lines = {frozenset(ends) for ends in content["lines"]}
    for index, (a, b) in enumerate(content["lines"]):
        if frozenset((images[a], images[b])) not in lines:
            raise BadData(
                f"{where}: symmetry broken, lines[{index}] joins {a} and {b}, "
                f"but none joins {images[a]} and {images[b]}"
            )
    for index, corner in enumerate(content["corners"]):
        other = content["corners"][corners[index]]
        for part, key in (("base", "lines"), ("hq", "dotted")):
            wrong = sorted({images[name] for name in corner[part][key]}.symmetric_difference(other[part][key]))
            if wrong:
                raise BadData(
                    f"{where}: symmetry broken, corners[{index}].{part}.{key} {moved} does not give that of "
                    f"{other['place']}: {', '.join(wrong)}"
                )


def check_distance(content: dict[str, Any], place: str) -> None:
    """Refuse a map whose shortest way from base to headquarters is not as declared (K1.4: 9 to 11 on ours)."""
    least, most = content["distance"]
    if least > most:
        raise BadData(f"{place}, distance: the least, {least}, is above the most, {most}")
    for index, steps in enumerate(graph(content).way):
        if not least <= steps <= most:
            raise BadData(
                f"{place}, distance: {least} to {most} declared, but the base in the {PLACES[index]} is {steps} "
                f"steps from its headquarters"
            )


def city_names(content: dict[str, Any]) -> list[str]:
    return [city["name"] for city in content["cities"]]


def neighbours_of(content: dict[str, Any]) -> list[list[int]]:
    number = {name: index for index, name in enumerate(city_names(content))}
    found: list[list[int]] = [[] for _ in number]
    for a, b in content["lines"]:
        found[number[a]].append(number[b])
        found[number[b]].append(number[a])
    return [sorted(cities) for cities in found]


def walk(neighbours: list[list[int]], start: list[int]) -> list[int]:
    """Return the steps to every city from the nearest of some; -1 where no way leads."""
    steps = [-1] * len(neighbours)
    for city in start:
        steps[city] = 0
    queue = deque(start)
    while queue:
        city = queue.popleft()
        for other in neighbours[city]:
            if steps[other] < 0:
                steps[other] = steps[city] + 1
                queue.append(other)
    return steps


def graph(content: dict[str, Any]) -> Graph:
    """Return a proven map in numbers."""
    number = {name: index for index, name in enumerate(city_names(content))}
    corners = content["corners"]
    neighbours = neighbours_of(content)
    exits = [sorted(number[name] for name in corner["base"]["lines"]) for corner in corners]
    dotted = [sorted(number[name] for name in corner["hq"]["dotted"]) for corner in corners]
    entrances = [dotted[opposite(player)] for player in range(CORNERS)]
    from_base = [[steps + 1 for steps in walk(neighbours, cities)] for cities in exits]
    to_hq = [[steps + 1 for steps in walk(neighbours, cities)] for cities in entrances]
    return Graph(
        neighbours=neighbours,
        exits=exits,
        entrances=entrances,
        distance=[walk(neighbours, [city]) for city in range(len(neighbours))],
        from_base=from_base,
        to_hq=to_hq,
        way=[min(to_hq[player][city] for city in exits[player]) + 1 for player in range(CORNERS)],
    )
