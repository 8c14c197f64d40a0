"""The store's interface, its schema, and the statements that both databases share."""

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from safehouse.server import wall
from safehouse.server.errors import BadRequest, Behind
from safehouse.server.store.administration import ADMINISTRATION
from safehouse.server.store.notices import NOTICES
from safehouse.server.store.people import CONSENT, PEOPLE, RESULTS
from safehouse.server.store.times import TIMES

# Statements with `?` for parameters; PostgreSQL numbers them.
Statement = tuple[str, tuple[Any, ...]]
Row = tuple[Any, ...]
LOGGER = logging.getLogger("safehouse.store")

# Each migration is applied once, in order, and never changed afterwards.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, version BIGINT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, head TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, listed, touched)",
        """CREATE TABLE log (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE sealed (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE acks (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, action_id TEXT NOT NULL, at BIGINT NOT NULL,
            seq BIGINT NOT NULL, PRIMARY KEY (table_id, seat, action_id))""",
        "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL)",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE notes (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE TABLE records (id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)",
    ),
    ADMINISTRATION,
    (
        # Boards, decks and scenarios by SHA-256, and which table plays with which.
        "CREATE TABLE files (hash TEXT PRIMARY KEY, used DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)",
        "CREATE TABLE file_uses (table_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, hash))",
        "CREATE INDEX file_uses_by_hash ON file_uses (hash)",
    ),
    PEOPLE,
    RESULTS,
    NOTICES,
    CONSENT,
    TIMES,
    # The list of public tables is asked for all the time, whatever number of other tables there is.
    ("CREATE INDEX tables_in_the_list ON tables (created DESC, id) WHERE listed = 1 AND status <> 'over'",),
)
OF_A_TABLE = ("log", "sealed", "acks", "snapshots", "chat", "notes", "file_uses", "profile_tables")
# The clock never goes back, even if several processes save it.
CLOCK = "service"
SAVE_CLOCK = (
    "INSERT INTO service_clock (name, seconds) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET seconds = "
    "CASE WHEN service_clock.seconds > excluded.seconds THEN service_clock.seconds ELSE excluded.seconds END"
)
# When a file was last put to use is noted this often, and a file that no table has is kept for so long.
NOTE_USE, KEEP_FILE = 3600.0, 86400.0
# Lines of chat that a table keeps: those that are shown. Nobody can fill the disk by talking.
KEEP_LINES = 100
# When a table was last written to is noted this often.
NOTE_TOUCH = 60.0


# A deadline that follows from the head (`spent`): of games from before there were deadlines, and of reopened ones.
UNKNOWN = -1.0


class Times(Struct, frozen=True):
    """Moments of the service's clock (`clock`); None: never."""

    # When the table must be loaded. 0: as long as it is driven.
    due: float | None = None
    # When the time for the present question is up.
    deadline: float | None = None


class Ledger(Struct, frozen=True):
    """An acknowledgement of a sealed answer, or of one taken back: of which action, to which question.

    `seq` is 0. What is answered openly is acknowledged by its entry in the log; stores of earlier versions have a row
    with the number of the entry besides.
    """

    seat: int
    action_id: str
    at: int
    seq: int = 0


class Commit(Struct, frozen=True):
    """What one step writes to a table, all or nothing. None: as it was."""

    head: str | None = None
    status: str | None = None
    listed: bool | None = None
    # The entries appended, by sequence number.
    entries: Sequence[tuple[int, str]] = ()
    acks: Sequence[Ledger] = ()
    # Sealed answers by seat; None takes one away. `open_sealed` takes all away first.
    sealed: Sequence[tuple[int, str | None]] = ()
    open_sealed: bool = False
    snapshot: tuple[int, str] | None = None
    chat: tuple[int, str] | None = None
    # By seat. Kept as JSON, since PostgreSQL keeps no NUL character.
    note: tuple[int, str] | None = None
    record: str | None = None
    # Texts by SHA-256 that the table refers to from now on.
    files: Mapping[str, str] = {}
    # Profiles that sit at the table from now on.
    profiles: Sequence[str] = ()
    # The statements that store the result of a game that ends (`results.ending`), or create the table of its rematch.
    results: Sequence[Statement] = ()
    rematch: Sequence[Statement] = ()
    # When the table must be loaded although nobody connects, and when the time of the current question is up.
    times: "Times | None" = None


@dataclass
class StoreSize:
    """How much is stored: tables by status, and bytes."""

    tables: dict[str, int]
    size: int

    @property
    def live(self) -> int:
        """The tables that are open or played."""
        return sum(number for status, number in self.tables.items() if status in ("open", "playing"))


