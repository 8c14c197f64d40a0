"""The games of a plan on this machine, in one process or in several."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from safehouse.arena.plan import Schedule
from safehouse.arena.play import Stage
from safehouse.arena.played import Played
from safehouse.core.errors import SafehouseError

# Tasks that wait in line for each process, so that none is idle.
AHEAD = 3
# Most pools that may break in a row without a finished game.
PATIENCE = 3


class WorkersDie(SafehouseError):
    """Processes end before their game does, again and again."""


def play_local(plan: Schedule, numbers: Sequence[int], processes: int) -> Iterator[Played]:
    """Play games and give each as it finishes, in any order. A process that dies costs the games that it was at."""
    if processes == 1 or len(numbers) < 2:
        stage = Stage(plan)
        for number in numbers:
            yield stage.play(number)
        return
    left = dict.fromkeys(numbers)
    broken = 0
    while left:
        before = len(left)
        try:
            for game in play_in_pool(plan, list(left), min(processes, len(left))):
                del left[game.game]
                yield game
        except BrokenProcessPool:
            broken = broken + 1 if len(left) == before else 1
            if broken == PATIENCE:
                raise WorkersDie(f"processes of the arena keep dying; the first unplayed game is {min(left)}") from None


def play_in_pool(plan: Schedule, numbers: Sequence[int], processes: int) -> Iterator[Played]:
    # Spawned, not forked: a child that is a copy of its parent also copies the parent's threads' locks.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=begin_worker, initargs=(plan,))
    others = set(multiprocessing.active_children())
    coming = iter(numbers)
    running: set[Future[Played]] = set()
    try:
        while True:
            while len(running) < processes * AHEAD and (number := next(coming, None)) is not None:
                running.add(pool.submit(play_one, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        # A caller that stops early does not wait for running games.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(cancel_futures=True)


# --- In a worker ----------------------------------------------------------------------------------------------------

# Where this worker plays.
STAGE: list[Stage] = []


def begin_worker(plan: Schedule) -> None:
    """Prepare a process: Ctrl-C is the parent's business, and nobody outlives the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()
    STAGE[:] = [Stage(plan)]


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play_one(number: int) -> Played:
    return STAGE[0].play(number)
