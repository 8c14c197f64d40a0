"""The position of a game and its log: the same for terminal, records and server.

An entry holds what was answered in one go and every outcome of chance that followed, so a log needs no seed and gives
the same positions on every machine. A `Position` never changes: what is played on it gives another one. A `Match` is a
position that moves, with its log.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from safehouse.core.draft import Draft
from safehouse.core.errors import BadData, IllegalMove
from safehouse.core.fields import peek, set_values, values_of
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng

if TYPE_CHECKING:
    from safehouse.core.fair import Dealer


class Answer(Struct):
    """What one seat answered; at a table also the action id, and whether a bot or an order answered."""

    seat: int
    row: list[int]
    id: str = ""
    by: Literal["person", "bot", "order"] = "person"


class Entry(Struct, omit_defaults=True):
    """One entry of a log, as stored. Nobody changes it: other entries may share its lists."""

    kind: Literal["start", "moves", "takeback", "upgrade"]
    # Several, by seat, where they were given together.
    answers: list[Answer] = []
    chance: list[int] = []
    # takeback: the entry after which play goes on.
    to: int = 0
    # upgrade: the rules before and after.
    rules: tuple[int, int] = (0, 0)
    # upgrade: the position that the new rules met. start: the scenario's, before chance adds anything.
    position: dict[str, Any] = {}
    # Asked together with those who answered, and still open. Never at a table, whose entries are complete.
    missing: list[int] = []

    @property
    def together(self) -> bool:
        """Return whether several seats were asked at the same time."""
        return len(self.answers) + len(self.missing) > 1


class Snapshot(Struct):
    """A position as stored: the fields of the state, and the number of chance steps before it."""

    rules: int
    steps: int
    fields: dict[str, Any]


def plies(entries: Iterable[Entry]) -> Iterator[Answer]:
    """Yield the steps of entries one by one: the answer of a seat, or one outcome as the answer of CHANCE."""
    for entry in entries:
        yield from entry.answers
        for outcome in entry.chance:
            yield Answer(CHANCE, [outcome])


class Position:
    """A position in a game, with the number of its entry and of the chance steps before it."""

    __slots__ = ("game", "seq", "setup", "state", "steps")

    def __init__(self, game: Game, setup: Setup, state: GameState | None = None, seq: int = 0, steps: int = 0) -> None:
        self.game = game
        self.setup = setup
        self.state = game.first_state(setup) if state is None else state
        self.seq = seq
        self.steps = steps

    @property
    def over(self) -> bool:
        return not self.state.pending()

    @property
    def chance_is_next(self) -> bool:
        return self.state.actor() == CHANCE

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.state.pending()]

    def stage(self, seat: int, row: Sequence[int]) -> Draft:
        """Return the draft of a row, or refuse it. Works on what the seat knows, so a refusal reveals nothing."""
        draft = Draft(self.state, seat)
        for action in row:
            draft.stage(action)
        return draft

    def check(self, seat: int, row: Sequence[int]) -> list[int]:
        """Refuse a row that may not be confirmed. Return it as the game writes it."""
        if not row:
            raise IllegalMove("a row needs at least one action")
        if len(row) == 1 and not self.state.sealed():
            view = self.state.redact(seat)
            # A single pick that the game allows is a complete row.
            if seat in view.pending() and row[0] in view.legal(seat):
                return list(row)
        draft = self.stage(seat, row)
        if draft.waiting:
            raise IllegalMove("the row lacks picks that the others need")
        if self.state.sealed() and not draft.complete:
            raise IllegalMove("a simultaneous answer must be complete")
        return draft.row

    def allows(self, seat: int, row: Sequence[int]) -> bool:
        """Return whether a row may be confirmed here."""
        try:
            self.check(seat, row)
        except IllegalMove:
            return False
        return True

    def play(self, answers: Sequence[Answer], dealer: "Dealer") -> "Part":
        """Return the position and entry after checked answers and the chance steps that follow."""
        entry = Entry("moves" if answers else "start", list(answers))
        after, events = self._answered(answers)
        while after.chance_is_next:
            outcome = dealer.outcome(after.steps, after.state.chance())
            after.state.apply(CHANCE, outcome)
            entry.chance.append(outcome)
            after.steps += 1
        after.state.events = None
        return Part(after, entry, events, self)

    def begin(self, dealer: "Dealer", scenario: GameState | None) -> "Part":
        """Deal the first position; from a scenario's, if there is one, with chance counted from there."""
        if scenario is None:
            return self.play([], dealer)
        snapshot = Snapshot(int(self.game.meta.rules_version), 0, values_of(scenario))
        part = self.at(self.seq, snapshot).play([], dealer)
        part.entry.position = msgspec.to_builtins(snapshot)
        return part

    def follow(self, entry: Entry) -> tuple["Position", list[Event]]:
        """Return the position after an entry of the log with moves in it, and what happened."""
        after, events = (self.before(entry) if entry.position else self)._answered([])
        state = after.state
        for answer in entry.answers:
            for action in answer.row:
                after.check_step(answer.seat, action)
                state.apply(answer.seat, action)
        for outcome in entry.chance:
            state.apply(CHANCE, outcome)
        after.steps += len(entry.chance)
        state.events = None
        return after, events

    def trace(self, entry: Entry) -> Iterator[tuple["Position", list[Event]]]:
        """Yield the steps of an entry with moves: first its beginning, then each step with its events.

        The same position object is yielded each time, and changes from step to step.
        """
        after, events = (self.before(entry) if entry.position else self)._answered([])
        state = after.state
        yield after, events
        for answer in entry.answers:
            for action in answer.row:
                after.check_step(answer.seat, action)
                state.events = events = []
                state.apply(answer.seat, action)
                yield after, events
        for outcome in entry.chance:
            state.events = events = []
            state.apply(CHANCE, outcome)
            after.steps += 1
            yield after, events

    def check_step(self, seat: int, action: int) -> None:
        """Refuse a stored step, which may be damaged. Chance is not checked: listing its outcomes is slow."""
        if seat not in self.state.pending() or action not in self.state.legal(seat):
            raise IllegalMove(f"entry {self.seq} of the log holds a move that the rules do not allow")

    def before(self, entry: Entry) -> "Position":
        """Return the position that an entry carries. Chance is counted from there."""
        return self.at(self.seq, msgspec.convert(entry.position, Snapshot))

    def _answered(self, answers: Sequence[Answer]) -> tuple["Position", list[Event]]:
        """Return a separate position with a listener in which answers were given."""
        state = self.state.clone()
        events: list[Event] = []
        state.events = events
        for answer in answers:
            for action in answer.row:
                state.apply(answer.seat, action)
        return Position(self.game, self.setup, state, self.seq + 1, self.steps), events

    # --- Snapshots --------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """Return the stored form. Its lists are the state's own: encode it at once."""
        return Snapshot(int(self.game.meta.rules_version), self.steps, peek(self.state))

    def at(self, seq: int, snapshot: Snapshot) -> "Position":
        """Return a stored position."""
        state = self.game.blank_state(self.setup)
        later = {name for name, field in self.game.fields.items() if field.later}
        known, stored = set(type(state).FIELDS), set(snapshot.fields)
        unknown, missing = stored - known, known - later - stored
        # Rules of another version may have had fewer fields.
        if unknown or (missing and snapshot.rules == self.game.meta.rules_version):
            wrong = ", ".join(sorted(unknown | missing))
            raise BadData(f"the stored position has other fields than {self.game.meta.title} now has: {wrong}")
        return Position(self.game, self.setup, set_values(state, snapshot.fields), seq, snapshot.steps)

    def numbered(self, seq: int) -> "Position":
        """Return this position under another number, after a takeback."""
        return Position(self.game, self.setup, self.state, seq, self.steps)


