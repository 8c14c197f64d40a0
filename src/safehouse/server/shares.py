"""Shares of the event loop: whatever one address asks for, everybody else has the loop for half of the time.

A thread of this process holds the interpreter as the loop does, so what an address has done in one counts, too.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from math import ceil
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from safehouse.server.errors import TooMany

T = TypeVar("T")
# By address: the line in which its work waits.
Lines = WeakValueDictionary[str, asyncio.Lock]
# Seconds of the loop that an address may use at once, and the seconds after which it counts as gone.
AT_ONCE, GONE = 0.1, 60.0
MOST = 10_000
# Threads for slow work: an address has one at a time. Most pieces that wait for one address, and the seconds that one
# usually takes.
THREADS, MOST_APART, USUAL = 2, 400, 0.02
# The address for which something is done; "" for the house.
ADDRESS: ContextVar[str] = ContextVar("ADDRESS", default="")


class Timed(Generic[T]):
    """Awaits something, and tells for how long each step of it kept the loop busy."""

    __slots__ = ("_spent", "_work")

    def __init__(self, work: Awaitable[T], spent: Callable[[float], None]) -> None:
        self._work = work
        self._spent = spent

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        thrown: BaseException | None = None
        while True:
            began = time.perf_counter()
            try:
                waits_for = next(steps) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._spent(time.perf_counter() - began)
            try:
                yield waits_for
                thrown = None
            except BaseException as error:
                thrown = error


class Shares:
    """Has an address that used more than its share wait before its next message or request.

    Its messages wait in one line, so many sockets get no more. While no other address is here it gets all.
    """

    def __init__(self) -> None:
        # By address: when its use is made up for.
        self._until: OrderedDict[str, float] = OrderedDict()
        self._lines: Lines = WeakValueDictionary()
        # Slow work: the threads that do it, whose turn it is, and how much waits, by address.
        self._pool = ThreadPoolExecutor(THREADS, "apart")
        self._threads = asyncio.Semaphore(THREADS)
        self._apart: Lines = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()
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
            return await self.charged(work())
        finally:
            ADDRESS.reset(before)

    async def charged(self, work: Awaitable[T]) -> T:
        """Do something that counts for the address for which the caller acts, also in a task of its own."""
        address = ADDRESS.get()
        return await (Timed(work, lambda seconds: self._charge(address, seconds)) if address else work)

    async def apart(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do slow work in a thread: one piece of each address at a time, and addresses take turns."""
        address = ADDRESS.get()
        if self._waiting[address] >= MOST_APART:
            raise TooMany("too_many_requests", wait=ceil(MOST_APART * USUAL))
        self._waiting[address] += 1
        try:
            # One of each address waits for a thread, so these are in turn.
            async with line_of(self._apart, address):
                await self._pay(address)
                async with self._threads:
                    return await self._do(address, work, *arguments)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def _do(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        took = 0.0

        def timed() -> T:
            nonlocal took
            began = time.thread_time()
            try:
                return work(*arguments)
            finally:
                took = time.thread_time() - began

        done = asyncio.get_running_loop().run_in_executor(self._pool, timed)
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
        until = self._until.pop(address, 0.0)
        self._until[address] = max(until, time.perf_counter() - seconds) + 2 * seconds
        if len(self._until) > MOST:
            self._until.popitem(last=False)


def line_of(lines: Lines, address: str) -> asyncio.Lock:
    """Return the line in which an address waits."""
    line = lines.get(address)
    if line is None:
        line = lines[address] = asyncio.Lock()
    return line
