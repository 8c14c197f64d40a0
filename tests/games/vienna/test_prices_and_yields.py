"""What a client shows before a click is what happens after it (V6.2, V6.4): prices and yields of every building."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from safehouse.conformance.walk import next_row
from safehouse.core.game import OVER
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.placement import price, yields
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, of, stand
from tests.games.vienna.situations import at_action, bare
from tests.games.vienna.words import BRIBES, CARDS, FLAGS, SEALS, Words


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


# All cards that touch prices, by the words of V13.
PRICED = [(number, words) for number, words in CARDS if words.on == "joker" or "price" in words.effect.gives]
# Each alone, and threes of different abilities (V4.2).
MIXES = [
    *((card,) for card in PRICED),
    *(m for m in combinations(PRICED[::3], 3) if len({(words.kind, words.x_of(n)) for n, words in m}) == 3),
]


@pytest.mark.parametrize("mix", MIXES, ids=["-".join(f"{number:03}" for number, _ in mix) for mix in MIXES])
def test_offered_is_what_can_be_paid(mix: Sequence[tuple[int, Words]]) -> None:
    """V6.2: two, less the discounts; paid in the building's colour or an own joker's X. No more, no less is offered."""
    state = bare()
    at_action(state, "III", own=12)
    others = of(state, colour=2)
    stand(state, 1, others[:3])
    state.drawer[: len(mix)] = [number - 1 for number, _ in mix]
    jokers, less = set(), [0] * ids.BUILDINGS
    for number, words in mix:
        x = words.x_of(number)
        if words.on == "joker":
            jokers.add(x)
        for building in range(ids.BUILDINGS):
            fires = building in others[:3] if words.on == "foreign" else False
            if words.on == "flag":
                fires = state.flag[building] == FLAGS.index(x)
            if words.on == "seal":
                fires = state.plan.seal_of[building] == SEALS.index(x)
            less[building] += fires
    for kind, bribe in enumerate(BRIBES):
        for have in range(3):
            bribes(state, 0, **{bribe: have})
            wanted = [
                building
                for building in range(ids.BUILDINGS)
                if (have if kind == state.plan.city[building] or bribe in jokers else 0) >= 2 - less[building]
            ]
            assert [action - ids.PLACE for action in state.legal(0) if action >= ids.PLACE] == wanted
