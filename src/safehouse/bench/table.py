"""Benchmarks: a table of functions by name. Each measures one thing and returns a figure.

To add one, write a function that takes its name and an effort and returns a `Figure`. Those of a game are listed in its
own `bench.py` (`Game.benchmarks`), those of the server and the client here. `docs/benchmarks.md` says how things are
measured.
"""

from collections.abc import Callable

from safehouse.bench import client, server
from safehouse.bench.figures import Effort, Figure
from safehouse.core.parts import part
from safehouse.core.registry import find_game, game_names

Benchmark = Callable[[str, Effort], Figure]


def of_games() -> dict[str, Benchmark]:
    found: dict[str, Benchmark] = {}
    for name in game_names():
        found |= part(find_game(name), "benchmarks") or {}
    return found


BENCHMARKS: dict[str, Benchmark] = {
    **of_games(),
    "server.moves": server.moves,
    "server.p99": server.p99,
    "server.cpu": server.cpu,
    "server.postgres": server.postgres,
    "client.click": client.click,
    "client.start": client.start,
}
