"""Jobs for bots: how they queue, what a worker must be sent for them, and which answers are valid."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import GameState
from safehouse.core.rng import SystemRng
from safehouse.server.worker import Question, Seen, Source

if TYPE_CHECKING:
    from safehouse.server.workers import Worker

# Most setups and bots that one process caches. What it has dropped is sent again.
KEPT_SETUPS = 32
KEPT_BOTS = 256

SetupKey = tuple[str, int, tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]
BotKey = tuple[str, int, str, SetupKey]


class BotFailed(Exception):
    """A bot gave no valid answer. The text says why, and nothing of what the bot knew."""


@dataclass(frozen=True)
class Job:
    """One question to a bot: for which seat, what that seat knows, and everything it has seen so far."""

    table: str
    seat: int
    game: str
    bot: str
    # `redact(seat)` of the true state.
    view: GameState
    # Of every event since the start, as `core.match.visible` gives it to the seat.
    seen: list[Seen]
    # The address that created the table: addresses take turns.
    opener: str = ""

    @property
    def owner(self) -> str:
        return self.opener or self.table


def fallback_row(view: GameState, seat: int) -> list[int]:
    """Return a random complete legal row: quick, for a seat whose bot failed."""
    draft = Draft(view, seat)
    rng = SystemRng()
    while not draft.complete:
        options = draft.options
        draft.stage(options[rng.below(len(options))])
    return draft.row


def check_row(job: Job, row: list[int]) -> None:
    """Refuse a row that is not complete and legal on the view."""
    draft = Draft(job.view, job.seat)
    try:
        for action in row:
            draft.stage(action)
    except IllegalMove:
        raise BotFailed("answered with a row that is not legal") from None
    if not draft.complete:
        raise BotFailed("answered with a part of a row")


class Ticket:
    """A job that waits, or that a worker has."""

    def __init__(self, job: Job, seconds: float) -> None:
        self.job = job
        self.seconds = seconds
        self.answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None

    def fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(reason))


class Book:
    """What one process has been sent: setups and bots by number, and how much each bot has seen."""

    def __init__(self) -> None:
        self._setups: OrderedDict[SetupKey, int] = OrderedDict()
        self._bots: OrderedDict[BotKey, tuple[int, list[Seen]]] = OrderedDict()
        self._numbers = 0
        self._forget_setups: list[int] = []
        self._forget_bots: list[int] = []

    def knows(self, job: Job) -> bool:
        return bot_key(job) in self._bots

    def question(self, job: Job, seconds: float) -> Question:
        """Return the question to send, with all that the process does not have yet, and note it as sent."""
        setup_key, key = setup_key_of(job), bot_key(job)
        source = bot_name = None
        if setup_key not in self._setups:
            setup = job.view.setup
            source = Source(job.game, int(setup.players), setup.options, setup.files)
            self._setups[setup_key] = self._next_number()
        bot, told = self._bots.pop(key, (0, []))
        # After a takeback the bot has seen moves that no longer count: start a new one.
        if not bot or job.seen[: len(told)] != told:
            if bot:
                self._forget_bots.append(bot)
            bot, told, bot_name = self._next_number(), [], job.bot
        self._bots[key] = bot, list(job.seen)
        self._setups.move_to_end(setup_key)
        self._make_room()
        forget_setups, self._forget_setups = self._forget_setups, []
        forget_bots, self._forget_bots = self._forget_bots, []
        return Question(
            seconds, job.seat, values_of(job.view), self._setups[setup_key], bot, source, bot_name,
            job.seen[len(told) :], forget_setups, forget_bots,
        )  # fmt: skip

    def drop(self, job: Job) -> None:
        """Forget a failed job and its setup: the process may have failed at any point."""
        if bot := self._bots.pop(bot_key(job), None):
            self._forget_bots.append(bot[0])
        if setup := self._setups.pop(setup_key_of(job), None):
            self._forget_setups.append(setup)

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _make_room(self) -> None:
        while len(self._setups) > KEPT_SETUPS:
            self._forget_setups.append(self._setups.popitem(last=False)[1])
        while len(self._bots) > KEPT_BOTS:
            self._forget_bots.append(self._bots.popitem(last=False)[1][0])


def setup_key_of(job: Job) -> SetupKey:
    setup = job.view.setup
    return job.game, int(setup.players), tuple(sorted(setup.options.items())), tuple(sorted(setup.files.items()))


def bot_key(job: Job) -> BotKey:
    return job.table, job.seat, job.bot, setup_key_of(job)
