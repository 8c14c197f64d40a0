"""The board of Vienna (V1.4, V1.5): every fact proven here again by other means, every bad file refused."""

import copy
import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from safehouse.games.vienna.data_files import DATA, board_of, read_board
from safehouse.games.vienna.vocabulary import COLOURS, FLAGS, LETTERS, SEALS
from tests.data.bad_files import BAD_TEXTS, check_refused, check_text_refused, put
from tools import vienna_places
from tools.design_vienna import design, text_of
from tools.draw_vienna import PICTURES, ROOT, label_box, picture, square_box, tile_box, tile_room

Content = dict[str, Any]
Spot = tuple[int, int]
TEXT = (DATA / "vienna_1950.board.json").read_text(encoding="utf-8")
KEYS = ("colour", "flag", "seal")


@pytest.fixture(scope="module", params=["balanced", "vienna_1950"])
def content(request: pytest.FixtureRequest) -> Content:
    text = (DATA / f"{request.param}.board.json").read_text(encoding="utf-8")
    return read_board(text, request.param)


def roads_of(content: Content) -> list[tuple[str, str]]:
    return [(square["name"], name) for square in content["squares"] for name in square["buildings"]]


def spots_of(content: Content) -> dict[str, Spot]:
    return {one["name"]: (one["x"], one["y"]) for kind in ("buildings", "squares") for one in content[kind]}


def test_counts_of_v1_5(content: Content) -> None:
    assert len({building["name"] for building in content["buildings"]}) == 30
    assert len({square["name"] for square in content["squares"]}) == 40
    assert Counter(len(set(square["buildings"])) for square in content["squares"]) == {2: 14, 3: 16, 4: 10}
    assert all(square["number"] == len(square["buildings"]) for square in content["squares"])
    roads = Counter(name for _, name in roads_of(content))
    assert sum(roads.values()) == 116
    assert len(roads) == 30
    assert min(roads.values()) == 2
    assert max(roads.values()) == 6
    assert content["declared"] == {
        "squares_of": [14, 16, 10],
        "roads": [2, 6],
        "of_each": [6, 6],
        "all_different": True,
    }


def test_kinds_of_v1_5(content: Content) -> None:
    for key, words in zip(KEYS, (COLOURS, FLAGS, SEALS), strict=True):
        assert Counter(building[key] for building in content["buildings"]) == dict.fromkeys(words, 6)
    assert len({tuple(building[key] for key in KEYS) for building in content["buildings"]}) == 30


def test_letters_of_v1_4(content: Content) -> None:
    """Ten letters without I and J; two of each colour, flag and seal, so that no kind is favoured by A-21 to A-30."""
    lettered = [building for building in content["buildings"] if "letter" in building]
    assert sorted(building["letter"] for building in lettered) == list("ABCDEFGHKL")
    for key in KEYS:
        assert set(Counter(building[key] for building in lettered).values()) == {2}


def test_names_are_real_places(content: Content) -> None:
    """V1.5: all names are of the list of places with their true positions, each seal with the building it suits."""
    seals = {name: (label, seal) for name, label, seal, *_ in vienna_places.BUILDINGS}
    assert {b["name"]: (b["label"], b["seal"]) for b in content["buildings"]} == seals
    assert {square["label"] for square in content["squares"]} <= {label for label, *_ in vienna_places.SQUARES}


def test_geography_is_roughly_right(content: Content) -> None:
    """Of all pairs of buildings more than 300 m apart, west to east or south to north, 98 % lie in the right order."""
    true = {name: (east, north) for name, _, _, east, north in vienna_places.BUILDINGS}
    spots = spots_of(content)
    right, pairs = 0, 0
    for a, b in combinations(true, 2):
        for axis, sense in ((0, 1), (1, -1)):
            apart = true[a][axis] - true[b][axis]
            if abs(apart) > 300:
                pairs += 1
                right += apart * sense * (spots[a][axis] - spots[b][axis]) > 0
    assert pairs > 600
    assert right / pairs >= 0.98


# Balance: no colour, flag or seal sits on clearly better connected buildings.


def measures(content: Content) -> list[dict[str, Fraction]]:
    """For each building its roads, its squares of 2, and its share of tiles: 1/n of each square of n."""
    found: list[dict[str, Fraction]] = [defaultdict(Fraction) for _ in range(3)]
    for square in content["squares"]:
        for name in square["buildings"]:
            found[0][name] += 1
            found[1][name] += square["number"] == 2
            found[2][name] += Fraction(1, square["number"])
    return found


