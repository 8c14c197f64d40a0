"""A foreign bot in a seat: a program that gets what the seat sees, and is asked for its decisions."""

import atexit
import re
import shlex
from collections.abc import Sequence
from typing import Final

from safehouse.bots.base import Bot, UnknownBot
from safehouse.bots.foreign import messages
from safehouse.bots.foreign.messages import ForeignBotFailed
from safehouse.bots.foreign.program import Command, Program
from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng

LIMITS: Final = re.compile(r"((?:ms|mb)=[0-9]+(?:,(?:ms|mb)=[0-9]+)*):")
# Programs between two games. Starting one takes longer than most moves.
IDLE: dict[Command, list[Program]] = {}


def read_command(text: str) -> Command:
    """Read `COMMAND`, or `ms=2000,mb=256:COMMAND`."""
    limits: dict[str, int] = {}
    if found := LIMITS.match(text):
        text = text[found.end() :]
        limits = {key: int(number) for key, _, number in (part.partition("=") for part in found[1].split(","))}
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise UnknownBot(f"the command of a foreign bot cannot be read: {error}") from None
    if not words or 0 in limits.values():
        raise UnknownBot("write a foreign bot as program:COMMAND or program:ms=NUMBER,mb=NUMBER:COMMAND")
    usual = Command(words)
    return Command(words, limits.get("ms", usual.milliseconds), limits.get("mb", usual.megabytes))


@atexit.register
def end_idle_programs() -> None:
    """End all idle programs."""
    for programs in IDLE.values():
        while programs:
            programs.pop().end()


class ForeignBot(Bot):
    """One seat of one game, played by a program. Its process is lent to the next game when this one is over."""

    watches = True

    def __init__(self, rng: Rng, game: str, command: str) -> None:
        super().__init__(rng)
        self.game: Game = find_game(game)
        self.command = read_command(command)
        self.name = "program"
        self._program: Program | None = None
        self._news: list[tuple[str, Sequence[int], Sequence[int]]] = []
        self._asked = 0

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        self._news.append((kind, list(args), list(secret)))

    def choose(self, view: GameState, seat: int) -> int:
        return self.ask(Draft(view, seat))[0]

    def row(self, view: GameState, seat: int) -> list[int]:
        draft = Draft(view, seat)
        while not draft.complete:
            for action in self.ask(draft):
                try:
                    draft.stage(action)
                except IllegalMove as error:
                    assert self._program is not None
                    raise self._program.failure(f"answered with action {action}, which is {error}") from None
        return draft.row

    def ask(self, draft: Draft) -> list[int]:
        """Put a question to the program and return its picks."""
        program = self._program or self.begin(draft.state.setup, draft.seat)
        self._asked += 1
        lines = [messages.encode(messages.decision(self.game, draft, self._asked))]
        if self._news:
            lines.insert(0, messages.encode(messages.seen(self._news)))
            self._news = []
        line = program.exchange(lines)
        try:
            return messages.read_answer(line, self._asked)
        except ForeignBotFailed as error:
            raise program.failure(f"failed: {error}") from None

    def begin(self, setup: Setup, seat: int) -> Program:
        """Take an idle program, or start one, and greet it."""
        idle = IDLE.setdefault(self.command, [])
        program = idle.pop() if idle and idle[-1].alive else Program(self.command)
        line = program.exchange([messages.encode(messages.hello(self.game, setup, seat))])
        try:
            self.name = messages.read_hello(line).name or self.name
        except ForeignBotFailed as error:
            raise program.failure(f"failed: {error}") from None
        self._program = program
        return program

    def close(self, reason: str = "the game is over") -> None:
        program, self._program = self._program, None
        if program is not None and program.alive:
            program.tell(messages.encode(messages.bye(reason)))
            IDLE.setdefault(self.command, []).append(program)
