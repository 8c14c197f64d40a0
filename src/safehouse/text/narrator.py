"""Describe events and questions to one seat of one game in words, and read its replies."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.draft import Draft
from safehouse.core.game import Event, GameState, Setup
from safehouse.core.parts import part
from safehouse.core.registry import Game
from safehouse.messages import describer
from safehouse.text.position import position, said, words_for
from safehouse.text.replies import clean, read_reply

# How many sentences about the past a question brings along.
HISTORY: Final = 40
RULES: Final = "rules-"


class Narrator:
    """The narrator for one seat. It gets events as the seat sees them, and redacted states; it knows nothing else."""

    def __init__(
        self, game: Game, setup: Setup, seat: int, language: str = "en", talk: bool = False, history: int = HISTORY
    ) -> None:
        self.game, self.setup, self.seat = game, setup, seat
        self.talk, self.history = talk, history
        self.words = words_for(game, language, int(setup.players))
        self.describer = describer(game)
        self._events: list[Event] = []
        self._story: list[str] = []

    # --- What happened ----------------------------------------------------------------------------------------------

    def see(self, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        """Take note of an event as the seat sees it (`core.match.visible`)."""
        self._events.append(Event(kind, list(args), list(secret), [self.seat]))

    def hear(self, seat: int, text: str) -> None:
        """Take note of what a player says. It is quoted on one line, so that it reads like nothing else."""
        self._tell()
        self._story.append(self.words.say("text-said", seat=self.words.name(seat), text=clean(text)))

    def _tell(self) -> None:
        """Put the events since the last time into sentences, those that belong together into one."""
        events, self._events = self._events, []
        if self.describer is None:
            self._story += [" ".join([event.kind, *map(str, [*event.args, *event.secret])]) for event in events]
        else:
            told = self.describer.story(self.setup, events, self.seat)
            self._story += [self.words.sentence(sentence) for sentence, _ in told]
        del self._story[: max(0, len(self._story) - self.history)]

    # --- What is asked ----------------------------------------------------------------------------------------------

    def introduction(self) -> str:
        """Return what holds for the whole game: who one is, the rules, the board, how to reply."""
        words, meta = self.words, self.game.meta
        parts = [
            words.say("text-you", seat=self.words.name(self.seat), game=meta.title, number=int(self.setup.players))
        ]
        if options := self._options():
            parts.append(words.say("text-table", options=self.words.join(options)))
        parts += [self._chapter(key) for key in self.words.keys(RULES)]
        if board := part(self.game, "text_board"):
            lines = [said(self.words, line) for line in board(self.setup)]
            parts.append("\n".join([f"## {words.say('text-board')}", *lines]))
        parts.append(
            "\n".join([f"## {words.say('text-how')}", words.say("text-how-answer"), words.say("text-how-several")])
        )
        if self.talk:
            parts[-1] += "\n" + words.say("text-how-say")
        return "\n\n".join(parts)

    def question(self, draft: Draft) -> str:
        """Return the present question: what happened, the position after the picks so far, the numbered options."""
        self._tell()
        words, seat = self.words, self.seat
        parts = [[f"## {words.say('text-past')}", *self._story]] if self._story else []
        parts.append([f"## {words.say('text-position')}", *position(self.game, draft.state, seat, self.words)])
        asked = [f"## {words.say('text-question')}"]
        if self.describer is not None:
            asked.append(self.words.sentence(self.describer.prompt(draft.state, seat)))
        if draft.row:
            asked.append(words.say("text-picked", actions=self.words.join([self.action(one) for one in draft.row])))
        if draft.waiting:
            waiting = self.words.join([self.action(one) for one in draft.waiting])
            asked.append(f"{words.say('table-waiting')}: {waiting}")
        asked += [f"{number}. {self.option(draft.state, one)}" for number, one in enumerate(draft.options, 1)]
        return "\n\n".join("\n".join(lines) for lines in [*parts, asked])

    def result(self, state: GameState) -> str:
        """Return how the game ended."""
        self._tell()
        outcome = state.outcome()
        lines = [] if self.describer is None else [self.words.sentence(self.describer.outcome(state, outcome))]
        scores = [f"{self.words.name(seat)}: {score}" for seat, score in enumerate(outcome.scores)]
        return "\n".join([*lines, *scores])

    def action(self, number: int) -> str:
        """Return an action in words; in notation where the game has none."""
        if self.describer is None or self.describer.action is None:
            return self.game.space.text(self.setup, number)
        return self.words.sentence(self.describer.action(self.setup, number))

    def option(self, view: GameState, number: int) -> str:
        """Return an action as an option, with what only the position tells of it."""
        text = self.action(number)
        if self.describer is None or self.describer.option is None:
            return text
        more = self.words.sentence(self.describer.option(view, number))
        return text if more in text else f"{text}: {more}"

    # --- What is replied --------------------------------------------------------------------------------------------

    def read(self, reply: str, draft: Draft) -> str:
        """Stage what a reply picks, and return what it says to the table. Raise `BadReply` and stage nothing."""
        said = read_reply(reply, draft, self.words, self.action)
        return said if self.talk else ""

    def _options(self) -> list[str]:
        """Return what the table has chosen, in words where the game has them."""
        told = []
        for option in self.game.meta.options:
            value = self.setup.options.get(option.name, "")
            if option.offered and value:
                keys = ((f"option-{option.name}", option.name), (f"option-{option.name}-{value}", value))
                told.append(": ".join(self.words.say(key) if self.words.has(key) else plain for key, plain in keys))
        return told

    def _chapter(self, key: str) -> str:
        title = f"{key}.title"
        return "\n".join([f"## {self.words.say(title) if self.words.has(title) else key}", self.words.say(key)])
