"""Deliberate faults of the server: the negative controls. Each must make its drill fail."""

import asyncio
import contextlib
import fcntl
import time
from collections.abc import Callable, Iterator, Sequence

from safehouse.bots.base import find_bot
from safehouse.core.rng import SystemRng
from safehouse.drill.hooks import put
from safehouse.server import clerks, clock, driver, house, limits, socket, subscribers, wire, workers
from safehouse.server.clerk import Desk
from safehouse.server.errors import StorageFailed
from safehouse.server.head import encode
from safehouse.server.store import Commit, base, postgres, sqlite
from safehouse.server.store.base import Statement
from safehouse.server.table import Table

DEAF_SECONDS = 0.5


def hold_up(seconds: float) -> None:
    """Let the whole process wait."""
    time.sleep(seconds)


def ack_early() -> None:
    """Acknowledge first and commit a moment later."""
    real = Table.write
    queues: dict[str, asyncio.Task[None]] = {}

    async def later(here: Table, version: int, change: Commit, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before
        else:
            await asyncio.sleep(0.03)
        await here.store.write(here.id, version, change)

    async def write(here: Table, change: Commit) -> None:
        if not change.entries and not change.sealed:
            before = queues.get(here.id)
            if before is not None:
                await before
            await real(here, change)
            return
        before = queues.get(here.id)
        queues[here.id] = asyncio.create_task(later(here, here.version, change, before))
        here.version += 1

    put(Table, "write", write)


def ack_unstored() -> None:
    """Take no notice of a disk that refuses."""
    real = sqlite.SqliteStore.transact

    async def transact(
        store: sqlite.SqliteStore, name: str, first: Statement | None, rest: Sequence[Statement]
    ) -> None:
        with contextlib.suppress(StorageFailed):
            await real(store, name, first, rest)

    put(sqlite.SqliteStore, "transact", transact)


def clock_runs_on() -> None:
    """Count the time in which the server was paused."""
    put(clock, "LONGEST_TICK", 1e9)


def wall_clock() -> None:
    """Measure thinking time by the clock on the wall, jumps and all."""
    clock_runs_on()

    class Wall:
        monotonic = time = staticmethod(time.time)

    put(house, "time", Wall)


def blind_clock() -> None:
    """Count those who have answered among the late."""
    real = driver.Driver._late_seats

    def late_seats(here: driver.Driver) -> list[int]:
        answered = [seat for seat in here.table.position.asked() if seat in here.table.sealed]
        return [*real(here), *answered]

    put(driver.Driver, "_late_seats", late_seats)


def forget_acks() -> None:
    """Remember no action id."""

    def acknowledged(here: Table, seat: int, action_id: str) -> wire.Ack | None:
        return None

    put(Table, "acknowledged", acknowledged)


def endless_queue() -> None:
    """Queue for ever for those who do not read."""
    put(subscribers, "MAX_QUEUED_BYTES", 1 << 60)
    put(subscribers, "MAX_QUEUED_SECONDS", 1e9)


def wait_for_readers() -> None:
    """Let all wait for a client that does not read."""
    endless_queue()

    class Waiting(subscribers.Subscriber):
        def send(self, frame: bytes) -> None:
            super().send(frame)
            if len(self._queue) > 20:
                time.sleep(0.2)

    put(socket, "Subscriber", Waiting)


def no_lock() -> None:
    """Let two servers have one file."""
    put(fcntl, "flock", lambda *_: None)


def no_fence() -> None:
    """Hear only twice a second of what others have written, write regardless, and call it done."""
    real_fence, real_statements = base.fence, base.statements
    real_hearing = house.House._changed_elsewhere

    def hear(here: house.House, name: str) -> None:
        # Not merely late: both servers must take the same question for open, however slow the machine is.
        loop = asyncio.get_running_loop()
        loop.call_at((loop.time() // DEAF_SECONDS + 1) * DEAF_SECONDS, real_hearing, here, name)

    def fence(name: str, version: int, change: Commit) -> Statement:
        sql, values = real_fence(name, version, change)
        return sql.replace(" AND version = ?", ""), values[:-1]

    def statements(name: str, change: Commit) -> Iterator[Statement]:
        for sql, values in real_statements(name, change):
            yield (
                (sql if "CONFLICT" in sql or not sql.startswith("INSERT") else f"{sql} ON CONFLICT DO NOTHING"),
                values,
            )

    put(house.House, "_changed_elsewhere", hear)
    # Moves that are sent together have a fence in their own words.
    put(postgres, "is_move", lambda change: False)
    put(base, "fence", fence)
    put(base, "statements", statements)


def deaf_to_death() -> None:
    """Do not notice that a worker has died."""
    real = workers.Worker._reply

    async def reply(worker: workers.Worker) -> object:
        heard = await real(worker)
        if heard is None:
            await asyncio.sleep(3600)
        return heard

    put(workers.Worker, "_reply", reply)


def silent_upgrade() -> None:
    """Go on with new rules and write nothing of it into the log."""

    async def upgrade(here: Table) -> None:
        head = here.head.copy()
        head.rules = int(here.game.meta.rules_version)
        await here.write(Commit(head=encode(head)))
        here.head = head

    put(Table, "upgrade", upgrade)


def slow() -> None:
    """Take a third of a second for every answer, and let all others wait."""
    real = Table.submit

    async def submit(here: Table, *arguments: object, **more: object) -> wire.Ack:
        hold_up(0.3)
        return await real(here, *arguments, **more)  # type: ignore[arg-type]

    put(Table, "submit", submit)


def slow_welcome() -> None:
    """Take a tenth of a second for every newcomer."""
    real = Table.catch_up_listener

    def catch_up_listener(here: Table, subscriber: subscribers.Subscriber, since: int) -> None:
        time.sleep(0.1)
        real(here, subscriber, since)

    put(Table, "catch_up_listener", catch_up_listener)


def hoard() -> None:
    """Keep a megabyte for every socket."""

    class Hoarder(subscribers.Subscriber):
        def __init__(self, cut: Callable[[str], None], write: Callable[..., bool], abort: Callable[[], None]) -> None:
            super().__init__(cut, write, abort)
            self.hoard = bytearray(b"x" * (1 << 20))

    put(socket, "Subscriber", Hoarder)


def think_inside() -> None:
    """Let bots think in the server's own process."""

    async def ask(_: workers.Workers, job: workers.Job, seconds: float | None = None) -> list[int]:
        hold_up(0.2)
        return find_bot(job.game, job.bot, SystemRng()).row(job.view, job.seat)

    put(workers.Workers, "ask", ask)


def no_limits() -> None:
    """Take whatever comes, and look back at games in the loop, as it was once."""

    async def ask(_: clerks.Clerk, asker: str, key: object, task: clerks.Ask) -> bytes:
        reply = Desk().answer(await task())
        if reply.key or reply.fault:
            raise clerks.error_of(reply)
        return reply.body

    put(clerks.Clerk, "ask", ask)
    put(limits.Addresses, "take", lambda *_: None)
    put(limits.Quotas, "take_table", lambda *_: None)
    put(limits.Quotas, "take_bytes", lambda *_: None)
    put(limits.Connections, "take", lambda *_: True)
    put(house.House, "_bot_tables", lambda *_: 0)


def loud_notes() -> None:
    """Send everyone at the table what is for one seat."""

    def tell_seat(here: Table, seat: int, message: wire.Message) -> None:
        here.broadcast(message)

    put(Table, "tell_seat", tell_seat)


def keep_all() -> None:
    """Take up every game that is being played, and let none leave the memory."""

    async def due(store: sqlite.SqliteStore, now: float, after: float) -> list[str]:
        return await store.playing()

    put(sqlite.SqliteStore, "due", due)
    put(driver.Driver, "is_still", False)


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        ack_early, ack_unstored, clock_runs_on, wall_clock, blind_clock, forget_acks, endless_queue,
        wait_for_readers, no_lock, no_fence, deaf_to_death, silent_upgrade, slow, slow_welcome, hoard,
        think_inside, no_limits, loud_notes, keep_all,
    )
}  # fmt: skip


def apply(name: str) -> None:
    FAULTS[name]()
