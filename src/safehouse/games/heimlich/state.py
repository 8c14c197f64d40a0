"""The state of Heimlich & Co.: its fields (`fields.py`), and who decides."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, CHANCE_LIST, EMPTY, MANY, OVER
from safehouse.games.heimlich.ids import (
    CARD_PHASES,
    CHANCE_PHASES,
    COUNT_OF,
    FINISHED,
    MEMBERS_OF,
    MOVING_SAFE,
    QUESTION,
    SEALED_PHASES,
    WRITING,
)  # fmt: skip
from safehouse.games.heimlich.state_fields import StateFields


class State(StateFields):
    """Everything that changes."""

    __slots__ = ()

    def actor(self) -> i64:
        phase = self.phase
        if phase < CARD_PHASES:
            return self.go if phase == MOVING_SAFE and self.plan.trigger_moves else self.holder
        if phase < SEALED_PHASES:
            return self.go
        if phase < CHANCE_PHASES:
            if COUNT_OF[self.waiting] == 1:
                return MEMBERS_OF[self.waiting][0]
            return MANY
        if phase < FINISHED:
            return CHANCE
        return OVER

    def sealed(self) -> bool:
        return self.phase == QUESTION or self.phase == WRITING

    def pending(self) -> list[int]:
        phase = self.phase
        if phase < CARD_PHASES:
            return MEMBERS_OF[1 << (self.go if phase == MOVING_SAFE and self.plan.trigger_moves else self.holder)]
        if phase < SEALED_PHASES:
            return MEMBERS_OF[1 << self.go]
        if phase < CHANCE_PHASES:
            return MEMBERS_OF[self.waiting]
        if phase < FINISHED:
            return CHANCE_LIST
        return EMPTY
