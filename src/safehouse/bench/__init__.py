"""Benchmarks: a table of functions by name. Each measures one thing and returns a figure.

To add one, write a function that takes its name and an effort and returns a `Figure`, in a module of the game's own,
and list it here. `docs/benchmarks.md` says how things are measured.
"""

from collections.abc import Callable

from safehouse.bench import client, envs, heimlich, server, suitcase, vienna
from safehouse.bench.figures import Effort, Figure

Benchmark = Callable[[str, Effort], Figure]

BENCHMARKS: dict[str, Benchmark] = {
    "heimlich.basic.rollout": heimlich.basic_rollout,
    "heimlich.basic.loop": heimlich.basic_loop,
    "heimlich.top_secret.rollout": heimlich.top_secret_rollout,
    "heimlich.basic.search": heimlich.basic_search,
    "heimlich.basic.clone": heimlich.basic_clone,
    "heimlich.basic.interpreted": heimlich.basic_interpreted,
    "suitcase.rollout": suitcase.random_games,
    "suitcase.search": suitcase.search,
    "suitcase.clone": suitcase.clone,
    "vienna.full.rollout": vienna.full_rollout,
    "vienna.full.games": vienna.full_games,
    "vienna.starter.games": vienna.starter_games,
    "vienna.full.search": vienna.full_search,
    "vienna.full.clone": vienna.full_clone,
    "envs.heimlich.vector": envs.heimlich,
    "envs.vienna.vector": envs.vienna,
    "envs.suitcase.vector": envs.suitcase,
    "server.moves": server.moves,
    "server.p99": server.p99,
    "client.click": client.click,
    "client.start": client.start,
}

__all__ = ["BENCHMARKS", "Benchmark", "Effort", "Figure"]
