"""Killed at random moments and at named points, again and again: nothing acknowledged is ever lost."""

import asyncio
import random
import signal
import time
from collections.abc import Callable

from safehouse.drill.club import Club
from safehouse.drill.hooks import POINTS
from safehouse.drill.pause import CONVERGE, finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report, quantile

FIRST_ACK = 3.0
# Seconds after which a crash point that is not reached is given up.
PATIENCE = 10.0


async def crash(plan: DrillPlan) -> Report:
    """Kill a server under play, and check its books when it has come back for the last time."""
    report = Report("crash")
    rng = random.Random(5)
    server = Process(plan.database, plan.folder)
    sabotage = [f"sabotage={plan.sabotage}"] if plan.sabotage else []
    await server.up(*sabotage)
    club = Club(server)
    kills = 3 if sabotage else plan.pick(15, 200)
    first_acks: list[float] = []
    deaths: dict[str, int] = dict.fromkeys([*POINTS, "random"], 0)
    try:
        await club.evening()
        await club.acks(20)
        await server.kill()
        for number in range(kills):
            plan.progress(number, kills)
            # The sabotaged store does not crash by itself: its control is killed from outside.
            point = "random" if sabotage or number % 6 == 5 else POINTS[number % 6]
            hook = [f"die-at={point}:{rng.randint(15, 60)}"] if point != "random" else sabotage
            first, died = await one_life(server, club, hook, rng.uniform(0.02, 0.3) if point == "random" else None)
            first_acks += first
            # A point that was never passed is no death there.
            deaths[point] += died or point == "random"
        await server.up(*sabotage)
    finally:
        await finish(club, report, plan.database)
    report.measure("kills", sum(deaths.values()), at_least=kills)
    for point, count in deaths.items():
        report.measure(f"killed {point}", count)
    report.measure("acknowledged again after resending", club.journal.repeated)
    report.measure("first acknowledgement after a restart, median", quantile(first_acks, 0.5), "s")
    report.measure("first acknowledgement after a restart, worst", max(first_acks), "s", at_most=FIRST_ACK)
    report.measure("up to date after reconnecting, worst", max(club.journal.syncs), "s", at_most=CONVERGE)
    return report


async def play_until(club: Club, condition: Callable[[], bool], deadline: float) -> bool:
    """Keep all players playing until a condition holds; return whether it does."""
    while not condition():
        if time.monotonic() > deadline:
            return False
        await club.keep_playing()
        await asyncio.sleep(0.005)
    return True


async def one_life(server: Process, club: Club, hooks: list[str], lifetime: float | None) -> tuple[list[float], bool]:
    """Start the server and wait for its crash.

    Return how long the first acknowledgement took (none if death came first), and whether it died by itself.
    """
    server.start(*hooks)
    acked, deadline = club.journal.acked, server.started_at + PATIENCE
    # Where every game is over, there is nothing to acknowledge before new tables are opened.
    came = await play_until(club, lambda: club.journal.acked > acked or server.status is not None, deadline)
    first = [club.journal.last_ack - server.started_at] if club.journal.acked > acked else []
    if lifetime is None:
        await play_until(club, lambda: server.status is not None, deadline)
    elif came:
        await asyncio.sleep(lifetime)
    died = server.status == -signal.SIGKILL
    if not died and server.status is not None:
        club.journal.violations.append(f"the server ended by itself, with status {server.status}")
    await server.kill()
    return first if came else [PATIENCE], died
