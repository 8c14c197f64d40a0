"""Hooks that a drill hangs around the server's classes, in the server's process."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from safehouse.core.registry import find_game, game_names
from safehouse.server import driver, house, socket, subscribers, table
from safehouse.server.notices import bell, office, outgoing
from safehouse.server.store import sqlite
from safehouse.server.store.base import Statement
from safehouse.server.table import Table

POINTS = ("before_insert", "in_transaction", "after_commit", "after_ack", "mid_broadcast")
# The points of a notification: before it is noted, noted and not sent, sent.
TELLING = ("before_noting", "after_noting", "after_sending")
JUMP = 200 * 86400.0


def put(owner: object, name: str, value: object) -> None:
    """Put something else in the place of a part of the server, for this process."""
    setattr(owner, name, value)


def die_at(value: str) -> None:
    """`point=number`: die, with no chance to tidy up, when the point is passed for so manieth time."""
    point, _, count = value.partition(":")
    assert point in (*POINTS, *TELLING)
    left = int(count)

    def passed(here: str) -> None:
        nonlocal left
        if here == point:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    class MortalStore(sqlite.SqliteStore):
        async def transact(self, table: str, first: Statement | None, rest: Sequence[Statement]) -> None:
            passed("before_insert")
            await super().transact(table, first, rest)
            passed("after_commit")

        def _change_together(self, changes: Sequence[sqlite.Work]) -> None:
            super()._change_together(changes)
            for _ in changes:
                passed("in_transaction")

    class MortalSubscriber(subscribers.Subscriber):
        def __init__(self, cut: Callable[[str], None], write: Callable[..., bool], abort: Callable[[], None]) -> None:
            def leave(*frames: bytes) -> bool:
                if not write(*frames):
                    return False
                for frame in frames:
                    left_us(frame)
                return True

            super().__init__(cut, leave, abort)

        def sent(self) -> None:
            if self._queue:
                left_us(self._queue[0][1])
            super().sent()

    def left_us(frame: bytes) -> None:
        if frame.startswith(b'{"type":"ack"'):
            passed("after_ack")
        elif frame.startswith(b'{"type":"entry"'):
            # One screen has the entry, the others have not.
            passed("mid_broadcast")

    put(house, "open_store", lambda address: MortalStore(address.removeprefix("sqlite:")))
    put(socket, "Subscriber", MortalSubscriber)
    put_into_telling(passed)


def put_into_telling(passed: Callable[[str], None]) -> None:
    """Report the points of a notification."""
    mark, send, post = bell.mark, office.Office.send, outgoing.Line.post

    async def marking(table: Table, due: list[bell.Due]) -> list[bell.Due]:
        passed("before_noting")
        return await mark(table, due)

    def sending(here: office.Office, *arguments: Any) -> None:
        passed("after_noting")
        send(here, *arguments)

    async def posting(here: outgoing.Line, *arguments: Any) -> None:
        await post(here, *arguments)
        passed("after_sending")

    put(bell, "mark", marking)
    put(office.Office, "send", sending)
    put(outgoing.Line, "post", posting)


def jumping_clock(_: str) -> None:
    """Let the wall clock jump: half a year ahead at SIGUSR1, a year back at SIGUSR2. Tables are tidied up often."""
    real = time.time
    shift = 0.0

    def jump(number: int, _frame: object) -> None:
        nonlocal shift
        shift += JUMP if number == signal.SIGUSR1 else -2 * JUMP

    signal.signal(signal.SIGUSR1, jump)
    signal.signal(signal.SIGUSR2, jump)
    put(time, "time", lambda: real() + shift)
    put(house, "PURGE", 0.2)


def sweep(_: str) -> None:
    """Let tables leave the memory a moment after all is still."""
    put(house, "SWEEP", 0.2)
    put(driver, "STILL", 0.3)
    put(table, "WATCHED", 0.3)


def read_only(_: str) -> None:
    """Let the database refuse every write from SIGUSR1 on, as a read-only disk does, and take them again at SIGUSR2."""

    class LockedStore(sqlite.SqliteStore):
        async def open(self) -> None:
            await super().open()
            self._switches: set[asyncio.Task[object]] = set()
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGUSR1, self._switch, "ON")
            loop.add_signal_handler(signal.SIGUSR2, self._switch, "OFF")

        def _switch(self, how: str) -> None:
            self._switches.add(asyncio.ensure_future(self.read(f"PRAGMA query_only={how}")))

    put(house, "open_store", lambda address: LockedStore(address.removeprefix("sqlite:")))


def raise_rules(value: str) -> None:
    """Raise the version of every game's rules by this much."""
    for name in game_names():
        game = find_game(name)
        game.meta = replace(game.meta, rules_version=game.meta.rules_version + int(value))
