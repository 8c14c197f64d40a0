"""How far ahead a seat of Heimlich & Co. is, for a learner (`envs.training.shaping`)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from safehouse.core.game import Setup
from safehouse.envs.features import Layout
from safehouse.envs.training.shaping import Potential, Rows
from safehouse.games.heimlich.plan import Plan

# How much of a win a whole track of lead is.
WEIGHT: Final = 1.0


def headstart(layout: Layout, setup: Setup) -> Potential:
    """Return the lead of the own stone over the best other, in tracks: half now, half after a scoring now."""
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
