"""A closed loop of moves: many tables, a socket for each seat, the next move when the last one is acknowledged.

The same generator drives both servers; a `Seat` of each kind says what a move and its acknowledgement look like.
"""

import asyncio
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from safehouse.core.errors import SafehouseError
from safehouse.remote import Socket

# Seconds after which a server that does not answer has failed.
PATIENCE = 20.0


class LoadFailed(SafehouseError):
    """A server did not do what was asked of it."""


@dataclass(frozen=True)
class Shape:
    """How much load, and for how long."""

    tables: int
    # Fresh tables, opened before the clock runs, for games that end while it does.
    reserve: int
    warm_up: float
    seconds: float


@dataclass(frozen=True)
class Round:
    """What one stretch of time brought."""

    moves: int
    seconds: float
    # From the sending of a move to its acknowledgement, in seconds.
    p50: float
    p99: float
    # Processor time of the server, and of a database beside it.
    processor: float
    database: float = 0.0

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Seat(ABC):
    """One player's socket."""

    socket: Socket

    def __init__(self, table: "BusyTable", number: int) -> None:
        self.table = table
        self.number = number
        # Whether the server has shown this seat its table; it would not be sent a move before that.
        self.seated = False
        # Messages about a move, its own or another's.
        self.told = 0

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """Take a message: call the table's `asked`, `acknowledged` or `over`."""

    @abstractmethod
    def move(self) -> None:
        """Send a move."""


class BusyTable:
    """One table: at most one move is under way."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.moves = 0
        self.waiting = False
        self._next: Seat | None = None
        self._sent = 0.0

    def asked(self, seat: Seat) -> None:
        """Note that a seat knows that it is its turn."""
        self._next = seat
        self.go()

    def go(self) -> None:
        if self._next is None or self.waiting or not self.load.plays(self):
            return
        seat, self._next = self._next, None
        self.waiting = True
        self._sent = time.perf_counter()
        seat.move()

    def acknowledged(self) -> None:
        """Note that a move is acknowledged."""
        self.waiting = False
        self.moves += 1
        self.load.count(time.perf_counter() - self._sent)
        self.go()

    def over(self) -> None:
        """Replace a finished game by another table."""
        self._next = None
        self.load.replace(self)

    @property
    def ready(self) -> bool:
        return self._next is not None and all(seat.seated for seat in self.seats)

    @property
    def told(self) -> bool:
        """Whether every seat was told of every move."""
        return all(seat.told == self.moves for seat in self.seats)

    def close(self) -> None:
        for seat in self.seats:
            seat.socket.cut()


class Load:
    """The load on one server. `opened` opens a table there."""

    def __init__(
        self, shape: Shape, opened: Callable[["Load"], Coroutine[None, None, BusyTable]],
        processor: Callable[[], float], database: Callable[[], float] = lambda: 0.0,
    ) -> None:  # fmt: skip
        self.shape = shape
        self.playing: set[BusyTable] = set()
        self.fresh: list[BusyTable] = []
        self.ended: list[BusyTable] = []
        self._opened = opened
        self._processor = processor
        self._database = database
        self._running = False
        self._dry = asyncio.Event()
        self._failure = ""
        self._times: list[float] = []

    def plays(self, table: BusyTable) -> bool:
        return self._running and table in self.playing

    def count(self, seconds: float) -> None:
        self._times.append(seconds)

    def replace(self, table: BusyTable) -> None:
        if table not in self.playing:
            return
        self.playing.remove(table)
        self.ended.append(table)
        if self.fresh:
            other = self.fresh.pop()
            self.playing.add(other)
            other.go()
        else:
            # A stretch with fewer tables would be another load.
            self._dry.set()

    def fail(self, text: str) -> None:
        """Something happened that load must not bring about: nothing measured with it counts."""
        self._failure = self._failure or text
        self._dry.set()

    async def prepare(self) -> None:
        """Have all tables open, outside the measured time."""
        for table in self.ended:
            table.close()
        self.ended.clear()
        while len(self.playing) < self.shape.tables:
            self.playing.add(self.fresh.pop() if self.fresh else await self._open())
        while len(self.fresh) < self.shape.reserve:
            self.fresh.append(await self._open())
        await self._until(lambda: all(table.ready for table in [*self.playing, *self.fresh]), "ask a player")

    async def _open(self) -> BusyTable:
        try:
            return await asyncio.wait_for(self._opened(self), PATIENCE)
        except (OSError, TimeoutError) as error:
            raise LoadFailed(f"the server opened no table ({type(error).__name__})") from None

    async def run(self) -> Round:
        """Play, and measure all but the beginning."""
        await self.prepare()
        self._dry.clear()
        self._running = True
        for table in list(self.playing):
            table.go()
        await self._pause(self.shape.warm_up)
        self._times = []
        start, processor, database = time.perf_counter(), self._processor(), self._database()
        await self._pause(self.shape.seconds)
        seconds, times = time.perf_counter() - start, self._times
        processor, database = self._processor() - processor, self._database() - database
        self._running = False
        # Wait for the moves under way; every seat must have been sent every move.
        tables = [*self.playing, *self.ended]
        await self._until(lambda: all(table.told and not table.waiting for table in tables), "tell of every move")
        if self._failure:
            raise LoadFailed(self._failure)
        if len(times) < 2:
            raise LoadFailed("the server acknowledged no move")
        cuts = statistics.quantiles(times, n=100, method="inclusive")
        return Round(len(times), seconds, cuts[49], cuts[98], processor, database)

    async def _pause(self, seconds: float) -> None:
        """Run for this long, or until there is no fresh table left."""
        try:
            await asyncio.wait_for(self._dry.wait(), seconds)
        except TimeoutError:
            return

    async def _until(self, done: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not done():
            if self._failure or time.monotonic() > until:
                raise LoadFailed(self._failure or f"the server did not {what} for {PATIENCE:g} s")
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for table in [*self.playing, *self.fresh, *self.ended]:
            table.close()
