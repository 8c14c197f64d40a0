"""The audit log: what administrators did, from where, when, and with what result. Rows are only added.

Each row carries a hash over itself and the row before, so that a changed or removed row is noticed.
"""

import hashlib
import json
import time

from safehouse.server.acts import PAGE, AuditEntry, AuditLog
from safehouse.server.errors import Behind, StorageFailed
from safehouse.server.store import Store
from safehouse.server.store.base import Statement

TRIES = 20
COLUMNS = "number, at, who, act, about, result"


async def last_number(store: Store) -> int:
    ((number,),) = await store.read("SELECT max(number) FROM audit_log")
    return int(number or 0)


async def entry(store: Store, who: str, act: str, about: str, result: str) -> Statement:
    """Return the statement that adds a row. If another process is faster, the number is taken and the write fails."""
    rows = await store.read("SELECT number, chain FROM audit_log ORDER BY number DESC LIMIT 1")
    number, before = rows[0] if rows else (0, "")
    row = (number + 1, time.time(), who, act, about, result)
    sql = f"INSERT INTO audit_log ({COLUMNS}, chain) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    return sql, (*row, chain(row, before))


def chain(row: tuple[object, ...], before: str) -> str:
    return hashlib.sha256(json.dumps([*row, before]).encode()).hexdigest()


async def append(store: Store, who: str, act: str, about: str, result: str) -> None:
    """Add a row by itself."""
    for _ in range(TRIES):
        try:
            await store.transact("", None, [await entry(store, who, act, about, result)])
        except Behind:
            continue
        return
    raise StorageFailed


async def read(store: Store, page: int) -> AuditLog:
    """Return a page of the log, and whether the whole log is unchanged."""
    sql = f"SELECT {COLUMNS} FROM audit_log ORDER BY number DESC LIMIT ? OFFSET ?"  # noqa: S608
    rows = await store.read(sql, PAGE, PAGE * page)
    return AuditLog([AuditEntry(*row) for row in rows], await last_number(store), await broken(store))


async def broken(store: Store) -> int:
    """Return the first row that was changed, or before which one is missing; 0 if there is none."""
    before, expected = "", 1
    for *row, kept in await store.read(f"SELECT {COLUMNS}, chain FROM audit_log ORDER BY number"):  # noqa: S608
        if row[0] != expected or chain(tuple(row), before) != kept:
            return int(row[0])
        before, expected = kept, expected + 1
    return 0
