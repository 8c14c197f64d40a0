"""The maps of Suitcase (K1.1, K1.4): every fact proven here again by other means, every bad file refused."""

import copy
import json
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import pytest

from safehouse.core.errors import BadData
from safehouse.games.suitcase.maps import DATA, graph, read_map
from tests.data.bad_files import BAD_TEXTS, check_refused, check_text_refused, put
from tools.draw_map import PICTURES, SIDES, TILE, label_box, picture

NAMES = ("europe", "europe_1985", "sprint")
Map = dict[str, Any]
Spot = tuple[float, float]


def text_of(name: str) -> str:
    return (DATA / f"{name}.map.json").read_text(encoding="utf-8")


@pytest.fixture(params=NAMES)
def content(request: pytest.FixtureRequest) -> Map:
    return read_map(text_of(request.param), request.param)


def distances(content: Map) -> dict[str, dict[str, float]]:
    """Floyd and Warshall over cities, bases and headquarters; the validator searches breadth-first.

    A base is left and a headquarters is entered: their lines lead one way only (K4.4).
    """
    nodes = [city["name"] for city in content["cities"]]
    nodes += [f"{part} {corner['place']}" for corner in content["corners"] for part in ("base", "hq")]
    steps = {a: {b: 0.0 if a == b else float("inf") for b in nodes} for a in nodes}
    for a, b in content["lines"]:
        steps[a][b] = steps[b][a] = 1
    for corner in content["corners"]:
        for name in corner["base"]["lines"]:
            steps[f"base {corner['place']}"][name] = 1
        for name in corner["hq"]["dotted"]:
            steps[name][f"hq {corner['place']}"] = 1
    for middle in nodes:
        for a in nodes:
            for b in nodes:
                steps[a][b] = min(steps[a][b], steps[a][middle] + steps[middle][b])
    return steps


def segments(content: Map) -> list[tuple[Spot, Spot]]:
    spots = {city["name"]: (city["x"], city["y"]) for city in content["cities"]}
    drawn = [(spots[a], spots[b]) for a, b in content["lines"]]
    for corner in content["corners"]:
        base, hq = corner["base"], corner["hq"]
        drawn += [((base["x"], base["y"]), spots[name]) for name in base["lines"]]
        drawn += [((hq["x"], hq["y"]), spots[name]) for name in hq["dotted"]]
    return drawn


