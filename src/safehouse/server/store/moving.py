"""Copy everything from one store to another, all or nothing, and prove it by counting and hashing both sides.

Tables and columns come from the schema itself, so new ones need not be listed here.
A digest is a sum over the hashes of all rows: it needs no order, in which the two databases differ.
"""

import asyncio
import fcntl
import hashlib
import os
import sqlite3
import tempfile
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]
import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.server.store import postgres, sqlite
from safehouse.server.store.base import MIGRATIONS, Row, Store, is_postgres, open_store

# Rows that are read, hashed and written together.
PAGE = 500
# Seconds for which a database may still show a connection that has ended.
LINGER, LINGER_STEPS = 2.0, 20
SCHEMA = "safehouse_schema"
FAILURES = (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
Progress = Callable[[int], None]
Columns = Sequence[str]


class NotMoved(SafehouseError):
    """Nothing was moved: the source is as it was, and the target is empty."""


@dataclass
class Tally:
    """How many rows a table has, and the sum of their hashes."""

    rows: int = 0
    total: int = 0

    def add(self, row: Row) -> None:
        self.rows += 1
        self.total += int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest(), "big")

    @property
    def digest(self) -> str:
        return f"{self.total % 2**256:064x}"


@dataclass(frozen=True)
class Moved:
    """One table on both sides."""

    name: str
    source: Tally
    target: Tally


class End(ABC):
    """One side of a move, within one transaction."""

    @abstractmethod
    async def tables(self) -> dict[str, list[str]]:
        """Return the columns of each table."""

    @abstractmethod
    async def count(self, table: str) -> int: ...

    @abstractmethod
    def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]:
        """Yield all rows in batches."""

    @abstractmethod
    async def put(self, table: str, columns: Columns, rows: list[Row]) -> None: ...

    @abstractmethod
    async def commit(self) -> None: ...


async def move(source: str, target: str, progress: Callable[[int], Progress]) -> list[Moved]:
    """Copy a store into an empty one. `progress` gets the number of rows and returns what reports progress."""
    if is_postgres(source) == is_postgres(target) and same_place(source, target):
        raise NotMoved("source and target are the same")
    async with AsyncExitStack() as stack:
        try:
            origin = await stack.enter_async_context(opened(source, "source"))
            await prepare(target)
            place = await stack.enter_async_context(opened(target, "target"))
            return await copy(origin, place, progress)
        except FAILURES as error:
            raise NotMoved(f"the move failed, nothing was moved: {error}") from None


def same_place(source: str, target: str) -> bool:
    if is_postgres(source):
        return source == target
    return path_of(source).resolve() == path_of(target).resolve()


async def copy(origin: End, place: End, progress: Callable[[int], Progress]) -> list[Moved]:
    """Copy every table and prove it; commit only what is proven."""
    tables = await origin.tables()
    if tables != await place.tables():
        raise NotMoved("source and target have different schemas; use the same Safehouse for both")
    for table in tables:
        if await place.count(table):
            raise NotMoved(f"the target is not empty: {table} has rows; name an empty database")
    told, done = progress(2 * sum([await origin.count(table) for table in tables])), 0
    moved = []
    for table, columns in tables.items():
        one = Moved(table, Tally(), Tally())
        async for rows in origin.rows(table, columns):
            await place.put(table, columns, rows)
            done = note(one.source, rows, done, told)
        # Read again from the target: what it holds is what counts.
        async for rows in place.rows(table, columns):
            done = note(one.target, rows, done, told)
        if one.source != one.target:
            raise NotMoved(
                f"{table} is not the same on both sides ({one.source.rows} and {one.target.rows} rows, digests "
                f"{one.source.digest[:12]} and {one.target.digest[:12]}); nothing was moved"
            )
        moved.append(one)
    await place.commit()
    return moved


def note(tally: Tally, rows: list[Row], done: int, told: Progress) -> int:
    for row in rows:
        tally.add(row)
    told(done + len(rows))
    return done + len(rows)


def named(columns: Columns) -> str:
    """Return columns as SQL has them; a name may be a word of SQL."""
    return ", ".join(f'"{column}"' for column in columns)


def path_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite:"))


async def prepare(address: str) -> None:
    """Make the target's schema; refuse one that another process holds."""
    store: Store = open_store(address)
    await store.open()
    await store.close()


