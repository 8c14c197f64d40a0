"""How rounds and games end: the investigator, the exceptional end, what is due, and refused tables."""

import pytest

from safehouse.core.errors import BadOption
from safehouse.games.vienna import ids
from safehouse.games.vienna.abilities import move_marker
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rounds import end_round, go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, deal, do, drawers, of, options, place, stand, table, to_action_three


def markers_out(state: Vienna) -> None:
    state.marker[:] = state.plan.last_field


def test_investigator_moves_once_a_round() -> None:
    """V7.3: the first threshold of a round moves him, a second one does not; V7.4: in the last round he stays."""
    state = table()
    state.marker[:] = [3] * 5
    move_marker(state, 0, 0, 1)
    assert (state.roof, state.moved) == (1, True)
    move_marker(state, 0, 1, 1)
    assert state.roof == 1
    state.moved, state.ending = False, True
    move_marker(state, 0, 2, 1)
    assert (state.roof, state.moved) == (1, False)


def test_virtual_steps_score() -> None:
    """V7.2: a marker on its last field stays, and its steps are still scored."""
    state = table()
    markers_out(state)
    state.info[:5] = [3, 0, 0, 0, 0]
    move_marker(state, 0, 0, 2)
    assert state.marker == state.plan.last_field
    assert (state.score[0], state.roof) == (6, 0)


@pytest.mark.parametrize(
    ("field", "moved", "due"),
    [
        ("B", True, [ids.PURCHASE]),
        ("B", False, []),
        ("E", True, [ids.PAYDAY]),
        ("F", True, []),
        ("H", True, [ids.PURCHASE]),
    ],
)
def test_what_is_due(field: str, moved: bool, due: list[int]) -> None:
    """V10.1: a tile counts in the round in which he reaches it; on the end field only the purchase."""
    state = table(version="full")
    state.roof, state.moved = state.plan.names["roof"].index(field), moved
    end_round(state)
    assert state.due == due


def test_exceptional_end() -> None:
    """V8.2, V10.4: all markers out: a tile just reached first, then the last purchase, then one more round."""
    state = table(version="full")
    markers_out(state)
    state.roof, state.moved = state.plan.names["roof"].index("E"), True
    end_round(state)
    assert state.due == [ids.PAYDAY, ids.PURCHASE]
    state.phase = ids.READY
    state.coins[:] = [0, 0]
    go_on(state)
    assert state.ending
    assert state.phase == ids.DRAWING
    end_round(state)
    assert state.due == [ids.FAREWELL, ids.PAYDAY]


def test_two_more_cards() -> None:
    """126–130, V3.6: two cards now for the next round; there three of five are assigned, the rest is discarded."""
    state = table(version="full")
    drawers(state, 0, 126)
    building = of(state, colour=0)[0]
    stand(state, 1, [building])
    to_action_three(state)
    bribes(state, 0, chocolate=2)
    place(state, building)
    assert options(state) == ["pass", "draw_two"]
    do(state, "draw_two", "card:001", "card:002")
    assert state.hand[:2] == [0, 1]
    assert state.held[0] == 3
    while state.phase != ids.DRAWING:
        if state.pending() == [-1]:
            state.apply(-1, state.chance()[0][0])
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    deal(state, {})
    assert state.phase == ids.OPENING_REST
    assert state.held == [5, 3]
    told = do(state, "open_rest")
    assert state.held == [3, 3]
    assert len([line for line in told if line.startswith("discarded:1:")]) == 2


def test_refused_tables() -> None:
    """V15.1: Feld agents are for the full version; V2.4: who begins must sit there."""
    with pytest.raises(BadOption, match="full version only"):
        GAME.setup(2, {"version": "starter", "feld_agents": "yes"})
    with pytest.raises(BadOption, match="start cannot be 3"):
        GAME.setup(2, {"start": "3"})
