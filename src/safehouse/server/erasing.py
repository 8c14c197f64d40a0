"""Erase one person's data: their name, key, chat, notes and webhook, at every table where the same key sits.

Finished games stay as they were played, under a neutral name; so do the nonces, without which no dice can be checked.
"""

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from safehouse.bots.base import usual_bot
from safehouse.server.head import Head, Seat, decode_head, encode
from safehouse.server.seating import distinct
from safehouse.server.store import Commit, Store
from safehouse.server.store.base import Statement, fence


@dataclass(frozen=True)
class Erasure:
    """What is to be written to one table, and from which seats somebody is erased."""

    table: str
    seats: list[int]
    first: Statement
    rest: list[Statement]


async def tables_of(store: Store, key: str) -> list[str]:
    """Return the tables where a key sits, or that it opened."""
    return [row[0] for row in await store.read("SELECT id FROM tables WHERE head LIKE ?", f"%{key}%")]


async def erasure(store: Store, table: str, key: str) -> Erasure | None:
    """Return what erases a key's person from a table as it is now; None if they are not there."""
    stored = await store.load(table)
    if stored is None:
        return None
    head = decode_head(stored.head)
    seats = head.seats_of(key)
    for number in seats:
        erase_seat(head, number)
    if head.host == key:
        head.host = ""
    elif not seats:
        return None
    head.proposal = None
    rest = [*around(table, seats)]
    if seats and (text := await store.record(table)) is not None:
        renamed = rename(text, {number: head.seats[number].name for number in seats})
        rest.append(("UPDATE records SET body = ? WHERE id = ?", (renamed, table)))
    rest += [statement async for statement in reports(store, table, seats)]
    return Erasure(table, seats, fence(table, stored.version, Commit(head=encode(head))), rest)


def erase_seat(head: Head, number: int) -> None:
    """Free a seat before the game; later a bot plays on under a neutral name."""
    seat = head.seats[number]
    if head.status == "open":
        head.seats[number] = Seat()
        return
    seat.name = ""
    seat.name = distinct(head, f"Player {number + 1}")
    seat.key, seat.webhook, seat.orders, seat.muted, seat.shown = "", "", [], [], False
    if head.status == "playing":
        seat.stand_in, seat.left = seat.stand_in or usual_bot(head.game), True


def around(table: str, seats: list[int]) -> Iterator[Statement]:
    for number in seats:
        yield "DELETE FROM notes WHERE table_id = ? AND seat = ?", (table, number)
        yield "DELETE FROM chat WHERE table_id = ? AND body LIKE ?", (table, f"[{number}, %")


async def reports(store: Store, table: str, seats: list[int]) -> AsyncIterator[Statement]:
    """Give what takes the person's own words out of reports, about them and by them."""
    rows = await store.read("SELECT id, by_seat, text, chat FROM abuse_reports WHERE table_id = ?", table)
    for name, by_seat, text, chat in rows:
        lines = [line for line in json.loads(chat) if line[1] not in seats]
        kept = "" if by_seat in seats else text
        yield "UPDATE abuse_reports SET text = ?, chat = ? WHERE id = ?", (kept, json.dumps(lines), name)


def rename(record: str, names: dict[int, str]) -> str:
    """Return a record with other names. What is no record in notation (`records`) names nobody."""
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
