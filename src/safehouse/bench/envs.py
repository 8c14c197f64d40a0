"""Benchmarks of the vectorised environments, beside a classic game of PettingZoo driven through its own interface."""

from importlib import import_module
from typing import Any, Final

from safehouse.bench.figures import Effort, Figure, Sample, Work, measure, timed

GAMES_AT_ONCE: Final = 256
# Games that are played first: they tell how many decisions a random game takes.
COUNTED_GAMES: Final = 3
# A classic game to compare with: its module, its arguments, and what it is.
Peer = tuple[str, dict[str, int], str]
NO_PEER: Final = "the peer is left out: pettingzoo[classic] is not installed (pip install safehouse-games[bench])"
NO_ENVS: Final = "not measured: gymnasium and numpy are not installed (pip install safehouse-games[envs])"


def vector(name: str, effort: Effort, game: str, other: Peer) -> Figure:
    """Many games at once, random legal actions, everybody learning: features and masks in NumPy arrays each step.

    A step is a decision of a player; those of CHANCE come on top and are not counted.
    """
    try:
        from safehouse.envs.vector import SafehouseVectorEnv
    except ImportError:
        return Figure(name, "steps/s", [], notes=[NO_ENVS])
    one = SafehouseVectorEnv(game, 1)
    length = decisions(one) / COUNTED_GAMES
    envs = SafehouseVectorEnv(game, GAMES_AT_ONCE)
    envs.reset(seed=1)

    def work(rounds: int) -> Sample:
        def run() -> tuple[int, int]:
            for _ in range(rounds):
                envs.step(envs.random_actions())
            return rounds * GAMES_AT_ONCE, max(1, round(rounds * GAMES_AT_ONCE / length))

        return timed(run)

    peer = classic(*other)
    figure = measure(name, "steps/s", work, effort, peer)
    shape = envs.layout
    figure.notes.append(
        f"{GAMES_AT_ONCE} games at once; {shape.size} features and {shape.actions} bytes of mask a step"
    )
    if peer is None:
        figure.notes.append(NO_PEER)
    return figure


def decisions(env: Any) -> int:
    """Return how many decisions players take in a few random games."""
    env.reset(seed=1)
    steps = over = 0
    while over < COUNTED_GAMES:
        _, _, done, _, _ = env.step(env.random_actions())
        over += int(done[0])
        steps += 1
    return steps


def classic(module: str, arguments: dict[str, int], facts: str) -> tuple[str, Work] | None:
    """Random games of a peer, without its wrappers, which would slow it down; None where it is missing.

    The observation and the mask of every agent are read before it acts.
    """
    try:
        env = import_module(f"pettingzoo.classic.{module}").raw_env(**arguments)
    except ImportError:
        return None
    import numpy as np

    draw = np.random.default_rng(1)

    def game() -> int:
        env.reset()
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            env.step(int(draw.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1

    def work(rounds: int) -> Sample:
        return timed(lambda: (sum(game() for _ in range(rounds)), rounds))

    return f"PettingZoo classic {module} ({facts}), AEC", work
