"""Shares of the event loop: whatever one address asks for, everybody else has the loop for half of the time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")
# Seconds of the loop that an address may use at once, and the seconds after which it counts as gone.
AT_ONCE, GONE = 0.1, 60.0
MOST = 10_000


@coroutine
def charged(work: Awaitable[T], charge: Callable[[float], None]) -> Generator[Any, Any, T]:
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
    """The line in which the messages of an address wait, and how many do."""

    __slots__ = ("count", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.count = 0


class Shares:
    """Has an address that used more than its share wait before its next message or request.

    Its messages wait in one line, so many sockets get no more. While no other address is here it gets all.
    """

    def __init__(self) -> None:
        # By address: when its use is made up for.
        self._until: OrderedDict[str, float] = OrderedDict()
        self._lines: dict[str, Waiting] = {}
        # The address that asked last and when, and when another one did.
        self._last, self._last_at, self._other_at = "", -GONE, -GONE

    async def spend(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something for an address when it is its turn."""
        self._note(address)
        if address in self._lines or self._owes(address) > 0:
            await self._wait(address)
        # No await before its first step: the next in the line waits for that, too.
        return await charged(work(), partial(self._charge, address))

    async def _wait(self, address: str) -> None:
        """Wait in the line of an address until what it used is made up for."""
        line = self._lines.setdefault(address, Waiting())
        line.count += 1
        try:
            async with line.lock:
                while (wait := self._owes(address)) > 0:  # noqa: ASYNC110 - a moment, not an event
                    await asyncio.sleep(wait)
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[address]

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
