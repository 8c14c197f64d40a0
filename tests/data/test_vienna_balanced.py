"""Vienna's data that come first, tuned by simulation: what was asked of them, counted in the files themselves."""

import hashlib
import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.registry import find_game
from safehouse.games.vienna.data_files import DATA, read_board, read_missions, read_tracks, tracks_of
from safehouse.games.vienna.vocabulary import COLOURS, FLAGS, INFOS, NEEDS, SEALS
from tests.data.test_vienna_missions import chance, holds, ids, paid
from tools.design_vienna_missions import files

NAME = "balanced"
CLASSIC = {
    "vienna_1950.board.json": "77107d29ce133136b491dcce3e5036e3b3effa4e2208386d52d07896c76a6776",
    "classic.cards.json": "fd42d6798bd6e2bc0956a215253cde738b2cb770d33367237174aa41d8602b3c",
    "classic.missions.json": "228f64eeba0a4255c8b219af7024463ff4f435d194cfc396719b92d33ab69314",
    "classic.tracks.json": "ac8cc315c5d24aaac28636cab369b2ff355cad30c7c6b4a6874d6f981f292c82",
}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "vienna-missions.md"
# The two American missions of the rule book's example: their reward is not ours to choose (V11.5).
AMERICAN = ("B-01", "B-06")


