"""A server that stands still for a while (SIGSTOP), and clocks on walls that jump: nobody loses on time by it."""

import asyncio
import signal
import time

from safehouse.drill.books import read_books
from safehouse.drill.check import check, check_screens
from safehouse.drill.club import Club, plain_wishes, wishes
from safehouse.drill.player import Habits
from safehouse.drill.process import Process, until
from safehouse.drill.report import DrillPlan, Report

CONVERGE = 2.0
# Seconds on the clock: more than one tick may count, less than the server stands still.
CLOCK = 4


async def replaced(club: Club) -> list[str]:
    """Return a complaint for each person in whose seat a bot plays."""
    problems = []
    for table in club.journal.tables:
        status, info = await club.server.ask("GET", f"/api/tables/{table}")
        if status != 200:
            problems.append(f"I1: table {table} is gone")
            continue
        for number, seat in enumerate(info["seats"]):
            if seat["kind"] == "person" and seat["bot"]:
                problems.append(f"I8: seat {number} has lost on time (table {table})")
    return problems


async def finish(
    club: Club, report: Report, database: str, patience: float = 15.0, expected: str = "no failure"
) -> None:
    """Come to rest, stop the server, and check everything; of a drill that has failed already only the books.

    What the server writes down as a failure is a problem, but for lines with the expected words.
    """
    report.complain(club.journal.violations)
    failed = not report.holds
    try:
        if not failed:
            seen = len(club.journal.violations)
            await club.settle(patience)
            report.complain(club.journal.violations[seen:])
    finally:
        await club.close()
        await (club.server.kill() if failed else club.server.stop())
    report.complain([failure for failure in club.server.failures() if expected not in failure])
    books = await read_books(database)
    report.complain(check(books, club.journal))
    if not report.problems:
        report.complain(check_screens(books, club.shown()))
    report.measure("acknowledged actions", club.journal.acked, at_least=10)


async def pause(plan: DrillPlan) -> Report:
    """Stop the process under clocks: half of the tables wait for their players, the other half answer meanwhile."""
    report = Report("pause")
    server = Process(plan.database, plan.folder)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(server, Habits(think=lambda: 0.05))
    seconds = plan.pick(CLOCK, 30)
    await club.evening(plain_wishes(), clock=CLOCK)
    await club.evening(plain_wishes(), clock=CLOCK)
    await club.acks(30)
    for player in club.players[: len(club.players) // 2]:
        player.hold()
    await asyncio.sleep(0.3)
    server.signal(signal.SIGSTOP)
    for second in range(seconds):
        plan.progress(second, seconds)
        await asyncio.sleep(1)
    server.signal(signal.SIGCONT)
    woken, acked = time.monotonic(), club.journal.acked
    await until(lambda: club.journal.acked > acked, 10)
    report.measure("first acknowledgement after waking up", time.monotonic() - woken, "s", at_most=CONVERGE)
    # The overdue tick of the clock has come before the waiting players answer.
    await asyncio.sleep(0.4)
    report.complain(await replaced(club))
    if not report.problems:
        club.release()
        await club.acks(20)
    report.measure("stood still", seconds, "s")
    await finish(club, report, plan.database)
    return report


async def clock(plan: DrillPlan) -> Report:
    """Let the wall clock jump ahead and back while games are played and old tables are tidied up."""
    report = Report("clock")
    # The control is about clocks alone; sound or not, it deletes no table.
    server = Process(plan.database, plan.folder, retention_days=0 if plan.sabotage else 90)
    await server.up("wall-clock", *([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(server, Habits(think=lambda: 0.02))
    await club.evening(plain_wishes(), clock=60)
    jumps = plan.pick(3, 20)
    for number in range(jumps):
        plan.progress(number, jumps)
        if report.problems:
            break
        await club.acks(20)
        club.hold()
        # Once, the clock ticks for the present questions before it jumps, and afterwards.
        await asyncio.sleep(0.0 if number else 1.2)
        server.signal(signal.SIGUSR2 if number % 3 == 1 else signal.SIGUSR1)
        await asyncio.sleep(0.5 if number else 1.2)
        report.complain(await replaced(club))
        club.release()
    if not report.problems:
        await club.acks(20)
    report.measure("jumps of the wall clock", jumps, at_least=3)
    await finish(club, report, plan.database)
    return report


async def deadline(plan: DrillPlan) -> Report:
    """Answer at the last moment, before and after it: an answer that was acknowledged never loses on time."""
    report = Report("deadline")
    server = Process(plan.database, plan.folder)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(server)
    turn = 0

    def hesitate() -> float:
        """Answer at once, or shortly before or after the clock has run out: a tick is a second."""
        nonlocal turn
        turn += 1
        return 0.0 if turn % 2 else 0.9 + 0.4 * (turn % 7)

    habits = Habits(think=hesitate, change=0.0)
    tables = plan.pick(3, 20)
    for _ in range(tables):
        for game, seats, options in wishes():
            await club.open_table(game, seats, options, habits, clock=2)
    seconds = plan.pick(4, 60)
    for second in range(seconds):
        plan.progress(second, seconds)
        await asyncio.sleep(1)
    late = len(await replaced(club))
    report.measure("seats that lost on time at the end", late)
    await finish(club, report, plan.database)
    return report