def side_of(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touch(first: tuple[Spot, Spot], second: tuple[Spot, Spot]) -> bool:
    """Whether two segments meet anywhere but in an end that they share."""
    shared = set(first) & set(second)
    if shared:
        corner = shared.pop()
        ends = [next(spot for spot in segment if spot != corner) for segment in (first, second)]
        ahead = sum((ends[0][k] - corner[k]) * (ends[1][k] - corner[k]) for k in (0, 1)) > 0
        return side_of(corner, *ends) == 0 and ahead
    (a, b), (c, d) = first, second
    return side_of(a, b, c) * side_of(a, b, d) <= 0 and side_of(c, d, a) * side_of(c, d, b) <= 0


def test_crossing_test_works() -> None:
    assert touch(((0, 0), (2, 2)), ((0, 2), (2, 0)))
    assert touch(((0, 0), (4, 0)), ((2, 0), (2, 5)))
    assert touch(((0, 0), (4, 0)), ((0, 0), (2, 0)))
    assert not touch(((0, 0), (4, 0)), ((0, 0), (0, 2)))
    assert not touch(((0, 0), (4, 0)), ((0, 0), (-2, 0)))
    assert not touch(((0, 0), (2, 2)), ((3, 0), (2, 1)))


@pytest.mark.parametrize("name", ["europe", "europe_1985"])
def test_europe_is_the_map_of_k1_4(name: str) -> None:
    content = read_map(text_of(name), name)
    names = {city["name"] for city in content["cities"]}
    assert len(names) == 36
    assert content["distance"] == [9, 11]
    assert {"leningrad", "east_berlin", "west_berlin", "belgrade", "gorky"} <= names


def test_both_maps_of_europe_have_the_same_cities() -> None:
    """Who knows one finds their way on the other: only lines and spots differ."""
    labels = [{city["name"]: city["label"] for city in json.loads(text_of(name))["cities"]} for name in NAMES[:2]]
    assert labels[0] == labels[1]


def test_shape(content: Map) -> None:
    """K1.1, K1.4: corners, lines of cities, bases and headquarters; no line twice."""
    assert [corner["place"] for corner in content["corners"]] == [
        "north_west", "north_east", "south_east", "south_west",
    ]  # fmt: skip
    lines = [tuple(sorted(ends)) for ends in content["lines"]]
    assert len(set(lines)) == len(lines)
    assert all(a != b for a, b in lines)
    ends = [name for line in lines for name in line]
    to_corners = [n for c in content["corners"] for n in [*c["base"]["lines"], *c["hq"]["dotted"]]]
    for city in content["cities"]:
        assert ends.count(city["name"]) >= 2
        assert 2 <= ends.count(city["name"]) + to_corners.count(city["name"]) <= 5
    for corner in content["corners"]:
        assert len(set(corner["base"]["lines"])) == 2
        assert len(set(corner["hq"]["dotted"])) == 2


def test_headquarters_lie_opposite(content: Map) -> None:
    width, height = content["frame"]
    bases = {corner["colour"]: corner["base"] for corner in content["corners"]}
    assert len(bases) == 4
    for corner in content["corners"]:
        hq, base = corner["hq"], bases[corner["hq"]["colour"]]
        assert (hq["x"] < width / 2) != (base["x"] < width / 2)
        assert (hq["y"] < height / 2) != (base["y"] < height / 2)
        assert corner["hq"]["colour"] != corner["colour"]


def test_way_from_base_to_headquarters(content: Map) -> None:
    steps = distances(content)
    least, most = content["distance"]
    corners = content["corners"]
    ways = [steps[f"base {corners[i]['place']}"][f"hq {corners[(i + 2) % 4]['place']}"] for i in range(4)]
    assert len(set(ways)) == 1
    assert least <= ways[0] <= most
    assert graph(content).way == ways


def test_quarter_turn_symmetry(content: Map) -> None:
    """K1.4: no seat is favoured. The turn moves every corner to the next one, with all that hangs on it."""
    turn = content["turn"]
    names = [city["name"] for city in content["cities"]]
    assert sorted(turn) == sorted(turn.values()) == sorted(names)
    for name in names:
        orbit = [name]
        for _ in range(3):
            orbit.append(turn[orbit[-1]])
        assert len(set(orbit)) == 4
        assert turn[orbit[-1]] == name
    lines = {frozenset(ends) for ends in content["lines"]}
    assert {frozenset(turn[name] for name in line) for line in lines} == lines
    for index, corner in enumerate(content["corners"]):
        following = content["corners"][(index + 1) % 4]
        assert {turn[name] for name in corner["base"]["lines"]} == set(following["base"]["lines"])
        assert {turn[name] for name in corner["hq"]["dotted"]} == set(following["hq"]["dotted"])


def test_file_order_follows_the_turn(content: Map) -> None:
    """A quarter of the cities on: the city's image. It makes the numbers of the engine easy to turn."""
    names = [city["name"] for city in content["cities"]]
    quarter = len(names) // 4
    assert [content["turn"][name] for name in names] == names[quarter:] + names[:quarter]


def test_two_ways_that_share_no_city(content: Map) -> None:
    """No single city is a choke point: without any one of them a player still gets from base to headquarters."""
    for city in content["cities"]:
        left = copy.deepcopy(content)
        left["lines"] = [ends for ends in content["lines"] if city["name"] not in ends]
        for corner in left["corners"]:
            corner["base"]["lines"] = [name for name in corner["base"]["lines"] if name != city["name"]]
            corner["hq"]["dotted"] = [name for name in corner["hq"]["dotted"] if name != city["name"]]
        steps = distances(left)
        assert steps["base north_west"]["hq south_east"] < float("inf"), city["name"]


def test_graph(content: Map) -> None:
    """The plain lists agree with the distances found here, in file order and by player."""
    names = [city["name"] for city in content["cities"]]
    corners = content["corners"]
    steps = distances(content)
    plain = graph(content)
    for number, name in enumerate(names):
        assert [names[other] for other in plain.neighbours[number]] == [n for n in names if steps[name][n] == 1]
        assert plain.distance[number] == [steps[name][other] for other in names]
    for player in range(4):
        base, hq = corners[player], corners[(player + 2) % 4]
        assert hq["hq"]["colour"] == base["colour"]
        assert {names[city] for city in plain.exits[player]} == set(base["base"]["lines"])
        assert {names[city] for city in plain.entrances[player]} == set(hq["hq"]["dotted"])
        assert plain.from_base[player] == [steps[f"base {base['place']}"][name] for name in names]
        assert plain.to_hq[player] == [steps[name][f"hq {hq['place']}"] for name in names]


def test_drawing_is_planar(content: Map) -> None:
    assert [pair for pair in combinations(segments(content), 2) if touch(*pair)] == []


def test_drawing_is_readable(content: Map) -> None:
    """Labels differ, stay within the frame, and cover no other label, no city and no tile of a corner."""
    width, height = content["frame"]
    cities = content["cities"]
    assert len({city["label"] for city in cities}) == len(cities)
    boxes = {f"label {city['name']}": label_box(city) for city in cities}
    for left, top, right, bottom in boxes.values():
        assert left > 6
        assert top > 6
        assert right < width - 6
        assert bottom < height - 6
    for city in cities:
        boxes[f"city {city['name']}"] = (city["x"] - 8, city["y"] - 8, city["x"] + 8, city["y"] + 8)
    for corner in content["corners"]:
        for part in ("base", "hq"):
            x, y = corner[part]["x"], corner[part]["y"]
            half = (TILE[0] / 2, TILE[1] / 2)
            boxes[f"{part} {corner['place']}"] = (x - half[0], y - half[1], x + half[0], y + half[1])
    for (one, a), (two, b) in combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} covers {two}"


