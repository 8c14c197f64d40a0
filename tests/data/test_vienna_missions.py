"""The classic missions of Vienna (V1.9, V11): what the book says of them, how rewards grow, and bad files refused."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import product
from math import comb, factorial, prod
from pathlib import Path
from typing import Any

import pytest

from safehouse.games.vienna.data_files import DATA, missions_of, read_board, read_missions
from safehouse.games.vienna.vocabulary import BRIBES, FLAGS, INFOS, LETTERS, NEEDS, SEALS, SERIES
from tests.data.bad_files import check_refused

Content = dict[str, Any]
TEXT = (DATA / "classic.missions.json").read_text(encoding="utf-8")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "vienna-missions-classic.md"


@pytest.fixture(scope="module")
def missions() -> dict[str, Any]:
    return {mission["id"]: mission for mission in read_missions(TEXT, "classic")["missions"]}


def ids(series: str, first: int, last: int) -> list[str]:
    return [f"{series}-{number:02}" for number in range(first, last + 1)]


def test_ids_of_v1_9(missions: dict[str, Any]) -> None:
    assert list(missions) == ids("S", 1, 5) + ids("A", 1, 30) + ids("B", 1, 25)


@pytest.mark.parametrize(
    ("wanted", "needs", "words", "least", "most"),
    [
        (ids("S", 1, 5), "seals", SEALS, 2, 2),
        (ids("A", 16, 20), "seals", SEALS, 3, 3),
        (ids("B", 21, 25), "seals", SEALS, 4, 4),
        (ids("A", 1, 15), "bribes", BRIBES, 3, 5),
        (ids("A", 21, 30), "building", LETTERS, 1, 1),
        (ids("B", 1, 20), "infos", INFOS, 2, 4),
    ],
)
def test_kinds_of_v11_5(
    missions: dict[str, Any], wanted: list[str], needs: str, words: tuple[str, ...], least: int, most: int
) -> None:
    """Each range has its kind and its number of symbols, and all symbols of the kind equally often."""
    shown = [missions[id_]["shown"] for id_ in wanted]
    assert {missions[id_]["needs"] for id_ in wanted} == {needs}
    assert {least, most} <= {len(symbols) for symbols in shown} <= set(range(least, most + 1))
    counts = Counter(symbol for symbols in shown for symbol in symbols)
    assert set(counts) == set(words)
    assert len(set(counts.values())) == 1


def test_flags_of_v11_5(missions: dict[str, Any]) -> None:
    """Each nation has 1 S, 6 A and 5 B; and of each kind of mission the same number."""
    flags = Counter((id_[0], mission["flag"]) for id_, mission in missions.items())
    assert flags == {(s, flag): count for s, count in (("S", 1), ("A", 6), ("B", 5)) for flag in FLAGS}
    kinds = Counter((id_[0], mission["needs"], mission["flag"]) for id_, mission in missions.items())
    assert all(len({kinds[s, n, flag] for flag in FLAGS}) == 1 for s in "SAB" for n in NEEDS)


def test_symbols_shown_are_even_over_nations(missions: dict[str, Any]) -> None:
    """The bribe missions and the info missions of every nation show the same number of symbols."""
    for needs, count in (("bribes", 12), ("infos", 12)):
        shown = Counter[str]()
        for mission in missions.values():
            if mission["needs"] == needs:
                shown[mission["flag"]] += len(mission["shown"])
        assert shown == dict.fromkeys(FLAGS, count)


def test_houses_are_of_another_nation(missions: dict[str, Any]) -> None:
    """With printed flags no house mission is fulfilled by the agent who enters the house."""
    board = read_board((DATA / "vienna_1950.board.json").read_text(encoding="utf-8"), "board")
    flags = {building["letter"]: building["flag"] for building in board["buildings"] if "letter" in building}
    houses = [mission for mission in missions.values() if mission["needs"] == "building"]
    assert [mission["shown"][0] for mission in houses] == list("ABCDEFGHKL")
    assert all(mission["flag"] != flags[mission["shown"][0]] for mission in houses)


# The examples of the sources.


def holds(mission: Any, **owned: int) -> bool:
    return all(owned.get(symbol, 0) >= count for symbol, count in Counter(mission["shown"]).items())


def paid(*fulfilled: Any) -> tuple[int, int]:
    """Shillings and points together."""
    return sum(mission["shillings"] for mission in fulfilled), sum(mission["points"] for mission in fulfilled)


def test_example_of_seals(missions: dict[str, Any]) -> None:
    """V11.5, V16.7: S-01 and A-16, a French building with religion, two with nobility: 5 shillings and 2 points."""
    pair = [missions["S-01"], missions["A-16"]]
    assert {mission["flag"] for mission in pair} == {"france"}
    assert all(holds(mission, religion=1, nobility=2) for mission in pair)
    assert not holds(missions["A-16"], religion=1, nobility=1)
    assert paid(*pair) == (5, 2)


def test_example_of_infos(missions: dict[str, Any]) -> None:
    """V11.5, V16.7, V16.15: B-03 and B-14 pay 1 shilling and 13 points; B-20's infos are there, but it is American."""
    owned = {"briefcase": 1, "slide": 1, "microfilm": 1, "bottle": 1, "pistol": 2}
    pair = [missions["B-03"], missions["B-14"]]
    assert {mission["flag"] for mission in pair} == {"austria"}
    assert all(holds(mission, **owned) for mission in pair)
    assert paid(*pair) == (1, 13)
    assert missions["B-20"]["flag"] == "usa"
    assert holds(missions["B-20"], **owned)
    assert not holds(missions["B-20"], **dict(owned, pistol=1))


