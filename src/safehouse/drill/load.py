"""Load: many tables, many sockets, all players reconnecting at once, bots that think."""

import asyncio
import random
import resource
import time

from safehouse.bots.base import usual_bot
from safehouse.core.registry import game_names
from safehouse.drill.club import Club, Pace
from safehouse.drill.pause import finish
from safehouse.drill.player import Habits
from safehouse.drill.process import Process, until
from safehouse.drill.report import DrillPlan, Report, quantile

GAMES = game_names()


async def opened(plan: DrillPlan, *hooks: str, **settings: object) -> Process:
    """Start a server, with as many open files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = Process(plan.database, plan.folder, **settings)
    await server.up(*(hooks or ([f"sabotage={plan.sabotage}"] if plan.sabotage else [])))
    return server


def steady(seconds: float, rng: random.Random) -> Habits:
    """Answer at a steady rate at a table, never twice the same question."""
    return Habits(think=Pace(seconds, rng.random()), echo=0.0, change=0.0, stage=0.0)


async def play(plan: DrillPlan, club: Club, seconds: int) -> tuple[float, int]:
    """Play for a time; return how long it took and how many actions were acknowledged in it."""
    club.journal.latencies.clear()
    started, acked = time.monotonic(), club.journal.acked
    for second in range(seconds):
        plan.progress(second, seconds)
        await club.keep_playing()
        await asyncio.sleep(max(0.0, started + second + 1 - time.monotonic()))
    return time.monotonic() - started, club.journal.acked - acked


async def load(plan: DrillPlan) -> Report:
    """300 tables, 600 players, 200 spectators, one action a second at each table."""
    report = Report("load")
    tables = plan.pick(30, 300)
    server = await opened(plan)
    club = Club(server)
    club.hold()
    rng = random.Random(2)
    for number in range(tables):
        habits = steady(1.0, rng)
        await club.open_table(GAMES[number % len(GAMES)], "pp", {}, habits, spectators=int(number % 3 < 2))
    club.release()
    await asyncio.sleep(2)
    took, acked = await play(plan, club, plan.pick(4, 60))
    report.measure("sockets", len(club.players), at_least=tables * 8 // 3)
    report.measure("actions a second", acked / took, "1/s")
    latencies(report, club, 100.0, 250.0)
    report.measure("refusals", sum(club.journal.refusals.values()), at_most=0)
    await finish(club, report, plan.database)
    return report


def latencies(report: Report, club: Club, p95: float, p99: float | None) -> None:
    told = club.journal.latencies
    report.measure("acknowledgement p50", quantile(told, 0.5) * 1000, "ms")
    report.measure("acknowledgement p95", quantile(told, 0.95) * 1000, "ms", at_most=p95)
    report.measure("acknowledgement p99", quantile(told, 0.99) * 1000, "ms", at_most=p99)


async def idle(plan: DrillPlan) -> Report:
    """1,000 sockets that only listen: how much memory the server holds."""
    report = Report("idle")
    sockets = plan.pick(100, 1000)
    server = await opened(plan)
    club = Club(server)
    club.habits.think = lambda: 3600.0
    await club.open_table("vienna", "pp")
    await asyncio.sleep(0.5)
    before = server.memory()
    for number in range(sockets // 10):
        plan.progress(number * 10, sockets)
        await club.open_table(GAMES[number % len(GAMES)], "pp", {}, spectators=8)
    await until(lambda: all(player.synced for player in club.players), 60)
    await asyncio.sleep(2)
    after = server.memory()
    report.measure("sockets", len(club.players), at_least=sockets)
    report.measure("memory before", before / 1e6, "MB")
    report.measure("memory with all sockets", after / 1e6, "MB", at_most=300.0)
    report.measure("each socket with its share of a table", (after - before) / sockets / 1e3, "kB", at_most=300.0)
    await club.close()
    await server.stop()
    return report


async def reconnect(plan: DrillPlan) -> Report:
    """600 sockets are cut and come back within five seconds: all are up to date in ten."""
    report = Report("reconnect")
    tables = plan.pick(30, 300)
    server = await opened(plan)
    club = Club(server)
    club.hold()
    rng = random.Random(3)
    for number in range(tables):
        await club.open_table(GAMES[number % len(GAMES)], "pp", {}, steady(2.0, rng))
    club.release()
    await asyncio.sleep(2)
    span = plan.pick(1, 5)
    club.journal.syncs.clear()
    loop, started = asyncio.get_running_loop(), time.monotonic()
    for player in club.players:
        loop.call_later(rng.uniform(0.0, span), player.drop)
    while len(club.journal.syncs) < len(club.players) and time.monotonic() < started + 40:
        plan.progress(len(club.journal.syncs), len(club.players))
        await asyncio.sleep(0.01)
    report.measure("sockets", len(club.players))
    report.measure("all up to date after", time.monotonic() - started, "s", at_most=2.0 * span)
    report.measure("one of them, worst", max(club.journal.syncs), "s", at_most=2.0)
    await finish(club, report, plan.database)
    return report


async def thinking(plan: DrillPlan) -> Report:
    """Ten bots that think all the time, and people who want to play."""
    report = Report("thinking")
    server = await opened(plan, workers=2)
    club = Club(server)
    club.hold()
    rng = random.Random(4)
    for number in range(10):
        game = GAMES[number % len(GAMES)]
        await club.open_table(game, "pb", {}, steady(0.2, rng), bot=usual_bot(game))
    for number in range(6):
        await club.open_table(GAMES[number % len(GAMES)], "pp", {}, steady(0.5, rng))
    club.release()
    await asyncio.sleep(2)
    took, acked = await play(plan, club, plan.pick(4, 60))
    report.measure("people's actions a second", acked / took, "1/s", at_least=1)
    latencies(report, club, 150.0, None)
    await finish(club, report, plan.database)
    return report
