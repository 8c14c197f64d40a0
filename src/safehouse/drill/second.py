"""A second server on the same SQLite file: it refuses to start, with one sentence, and the first one goes on."""

import contextlib

from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report

REFUSED = 2


async def second(plan: DrillPlan) -> Report:
    """Start a second server beside one that plays."""
    report = Report("second")
    hooks = [f"sabotage={plan.sabotage}"] if plan.sabotage else []
    server = Process(plan.database, plan.folder)
    await server.up(*hooks)
    club = Club(server)
    await club.evening()
    await club.acks(10)
    tries = plan.pick(1, 10)
    for number in range(tries):
        plan.progress(number, tries)
        other = Process(plan.database, plan.folder)
        other.start(*hooks)
        with contextlib.suppress(RuntimeError):
            await other.ready()
        status = other.status
        await other.stop()
        if status != REFUSED:
            report.complain([f"a second server ended with status {status}" if status else "a second server starts"])
            break
        words = other.words.read_text().strip()
        if len(words.splitlines()) != 1 or "another server is using this file" not in words:
            report.complain([f"the second server does not say in one sentence why it refuses: {words[:300]}"])
    await club.acks(10)
    report.measure("second servers refused", tries)
    await finish(club, report, plan.database)
    return report
