"""The chances that the analysis of Suitcase is made of."""

import pytest

from safehouse.bots.base import find_bot
from safehouse.bots.tables import answer
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots.chances import win_chances


def test_chances_along_a_game() -> None:
    """They are shares all the way, nothing is changed, and the winner is found before the end, mostly."""
    game = find_game("suitcase")
    late: list[float] = []
    for seed in range(4):
        rng = Rng(seed)
        state = game.first_state(game.setup(3))
        bot = find_bot("suitcase", "casual", rng)
        told: list[list[float]] = []
        steps = 0
        while pending := state.pending():
            seat = int(pending[0])
            row = [int(state.sample_chance(rng))] if seat == CHANCE else answer(state, bot, seat)
            if steps % 25 == 0:
                before = values_of(state)
                told.append(win_chances(state, Rng(steps), 4))
                assert values_of(state) == before
                assert win_chances(state, Rng(steps), 4) == told[-1]
                assert sum(told[-1]) == pytest.approx(1.0)
            for action in row:
                state.apply(seat, action)
            steps += 1
        shares = state.outcome().shares
        assert win_chances(state, Rng(1), 4) == list(shares)
        late.append(told[-1][max(range(3), key=shares.__getitem__)])
    assert sum(late) / len(late) > 0.5
