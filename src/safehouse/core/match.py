"""A game being played: the true state, and the log of what was done. One `submit` for every mover."""

from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng


@dataclass(frozen=True)
class Entry:
    """One entry of the log: what a seat, or CHANCE, did in one go."""

    seat: int
    actions: tuple[int, ...]
    # Given while others were asked as well.
    sealed: bool = False


class Match:
    """The true state of a game and its log. Everything that changes a game goes through here."""

    def __init__(self, game: Game, setup: Setup, state: GameState | None = None, entries: Sequence[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        # A game goes on from a snapshot, with the log that led to it.
        self.state = game.first_state(setup) if state is None else state
        self.entries = list(entries)

    @property
    def over(self) -> bool:
        return not self.state.pending()

    @property
    def chance_is_next(self) -> bool:
        return list(self.state.pending()) == [CHANCE]

    def submit(self, seat: int, row: Sequence[int]) -> list[Event]:
        """Apply a row of actions of a seat, all or nothing, and return what happened."""
        if not row:
            raise IllegalMove("an empty row says nothing")
        draft = Draft(self.state, seat)
        for action in row:
            draft.stage(action)
        sealed = self.state.sealed()
        if sealed and not draft.complete:
            raise IllegalMove("an answer that is given together with others is given whole")
        return self._apply(Entry(seat, tuple(row), sealed))

    def retract(self, seat: int) -> None:
        """Take back the sealed answer of a seat while others still think."""
        for place in range(len(self.entries) - self._sealed_answers(), len(self.entries)):
            if self.entries[place].seat == seat:
                self.state.retract(seat)
                del self.entries[place]
                return
        raise IllegalMove(f"seat {seat + 1} has no answer that could be taken back")

    def draw(self, rng: Rng) -> list[Event]:
        """Let CHANCE have its step, and return what happened."""
        return self.force(self.state.sample_chance(rng))

    def force(self, outcome: int) -> list[Event]:
        """Apply a given outcome of CHANCE: a replay, a scenario, an audit."""
        if not self.chance_is_next or outcome not in [listed for listed, _ in self.state.chance()]:
            raise IllegalMove("chance cannot do that here")
        return self._apply(Entry(CHANCE, (outcome,)))

    def _apply(self, entry: Entry) -> list[Event]:
        """Carry an entry out, all or nothing: an error in the rules must not leave a torn state behind."""
        before = self.state.clone()
        events: list[Event] = []
        self.state.events = events
        try:
            for action in entry.actions:
                self.state.apply(entry.seat, action)
        except BaseException:
            self.state = before
            raise
        self.state.events = None
        self.entries.append(entry)
        return events

    def _sealed_answers(self) -> int:
        """Count the answers at the end of the log that nobody has opened: those of seats no longer asked."""
        count = 0
        if self.state.sealed():
            seen = set(self.state.pending())
            for entry in reversed(self.entries):
                if not entry.sealed or entry.seat in seen:
                    break
                seen.add(entry.seat)
                count += 1
        return count


def visible(event: Event, observer: int) -> tuple[str, list[int], list[int]]:
    """Return what an observer sees of an event: its kind, what everybody sees, what only some do."""
    return event.kind, event.args, event.secret if observer in event.audience else []


def seen_rows(state: GameState, entry: Entry, observer: int) -> list[int]:
    """Return an entry's actions as an observer sees them when they are done in `state`, which is changed by them."""
    seen: list[int] = []
    for action in entry.actions:
        seen.append(state.seen_as(observer, entry.seat, action))
        state.apply(entry.seat, action)
    return seen