@dataclass
class Stored:
    """A table as it lies in the store."""

    id: str
    version: int
    status: str
    head: str
    snapshot: tuple[int, str] | None = None
    sealed: dict[int, str] = field(default_factory=dict)
    times: Times = field(default_factory=Times)


def fence(table: str, version: int, change: Commit, touch: bool = True) -> Statement:
    """Return the statement that must change exactly one row; otherwise the writer is behind.

    `touch` notes when that was, unless it was noted a moment ago: an index has it.
    """
    if not touch and change.head is None and change.status is None and change.listed is None and change.times is None:
        return MOVE_FENCE, (table, version)
    sets = ["version = version + 1"]
    values: list[Any] = []
    if touch:
        now = wall.latest()
        # Never back: a wall clock that was wrong for a while must not make a table old.
        sets.append("touched = CASE WHEN touched > ? THEN touched ELSE ? END")
        values += [now - NOTE_TOUCH, now]
    columns: list[tuple[str, Any]] = [
        ("head", change.head),
        ("status", change.status),
        ("listed", None if change.listed is None else int(change.listed)),
    ]
    for column, value in columns:
        if value is not None:
            sets.append(f"{column} = ?")
            values.append(value)
    if change.times is not None:
        sets.append("due = ?, deadline = ?")
        values += [change.times.due, change.times.deadline]
    return f"UPDATE tables SET {', '.join(sets)} WHERE id = ? AND version = ?", (*values, table, version)  # noqa: S608


MOVE_FENCE = "UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?"


def statements(table: str, change: Commit) -> Iterator[Statement]:
    """Everything else that a change writes."""
    for seq, body in change.entries:
        yield "INSERT INTO log (table_id, seq, body) VALUES (?, ?, ?)", (table, seq, body)
    for ack in change.acks:
        yield (
            "INSERT INTO acks (table_id, seat, action_id, at, seq) VALUES (?, ?, ?, ?, ?)",
            (table, ack.seat, ack.action_id, ack.at, ack.seq),
        )
    if change.open_sealed:
        yield "DELETE FROM sealed WHERE table_id = ?", (table,)
    for seat, answer in change.sealed:
        if answer is None:
            yield "DELETE FROM sealed WHERE table_id = ? AND seat = ?", (table, seat)
        else:
            yield put("sealed", ("table_id", "seat"), ("body",)), (table, seat, answer)
    if change.snapshot is not None:
        yield PUT_SNAPSHOT, (table, *change.snapshot)
    if change.chat is not None:
        number = change.chat[0]
        yield "INSERT INTO chat (table_id, number, body) VALUES (?, ?, ?)", (table, *change.chat)
        yield "DELETE FROM chat WHERE table_id = ? AND number <= ?", (table, number - KEEP_LINES)
    if change.note is not None:
        yield put("notes", ("table_id", "seat"), ("body",)), (table, change.note[0], json.dumps(change.note[1]))
    if change.record is not None:
        yield put("records", ("id",), ("created", "body")), (table, wall.latest(), change.record)
    if change.files:
        yield from keep_files(table, change.files)
    if change.profiles:
        yield from note_sitters(table, change.profiles)
    yield from change.results
    yield from change.rematch


def note_sitters(table: str, profiles: Iterable[str]) -> Iterator[Statement]:
    """Note that profiles sit at a table."""
    for profile in sorted(set(profiles)):
        yield (
            "INSERT INTO profile_tables (profile, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (profile, table),
        )


def creation(
    table: str, head: str, listed: bool, files: Mapping[str, str] | None = None, profiles: Iterable[str] = ()
) -> list[Statement]:
    """Return what creates a table."""
    now = wall.latest()
    row = (table, 0, "open", int(listed), now, now, head)
    sql = "INSERT INTO tables (id, version, status, listed, created, touched, head) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return [(sql, row), *keep_files(table, files or {}), *note_sitters(table, profiles)]


def keep_files(table: str, files: Mapping[str, str]) -> Iterator[Statement]:
    """Store texts that are not there yet, and note that a table refers to them.

    `used` is fresh afterwards, so that a file which is about to be deleted as unused is not (`purge_files`).
    """
    now = wall.latest()
    for hashed, body in sorted(files.items()):
        yield (
            "INSERT INTO files (hash, used, body) VALUES (?, ?, ?) ON CONFLICT (hash) "
            "DO UPDATE SET used = excluded.used WHERE files.used < ?",
            (hashed, now, body, now - NOTE_USE),
        )
        yield "INSERT INTO file_uses (table_id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, hashed)


