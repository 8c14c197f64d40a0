"""What a client shows before a click is what happens after it (V6.2, V6.4): prices and yields of every building."""

import pytest

from safehouse.conformance.walk import next_row
from safehouse.core.game import OVER
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.placement import price, yields
from safehouse.games.vienna.rules import Vienna


def put_from_supply(state: Vienna, building: int) -> tuple[list[int], list[int]]:
    """Place an agent and pay as it comes. Return the bribes paid, and points, bribes and bonuses that it brought."""
    seat = state.active
    before, score = state.bribe[:], state.score[seat]
    state.apply(seat, ids.PLACE + building)
    if state.phase == ids.SOURCING:
        state.apply(seat, ids.FROM + ids.SUPPLY)
    while state.phase == ids.PAYING:
        state.apply(seat, state.legal(seat)[0])
    bonuses = state.agenda if state.phase == ids.FIRING else []
    if state.phase == ids.CHOOSING:
        bonuses = [state.item] * (1 if state.item == ids.DIFFERENT else state.count) + state.agenda
    changes = [now - then for then, now in zip(before, state.bribe, strict=True)]
    return changes[seat * 5 : seat * 5 + 5], [state.score[seat] - score, *bonuses]


@pytest.mark.parametrize("version", ["starter", "full"])
def test_announced_is_done(version: str) -> None:
    placed = gave_points = gave_bonus = cheaper = 0
    for seed in range(12):
        state = GAME.first_state(GAME.setup(3, {"version": version}))
        assert isinstance(state, Vienna)
        rng = Rng(seed)
        while state.actor() != OVER:
            if state.phase == ids.ACTING and state.supply[state.active] > 0:
                seat = state.active
                for building in [a - ids.PLACE for a in state.legal(seat) if ids.PLACE <= a < ids.FROM]:
                    cost, brings = price(state, seat, building), yields(state, seat, building)
                    changes, got = put_from_supply(state.clone(), building)
                    assert sum(changes) == sum(brings[2:7]) - cost
                    assert got == [brings[0] + brings[1], *brings[7:]]
                    placed += 1
                    gave_points += brings[0] > 0
                    gave_bonus += len(brings) > 7
                    cheaper += cost < 2
            actor, row = next_row(state, rng, whole_rows=False)
            state.apply(actor, row[0])
    assert min(placed, gave_points, gave_bonus, cheaper) > 0


def test_nobody_pays_less_than_nothing() -> None:
    """V6.2: discounts lower the price down to 0, never below; 036–045, 091–100 and 121–125 add up."""
    state = GAME.first_state(GAME.setup(2, {"version": "full"}))
    assert isinstance(state, Vienna)
    building = 0
    plan = state.plan
    flag = next(n for n in range(35, 45) if plan.x[n] == state.flag[building])
    seal = next(n for n in range(90, 100) if plan.x[n] == plan.seal_of[building])
    assert price(state, 0, building) == 2
    for slot, (card, cost) in enumerate(((flag, 1), (seal, 0), (120, 0))):
        state.drawer[slot] = card
        state.agents[1] = 1
        assert price(state, 0, building) == cost