def text_of(role: str) -> str:
    return (DATA / f"{NAME}.{role}.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    return read_board(text_of("board"), NAME)


@pytest.fixture(scope="module")
def missions() -> dict[str, Any]:
    return {mission["id"]: mission for mission in read_missions(text_of("missions"), NAME)["missions"]}


def test_they_come_first() -> None:
    """Without a word about data a table has them; the cards are the classic ones."""
    options = find_game("vienna").check_options({})
    assert {role: options[role] for role in ("board", "missions", "tracks", "cards")} == {
        "board": NAME, "missions": NAME, "tracks": NAME, "cards": "classic",
    }  # fmt: skip


@pytest.mark.parametrize("name", CLASSIC)
def test_the_classic_files_are_untouched(name: str) -> None:
    """Records name the earlier files and check their SHA-256."""
    assert hashlib.sha256((DATA / name).read_bytes()).hexdigest() == CLASSIC[name]


def test_every_colour_meets_every_flag(board: dict[str, Any]) -> None:
    """All 25 colour–flag pairs are on the board, purple and France among them, none on more than two buildings."""
    pairs = Counter((building["colour"], building["flag"]) for building in board["buildings"])
    assert set(pairs) == set(product(COLOURS, FLAGS))
    assert pairs["purple", "france"] >= 1
    assert max(pairs.values()) == 2


def test_the_net_is_the_classic_one(board: dict[str, Any]) -> None:
    """Only colours, flags and letters are dealt anew: names, spots, seals, squares and scenery stay."""
    before = read_board((DATA / "vienna_1950.board.json").read_text(encoding="utf-8"), "classic")
    for key in ("title", "frame", "declared", "squares", "scenery"):
        assert board[key] == before[key]
    for new, old in zip(board["buildings"], before["buildings"], strict=True):
        assert all(new[key] == old[key] for key in ("name", "label", "seal", "x", "y"))


def test_half_of_the_houses_have_their_own_flag(board: dict[str, Any], missions: dict[str, Any]) -> None:
    """Five of the ten building missions ask for the flag of their own building, one of each nation."""
    flags = {building["letter"]: building["flag"] for building in board["buildings"] if "letter" in building}
    houses = [mission for mission in missions.values() if mission["needs"] == "building"]
    own = [mission["flag"] for mission in houses if mission["flag"] == flags[mission["shown"][0]]]
    assert len(houses) == 10
    assert sorted(own) == sorted(FLAGS)


def test_tracks_and_roof() -> None:
    """V1.6, V1.7: areas of 2, 3, 3, 4, 5 and 1 fields on each track; the roof is the rule book's."""
    tracks = tracks_of(read_tracks(text_of("tracks"), NAME))
    assert tracks.area == [[1] * 2 + [2] * 3 + [3] * 3 + [4] * 4 + [5] * 5 + [6]] * 5
    classic = (DATA / "classic.tracks.json").read_text(encoding="utf-8")
    assert json.loads(text_of("tracks"))["roof"] == json.loads(classic)["roof"]


# The missions.


@pytest.mark.parametrize(
    ("wanted", "needs", "words", "sizes"),
    [
        (ids("S", 1, 5), "seals", SEALS, {2}),
        (ids("A", 16, 20), "seals", SEALS, {3}),
        (ids("B", 21, 25), "seals", SEALS, {4}),
        (ids("B", 1, 20), "infos", INFOS, {2, 3, 4}),
    ],
)
def test_symbols(
    missions: dict[str, Any], wanted: list[str], needs: str, words: tuple[str, ...], sizes: set[int]
) -> None:
    """V11.5: each range has its kind and its number of symbols, and all symbols of the kind equally often."""
    shown = [missions[id_]["shown"] for id_ in wanted]
    assert {missions[id_]["needs"] for id_ in wanted} == {needs}
    assert {len(symbols) for symbols in shown} == sizes
    counts = Counter(symbol for symbols in shown for symbol in symbols)
    assert set(counts) == set(words)
    assert len(set(counts.values())) == 1


def test_nations(missions: dict[str, Any]) -> None:
    """V11.5: each nation has 1 S, 6 A and 5 B, of each kind the same number, and 12 bribes and 12 infos shown."""
    flags = Counter((id_[0], mission["flag"]) for id_, mission in missions.items())
    assert flags == {(s, flag): count for s, count in (("S", 1), ("A", 6), ("B", 5)) for flag in FLAGS}
    kinds = Counter((id_[0], mission["needs"], mission["flag"]) for id_, mission in missions.items())
    assert all(len({kinds[s, n, flag] for flag in FLAGS}) == 1 for s in "SAB" for n in NEEDS)
    for needs in ("bribes", "infos"):
        ours = [mission for mission in missions.values() if mission["needs"] == needs]
        assert {sum(len(m["shown"]) for m in ours if m["flag"] == flag) for flag in FLAGS} == {12}


def test_examples_of_the_sources(missions: dict[str, Any]) -> None:
    """V11.5, V16.5, V16.7, V16.13, V16.15: what the books say of single missions holds."""
    french = [missions["S-01"], missions["A-16"]]
    assert {mission["flag"] for mission in french} == {"france"}
    assert all(holds(mission, religion=1, nobility=2) for mission in french)
    assert paid(*french) == (5, 2)
    owned = {"briefcase": 1, "slide": 1, "microfilm": 1, "bottle": 1, "pistol": 2}
    austrian = [missions["B-03"], missions["B-14"]]
    assert {mission["flag"] for mission in austrian} == {"austria"}
    assert all(holds(mission, **owned) for mission in austrian)
    assert paid(*austrian) == (1, 13)
    assert missions["B-20"]["flag"] == "usa"
    assert holds(missions["B-20"], **owned)
    american = [missions[id_] for id_ in AMERICAN]
    assert all(mission["flag"] == "usa" and holds(mission, bottle=1, pistol=1) for mission in american)
    assert paid(*american) == (7, 3)
    assert any(paid(mission) == (3, 0) for mission in missions.values())


@pytest.mark.parametrize("shilling", [Fraction(1), Fraction(3, 2), Fraction(2)])
@pytest.mark.parametrize("needs", ["seals", "bribes", "infos"])
def test_rewards_grow_with_difficulty(missions: dict[str, Any], needs: str, shilling: Fraction) -> None:
    """What is less likely to be there never pays less, the two missions of the book's example left out."""
    likely: dict[tuple[int, ...], float] = {}
    ranked = []
    for id_, mission in missions.items():
        if mission["needs"] == needs and id_ not in AMERICAN:
            pattern = tuple(sorted(Counter(mission["shown"]).values()))
            likely.setdefault(pattern, chance(needs, mission["shown"]))
            ranked.append((likely[pattern], mission["points"] + shilling * mission["shillings"], id_))
    assert len(likely) >= 3
    for one, reward, id_ in ranked:
        for other, other_reward, other_id in ranked:
            if one < other:
                assert reward >= other_reward, f"{id_} is harder than {other_id}, and pays less"


def test_equal_missions_pay_equally(board: dict[str, Any], missions: dict[str, Any]) -> None:
    """The same series, kind and pattern, and for a house the same sort of flag: the same sum."""
    flags = {building["letter"]: building["flag"] for building in board["buildings"] if "letter" in building}
    sums: dict[tuple[Any, ...], set[int]] = {}
    for id_, mission in missions.items():
        own = flags.get(mission["shown"][0]) == mission["flag"]
        pattern = (id_[0], mission["needs"], own, *sorted(Counter(mission["shown"]).values()))
        sums.setdefault(pattern, set()).add(mission["shillings"] + mission["points"])
    assert all(len(found) == 1 for found in sums.values())
    assert len(sums) == 12


def test_page_lists_every_mission(missions: dict[str, Any]) -> None:
    """docs/vienna-missions.md shows id, flag, symbols and reward of each as they are in the file."""
    page = PAGE.read_text(encoding="utf-8")
    for id_, mission in missions.items():
        counts = Counter(mission["shown"])
        shown = ", ".join(word if count == 1 else f"{count} {word}" for word, count in counts.items())
        assert f"| {id_} | {mission['flag']} | {shown} | {mission['shillings']} | {mission['points']} |" in page


@pytest.mark.parametrize("name", files())
def test_the_designer_writes_the_files(name: str) -> None:
    """`python3 -m tools.design_vienna_missions` writes missions and tracks."""
    assert (DATA / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.long
def test_the_designer_writes_the_board() -> None:
    """`python3 -m tools.design_vienna_kinds` writes the board, in some minutes."""
    from tools.design_vienna import text_of as written
    from tools.design_vienna_kinds import design

    assert written(design()) == text_of("board")
