"""Benchmarks of the server, beside boardgame.io's: acknowledged moves a second, how long one waits, what one costs.

Ours plays Heimlich & Co. by its rules and acknowledges a move when it is on disk; boardgame.io adds one to a counter in
memory. Both are measured in one run, by turns, by the same generator of load (`load`).
"""

import asyncio
import os
import statistics
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from safehouse.bench import load_boardgame, load_safehouse
from safehouse.bench.cluster import NoCluster
from safehouse.bench.figures import Effort, Figure
from safehouse.bench.load import Load, Round, Shape
from safehouse.bench.processes import NotStarted

# Runs longer than this are for publication.
QUICK = 0.1
FULL, FULL_ROUNDS = Shape(tables=50, reserve=90, warm_up=0.7, seconds=4.0), 5
SMALL, SMALL_ROUNDS = Shape(tables=3, reserve=1, warm_up=0.05, seconds=0.2), 1


@dataclass
class Run:
    """The rounds of both servers, and the notes on them."""

    own: list[Round]
    peer: list[Round]
    peer_name: str | None
    notes: list[str]


def cache_folder() -> Path:
    """Return a folder of the user's on a disk."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(home) / "safehouse" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@lru_cache(maxsize=2)
def measured(effort: Effort, postgres: bool = False) -> Run:
    """Measure both servers, ours on SQLite or on PostgreSQL. All figures of one run come from here."""
    quick = effort.seconds < QUICK
    shape, rounds = (SMALL, SMALL_ROUNDS) if quick else (FULL, FULL_ROUNDS)
    run = Run([], [], None, [f"{shape.tables} tables of 4 seats, {rounds} × {shape.seconds:g} s, time by the clock"])
    with ExitStack() as stack:
        starting = load_safehouse.running_on_postgres if postgres else load_safehouse.running
        try:
            own = stack.enter_context(starting(cache_folder()))
        except NoCluster as error:
            return Run([], [], None, [f"nothing was measured: {error}"])
        sides: list[tuple[load_safehouse.Ours | load_boardgame.Boardgame, list[Round]]] = [(own, run.own)]
        try:
            peer = stack.enter_context(load_boardgame.running(cache_folder(), not quick))
            sides.append((peer, run.peer))
            run.peer_name = peer.name
        except (load_boardgame.NoPeer, NotStarted) as error:
            run.notes.append(f"the peer is left out: {error}")
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(take_turns(sides, shape, rounds))
    for name, kept in (("safehouse", run.own), (run.peer_name or "", run.peer)):
        if kept:
            run.notes.append(f"{name}: {summary(kept)}")
    return run


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the fast loop where there is one: the generator must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def take_turns(
    sides: Sequence[tuple[load_safehouse.Ours | load_boardgame.Boardgame, list[Round]]], shape: Shape, rounds: int
) -> None:
    """Measure each side by turns, the first one of a turn last in the next."""
    loads = [
        (Load(shape, side.open_table, side.processor_seconds, side.database_seconds), kept) for side, kept in sides
    ]
    try:
        for number in range(rounds):
            for load, kept in loads[:: 1 if number % 2 == 0 else -1]:
                kept.append(await load.run())
    finally:
        for load, _ in loads:
            load.close()


def summary(rounds: Sequence[Round]) -> str:
    def median(of: Callable[[Round], float]) -> float:
        return statistics.median(of(one) for one in rounds)

    told = [
        f"{median(lambda one: one.rate):,.0f} moves/s",
        f"p50 {median(lambda one: one.p50 * 1e3):.1f} ms",
        f"p99 {median(lambda one: one.p99 * 1e3):.1f} ms",
        f"{median(cost):,.0f} µs of processor time a move",
    ]
    if any(one.database for one in rounds):
        database = median(lambda one: one.database / one.moves * 1e6)
        told.append(f"{database:,.0f} µs more in the processes of the database")
    return ", ".join(told)


def cost(one: Round) -> float:
    """Return the microseconds of processor time that the server took for a move."""
    return one.processor / one.moves * 1e6


def figure(
    name: str, unit: str, effort: Effort, of: Callable[[Round], float], is_cost: bool = False, postgres: bool = False
) -> Figure:
    run = measured(effort, postgres)
    values, peer_values = [of(one) for one in run.own], [of(one) for one in run.peer]
    return Figure(name, unit, values, None, run.peer_name, peer_values, list(run.notes), is_cost)


def moves(name: str, effort: Effort) -> Figure:
    """Moves acknowledged a second; ours are on disk."""
    return figure(name, "moves/s", effort, lambda one: one.rate)


def p99(name: str, effort: Effort) -> Figure:
    """Milliseconds from a move to its acknowledgement that 99 of 100 moves stay below."""
    return figure(name, "ms", effort, lambda one: one.p99 * 1e3)


def cpu(name: str, effort: Effort) -> Figure:
    """Microseconds of processor time for a move, by all threads and child processes of the server."""
    return figure(name, "µs", effort, cost, is_cost=True)


def postgres(name: str, effort: Effort) -> Figure:
    """Measure the same with PostgreSQL, whose own processes are in the notes only."""
    return figure(name, "µs", effort, cost, is_cost=True, postgres=True)
