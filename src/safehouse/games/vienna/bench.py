"""Benchmarks of Vienna, four players on the standard board."""

from safehouse.bench import envs
from safehouse.bench.figures import Effort, Figure, Sample, Work, measure
from safehouse.bench.work import measure_clone, measure_search, middle, rollout_work
from safehouse.core.game import GameState
from safehouse.core.registry import find_game
from safehouse.search.ismcts import Evaluator

PLAYERS = 4
# A classic game of about the size.
PEER = ("go_v5", {"board_size": 9}, "9 × 9, 1,377 numbers, 82 actions")
# Steps into a game before the position that is copied and searched: half of a random game.
MIDDLE = 480


def first_state(version: str) -> GameState:
    game = find_game("vienna")
    return game.first_state(game.setup(PLAYERS, {"version": version}))


def whole_games(version: str) -> Work:
    """Return random games inside the engine, counted as games."""
    play = rollout_work(first_state(version))

    def work(rounds: int) -> Sample:
        sample = play(rounds)
        return Sample(sample.games, sample.games, sample.seconds)

    return work


def full_rollout(name: str, effort: Effort) -> Figure:
    """Measure random games of the full version, in steps."""
    return measure(name, "steps/s", rollout_work(first_state("full")), effort)


def full_games(name: str, effort: Effort) -> Figure:
    """Measure the same, in games."""
    return measure(name, "games/s", whole_games("full"), effort)


def starter_games(name: str, effort: Effort) -> Figure:
    """Measure random games of the starter version."""
    return measure(name, "games/s", whole_games("starter"), effort)


def full_search(name: str, effort: Effort) -> Figure:
    """Measure information-set tree search from the middle of a game, with random playouts to the end."""
    figure = measure_search(name, effort, middle(first_state("full"), MIDDLE), Evaluator())
    figure.notes.append("every simulation plays one game to its end")
    return figure


def full_clone(name: str, effort: Effort) -> Figure:
    """Measure one copy of a state."""
    return measure_clone(name, effort, middle(first_state("full"), MIDDLE))


def vector(name: str, effort: Effort) -> Figure:
    """Measure Vienna with four players, the full version."""
    return envs.vector(name, effort, "vienna", PEER)


def parallel(name: str, effort: Effort) -> Figure:
    """Measure the same in two processes."""
    return envs.parallel(name, effort, "vienna")


BENCHMARKS = {
    "vienna.full.rollout": full_rollout,
    "vienna.full.games": full_games,
    "vienna.starter.games": starter_games,
    "vienna.full.search": full_search,
    "vienna.full.clone": full_clone,
    "envs.vienna.vector": vector,
    "envs.vienna.parallel": parallel,
}