def test_example_of_two_american_missions(missions: dict[str, Any]) -> None:
    """V11.5, V16.13: two American B missions, one bottle and one pistol for both: 3 points and 7 shillings."""
    pair = [m for id_, m in missions.items() if id_[0] == "B" and m["flag"] == "usa" and holds(m, bottle=1, pistol=1)]
    assert len(pair) == 2
    assert all(set(mission["shown"]) == {"bottle", "pistol"} for mission in pair)
    assert paid(*pair) == (7, 3)


def test_example_of_the_cash_box(missions: dict[str, Any]) -> None:
    """V11.5, V16.5: some mission gives exactly 3 shillings."""
    assert any(paid(mission) == (3, 0) for mission in missions.values())


# Rewards grow with difficulty.


def chance(needs: str, shown: list[str]) -> float:
    """How likely a handful drawn at random fulfils it: 6 of the 45 tiles, 8 bribes, or agents on 6 of the 30 buildings.

    A yardstick only: it knows nothing of a player's plans, but it ranks what is shown.
    """
    words = {"seals": SEALS, "bribes": BRIBES, "infos": INFOS}[needs]
    wanted = [shown.count(word) for word in words]
    drawn = 8 if needs == "bribes" else 6
    each = {"seals": 6, "infos": 9, "bribes": 0}[needs]
    total = 0.0
    for counts in product(range(drawn + 1), repeat=5):
        if sum(counts) == drawn and all(have >= want for have, want in zip(counts, wanted, strict=True)):
            if each:
                total += prod(comb(each, count) for count in counts) / comb(5 * each, drawn)
            else:
                total += factorial(drawn) / prod(factorial(count) for count in counts) / 5**drawn
    return total


