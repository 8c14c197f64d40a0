"""PostgreSQL: several server processes on one database, the fence of `tables.version` between them.

Moves that come at the same time share a statement, each whole or not at all (`together`); other changes go by
themselves. One connection apart (`Side`) tells other processes of them, listens to theirs, and holds the lock by which
a process leads tables; when it is lost, so are they, and whatever was missed meanwhile is read again.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from safehouse.core.errors import SafehouseError
from safehouse.server.errors import Behind, StorageFailed, Unsure
from safehouse.server.store.base import MIGRATIONS, Commit, Row, Statement, Store
from safehouse.server.store.side import LIVING, Side
from safehouse.server.store.together import TOGETHER, Move, Together, arguments, is_move

LOGGER = logging.getLogger("safehouse.store")
CONNECTIONS = 8
# Seconds after which a database that does not answer has failed.
PATIENCE = 10.0
# The number of the lock for migrations, the same for all processes.
MIGRATING = 0x5AFE
# The database notices within seconds when a machine is gone or a process stands still in the middle of a change, and
# frees what it held.
SESSION = {
    "application_name": "safehouse",
    "idle_in_transaction_session_timeout": "3000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
# Another process wrote first: read and try again. A fence that changes no row divides by zero.
OVERTAKEN = (
    asyncpg.DivisionByZeroError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)
# Errors that mean the database or the connection has ended; all others are answers.
CUT_OFF = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class Lost(StorageFailed):
    """The connection is gone, or does not answer."""


UNREACHABLE = "the database cannot be reached"


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    shared = True
    size_query = "SELECT pg_database_size(current_database())"

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: Any = None
        self._side = Side(self._connect, self._heard)
        # Our name in notifications, so that our own are not heeded.
        self._origin = secrets.token_hex(4)
        self._together = Together(self._write_together, self._write_alone)

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=0, max_size=CONNECTIONS, init=prepare, reset=leave_as_it_is, **OPTIONS
            )
            async with self._pool.acquire() as connection:
                await migrate(connection)
            await self._side.open()
        except (*FAILURES, ValueError) as error:
            await self.close()
            # The address may hold a password, so it is not repeated.
            raise SafehouseError(f"the PostgreSQL database cannot be used: {error}") from None
        except SafehouseError:
            await self.close()
            raise

    async def close(self) -> None:
        await self._side.close()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except FAILURES:
                pool.terminate()

    async def _connect(self) -> Any:
        return await asyncpg.connect(self.address, **OPTIONS)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Yield a connection of the pool. Every error is a failure of the storage, logged by its kind only."""
        if self._pool is None:
            raise StorageFailed
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
            self.note_trouble("")
        except OVERTAKEN:
            raise Behind from None
        except FAILURES as error:
            answered = isinstance(error, asyncpg.PostgresError) and not isinstance(error, CUT_OFF)
            self.note_trouble(f"the database refuses: {type(error).__name__}" if answered else UNREACHABLE)
            raise (StorageFailed if answered else Lost) from None

    async def read(self, sql: str, *values: Any) -> list[Row]:
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]

    async def write(self, table: str, version: int, change: Commit) -> None:
        if is_move(change):
            await self._together.put(table, version, change)
        else:
            await super().write(table, version, change)

    async def _write_alone(self, move: Move) -> None:
        await super().write(move.table, move.version, move.change)

    async def _write_together(self, moves: Sequence[Move]) -> set[str]:
        with self._doubtful([move.table for move in moves]) as sending:
            async with self._connection() as connection:
                sending.set()
                rows = await connection.fetch(TOGETHER, *arguments(moves))
        done = {row[0] for row in rows}
        for table in done:
            self._tell(table)
        return done

    @contextmanager
    def _doubtful(self, tables: Sequence[str]) -> Iterator[asyncio.Event]:
        """Raise for a lost connection: what was sent may or may not have been committed."""
        sending = asyncio.Event()
        try:
            yield sending
        except Lost:
            if sending.is_set():
                self._doubt(tables)
                raise Unsure from None
            raise
        except asyncio.CancelledError:
            self._doubt(tables)
            raise

    async def transact(self, table: str, first: Statement | None, rest: Sequence[Statement]) -> None:
        groups = [joined(group) for group in grouped(first, rest)]
        with self._doubtful([table]) as sending:
            async with self._connection() as connection:
                sending.set()
                if len(groups) == 1:
                    await connection.execute(groups[0][0], *groups[0][1])
                else:
                    async with connection.transaction():
                        for sql, values in groups:
                            await connection.execute(sql, *values)
        if table:
            self._tell(table)

    def _tell(self, table: str) -> None:
        """Tell the other processes of a change, where there are any.

        Apart from the commit: PostgreSQL lets only one transaction that notifies commit at a time, so that they could
        not share a write to the disk. What is lost here is found by `versions`.
        """
        if self._side.others:
            self._side.tell(f"{self._origin} {table}")

    def _doubt(self, tables: Sequence[str]) -> None:
        """Make all processes, this one too, read again what may or may not have been committed."""
        for table in tables:
            self._side.tell(f"{self._origin} {table}")
            if self.on_change is not None:
                self.on_change(table)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self.read("SELECT id, version FROM tables WHERE id = ANY(?)", list(tables)))

    def _heard(self, message: str) -> None:
        """Take a notification; an empty one after a time in which some may have been missed."""
        origin, _, table = message.partition(" ")
        if self.on_change is not None and origin != self._origin:
            self.on_change(table)

    # --- Leading ----------------------------------------------------------------------------------------------

    async def lead(self, table: str) -> bool:
        return await self._side.lead(table)

    def release(self, table: str) -> None:
        self._side.release(table)

    async def due(self, now: float, after: float) -> list[str]:
        rows = await self.read(
            "SELECT id FROM tables WHERE due <= ? AND due > ? "  # noqa: S608
            f"AND (leader IS NULL OR leader NOT IN ({LIVING})) ORDER BY due",
            now, after,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def clock(self, seconds: float = 0.0) -> float:
        # Not worth a write to the disk of its own: what a crash of the database takes is given back.
        return await self._side.clock(seconds) if seconds > 0 else await super().clock()


async def leave_as_it_is(_: Any) -> None:
    """Nothing here changes a session, so a connection goes back to the pool without a round trip."""


OPTIONS: dict[str, Any] = {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": SESSION}


async def prepare(connection: Any) -> None:
    """Make commits wait for the disk, even if the database is configured otherwise."""
    if await connection.fetchval("SELECT current_setting('synchronous_commit')") == "off":
        await connection.execute("SET synchronous_commit = on")


def grouped(first: Statement | None, rest: Sequence[Statement]) -> Iterator[list[tuple[str, Statement]]]:
    """Cut a change into groups that can each be sent as one statement: no row may be touched twice in one.

    Mostly there is one group, and with it one round trip to the database, which commits it by itself.
    """
    group: list[tuple[str, Statement]] = []
    touched: dict[str, bool] = {}
    if first is not None:
        group.append(("fence", (f"{first[0]} RETURNING 1", first[1])))
        touched[relation(first[0])] = False
    for number, statement in enumerate(rest):
        name, adds = relation(statement[0]), statement[0].startswith("INSERT") and "CONFLICT" not in statement[0]
        if name in touched and not (adds and touched[name]):
            yield group
            group, touched = [], {}
        group.append((f"part{number}", statement))
        touched[name] = adds
    yield group


def joined(group: Sequence[tuple[str, Statement]]) -> Statement:
    """Return a group as one statement. Its last part runs first: the fence, which fails if it changes no row."""
    parts = ", ".join(f"{name} AS ({sql})" for name, (sql, _) in group)
    last = "SELECT 1 / count(*) FROM fence" if group[0][0] == "fence" else "SELECT 1"
    return numbered(f"WITH {parts} {last}"), tuple(value for _, (_, values) in group for value in values)


@lru_cache(maxsize=512)
def relation(sql: str) -> str:
    """Return the table that a statement writes to."""
    found = re.match(r"(?:UPDATE|INSERT INTO|DELETE FROM) (\w+)", sql)
    assert found is not None, sql
    return found[1]


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """Return a statement with `$1`, `$2` … in place of its `?`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


async def migrate(connection: Any) -> None:
    """Bring the schema up to date, one process at a time, each step whole or not at all."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS safehouse_schema (version BIGINT NOT NULL)")
        done = await connection.fetchval("SELECT max(version) FROM safehouse_schema") or 0
        if done > len(MIGRATIONS):
            raise SafehouseError("the database was written by a newer Safehouse; this one cannot read it")
        for number in range(done, len(MIGRATIONS)):
            async with connection.transaction():
                for statement in MIGRATIONS[number]:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO safehouse_schema (version) VALUES ($1)", number + 1)
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
