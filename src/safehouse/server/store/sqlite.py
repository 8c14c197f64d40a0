"""SQLite: one process, one connection, many changes to a commit.

The loop and a thread hold the connection by turns. Changes to tables are a few quick statements in memory: the loop
carries them out itself, since a thread would wait for the interpreter's lock at each of them. The thread does what may
take long: it waits for the disk (`COMMIT`), and it reads. Changes that come meanwhile share the next commit.

Versions before 3.51.3 can lose committed writes when several connections write and checkpoint, so there is only one,
and a lock file keeps a second server away. `synchronous=FULL`: what was committed survives a loss of power.
"""

import asyncio
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safehouse.core.errors import SafehouseError
from safehouse.server import wall
from safehouse.server.errors import Behind, StorageFailed
from safehouse.server.store import base
from safehouse.server.store.base import MIGRATIONS, Commit, Row, Statement, Store, statements

# The most changes that share one commit.
BATCH = 512
# Seconds for which queries may keep changes waiting; one that takes longer is finished.
QUERIES = 0.005
# The most tables for which the time of the last write is remembered.
MOST_TOUCHED = 10_000


class InUse(SafehouseError):
    """Another server has this file open."""


@dataclass(slots=True)
class Work:
    """Something for the thread: a query, or a change."""

    future: asyncio.Future[list[Row]]
    query: Statement | None
    first: Statement | None = None
    rest: Sequence[Statement] = ()
    result: list[Row] | BaseException | None = None


