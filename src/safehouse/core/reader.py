"""Replay of texts: every token is matched against the options of the state, so notation and rules cannot diverge.

A token is the full text of an action (`move:red`) or any end of it that fits one option (`red`). Three errors tell
apart what is no move of the game, what is a move but not here, and what fits several options.
"""

from collections.abc import Sequence
from typing import NoReturn

from safehouse.core.errors import AmbiguousMove, BadRecord, IllegalMove, InvalidMove
from safehouse.core.game import CHANCE, GameState
from safehouse.core.match import Match
from safehouse.core.notation import UNSEEN, Place, RedactedRecord, Visitor, scan, texts_of
from safehouse.core.rows import OpenRow


class Replayer(Visitor):
    """Plays the moves of a text on a match, and refuses what does not fit, with place and reason.

    The text may reveal all that is in it, so every action is carried out once, on the true state. A match
    on which reading was broken off is of no use.
    """

    def __init__(self, match: Match | None = None) -> None:
        self._seat: int | None = None
        self._row_at: Place | None = None
        # The row that is being read.
        self._row: OpenRow | None = None
        # The open `{`, the question that it answers, who has answered since, and who has not by its `}`.
        self._group_at: Place | None = None
        self._question: GameState | None = None
        self._answered: list[int] = []
        self._missing: list[int] = []
        if match is not None:
            self.begin(match)

    def begin(self, match: Match) -> None:
        self.match = match
        self.texts = texts_of(match.game, match.setup)

    # --- What the scanner finds ---

    def tag(self, name: str, value: str, at: Place) -> None:
        raise BadRecord(f"{at}: a header tag among moves, {at.shown}")

    def seat(self, seat: int, at: Place) -> None:
        self._finish_row()
        self._all_answered(at)
        if not 0 <= seat < self.match.setup.players:
            self._refuse(BadRecord, at, f"there is no such seat, {self.match.setup.players} play")
        if seat in self._answered:
            self._refuse(BadRecord, at, f"seat {seat + 1} has answered already")
        self._check_asked(seat, "", at)
        self._seat = seat
        self._row_at = at

    def action(self, text: str, at: Place) -> None:
        self._refuse_unseen(text, at)
        self._all_answered(at)
        if self._row is not None and self._row.complete(self.match.state) and self._group_at is None:
            self._finish_row()
        if self._seat is None:
            self._unseated(text, at)
        if self._row is None:
            self._check_asked(self._seat, text, at)
            self._row = OpenRow(self.match.state, self._seat)
        action = self._match_action(self._row, text, at)
        self.match.state.apply(self._seat, action)
        self._row.picks.append(action)
        self._row_at = None

    def chance(self, text: str, at: Place) -> None:
        self._refuse_unseen(text, at)
        self._finish_row()
        self._all_answered(at)
        if self._group_at is not None:
            self._refuse(BadRecord, at, "an outcome of chance between { and }, where only seats answer")
        possible = [outcome for outcome, _ in self.match.state.chance()] if self.match.chance_is_next else []
        outcome, found = self.texts.find(text, possible, True)
        if not found:
            self._refuse(InvalidMove, at, f"chance has no such outcome in {self.match.game.meta.name}")
        if not self.match.chance_is_next:
            self._refuse(IllegalMove, at, f"chance has nothing to do here, {self._who_is_next()}")
        if outcome is None:
            self._refuse_outcome(possible, found, at)
        self.match.state.apply(CHANCE, outcome)
        self.match.note(CHANCE, [outcome], [CHANCE])

    def open_group(self, at: Place) -> None:
        self._finish_row()
        self._all_answered(at)
        if self._group_at is not None:
            self._refuse(BadRecord, at, f"a second {{ before the }} of the one in line {self._group_at.line}")
        if len(self.match.state.pending()) < 2:
            self._refuse(BadRecord, at, f"no {{ here, {self._who_is_next()}")
        self._group_at = at
        self._question = self.match.state.clone()
        self._seat = None

    def close_group(self, at: Place) -> None:
        if self._group_at is None:
            self._refuse(BadRecord, at, "a } without its {")
        self._finish_row()
        if not self._answered:
            self._refuse(BadRecord, at, "nobody has answered between { and }")
        self._missing = [seat for seat in self._state.pending() if seat not in self._answered]
        self._group_at = self._question = None
        self._answered = []

    def end(self, at: Place) -> None:
        if self._group_at is not None:
            raise BadRecord(f"{self._group_at}, ply {self.ply}: a {{ without its }}")
        self._finish_row()

    # --- Rows ---

    @property
    def ply(self) -> int:
        """The number of the entry that is being read, the first being 1."""
        return self.match.ply + 1

    def _finish_row(self) -> None:
        """Confirm the row that is being read, if there is one."""
        if self._row_at is not None:
            self._refuse(BadRecord, self._row_at, "a seat without an action")
        row = self._row
        if row is None:
            return
        if row.sealed and not row.complete(self.match.state):
            place = "" if self._group_at is None else f"{self._group_at}, "
            raise IllegalMove(
                f"{place}ply {self.ply}: the answer of seat {row.seat + 1} is not complete, and is given whole"
            )
        self.match.note(row.seat, row.picks, row.pending)
        self._row = None
        if self._group_at is not None:
            self._answered.append(row.seat)
            self._seat = None

    def _match_action(self, row: OpenRow, text: str, at: Place) -> int:
        """Return the option that a token stands for, in the row that is being read."""
        seat, complete = row.seat, bool(row.picks) and row.complete(self.match.state)
        options = [] if complete else self.match.state.legal(seat)
        action, found = self.texts.find(text, options, False)
        if action is not None:
            return action
        if not found:
            self._no_move(text, at)
        if complete:
            self._refuse(IllegalMove, at, f"the answer of seat {seat + 1} is complete before it")
        if found[0] in options:
            self._refuse(AmbiguousMove, at, f"it fits several options: {self._list(found)}")
        rule, reason = self.match.state.why_not(seat, found[0])
        return self._refuse(IllegalMove, at, f"a move, but not allowed here ({rule}: {reason})")

    # --- Refusals ---

    def _refuse(self, error: type[BadRecord], at: Place, reason: str) -> NoReturn:
        raise error(f"{at}, ply {self.ply}, {at.shown}: {reason}")

    def _refuse_unseen(self, text: str, at: Place) -> None:
        if text == UNSEEN:
            self._refuse(RedactedRecord, at, "a player's export hides this, so it cannot be replayed")

    def _no_move(self, text: str, at: Place) -> NoReturn:
        outcomes = self.texts.fitting(text, self.texts.of)
        if outcomes:
            written = f"*{self.texts.of[outcomes[0]]}"
            self._refuse(IllegalMove, at, f"an outcome of chance, which is written {written}")
        self._refuse(InvalidMove, at, f"there is no such move in {self.match.game.meta.name}")

    def _refuse_outcome(self, possible: list[int], found: list[int], at: Place) -> NoReturn:
        if found[0] in possible:
            self._refuse(AmbiguousMove, at, f"it fits several outcomes: {self._list(found)}")
        self._refuse(IllegalMove, at, f"an outcome of chance, but not here; here are {self._list(possible)}")

    def _unseated(self, text: str, at: Place) -> NoReturn:
        if not self.texts.fitting(text, self.texts.of):
            self._no_move(text, at)
        self._refuse(BadRecord, at, f"no seat is named before it, {self._who_is_next()}")

    def _check_asked(self, seat: int, text: str, at: Place) -> None:
        """Refuse a seat that has nothing to decide, with the rule that says so; before that, a text that is no move."""
        asked = self._state.pending()
        if seat in asked and (self._group_at is not None or len(asked) == 1):
            return
        meant = self.texts.fitting(text, self.texts.of) if text else [0]
        if not meant:
            self._no_move(text, at)
        if seat in asked:
            self._refuse(BadRecord, at, f"{seats(asked)} answer together, between {{ and }}")
        reason = f"seat {seat + 1} is not asked here, {self._who_is_next()}"
        if not self.texts.by_chance(meant[0]):
            rule, key = self._state.redact(seat).why_not(seat, meant[0])
            reason += f" ({rule}: {key})"
        self._refuse(IllegalMove, at, reason)

    def _all_answered(self, at: Place) -> None:
        if self._missing:
            who = f"{seats(self._missing)} {'has' if len(self._missing) == 1 else 'have'}"
            self._refuse(BadRecord, at, f"{who} not answered yet between the {{ and }} before it")

    @property
    def _state(self) -> GameState:
        """The state that asks: in a group the one in which it began."""
        return self.match.state if self._question is None else self._question

    def _who_is_next(self) -> str:
        return who_is_next(self._state)

    def _list(self, actions: Sequence[int]) -> str:
        """Return texts, at most eight of them. Only for options that the reader of the record may know."""
        shown = [self.texts.of[action] for action in actions[:8]]
        return ", ".join(shown) + (", …" if len(actions) > 8 else "")


def seats(numbers: Sequence[int]) -> str:
    """Return seats for people: `seat 2`, `seats 2 and 4`."""
    names = [str(number + 1) for number in numbers]
    if len(names) == 1:
        return f"seat {names[0]}"
    return f"seats {', '.join(names[:-1])} and {names[-1]}"


def who_is_next(state: GameState) -> str:
    """Say who decides now."""
    pending = list(state.pending())
    if not pending:
        return "the game is over"
    if pending == [CHANCE]:
        return "chance is next (*…)"
    return f"{seats(pending)} {'is' if len(pending) == 1 else 'are'} asked"


def play_moves(match: Match, text: str, name: str = "moves") -> None:
    """Play a text of moves, without header, on a match."""
    scan(text, Replayer(match), name)
