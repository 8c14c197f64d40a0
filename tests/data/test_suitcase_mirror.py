"""The mirror of a map of Suitcase (K1.4): found here again by other means, and every broken one refused."""

import json
from collections.abc import Callable

import pytest

from safehouse.games.suitcase.game import GAME
from safehouse.games.suitcase.maps import read_map
from tests.data.bad_files import check_refused, put
from tests.data.test_suitcase_maps import NAMES, Map, add_line, distances, text_of

ACROSS = {
    "north_west": "north_east", "north_east": "north_west", "south_east": "south_west", "south_west": "south_east",
}  # fmt: skip
Images = dict[str, str]


@pytest.fixture
def content() -> Map:
    return read_map(text_of("europe"), "europe")


def after(first: Images, second: Images) -> Images:
    return {name: second[image] for name, image in first.items()}


def group_of(content: Map) -> list[Images]:
    """All that turn and mirror make together."""
    found = [{city["name"]: city["name"] for city in content["cities"]}]
    for images in found:
        for more in (content["turn"], content["mirror"]):
            made = after(images, more)
            if made not in found:
                found.append(made)
    return found


def test_europe_has_a_mirror(content: Map) -> None:
    """K1.4: lines become lines; what hangs on a corner comes to hang on the one across."""
    mirror = content["mirror"]
    assert sorted(mirror) == sorted(city["name"] for city in content["cities"])
    assert all(mirror[mirror[name]] == name for name in mirror)
    lines = {frozenset(ends) for ends in content["lines"]}
    assert {frozenset(mirror[name] for name in line) for line in lines} == lines
    corners = {corner["place"]: corner for corner in content["corners"]}
    for place, corner in corners.items():
        other = corners[ACROSS[place]]
        assert {mirror[name] for name in corner["base"]["lines"]} == set(other["base"]["lines"])
        assert {mirror[name] for name in corner["hq"]["dotted"]} == set(other["hq"]["dotted"])


def test_turn_and_mirror_make_the_group_of_a_square(content: Map) -> None:
    """Mirror, turn, mirror is a turn back. So there are eight symmetries, and each keeps the lines."""
    turn, mirror = content["turn"], content["mirror"]
    back = {image: name for name, image in turn.items()}
    assert after(after(mirror, turn), mirror) == back
    group = group_of(content)
    assert len(group) == 8
    lines = {frozenset(ends) for ends in content["lines"]}
    assert all({frozenset(images[name] for name in line) for line in lines} == lines for images in group)
    orbits = {frozenset(images[name] for images in group) for name in turn}
    assert sorted(len(orbit) for orbit in orbits) == [4, 8, 8, 8, 8]


def test_both_neighbours_are_equally_near(content: Map) -> None:
    """What the mirror is for: from a base, the headquarters of both seats beside it are as many steps away."""
    steps = distances(content)
    places = [corner["place"] for corner in content["corners"]]
    for index, place in enumerate(places):
        ways = [steps[f"base {place}"][f"hq {places[(index + more) % 4]}"] for more in range(4)]
        assert ways == [3, 5, 9, 5]


def test_without_a_mirror_they_are_not() -> None:
    """Negative control: the older map has none, and none can be found for it."""
    content = read_map(text_of("europe_1985"), "europe_1985")
    steps = distances(content)
    assert "mirror" not in content
    assert steps["base north_west"]["hq north_east"] != steps["base north_west"]["hq south_west"]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_check_says(name: str) -> None:
    told = GAME.check_file("map", text_of(name), f"{name}.map.json")
    assert f"map {name!r}" in told
    assert "alike under a quarter turn" in told
    assert ("and in a mirror" in told) == (name == "europe")


# Bad files: what is changed in the map of Europe, and the place and the reason that the refusal must name.


def swap(a: str, b: str) -> Callable[[Map], None]:
    """Let two cities change their images, and their images go back to them."""

    def change(content: Map) -> None:
        mirror = content["mirror"]
        mirror[a], mirror[b] = mirror[b], mirror[a]
        mirror[mirror[a]], mirror[mirror[b]] = a, b

    return change


def instead(*turns: str) -> Callable[[Map], None]:
    """Put in place of the mirror what it makes with turns before it, or the turns alone."""

    def change(content: Map) -> None:
        images = {name: name for name in content["turn"]}
        for word in turns:
            images = after(images, content[word])
        content["mirror"] = images

    return change


def add_lines(a: str, b: str) -> Callable[[Map], None]:
    """Add a line and its three turns, so that only the mirror can object."""

    def change(content: Map) -> None:
        turn, ends = content["turn"], (a, b)
        for _ in range(4):
            add_line(*ends)(content)
            ends = (turn[ends[0]], turn[ends[1]])

    return change


