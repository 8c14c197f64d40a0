"""Ten thousand tables at the pace of people: some with all players present, most waiting for someone who is away.

The server is killed in the middle; all players come back, and nothing acknowledged is lost. Waiting tables are cheap:
they are not in memory unless someone visits them, and those whose time is up are found by their deadline.
"""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from safehouse.core.registry import find_game, game_names
from safehouse.core.rng import Rng
from safehouse.drill.books import Book, read_books
from safehouse.drill.check import check, check_screens
from safehouse.drill.club import Club, Pace
from safehouse.drill.load import opened
from safehouse.drill.player import DrillPlayer, Habits
from safehouse.drill.process import Process, until
from safehouse.drill.report import DrillPlan, Report, quantile
from safehouse.drill.stock import Stock, fill, in_play
from safehouse.server.store import open_store

TOKEN = "everybody-of-the-crowd"
SEATS = 4
# Bars: a start with all tables stored, an acknowledgement, the memory of the one process.
READY, P99, MEGABYTES = 2.0, 250.0, 1000.0
IN_MEMORY = re.compile(r'^safehouse_tables\{status="playing"\} ([0-9.e+]+)$', re.MULTILINE)
# A clock that nobody outruns, and one that runs out under the drill.
DAYS = 3 * 86400
# Seconds for tables to leave the memory when the last visitors have gone.
SETTLED = 15.0
# Sockets that are opened at a time.
AT_ONCE = 50


@dataclass(frozen=True)
class Size:
    """How large a crowd, and for how long it is looked at."""

    # Tables with all sockets open; those that wait; those of them whose time runs out.
    live: int
    waiting: int
    late: int
    # Seconds from a decision at a table to the next; visits a second; seconds of play before and after the kill, and
    # seconds after it that do not count.
    pace: float
    visits: float
    before: int
    after: int
    spared: int
    clock: int


SHORT = Size(12, 48, 6, 0.1, 10.0, 3, 3, 2, 2)
LONG = Size(2000, 7900, 100, 20.0, 8.0, 90, 60, 60, 45)


@dataclass
class Crowd:
    """Who plays, who waits, and what is measured."""

    size: Size
    server: Process
    club: Club
    live: list[str]
    waiting: list[str]
    # By table: the seats that persons have, and how many entries were stored.
    seats: dict[str, list[int]]
    entries: dict[str, int]
    rng: random.Random = field(default_factory=lambda: random.Random(21))
    visited: set[str] = field(default_factory=set)
    memory: int = 0
    latencies: list[float] = field(default_factory=list)
    processor: float = 0.0
    decisions: int = 0

    async def come(self) -> None:
        """Open all sockets of the live tables."""
        for number, table in enumerate(self.live):
            # All players of a table share its pace.
            pace = Pace(self.size.pace, self.rng.uniform(0.0, self.size.pace))
            habits = Habits(think=pace, echo=0.0, change=0.0, stage=0.0, retry=self._retry)
            for seat in self.seats[table]:
                self.club.sit(table, TOKEN, seat, habits)
            if number % AT_ONCE == AT_ONCE - 1:
                await self._all_synced(60.0)
        if not await self._all_synced(120.0):
            raise RuntimeError(f"not all players could come: {dict(self.club.journal.refusals)}")

    async def _all_synced(self, seconds: float) -> bool:
        return await until(lambda: all(player.synced for player in self.club.players), seconds)

    def _retry(self) -> float:
        """People come back within ten seconds, not all in the same instant."""
        return self.rng.uniform(0.2, 10.0) if self.size is LONG else 0.05

    async def visit(self) -> None:
        """Join a table that waits, answer if asked, and leave."""
        table = self.rng.choice(self.waiting)
        if table in self.visited:
            return
        self.visited.add(table)
        habits = Habits(think=lambda: 0.2, echo=0.0, change=0.0, stage=0.0, retry=self._retry)
        players = [
            DrillPlayer(self.server.port, self.club.journal, table, TOKEN, seat, habits, self.rng.randrange(1 << 30))
            for seat in self.seats[table]
        ]
        asked = players[0]
        asked.start()
        try:
            await until(lambda: asked.synced, 10)
            mine = [player for player in players if player.seat in asked.decision.seats]
            if mine and mine[0] is not asked:
                await asked.stop()
                asked = mine[0]
                asked.start()
            seq = asked.seq
            await until(lambda: asked.seq > max(seq, 0) and not asked.flight, 5)
        finally:
            asked.hold()
            await until(lambda: not asked.flight, 20)
            await asked.stop()

    async def play(self, plan: DrillPlan, seconds: int, counted: bool) -> None:
        """Let all players play and visitors come, for a time."""
        journal = self.club.journal
        journal.latencies.clear()
        began, acked, used = time.monotonic(), journal.acked, self.server.processor_time()
        visits: set[asyncio.Task[None]] = set()
        owed = 0.0
        for second in range(seconds):
            plan.progress(second, seconds)
            owed += self.size.visits
            while owed >= 1.0:
                owed -= 1.0
                task = asyncio.create_task(self.visit())
                visits.add(task)
                task.add_done_callback(visits.discard)
            await asyncio.sleep(max(0.0, began + second + 1 - time.monotonic()))
            self.memory = max(self.memory, self.server.memory())
        if visits:
            await asyncio.wait(visits, timeout=60)
        if counted:
            self.latencies += journal.latencies
            self.processor += self.server.processor_time() - used
            self.decisions += journal.acked - acked

    async def in_memory(self) -> float:
        """Return how many tables that are being played the server has in memory."""
        found = IN_MEMORY.search(await self.server.text("/metrics"))
        assert found is not None
        return float(found[1])


