"""The expert of Vienna assigns its cards in worlds in which those who come before have had their turns."""

import pytest

from safehouse.bots.base import Budget
from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots import worlds
from safehouse.games.vienna.bots.expert import ExpertBot
from safehouse.games.vienna.ids import ACTIONS, EMPTY_SLOT, HAND
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import table


def assigning() -> Vienna:
    """The first question for cards, with the arms at seat 0."""
    state = table(4, "full")
    rng = Rng(3)
    while state.phase != ids.ASSIGNING:
        state.apply(CHANCE, state.sample_chance(rng))
    return state


@pytest.mark.parametrize("seat", [1, 3])
def test_those_who_come_before_have_had_their_turns(seat: int) -> None:
    state = assigning()
    hand = state.hand[seat * HAND : (seat + 1) * HAND]
    world = worlds.own_turn(state.redact(seat), seat, Rng(5))
    assert world.hand[seat * HAND : (seat + 1) * HAND] == hand
    assert world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] == [EMPTY_SLOT] * ACTIONS
    assert (world.active, world.stage, world.phase) == (seat, ids.TURN, ids.SHOWING)
    assert not any(world.faced[:seat])
    assert all(world.faced[seat + 1 :])
    assert all(
        world.agents[other] or world.bribe[other * 5 : other * 5 + 5] != state.bribe[other * 5 : other * 5 + 5]
        for other in range(seat)
    )


def test_more_budget_more_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    own_turn = worlds.own_turn

    def counted(view: Vienna, seat: int, rng: Rng) -> Vienna:
        seen.append(seat)
        return own_turn(view, seat, rng)

    monkeypatch.setattr(worlds, "own_turn", counted)
    state = assigning()
    counts = []
    for simulations in (30, 3000, 9000):
        seen.clear()
        bot = ExpertBot(Rng(1))
        bot.budget = Budget(simulations=simulations)
        row = bot.row(state.redact(2), 2)
        assert len(set(row)) == ACTIONS
        counts.append(len(seen))
    assert counts[0] == 0
    assert counts[0] < counts[1] < counts[2] <= worlds.MOST_WORLDS


@pytest.mark.parametrize("seat", [0, 2])
def test_what_is_assigned_already_stays(seat: int) -> None:
    state = assigning()
    first, second, _ = state.legal(seat)
    state.apply(seat, second)
    bot = ExpertBot(Rng(1))
    bot.budget = Budget(simulations=800)
    rest = bot.plan(state.redact(seat), seat)
    assert len(rest) == ACTIONS - 1
    assert first in rest
    assert second not in rest
