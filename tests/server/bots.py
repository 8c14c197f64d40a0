"""Bots for the tests of workers: some think, some misbehave. The child process imports them by their place."""

import os
import stat
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from safehouse.bots.uniform import RandomBot
from safehouse.core.game import GameState, Setup

NAMES = ("Sleeper", "Glutton", "Cheat", "Sluggard", "Stumbler", "Babbler", "Leaver", "Endless", "Forger", "Diarist")
BOTS = {"": {name.lower(): f"tests.server.bots:{name}" for name in NAMES}}


def diary() -> Path:
    """A file that a bot and its test share."""
    return Path(tempfile.gettempdir()) / "diary"


def note(*words: object) -> None:
    with diary().open("a") as file:
        print(*words, file=file)


class Sleeper(RandomBot):
    """Never answers."""

    def row(self, view: GameState, seat: int) -> list[int]:
        note("asleep", os.getpid())
        time.sleep(3600)
        raise AssertionError


class Glutton(RandomBot):
    """Wants more and more memory."""

    def row(self, view: GameState, seat: int) -> list[int]:
        held = [bytearray(10_000_000)]
        while True:
            held.append(bytearray(10_000_000))


class Cheat(RandomBot):
    """Answers with a move that is not offered."""

    def row(self, view: GameState, seat: int) -> list[int]:
        return [max(view.legal(seat)) + 1]


class Sluggard(RandomBot):
    """Stops before the first pick."""

    def row(self, view: GameState, seat: int) -> list[int]:
        return []


class Stumbler(RandomBot):
    """Trips over an error whose text tells a secret."""

    def row(self, view: GameState, seat: int) -> list[int]:
        raise RuntimeError(f"canary of {seat}")


class Babbler(RandomBot):
    """Prints, and reads what is not for it; it plays well nevertheless. Looks for secrets of the server."""

    def row(self, view: GameState, seat: int) -> list[int]:
        print("canary" * 100_000)
        assert sys.stdin.read() == ""
        assert "SAFEHOUSE_CANARY" not in os.environ
        return super().row(view, seat)


class Leaver(RandomBot):
    """Ends the whole process."""

    def row(self, view: GameState, seat: int) -> list[int]:
        os._exit(0)


class Endless(RandomBot):
    """Answers with far too much."""

    def row(self, view: GameState, seat: int) -> list[int]:
        return [1 << 70] * 100_000


class Forger(RandomBot):
    """Writes to every socket that it finds, and so to the server."""

    def row(self, view: GameState, seat: int) -> list[int]:
        for number in range(3, 20):
            with suppress(OSError):
                if stat.S_ISSOCK(os.fstat(number).st_mode):
                    os.write(number, b"\xff" * 100)
        return super().row(view, seat)


class Diarist(RandomBot):
    """Notes who it is and how much it has seen."""

    watches = True

    def __init__(self, rng: object) -> None:
        super().__init__(rng)  # type: ignore[arg-type]
        self.seen: list[int] = []
        self.times = 0

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        self.seen += args

    def row(self, view: GameState, seat: int) -> list[int]:
        self.times += 1
        note("question", self.times, "seen", *self.seen)
        return super().row(view, seat)
