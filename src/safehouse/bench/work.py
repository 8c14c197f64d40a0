"""What is measured alike in every game: rollouts, copies and searches."""

from safehouse.bench.figures import Effort, Figure, Sample, Work, measure, timed
from safehouse.core.game import CHANCE, GameState
from safehouse.core.play import rollout, rollouts
from safehouse.core.rng import Rng
from safehouse.search.ismcts import Evaluator, Search

SIMULATIONS_A_ROUND = 50


def middle(state: GameState, steps: int) -> GameState:
    """Play at random for this many steps, and on to the next decision of a single seat."""
    rng = Rng(1)
    rollout(state, rng, steps)
    while state.actor() < 0:
        rollout(state, rng, 1)
    return state


def rollout_work(state: GameState) -> Work:
    """Random games inside the engine."""
    rng = Rng(1)
    return lambda rounds: timed(lambda: (int(rollouts(state, rng, rounds)), rounds))


def play_by_hand(state: GameState, rng: Rng) -> int:
    """Drive one random game step by step, as a researcher's program would."""
    steps = 0
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
        steps += 1
    return steps


def measure_clone(name: str, effort: Effort, state: GameState) -> Figure:
    """Measure one copy of a state, in nanoseconds."""

    def copies(rounds: int) -> tuple[int, int]:
        for _ in range(rounds):
            state.clone()
        return rounds, 0

    figure = measure(name, "ns", lambda rounds: timed(lambda: copies(rounds)), effort)
    figure.values = [1e9 / rate for rate in figure.values]
    figure.games_per_s = None
    return figure


def measure_search(name: str, effort: Effort, state: GameState, evaluator: Evaluator) -> Figure:
    """Simulations of the information-set tree search for a seat that is to decide."""
    seat = state.actor()
    view = state.redact(seat)

    def work(rounds: int) -> Sample:
        simulations = rounds * SIMULATIONS_A_ROUND
        search = Search(Rng(1), exploration=0.7, evaluator=evaluator)

        def run() -> tuple[int, int]:
            search.run(view, seat, simulations)
            return simulations, simulations

        return timed(run)

    return measure(name, "simulations/s", work, effort)
