"""A disk that is full, or read-only: refused clearly, nothing acknowledged is lost, and play goes on when it can."""

import asyncio
import resource
import signal
import time

from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report

RECOVER = 5.0


async def disk(plan: DrillPlan) -> Report:
    """Take the space away, give it back, make the database read-only and writable again, under play."""
    report = Report("disk")
    server = Process(plan.database, plan.folder)
    await server.up("read-only", *([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(server)
    await club.evening()
    rounds = plan.pick(2, 12)
    recoveries = []
    for number in range(rounds):
        plan.progress(number, rounds)
        await club.acks(20)
        full = number % 2 == 0
        before = club.journal.refusals["storage"]
        if full:
            # No file of the server may grow, nor be written to beyond its first byte: as on a full disk.
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        else:
            server.signal(signal.SIGUSR1)
        await asyncio.sleep(0.5)
        status, answer = await server.ask("POST", "/api/tables", {"game": "suitcase", "seats": [{}, {}]})
        if status != 503 or answer.get("code") != "storage":
            report.complain([f"a new table on a disk that refuses is answered with {status} {answer}"])
        if club.journal.refusals["storage"] == before:
            report.complain([f"nobody is told that the disk {'is full' if full else 'is read-only'}"])
        if (await server.ask("GET", "/healthz"))[0] != 200:
            report.complain(["the server does not live through it"])
        if full:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        else:
            server.signal(signal.SIGUSR2)
        mended = time.monotonic()
        await club.acks(1)
        recoveries.append(time.monotonic() - mended)
    await club.acks(20)
    report.measure("times full or read-only", rounds, at_least=2)
    report.measure("refused with code storage", club.journal.refusals["storage"], at_least=2)
    report.measure("first acknowledgement once there is space, worst", max(recoveries), "s", at_most=RECOVER)
    await finish(club, report, plan.database, expected="the storage does not work")
    return report
