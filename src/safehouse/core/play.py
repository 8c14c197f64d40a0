"""The inner loop: games played at random inside the engine."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, MANY, OVER, GameState
from safehouse.core.rng import Rng


def rollout(state: GameState, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play `state` at random to its end, or for `limit` steps. Return the steps, those of CHANCE included."""
    for steps in range(limit):
        seat = state.actor()
        if seat >= 0:
            options = state.legal(seat)
            count = len(options)
            state.apply(seat, options[rng.below(count)] if count > 1 else options[0])
        elif seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        elif seat == MANY:
            seat = state.pending()[0]
            options = state.legal(seat)
            count = len(options)
            state.apply(seat, options[rng.below(count)] if count > 1 else options[0])
        else:
            assert seat == OVER
            return steps
    return limit


def rollouts(state: GameState, rng: Rng, games: i64) -> i64:
    """Play `games` random games from `state`, which stays as it is. Return the steps of all."""
    steps: i64 = 0
    played: i64 = 0
    while played < games:
        steps += rollout(state.clone(), rng)
        played += 1
    return steps
