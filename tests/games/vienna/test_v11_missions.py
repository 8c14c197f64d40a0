"""Each of the 60 classic missions, fulfilled with exactly what it needs and missed by one (V11), as its page says."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from safehouse.games.vienna import ids
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import do, name, of, options, stand
from tests.games.vienna.situations import add, at_action, bare, changes, count
from tests.games.vienna.words import BRIBES, FLAGS, INFOS, SEALS

DOCS = Path(__file__).resolve().parents[3] / "docs"
LINE = re.compile(r"\| ([SAB]-\d\d) \| (\w+) \| ([^|]+) \| (\d+) \| (\d+) \|")
NUMBERS = {"S": range(1, 6), "A": range(1, 31), "B": range(1, 26)}


@dataclass(frozen=True)
class Mission:
    """A mission in the words of its page."""

    id: str
    flag: str
    shown: tuple[str, ...]
    shillings: int
    points: int

    @property
    def word(self) -> str:
        return self.id.lower()

    @property
    def needs(self) -> str:
        for kind, words in (("seals", SEALS), ("bribes", BRIBES), ("infos", INFOS)):
            if set(self.shown) <= set(words):
                return kind
        return "house"


def symbols(text: str) -> tuple[str, ...]:
    """`2 wine, magazine` shows three."""
    parts = [part.split() for part in text.split(", ")]
    return tuple(part[-1] for part in parts for _ in range(int(part[0]) if len(part) == 2 else 1))


def missions_on(page: str) -> list[Mission]:
    """The missions that a page of the docs lists."""
    return [
        Mission(id_, flag, symbols(shown), int(shillings), int(points))
        for id_, flag, shown, shillings, points in LINE.findall((DOCS / page).read_text(encoding="utf-8"))
    ]


MISSIONS = missions_on("vienna-missions-classic.md")
BY_ID = {mission.id: mission for mission in MISSIONS}


def agent_put(mission: Mission, shown: tuple[str, ...], flag: str, desk: tuple[str, ...] = ()) -> Vienna:
    """Seat 0 has exactly the symbols `shown` once it has put an agent on a building of this flag.

    The agent himself brings the first seal; for a house he goes next door. All other buildings have another flag.
    """
    state = bare()
    words = (mission.id, *desk)
    state.desk[: len(words)] = [name(state, "mission", word.lower()) for word in words]
    at_action(state, "III", own=12)
    there = of(state, seal=SEALS.index(shown[0] if mission.needs == "seals" else "culture"))
    if mission.needs == "seals":
        before: list[int] = []
        for seal in shown[1:]:
            before.append(next(h for h in of(state, seal=SEALS.index(seal)) if h not in [*before, there[-1]]))
        stand(state, 0, before)
    if mission.needs == "house":
        letters = [state.plan.letter_house["ABCDEFGHKL".index(letter)] for letter in shown]
        stand(state, 0, letters)
        there = [house for house in there if house not in state.plan.letter_house]
    building = there[-1]
    other = (FLAGS.index(flag) + 1) % 5
    state.flag = [FLAGS.index(flag) if house == building else other for house in range(ids.BUILDINGS)]
    if mission.needs == "bribes":
        state.bribe[:5] = [shown.count(bribe) for bribe in BRIBES]
    if mission.needs == "infos":
        state.info[:5] = [shown.count(info) for info in INFOS]
    state.bribe[state.plan.city[building]] += 2
    do(state, f"place:{state.plan.names['building'][building]}")
    if state.phase == ids.SOURCING:
        do(state, "from:supply")
    return state


def gone(state: Vienna, mission: Mission) -> bool:
    number = name(state, "mission", mission.word)
    return number not in state.desk and number not in state.offer


@pytest.mark.parametrize("mission", MISSIONS, ids=[mission.id for mission in MISSIONS])
def test_mission(mission: Mission) -> None:
    """V11.1, V11.3, V11.4: with exactly its needs it is offered, pays its reward, takes nothing, leaves the game."""
    state = agent_put(mission, mission.shown, mission.flag)
    assert options(state) == ["pass", f"fulfil:{mission.word}"]
    declined = state.clone()
    before = count(state)
    do(state, f"fulfil:{mission.word}")
    assert changes(before, count(state)) == add({"coins": mission.shillings, "points": mission.points})
    assert gone(state, mission)
    assert state.phase == ids.SHOWING
    do(declined, "pass")
    assert changes(before, count(declined)) == {}
    assert not gone(declined, mission)


@pytest.mark.parametrize("mission", MISSIONS, ids=[mission.id for mission in MISSIONS])
def test_near_miss(mission: Mission) -> None:
    """V11.3, V11.6: any one symbol short, or another flag, and it is not offered. Other symbols do not replace it."""
    for place, lacking in enumerate(mission.shown):
        less = mission.shown[:place] + mission.shown[place + 1 :]
        words = {"seals": SEALS, "bribes": BRIBES, "infos": INFOS, "house": tuple("ABCDEFGHKL")}[mission.needs]
        instead = next(word for word in words if word not in mission.shown)
        for shown in (less, (*less, instead)):
            if not shown:
                continue
            state = agent_put(mission, shown, mission.flag)
            assert state.phase == ids.SHOWING, f"fulfilled without {lacking}"
            assert not gone(state, mission)
    other = FLAGS[(FLAGS.index(mission.flag) + 2) % 5]
    assert agent_put(mission, mission.shown, other).phase == ids.SHOWING


def test_every_mission_has_a_test() -> None:
    """V1.9: S-01…05, A-01…30, B-01…25, each once on the page; V11.5: the kinds of its ranges."""
    assert [mission.id for mission in MISSIONS] == [f"{s}-{n:02}" for s, numbers in NUMBERS.items() for n in numbers]
    kinds = {"seals": ["S 1 5", "A 16 20", "B 21 25"], "bribes": ["A 1 15"], "house": ["A 21 30"], "infos": ["B 1 20"]}
    for kind, ranges in kinds.items():
        ids_ = [f"{s}-{n:02}" for s, a, b in (r.split() for r in ranges) for n in range(int(a), int(b) + 1)]
        assert [mission.id for mission in MISSIONS if mission.needs == kind] == ids_


# Each kind of need and of reward by hand.


def test_seals_need_different_buildings() -> None:
    """V11.3: A-16 shows religion and two of nobility: one agent on nobility is not enough."""
    mission = BY_ID["A-16"]
    assert mission.shown == ("religion", "nobility", "nobility")
    state = agent_put(mission, ("religion", "nobility"), "france")
    assert state.phase == ids.SHOWING
    state = agent_put(mission, ("religion", "nobility", "nobility"), "france")
    assert options(state)[1:] == ["fulfil:a-16"]


def test_the_agent_just_put_counts() -> None:
    """V11.3: a house is enough for its mission when the agent enters it, if the flag is right."""
    state = bare()
    state.desk[0] = name(state, "mission", "a-21")
    at_action(state, "III", own=12)
    building = state.plan.letter_house[0]
    state.flag = [FLAGS.index("france")] * ids.BUILDINGS
    state.bribe[state.plan.city[building]] = 2
    do(state, f"place:{state.plan.names['building'][building]}")
    assert options(state) == ["pass", "fulfil:a-21"]


def test_bribes_paid_for_the_agent_are_gone() -> None:
    """V11.3: A-01 needs two chocolate and a wine after the agent was paid; what is shown is not paid."""
    for chocolate, offered in ((4, True), (3, False)):
        state = bare()
        state.desk[0] = name(state, "mission", "a-01")
        at_action(state, "III", own=12)
        building = next(h for h in of(state, colour=0))
        state.flag = [FLAGS.index("usa")] * ids.BUILDINGS
        state.bribe[:2] = [chocolate, 1]
        do(state, f"place:{state.plan.names['building'][building]}")
        assert (state.phase == ids.COMMISSIONING) == offered
        if offered:
            do(state, "fulfil:a-01")
            assert state.bribe[:2] == [2, 1]


def test_infos_serve_several_missions() -> None:
    """V11.3: one bottle and one pistol fulfil B-01 and B-06 in one action, one after the other."""
    state = agent_put(BY_ID["B-01"], ("bottle", "pistol"), "usa", desk=("B-06",))
    assert options(state) == ["pass", "fulfil:b-01", "fulfil:b-06"]
    do(state, "fulfil:b-06")
    assert options(state) == ["pass", "fulfil:b-01"]
    do(state, "fulfil:b-01")
    assert state.info[:5] == [1, 1, 0, 0, 0]
    assert (state.coins[0], state.score[0]) == (1 + 7, 3)


@pytest.mark.parametrize(("id_", "shillings", "points"), [("S-01", 2, 0), ("B-07", 0, 9), ("B-21", 4, 6)])
def test_rewards(id_: str, shillings: int, points: int) -> None:
    """V11.4: money only, points only, both; V10.2: with the seal 3 points more, even where it gives no points."""
    mission = BY_ID[id_]
    for gear, more in ((0, 0), (1 << ids.SEAL, 3)):
        state = agent_put(mission, mission.shown, mission.flag)
        state.gear[0] = gear
        do(state, f"fulfil:{mission.word}")
        assert (state.coins[0], state.score[0]) == (1 + shillings, points + more)


@pytest.mark.parametrize(("id_", "box", "asked"), [("B-07", 0, []), ("S-01", 0, ["box:0", "box:1", "box:2"]),
                                                   ("S-01", 10, ["box:0", "box:1"]), ("S-01", 11, []),
                                                   ("S-01", 12, [])])  # fmt: skip
def test_cash_box_gets_a_shilling(id_: str, box: int, asked: list[str]) -> None:
    """V10.2, V10.5: 1 extra into the box first, even where there is no money to win, while it holds fewer than 12."""
    mission = BY_ID[id_]
    state = agent_put(mission, mission.shown, mission.flag)
    state.gear[0], state.box[0] = 1 << ids.CASH_BOX, box
    do(state, f"fulfil:{mission.word}")
    assert state.box[0] == min(box + 1, 12)
    if asked:
        assert options(state) == asked
        do(state, asked[-1])
    assert state.coins[0] + state.box[0] == 1 + box + mission.shillings + (1 if box < 12 else 0)
    assert state.phase == ids.SHOWING


@pytest.mark.parametrize(("id_", "slot", "pays"), [("A-16", 0, 1), ("A-16", 1, 1), ("B-04", 2, 2), ("B-04", 3, 2)])
def test_accepting(id_: str, slot: int, pays: int) -> None:
    """V11.2: 1 shilling for an A, 2 for a B; onto a free field; the gap is refilled at once from the same stack."""
    state = with_offer(id_, slot)
    before = count(state)
    do(state, f"accept:{id_.lower()}")
    assert state.phase == ids.REFILLING
    series = {state.plan.names["mission"][outcome - ids.MISSION][0] for outcome, _ in state.chance()}
    assert series == {id_[0].lower()}
    assert changes(before, count(state)) == {"coins": pays}
    new = state.chance()[0][0] - ids.MISSION
    state.apply(-1, ids.MISSION + new)
    assert (state.offer[slot], state.stack[new]) == (new, 0)
    assert name(state, "mission", id_.lower()) in state.desk[:3]
    assert state.phase == ids.SHOWING


def with_offer(id_: str, slot: int) -> Vienna:
    """S-01 can be fulfilled, and another French mission is on the board."""
    mission = BY_ID["S-01"]
    start = bare()
    number = name(start, "mission", id_.lower())
    state = agent_put(mission, mission.shown, mission.flag)
    state.offer[slot] = number
    state.stack = [0 if one == number else left for one, left in enumerate(state.stack)]
    return state


def test_fulfil_or_accept() -> None:
    """V11.1: never both; accepting needs a free field (a fourth with the side table, V10.2) and the building's flag."""
    state = with_offer("A-16", 0)
    assert options(state) == ["pass", "fulfil:s-01", "accept:a-16"]
    full = state.clone()
    do(state, "fulfil:s-01")
    assert state.phase == ids.SHOWING
    # In a later action it may be accepted again.
    state.building, state.phase, state.stage = of(state, flag=FLAGS.index("france"))[0], ids.READY, ids.DO_MISSIONS
    go_on(state)
    assert options(state) == ["pass", "accept:a-16"]
    full.desk[1:3] = [name(full, "mission", "b-01"), name(full, "mission", "b-02")]
    assert options(full) == ["pass", "fulfil:s-01"]
    full.gear[0] = 1 << ids.SIDE_TABLE
    assert options(full) == ["pass", "fulfil:s-01", "accept:a-16"]
    full.offer[1] = name(full, "mission", "a-17")
    assert options(full) == ["pass", "fulfil:s-01", "accept:a-16"]


