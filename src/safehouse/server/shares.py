"""Shares of the event loop: whatever one address asks for, everybody else has the loop for half of the time.

A thread of this process holds the interpreter as the loop does, so what an address has done in one counts, too.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from math import ceil
from types import coroutine
from typing import Any, TypeVar

from safehouse.server.errors import TooMany

T = TypeVar("T")
# Seconds of the loop that an address may use at once, and the seconds after which it counts as gone.
AT_ONCE, GONE = 0.1, 60.0
MOST = 10_000
# Threads for slow work: an address has one at a time. Most pieces that wait for one address, and the seconds that one
# usually takes.
THREADS, MOST_APART, USUAL = 2, 400, 0.02
# The address for which something is done; "" for the house.
ADDRESS: ContextVar[str] = ContextVar("ADDRESS", default="")


@coroutine
def timed(work: Awaitable[T], charge: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Await something, and charge for the time that each step of it kept the loop busy."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.perf_counter()
        try:
            waits_for = next(steps) if thrown is None else steps.throw(thrown)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            charge(time.perf_counter() - began)
        try:
            yield waits_for
            thrown = None
        except BaseException as error:
            thrown = error


class Waiting:
    """The line in which work of an address waits, and how much does."""

    __slots__ = ("count", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.count = 0


# By address: its line, as long as something is in it.
Lines = dict[str, Waiting]


class Shares:
    """Has an address that used more than its share wait before its next message or request.

    Its messages wait in one line, so many sockets get no more. While no other address is here it gets all.
    """

    def __init__(self) -> None:
        # By address: when its use is made up for.
        self._until: OrderedDict[str, float] = OrderedDict()
        self._lines: Lines = {}
        # Slow work: the threads that do it, and what of each address waits for one.
        self._pool = ThreadPoolExecutor(THREADS, "apart")
        self._threads = asyncio.Semaphore(THREADS)
        self._apart: Lines = {}
        # The address that asked last and when, and when another one did.
        self._last, self._last_at, self._other_at = "", -GONE, -GONE

    async def spend(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something for an address when it is its turn."""
        self._note(address)
        if address in self._lines or self._owes(address) > 0:
            async with line_of(self._lines, address):
                await self._pay(address)
        # No await before its first step: the next in the line waits for that, too.
        before = ADDRESS.set(address)
        try:
            return await timed(work(), partial(self._charge, address))
        finally:
            ADDRESS.reset(before)

    async def charged(self, work: Awaitable[T]) -> T:
        """Do something that counts for the address for which the caller acts, also in a task of its own."""
        address = ADDRESS.get()
        return await (timed(work, partial(self._charge, address)) if address else work)

    async def apart(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do slow work in a thread: one piece of each address at a time, and addresses take turns."""
        address = ADDRESS.get()
        line = self._apart.get(address)
        if (line.count if line else 0) >= MOST_APART:
            raise TooMany("too_many_requests", wait=ceil(MOST_APART * USUAL))
        # One of each address waits for a thread, so these are in turn.
        async with line_of(self._apart, address):
            await self._pay(address)
            async with self._threads:
                return await self._do(address, work, *arguments)

    async def _do(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        took = 0.0

        def measured() -> T:
            nonlocal took
            began = time.thread_time()
            try:
                return work(*arguments)
            finally:
                took = time.thread_time() - began

        done = asyncio.get_running_loop().run_in_executor(self._pool, measured)
        try:
            return await asyncio.shield(done)
        finally:
            # A caller that goes leaves its work to be finished.
            if not done.done():
                await asyncio.wait([done])
            if address:
                self._charge(address, took)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _pay(self, address: str) -> None:
        """Wait until an address has made up for what it used."""
        while (wait := self._owes(address)) > 0:  # noqa: ASYNC110 - a moment, not an event
            await asyncio.sleep(wait)

    def _note(self, address: str) -> None:
        now = time.perf_counter()
        if address != self._last:
            self._last, self._other_at = address, self._last_at
        self._last_at = now

    def _is_alone(self, address: str, now: float) -> bool:
        return now - (self._other_at if address == self._last else self._last_at) > GONE

    def _owes(self, address: str) -> float:
        """Return for how many seconds an address must wait."""
        now = time.perf_counter()
        wait = self._until.get(address, 0.0) - now - 2 * AT_ONCE
        return 0.0 if wait <= 0 or self._is_alone(address, now) else wait

    def _charge(self, address: str, seconds: float) -> None:
        # As long again for the others.
        until = self._until
        until[address] = max(until.get(address, 0.0), time.perf_counter() - seconds) + 2 * seconds
        until.move_to_end(address)
        if len(until) > MOST:
            until.popitem(last=False)


@asynccontextmanager
async def line_of(lines: Lines, address: str) -> AsyncIterator[None]:
    """Wait in the line of an address for one's turn."""
    line = lines.setdefault(address, Waiting())
    line.count += 1
    try:
        async with line.lock:
            yield
    finally:
        line.count -= 1
        if not line.count:
            del lines[address]