def spread(values: dict[str, Fraction], groups: dict[str, str]) -> Fraction:
    """The largest group mean less the smallest."""
    sums: dict[str, Fraction] = defaultdict(Fraction)
    for name, group in groups.items():
        sums[group] += values[name]
    return (max(sums.values()) - min(sums.values())) / 6


@pytest.mark.parametrize("key", KEYS)
def test_no_kind_is_better_connected(content: Content, key: str) -> None:
    """Roads and squares of 2 are as even as whole numbers allow; tiles are more even than 95 % of random deals."""
    roads, twos, share = measures(content)
    groups = {building["name"]: building[key] for building in content["buildings"]}
    assert spread(roads, groups) == Fraction(1, 6)
    assert spread(twos, groups) == Fraction(1, 6)
    rng = random.Random(5)
    names, kinds = list(groups), list(groups.values())
    worse = 0
    for _ in range(400):
        rng.shuffle(kinds)
        worse += spread(share, dict(zip(names, kinds, strict=True))) > spread(share, groups)
    assert worse >= 380


def test_balance_measure_notices_a_favoured_kind(content: Content) -> None:
    """Negative control: give purple the six best connected buildings."""
    roads, _, _ = measures(content)
    best = sorted(roads, key=lambda name: roads[name])
    groups = {name: COLOURS[rank // 6] for rank, name in enumerate(best)}
    assert spread(roads, groups) > 2


@pytest.mark.parametrize("key", ["colour", "flag"])
def test_no_colour_or_flag_twice_around_a_square(content: Content, key: str) -> None:
    kind = {building["name"]: building[key] for building in content["buildings"]}
    for square in content["squares"]:
        assert len({kind[name] for name in square["buildings"]}) == square["number"], square["name"]


@pytest.mark.parametrize(("one", "other"), list(combinations(KEYS, 2)))
def test_kinds_are_spread_over_each_other(content: Content, one: str, other: str) -> None:
    """Of 25 pairs of kinds at least 20 are on a building, none on more than two."""
    pairs = Counter((building[one], building[other]) for building in content["buildings"])
    assert len(pairs) >= 20
    assert max(pairs.values()) == 2


def test_squares_of_each_number_are_spread_over_the_city(content: Content) -> None:
    """Each half of the city, west, east, north and south, has 40 to 60 % of the squares of each number."""
    width, height = content["frame"]
    for number in (2, 3, 4):
        squares = [square for square in content["squares"] if square["number"] == number]
        west = sum(square["x"] < width / 2 for square in squares)
        north = sum(square["y"] < height / 2 for square in squares)
        for half in (west, north):
            assert 0.4 * len(squares) <= half <= 0.6 * len(squares), number


# The drawing.


def meet(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two segments have a point in common that is not an end of both: solved exactly, not by orientation."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    wx, wy = c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det:
        s, t = Fraction(wx * vy - wy * vx, det), Fraction(wx * uy - wy * ux, det)
        return 0 <= s <= 1 and 0 <= t <= 1 and not (s in (0, 1) and t in (0, 1))
    if ux * wy - uy * wx:
        return False
    length = ux * ux + uy * uy
    along = sorted(Fraction((p[0] - a[0]) * ux + (p[1] - a[1]) * uy, length) for p in (c, d))
    return along[0] < 1 and along[1] > 0


def point(a: Spot, b: Spot, part: float) -> tuple[float, float]:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def test_crossing_test_works() -> None:
    assert meet((0, 0), (2, 2), (0, 2), (2, 0))
    assert meet((0, 0), (4, 0), (2, 0), (2, 5))
    assert meet((0, 0), (4, 0), (0, 0), (2, 0))
    assert meet((0, 0), (4, 0), (1, 0), (6, 0))
    assert not meet((0, 0), (4, 0), (0, 0), (0, 2))
    assert not meet((0, 0), (4, 0), (4, 0), (6, 0))
    assert not meet((0, 0), (2, 2), (3, 0), (2, 1))


def test_drawing_is_planar(content: Content) -> None:
    spots = spots_of(content)
    roads = [(spots[a], spots[b]) for a, b in roads_of(content)]
    assert [(one, two) for one, two in combinations(roads, 2) if meet(*one, *two)] == []


def test_net_is_in_one_piece(content: Content) -> None:
    piece = {one["name"]: one["name"] for kind in ("buildings", "squares") for one in content[kind]}
    for a, b in roads_of(content):
        old, new = piece[a], piece[b]
        piece = {name: new if root == old else root for name, root in piece.items()}
    assert len(set(piece.values())) == 1


def test_drawing_is_readable(content: Content) -> None:
    """Tiles, squares and labels stay within the frame and off each other; roads run through none but their own ends."""
    width, height = content["frame"]
    boxes = {("tile", b["name"]): tile_room(b) for b in content["buildings"]}
    boxes |= {("square", s["name"]): square_box(s) for s in content["squares"]}
    boxes |= {("label", s["name"]): label_box(s) for s in content["squares"]}
    for one, (left, top, right, bottom) in boxes.items():
        assert min(left, top) > 8, one
        assert right < width - 8, one
        assert bottom < height - 8, one
    for (one, a), (two, b) in combinations(boxes.items(), 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{one} covers {two}"
    spots = spots_of(content)
    for road in roads_of(content):
        ends = [spots[name] for name in road]
        for (kind, name), box in boxes.items():
            if name in road and kind != "label":
                continue
            steps = (point(ends[0], ends[1], part / 200) for part in range(201))
            inside = any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in steps)
            assert not inside, f"the road {road} runs through the {kind} of {name}"


def test_tile_room_holds_the_house_letter(content: Content) -> None:
    for building in content["buildings"]:
        inner, outer = tile_box(building), tile_room(building)
        assert (inner[:2] != outer[:2]) == ("letter" in building)


def test_picture_is_fresh(content: Content) -> None:
    """The docs show the data as it is: python3 -m tools.draw_vienna."""
    assert (PICTURES / f"{content['name']}.svg").read_text(encoding="utf-8") == picture(content)


def test_page_lists_every_building(content: Content) -> None:
    """The board's page shows the marks and the roads of each building as they are in the file."""
    name = "vienna-board.md" if content["name"] == "balanced" else "vienna-board-classic.md"
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    roads, twos, _ = measures(content)
    for building in content["buildings"]:
        marks = " | ".join(building[key] for key in KEYS)
        counts = f"{roads[building['name']]} | {twos[building['name']]}"
        assert f"| {building['label']} | {building.get('letter', '')} | {marks} | {counts} |" in page


# The plain lists.


def test_board_in_numbers(content: Content) -> None:
    board = board_of(content)
    assert board.building_names == [building["name"] for building in content["buildings"]]
    assert board.square_names == [square["name"] for square in content["squares"]]
    for index, building in enumerate(content["buildings"]):
        assert COLOURS[board.colour[index]] == building["colour"]
        assert FLAGS[board.flag[index]] == building["flag"]
        assert SEALS[board.seal[index]] == building["seal"]
        letter = board.letter[index]
        assert (LETTERS[letter] if letter >= 0 else None) == building.get("letter")
    assert [board.letter[building] for building in board.building_of_letter] == list(range(10))
    joined = {(board.square_names[s], board.building_names[b]) for s in range(40) for b in board.buildings_of_square[s]}
    turned = {(board.square_names[s], board.building_names[b]) for b in range(30) for s in board.squares_of_building[b]}
    assert joined == turned == set(roads_of(content))
    assert board.number == [len(corners) for corners in board.buildings_of_square]
    assert board.roads == [len(squares) for squares in board.squares_of_building]
    assert all(row == sorted(row) for row in board.buildings_of_square + board.squares_of_building + board.neighbours)


def test_neighbours_are_two_roads_away(content: Content) -> None:
    """V14.2, V15.6: two buildings are neighbours if some square is joined to both; `between` names all such squares."""
    board = board_of(content)
    for a in range(30):
        for b in range(30):
            shared = sorted(set(board.squares_of_building[a]) & set(board.squares_of_building[b])) if a != b else []
            assert board.between[a][b] == shared
            assert (b in board.neighbours[a]) == bool(shared)
    assert any(len(squares) == 2 for row in board.between for squares in row)


# Bad files: what is changed in the board, and the place and the reason that the refusal must name.


def both(*changes: Callable[[Content], None]) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        for one in changes:
            one(content)

    return change


def square_with(content: Content, number: int, nth: int = 0) -> Any:
    return [square for square in content["squares"] if square["number"] == number][nth]


def island(content: Content) -> None:
    """Two buildings keep only the roads to one square: it and they are out of reach."""
    lone = next(square for square in content["squares"] if square["name"] == "neustiftgasse")["buildings"]
    others = [building["name"] for building in content["buildings"] if building["name"] not in lone]
    for square in content["squares"]:
        if square["name"] != "neustiftgasse":
            kept = [name for name in square["buildings"] if name not in lone]
            more = [name for name in others if name not in kept]
            square["buildings"] = (kept + more)[: square["number"]]


def no_roads(content: Content) -> None:
    """A building loses all its roads to others."""
    for square in content["squares"]:
        if "belvedere" in square["buildings"]:
            other = next(b["name"] for b in content["buildings"] if b["name"] not in square["buildings"])
            square["buildings"][square["buildings"].index("belvedere")] = other


def cut_road(content: Content) -> None:
    """Move one road of a square onto a building that has six already."""
    roads = Counter(name for _, name in roads_of(content))
    full = next(name for name, count in roads.items() if count == 6)
    square = next(s for s in content["squares"] if s["number"] == 4 and full not in s["buildings"])
    square["buildings"][0] = full


def starve(content: Content) -> None:
    """Move one of the two roads of a building away."""
    roads = Counter(name for _, name in roads_of(content))
    poor = next(name for name, count in roads.items() if count == 2)
    square = next(s for s in content["squares"] if poor in s["buildings"])
    other = next(n for n, count in roads.items() if count == 3 and n not in square["buildings"])
    square["buildings"][square["buildings"].index(poor)] = other


def cross_roads(content: Content) -> None:
    """Swap the spots of two squares of 2 far from each other."""
    a, b = square_with(content, 2, 0), square_with(content, 2, 13)
    a["x"], a["y"], b["x"], b["y"] = b["x"], b["y"], a["x"], a["y"]


def lay_on_a_road(content: Content) -> None:
    """Put a building exactly in the middle of somebody else's road."""
    spots = spots_of(content)
    square = content["squares"][-1]
    x, y = spots[square["buildings"][0]]
    building = content["buildings"][0]
    content["frame"] = [2 * side for side in content["frame"]]
    for one in content["buildings"] + content["squares"]:
        one["x"], one["y"] = 2 * one["x"], 2 * one["y"]
    building["x"], building["y"] = square["x"] // 2 + x, square["y"] // 2 + y


def same_kinds(content: Content) -> None:
    """Give a building the colour and flag of another one with its seal, and restore the counts."""
    buildings = content["buildings"]
    a, b = (one for one in buildings[:2])
    assert a["seal"] == b["seal"]
    for key in ("colour", "flag"):
        swap = next(o for o in buildings[2:] if o[key] == a[key])
        swap[key], b[key] = b[key], a[key]


def lettered(content: Content, letter: str) -> Any:
    return next(building for building in content["buildings"] if building.get("letter") == letter)


BAD: dict[str, tuple[Callable[[Content], Any], str, str]] = {
    "a building too few": (lambda c: c["buildings"].pop(), "buildings", "there are 29, it must be 30 (V1.5)"),
    "a building too many": (
        lambda c: c["buildings"].append(dict(c["buildings"][0], name="new", label="New")),
        "buildings", "there are 31, it must be 30 (V1.5)",
    ),
    "a square too few": (lambda c: c["squares"].pop(), "squares", "there are 39, it must be 40 (V1.5)"),
    "a square too many": (
        lambda c: c["squares"].append(copy.deepcopy(c["squares"][0])), "squares", "there are 41, it must be 40 (V1.5)",
    ),
    "a duplicate building": (
        put("buildings.7.name", "rathaus"), "buildings[7].name", "'rathaus' is already at buildings[0].name",
    ),
    "a duplicate label": (
        put("buildings.7.label", "Rathaus"), "buildings[7].label", "'Rathaus' is already at buildings[0].label",
    ),
    "a square called like a building": (
        put("squares.5.name", "rathaus"), "squares[5].name", "'rathaus' is already at buildings[0].name",
    ),
    "a duplicate square": (
        lambda c: c["squares"][9].update(name=c["squares"][2]["name"]), "squares[9].name", "already at squares[2].name",
    ),
    "a letter twice": (
        lambda c: lettered(c, "A").update(letter="B"), "].letter", "B is already at rossauer_kaserne (V1.4)",
    ),
    "a letter missing": (
        lambda c: lettered(c, "K").pop("letter"), "buildings", "no building has the letter K (V1.4)",
    ),
    "an unknown building": (
        put("squares.3.buildings.1", "atlantis"), "squares[3].buildings[1]", "there is no building 'atlantis'",
    ),
    "a road twice": (
        lambda c: c["squares"][3]["buildings"].__setitem__(1, c["squares"][3]["buildings"][0]),
        "squares[3].buildings[1]", "a second road to ",
    ),
    "a number that is not the roads": (
        lambda c: square_with(c, 3).update(number=4), "].number", "4, but ",
    ),
    "a road too few": (lambda c: square_with(c, 4)["buildings"].pop(), "].number", " has 3 roads (V1.5)"),
    "an unreachable square": (island, "squares[", "no way leads from rathaus to neustiftgasse"),
    "an unreachable building": (no_roads, "buildings[25]", "no way leads from rathaus to belvedere"),
    "a square without roads": (
        put("squares.4.buildings", []), "squares[4].number", " has 0 roads (V1.5)",
    ),
    "numbers other than declared": (
        put("declared.squares_of", [13, 17, 10]), "squares", "14 have the number 2, but 13 are declared",
    ),
    "seven roads": (cut_road, "buildings[", " has 7 roads, but 2 to 6 are declared"),
    "one road": (starve, "buildings[", " has 1 roads, but 2 to 6 are declared"),
    "too many of a colour": (
        lambda c: next(b for b in c["buildings"] if b["colour"] == "pink").update(colour="purple"),
        "buildings", "7 have the colour purple, but 6 to 6 of each are declared",
    ),
    "too many of a flag": (
        lambda c: next(b for b in c["buildings"] if b["flag"] == "ussr").update(flag="usa"),
        "buildings", "7 have the flag usa, but 6 to 6",
    ),
    "too few of a seal": (
        put("buildings.0.seal", "science"), "buildings", "5 have the seal administration, but 6 to 6",
    ),
    "the same colour, flag and seal": (same_kinds, "buildings[1]", ", administration, the same as rathaus"),
    "a building outside the frame": (put("buildings.2.x", 1601), "buildings[2]", "justizpalast lies outside the frame"),
    "a square outside the frame": (put("squares.2.y", 1161), "squares[2]", " lies outside the frame 1600 × 1160"),
    "a square upon a building": (
        lambda c: c["squares"][0].update(x=c["buildings"][4]["x"], y=c["buildings"][4]["y"]),
        "squares[0]", " is drawn on top of postsparkasse",
    ),
    "a crossing road": (cross_roads, "squares[", " crosses that from "),
    "a building on a road": (lay_on_a_road, "squares[", " crosses that from "),
    # the schema's own
    "an unknown key": (put("river", "Wien"), "top level", "'river' was unexpected"),
    "a missing key": (lambda c: c.pop("source"), "top level", "'source' is a required property"),
    "an empty source": (put("source", ""), "source", "non-empty"),
    "an unknown colour": (put("buildings.0.colour", "green"), "buildings[0].colour", "is not one of"),
    "an unknown flag": (put("buildings.0.flag", "italy"), "buildings[0].flag", "is not one of"),
    "an unknown seal": (put("buildings.0.seal", "sport"), "buildings[0].seal", "is not one of"),
    "the letter I": (put("buildings.0.letter", "I"), "buildings[0].letter", "is not one of"),
    "a square of 5": (put("squares.0.number", 5), "squares[0].number", "is not one of"),
    "a coordinate that is no number": (put("squares.0.x", "left"), "squares[0].x", "is not of type 'integer'"),
    "a coordinate below zero": (put("squares.0.x", -1), "squares[0].x", "less than the minimum"),
    "an unknown side": (put("squares.0.side", "up"), "squares[0].side", "is not one of"),
    "a name that is no word": (put("buildings.0.name", "Rathaus!"), "buildings[0].name", "does not match"),
    "a declaration missing": (lambda c: c["declared"].pop("roads"), "declared", "'roads' is a required property"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_bad_board_is_refused(case: str) -> None:
    check_refused(read_board, TEXT, BAD[case], first=False)


@pytest.mark.parametrize(("text", "reason"), BAD_TEXTS)
def test_bad_text_is_refused(text: str, reason: str) -> None:
    check_text_refused(read_board, text, reason)


@pytest.mark.long
def test_designer_makes_valid_boards() -> None:
    assert len(read_board(text_of(design(7)), "seed 7")["squares"]) == 40


def test_another_board_is_taken() -> None:
    """The refusals are for reasons: a board that declares less evenness may have it, and other names and spots pass."""
    content = json.loads(TEXT)
    next(b for b in content["buildings"] if b["colour"] == "pink").update(colour="purple")
    content["declared"]["of_each"] = [5, 7]
    same = next(b for b in content["buildings"] if b["name"] == "parlament")
    same.update({key: content["buildings"][0][key] for key in KEYS})
    content["declared"].update(of_each=[3, 9], all_different=False)
    content["buildings"][3]["label"] = "Ballhaus"
    content["squares"][0]["x"] += 3
    content["scenery"] = []
    assert read_board(json.dumps(content), "mine")["buildings"][3]["label"] == "Ballhaus"
