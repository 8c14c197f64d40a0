"""Fault drills and load: a real server in a process of its own, players at it, a fault, and a checker afterwards.

Each drill has a control: the same drill on a server with a deliberate fault (`sabotage`), which it must notice. To add
one, write a function from `DrillPlan` to `Report` in a module here, give it a control, and list it.
`docs/reliability.md` says which invariant is tested by which.
"""

from safehouse.drill import (
    backup,
    crash,
    crowd,
    disk,
    fuzz,
    hostile,
    load,
    network,
    pause,
    race,
    second,
    upgrade,
    worker,
)
from safehouse.drill.process import end_all
from safehouse.drill.report import Drill, DrillPlan, Report

DRILLS: dict[str, Drill] = {
    "crash": Drill("killed at random moments and at named points", crash.crash, {"ack_early": "was acknowledged at"}),
    "pause": Drill("standing still under running clocks", pause.pause, {"clock_runs_on": "lost on time"}),
    "clock": Drill("jumps of the wall clock", pause.clock, {"wall_clock": "lost on time"}),
    "deadline": Drill("answers at the last moment", pause.deadline, {"blind_clock": "I8: lost on time"}),
    "disk": Drill("a disk that is full, or read-only", disk.disk, {"ack_unstored": "was acknowledged at"}),
    "network": Drill("messages late, twice, reordered; connections cut", network.network, {"forget_acks": "I3"}),
    "reader": Drill(
        "screens that never read",
        network.reader,
        {"endless_queue": "stays connected", "wait_for_readers": "whoever moves has been waiting"},
    ),
    "second": Drill("a second server on the same file", second.second, {"no_lock": "a second server starts"}),
    "worker": Drill(
        "a bot's process killed while it thinks", worker.worker, {"deaf_to_death": "the game does not go on"}
    ),
    "upgrade": Drill("new rules in the middle of games", upgrade.upgrade, {"silent_upgrade": "the log does not say"}),
    "backup": Drill("backups during play", backup.backup, {"bare_copy": "the copy"}),
    "race": Drill("two servers on one PostgreSQL", race.race, {"no_fence": "was acknowledged at"}, postgres=True),
    "crowd": Drill(
        "10,000 tables, most of them waiting for someone",
        crowd.crowd,
        {"keep_all": "playing tables in memory"},
    ),
    "fuzz": Drill("nonsense on sockets", fuzz.fuzz, {"loud_notes": "canary of seat"}, only_long=True),
    "hostile": Drill(
        "one address that does its worst", hostile.hostile, {"no_limits": "p99 beside the attacker"}, only_long=True
    ),
    "load": Drill("300 tables, 600 players, 200 spectators", load.load, {"slow": "p95"}, only_long=True),
    "idle": Drill("1,000 sockets that only listen", load.idle, {"hoard": "each socket"}, only_long=True),
    "reconnect": Drill("600 players back at once", load.reconnect, {"slow_welcome": "up to date"}, only_long=True),
    "thinking": Drill("ten bots that think", load.thinking, {"think_inside": "p95"}, only_long=True),
}


async def run(name: str, plan: DrillPlan) -> Report:
    """Run a drill; whatever happens, no server stays behind."""
    try:
        return await DRILLS[name].run(plan)
    finally:
        await end_all()


__all__ = ["DRILLS", "Drill", "run"]
