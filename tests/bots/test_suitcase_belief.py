"""What the expert believes about packed suitcases: chances, hard knowledge, and that it learns."""

import math

import pytest

from safehouse.bots.base import find_bot
from safehouse.bots.tables import answer
from safehouse.core.game import CHANCE, UNKNOWN, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots import belief as beliefs
from safehouse.games.suitcase.bots.belief import Belief
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.value import FADE, FETCH
from safehouse.games.suitcase.ids import LETTERS, MAX_CITIES, ORDERS
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import plan_of, table

GAME = find_game("suitcase")


def test_nothing_seen_is_uniform() -> None:
    belief = Belief(Land(plan_of(2)), 0)
    assert belief.chances(1) == pytest.approx([1 / 24] * 24)
    assert belief.expectation().secrets[LETTERS:] == pytest.approx([9 / 4] * 4)
    assert belief.expectation().bomb[LETTERS:] == pytest.approx([1 / 4] * 4)


def test_what_was_shown_is_certain() -> None:
    belief = Belief(Land(plan_of(2)), 0)
    belief.note("delivered", [1, LETTERS + 1, 5])
    chances = belief.chances(1)
    assert sum(chances) == pytest.approx(1)
    assert all((chance > 0) == (order[1] == 5) for order, chance in zip(ORDERS, chances, strict=True))
    state = table(2).redact(0)
    for seed in range(20):
        belief.fill(state, Rng(seed))
        assert sorted(state.content[LETTERS:]) == [0, 1, 3, 5]
        assert state.content[LETTERS + 1] == 5


def test_a_step_is_weighed_as_by_hand() -> None:
    """One agent on the map, one suitcase to go for: the softmax over his steps, written out again."""
    land = Land(plan_of(2))
    plan = land.plan
    belief = Belief(land, 0)
    start, there = 10, 21
    belief.place = [ids.OUT] * 7 + [start] + [ids.OUT] * 6
    belief.case_at = [ids.DELIVERED] * 4 + [there] + [ids.DELIVERED] * 3
    city = min(plan.roads[start], key=lambda near: land.steps[near * MAX_CITIES + there])
    expected = []
    for order in ORDERS:
        gains = []
        for near in plan.roads[start]:
            part = FETCH[land.steps[near * MAX_CITIES + there]] - FETCH[land.steps[start * MAX_CITIES + there]]
            gains.append(max(0.0, order[0] * part * FADE[plan.to_hq[1][there]]))
        shares = [math.exp(beliefs.SHARPNESS * gain) for gain in gains]
        chosen = shares[plan.roads[start].index(city)] / sum(shares)
        expected.append((1 - beliefs.WHIM) * chosen + beliefs.WHIM / len(gains))
    belief.note("stepped", [1, 0, start, city])
    assert belief.chances(1) == pytest.approx([weight / sum(expected) for weight in expected])
    assert belief.place[7] == city


def test_whoever_takes_his_own_suitcase_hardly_takes_a_bomb() -> None:
    belief = Belief(Land(plan_of(2)), 0)
    belief.note("placed", [LETTERS, 3])
    before = belief.expectation().bomb[LETTERS]
    belief.note("taken", [1, 0, LETTERS, 3])
    assert belief.expectation().bomb[LETTERS] < before / 2


def test_belief_learns_and_follows_the_map() -> None:
    """Against casual players: a smaller log-loss than the uniform guess, and the same places as the table."""
    loss = uniform = 0.0
    for seed in range(3):
        rng = Rng(seed)
        state = GAME.first_state(GAME.setup(3, {"map": "sprint"}))
        assert isinstance(state, Suitcase)
        plan = state.setup
        assert isinstance(plan, Plan)
        belief = Belief(Land(plan), 0)
        bots = [find_bot("suitcase", "casual", rng) for _ in range(3)]
        while pending := state.pending():
            seat = pending[0]
            row = [int(state.sample_chance(rng))] if seat == CHANCE else answer(state, bots[seat], seat)
            events: list[Event] = []
            state.events = events
            for action in row:
                state.apply(seat, action)
            state.events = None
            for event in events:
                belief.note(event.kind, event.args)
            if state.phase == ids.ROLLING:
                assert (belief.place, belief.load, belief.case_at) == (state.place, state.load, state.case_at)
                view = state.redact(0)
                for owner in (1, 2):
                    first = owner * LETTERS
                    hidden = view.content[first : first + LETTERS].count(UNKNOWN)
                    truth = ORDERS.index(state.content[first : first + LETTERS])
                    chances = belief.chances(owner)
                    assert sum(chances) == pytest.approx(1)
                    loss -= math.log(chances[truth])
                    uniform += math.log(math.factorial(hidden))
    assert loss < 0.8 * uniform
