"""The cards and the info tableau of Vienna (V1.6–V1.8, V9.2, V13): proven again by other means; bad files refused."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

import pytest

from safehouse.games.vienna.data_files import (
    ABILITIES,
    DATA,
    cards_of,
    read_cards,
    read_tracks,
    tracks_of,
)
from tests.data.bad_files import check_refused, put
from tools.design_vienna import text_of
from tools.design_vienna_cards import deal

Content = dict[str, Any]
CARDS = (DATA / "classic.cards.json").read_text(encoding="utf-8")
TRACKS = (DATA / "classic.tracks.json").read_text(encoding="utf-8")

BRIBES = ["chocolate", "wine", "magazine", "coffee", "tobacco"]
COLOURS = ["purple", "pink", "orange", "brown", "grey"]
INFOS = ["bottle", "pistol", "briefcase", "microfilm", "slide"]
FLAGS = ["usa", "ussr", "france", "great_britain", "austria"]
SEALS = ["administration", "science", "religion", "culture", "nobility"]

# V13, written down a second time: first and last card, action, what X is one of.
TABLE = [
    (1, 10, 2, BRIBES), (11, 15, 2, BRIBES), (16, 20, 2, BRIBES), (21, 25, 3, COLOURS), (26, 30, 3, COLOURS),
    (31, 35, 3, COLOURS), (36, 45, 3, FLAGS), (46, 55, 3, FLAGS), (56, 60, 3, FLAGS), (61, 65, 3, FLAGS),
    (66, 75, 4, INFOS), (76, 80, 4, INFOS), (81, 85, 3, BRIBES), (86, 90, 3, []), (91, 100, 3, SEALS),
    (101, 110, 3, SEALS), (111, 115, 3, SEALS), (116, 120, 3, SEALS), (121, 125, 3, []), (126, 130, 3, []),
    (131, 135, 3, INFOS), (136, 140, 3, INFOS), (141, 145, 3, INFOS), (146, 155, 3, BRIBES), (156, 165, 4, INFOS),
    (166, 170, 3, []), (171, 173, 3, ["2", "3", "4"]), (174, 175, 3, []),
]  # fmt: skip


@pytest.fixture(scope="module")
def cards() -> list[Any]:
    found: list[Any] = read_cards(CARDS, "classic")["cards"]
    return found


def test_numbers_of_v1_8(cards: list[Any]) -> None:
    assert [card["number"] for card in cards] == list(range(1, 176))


def test_abilities_of_v13(cards: list[Any]) -> None:
    """The table of kinds agrees with the rules page, and the cards with the table."""
    assert [(a.first, a.last, a.action, list(a.words)) for a in ABILITIES] == TABLE
    kinds = [{card["ability"] for card in cards[first - 1 : last]} for first, last, *_ in TABLE]
    assert all(len(kind) == 1 for kind in kinds)
    assert len(set().union(*kinds)) == len(TABLE)


@pytest.mark.parametrize(("first", "last", "action", "words"), TABLE)
def test_x_of_v13(cards: list[Any], first: int, last: int, action: int, words: list[str]) -> None:
    """A range of 10 has each X twice, a range of 5 once; five equal cards have none."""
    assert action in (2, 3, 4)
    found = Counter(card.get("x") for card in cards[first - 1 : last])
    if words:
        assert found == dict.fromkeys(words, (last - first + 1) // len(words))
    else:
        assert found == {None: last - first + 1}


def test_x_known_from_the_sources(cards: list[Any]) -> None:
    """V13: cards 131 and 141 are shown; 171 to 173 are told apart by their number."""
    assert {number: cards[number - 1]["x"] for number in (131, 141, 171, 172, 173)} == {
        131: "briefcase", 141: "pistol", 171: "2", 172: "3", 173: "4",
    }  # fmt: skip


def test_tops_of_v1_8(cards: list[Any]) -> None:
    """Each of the 25 pairs exactly 7 times among 175, 3 or 4 times among 001–090."""
    pairs = list(product(BRIBES, INFOS))
    assert Counter((card["bribe"], card["info"]) for card in cards) == dict.fromkeys(pairs, 7)
    starter = Counter((card["bribe"], card["info"]) for card in cards[:90])
    assert set(starter) == set(pairs)
    assert Counter(starter.values()) == {3: 10, 4: 15}


def test_tops_are_spread_over_the_abilities(cards: list[Any]) -> None:
    """Each row of five cards has every bribe and every info on top: no ability comes with a certain top."""
    for row in range(0, 175, 5):
        assert {card["bribe"] for card in cards[row : row + 5]} == set(BRIBES)
        assert {card["info"] for card in cards[row : row + 5]} == set(INFOS)


def test_no_two_cards_are_the_same(cards: list[Any]) -> None:
    faces = {tuple(card.get(key) for key in ("bribe", "info", "ability", "x")) for card in cards}
    assert len(faces) == 175


def test_no_card_names_its_own_top(cards: list[Any]) -> None:
    """An X is never the card's own bribe, its colour or its info, so it says nothing new about the card."""
    for card in cards:
        own = {card["bribe"], COLOURS[BRIBES.index(card["bribe"])], card["info"]}
        assert card.get("x") not in own, card["number"]


