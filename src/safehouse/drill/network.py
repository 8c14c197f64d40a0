"""Bad lines: messages late, twice and in the wrong order, connections cut, and a screen that never reads."""

import asyncio
import time

from safehouse.drill.club import Club
from safehouse.drill.pause import CONVERGE, finish
from safehouse.drill.player import Habits
from safehouse.drill.process import Process
from safehouse.drill.proxy import Proxy
from safehouse.drill.report import DrillPlan, Report, quantile
from safehouse.remote import Socket, hello

# The queue is full after a megabyte or ten seconds. A few of these screens fill it in a moment; many take turns at it.
CLOSED_SECONDS = (4, 15)
# On any machine, a longer wait means waiting for another player.
WAITS = 2.0


async def network(plan: DrillPlan) -> Report:
    """Play through a proxy that mistreats what it carries."""
    report = Report("network")
    server = Process(plan.database, plan.folder)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    proxy = Proxy(server.port)
    await proxy.open()
    club = Club(server, Habits(echo=0.3))
    club.port = proxy.port
    wanted = plan.pick(400, 8000)
    await club.evening()
    while club.journal.acked < wanted and not (plan.sabotage and club.journal.violations):
        plan.progress(club.journal.acked, wanted)
        await club.acks(20)
    proxy.quiet = True
    for what in ("delayed", "duplicated", "reordered", "cut"):
        report.measure(f"messages {what}" if what != "cut" else "connections cut", proxy.done[what], at_least=1)
    report.measure("acknowledged again", club.journal.repeated, at_least=1)
    await finish(club, report, plan.database)
    await proxy.close()
    report.measure("up to date after reconnecting, worst", max(club.journal.syncs), "s", at_most=CONVERGE)
    return report


async def reader(plan: DrillPlan) -> Report:
    """Play beside a client that never reads: it is closed in time, and players do not notice it."""
    report = Report("reader")
    server = Process(plan.database, plan.folder)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    # Slow enough that no game ends meanwhile.
    club = Club(server, Habits(think=lambda: 0.08))
    table, *_ = [await club.open_table("vienna", "pp") for _ in range(3)]
    await club.acks(plan.pick(40, 100))
    alone = quantile(club.journal.latencies, 0.99)
    club.journal.latencies.clear()
    deaf = [await Deaf.sit(server.port, table) for _ in range(plan.pick(3, 20))]
    started, limit = time.monotonic(), plan.pick(*CLOSED_SECONDS)
    while any(one.closed_at is None for one in deaf) and time.monotonic() - started < limit:
        plan.progress(int(time.monotonic() - started), limit)
        for one in deaf:
            one.ask_for_everything()
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    for one in deaf:
        if one.closed_at is None:
            report.complain(["a screen that does not read stays connected"])
            one.socket.cut()
    # Players who still wait for an answer count with the time so far.
    waits = any(player.status == "playing" for player in club.players)
    waited = time.monotonic() - club.journal.last_ack if waits else 0.0
    together = max(quantile(club.journal.latencies, 0.99), waited)
    if waited > WAITS:
        report.complain([f"whoever moves has been waiting for {waited:.1f} s"])
    report.measure("screens that never read", len(deaf))
    latest = max((one.closed_at or time.monotonic()) - started for one in deaf)
    report.measure("closed after, at the latest", latest, "s", at_most=limit + 1)
    report.measure("acknowledgement without them, p99", alone * 1000, "ms")
    report.measure("acknowledgement beside them, p99", together * 1000, "ms", at_most=max(250.0, alone * 3000))
    await finish(club, report, plan.database)
    return report


class Deaf:
    """A spectator who asks for much and reads nothing."""

    def __init__(self) -> None:
        self.closed_at: float | None = None
        self.socket: Socket

    @classmethod
    async def sit(cls, port: int, table: str) -> "Deaf":
        deaf = cls()
        deaf.socket = await Socket.connect(port, lambda _: None, deaf._closed, buffer=4096)
        deaf.socket.say(hello(table, words=True))
        await asyncio.sleep(0.05)
        deaf.socket.stop_reading()
        return deaf

    def _closed(self) -> None:
        self.closed_at = time.monotonic()

    def ask_for_everything(self) -> None:
        """Ask for the whole state: a small message with a large answer."""
        if self.closed_at is None:
            for _ in range(100):
                self.socket.say({"type": "sync", "since": -1})
