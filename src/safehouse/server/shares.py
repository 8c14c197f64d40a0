"""Shares of the event loop: whatever one address asks for, everybody else has the loop for half of the time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")
# Seconds of the loop that an address may use at once, and the seconds after which it counts as gone.
AT_ONCE, GONE = 0.1, 60.0
MOST = 10_000


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
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # The address that asked last and when, and when another one did.
        self._last, self._last_at, self._other_at = "", -GONE, -GONE

    async def spend(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something for an address when it is its turn."""
        self._note(address)
        if address in self._lines or self._owes(address) > 0:
            line = self._lines.get(address)
            if line is None:
                line = self._lines[address] = asyncio.Lock()
            async with line:
                while (wait := self._owes(address)) > 0:  # noqa: ASYNC110 - a moment, not an event
                    await asyncio.sleep(wait)
        # No await before its first step: the next in the line waits for that, too.
        return await Timed(work(), lambda seconds: self._charge(address, seconds))

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