def test_cards_in_numbers(cards: list[Any]) -> None:
    plain = cards_of({"cards": cards})
    for index, card in enumerate(cards):
        assert BRIBES[plain.bribe[index]] == card["bribe"]
        assert INFOS[plain.info[index]] == card["info"]
        ability = ABILITIES[plain.ability[index]]
        assert ability.kind == card["ability"]
        assert ability.first <= index + 1 <= ability.last
        assert (ability.words[plain.x[index]] if plain.x[index] >= 0 else None) == card.get("x")


# The info tableau.


def test_tracks_of_v1_6() -> None:
    """Five tracks of 21 fields, areas of 4, 4, 4, 4, 4 and 1, worth 1 to 6."""
    tracks = tracks_of(read_tracks(TRACKS, "classic"))
    worth = [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6]
    assert len(worth) == 21
    assert tracks.area == [worth] * 5
    assert sum(a != b for a, b in pairwise(worth)) == 5


def test_roof_of_v1_7_and_v9_2() -> None:
    tracks = tracks_of(read_tracks(TRACKS, "classic"))
    assert "".join(tracks.roof_names) == "ABCDEFGHIJKL"
    assert tracks.roof_names[tracks.roof_start] == "A"

    def letters(fields: list[int]) -> str:
        return "".join(tracks.roof_names[field] for field in fields)

    assert letters(tracks.end[2:]) == "HJL"
    assert [letters(fields) for fields in tracks.purchases] == ["", "", "BCDGH", "BCEIJ", "BDFJL"]
    assert [letters(fields) for fields in tracks.paydays] == ["", "", "EH", "GJ", "HL"]


# Bad files: what is changed, and the place and the reason that the refusal must name.


def swap(key: str, a: int, b: int) -> Callable[[Content], None]:
    """Swap something between two cards, by their numbers."""

    def change(content: Content) -> None:
        one, other = content["cards"][a - 1], content["cards"][b - 1]
        one[key], other[key] = other[key], one[key]

    return change


def renumber(content: Content) -> None:
    """Take card 042 out and close the gap in the list, not in the numbers."""
    content["cards"].pop(41)


def unknown_x(number: int, x: str) -> Callable[[Content], None]:
    return put(f"cards.{number - 1}.x", x)


