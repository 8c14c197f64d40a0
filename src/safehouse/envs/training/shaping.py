"""Help for a beginner: how far ahead a seat is, told at every decision.

The reward of a step is the change of this potential beside the share of the win (Ng, Harada and Russell 1999). What is
added sums to nothing over a game, so the best play stays the best; it is only found much sooner.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from safehouse.core.game import Setup
from safehouse.envs.features import Layout
from safehouse.games.heimlich.state import Plan

Rows = NDArray[np.int16]
Potential = Callable[[Rows], NDArray[np.float32]]

# How much of a win a whole track of lead is.
WEIGHT: Final = 1.0


def potential_of(layout: Layout, setup: Setup) -> Potential | None:
    """Return how far ahead the seats of a batch of observations are; None where we know nothing of the game."""
    name = layout.game.meta.name
    return HEADSTARTS[name](layout, setup) if name in HEADSTARTS else None


def heimlich(layout: Layout, setup: Setup) -> Potential:
    """The lead of the own stone over the best of the others, in tracks: half as it is, half as after a scoring now."""
    assert isinstance(setup, Plan)
    fields = {field.name: field for field in layout.fields}
    building, stone, mine = fields["building of agent"], fields["stone of agent"], fields["agent is mine"]
    # Out of play, then the buildings.
    values = np.array([0, *setup.values, *[0] * building.most], np.float32)
    track = float(setup.goal)

    def lead(stones: NDArray[np.float32], own: NDArray[np.bool_]) -> NDArray[np.float32]:
        best: NDArray[np.float32] = np.where(own, stones, 0.0).max(axis=1)
        best_other: NDArray[np.float32] = np.where(own, 0.0, stones).max(axis=1)
        return best - best_other

    def ahead(rows: Rows) -> NDArray[np.float32]:
        stones = rows[:, stone.start : stone.start + stone.size].astype(np.float32)
        own = rows[:, mine.start : mine.start + mine.size] > 0
        scored = stones + values[rows[:, building.start : building.start + building.size]]
        return (WEIGHT * 0.5 * (lead(stones, own) + lead(scored, own)) / track).astype(np.float32)

    return ahead


HEADSTARTS: Final[dict[str, Callable[[Layout, Setup], Potential]]] = {"heimlich": heimlich}