def test_empty_stack_leaves_a_gap() -> None:
    """V11.6: nothing is drawn, and the game goes on."""
    state = with_offer("A-16", 0)
    state.stack = [0] * ids.MISSIONS
    do(state, "accept:a-16")
    assert state.offer[0] == ids.NONE
    assert state.phase == ids.SHOWING


@pytest.mark.parametrize("word", ["take:wine", "earn"])
def test_no_missions_without_an_agent(word: str) -> None:
    """V11.1: bribes or money instead of an agent open no missions."""
    state = bare()
    state.desk[0] = name(state, "mission", "b-01")
    state.info[:5] = [1, 1, 0, 0, 0]
    state.flag = [FLAGS.index("usa")] * ids.BUILDINGS
    at_action(state, "III", own=12)
    do(state, word)
    assert state.phase == ids.SHOWING


def test_what_the_action_brings_counts() -> None:
    """V11.6: the bottle just taken and the bribe just won count; the third man serves no mission."""
    state = bare()
    state.desk[:2] = [name(state, "mission", "b-01"), name(state, "mission", "a-01")]
    at_action(state, "III", own=174)
    square = next(s for s in range(ids.SQUARES) if state.plan.number[s] == 2)
    building, other = ids.members(state.plan.square_mask[square])
    stand(state, 0, [other])
    state.tile[square] = INFOS.index("bottle")
    state.info[1] = 1
    state.flag = [FLAGS.index("usa")] * ids.BUILDINGS
    state.bribe[:2] = [2, 0]
    state.bribe[state.plan.city[building]] += 2
    do(state, f"place:{state.plan.names['building'][building]}", "from:supply", "gift:wine")
    assert options(state) == ["pass", "fulfil:a-01", "fulfil:b-01"]
    mission = BY_ID["A-21"]
    state = agent_put(mission, ("B",), mission.flag)
    state.third = state.plan.letter_house[0]
    state.active, state.phase, state.stage = 0, ids.READY, ids.DO_MISSIONS
    state.building = of(state, flag=FLAGS.index(mission.flag))[0]
    go_on(state)
    assert state.phase == ids.SHOWING
