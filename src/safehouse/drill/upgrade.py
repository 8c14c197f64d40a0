"""New rules in the middle of games: every table goes on from its snapshot, its log says so, old records stay."""

import asyncio

from safehouse.drill.books import read_books
from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report


async def upgrade(plan: DrillPlan) -> Report:
    """Play, raise the version of the rules, and play on; twice in the long version, killed or stopped in between."""
    report = Report("upgrade")
    sabotage = [f"sabotage={plan.sabotage}"] if plan.sabotage else []
    server = Process(plan.database, plan.folder)
    await server.up()
    club = Club(server)
    await club.evening()
    done = await finished(club)
    _, record = await server.ask("GET", f"/api/tables/{done}/record")
    upgrades = plan.pick(1, 8)
    seen = 0
    for number in range(1, upgrades + 1):
        plan.progress(number - 1, upgrades)
        await club.acks(20)
        await (server.kill() if number % 2 else server.stop())
        before = await read_books(plan.database)
        running = [table for table, book in before.items() if book.head.status == "playing"]
        await server.up(f"rules={number}", *sabotage)
        await club.acks(20)
        await club.settle()
        again = await server.ask("GET", f"/api/tables/{done}/record")
        if again != (200, record):
            report.complain([f"a finished record of older rules is shown otherwise: {again[0]}"])
        await server.stop()
        after = await read_books(plan.database)
        for table in running:
            entries = [entry for _, entry in after[table].log if entry.kind == "upgrade"]
            if [entry.rules for entry in entries[-1:]] != [(number, number + 1)]:
                report.complain([f"the log does not say that the rules were upgraded (table {table})"])
            seen += len(entries) > 0
        if len(after) and not any(len(after[table].log) > len(before[table].log) + 1 for table in running):
            report.complain(["no table goes on after the upgrade"])
        await server.up(f"rules={number}", *sabotage)
        club.release()
    report.measure("upgrades under play", upgrades, at_least=1)
    report.measure("tables that went on", seen, at_least=1)
    await finish(club, report, plan.database)
    return report


async def finished(club: Club) -> str:
    """Play one short game to its end and return its table, once its record is stored."""
    table = await club.open_table("heimlich", "bb")
    for _ in range(600):
        _, info = await club.server.ask("GET", f"/api/tables/{table}")
        if info["status"] == "over":
            await asyncio.sleep(0.3)
            return table
        await asyncio.sleep(0.1)
    raise RuntimeError("a game of bots does not end")
