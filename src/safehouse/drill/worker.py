"""A bot's process killed while it thinks: the game goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.player import DrillPlayer
from safehouse.drill.process import Process, until
from safehouse.drill.report import DrillPlan, Report

GO_ON = 5.0


async def worker(plan: DrillPlan) -> Report:
    """Freeze the workers until a bot is asked, kill them, and see when its table goes on."""
    report = Report("worker")
    # The longest time for thinking must not be what rescues the game.
    server = Process(plan.database, plan.folder, bot_seconds=60)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(server)
    await club.open_table("heimlich", "pb", bot="greedy")
    await club.acks(3)
    times = plan.pick(2, 20)
    waits = []
    for number in range(times):
        plan.progress(number, times)
        workers = server.children()
        send(workers, signal.SIGSTOP)
        await still(club)
        goes_on = moves(club.players[0])
        send(workers, signal.SIGKILL)
        killed = time.monotonic()
        went_on = await until(goes_on, GO_ON + 0.2)
        waits.append(time.monotonic() - killed)
        if not went_on:
            report.complain(["the game does not go on"])
            break
        await club.acks(5)
    report.measure("workers killed while asked", len(waits))
    report.measure("until the game goes on, worst", max(waits), "s", at_most=GO_ON)
    if not plan.sabotage:
        await finish(club, report, plan.database)
    else:
        await club.close()
        await server.kill()
    return report


def send(pids: list[int], what: signal.Signals) -> None:
    """Send a signal to processes; one that has ended by itself gets none."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


def moves(player: DrillPlayer) -> Callable[[], bool]:
    """Return a function that says whether the player's table has gone on since now."""
    before = player.seq
    return lambda: player.seq != before


async def still(club: Club) -> None:
    """Wait until nobody but a bot is asked; open another table where a game has ended."""
    quiet = 0
    while quiet < 5:
        await club.keep_playing()
        player = club.players[0]
        waits = player.synced and not player.flight and player.status == "playing"
        quiet = quiet + 1 if waits and player.seat not in player.decision.seats else 0
        await asyncio.sleep(0.03)
