"""Benchmarks of Suitcase, four players on the standard map."""

from safehouse.bench import envs
from safehouse.bench.figures import Effort, Figure, measure
from safehouse.bench.work import measure_clone, measure_search, middle, rollout_work
from safehouse.core.game import GameState
from safehouse.core.registry import find_game
from safehouse.search.ismcts import Evaluator

PLAYERS = 4
# A classic game of about the size.
PEER = ("go_v5", {"board_size": 9}, "9 × 9, 1,377 numbers, 82 actions")
# Steps into a game before the position that is copied and searched: a third of a random game.
MIDDLE = 500
# Random games take 1,600 steps: playouts are cut after this many, and the game guesses (`estimate`).
DEPTH = 80


def first_state() -> GameState:
    game = find_game("suitcase")
    return game.first_state(game.setup(PLAYERS))


def random_games(name: str, effort: Effort) -> Figure:
    """Measure random games inside the engine."""
    return measure(name, "steps/s", rollout_work(first_state()), effort)


def search(name: str, effort: Effort) -> Figure:
    """Measure information-set tree search with short playouts."""
    figure = measure_search(name, effort, middle(first_state(), MIDDLE), Evaluator(DEPTH))
    figure.games_per_s = None
    figure.notes.append(f"playouts are cut after {DEPTH} steps")
    return figure


def clone(name: str, effort: Effort) -> Figure:
    """Measure one copy of a state."""
    return measure_clone(name, effort, middle(first_state(), MIDDLE))


def vector(name: str, effort: Effort) -> Figure:
    """Measure Suitcase with four players on the standard map."""
    return envs.vector(name, effort, "suitcase", PEER)


def parallel(name: str, effort: Effort) -> Figure:
    """Measure the same in two processes."""
    return envs.parallel(name, effort, "suitcase")


BENCHMARKS = {
    "suitcase.rollout": random_games,
    "suitcase.search": search,
    "suitcase.clone": clone,
    "envs.suitcase.vector": vector,
    "envs.suitcase.parallel": parallel,
}