@pytest.mark.parametrize("shilling", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("needs", ["seals", "bribes", "infos"])
def test_rewards_grow_with_difficulty(missions: dict[str, Any], needs: str, shilling: float) -> None:
    """Whatever a shilling is worth between 1 and 2 points, what is less likely to be there never pays less."""
    cache: dict[tuple[int, ...], float] = {}
    ranked = []
    for mission in missions.values():
        if mission["needs"] == needs:
            pattern = tuple(sorted(Counter(mission["shown"]).values()))
            if pattern not in cache:
                cache[pattern] = chance(needs, mission["shown"])
            ranked.append((cache[pattern], mission["points"] + shilling * mission["shillings"], mission["id"]))
    assert len(cache) >= 3
    for likely, reward, id_ in ranked:
        for other_likely, other_reward, other in ranked:
            if likely < other_likely:
                assert reward >= other_reward, f"{id_} is harder than {other}, and pays less"


def test_equal_missions_pay_equally(missions: dict[str, Any]) -> None:
    """The same series, kind and pattern: shillings and points add up to the same."""
    sums: dict[tuple[Any, ...], set[int]] = {}
    for id_, mission in missions.items():
        pattern = (id_[0], mission["needs"], *sorted(Counter(mission["shown"]).values()))
        sums.setdefault(pattern, set()).add(mission["shillings"] + mission["points"])
    assert all(len(found) == 1 for found in sums.values())
    assert len(sums) == 11


def test_page_lists_every_mission(missions: dict[str, Any]) -> None:
    """docs/vienna-missions-classic.md shows id, flag, symbols and reward of each as they are in the file."""
    page = PAGE.read_text(encoding="utf-8")
    for id_, mission in missions.items():
        counts = Counter(mission["shown"])
        shown = ", ".join(word if count == 1 else f"{count} {word}" for word, count in counts.items())
        reward = f"{mission['shillings']} | {mission['points']}"
        assert f"| {id_} | {mission['flag']} | {shown} | {reward} |" in page


def test_missions_in_numbers(missions: dict[str, Any]) -> None:
    plain = missions_of({"missions": list(missions.values())})
    assert plain.ids == list(missions)
    for index, mission in enumerate(missions.values()):
        assert SERIES[plain.series[index]] == mission["id"][0]
        assert FLAGS[plain.flag[index]] == mission["flag"]
        assert [*NEEDS][plain.needs[index]] == mission["needs"]
        assert (plain.shillings[index], plain.points[index]) == paid(mission)
        words = {"seals": SEALS, "bribes": BRIBES, "infos": INFOS, "building": ()}[mission["needs"]]
        shown = [word for word, count in zip(words, plain.wanted[index], strict=False) for _ in range(count)]
        if plain.letter[index] >= 0:
            shown.append(LETTERS[plain.letter[index]])
        assert sorted(shown) == sorted(mission["shown"])
        assert len(plain.wanted[index]) == 5


# Bad files: what is changed, and the place and the reason that the refusal must name.


def put(id_: str, key: str, value: Any) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        next(mission for mission in content["missions"] if mission["id"] == id_)[key] = value

    return change


def declare(key: str, value: Any) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        content["declared"][key] = value

    return change


BAD: dict[str, tuple[Callable[[Content], Any], str, str]] = {
    "an unknown seal": (
        put("S-01", "shown", ["religion", "sport"]), "missions[0].shown[1]", "'sport' is not one of administration",
    ),
    "an unknown info": (
        put("B-01", "shown", ["bottle", "wine"]), "missions[35].shown[1]", "'wine' is not one of bottle",
    ),
    "an unknown bribe": (
        put("A-01", "shown", ["tea", "wine", "wine"]), "missions[5].shown[0]", "'tea' is not one of chocolate",
    ),
    "the house I": (put("A-29", "shown", ["I"]), "missions[33].shown[0]", "'I' is not one of A, B"),
    "two houses": (put("A-21", "shown", ["A", "B"]), "missions[25].shown", "2 symbols, but 1 to 1 are declared"),
    "a house twice": (put("A-22", "shown", ["A"]), "missions", "2 need the building A, it must be 1 (V11.5)"),
    "a mission missing": (lambda c: c["missions"].pop(7), "missions[7].id", "'A-04', but A-03 is due here (V1.9)"),
    "the last mission missing": (lambda c: c["missions"].pop(), "missions", "B-25 is missing (V1.9)"),
    "no missions": (lambda c: c["missions"].clear(), "missions", "S-01 is missing (V1.9)"),
    "a mission too many": (
        lambda c: c["missions"].append(dict(c["missions"][0], id="B-26")), "missions[60]", "more than 60 (V1.9)",
    ),
    "an id twice": (put("A-02", "id", "A-01"), "missions[6].id", "'A-01', but A-02 is due here"),
    "the wrong kind": (
        put("A-16", "needs", "bribes"), "missions[20].needs", "'bribes', but A-16 needs 'seals' (V11.5)",
    ),
    "too many seals": (
        put("S-02", "shown", ["culture", "culture", "science"]), "missions[1].shown",
        "3 symbols, but 2 to 2 are declared",
    ),
    "too few infos": (put("B-05", "shown", ["pistol"]), "missions[39].shown", "1 symbols, but 2 to 4 are declared"),
    "no reward": (put("S-01", "shillings", 0), "missions[0]", "S-01 has no reward (V11.4)"),
    "uneven flags": (put("A-01", "flag", "ussr"), "missions", "5 A missions are of usa, 6 are declared"),
    "flags other than declared": (
        declare("of_each_flag", [1, 5, 5]), "missions", "6 A missions are of usa, 5 are declared",
    ),
    # the schema's own
    "an unknown flag": (put("S-01", "flag", "italy"), "missions[0].flag", "is not one of"),
    "an unknown need": (put("S-01", "needs", "luck"), "missions[0].needs", "S-01 needs 'seals'"),
    "nothing shown": (put("S-01", "shown", []), "missions[0].shown", "non-empty"),
    "a reward below zero": (put("S-01", "points", -1), "missions[0].points", "less than the minimum"),
    "a reward that is no number": (put("S-01", "points", "2"), "missions[0].points", "is not of type 'integer'"),
    "an id of another form": (put("S-01", "id", "S1"), "missions[0].id", "does not match"),
    "an unknown key": (put("S-01", "title", "x"), "missions[0]", "'title' was unexpected"),
    "a missing source": (lambda c: c.pop("source"), "top level", "'source' is a required property"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_bad_missions_are_refused(case: str) -> None:
    check_refused(read_missions, TEXT, BAD[case])


def test_other_missions_are_taken_where_declared() -> None:
    content = json.loads(TEXT)
    content["missions"][0]["shown"] = ["religion", "nobility", "nobility"]
    content["declared"]["shown"][0] = [2, 3]
    assert len(read_missions(json.dumps(content), "mine")["missions"][0]["shown"]) == 3
