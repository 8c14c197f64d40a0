"""Drafts: a row of actions staged by one seat, previewed, taken back, confirmed as a whole.

A draft runs on the seat's redacted state, so nothing that it shows can depend on what the seat does not know. It
ends at the first *barrier*: a state whose `pending` is not what it was when the row began. Chance, reveals and other
people's decisions are all barriers, so nobody previews them.
"""

from safehouse.core.errors import IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import Event, GameState


class Draft:
    """A row of actions of one seat, not yet confirmed."""

    def __init__(self, state: GameState, seat: int) -> None:
        self.seat = seat
        self.row: list[int] = []
        self._start = state.redact(seat)
        self._asked = list(self._start.pending())
        if seat not in self._asked:
            rule, reason = self._start.why_not(seat, 0)
            raise IllegalMove(f"seat {seat + 1} has nothing to decide now ({rule}: {reason})", rule, reason)
        self._replay([])

    def _replay(self, row: list[int]) -> None:
        self.row = []
        self.events: list[Event] = []
        self.state = self._start.clone()
        self.state.events = self.events
        for action in row:
            self.stage(action)

    @property
    def complete(self) -> bool:
        """Whether the row has reached a barrier, so that nothing can be added to it."""
        return list(self.state.pending()) != self._asked

    @property
    def options(self) -> list[int]:
        """What may be staged next."""
        return [] if self.complete else list(self.state.legal(self.seat))

    def stage(self, action: int) -> None:
        """Add an action to the row."""
        if self.complete:
            raise IllegalMove("the row is complete: nothing can be added to it before it is confirmed")
        if action not in self.state.legal(self.seat):
            rule, reason = self.state.why_not(self.seat, action)
            raise IllegalMove(f"not allowed ({rule}: {reason})", rule, reason)
        self.state.apply(self.seat, action)
        self.row.append(action)

    def take_back(self) -> None:
        """Drop the last action of the row."""
        self._replay(self.row[:-1])

    def view(self) -> dict[str, object]:
        """Return what the seat would see."""
        return values_of(self.state.redact(self.seat))
