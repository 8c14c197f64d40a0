"""The same games as tasks of Ray, on this machine or on a cluster.

A task is the games of one block. Ray runs it again where a worker or a node dies; the driver alone writes results, by
the number of the game, so nothing is lost and nothing counted twice.
"""

import json
import os
import re
import socket
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from safehouse.arena.local import WorkersDie
from safehouse.arena.plan import Schedule
from safehouse.arena.play import stage_of
from safehouse.arena.played import Played
from safehouse.core.errors import SafehouseError

# The address for an own cluster on this machine.
HERE = "local"
# How often a task is begun again whose worker died.
RETRIES = 8
# Blocks that wait in line for each processor.
AHEAD = 2
HOST_AND_PORT = re.compile(r"(?:ray://)?([^/]+):(\d+)")
KNOCK_SECONDS = 10.0
# Results are small, and a shared store is taken out of the memory of the machine.
STORE_BYTES = 80_000_000


class NoRay(SafehouseError):
    """Ray is not installed, cannot be reached, or plays something else."""


def play_on_ray(plan: Schedule, numbers: Sequence[int], processes: int, address: str) -> Iterator[Played]:
    """Play games and give each as its block finishes, in any order. `processes` is for Ray on this machine."""
    if not numbers:
        return
    # Read when Ray is imported: it would report to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise NoRay("--ray needs Ray, which is not installed; pip install 'safehouse-games[ray]'") from None
    started = not ray.is_initialized()
    if started:
        connect(ray, processes, address)
    try:
        yield from play_blocks(ray, plan, numbers)
    finally:
        if started:
            ray.shutdown()


def connect(ray: Any, processes: int, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
    if address == HERE:
        ray.init(address=HERE, num_cpus=processes, object_store_memory=STORE_BYTES, **quiet)
        return
    del quiet["include_dashboard"]  # that is the cluster's affair
    try:
        # Ray itself would knock for many minutes.
        if found := HOST_AND_PORT.fullmatch(address):
            socket.create_connection((found[1], int(found[2])), KNOCK_SECONDS).close()
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError):
        raise NoRay(f"there is no Ray cluster at {address!r}") from None


def play_blocks(ray: Any, plan: Schedule, numbers: Sequence[int]) -> Iterator[Played]:
    task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(play_block)
    blocks: dict[int, list[int]] = defaultdict(list)
    for number in numbers:
        blocks[number // plan.players].append(number)
    coming = iter(blocks.values())
    carried = ray.put(plan)
    identity = json.dumps(plan.identity())
    running: list[Any] = []
    while True:
        # Asked anew each time: nodes come and go.
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        while len(running) < room and (block := next(coming, None)) is not None:
            running.append(task.remote(carried, identity, block))
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        try:
            yield from ray.get(done[0])
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
            raise WorkersDie(f"workers of Ray died {RETRIES + 1} times at the same block") from None


def play_block(plan: Schedule, identity: str, numbers: Sequence[int]) -> list[Played]:
    """Play the games of one block, in a worker. It must have what the driver has."""
    here = plan.identity()
    for name, value in json.loads(identity).items():
        if here[name] != value:
            raise NoRay(f"a worker of Ray has another {name} than the driver: {here[name]!r}, not {value!r}")
    stage = stage_of(plan)
    return [stage.play(number) for number in numbers]
