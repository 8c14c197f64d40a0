"""Help for a beginner: how far ahead a seat is, told at every decision.

The reward of a step is the change of this potential beside the share of the win (Ng, Harada and Russell 1999). What is
added sums to nothing over a game, so the best play stays the best; it is only found much sooner.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from safehouse.envs.features import Layout

Rows = NDArray[np.int16]
Potential = Callable[[Rows], NDArray[np.float32]]

# How much of a win a whole track of lead is.
WEIGHT: Final = 1.0


def potential_of(layout: Layout) -> Potential | None:
    """Return how far ahead the seats of a batch of observations are; None where we know nothing of the game."""
    return HEADSTARTS[layout.game.meta.name](layout) if layout.game.meta.name in HEADSTARTS else None


def heimlich(layout: Layout) -> Potential:
    """The lead of the own stone over the best of the others, in tracks."""
    fields = {field.name: field for field in layout.fields}
    stone, mine = fields["stone of agent"], fields["agent is mine"]
    track = float(stone.most)

    def ahead(rows: Rows) -> NDArray[np.float32]:
        stones = rows[:, stone.start : stone.start + stone.size].astype(np.float32)
        own = rows[:, mine.start : mine.start + mine.size] > 0
        best_own = np.where(own, stones, 0.0).max(axis=1)
        best_other = np.where(own, 0.0, stones).max(axis=1)
        return (WEIGHT * (best_own - best_other) / track).astype(np.float32)

    return ahead


HEADSTARTS: Final[dict[str, Callable[[Layout], Potential]]] = {"heimlich": heimlich}
