"""The state of Heimlich & Co.: its fields (`fields.py`), and who decides."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, CHANCE_LIST, EMPTY, MANY, OVER
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state_fields import StateFields


class State(StateFields):
    """Everything that changes."""

    __slots__ = ()

    def actor(self) -> i64:
        phase = self.phase
        if phase < ids.CARD_PHASES:
            return self.go if phase == ids.MOVING_SAFE and self.plan.trigger_moves else self.holder
        if phase < ids.SEALED_PHASES:
            return self.go
        if phase < ids.CHANCE_PHASES:
            if ids.COUNT_OF[self.waiting] == 1:
                return ids.MEMBERS_OF[self.waiting][0]
            return MANY
        if phase < ids.FINISHED:
            return CHANCE
        return OVER

    def sealed(self) -> bool:
        return self.phase == ids.QUESTION or self.phase == ids.WRITING

    def pending(self) -> list[int]:
        phase = self.phase
        if phase < ids.CARD_PHASES:
            return ids.MEMBERS_OF[
                1 << (self.go if phase == ids.MOVING_SAFE and self.plan.trigger_moves else self.holder)
            ]
        if phase < ids.SEALED_PHASES:
            return ids.MEMBERS_OF[1 << self.go]
        if phase < ids.CHANCE_PHASES:
            return ids.MEMBERS_OF[self.waiting]
        if phase < ids.FINISHED:
            return CHANCE_LIST
        return EMPTY