@asynccontextmanager
async def opened(address: str, role: str) -> AsyncIterator[End]:
    """Open one side, and keep servers away from it meanwhile."""
    if is_postgres(address):
        async with opened_postgres(address, role) as end:
            yield end
    else:
        with opened_sqlite(path_of(address), role) as end:
            yield end


# --- SQLite -----------------------------------------------------------------------------------------------------


class SqliteEnd(End):
    """A file whose lock we hold."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def tables(self) -> dict[str, list[str]]:
        found = self.connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        ).fetchall()
        return {
            name: sorted(row[0] for row in self.connection.execute("SELECT name FROM pragma_table_info(?)", (name,)))
            for (name,) in found
        }

    async def count(self, table: str) -> int:
        return int(self.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608

    async def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]:
        cursor = self.connection.execute(f"SELECT {named(columns)} FROM {table}")  # noqa: S608
        while rows := cursor.fetchmany(PAGE):
            yield rows

    async def put(self, table: str, columns: Columns, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({named(columns)}) VALUES ({marks})", rows)  # noqa: S608

    async def commit(self) -> None:
        self.connection.execute("COMMIT")


@contextmanager
def opened_sqlite(path: Path, role: str) -> Iterator[End]:
    if not path.is_file():
        raise NotMoved(f"{path}: there is no database")
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotMoved(f"{path}: a server is using this file; stop it first") from None
        with tempfile.TemporaryDirectory(prefix=".safehouse-move-", dir=path.parent) as folder:
            where = f"file:{quote(str(path.absolute()))}?mode={'ro' if role == 'source' else 'rw'}"
            connection = sqlite3.connect(where, uri=True, isolation_level=None)
            with closing(connection):
                if role == "source":
                    connection = of_today(connection, path, Path(folder))
                with closing(connection):
                    connection.execute("BEGIN" if role == "source" else "BEGIN IMMEDIATE")
                    yield SqliteEnd(connection)
    finally:
        os.close(lock)


def of_today(connection: sqlite3.Connection, path: Path, folder: Path) -> sqlite3.Connection:
    """Return the file; or a copy with today's schema, where an earlier Safehouse wrote it. The source is only read."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        raise NotMoved(f"{path}: not a Safehouse database")
    if connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS):
        return connection
    copied = sqlite3.connect(folder / "copy.db", isolation_level=None)
    connection.backup(copied)
    sqlite.migrate(copied)
    return copied


# --- PostgreSQL -------------------------------------------------------------------------------------------------


class PostgresEnd(End):
    """A database that no server uses."""

    def __init__(self, connection: Any, transaction: Any) -> None:
        self.connection = connection
        self.transaction = transaction

    async def tables(self) -> dict[str, list[str]]:
        found = await self.connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema() "
            "AND table_name <> $1",
            SCHEMA,
        )
        columns: dict[str, list[str]] = {}
        for table, column in found:
            columns.setdefault(table, []).append(column)
        return {table: sorted(columns[table]) for table in sorted(columns)}

    async def count(self, table: str) -> int:
        return int(await self.connection.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608

    async def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]:
        cursor = await self.connection.cursor(f"SELECT {named(columns)} FROM {table}")  # noqa: S608
        while rows := await cursor.fetch(PAGE):
            yield [tuple(row) for row in rows]

    async def put(self, table: str, columns: Columns, rows: list[Row]) -> None:
        await self.connection.copy_records_to_table(table, records=rows, columns=list(columns))

    async def commit(self) -> None:
        await self.transaction.commit()


@asynccontextmanager
async def opened_postgres(address: str, role: str) -> AsyncIterator[End]:
    if role == "source":
        await prepare(address)
    connection = await asyncpg.connect(address, timeout=postgres.PATIENCE)
    try:
        # A server that starts now waits for it, and gives up.
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", postgres.MIGRATING):
            raise NotMoved(f"the {role} is being used by another process; stop it first")
        await check_unused(connection, role)
        transaction = connection.transaction(isolation="repeatable_read", readonly=role == "source")
        await transaction.start()
        yield PostgresEnd(connection, transaction)
    finally:
        # Whatever was not committed is gone with the connection.
        connection.terminate()


async def check_unused(connection: Any, role: str) -> None:
    """Refuse a database that a server uses. A server that has just ended still shows for a moment."""
    for _ in range(LINGER_STEPS):
        others = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
            postgres.SESSION["application_name"],
        )
        if not others:
            return
        await asyncio.sleep(LINGER / LINGER_STEPS)
    raise NotMoved(f"a server is using the {role}; stop it first")
