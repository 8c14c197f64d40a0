"""A language model as a bot: it gets what its seat sees in words; replies are read strictly, failures replaced."""

import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

from safehouse.bots.base import Bot
from safehouse.bots.llm.endpoint import Endpoint, Message, NoAnswer
from safehouse.bots.llm.model import read_model
from safehouse.core.draft import Draft
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng
from safehouse.text.narrator import Narrator
from safehouse.text.replies import BadReply, Tally

LOG: Final = logging.getLogger("safehouse.llm")
# How often one question is put: once, and once more with what was wrong.
TRIES: Final = 2
# Reasons that were logged already: each is logged once in a process.
TOLD: set[tuple[str, str]] = set()


class ModelBot(Bot):
    """One seat of one game, played by a model. What it fails to answer is answered at random, and counted."""

    watches = True

    def __init__(self, rng: Rng, game: str, model: str) -> None:
        super().__init__(rng)
        self.game: Game = find_game(game)
        self.model = read_model(model)
        self.name = self.model.name
        self._tally = Tally()
        self._endpoint = Endpoint(self.model)
        self._narrator: Narrator | None = None
        self._introduction = ""

    @property
    def tally(self) -> Tally:
        self._tally.tokens, self._tally.failed = self._endpoint.tokens, self._endpoint.failed
        return self._tally

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        self._told(setup, seat).see(kind, args, secret)

    def choose(self, view: GameState, seat: int) -> int:
        draft = Draft(view, seat)
        self._answer(draft, monotonic() + self.model.seconds)
        return draft.picks[0]

    def row(self, view: GameState, seat: int) -> list[int]:
        draft = Draft(view, seat)
        deadline = monotonic() + self.model.seconds
        while not draft.complete:
            self._answer(draft, deadline)
        return draft.row

    def _told(self, setup: Setup, seat: int) -> Narrator:
        if self._narrator is None:
            model = self.model
            self._narrator = Narrator(self.game, setup, seat, model.language, history=model.history)
            self._introduction = self._narrator.introduction()
        return self._narrator

    def _answer(self, draft: Draft, deadline: float) -> None:
        """Stage one pick or several: the model's, or one at random. Where there is no choice, nobody is asked."""
        options = draft.options
        if len(options) == 1:
            draft.stage(options[0])
        elif not self._asked(draft, deadline):
            self._tally.fallbacks += 1
            draft.stage(options[self.rng.below(len(options))])

    def _asked(self, draft: Draft, deadline: float) -> bool:
        """Ask, and ask once more after a wrong reply. Return whether there is a pick."""
        narrator = self._told(draft.state.setup, draft.seat)
        talk: list[Message] = [
            {"role": "system", "content": self._introduction},
            {"role": "user", "content": narrator.question(draft)},
        ]
        for _ in range(TRIES):
            try:
                reply = self._endpoint.ask(talk, deadline)
            except NoAnswer as error:
                self._warn(str(error))
                return False
            self._tally.replies += 1
            try:
                narrator.read(reply, draft)
            except BadReply as error:
                self._tally.illegal += 1
                talk += [{"role": "assistant", "content": reply}, {"role": "user", "content": str(error)}]
            else:
                return True
        return False

    def _warn(self, reason: str) -> None:
        """Say once why a model does not play itself."""
        if (self.name, reason) not in TOLD:
            TOLD.add((self.name, reason))
            LOG.warning("%s did not answer, a random legal move is played instead: %s", self.name, reason)
