"""Help for a beginner: how far ahead a seat is, told at every decision.

The reward of a step is the change of this potential beside the share of the win (Ng, Harada and Russell 1999). What is
added sums to nothing over a game, so the best play stays the best; it is only found much sooner.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from safehouse.core.game import Setup
from safehouse.core.parts import part
from safehouse.envs.features import Layout

Rows = NDArray[np.int16]
Potential = Callable[[Rows], NDArray[np.float32]]


def potential_of(layout: Layout, setup: Setup) -> Potential | None:
    """Return how far ahead the seats of a batch of observations are; None where we know nothing of the game."""
    headstart = part(layout.game, "headstart")
    found: Potential | None = None if headstart is None else headstart(layout, setup)
    return found
