"""What a decision says of itself: where picks commute, a row is written in one order, and any other gives the same."""

from collections.abc import Sequence

import pytest

from safehouse.core.fields import values_of
from safehouse.games.vienna import ids, market
from safehouse.games.vienna.abilities import fire
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import DECISIONS, Vienna
from tests.games.vienna.positions import drawers, stand
from tests.games.vienna.situations import bare

PLENTY = 3
NEW_INFOS = 166  # a card: 5 points for each new kind of info


def due(what: int, gear: int) -> Vienna:
    """The end of a round, when seat 0 is the last one to whom something is due."""
    state = bare(2)
    state.bribe[:] = [PLENTY] * len(state.bribe)
    state.coins[0], state.gear[0] = PLENTY, gear
    state.active, state.turn, state.due, state.stage = 0, 2, [what], ids.DUE
    return state


def paying() -> Vienna:
    state = due(ids.PURCHASE, 1 << ids.MAP)
    state.phase = ids.BUYING
    state.apply(0, ids.BUY + ids.TELEPHONE)
    return state


def settling() -> Vienna:
    state = due(ids.PAYDAY, 1 << ids.MAP)
    stand(state, 0, range(2))
    market.begin_payday(state)
    return state


def removing() -> Vienna:
    state = due(ids.PAYDAY, 0)
    stand(state, 0, range(5))
    market.begin_payday(state)
    return state


def surrounding() -> Vienna:
    """Agents on all buildings but that of the third man, who may help on each of its squares."""
    state = bare(2)
    drawers(state, 0, NEW_INFOS)
    state.third = max(range(ids.BUILDINGS), key=lambda building: len(state.plan.squares_of[building]))
    state.agents[0] = (1 << ids.BUILDINGS) - 1 & ~(1 << state.third)
    for index, square in enumerate(state.plan.squares_of[state.third]):
        state.tile[square] = index % 2
    state.building = state.plan.neighbours[state.third][0]
    state.squares = []
    state.active, state.stage, state.phase = 0, ids.TAKE_TILES, ids.SURROUNDING
    return state


def bonus(item: int, number: int) -> Vienna:
    """So many like bonuses, in a position where every marker is about to pass a threshold."""
    state = bare(2)
    state.marker = [next(i for i, area in enumerate(areas) if area != areas[i + 1]) for areas in state.plan.area]
    state.info[:] = [1, 2, 3, 4, 5] * 2
    state.active, state.stage, state.agenda = 0, ids.ACTION_THREE, [item] * number
    fire(state, item)
    return state


STATES = {
    "paying": (paying, ids.PAYING),
    "settling": (settling, ids.SETTLING),
    "removing": (removing, ids.REMOVING),
    "surrounding": (surrounding, ids.SURROUNDING),
    "bribes": (lambda: bonus(ids.ONE_BRIBE, 2), ids.CHOOSING),
    "lots": (lambda: bonus(ids.LOT + 1, 2), ids.CHOOSING),
    "different": (lambda: bonus(ids.DIFFERENT, 1), ids.CHOOSING),
    "markers": (lambda: bonus(ids.ANY_MARKER, 2), ids.CHOOSING),
}


def after(state: Vienna, picks: Sequence[int]) -> dict[str, object]:
    """All that a position holds when these picks have been made, no more are wanted, and the rules have gone on."""
    end = state.clone()
    for pick in picks:
        DECISIONS[state.phase].choose(end, 0, pick)
    if end.phase == state.phase:
        DECISIONS[state.phase].choose(end, 0, ids.PASS)
    go_on(end)
    return values_of(end)


def following(state: Vienna, pick: int) -> list[int]:
    """What may still be picked after this one, in the same row."""
    once = state.clone()
    once.apply(0, pick)
    return [other for other in once.legal(0) if other != ids.PASS] if once.phase == state.phase else []


@pytest.mark.parametrize("name", STATES)
def test_picks_that_commute_give_the_same_in_any_order(name: str) -> None:
    make, phase = STATES[name]
    state = make()
    assert state.phase == phase
    rows = {pick: following(state, pick) for pick in state.legal(0)}
    assert all(later >= pick for pick in rows for later in rows[pick])
    # A pick after which nothing is left to choose ends the row: no other can be given after it.
    pairs = [(one, two) for one in rows for two in rows[one] if one != two and rows.get(two)]
    assert pairs
    for one, two in pairs:
        assert after(state, [one, two]) == after(state, [two, one])


def test_what_commutes() -> None:
    """Cards, abilities and missions come in the player's own order; the other rows do not."""
    assert {phase for phase, decision in enumerate(DECISIONS) if decision.commutes} == {at for _, at in STATES.values()}
