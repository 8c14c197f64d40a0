"""Reports of abuse: from anyone in a seat to the administrator. The table is not told.

A report is stored beside the table, not in it: the version stays, no frame is sent, no task wakes.
"""

import json
import secrets
from math import ceil

from safehouse.server import wall, wire
from safehouse.server.acts import PAGE, AbuseReport, Reports
from safehouse.server.errors import BadRequest, TooMany
from safehouse.server.limits import HOUR, Buckets
from safehouse.server.store import Store
from safehouse.server.store.base import Row
from safehouse.server.table import Table

# Limits: reports an hour from one seat, and lines of chat stored with each.
AN_HOUR = 5
LINES = 20
COLUMNS = "id, created, table_id, by_seat, seat, reason, text, chat, done"


class AbuseDesk:
    """Accepts reports, a limited number from each seat."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seats = Buckets(AN_HOUR / HOUR, AN_HOUR)

    async def take(self, table: Table, number: int, wish: wire.ReportAbuse, heard: list[wire.Said]) -> None:
        """Store a report with the last chat lines that its reporter saw."""
        seats = table.head.seats
        if wish.seat >= len(seats) or seats[wish.seat].kind != "person" or seats[wish.seat].key == seats[number].key:
            raise BadRequest("not_reportable")
        if wait := self._seats.wait(f"{table.id} {number}"):
            raise TooMany("too_many_reports", wait=ceil(wait))
        lines = [[said.number, said.seat, said.name, said.text] for said in heard]
        row = (
            secrets.token_hex(8), wall.latest(), table.id, number, wish.seat, wish.reason, wish.text,
            json.dumps(lines, ensure_ascii=False), 0.0,
        )  # fmt: skip
        sql = f"INSERT INTO abuse_reports ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
        await self.store.transact("", None, [(sql, row)])


async def listed(store: Store, done: bool, page: int) -> Reports:
    """Return a page of the reports, the newest first."""
    where = "" if done else "WHERE done = 0"
    sql = f"SELECT {COLUMNS} FROM abuse_reports {where} ORDER BY created DESC, id LIMIT ? OFFSET ?"  # noqa: S608
    rows = await store.read(sql, PAGE, PAGE * page)
    ((total,),) = await store.read(f"SELECT count(*) FROM abuse_reports {where}")  # noqa: S608
    return Reports([report_of(row) for row in rows], int(total))


def report_of(row: Row) -> AbuseReport:
    report, created, table, by_seat, seat, reason, text, chat, done = row
    heard = [wire.Said(*line) for line in json.loads(chat)]
    return AbuseReport(report, created, table, by_seat, seat, reason, text, heard, bool(done))
