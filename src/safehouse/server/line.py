"""The line of play of one table: the true state, grown entry by entry from the log, and nothing else.

An entry holds what people and bots answered in one go and every outcome of chance that followed, so it is whole: after
it, somebody is asked or the game is over. The same entries give the same line, on every machine.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.fair import Dealer
from safehouse.core.fields import peek, set_values, values_of
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.match import Match
from safehouse.core.registry import Game


class Answer(Struct):
    """What one seat answered, under which action id, and who spoke for it."""

    seat: int
    row: list[int]
    id: str
    by: Literal["person", "bot", "order"] = "person"


class LogEntry(Struct, omit_defaults=True):
    """One entry of a table's log, as stored."""

    kind: Literal["start", "moves", "takeback", "upgrade"]
    # Several, by seat, where a group of sealed answers was opened.
    answers: list[Answer] = []
    chance: list[int] = []
    # takeback: the entry after which play goes on.
    to: int = 0
    # upgrade: the rules before and after.
    rules: tuple[int, int] = (0, 0)
    # upgrade: the position that the new rules met. start: the scenario's, before chance adds anything.
    position: dict[str, Any] = {}


class Position(Struct):
    """A snapshot: the fields of the state, and how many steps of chance led to it."""

    rules: int
    steps: int
    fields: dict[str, Any]


class Line:
    """A position in a game, with the number of its entry and of the chance steps before it."""

    __slots__ = ("game", "seq", "setup", "state", "steps")

    def __init__(self, game: Game, setup: Setup, state: GameState, seq: int = 0, steps: int = 0) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.seq = seq
        self.steps = steps

    @property
    def over(self) -> bool:
        return not self.state.pending()

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.state.pending()]

    def stage(self, seat: int, row: Sequence[int]) -> Draft:
        """Return the draft of a row, or refuse it. Works on what the seat knows, so a refusal tells nothing more."""
        draft = Draft(self.state, seat)
        for action in row:
            draft.stage(action)
        return draft

    def check(self, seat: int, row: Sequence[int]) -> None:
        """Refuse a row that may not be confirmed."""
        draft = self.stage(seat, row)
        if self.state.sealed() and not draft.complete:
            raise IllegalMove("an answer that is given together with others is given whole")

    def allows(self, seat: int, row: Sequence[int]) -> bool:
        """Whether a row may be confirmed here."""
        try:
            self.check(seat, row)
        except IllegalMove:
            return False
        return True

    def play(self, answers: Sequence[Answer], dealer: Dealer) -> tuple["Line", LogEntry, list[Event]]:
        """Return the line after checked answers and what chance adds, the entry, and what happened. Changes nothing."""
        entry = LogEntry("moves" if answers else "start", list(answers))
        state, events = self._listen()
        apply_answers(state, answers)
        steps = self.steps
        while chance_is_next(state):
            outcome = dealer.outcome(steps, state.chance())
            state.apply(CHANCE, outcome)
            entry.chance.append(outcome)
            steps += 1
        state.events = None
        return Line(self.game, self.setup, state, self.seq + 1, steps), entry, events

    def begin(self, dealer: Dealer, scenario: GameState | None) -> tuple["Line", LogEntry, list[Event]]:
        """Deal the first position; from a scenario's, if there is one, with chance counted from there."""
        if scenario is None:
            return self.play([], dealer)
        position = Position(int(self.game.meta.rules_version), 0, values_of(scenario))
        line, entry, events = self.at(self.seq, position).play([], dealer)
        entry.position = msgspec.to_builtins(position)
        return line, entry, events

    def follow(self, entry: LogEntry) -> tuple["Line", list[Event]]:
        """Return the line after an entry of the log with moves in it, and what happened."""
        state, events = (self.before(entry) if entry.position else self)._listen()
        apply_answers(state, entry.answers)
        for outcome in entry.chance:
            state.apply(CHANCE, outcome)
        state.events = None
        return Line(self.game, self.setup, state, self.seq + 1, self.steps + len(entry.chance)), events

    def before(self, entry: LogEntry) -> "Line":
        """Return the line at the position that an entry brings with it."""
        return self.at(self.seq, msgspec.convert(entry.position, Position))

    def _listen(self) -> tuple[GameState, list[Event]]:
        state = self.state.clone()
        events: list[Event] = []
        state.events = events
        return state, events

    # --- Snapshots --------------------------------------------------------------------------------------------

    def position(self) -> Position:
        return Position(int(self.game.meta.rules_version), self.steps, peek(self.state))

    def at(self, seq: int, position: Position) -> "Line":
        """Return the line at a stored position."""
        state = set_values(self.game.blank_state(self.setup), position.fields)
        return Line(self.game, self.setup, state, seq, position.steps)


def chance_is_next(state: GameState) -> bool:
    return state.actor() == CHANCE


def apply_answers(state: GameState, answers: Sequence[Answer]) -> None:
    for answer in answers:
        for action in answer.row:
            state.apply(answer.seat, action)


def first_line(game: Game, setup: Setup) -> Line:
    return Line(game, setup, game.first_state(setup))


def retrace(start: Line, log: Sequence[tuple[int, LogEntry]]) -> Iterator[tuple[Line, LogEntry, list[Event]]]:
    """Follow a whole log: the line after each entry, the entry, what happened in it.

    What was played by older rules cannot be followed by ours, so it begins at the last upgrade, if there was one.
    """
    upgrades = [place for place, (_, entry) in enumerate(log) if entry.kind == "upgrade"]
    first = upgrades[-1] if upgrades else 0
    line = Line(start.game, start.setup, start.state, log[first][0] - 1, 0) if log else start
    lines = {line.seq: line}
    for seq, entry in log[first:]:
        assert seq == line.seq + 1, "the log has a hole"
        events: list[Event] = []
        if entry.kind == "takeback":
            back = lines[entry.to]
            line = Line(back.game, back.setup, back.state, seq, back.steps)
        elif entry.kind == "upgrade":
            line = line.at(seq, msgspec.convert(entry.position, Position))
        else:
            line, events = line.follow(entry)
        lines[seq] = line
        yield line, entry, events


def effective(log: Sequence[tuple[int, LogEntry]]) -> list[tuple[int, LogEntry]]:
    """Return the entries that count: those that no takeback has undone, takebacks left out."""
    kept: list[tuple[int, LogEntry]] = []
    place_of: dict[int, int] = {0: 0}
    for seq, entry in log:
        if entry.kind == "takeback":
            del kept[place_of[entry.to] :]
        else:
            kept.append((seq, entry))
        place_of[seq] = len(kept)
    return kept


def match_of(start: Line, log: Sequence[tuple[int, LogEntry]], match: Match | None = None) -> Match:
    """Return the moves that count as a match, for a record; played on from a match, where one is given."""
    match = Match(start.game, start.setup) if match is None else match
    for _, entry in effective(log):
        for answer in entry.answers:
            match.submit(answer.seat, answer.row)
        for outcome in entry.chance:
            match.force(outcome)
    return match
