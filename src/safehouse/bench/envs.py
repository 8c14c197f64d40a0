"""Benchmarks of the vectorised environments, beside a classic game of PettingZoo driven through its own interface."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from safehouse.bench.figures import Effort, Figure, Sample, Work, measure, timed

GAMES_AT_ONCE: Final = 256
# Games that are played first: they tell how many decisions a random game takes.
COUNTED_GAMES: Final = 3
# A classic game to compare with: its module, its arguments, and what it is.
Peer = tuple[str, dict[str, int], str]
NO_PEER: Final = "the peer is left out: pettingzoo[classic] is not installed (pip install 'safehouse-games[bench]')"
# Games for several processes: a step must be longer than waking them takes.
GAMES_FOR_MANY: Final = 1024
PROCESSES: Final = 2
PGX: Final = "backgammon"
NO_PGX: Final = "the peer is left out: pgx is not installed (pip install pgx)"
NO_ENVS: Final = "not measured: gymnasium and numpy are not installed (pip install 'safehouse-games[envs]')"


def vector(name: str, effort: Effort, game: str, other: Peer) -> Figure:
    """Many games at once, random legal actions, every seat learning: features and masks in NumPy arrays each step.

    A step is a decision of a player; those of CHANCE come on top and are not counted.
    """
    try:
        from safehouse.envs.vector import SafehouseVectorEnv
    except ImportError:
        return Figure(name, "steps/s", [], notes=[NO_ENVS])
    length = decisions(SafehouseVectorEnv(game, 1)) / COUNTED_GAMES
    envs = SafehouseVectorEnv(game, GAMES_AT_ONCE)
    peer = classic(*other)
    figure = measure(name, "steps/s", random_steps(envs, length), effort, peer)
    figure.notes.append(shape_of(envs))
    if peer is None:
        figure.notes.append(NO_PEER)
    return figure


def parallel(name: str, effort: Effort, game: str) -> Figure:
    """Measure the same games in two processes, by wall-clock time; the peer is one process with as many games."""
    try:
        from safehouse.envs.parallel import ParallelVectorEnv
        from safehouse.envs.vector import SafehouseVectorEnv
    except ImportError:
        return Figure(name, "steps/s", [], notes=[NO_ENVS])
    length = decisions(SafehouseVectorEnv(game, 1)) / COUNTED_GAMES
    alone = random_steps(SafehouseVectorEnv(game, GAMES_FOR_MANY, copy=False), length, time.perf_counter)
    with ParallelVectorEnv(game, GAMES_FOR_MANY, workers=PROCESSES, copy=False) as envs:
        figure = measure(
            name, "steps/s", random_steps(envs, length, time.perf_counter), effort, ("one process", alone)
        )  # fmt: skip
        figure.notes.append(f"{PROCESSES} processes; {shape_of(envs)}")
    return figure


def beside_pgx(name: str, effort: Effort, game: str) -> Figure:
    """Measure the vectorised environment beside a game of pgx, with as many games at once and random legal actions."""
    try:
        from safehouse.envs.vector import SafehouseVectorEnv
    except ImportError:
        return Figure(name, "steps/s", [], notes=[NO_ENVS])
    length = decisions(SafehouseVectorEnv(game, 1)) / COUNTED_GAMES
    envs = SafehouseVectorEnv(game, GAMES_AT_ONCE)
    peer = pgx_game(PGX)
    figure = measure(name, "steps/s", random_steps(envs, length), effort, peer)
    figure.notes.append(shape_of(envs))
    if peer is None:
        figure.notes.append(NO_PGX)
    return figure


def random_steps(envs: Any, length: float, clock: Callable[[], float] = time.process_time) -> Work:
    """Return work that takes random steps in all games; a game takes `length` decisions."""
    envs.reset(seed=1)

    def work(rounds: int) -> Sample:
        def run() -> tuple[int, int]:
            for _ in range(rounds):
                envs.step(envs.random_actions())
            return rounds * envs.num_envs, max(1, round(rounds * envs.num_envs / length))

        return timed(run, clock)

    return work


def shape_of(envs: Any) -> str:
    layout = envs.layout
    return f"{envs.num_envs} games at once; {layout.size} features and {layout.actions} bytes of mask a step"


def decisions(env: Any) -> int:
    """Return how many decisions players take in a few random games."""
    env.reset(seed=1)
    steps = over = 0
    while over < COUNTED_GAMES:
        _, _, done, _, _ = env.step(env.random_actions())
        over += int(done[0])
        steps += 1
    return steps


def pgx_game(name: str) -> tuple[str, Work] | None:
    """Random games of pgx, compiled by XLA as a whole step for all games; None where pgx is missing.

    Observations and masks are read as NumPy arrays after each step, as ours are.
    """
    try:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return None
    import numpy as np

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, chance = jax.random.split(key, 3)
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choosing, scores, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(chance, GAMES_AT_ONCE)), key

    compiled = jax.jit(advance)
    place = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE))}
    place["key"] = jax.random.PRNGKey(2)

    def run(rounds: int) -> tuple[int, int]:
        over = 0
        for _ in range(rounds):
            place["state"], place["key"] = compiled(place["state"], place["key"])
            state = place["state"]
            np.asarray(state.observation), np.asarray(state.legal_action_mask)
            over += int(np.asarray(state.terminated).sum())
        return rounds * GAMES_AT_ONCE, over

    run(2)
    numbers = int(np.prod(np.asarray(place["state"].observation).shape[1:]))
    facts = f"{GAMES_AT_ONCE} games, {numbers} numbers, {env.num_actions} actions"
    return f"pgx {pgx.__version__} {name} ({facts}), JAX on {jax.default_backend()}", lambda rounds: timed(
        lambda: run(rounds)
    )


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
