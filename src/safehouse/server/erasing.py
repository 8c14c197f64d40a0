"""Erase one person's data: their name, key, chat, notes and webhook, at every table where the same key sits.

Finished games stay as they were played, under a neutral name; so do the nonces, without which no dice can be checked.
"""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass

from safehouse.bots.base import usual_bot
from safehouse.server import results, wire
from safehouse.server.errors import Behind
from safehouse.server.head import Head, Seat, decode_head, encode
from safehouse.server.profile_wire import OwnTable
from safehouse.server.profiles import deletion, owner, profile_of
from safehouse.server.seating import distinct
from safehouse.server.store import Commit, Store, Times
from safehouse.server.store.base import Statement, fence

# Tables that are looked at together: nothing is written meanwhile.
AT_ONCE = 500
# The writes for one table: its id, the seats in words, the statement that must hold, and the rest.
Write = Callable[[str, str, Statement, Sequence[Statement]], Awaitable[None]]


@dataclass(frozen=True)
class Erasure:
    """The writes for one table, and the seats from which the person is erased."""

    table: str
    seats: list[int]
    first: Statement
    rest: list[Statement]


async def tables_of(store: Store, key: str) -> list[str]:
    """Return the tables where a key sits, or that it created. Looks at all tables, a few at a time."""
    found, last = [], ""
    sql = "SELECT id, head LIKE ? FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    while rows := await store.read(sql, f"%{key}%", last, AT_ONCE):
        found += [name for name, there in rows if there]
        last = rows[-1][0]
    return found


async def erase_everywhere(store: Store, key: str, write: Write, last: str = "") -> list[str]:
    """Erase a key's person from every table, one after the other, the `last` one last; return the tables.

    While that one is left, the request can be repeated.
    """
    erased = []
    for table in sorted(await tables_of(store, key), key=lambda table: table == last):
        while (found := await erasure(store, table, key)) is not None:
            seats = ", ".join(str(seat) for seat in found.seats) or "host only"
            try:
                await write(table, seats, found.first, found.rest)
            except Behind:
                continue
            erased.append(table)
    return erased


async def profile_erasure(store: Store, profile: str) -> list[Statement]:
    """Return the statements that delete a profile and remove its name from others' results."""
    return [*[statement async for statement in results.forgotten(store, profile)], *deletion(profile)]


async def own_tables(store: Store, profile: str) -> list[OwnTable]:
    """Return the seats of a profile, and what its person has written there."""
    found, key = [], owner(profile)
    for (table,) in await store.read("SELECT table_id FROM profile_tables WHERE profile = ?", profile):
        stored = await store.load(table)
        head = decode_head(stored.head) if stored is not None else None
        if head is None or not (seats := head.seats_of(key)):
            continue
        notes = [await store.note(table, seat) for seat in seats]
        rows = await store.read("SELECT body FROM chat WHERE table_id = ? ORDER BY number", table)
        said = [json.loads(body) for (body,) in rows]
        names = [head.seats[seat].name for seat in seats]
        chat = [text for seat, _, text in said if seat in seats]
        found.append(OwnTable(table, head.game, head.status, seats, names, notes, chat))
    return found


async def erasure(store: Store, table: str, key: str) -> Erasure | None:
    """Return the writes that erase a key's person from a table; None if they are not there."""
    stored = await store.load(table)
    if stored is None:
        return None
    head = decode_head(stored.head)
    seats, kept = head.seats_of(key), head.kept_for(key)
    for number in seats:
        erase_seat(head, number)
    for number in kept:
        head.seats[number] = Seat()
    if head.host == key:
        head.host = ""
    elif not seats and not kept:
        return None
    head.proposal = None
    rest = [*around(table, seats, profile_of(key))]
    if seats and (text := await store.record(table)) is not None:
        rest.append(("UPDATE records SET body = ? WHERE id = ?", (rename(text, named(head, seats)), table)))
    rest += [statement async for statement in reports(store, table, seats)]
    rest += [statement async for statement in results.renamed(store, table, named(head, seats))]
    # A bot may have to answer now, even if nobody connects.
    times = Times(0.0, stored.times.deadline) if head.is_played else None
    return Erasure(table, seats, fence(table, stored.version, Commit(head=encode(head), times=times)), rest)


def named(head: Head, seats: list[int]) -> dict[int, str]:
    return {number: head.seats[number].name for number in seats}


def erase_seat(head: Head, number: int) -> None:
    """Free a seat before the game; later a bot plays on under a neutral name."""
    seat = head.seats[number]
    if head.status == "open":
        head.seats[number] = Seat()
        return
    seat.name = ""
    seat.name = distinct(head, f"Player {number + 1}")
    seat.key, seat.webhook, seat.orders, seat.muted, seat.shown, seat.silent = "", "", [], [], False, False
    seat.portrait = wire.NO_PORTRAIT
    if head.status == "playing":
        seat.stand_in, seat.left = seat.stand_in or usual_bot(head.game), True


def around(table: str, seats: list[int], profile: str) -> Iterator[Statement]:
    if profile:
        yield "DELETE FROM profile_tables WHERE table_id = ? AND profile = ?", (table, profile)
    for number in seats:
        yield "DELETE FROM notes WHERE table_id = ? AND seat = ?", (table, number)
        yield "DELETE FROM chat WHERE table_id = ? AND body LIKE ?", (table, f"[{number}, %")


async def reports(store: Store, table: str, seats: list[int]) -> AsyncIterator[Statement]:
    """Yield the statements that remove the person's words from reports, about them and by them."""
    rows = await store.read("SELECT id, by_seat, text, chat FROM abuse_reports WHERE table_id = ?", table)
    for name, by_seat, text, chat in rows:
        lines = [line for line in json.loads(chat) if line[1] not in seats]
        kept = "" if by_seat in seats else text
        yield "UPDATE abuse_reports SET text = ?, chat = ? WHERE id = ?", (kept, json.dumps(lines), name)


def rename(record: str, names: dict[int, str]) -> str:
    """Return a record with other names. Text that is not in notation (`records`) has no names."""
    if not record.startswith("["):
        return record
    lines = record.split("\n")
    for place, line in enumerate(lines):
        if not line.startswith("["):
            break
        for number, name in names.items():
            if line.startswith(f"[Seat{number + 1} "):
                lines[place] = f"[Seat{number + 1} {json.dumps(name, ensure_ascii=False)}]"
    return "\n".join(lines)
