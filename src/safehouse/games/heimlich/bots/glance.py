"""What each option of a decision in Heimlich & Co. leads to at a glance, for a network: how the own stone then stands.

The network of `network.py` reads these numbers beside the features of the position. They see the redacted state only.

Interpreted: it answers once for each decision; the rules that it plays ahead are compiled.
"""

from collections.abc import Sequence
from typing import NamedTuple

from safehouse.core.game import GameState
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.ids import AGENTS
from safehouse.games.heimlich.rules import Heimlich

# Fields of the track are told in tens.
SCALE = 10.0


class Standing(NamedTuple):
    """The own best stone and the best of all others, now and after a scoring; and what the own building is worth."""

    own: int
    other: int
    own_scored: int
    other_scored: int
    value: int


def standing(t: Heimlich, seat: int) -> Standing:
    own = other = own_scored = other_scored = value = 0
    for agent in range(AGENTS):
        if t.in_play >> agent & 1:
            stone, worth = t.stone[agent], t.plan.values[t.at[agent]]
            if t.owner[agent] == seat:
                own, own_scored, value = max(own, stone), max(own_scored, stone + worth), max(value, worth)
            else:
                other, other_scored = max(other, stone), max(other_scored, stone + worth)
    return Standing(own, other, own_scored, other_scored, value)


def glance(view: GameState, seat: int, options: Sequence[int]) -> list[float]:
    """Return nine numbers for each option: what changes, how the own stone then stands, whether the game is over."""
    assert isinstance(view, Heimlich)
    now = standing(view, seat)
    goal = int(view.plan.goal)
    found: list[float] = []
    for action in options:
        after = view.clone()
        after.apply(seat, action)
        then = standing(after, seat)
        over = 0.0
        if after.phase == ids.FINISHED:
            over = 1.0 if then.own > then.other else -1.0
        lead = then.own_scored - then.other_scored
        found += [
            (then.own - now.own) / SCALE,
            (then.other - now.other) / SCALE,
            (then.own - then.other) / SCALE,
            lead / SCALE,
            (lead - now.own_scored + now.other_scored) / SCALE,
            (then.value - now.value) / SCALE,
            float(then.own_scored >= goal and lead > 0),
            float(then.other_scored >= goal and lead <= 0),
            over,
        ]
    return found