def deletion(table: str) -> list[Statement]:
    """Return what deletes a table with all that belongs to it."""
    rest: list[Statement] = [(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_A_TABLE]  # noqa: S608
    return [*rest, ("DELETE FROM records WHERE id = ?", (table,)), ("DELETE FROM tables WHERE id = ?", (table,))]


def put(name: str, keys: Sequence[str], values: Sequence[str]) -> str:
    """Insert or replace, in the words that SQLite and PostgreSQL share."""
    columns = [*keys, *values]
    sets = ", ".join(f"{value} = excluded.{value}" for value in values)
    marks = ", ".join("?" * len(columns))
    return (
        f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks}) "  # noqa: S608
        f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sets}"
    )


PUT_SNAPSHOT = put("snapshots", ("table_id",), ("seq", "body"))


class Store(ABC):
    """Tables on disk. Nothing returns before it is there to stay."""

    # Why the store does not work; "" while it does.
    trouble = ""
    # The query for the size of the database in bytes.
    size_query: str
    # Whether other processes may write, too.
    shared = False
    # Called with a table's id when another process has changed it; with "" when any table may have been changed.
    on_change: Callable[[str], None] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Connect, lock what must be locked, migrate."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def transact(self, table: str, first: Statement | None, rest: Sequence[Statement]) -> None:
        """Commit statements together. `first` must change exactly one row, or nothing is done and `Behind` raised."""

    @property
    def waiting(self) -> int:
        """How many changes and queries wait to be carried out, where that can be known."""
        return 0

    @abstractmethod
    async def lead(self, table: str) -> bool:
        """Return whether this process may drive the table's bots and clocks; only one may at a time."""

    def announce(self, text: str) -> None:  # noqa: B027
        """Tell programs that may read the store how to reach its server; a shared store needs none."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the versions of tables that other processes may have written to: none, unless the store is shared."""
        return {}

    def release(self, table: str) -> None:  # noqa: B027
        """Let another process lead a table."""

    async def due(self, now: float, after: float) -> list[str]:
        """Return the tables that fall due by a moment, and after another, and that no other process leads."""
        rows = await self.read("SELECT id FROM tables WHERE due <= ? AND due > ? ORDER BY due", now, after)
        return [row[0] for row in rows]

    async def is_any_due(self) -> bool:
        """Return whether any table has a due time."""
        return bool(await self.read("SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"))

    async def clock(self, seconds: float = 0.0) -> float:
        """Save the service's clock, if a moment is given; return the latest that any process has saved."""
        if seconds > 0:
            await self.transact("", None, [(SAVE_CLOCK, (CLOCK, seconds))])
        rows = await self.read("SELECT seconds FROM service_clock WHERE name = ?", CLOCK)
        return float(rows[0][0]) if rows else 0.0

    # --- Tables -----------------------------------------------------------------------------------------------

    async def create(
        self, table: str, head: str, listed: bool, files: Mapping[str, str] | None = None, profiles: Sequence[str] = ()
    ) -> None:
        await self.transact(table, None, creation(table, head, listed, files, profiles))

    async def files(self, hashes: Iterable[str]) -> dict[str, str]:
        """Return texts by their SHA-256."""
        wanted = list(hashes)
        marks = ", ".join("?" * len(wanted))
        rows = await self.read(f"SELECT hash, body FROM files WHERE hash IN ({marks})", *wanted) if wanted else []  # noqa: S608
        return {row[0]: row[1] for row in rows}

    async def earlier_heads(self, after: str, limit: int) -> list[tuple[str, int, str]]:
        """Return tables whose heads still hold texts, in the order of their ids: id, version, head."""
        sql = """SELECT id, version, head FROM tables WHERE id > ? AND head LIKE '%"files":{%' ORDER BY id LIMIT ?"""
        return [(row[0], row[1], row[2]) for row in await self.read(sql, after, limit)]

    async def write(self, table: str, version: int, change: Commit) -> None:
        """Write a change on top of a version. On return it is durable, and the version is one higher."""
        await self.transact(table, fence(table, version, change), list(statements(table, change)))

    async def load(self, table: str) -> Stored | None:
        # One statement, so that what it reads belongs together.
        rows = await self.read(
            "SELECT t.version, t.status, t.head, t.due, t.deadline, s.seq, s.body, a.seat, a.body FROM tables t "
            "LEFT JOIN snapshots s ON s.table_id = t.id LEFT JOIN sealed a ON a.table_id = t.id WHERE t.id = ?",
            table,
        )
        if not rows:
            return None
        version, status, head, due, deadline, seq, body = rows[0][:7]
        sealed = {row[7]: row[8] for row in rows if row[7] is not None}
        return Stored(table, version, status, head, None if seq is None else (seq, body), sealed, Times(due, deadline))

    async def log(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        sql = "SELECT seq, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [(row[0], row[1]) for row in await self.read(sql, table, after)]

    async def ack(self, table: str, seat: int, action_id: str) -> Ledger | None:
        sql = "SELECT at, seq FROM acks WHERE table_id = ? AND seat = ? AND action_id = ?"
        rows = await self.read(sql, table, seat, action_id)
        return Ledger(seat, action_id, rows[0][0], rows[0][1]) if rows else None

    async def acks(self, table: str, since: int = 0) -> list[Ledger]:
        """Return the acknowledgements of a table, to questions from a given one on."""
        sql = "SELECT seat, action_id, at, seq FROM acks WHERE table_id = ? AND at >= ?"
        rows = await self.read(sql, table, since)
        return [Ledger(*row) for row in rows]

    async def playing(self) -> list[str]:
        """Return the tables that are being played."""
        return [row[0] for row in await self.read("SELECT id FROM tables WHERE status = 'playing'")]

    async def count(self) -> StoreSize:
        """Return how much is stored."""
        rows = await self.read("SELECT status, count(*) FROM tables GROUP BY status")
        ((size,),) = await self.read(self.size_query)
        return StoreSize({status: int(number) for status, number in rows}, int(size))

    async def listed(self, limit: int = 100) -> list[tuple[str, str]]:
        """Return the listed tables with their heads, the newest first.

        By creation, since when one was last written to may tell of a sealed answer.
        """
        sql = "SELECT id, head FROM tables WHERE listed = 1 AND status <> 'over' ORDER BY created DESC, id LIMIT ?"
        return [(row[0], row[1]) for row in await self.read(sql, limit)]

    async def chat(self, table: str, last: int = KEEP_LINES) -> list[tuple[int, str]]:
        sql = "SELECT number, body FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        return [(row[0], row[1]) for row in reversed(await self.read(sql, table, last))]

    async def note(self, table: str, seat: int) -> str:
        rows = await self.read("SELECT body FROM notes WHERE table_id = ? AND seat = ?", table, seat)
        return str(json.loads(rows[0][0])) if rows else ""

    async def put_record(self, name: str, text: str) -> None:
        sql = put("records", ("id",), ("created", "body"))
        if "\0" in text:
            raise BadRequest("record_nul")  # PostgreSQL keeps none
        await self.transact(name, None, [(sql, (name, wall.latest(), text))])

    async def record(self, name: str) -> str | None:
        rows = await self.read("SELECT body FROM records WHERE id = ?", name)
        return rows[0][0] if rows else None

    async def purge(self, before: float) -> list[str]:
        """Delete the tables that nobody has touched since, and imported records as old. Return the tables."""
        ids = [row[0] for row in await self.read("SELECT id FROM tables WHERE touched < ?", before)]
        gone: list[str] = []
        for table in ids:
            again = ("UPDATE tables SET version = version + 1 WHERE id = ? AND touched < ?", (table, before))
            try:
                await self.transact(table, again, deletion(table))
            except Behind:
                continue  # touched or deleted meanwhile, by another process too
            gone.append(table)
        kept = "SELECT id FROM tables"
        old = [(f"DELETE FROM records WHERE created < ? AND id NOT IN ({kept})", (before,))]  # noqa: S608
        await self.transact("", None, [*old, ("DELETE FROM abuse_reports WHERE created < ?", (before,))])
        await self.purge_files(wall.earliest() - KEEP_FILE)
        return gone

    async def purge_files(self, before: float) -> None:
        """Delete the files that no table refers to, and that none has begun to refer to since."""
        unused = "DELETE FROM files WHERE used < ? AND hash NOT IN (SELECT hash FROM file_uses)"
        await self.transact("", None, [(unused, (before,))])

    async def probe(self) -> None:
        """Prove that the store can be written: a record comes and goes."""
        name, text = "probe", "-"
        statements: list[Statement] = [
            (put("records", ("id",), ("created", "body")), (name, wall.latest(), text)),
            ("DELETE FROM records WHERE id = ?", (name,)),
        ]
        await self.transact("", None, statements)

    def note_trouble(self, trouble: str) -> None:
        """Note what is wrong with the store, "" for nothing; the log says when that changes."""
        if trouble != self.trouble:
            if trouble:
                LOGGER.error("the storage does not work", extra={"reason": trouble})
            else:
                LOGGER.warning("the storage works again")
            self.trouble = trouble


def open_store(address: str) -> Store:
    """Return the store that a setting names: `sqlite:PATH`, or the address of a PostgreSQL database."""
    if address.startswith(("postgres://", "postgresql://")):
        from safehouse.server.store.postgres import PostgresStore

        return PostgresStore(address)
    from safehouse.server.store.sqlite import SqliteStore

    return SqliteStore(address.removeprefix("sqlite:"))