BAD_CARDS: dict[str, tuple[Callable[[Content], Any], str, str]] = {
    "a missing number": (renumber, "cards[41].number", "043, but 042 is missing (V1.8)"),
    "the last card missing": (lambda c: c["cards"].pop(), "cards", "there are 174, it must be 175 (V1.8)"),
    "a card too many": (
        lambda c: c["cards"].append(dict(c["cards"][0], number=176)), "cards", "there are 176, it must be 175 (V1.8)",
    ),
    "a number twice": (
        lambda c: c["cards"].insert(7, copy.deepcopy(c["cards"][6])), "cards[7].number", "the numbers must rise by one",
    ),
    "cards out of order": (lambda c: c["cards"].reverse(), "cards[0].number", "175, but 001 is missing"),
    "no cards": (put("cards", []), "cards", "there are 0, it must be 175 (V1.8)"),
    "an ability on the wrong number": (
        put("cards.10.ability", "bribe_more"), "cards[10].ability", "'bribe_more', but 011–015 have 'bribe_points'",
    ),
    "an unknown ability": (put("cards.0.ability", "fly"), "cards[0].ability", "'fly', but 001–010 have 'bribe_more'"),
    "no X where one is needed": (lambda c: c["cards"][0].pop("x"), "cards[0].x", "bribe_more needs one (V13)"),
    "an X where there is none": (put("cards.85.x", "wine"), "cards[85].x", "foreign_points has none (V13)"),
    "an X of the wrong kind": (unknown_x(36, "wine"), "cards[35].x", "'wine' is not one of usa, ussr"),
    "an unknown seal": (unknown_x(91, "sport"), "cards[90].x", "'sport' is not one of administration"),
    "an X too often": (
        lambda c: c["cards"][10].update(x=c["cards"][11]["x"]), "cards", "0 of 011–015 have the X 'wine', it must be 1",
    ),
    "card 131 changed": (swap("x", 131, 132), "cards[130].x", "but card 131 has 'briefcase'"),
    "card 141 changed": (swap("x", 141, 143), "cards[140].x", "but card 141 has 'pistol'"),
    "card 171 changed": (swap("x", 171, 173), "cards[170].x", "'4', but card 171 has '2'"),
    "a pair too often": (
        lambda c: c["cards"][174].update(bribe=c["cards"][173]["bribe"]), "cards",
        "of the cards 001–175, but 7 to 7 are declared",
    ),
    "a pair too rare among the starters": (
        put("declared.pair_in_starter", [4, 4]), "cards", "on 3 of the cards 001–090, but 4 to 4 are declared",
    ),
    # the schema's own
    "an unknown bribe": (put("cards.0.bribe", "tea"), "cards[0].bribe", "is not one of"),
    "an unknown info": (put("cards.0.info", "letter"), "cards[0].info", "is not one of"),
    "a card without an info": (lambda c: c["cards"][4].pop("info"), "cards[4]", "'info' is a required property"),
    "an unknown key": (put("cards.0.cost", 3), "cards[0]", "'cost' was unexpected"),
    "a missing source": (lambda c: c.pop("source"), "top level", "'source' is a required property"),
    "a number that is none": (put("cards.0.number", "001"), "cards[0].number", "is not of type 'integer'"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_CARDS)
def test_bad_cards_are_refused(case: str) -> None:
    check_refused(read_cards, CARDS, BAD_CARDS[case])


@pytest.mark.parametrize("seed", range(3))
def test_dealer_makes_valid_cards(seed: int) -> None:
    assert len(read_cards(text_of(deal(seed)), f"seed {seed}")["cards"]) == 175


def test_other_tops_are_taken_where_declared() -> None:
    content = json.loads(CARDS)
    content["cards"][174]["bribe"] = content["cards"][173]["bribe"]
    content["declared"]["pair_in_full"] = [6, 8]
    assert read_cards(json.dumps(content), "mine")["cards"][174]["bribe"] == content["cards"][173]["bribe"]


BAD_TRACKS: dict[str, tuple[Callable[[Content], Any], str, str]] = {
    "a track missing": (lambda c: c["tracks"].pop("slide"), "tracks", "there is none for slide (V1.6)"),
    "five areas": (put("tracks.slide", [4, 4, 4, 4, 5]), "tracks.slide", "5 areas, it must be 6 (V1.6)"),
    "an area without fields": (put("tracks.slide.0", 0), "tracks.slide[0]", "less than the minimum"),
    "an unknown info": (put("tracks.letter", [4, 4, 4, 4, 4, 1]), "tracks", "'letter' is not one of"),
    "a field twice": (put("roof.fields.1", "A"), "roof.fields[1]", "A occurs twice"),
    "an unknown start": (put("roof.start", "Z"), "roof.start", "there is no field Z"),
    "nothing for three players": (lambda c: c["roof"]["players"].pop("3"), "roof.players", "nothing for 3 players"),
    "an unknown end": (put("roof.players.2.end", "Z"), "roof.players.2.end", "there is no field Z"),
    "an end on the start": (put("roof.players.2.end", "A"), "roof.players.2.end", "A is not right of the start A"),
    "four purchases": (
        put("roof.players.2.purchases", ["B", "C", "D", "H"]), "roof.players.2.purchases", "there are 4, it must be 5",
    ),
    "three paydays": (
        put("roof.players.2.paydays", ["E", "F", "H"]), "roof.players.2.paydays", "there are 3, it must be 2 (V9.2)",
    ),
    "a purchase beyond the end": (
        put("roof.players.2.purchases", ["B", "C", "D", "G", "K"]), "roof.players.2.purchases[4]",
        "K is not on the way from B to H",
    ),
    "a purchase on the start": (
        put("roof.players.2.purchases", ["A", "C", "D", "G", "H"]), "roof.players.2.purchases[0]",
        "A is not on the way from B to H",
    ),
    "two purchases on one field": (
        put("roof.players.2.purchases", ["B", "B", "D", "G", "H"]), "roof.players.2.purchases[1]", "a second one on B",
    ),
    "no purchase on the end": (
        put("roof.players.2.purchases", ["B", "C", "D", "F", "G"]), "roof.players.2.purchases",
        "none on the end field H (V10.1)",
    ),
    "no payday on the end": (
        put("roof.players.2.paydays", ["E", "F"]), "roof.players.2.paydays", "none on the end field H (V10.1)",
    ),
    "both tiles before the end": (
        put("roof.players.2.paydays", ["G", "H"]), "roof.players.2.paydays[0]", "G already has a purchase",
    ),
    "five players": (
        lambda c: c["roof"]["players"].update({"5": c["roof"]["players"]["4"]}), "roof.players", "'5' is not one of",
    ),
    "a missing source": (lambda c: c.pop("source"), "top level", "'source' is a required property"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_TRACKS)
def test_bad_tracks_are_refused(case: str) -> None:
    check_refused(read_tracks, TRACKS, BAD_TRACKS[case])


def test_other_lengths_are_taken() -> None:
    """V1.6: the lengths are data, and may differ from info to info."""
    content = json.loads(TRACKS)
    content["tracks"]["pistol"] = [1, 2, 3, 4, 5, 6]
    area = tracks_of(read_tracks(json.dumps(content), "mine")).area
    assert area[1] == [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6]
    assert len(area[0]) == 21
