"""Rows that come pick by pick: which picks form one answer, and when it is complete.

Notation, the library and simulations give a match single picks; its log holds complete rows.
"""

from copy import copy

from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import Match


class OpenRow:
    """The picks of one seat since it was asked."""

    __slots__ = ("asked", "pending", "picks", "sealed", "seat")

    def __init__(self, state: GameState, seat: int) -> None:
        self.seat = seat
        self.picks: list[int] = []
        self.sealed = state.sealed()
        # Who was asked when the row began: really, and as the seat knows it.
        self.pending = [int(other) for other in state.pending()]
        self.asked = self._known(state)

    def _known(self, state: GameState) -> list[int]:
        """Return who is asked, as the seat knows it: those with a sealed answer still seem to be thinking."""
        return [int(other) for other in (state.redact(self.seat) if state.sealed() else state).pending()]

    def complete(self, state: GameState) -> bool:
        """Return whether the row has reached a barrier (`core.draft`)."""
        asked = self.asked
        return self._known(state) != asked or (
            self.pending != asked and [int(other) for other in state.pending()] == asked
        )

    def copy(self) -> "OpenRow":
        """Return an independent copy."""
        other = copy(self)
        other.picks = self.picks[:]
        return other


class Picks:
    """A match that is played pick by pick: its log notes each row once it is complete."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # By seat; several where several seats are asked together.
        self.rows: dict[int, OpenRow] = {}

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out one action, or one outcome of CHANCE, and return what happened. The caller vouches for legality."""
        state = self.match.state
        row = None if seat == CHANCE else self.rows.get(seat) or OpenRow(state, seat)
        events: list[Event] = []
        state.events = events
        state.apply(seat, action)
        state.events = None
        if row is None:
            self.match.note(CHANCE, [action], [CHANCE])
            return events
        row.picks.append(action)
        self.rows[seat] = row
        if row.complete(state):
            self.match.note(seat, row.picks, row.pending)
            del self.rows[seat]
        return events

    def noted(self) -> Match:
        """Return the match with the picks of unfinished rows in its log."""
        if not self.rows:
            return self.match
        match = self.match.copy()
        for row in self.rows.values():
            match.note(row.seat, row.picks, row.pending)
        return match

    def copy(self) -> "Picks":
        """Return an independent copy."""
        other = Picks(self.match.copy())
        other.rows = {seat: row.copy() for seat, row in self.rows.items()}
        return other
