"""What a move cost: how much it lowered the chance of winning, against what the expert would have played.

Both are tried in the same worlds, drawn from what the seat could know, with the same dice: luck is no mistake, and
neither is what nobody could have seen.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from safehouse.core.game import CHANCE, GameState
from safehouse.core.rng import Rng

Chances = Callable[[GameState, Rng, int], list[float]]
# Worlds in which a move is tried, and how often each is played on.
WORLDS: Final = 16
PLAYOUTS: Final = 6
# From which loss of the chance of winning a move is called so, the worst first.
GRADES: Final = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.04))
# A loss counts if it is so many times its own standard error.
CERTAIN: Final = 2.0


def grade_of(cost: float) -> str:
    """Return what a loss is called; nothing if it is small."""
    return next((grade for grade, least in GRADES if cost >= least), "")


def cost_of(
    view: GameState, seat: int, played: Sequence[int], best: Sequence[int], estimate: Chances, rng: Rng
) -> float:
    """Return how much less a row is worth than a better one to a seat that sees this; 0 where that is not certain."""
    losses = []
    for _ in range(WORLDS):
        world, seed = view.sample(rng), rng.below(1 << 31)
        ours, theirs = (chance_after(world, seat, row, estimate, seed) for row in (played, best))
        losses.append(theirs - ours)
    mean = sum(losses) / WORLDS
    spread = math.sqrt(sum((loss - mean) ** 2 for loss in losses) / (WORLDS - 1) / WORLDS)
    return mean if mean > CERTAIN * spread else 0.0


def chance_after(world: GameState, seat: int, row: Sequence[int], estimate: Chances, seed: int) -> float:
    """Return a seat's chance of winning in a world after a row, and after what chance adds to it."""
    state, rng = world.clone(), Rng(seed)
    for action in row:
        state.apply(seat, action)
    while CHANCE in state.pending():
        state.apply(CHANCE, state.sample_chance(rng))
    return estimate(state, rng, PLAYOUTS)[seat]
