"""The games in words: `text` for `render_mode="ansi"`, and an environment for agents that read and write.

`TextEnv` asks one seat after the other. What it tells a seat is made by `safehouse.text` from what that seat may know.
docs/text-agents.md has the whole of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from safehouse.core.choices import NameOrPath, OptionValue, checked_seat, whole
from safehouse.core.draft import Draft
from safehouse.core.errors import BadOption, SafehouseError
from safehouse.core.game import CHANCE, Event, GameState, Outcome
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.core.rng import Rng, SystemRng
from safehouse.envs.setting import make_setup
from safehouse.text.narrator import HISTORY, Narrator
from safehouse.text.position import asked, position, words_for
from safehouse.text.replies import BadReply, Tally


def text(game: Game, view: GameState, seat: int, language: str = "en") -> str:
    """Return what a seat, or SPECTATOR, sees. `view` is `redact(seat)`."""
    words = words_for(game, language, int(view.setup.players))
    return "\n".join([asked(view, seat, words), *position(game, view, seat, words)]) + "\n"


class NothingAsked(SafehouseError):
    """A reply where nobody was asked."""


class Unfinished(SafehouseError):
    """The outcome of a game that goes on."""


class Question(NamedTuple):
    """Who is asked, and all that they are told. `again` where the last reply was refused: `text` begins with why."""

    seat: int
    text: str
    again: bool = False


class TextEnv:
    """A game in which every seat reads and writes. A reply that picks nothing legal is refused once, with the reason;
    after the second one a pick is made at random, and counted."""

    def __init__(
        self, name: str, players: int | None = None, *, language: str = "en", talk: bool = False,
        history: int = HISTORY, scenario: NameOrPath = "", **options: OptionValue,
    ) -> None:  # fmt: skip
        self.game, self.setup = make_setup(name, players, scenario=scenario, **options)
        self.language, self.talk, self.history = language, talk, whole(history, "history")
        self.seats = range(int(self.setup.players))
        self._start: Rng = SystemRng()
        self._begin(None)

    def reset(self, seed: int | None = None) -> Question | None:
        """Begin a game and return the first question. Without a seed it goes on from the last one that was given."""
        self._begin(seed)
        return self._next()

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._start = Rng(whole(seed, "a seed"))
        # Chance and picks made for somebody draw from streams of their own.
        self._chance, self._random = Rng(self._start.bits()), Rng(self._start.bits())
        # By seat: how its replies have done since `reset`.
        self.tallies = [Tally() for _ in self.seats]
        self._narrators = [
            Narrator(self.game, self.setup, seat, self.language, self.talk, self.history) for seat in self.seats
        ]
        self._state = self.game.first_state(self.setup)
        self._draft: Draft | None = None
        self.question: Question | None = None

    def introduction(self, seat: int) -> str:
        """Return what a seat is told before the first question: the rules, the board, how to reply."""
        return self._narrator(seat).introduction()

    def _narrator(self, seat: int) -> Narrator:
        return self._narrators[checked_seat(seat, len(self.seats))]

    def step(self, reply: str) -> Question | None:
        """Take the reply of the seat that was asked; return the next question, None when the game is over."""
        asked, draft = self.question, self._draft
        if asked is None or draft is None:
            raise NothingAsked("nobody is asked: begin a game with reset()")
        if not isinstance(reply, str):
            raise BadOption(f"a reply must be a text, not {reply!r}")
        narrator, tally = self._narrators[asked.seat], self.tallies[asked.seat]
        tally.replies += 1
        try:
            said = narrator.read(reply, draft)
        except BadReply as error:
            tally.illegal += 1
            if not asked.again:
                self.question = Question(asked.seat, f"{error}\n\n{narrator.question(draft)}", again=True)
                return self.question
            tally.fallbacks += 1
            draft.stage(draft.options[self._random.below(len(draft.options))])
            said = ""
        if said:
            for other in self._narrators:
                other.hear(asked.seat, said)
        return self._next()

    @property
    def over(self) -> bool:
        return not self._state.pending()

    def outcome(self) -> Outcome:
        """Return how the game ended."""
        self._check_over()
        return self._state.outcome()

    def result(self, seat: int) -> str:
        """Return how the game ended, in words."""
        self._check_over()
        return self._narrator(seat).result(self._state)

    def _check_over(self) -> None:
        if not self.over:
            raise Unfinished("the game goes on: it has no outcome yet")

    def _next(self) -> Question | None:
        """Go on to the next question: chance happens, picks without a choice are made."""
        while True:
            if self._draft is None:
                pending = self._state.pending()
                if not pending:
                    self.question = None
                    return None
                if pending[0] == CHANCE:
                    self._apply(CHANCE, [int(self._state.sample_chance(self._chance))])
                    continue
                self._draft = Draft(self._state, pending[0])
            draft = self._draft
            if draft.complete:
                self._draft = None
                self._apply(draft.seat, draft.row)
            elif len(draft.options) == 1:
                draft.stage(draft.options[0])
            else:
                self.question = Question(draft.seat, self._narrators[draft.seat].question(draft))
                return self.question

    def _apply(self, seat: int, row: Sequence[int]) -> None:
        events: list[Event] = []
        self._state.events = events
        for action in row:
            self._state.apply(seat, action)
        self._state.events = None
        for narrator in self._narrators:
            for event in events:
                narrator.see(*visible(event, narrator.seat))