def kinds(letters: Sequence[str], clock: int, times: int, rng: Rng) -> list[Stock]:
    """Return tables of every game, early and late in them."""
    wanted = []
    for name in game_names():
        least, most = find_game(name).meta.players
        for letter in letters:
            seats = letter[: max(least, min(most, len(letter)))]
            wanted += [in_play(name, seats, {}, moves, TOKEN, rng, clock) for moves in range(2, 2 + 4 * times, 4)]
    return wanted


Filled = tuple[list[list[str]], dict[str, list[int]], dict[str, int]]


async def stored(plan: DrillPlan, size: Size) -> Filled:
    """Fill a store: tables that will be live, that wait, and whose time runs out; return also seats and entries."""
    rng = Rng(21)
    people, mixed = "p" * SEATS, "p" * (SEATS - 1) + "b"
    times = plan.pick(1, 8)
    live = kinds([people] * 9 + [mixed], 0, 1, rng) if plan.long else kinds([people, mixed], 0, 1, rng)
    waiting = [*kinds([people, mixed], 0, times, rng), *kinds([people, mixed], DAYS, times, rng)]
    late = kinds([people], size.clock, 1, rng)
    store = open_store(plan.database)
    await store.open()
    try:
        names: list[list[str]] = []
        seats: dict[str, list[int]] = {}
        entries: dict[str, int] = {}
        for stock, count in ((live, size.live), (waiting, size.waiting), (late, size.late)):
            names.append(await fill(store, stock, count, time.time()))
            for place, name in enumerate(names[-1]):
                kind = stock[place % len(stock)]
                seats[name] = [number for number, seat in enumerate(kind.head.seats) if seat.kind == "person"]
                entries[name] = kind.seq
    finally:
        await store.close()
    return names, seats, entries


async def crowd(plan: DrillPlan) -> Report:
    """Ten thousand tables, killed in the middle."""
    report = Report("crowd")
    size = LONG if plan.long else SHORT
    (live, waiting, late), seats, entries = await stored(plan, size)
    hooks = [f"sabotage={plan.sabotage}"] if plan.sabotage else []
    if not plan.long:
        hooks.append("sweep")  # tables leave the memory at once, not after a minute
    server = await opened(plan, *hooks, workers=2, bot_seconds=1, tables=0)
    report.measure("tables stored", len(seats))
    report.measure("ready after", time.monotonic() - server.started_at, "s", at_most=READY)
    here = Crowd(size, server, Club(server), live, waiting, seats, entries)
    await asyncio.sleep(3 if plan.long else 1)
    report.measure("playing tables in memory, with nobody there", await here.in_memory(), at_most=size.late)
    await here.come()
    sockets = len(here.club.players)
    await here.play(plan, size.before, counted=True)
    here.club.journal.tables += [*live, *here.visited]
    await server.kill()
    server.start(*hooks)
    await server.ready()
    report.measure("ready after the kill", time.monotonic() - server.started_at, "s")
    await here.play(plan, size.spared, counted=False)
    await here.play(plan, size.after, counted=True)
    # The visitors have gone; a live table stays.
    most = size.live + size.late + size.visits * 90 if plan.long else size.live + size.late
    deadline = time.monotonic() + SETTLED
    while (held := await here.in_memory()) > most and time.monotonic() < deadline:  # noqa: ASYNC110
        await asyncio.sleep(0.5)
    report.measure("playing tables in memory, at the end", held, at_most=most)
    await measure(report, here, sockets, late)
    await finish(report, here, plan.database)
    return report


async def measure(report: Report, here: Crowd, sockets: int, late: Sequence[str]) -> None:
    back = sum(player.synced for player in here.club.players)
    report.measure("sockets", sockets)
    report.measure("sockets that came back", back, at_least=sockets)
    report.measure("visits", len(here.visited))
    report.measure("decisions of people, counted", here.decisions, at_least=10)
    for share in (0.5, 0.95):
        report.measure(f"acknowledgement p{share * 100:.0f}", quantile(here.latencies, share) * 1000, "ms")
    report.measure("acknowledgement p99", quantile(here.latencies, 0.99) * 1000, "ms", at_most=P99)
    report.measure("processor time a decision", here.processor / max(here.decisions, 1) * 1e6, "us")
    report.measure("memory, most", here.memory / 1e6, "MB", at_most=MEGABYTES)
    lost = 0
    for table in late:
        status, info = await here.server.ask("GET", f"/api/tables/{table}")
        lost += status == 200 and any(seat["kind"] == "person" and seat["bot"] for seat in info["seats"])
    report.measure("tables where time was up and a bot stands in", lost, at_least=len(late))


async def finish(report: Report, here: Crowd, database: str) -> None:
    """Stop playing, stop the server, and check the stored data of all tables that were visited."""
    club = here.club
    club.journal.tables = sorted({*here.live, *here.visited})
    try:
        await club.settle(120.0)
    finally:
        await club.close()
        await here.server.stop()
    report.complain(club.journal.violations)
    report.complain(here.server.failures())
    books = await read_books(database)
    played = {table: books[table] for table in club.journal.tables if table in books}
    report.complain(check(played, club.journal))
    if not report.problems:
        report.complain(check_screens(played, club.shown()))
    untouched = [table for table in here.waiting if table not in here.visited]
    same = sum(last_of(books[table]) == len(books[table].log) == here.entries[table] for table in untouched)
    report.measure("tables of absent people that are as they were", same, at_least=len(untouched))
    report.measure("acknowledged actions", club.journal.acked, at_least=10)


def last_of(book: Book) -> int:
    return book.snapshot[0] if book.snapshot is not None else 0
