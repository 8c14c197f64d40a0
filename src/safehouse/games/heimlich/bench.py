"""Benchmarks of Heimlich & Co., beside OpenSpiel's `maedn`: a dice game of about the same size."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from safehouse.bench import envs, spiel
from safehouse.bench.figures import Effort, Figure, Sample, measure, timed
from safehouse.bench.work import measure_clone, measure_search, middle, play_by_hand, rollout_work
from safehouse.build import is_compiled
from safehouse.core.game import GameState
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.search.ismcts import Evaluator

PLAYERS = 5
# A classic game of about the size.
PEER: envs.Peer = ("connect_four_v3", {}, "84 numbers, 7 actions")
# Steps into a game before the position that a search starts from.
MIDDLE = 100


def first_state(**options: str) -> GameState:
    game = find_game("heimlich")
    return game.first_state(game.setup(PLAYERS, options))


def basic_rollout(name: str, effort: Effort) -> Figure:
    """Measure random games inside the engine."""
    peer, note = spiel.rollouts()
    figure = measure(name, "steps/s", rollout_work(first_state()), effort, peer)
    figure.notes += note
    return figure


def top_secret_rollout(name: str, effort: Effort) -> Figure:
    """Measure the same with Top Secret cards."""
    return measure(name, "steps/s", rollout_work(first_state(mode="top_secret")), effort)


def basic_loop(name: str, effort: Effort) -> Figure:
    """Measure random games driven from interpreted Python."""
    state = first_state()
    rng = Rng(1)

    def work(rounds: int) -> Sample:
        return timed(lambda: (sum(play_by_hand(state.clone(), rng) for _ in range(rounds)), rounds))

    peer, note = spiel.loop()
    figure = measure(name, "steps/s", work, effort, peer)
    figure.notes += note
    return figure


def basic_search(name: str, effort: Effort) -> Figure:
    """Measure information-set tree search from the middle of a game, with random playouts."""
    figure = measure_search(name, effort, middle(first_state(), MIDDLE), Evaluator())
    figure.notes.append("every simulation plays one game to its end")
    return figure


def basic_clone(name: str, effort: Effort) -> Figure:
    """Measure one copy of a state."""
    return measure_clone(name, effort, middle(first_state(), MIDDLE))


def basic_interpreted(name: str, effort: Effort) -> Figure:
    """Measure the same rollouts from the .py files alone, in a separate process; the peer is this process."""
    figure = Figure(name, "steps/s", [])
    games: list[float] = []
    own = rollout_work(first_state())
    rounds = 1500 if effort.seconds > 0.1 else 4
    with tempfile.TemporaryDirectory(prefix="safehouse-bench-") as folder:
        copy_sources(Path(folder))
        for _ in range(effort.repetitions):
            sample = interpreted_sample(Path(folder), rounds)
            figure.values.append(sample.rate)
            games.append(sample.games_rate)
            if is_compiled():
                figure.peer_values.append(own(rounds * 10).rate)
    figure.games_per_s = sorted(games)[len(games) // 2]
    if is_compiled():
        figure.peer = "compiled"
    else:
        figure.notes.append("the engine here is interpreted anyway: there is no compiled one to compare with")
    return figure


def copy_sources(folder: Path) -> None:
    """Copy the package without its extension modules."""
    package = Path(sys.modules["safehouse"].__file__ or "").parent
    shutil.copytree(package, folder / "safehouse", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))


def interpreted_sample(folder: Path, rounds: int) -> Sample:
    """Measure in a fresh interpreter."""
    program = (
        f"import json, sys; sys.path.insert(0, {str(folder)!r})\n"
        "from safehouse.games.heimlich.bench import first_state\n"
        "from safehouse.bench.work import rollout_work\n"
        "from safehouse.build import is_compiled\n"
        "assert not is_compiled()\n"
        f"work = rollout_work(first_state()); work({rounds}); sample = work({rounds})\n"
        "print(json.dumps([sample.units, sample.games, sample.seconds]))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=folder)
    units, games, seconds = json.loads(done.stdout)
    return Sample(units, games, seconds)


def vector(name: str, effort: Effort) -> Figure:
    """Measure Heimlich & Co. with five players, the basic game."""
    return envs.vector(name, effort, "heimlich", PEER)


def parallel(name: str, effort: Effort) -> Figure:
    """Measure the same in two processes."""
    return envs.parallel(name, effort, "heimlich")


def beside_pgx(name: str, effort: Effort) -> Figure:
    """Measure the same beside a dice game of pgx."""
    return envs.beside_pgx(name, effort, "heimlich")


BENCHMARKS = {
    "heimlich.basic.rollout": basic_rollout,
    "heimlich.basic.loop": basic_loop,
    "heimlich.top_secret.rollout": top_secret_rollout,
    "heimlich.basic.search": basic_search,
    "heimlich.basic.clone": basic_clone,
    "heimlich.basic.interpreted": basic_interpreted,
    "envs.heimlich.vector": vector,
    "envs.heimlich.parallel": parallel,
    "envs.heimlich.pgx": beside_pgx,
}
