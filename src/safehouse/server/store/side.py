"""A separate connection for notifications, which also holds the lock that shows others that this process is alive.

A process leads the tables whose `leader` is the number of its lock. A number whose lock is free is a dead process's,
and any process may replace it. One lock serves any number of tables.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from safehouse.server.errors import StorageFailed
from safehouse.server.store.base import CLOCK, SAVE_CLOCK

LOGGER = logging.getLogger("safehouse.store")
CHANNEL = "safehouse"
TELL = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
# The numbers of the processes that are alive.
LIVING = (
    "SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 "
    "AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
COUNT = f"SELECT count(*) FROM ({LIVING}) AS living"  # noqa: S608
# Locks are checked only if another process's number is found.
LEAD = (
    "UPDATE tables SET leader = $2 WHERE id = $1 AND CASE WHEN leader IS NULL OR leader = $2 THEN true "  # noqa: S608
    f"ELSE leader NOT IN ({LIVING}) END RETURNING true"
)
LEAVE = "UPDATE tables SET leader = NULL WHERE id = ANY($1) AND leader = $2 RETURNING true"
SAVE = SAVE_CLOCK.replace("?", "$1", 1).replace("?", "$2", 1) + " RETURNING seconds"
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
# Seconds between attempts to connect again, and between checks of a silent connection.
RETRY = 0.25
PROBE = 5.0
# No lock of the store's own has so large a number.
KEY_BITS = 62
# Seconds for which the answer that another process leads is believed.
BELIEVED = 0.9


class Side:
    """A connection that reconnects by itself."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], heard: Callable[[str], None]) -> None:
        self._connect = connect
        # Called with each notification, and with "" when some may have been missed.
        self._heard = heard
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        # A connection answers one query at a time.
        self._asking = asyncio.Lock()
        self._lost = asyncio.Event()
        # The number of our lock: another one for each connection.
        self.key = 0
        # Whether other processes use the database, as last seen: there may always be one that has just begun.
        self.others = True
        self._led: set[str] = set()
        self._refused: dict[str, float] = {}
        # Tables that are being taken; those of them that are no longer wanted; and those that are given back.
        self._taking: dict[str, asyncio.Task[bool]] = {}
        self._unwanted: set[str] = set()
        self._given_back: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._news: set[str] = set()

    async def open(self) -> None:
        await self._begin()
        self._task = asyncio.create_task(self._stay(), name="postgres side")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1.0)
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        self._led.clear()

    async def _begin(self) -> None:
        connection = await self._connect()
        self._lost.clear()

        def lost(_: Any) -> None:
            if self._connection is connection:
                self._lost.set()

        try:
            connection.add_termination_listener(lost)
            # None of its writes must be durable.
            await connection.execute("SET synchronous_commit = off")
            key = secrets.randbits(KEY_BITS)
            await connection.execute("SELECT pg_advisory_lock($1)", key)
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, message: self._heard(message))
        except BaseException:
            connection.terminate()
            raise
        self.key, self._connection = key, connection

    async def _stay(self) -> None:
        while True:
            await self._until_lost()
            LOGGER.warning("the connection for notifications is lost")
            self._connection.terminate()
            self._connection = None
            self._led.clear()
            self._refused.clear()
            while self._connection is None:
                try:
                    await self._begin()
                except FAILURES:
                    await asyncio.sleep(RETRY)
            LOGGER.warning("the connection for notifications is back")
            self._heard("")

    async def _until_lost(self) -> None:
        while not self._lost.is_set() and not self._connection.is_closed():
            try:
                await asyncio.wait_for(self._lost.wait(), PROBE)
            except TimeoutError:
                try:
                    await self._ask("SELECT true")
                except StorageFailed:
                    return

    async def _ask(self, sql: str, *values: Any) -> Any:
        """Return the first value of an answer."""
        async with self._asking:
            if self._connection is None:
                raise StorageFailed
            try:
                return await self._connection.fetchval(sql, *values)
            except FAILURES:
                self._lost.set()
                raise StorageFailed from None

    async def clock(self, seconds: float) -> float:
        """Save the service's clock, and return the latest moment that any process has saved."""
        now = await self._ask(SAVE, CLOCK, seconds)
        self.others = await self._ask(COUNT) > 1
        return float(now)

    async def lead(self, table: str) -> bool:
        """Return whether we lead a table, taking it if nobody alive does."""
        if table in self._led:
            return True
        if self._refused.get(table, 0.0) > asyncio.get_running_loop().time():
            return False
        self._unwanted.discard(table)
        if table not in self._taking:
            task = asyncio.create_task(self._take(table))
            self._taking[table] = task
            task.add_done_callback(lambda _: self._taking.pop(table, None))
        # The caller may be cancelled meanwhile; no table must be led without being noted.
        return await asyncio.shield(self._taking[table])

    async def _take(self, table: str) -> bool:
        connection = self._connection
        if not await self._ask(LEAD, table, self.key):
            self._refused[table] = asyncio.get_running_loop().time() + BELIEVED
            return False
        if connection is not self._connection:
            return False
        if table in self._unwanted:
            self._give_back(table)
            return False
        self._refused.pop(table, None)
        self._led.add(table)
        return True

    def release(self, table: str) -> None:
        """Lead a table no longer, so that another process may."""
        self._refused.pop(table, None)
        if table in self._taking:
            self._unwanted.add(table)
        elif table in self._led:
            self._led.remove(table)
            self._give_back(table)

    def _give_back(self, table: str) -> None:
        """Soon, and together with whatever else there is to give back."""
        if not self._given_back:
            self._keep(self._give())
        self._given_back.add(table)

    async def _give(self) -> None:
        # Those that are wanted again by now stay ours; one that was let go while it was taken does not.
        wanted = self._led | (self._taking.keys() - self._unwanted)
        given, self._given_back = self._given_back - wanted, set()
        try:
            await self._ask(LEAVE, list(given), self.key)
        except StorageFailed:
            LOGGER.debug("tables cannot be given back: the connection is lost")

    def tell(self, message: str) -> None:
        """Notify the other processes, soon and together with whatever else there is to tell; without any promise."""
        if not self._news:
            self._keep(self._tell())
        self._news.add(message)

    async def _tell(self) -> None:
        try:
            async with self._asking:
                news, self._news = self._news, set()
                if self._connection is not None:
                    await self._connection.execute(TELL, CHANNEL, list(news))
        except FAILURES:
            LOGGER.warning("other processes could not be notified")
            self._lost.set()

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
