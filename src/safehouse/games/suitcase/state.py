"""The state of Suitcase: its fields (`fields.py`), and who decides."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, CHANCE_LIST, EMPTY, MANY, OVER
from safehouse.games.suitcase.ids import (
    CHANCE_PHASES,
    CLAIMING,
    COUNT_OF,
    FINISHED,
    OTHER_PHASES,
    SEALED_PHASES,
    SEATS_OF,
)
from safehouse.games.suitcase.state_fields import StateFields


class State(StateFields):
    """Everything that changes."""

    __slots__ = ()

    def actor(self) -> i64:
        phase = self.phase
        if phase < OTHER_PHASES:
            return self.active
        if phase >= CHANCE_PHASES:
            return CHANCE if phase < FINISHED else OVER
        if phase >= SEALED_PHASES:
            if COUNT_OF[self.waiting] == 1:
                return SEATS_OF[self.waiting][0]
            return MANY
        if phase == CLAIMING:
            return self.defender
        return self.active

    def sealed(self) -> bool:
        return self.phase >= SEALED_PHASES and self.phase < CHANCE_PHASES

    def pending(self) -> list[int]:
        seat = self.actor()
        if seat >= 0:
            return SEATS_OF[1 << seat]
        if seat == CHANCE:
            return CHANCE_LIST
        if seat == MANY:
            return SEATS_OF[self.waiting]
        return EMPTY
