"""One address does its worst: no trick works, two tables of honest people play on, forty more people are let in."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec

from safehouse.drill.club import Club
from safehouse.drill.load import opened, play, steady
from safehouse.drill.pause import finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report, quantile
from safehouse.drill.storm import DraftStorm, prepare_drafts
from safehouse.drill.tricks import that_worked
from safehouse.server.settings import Settings

# Of a busy server as people run it; loopback addresses are all the world here.
LIMITS = {
    name: getattr(Settings(), name)
    for name in (
        "rate", "burst", "address_rate", "address_burst", "sockets_per_address", "tables_per_hour",
        "megabytes_per_hour", "bot_tables", "connections",
    )
}  # fmt: skip
PEOPLE = 40
MEGABYTES = 600.0


async def hostile(plan: DrillPlan) -> Report:
    """Play at two tables in quiet, then beside an attacker, then with forty more people behind the same address."""
    report = Report("hostile")
    storm = await prepare_drafts(plan.database)
    with apart():
        server = await opened(plan, **LIMITS)
        club = Club(server)
        club.hold()
        rng = random.Random(5)
        for game in ("heimlich", "suitcase"):
            await club.open_table(game, "pp", {}, steady(0.1, rng))
        club.release()
        await asyncio.sleep(1)
        await play(plan, club, plan.pick(3, 20))
        quiet = quantile(club.journal.latencies, 0.99) * 1000
        report.complain([f"a trick worked: {trick}" for trick in await that_worked(server)])
        attacker = start(server.port, storm)
        try:
            await asyncio.to_thread(wait_for_word, attacker)
            await asyncio.sleep(plan.pick(2, 10))
            most = Highest(server)
            watching = asyncio.create_task(most.watch())
            await play(plan, club, plan.pick(6, 60))
            beside = quantile(club.journal.latencies, 0.99) * 1000
            acked = len(club.journal.latencies)
            refused = await forty(server)
            watching.cancel()
        finally:
            told = stop(attacker)
    report.measure("acknowledgement p99, quiet", quiet, "ms")
    report.measure("acknowledgement p99 beside the attacker", beside, "ms", at_most=max(250.0, 3 * quiet))
    report.measure("answers of the two tables beside it", acked, at_least=plan.pick(20, 300))
    report.measure("memory, highest", most.bytes / 1e6, "MB", at_most=MEGABYTES)
    report.measure("refusals of the two tables", sum(club.journal.refusals.values()), at_most=0)
    report.measure(f"refusals of {PEOPLE} people behind one address", refused, at_most=0)
    report.measure("requests of the attacker", sum(told.values()), at_least=plan.pick(100, 1000))
    report.measure("of them refused", sum(told.get(status, 0) for status in ("429", "503", "0")), at_least=1)
    await finish(club, report, plan.database)
    return report


class apart:  # noqa: N801 - used as words in `with apart()`
    """Leave the last core to the attacker; the server inherits the others."""

    def __enter__(self) -> None:
        self.cores = os.sched_getaffinity(0)
        if len(self.cores) > 1:
            os.sched_setaffinity(0, self.cores - {max(self.cores)})

    def __exit__(self, *_: object) -> None:
        os.sched_setaffinity(0, self.cores)


def start(port: int, storm: DraftStorm) -> "subprocess.Popen[str]":
    """Start the attacker on the last core."""
    command = [sys.executable, "-m", "safehouse.drill.attacker", str(port), msgspec.json.encode(storm).decode()]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(attacker.pid, {max(range(os.cpu_count() or 1))})
    return attacker


def wait_for_word(attacker: "subprocess.Popen[str]") -> None:
    """Wait until the attacker has begun."""
    assert attacker.stdout is not None
    attacker.stdout.readline()


def stop(attacker: "subprocess.Popen[str]") -> dict[str, int]:
    """Stop the attacker; return the answers that it got, by status."""
    attacker.send_signal(signal.SIGKILL)
    lines = attacker.communicate()[0].splitlines()
    return dict(json.loads(lines[-1])) if lines else {}


class Highest:
    """The most memory that a server and its children held at a time, as seen now and then."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.bytes = 0

    async def watch(self) -> None:
        while True:
            pids = [self.server.pid, *self.server.children()]
            self.bytes = max(self.bytes, sum(map(held, pids)))
            await asyncio.sleep(0.2)


def held(pid: int) -> int:
    """Return what a process has for itself; what it shares with others is counted where it is held first."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("Pss:"))


async def forty(server: Process) -> int:
    """Let forty people behind one address come at once, each with a table and a guest; return the refusals."""

    async def one(number: int) -> int:
        wish = {"game": "heimlich", "seats": [{"kind": "person"}] * 2, "name": f"Host {number}"}
        answers = [await server.ask("GET", path) for path in ("/api/games", "/api/words/en?game=heimlich")]
        answers.append(await server.ask("POST", "/api/tables", wish))
        if answers[-1][0] != 201:
            return 1
        table = answers[-1][1]["table"]
        answers.append(await server.ask("POST", f"/api/tables/{table}/join", {"name": f"Guest {number}"}))
        answers += [await server.ask("GET", f"/api/tables/{table}{what}") for what in ("", "/lexicon", "/state")]
        return sum(status in (429, 503) for status, _ in answers)

    return sum(await asyncio.gather(*(one(number) for number in range(PEOPLE))))