class Part(NamedTuple):
    """A part of a game: the position after an entry, the entry, its events, and the position before it."""

    position: Position
    entry: Entry
    events: list[Event]
    before: Position


class Match(Position):
    """A game that is played step by step: its state changes in place, and every step is noted in its log."""

    __slots__ = ("entries",)

    def __init__(self, game: Game, setup: Setup, state: GameState | None = None) -> None:
        super().__init__(game, setup, state, seq=1)
        self.entries = [Entry("start")]

    def copy(self) -> "Match":
        """Return an independent copy."""
        other = Match(self.game, self.setup, self.state.clone())
        other.entries, other.seq, other.steps = self.entries[:], self.seq, self.steps
        return other

    @property
    def ply(self) -> int:
        """How many steps were taken."""
        return sum(len(entry.answers) + len(entry.chance) for entry in self.entries)

    def submit(self, seat: int, row: Sequence[int]) -> list[Event]:
        """Apply a row of actions of a seat, all or nothing, and return the events."""
        return self._apply(seat, self.check(seat, row))

    def draw(self, rng: Rng) -> list[Event]:
        """Take one step of CHANCE, and return the events."""
        return self.force(self.state.sample_chance(rng))

    def force(self, outcome: int) -> list[Event]:
        """Apply a given outcome of CHANCE: a replay, a scenario, an audit."""
        if not self.chance_is_next or outcome not in [listed for listed, _ in self.state.chance()]:
            raise IllegalMove("chance cannot do that here")
        return self._apply(CHANCE, [outcome])

    def take(self, ply: Answer) -> list[Event]:
        """Take one step of another log (`plies`), and return the events."""
        return self.force(*ply.row) if ply.seat == CHANCE else self.submit(ply.seat, ply.row)

    def retract(self, seat: int) -> None:
        """Take back the sealed answer of a seat while others still think."""
        last = self.entries[-1]
        kept = [answer for answer in last.answers if answer.seat != seat]
        if not last.missing or len(kept) == len(last.answers):
            raise IllegalMove(f"seat {seat + 1} has no answer that could be taken back")
        self.state.retract(seat)
        self.entries.pop()
        if kept:
            self.entries.append(Entry("moves", kept, missing=sorted([*last.missing, seat])))
        self.seq = len(self.entries)

    def note(self, seat: int, row: Sequence[int], asked: Sequence[int]) -> None:
        """Note an answer of a seat, or a step of CHANCE, in the log."""
        last = self.entries[-1]
        if seat == CHANCE:
            self.entries[-1] = msgspec.structs.replace(last, chance=[*last.chance, *row])
            self.steps += 1
            return
        answers, missing = [Answer(seat, list(row))], list(asked)
        if seat in last.missing:
            answers, missing = sorted([*last.answers, *answers], key=lambda answer: answer.seat), last.missing
            self.entries.pop()
        self.entries.append(Entry("moves", answers, missing=[other for other in missing if other != seat]))
        self.seq = len(self.entries)

    def _apply(self, seat: int, row: Sequence[int]) -> list[Event]:
        """Carry out a step, all or nothing: an error in the rules must not leave a broken state."""
        before, asked = self.state.clone(), self.asked()
        events: list[Event] = []
        self.state.events = events
        try:
            for action in row:
                self.state.apply(seat, action)
        except BaseException:
            self.state = before
            raise
        self.state.events = None
        self.note(seat, row, asked)
        return events


def visible(event: Event, observer: int) -> tuple[str, list[int], list[int]]:
    """Return what an observer sees of an event: its kind, the public arguments, the secret ones."""
    return event.kind, event.args, event.secret if observer in event.audience else []
