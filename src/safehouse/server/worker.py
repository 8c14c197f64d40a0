"""The child side of a bot's worker: one process that thinks about one question at a time.

It receives only what the bot's seat knows: redacted states and visible events. It caches setups and bots under
numbers that the parent gives, and drops them on request. Frames are a length and MessagePack; no
pickles, so that a bot gone wrong cannot speak to the server in anything but numbers.
"""

import argparse
import json
import os
import resource
import signal
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from safehouse.bots.base import MORE, Bot, find_bot
from safehouse.core.fields import set_values
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import SystemRng

LENGTH_BYTES: Final = 4
OUT_OF_MEMORY: Final = 71
NICENESS: Final = 10
LONGEST_ROW: Final = 1000
# Seconds after its limit at which a question ends the process, if the parent is not there to do it.
ALARM_SECONDS: Final = 2.0

# What a seat sees of an event (`core.match.visible`).
Seen = tuple[str, list[int], list[int]]


encode = msgspec.msgpack.encode


class Source(msgspec.Struct, array_like=True):
    """The parts of a setup."""

    game: str
    players: int
    options: dict[str, str]
    files: dict[str, str]


class Question(msgspec.Struct, array_like=True):
    """A question to a bot, with what it has not been sent yet."""

    seconds: float
    seat: int
    values: dict[str, Any]
    setup: int
    bot: int
    # Given if the setup, or the bot, is new to this process.
    source: Source | None
    bot_name: str | None
    seen: list[Seen]
    forget_setups: list[int]
    forget_bots: list[int]


class Reply(msgspec.Struct, array_like=True):
    """A row, or the place where the bot failed. The first reply of a process is empty: it is ready."""

    row: list[int]
    error: str = ""


class Desk:
    """The setups and bots that this process holds."""

    def __init__(self) -> None:
        self.setups: dict[int, tuple[Game, Setup]] = {}
        self.bots: dict[int, Bot] = {}

    def answer(self, question: Question) -> bytes:
        """Return the encoded reply to a question."""
        for number in question.forget_setups:
            self.setups.pop(number, None)
        for number in question.forget_bots:
            self.bots.pop(number, None)
        try:
            row = self.think(question)
            return encode(Reply(row) if len(row) <= LONGEST_ROW else Reply([], f"a row of {len(row)} actions"))
        except MemoryError:
            raise
        except Exception as error:
            return encode(Reply([], place_of(error)))

    def think(self, question: Question) -> list[int]:
        if question.source is not None:
            source = question.source
            found = find_game(source.game)
            self.setups[question.setup] = found, found.setup(source.players, source.options, source.files)
        game, setup = self.setups[question.setup]
        if question.bot_name is not None:
            self.bots[question.bot] = find_bot(game.meta.name, question.bot_name, SystemRng())
        bot = self.bots[question.bot]
        if bot.watches:
            for kind, args, secret in question.seen:
                bot.see(setup, question.seat, kind, args, secret)
        view = set_values(game.blank_state(setup), question.values)
        return [int(action) for action in bot.row(view, question.seat)]


def place_of(error: Exception) -> str:
    """Return the kind of an error and its place, but not its text, which may hold what only the seat may know."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def read_frame(pipe: BinaryIO) -> bytes | None:
    """Return the next frame, or None when the parent has closed the pipe or is gone."""
    try:
        head = pipe.read(LENGTH_BYTES)
        size = int.from_bytes(head, "big")
        body = pipe.read(size) if len(head) == LENGTH_BYTES else b""
    except ConnectionError:
        return None
    return body if len(head) == LENGTH_BYTES and len(body) == size else None


def write_frame(pipe: BinaryIO, body: bytes) -> None:
    pipe.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
    pipe.flush()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the two pipes to the parent, and put nothing in their place: what a bot prints goes nowhere."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return questions, replies


def limit(megabytes: int) -> None:
    """Limit this process: memory, no core file, and a lower priority than the server."""
    size = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICENESS)


def serve(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer questions until the parent has gone."""
    desk = Desk()
    decoder = msgspec.msgpack.Decoder(Question)
    write_frame(replies, encode(Reply([])))
    while (frame := read_frame(questions)) is not None:
        question = decoder.decode(frame)
        # The kernel's timer ends even a search that never returns to the interpreter.
        signal.setitimer(signal.ITIMER_REAL, question.seconds + ALARM_SECONDS)
        reply = desk.answer(question)
        signal.setitimer(signal.ITIMER_REAL, 0)
        write_frame(replies, reply)


def end_with_parent(answer: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Answer the parent over two pipes, and end when it has gone or the memory is used up."""
    questions, replies = take_pipes()
    try:
        answer(questions, replies)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BrokenPipeError:
        os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="safehouse.server.worker", description=__doc__)
    parser.add_argument("--megabytes", type=int, required=True)
    parser.add_argument("--bots", type=json.loads, default={}, help="more bots, as JSON in the form of bots.base.MORE")
    arguments = parser.parse_args()
    limit(arguments.megabytes)
    for game, places in arguments.bots.items():
        MORE.setdefault(game, {}).update(places)
    end_with_parent(serve)


if __name__ == "__main__":
    main()
