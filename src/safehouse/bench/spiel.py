"""OpenSpiel as a peer, where it is installed: its own C++ rollouts, and its states driven from Python."""

from typing import Any

from safehouse.bench.figures import Sample, Work, timed
from safehouse.core.rng import Rng

GAME = "maedn(players=4)"
MISSING = "the peer is left out: open_spiel is not installed (pip install 'safehouse-games[bench]')"
# Games that are played by hand to learn how many steps a random game takes.
COUNTED_GAMES = 200

Peer = tuple[str, Work]


def load() -> Any:
    """Return OpenSpiel's module, or None."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def rollouts() -> tuple[Peer | None, list[str]]:
    """Random games inside OpenSpiel: its rollout evaluator, which is C++ throughout.

    Python can reach the evaluator only through a search; one of a single simulation is nothing but its rollouts.
    """
    pyspiel = load()
    if pyspiel is None:
        return None, [MISSING]
    game = pyspiel.load_game(GAME)
    rng = Rng(1)
    counts = [play_by_hand(game, rng) for _ in range(COUNTED_GAMES)]
    mean = sum(counts) / len(counts)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def work(rounds: int) -> Sample:
        evaluator = pyspiel.RandomRolloutEvaluator(rounds, int(rng.below(1 << 30)))
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)

        def run() -> tuple[int, int]:
            search.mcts_search(state)
            return round(mean * rounds), rounds

        return timed(run)

    note = f"the peer does not count its steps: {mean:.0f} a game, chance included, from {COUNTED_GAMES} games by hand"
    return (f"OpenSpiel {GAME}, RandomRolloutEvaluator", work), [note]


def play_by_hand(game: Any, rng: Rng) -> int:
    """Drive one random game step by step from Python, chance included."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            left = rng.below(1 << 30) / (1 << 30)
            chosen = 0
            for outcome, probability in state.chance_outcomes():
                chosen = outcome
                left -= probability
                if left < 0:
                    break
            state.apply_action(chosen)
        else:
            options = state.legal_actions()
            state.apply_action(options[rng.below(len(options))])
        steps += 1
    return steps


def loop() -> tuple[Peer | None, list[str]]:
    """Random games of OpenSpiel driven from Python."""
    pyspiel = load()
    if pyspiel is None:
        return None, [MISSING]
    game = pyspiel.load_game(GAME)
    rng = Rng(1)

    def work(rounds: int) -> Sample:
        return timed(lambda: (sum(play_by_hand(game, rng) for _ in range(rounds)), rounds))

    return (f"OpenSpiel {GAME}, driven from Python", work), []
