"""The spaces of Gymnasium for a game."""

import numpy as np
from gymnasium import spaces

from safehouse.envs.features import Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """Return what an observation is: the features of a seat, and which actions it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(layout.most), layout.most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (layout.actions,), dtype=np.int8),
        }
    )


def flat_space(layout: Layout) -> spaces.Box:
    """Return what a flat observation is: the features alone, scaled, for wrappers that know no dictionaries."""
    return spaces.Box(0.0, 1.0, (layout.size,), dtype=np.float32)


def action_space(layout: Layout) -> "spaces.Discrete":
    """Return the flat space of what players may do."""
    return spaces.Discrete(layout.actions)