def test_picture_is_fresh(content: Map) -> None:
    """The docs show the data as it is: python3 tools/draw_map.py."""
    path = PICTURES / f"suitcase_{content['name']}.svg"
    assert path.read_text(encoding="utf-8") == picture(content)
    assert all(city["side"] in SIDES for city in content["cities"])


# Bad files: what is changed in the sprint map, and the place and the reason that the refusal must name.


def drop(*names: str) -> Callable[[Map], None]:
    """Take away every line to these cities, one city or none of them staying joined."""

    def change(content: Map) -> None:
        content["lines"] = [ends for ends in content["lines"] if not set(ends) & set(names)]

    return change


def add_line(a: str, b: str) -> Callable[[Map], None]:
    def change(content: Map) -> None:
        content["lines"].append([a, b])

    return change


def both(*changes: Callable[[Map], None]) -> Callable[[Map], None]:
    def change(content: Map) -> None:
        for one in changes:
            one(content)

    return change


def two_islands(content: Map) -> None:
    """Leave only lines within the ring of the four centre cities, and within what lies around it."""
    centre = {"west_berlin", "east_berlin", "prague", "munich"}
    content["lines"] = [ends for ends in content["lines"] if len(centre & set(ends)) != 1]
    # What the cut left hanging is joined again, turn by turn.
    for city in [city["name"] for city in content["cities"][3::5]]:
        content["lines"].append([city, content["turn"][city]])


def swap_turn(a: str, b: str) -> Callable[[Map], None]:
    def change(content: Map) -> None:
        turn = content["turn"]
        turn[a], turn[b] = turn[b], turn[a]

    return change


