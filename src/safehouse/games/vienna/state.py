"""The state of Vienna: its fields (`fields.py`), and who decides."""

from mypy_extensions import i64

from safehouse.core.game import CHANCE, CHANCE_LIST, EMPTY, MANY, OVER
from safehouse.games.vienna.ids import CHANCE_PHASES, COUNT_OF, FINISHED, READY, SEALED_PHASES, SEATS_OF
from safehouse.games.vienna.state_fields import StateFields


class State(StateFields):
    """Everything that changes."""

    __slots__ = ()

    def actor(self) -> i64:
        phase = self.phase
        if phase < SEALED_PHASES:
            return self.active
        if phase >= CHANCE_PHASES:
            if phase > FINISHED:
                return self.active
            return CHANCE if phase < FINISHED else OVER
        if COUNT_OF[self.waiting] == 1:
            return SEATS_OF[self.waiting][0]
        return MANY

    def sealed(self) -> bool:
        return self.phase == SEALED_PHASES

    def pending(self) -> list[int]:
        phase = self.phase
        if phase < SEALED_PHASES:
            return SEATS_OF[1 << self.active]
        if phase < CHANCE_PHASES:
            return SEATS_OF[self.waiting]
        if phase < FINISHED:
            return CHANCE_LIST
        return EMPTY if phase == FINISHED else SEATS_OF[1 << self.active]

    def rest(self) -> None:
        """Ask nobody: the rules go on."""
        self.phase = READY
