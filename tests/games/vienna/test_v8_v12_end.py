"""The last round, the final scoring and ties (V8, V12)."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.vienna import ids, scoring
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import do, name, options, stand, table
from tests.games.vienna.situations import bare


def rounds_left(state: Vienna) -> int:
    """Play to the end, everybody taking the first option, and count the rounds from the next one on."""
    rounds = 0
    while state.pending():
        arms, seat = state.arms, state.pending()[0]
        state.apply(seat, state.chance()[0][0] if seat == CHANCE else state.legal(seat)[0])
        rounds += state.arms != arms
    return rounds


@pytest.mark.parametrize(("players", "end"), [(2, 7), (3, 9), (4, 11)])
@pytest.mark.parametrize("version", ["starter", "full"])
def test_one_more_round(players: int, end: int, version: str) -> None:
    """V8.1, V12.1: on H, J or L at the end of a round: exactly one more; V7.4: in that one he stays."""
    state = table(players, version)
    state.roof = end
    assert rounds_left(state) == 1
    assert state.roof == end
    assert state.outcome().reason == "investigator"
    state = table(players, version)
    state.roof = end - 1
    state.moved = True  # this round he does not move any more
    assert rounds_left(state) > 1


@pytest.mark.parametrize("version", ["starter", "full"])
def test_all_markers_out(version: str) -> None:
    """V8.2: all five on their last field: one more round; four are not enough."""
    state = table(2, version)
    state.marker[:] = state.plan.last_field
    assert rounds_left(state) == 1
    assert state.outcome().reason == "markers"
    state = table(2, version)
    state.marker[:] = [20, 20, 20, 20, 0]
    assert rounds_left(state) > 1


def test_starter_points() -> None:
    """V8.3: 10 for each complete set; each tile the area of its marker, 1 to 6."""
    state = table(2)
    state.info[:5] = [2, 1, 3, 1, 1]
    state.marker[:] = [0, 4, 8, 12, 20]
    assert scoring.final_points(state, 0) == 10 + 2 * 1 + 1 * 2 + 3 * 3 + 1 * 4 + 1 * 6
    state.info[:5] = [2, 0, 3, 1, 1]
    assert scoring.final_points(state, 0) == 2 * 1 + 3 * 3 + 1 * 4 + 1 * 6


def finished(version: str, players: int = 3, arms: int = 0) -> Vienna:
    state = table(players, version)
    state.arms, state.phase, state.ending = arms, ids.FINISHED, True
    state.bribe[:] = [0] * len(state.bribe)
    state.coins[:] = [0] * players
    state.score[:] = [20] * players
    return state


def ranks(state: Vienna) -> list[int]:
    outcome = state.outcome()
    assert outcome.shares == [1.0 if rank == 1 else 0.0 for rank in outcome.ranks]
    return outcome.ranks


def test_starter_ties() -> None:
    """V8.4: points, then bribes, then agents on the board, then later in the turn order of the last round."""
    state = finished("starter", arms=1)
    assert ranks(state) == [1, 3, 2]  # turn order 1, 2, 0
    stand(state, 1, [0])
    assert ranks(state) == [2, 1, 3]
    state.bribe[2 * 5 + 3] = 1
    assert ranks(state) == [2 + 1, 2, 1]
    state.score[0] = 21
    assert ranks(state) == [1, 3, 2]


def test_full_ties() -> None:
    """V12.3: points, then money on the desk, then bribes, then later in the turn order; not agents, not the box."""
    state = finished("full", arms=2)
    assert ranks(state) == [2, 1, 3]  # turn order 2, 0, 1
    stand(state, 2, [0, 1])
    state.box[2] = 5
    assert ranks(state) == [2, 1, 3]
    state.bribe[2 * 5] = 1
    assert ranks(state) == [3, 2, 1]
    state.coins[0] = 1
    assert ranks(state) == [1, 3, 2]


def test_full_points() -> None:
    """V12.2, V12.4: tiles, 2 per shilling in the box, no sets."""
    state = bare(2)
    state.info[:5] = [1, 1, 1, 1, 1]
    state.marker[:] = [0, 4, 8, 12, 16]
    stand(state, 1, [0])
    assert scoring.final_points(state, 0) == 1 + 2 + 3 + 4 + 5
    state.box[0] = 12
    assert scoring.final_points(state, 0) == 15 + 24


def test_desk_tiles() -> None:
    """V12.2: 1, 3, 6, 10 for 1 to 4 of telephone, map, cash box, seal; the side table does not count."""
    state = bare(2)
    things = [ids.TELEPHONE, ids.MAP, ids.CASH_BOX, ids.SEAL]
    found = []
    for number in range(5):
        state.gear[0] = sum(1 << thing for thing in things[:number]) | 1 << ids.SIDE_TABLE
        found.append(scoring.desk_points(state, 0))
    assert found == [0, 1, 3, 6, 10]


@pytest.mark.parametrize(
    ("agents", "coins", "bribes", "points"),
    [
        ((2, 1), (0, 0), (0, 0), (8, 0)),
        ((1, 1), (0, 0), (0, 0), (4, 4)),
        ((1, 1), (0, 1), (9, 0), (0, 8)),
        ((3, 2, 1), (0, 5, 9), (0, 0, 0), (12, 6, 0)),
        ((2, 2, 1), (1, 1, 9), (0, 3, 0), (6, 12, 0)),
        ((2, 2, 2), (1, 1, 0), (0, 0, 9), (9, 9, 0)),
        ((2, 2, 2), (0, 0, 0), (0, 0, 0), (6, 6, 6)),
        ((4, 3, 2, 1), (0, 0, 0, 0), (0, 0, 0, 0), (12, 8, 4, 0)),
        ((3, 3, 3, 1), (0, 0, 0, 0), (1, 1, 1, 0), (8, 8, 8, 0)),
        ((1, 2, 2, 1), (0, 0, 0, 0), (0, 0, 0, 0), (2, 10, 10, 2)),
        ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (6, 6, 6, 6)),
    ],
)
def test_ranking_by_agents(
    agents: tuple[int, ...], coins: tuple[int, ...], bribes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """V12.2: by agents, then money on the desk, then bribes; those still equal share the points of their places."""
    state = bare(len(agents))
    for seat, number in enumerate(agents):
        stand(state, seat, range(number))
        state.coins[seat], state.bribe[seat * 5 + 2] = coins[seat], bribes[seat]
        state.box[seat] = 0
    assert tuple(scoring.agent_points(state, seat) for seat in range(len(agents))) == points


def last_round_over(missions: list[list[str]], agents: list[int], coins: int = 9) -> Vienna:
    """The last round's actions are done."""
    state = bare(2)
    for seat, (words, number) in enumerate(zip(missions, agents, strict=True)):
        stand(state, seat, range(number))
        state.desk[seat * 4 : seat * 4 + len(words)] = [name(state, "mission", word) for word in words]
        state.coins[seat] = coins
    state.ending, state.arms, state.phase, state.stage = True, 1, ids.READY, ids.END_ROUND
    go_on(state)
    return state