def one_line_less(content: Map) -> None:
    content["lines"] = [ends for ends in content["lines"] if set(ends) != {"west_berlin", "east_berlin"}]


BAD: dict[str, tuple[Callable[[Map], None], str, str]] = {
    "not connected": (two_islands, "bad.json, cities[4]", "not connected, no way leads from bremen to west_berlin"),
    "base without a line": (put("corners.0.base.lines", []), "corners[0].base.lines", "a base without a line"),
    "base with one line": (put("corners.3.base.lines", ["milan"]), "corners[3].base.lines", "has 2 lines, not 1"),
    "base with a doubled line": (
        put("corners.0.base.lines", ["bremen", "bremen"]), "corners[0].base.lines[1]", "a second line to bremen",
    ),
    "HQ without a dotted line": (
        put("corners.2.hq.dotted", []), "corners[2].hq.dotted", "a headquarters without a dotted line",
    ),
    "HQ with three dotted lines": (
        put("corners.1.hq.dotted", ["gdansk", "rostock", "poznan"]), "corners[1].hq.dotted", "2 dotted lines, not 3",
    ),
    "unknown city in a line": (put("lines.3.1", "atlantis"), "lines[3][1]", "there is no city 'atlantis'"),
    "unknown city at a base": (
        put("corners.1.base.lines.0", "atlantis"), "corners[1].base.lines[0]", "there is no city 'atlantis'",
    ),
    "unknown city at a HQ": (
        put("corners.1.hq.dotted.1", "atlantis"), "corners[1].hq.dotted[1]", "there is no city 'atlantis'",
    ),
    "doubled name": (put("cities.7.name", "bremen"), "cities[7].name", "'bremen' occurs twice"),
    "doubled label": (put("cities.7.label", "Bremen"), "cities[7].label", "'Bremen' occurs twice"),
    "doubled line": (add_line("hamburg", "bremen"), "lines[32]", "already joined by lines[0]"),
    "line to itself": (add_line("prague", "prague"), "lines[32]", "a line from prague to itself"),
    "three corners": (lambda m: m["corners"].pop(), "corners", "there are 3, it must be 4"),
    "five corners": (
        lambda m: m["corners"].append(copy.deepcopy(m["corners"][0])), "corners", "there are 5, it must be 4",
    ),
    "no corner": (put("corners", []), "corners", "there are 0, it must be 4"),
    "corners out of order": (lambda m: m["corners"].reverse(), "corners[0].place", "the corners run clockwise"),
    "doubled colour": (put("corners.1.colour", "blue"), "corners[1].colour", "'blue' occurs twice"),
    "HQ not opposite": (
        both(put("corners.0.hq.colour", "red"), put("corners.3.hq.colour", "green")),
        "corners[0].hq.colour", "'red', but the base diagonally opposite is 'green'",
    ),
    "HQ beside its own base": (put("corners.0.hq.colour", "blue"), "corners[0].hq.colour", "diagonally opposite"),
    "base drawn elsewhere": (put("corners.0.base.x", 900), "corners[0].base", "is not in the north_west"),
    "HQ outside the frame": (put("corners.2.hq.y", 701), "corners[2].hq", "is not in the south_east"),
    "city outside the frame": (put("cities.2.x", 1001), "cities[2]", "bonn lies outside the frame"),
    "city upon a city": (
        both(put("cities.3.x", 500), put("cities.3.y", 300), put("cities.4.x", 500), put("cities.4.y", 300)),
        "cities[4]", "west_berlin is drawn on top of hanover",
    ),
    "city on a single line": (
        lambda m: m.update(lines=[e for e in m["lines"] if set(e) != {"hamburg", "rostock"}]),
        "cities[1]", "hamburg hangs on a single line",
    ),
    "city without lines": (drop("vienna"), "cities[13]", "vienna has 0 lines, it must be 2 to 5"),
    "city with six lines": (add_line("west_berlin", "bonn"), "cities[4]", "west_berlin has 6 lines, it must be 2 to 5"),
    "symmetry broken by a line too many": (
        add_line("hanover", "hamburg"), "turn", "lines[32] joins hanover and hamburg, but none joins poznan and warsaw",
    ),
    "symmetry broken by a line too few": (one_line_less, "turn", "symmetry broken, lines["),
    "symmetry broken at a base": (
        put("corners.0.base.lines", ["hanover", "hamburg"]), "turn", "corners[0].base.lines turned does not give",
    ),
    "symmetry broken at a HQ": (
        put("corners.3.hq.dotted", ["zurich", "venice"]), "turn", ".hq.dotted turned does not give",
    ),
    "turn incomplete": (lambda m: m["turn"].pop("prague"), "turn", "prague is missing"),
    "turn to an unknown city": (put("turn.prague", "atlantis"), "turn.prague", "there is no city 'atlantis'"),
    "turn of an unknown city": (put("turn.atlantis", "prague"), "turn.atlantis", "there is no city 'atlantis'"),
    "turn onto one city twice": (put("turn.prague", "bonn"), "turn", "bonn already takes the place of"),
    "turn of another order": (swap_turn("bremen", "hamburg"), "turn.bremen", "four quarter-turns do not lead back"),
    "turn that stands still": (
        lambda m: m.update(turn={name: name for name in m["turn"]}), "turn", "corners[0].base.lines turned does not",
    ),
    "distance below what is declared": (put("distance", [7, 9]), "distance", "is 6 steps from its headquarters"),
    "distance above what is declared": (put("distance", [3, 5]), "distance", "is 6 steps from its headquarters"),
    "distance the wrong way round": (put("distance", [7, 6]), "distance", "the least, 7, is above the most, 6"),
    # the schema's own
    "an unknown key": (put("colour", "red"), "top level", "'colour' was unexpected"),
    "a missing key": (lambda m: m.pop("source"), "top level", "'source' is a required property"),
    "an empty source": (put("source", ""), "source", "non-empty"),
    "a name that is no word": (put("cities.0.name", "Bremen!"), "cities[0].name", "does not match"),
    "a coordinate that is no number": (put("cities.0.x", "left"), "cities[0].x", "is not of type 'integer'"),
    "a line with three ends": (put("lines.0", ["bremen", "hamburg", "bonn"]), "lines[0]", "too long"),
    "an unknown side": (put("cities.0.side", "up"), "cities[0].side", "is not one of"),
    "an unknown corner": (put("corners.0.place", "middle"), "corners[0].place", "is not one of"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_bad_map_is_refused(case: str) -> None:
    check_refused(read_map, text_of("sprint"), BAD[case], first=False)


@pytest.mark.parametrize(("text", "reason"), BAD_TEXTS)
def test_bad_text_is_refused(text: str, reason: str) -> None:
    check_text_refused(read_map, text, reason)


def test_a_map_with_other_names_is_taken() -> None:
    """The refusals are for reasons: a map that is only called and coloured otherwise passes."""
    text = text_of("sprint").replace("prague", "praha").replace('"blue"', '"white"')
    assert read_map(text, "mine")["turn"]["praha"] == "munich"


def test_symmetry_is_not_for_free() -> None:
    """Negative control: other turns of a corner's cities are refused, whatever they do to the rest."""
    content = json.loads(text_of("sprint"))
    right = dict(content["turn"])
    names = ["gdansk", "warsaw", "rostock", "poznan", "east_berlin"]
    taken = 0
    for images in permutations(names):
        turn = dict(right)
        turn.update(zip(["bremen", "hamburg", "bonn", "hanover", "west_berlin"], images, strict=True))
        content["turn"] = turn
        try:
            read_map(json.dumps(content), "bad.json")
        except BadData:
            continue
        taken += 1
        assert turn == right
    assert taken == 1