def move_ends(part: str, key: str, old: str, new: str) -> Callable[[Map], None]:
    """Let a corner's line lead elsewhere, and those of the other corners likewise, turned."""

    def change(content: Map) -> None:
        turn, gone, come = content["turn"], old, new
        for corner in content["corners"]:
            ends = corner[part][key]
            ends[ends.index(gone)] = come
            gone, come = turn[gone], turn[come]

    return change


# The cities of each side that are joined: north, east, south, west.
SIDES = [("copenhagen", "stockholm"), ("warsaw", "belgrade"), ("rome", "marseille"), ("geneva", "bonn")]


def twins(swapped: bool) -> Callable[[Map], None]:
    """Between the cities of each side put two alike, and let the mirror swap those in the north, or none."""

    def change(content: Map) -> None:
        for side, ends in enumerate(SIDES):
            for number in (1, 2):
                name = f"twin_{side}_{number}"
                other = 3 - number if swapped and side == 0 else number
                content["cities"].append({"name": name, "label": name, "x": side, "y": number})
                content["lines"] += [[name, end] for end in ends]
                content["turn"][name] = f"twin_{(side + 1) % 4}_{number}"
                content["mirror"][name] = f"twin_{-side % 4}_{other}"

    return change


BAD: dict[str, tuple[Callable[[Map], None], str, str]] = {
    "incomplete": (lambda m: m["mirror"].pop("rome"), "mirror", "rome is missing"),
    "to an unknown city": (put("mirror.rome", "atlantis"), "mirror.rome", "there is no city 'atlantis'"),
    "of an unknown city": (put("mirror.atlantis", "rome"), "mirror.atlantis", "there is no city 'atlantis'"),
    "onto one city twice": (put("mirror.rome", "bonn"), "mirror", "bonn already takes the place of"),
    "of another order": (instead("turn"), "mirror.reykjavik", "mirrored twice, reykjavik becomes cairo"),
    "to lines that are not there": (swap("rome", "oslo"), "mirror", "symmetry broken, lines["),
    "broken by a line": (
        add_lines("trondheim", "copenhagen"), "mirror",
        "lines[60] joins trondheim and copenhagen, but none joins helsinki and stockholm",
    ),
    "broken at a base": (
        move_ends("base", "lines", "reykjavik", "trondheim"), "mirror",
        "corners[0].base.lines mirrored does not give that of north_east: gorky, helsinki, kiev, murmansk",
    ),
    "broken at a HQ": (
        move_ends("hq", "dotted", "oslo", "trondheim"), "mirror",
        "corners[0].hq.dotted mirrored does not give that of north_east",
    ),
    "that stands still": (instead(), "mirror", "corners[0].base.lines mirrored does not give that of north_east"),
    "that is a half turn": (instead("turn", "turn"), "mirror", "corners[0].base.lines mirrored does not give"),
    "that swaps north and south": (
        instead("turn", "turn", "mirror"), "mirror", "corners[0].base.lines mirrored does not give that of north_east",
    ),
    "along a diagonal": (instead("turn", "mirror"), "mirror", "corners[0].base.lines mirrored does not give"),
    "that does not reverse the turn": (
        twins(swapped=True), "mirror.twin_0_1", "the mirror does not reverse the turn",
    ),
    "that is no list of names": (put("mirror", ["rome"]), "mirror", "is not of type 'object'"),
    "with an image that is no name": (put("mirror.rome", 7), "mirror.rome", "is not of type 'string'"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_bad_mirror_is_refused(case: str) -> None:
    check_refused(read_map, text_of("europe"), BAD[case])


@pytest.mark.parametrize("change", [lambda m: m.pop("mirror"), twins(swapped=False)], ids=["no mirror", "twins"])
def test_good_changes_are_taken(change: Callable[[Map], None]) -> None:
    """Negative control: a map may do without a mirror, and the twins alone are no reason to refuse one."""
    content = json.loads(text_of("europe"))
    change(content)
    assert read_map(json.dumps(content), "mine")["turn"]["vienna"] == "zurich"


@pytest.mark.parametrize(
    "change",
    [
        add_lines("trondheim", "copenhagen"),
        move_ends("base", "lines", "reykjavik", "trondheim"),
        move_ends("hq", "dotted", "oslo", "trondheim"),
    ],
    ids=["a line", "a base", "a HQ"],
)
def test_only_the_mirror_objects(change: Callable[[Map], None]) -> None:
    """Negative control: without the mirror, the same changes are taken, for the turn is kept."""
    content = json.loads(text_of("europe"))
    del content["mirror"]
    change(content)
    content["distance"] = [2, 40]
    read_map(json.dumps(content), "mine")