class SqliteStore(Store):
    """A store in one file."""

    size_query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._thread: threading.Thread | None = None
        self._lock = -1
        # Damage does not go away because another page of the file is sound.
        self._damaged = False
        # What waits for its turn, and what the thread has been given.
        self._waiting: deque[Work] = deque()
        self._queries: deque[Work] = deque()
        self._given: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        # By table: when it was last noted that it was written to.
        self._touched: dict[str, float] = {}
        # The changes that the present transaction holds.
        self._carried: list[Work] = []
        self._idle = asyncio.Event()
        self._idle.set()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise SafehouseError(
                f"{self.path}: cannot store tables here ({(error.strerror or 'no access').lower()}); "
                "give this user a folder to write in, or name another one in SAFEHOUSE_DATABASE"
            ) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            raise InUse(f"{self.path}: another server is using this file") from None
        os.ftruncate(self._lock, 0)  # what the last server announced there is out of date
        try:
            self._connection = self._connect()
        except sqlite3.Error as error:
            os.close(self._lock)
            raise SafehouseError(f"{self.path}: {trouble_of(error)}") from None
        self._thread = threading.Thread(target=self._run, name="sqlite", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        created = not self.path.exists()
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        if created:
            self.path.chmod(0o600)  # seeds of running games lie in it
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-20000"):
            connection.execute(f"PRAGMA {setting}")
        migrate(connection)
        return connection

    async def close(self) -> None:
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await self._idle.wait()
            self._given.put(None)
            await asyncio.to_thread(thread.join)
            self._connection.close()
            os.close(self._lock)

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self._asked(Work(self._loop.create_future(), (sql, values)))

    async def write(self, table: str, version: int, change: Commit) -> None:
        # A statement that names `touched` writes its index, even if it changes nothing.
        now = wall.latest()
        touch = abs(now - self._touched.get(table, 0.0)) > base.NOTE_TOUCH
        first, rest = base.fence(table, version, change, touch), list(statements(table, change))
        await self.transact(table, first, rest)
        if touch:
            if len(self._touched) >= MOST_TOUCHED:
                self._touched.clear()
            self._touched[table] = now

    async def transact(self, table: str, first: Statement | None, rest: Sequence[Statement]) -> None:
        await self._asked(Work(self._loop.create_future(), None, first, rest))

    @property
    def waiting(self) -> int:
        return len(self._waiting) + len(self._queries)

    def announce(self, text: str) -> None:
        """Write into the lock, which nobody but its owner may read."""
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, text.encode(), 0)

    async def lead(self, table: str) -> bool:
        return True

    def _asked(self, work: Work) -> asyncio.Future[list[Row]]:
        """Queue some work, and return its result."""
        if self._thread is None:
            raise StorageFailed
        (self._waiting if work.query is None else self._queries).append(work)
        if self._idle.is_set():
            self._idle.clear()
            # Not at once: what others ask in this round of the loop shares the commit.
            self._loop.call_soon(self._begin)
        return work.future

    def _begin(self) -> None:
        """Make the waiting changes, and pass the rest of the work to the thread."""
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), BATCH))]
        self._carry_out([work for work in batch if work.first is not None], batch)
        batch += self._queries
        self._queries.clear()
        self._given.put(batch)

    def _finish(self, batch: Sequence[Work]) -> None:
        """Take the connection back from the thread after a batch."""
        # Queries are at the end of a batch.
        left = sum(work.query is not None and work.result is None for work in batch)
        done = batch[: len(batch) - left]
        self._queries.extendleft(reversed(batch[len(done) :]))
        if self._waiting or self._queries:
            self._begin()
        else:
            self._idle.set()
        settle(done)

    def _carry_out(self, changes: Sequence[Work], batch: Sequence[Work]) -> None:
        """Make changes in the batch's transaction, one that is behind undone alone."""
        if not changes:
            return
        try:
            if not self._connection.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
                self._carried = []
            try:
                self._change_together(changes)
            except (sqlite3.IntegrityError, Behind):
                # Rare: one of them is behind, or repeats what is there. All again, each so that it can be undone alone;
                # a savepoint for all would copy every page that they change.
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
                for work in [*self._carried, *changes]:
                    self._change_alone(work)
            self._carried += changes
        except sqlite3.Error as error:
            self._give_up(batch, error)

    def _change_together(self, changes: Sequence[Work]) -> None:
        """Make changes that all hold, those in the same words at once: to each table by itself, so their order is free.

        Raise `Behind` where one does not hold.
        """
        run = self._connection.executemany
        alike: dict[tuple[str, ...], list[Work]] = {}
        for work in changes:
            if work.first is None:
                for sql, values in work.rest:
                    self._connection.execute(sql, values)
            else:
                alike.setdefault((work.first[0], *[sql for sql, _ in work.rest]), []).append(work)
        for words, works in alike.items():
            if run(words[0], [work.first[1] for work in works if work.first is not None]).rowcount != len(works):
                raise Behind
            for place, sql in enumerate(words[1:]):
                run(sql, [work.rest[place][1] for work in works])
        for work in changes:
            work.result = []

    def _give_up(self, batch: Sequence[Work], error: sqlite3.Error) -> None:
        """Fail the whole batch: on a full or broken disk none of it is stored."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        for work in batch:
            if work.query is None:
                work.result = self._failure(error)

    def _failure(self, error: sqlite3.Error) -> StorageFailed:
        self._damaged = self._damaged or is_damaged(error)
        self._loop.call_soon_threadsafe(self.note_trouble, trouble_of(error))
        return StorageFailed("storage_damaged" if is_damaged(error) else "")

    def _change_alone(self, work: Work) -> None:
        run = self._connection.execute
        run("SAVEPOINT change")
        try:
            if work.first is not None and run(*work.first).rowcount != 1:
                work.result = Behind()
            else:
                for statement in work.rest:
                    run(*statement)
                work.result = []
        except sqlite3.IntegrityError:
            work.result = Behind()
            run("ROLLBACK TO change")
        run("RELEASE change")

    # --- In the thread ----------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._given.get()) is not None:
            self._complete(batch)
            self._loop.call_soon_threadsafe(self._finish, batch)

    def _complete(self, batch: Sequence[Work]) -> None:
        """Make the changes that belong to no running table, commit, and answer queries: they see what is committed.

        Queries that take too long together are left for later: changes have come meanwhile.
        """
        changes = [work for work in batch if work.query is None]
        if not any(isinstance(work.result, StorageFailed) for work in changes):
            self._carry_out([work for work in changes if work.first is None], batch)
        if self._connection.in_transaction:
            try:
                self._connection.execute("COMMIT")
                if self.trouble and not self._damaged:
                    self._loop.call_soon_threadsafe(self.note_trouble, "")
            except sqlite3.Error as error:
                self._give_up(batch, error)
        until = time.monotonic() + QUERIES
        for work in batch:
            if work.query is None:
                continue
            try:
                work.result = self._connection.execute(*work.query).fetchall()
            except sqlite3.Error as error:
                work.result = self._failure(error)
            if time.monotonic() > until:
                break


def settle(batch: Sequence[Work]) -> None:
    """Wake those who wait, in the loop's own thread."""
    for work in batch:
        if work.future.cancelled():
            continue
        if isinstance(work.result, BaseException):
            work.future.set_exception(work.result)
        else:
            work.future.set_result(work.result or [])


def is_damaged(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def trouble_of(error: sqlite3.Error) -> str:
    """Return what is wrong with the file, and what to do about it."""
    name = getattr(error, "sqlite_errorname", "")
    if is_damaged(error):
        return "the file is damaged; stop the server and restore a copy (docs/self-hosting.md)"
    if name.startswith("SQLITE_FULL"):
        return "the disk is full; make room"
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return "this user may not write the file or its folder; change its owner"
    return str(error)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each step whole or not at all."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(MIGRATIONS):
        raise sqlite3.DatabaseError("written by a newer Safehouse; this one cannot read it")
    for number in range(done, len(MIGRATIONS)):
        connection.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
