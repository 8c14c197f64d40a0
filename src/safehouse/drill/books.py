"""A database, read without the server's help."""

import sqlite3
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from safehouse.core.log import Log
from safehouse.core.match import Answer, Entry, Position, Snapshot
from safehouse.core.registry import find_game
from safehouse.server.head import Head, decode_head

ENTRIES = msgspec.json.Decoder(Entry)
SEALED = msgspec.json.Decoder(tuple[int, Answer])
SNAPSHOTS = msgspec.json.Decoder(Snapshot)
QUERIES = {
    "tables": "SELECT id, head FROM tables",
    "log": "SELECT table_id, seq, body FROM log ORDER BY table_id, seq",
    "sealed": "SELECT table_id, body FROM sealed",
    "acks": "SELECT table_id, seat, action_id, at, seq FROM acks",
    "snapshots": "SELECT table_id, seq, body FROM snapshots",
    "files": "SELECT hash, body FROM files",
}


@dataclass
class Book:
    """All that is stored of one table."""

    head: Head
    # Data files by role.
    files: dict[str, str] = field(default_factory=dict)
    log: list[tuple[int, Entry]] = field(default_factory=list)
    # Question, and the answer that waits there.
    sealed: list[tuple[int, Answer]] = field(default_factory=list)
    # Seat and action id: question, entry.
    acks: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    snapshot: tuple[int, Snapshot] | None = None

    @cached_property
    def positions(self) -> dict[int, Position]:
        """The position after every entry, as the rules give it; after an upgrade, from there on."""
        game = find_game(self.head.game)
        start = Position(game, self.head.setup(game, self.files))
        return {0: start, **{part.position.seq: part.position for part in Log(start, self.log).parts()}}

    @cached_property
    def places(self) -> dict[tuple[int, str], list[int]]:
        """The entries in which an action is, by seat and id."""
        places: dict[tuple[int, str], list[int]] = {}
        for seq, entry in self.log:
            for answer in entry.answers:
                places.setdefault((answer.seat, answer.id), []).append(seq)
        return places


def books_of(rows: dict[str, list[tuple[Any, ...]]]) -> dict[str, Book]:
    texts = dict(rows["files"])
    books = {table: Book(decode_head(head)) for table, head in rows["tables"]}
    for book in books.values():
        book.files = {role: texts[hashed] for role, hashed in book.head.texts.items()}
    for table, seq, body in rows["log"]:
        books[table].log.append((seq, ENTRIES.decode(body)))
    for table, body in rows["sealed"]:
        books[table].sealed.append(SEALED.decode(body))
    for table, seat, action, at, seq in rows["acks"]:
        books[table].acks[seat, action] = at, seq
    for table, seq, body in rows["snapshots"]:
        books[table].snapshot = seq, SNAPSHOTS.decode(body)
    return books


def read_sqlite(path: Path) -> dict[str, Book]:
    """Read a file that no server has open."""
    connection = sqlite3.connect(path)
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise RuntimeError(f"{path}: {verdict}")
        return books_of({name: connection.execute(sql).fetchall() for name, sql in QUERIES.items()})
    finally:
        connection.close()


async def read_postgres(address: str) -> dict[str, Book]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return books_of(
                {name: [tuple(row) for row in await connection.fetch(sql)] for name, sql in QUERIES.items()}
            )
    finally:
        await connection.close()


async def read_books(database: str) -> dict[str, Book]:
    """Read the database that a setting names."""
    if database.startswith("sqlite:"):
        return read_sqlite(Path(database.removeprefix("sqlite:")))
    return await read_postgres(database)
