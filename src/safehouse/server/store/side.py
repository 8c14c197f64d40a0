"""The connection apart: it tells and hears of changes, and holds the locks of the tables that we lead."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from safehouse.server.errors import StorageFailed

LOGGER = logging.getLogger("safehouse.store")
CHANNEL = "safehouse"
TELL = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
# How often it is tried to connect again, and how often a silent connection is asked whether it lives.
RETRY = 0.25
PROBE = 5.0
# For so long a "no, another process leads" is believed.
BELIEVED = 0.9


class Side:
    """A connection that comes back by itself."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], heard: Callable[[str], None]) -> None:
        self._connect = connect
        # Called with each notification, and with "" when some may have been missed.
        self._heard = heard
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        # One question at a time: a connection answers no two.
        self._asking = asyncio.Lock()
        self._lost = asyncio.Event()
        self._held: set[str] = set()
        self._refused: dict[str, float] = {}
        # Locks that are being taken; and those of them that nobody wants any more.
        self._taking: dict[str, asyncio.Task[bool]] = {}
        self._unwanted: set[str] = set()
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
        self._held.clear()

    async def _begin(self) -> None:
        connection = await self._connect()
        self._lost.clear()

        def lost(_: Any) -> None:
            if self._connection is connection:
                self._lost.set()

        try:
            connection.add_termination_listener(lost)
            # Nothing of what it does has to stay.
            await connection.execute("SET synchronous_commit = off")
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, message: self._heard(message))
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def _stay(self) -> None:
        while True:
            await self._until_lost()
            LOGGER.warning("the connection for notifications is lost")
            self._connection.terminate()
            self._connection = None
            self._held.clear()
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

    async def _ask(self, sql: str, *values: Any) -> bool:
        async with self._asking:
            if self._connection is None:
                raise StorageFailed
            try:
                return bool(await self._connection.fetchval(sql, *values))
            except FAILURES:
                self._lost.set()
                raise StorageFailed from None

    async def lock(self, name: str, key: int) -> bool:
        """Return whether we hold a lock, taking it if it is free."""
        if name in self._held:
            return True
        if self._refused.get(name, 0.0) > asyncio.get_running_loop().time():
            return False
        self._unwanted.discard(name)
        if name not in self._taking:
            task = asyncio.create_task(self._take(name, key))
            self._taking[name] = task
            task.add_done_callback(lambda _: self._taking.pop(name, None))
        # Whoever asks may be stopped meanwhile; the lock must not be held without our knowing.
        return await asyncio.shield(self._taking[name])

    async def _take(self, name: str, key: int) -> bool:
        connection = self._connection
        got = await self._ask("SELECT pg_try_advisory_lock($1)", key)
        if not got:
            self._refused[name] = asyncio.get_running_loop().time() + BELIEVED
            return False
        if connection is not self._connection:
            return False
        if name in self._unwanted:
            self._give_back(key)
            return False
        self._refused.pop(name, None)
        self._held.add(name)
        return True

    def unlock(self, name: str, key: int) -> None:
        """Give a lock back, so that another process may take it."""
        self._refused.pop(name, None)
        if name in self._taking:
            self._unwanted.add(name)
        elif name in self._held:
            self._held.remove(name)
            self._give_back(key)

    def _give_back(self, key: int) -> None:
        async def give() -> None:
            try:
                await self._ask("SELECT pg_advisory_unlock($1)", key)
            except StorageFailed:
                LOGGER.debug("a lost connection has given its locks back")

        self._keep(give())

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
