"""The state of Suitcase: its fields (`fields.py`), and who decides."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, CHANCE_LIST, EMPTY, MANY, OVER
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.state_fields import StateFields


class State(StateFields):
    """Everything that changes."""

    __slots__ = ()

    def actor(self) -> i64:
        phase = self.phase
        if phase < ids.OTHER_PHASES:
            return self.active
        if phase >= ids.CHANCE_PHASES:
            return CHANCE if phase < ids.FINISHED else OVER
        if phase >= ids.SEALED_PHASES:
            if ids.COUNT_OF[self.waiting] == 1:
                return ids.SEATS_OF[self.waiting][0]
            return MANY
        if phase == ids.CLAIMING:
            return self.defender
        return self.active

    def sealed(self) -> bool:
        return self.phase >= ids.SEALED_PHASES and self.phase < ids.CHANCE_PHASES

    def pending(self) -> list[int]:
        seat = self.actor()
        if seat >= 0:
            return ids.SEATS_OF[1 << seat]
        if seat == CHANCE:
            return CHANCE_LIST
        if seat == MANY:
            return ids.SEATS_OF[self.waiting]
        return EMPTY