def test_agents_go_for_missions() -> None:
    """V12.1, V12.4: one for each mission left, of his choice, in turn order; then the payday; then the scoring."""
    state = last_round_over([["a-01", "a-02"], ["b-01"]], [4, 3])
    assert (state.active, state.coins[:]) == (1, [9, 9])
    names = state.plan.names["building"]
    assert options(state) == [f"remove:{house}" for house in names[:3]]
    do(state, f"remove:{names[1]}")
    assert state.active == 0
    assert options(state) == [f"remove:{house}" for house in names[:3]]
    do(state, f"remove:{names[0]}", f"remove:{names[2]}")
    assert (state.agents[:], state.supply[:]) == ([0b1010, 0b101], [3, 3])
    assert state.phase == ids.FINISHED
    assert state.coins == [7, 7]
    assert state.score == [4, 4]  # equal in agents, money and bribes


def test_fewer_agents_than_missions() -> None:
    """V12.4: all go, and nobody is asked."""
    state = last_round_over([["a-01", "a-02", "a-03"], []], [2, 1], coins=0)
    assert state.phase == ids.FINISHED
    assert state.agents == [0, 0]


def test_feld_agent_may_go() -> None:
    """V12.4: the figure may be chosen, and goes to the supply as the figure that it is."""
    state = bare(2)
    state.colour[0], state.figure[0], state.figure_out[0] = ids.HAMBURG, 7, 1
    state.agents[0] = 1 << 7 | 1 << 3
    state.desk[0] = 0
    state.ending, state.phase, state.stage = True, ids.READY, ids.END_ROUND
    go_on(state)
    supply = state.supply[0]
    names = state.plan.names["building"]
    assert options(state) == [f"remove:{names[3]}", f"remove:{names[7]}"]
    do(state, f"remove:{names[7]}")
    assert (state.figure[0], state.supply[0]) == (ids.NONE, supply)
