"""OpenSpiel's own information-set search at a table of ours: a peer to measure our bots by.

    ./run arena --game heimlich --contender expert:sims=200 \
        --against python:safehouse.envs.openspiel.bot:IsmctsBot:sims=200
"""

import math
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from safehouse.bots.base import Bot, Budget
from safehouse.core.game import GameState, Setup
from safehouse.core.play import rollout
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.envs.openspiel.games import GAMES, SafehouseGame
from safehouse.envs.openspiel.past import THEN, Past, word

# As OpenSpiel's examples have it, for returns from 0 to 1.
EXPLORATION: Final = math.sqrt(2) / 2


class TimeIsUp(Exception):
    """The budget of a decision is spent."""


class Rollouts(mcts.Evaluator):
    """OpenSpiel's random rollouts, played by our compiled engine: the same figures, many times faster."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: Any) -> Any:
        world = state.past.state.clone()
        rollout(world, self.rng)
        return np.array(world.outcome().shares)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            found: list[tuple[int, float]] = state.chance_outcomes()
            return found
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class Search(ismcts.ISMCTSBot):
    """OpenSpiel's search, unchanged but that it can stop by the clock."""

    deadline = math.inf

    def sample_root_state(self, state: Any) -> Any:
        if time.perf_counter() >= self.deadline and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)

    def decide(self, state: Any) -> int:
        try:
            policy = self.run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


class IsmctsBot(Bot):
    """One seat, played by OpenSpiel. Its budget is ours: simulations, or milliseconds."""

    name = "OpenSpiel ISMCTS"
    watches = True
    budget = Budget(simulations=100)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.story: list[str] = []
        self.games: dict[int, SafehouseGame] = {}

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        self.story.append(f"{kind} {word(args)}{word(secret)}{THEN}")

    def choose(self, view: GameState, seat: int) -> int:
        if len(view.legal(seat)) == 1:
            return int(view.legal(seat)[0])
        game = self.game_of(view.setup)
        players = range(int(view.setup.players))
        stories = ["".join(self.story) if other == seat else "" for other in players]
        state = game.new_initial_state()
        # A world of ours to begin with; every simulation draws another one, from what the seat knows.
        state.past = Past(view, stories, [[] for _ in players]).resample(seat, self.rng)
        search = Search(
            game, Rollouts(self.rng), EXPLORATION, self.budget.simulations or 1 << 30,
            random_state=np.random.RandomState(int(self.rng.bits())), allow_inconsistent_action_sets=True,
        )  # fmt: skip
        if self.budget.milliseconds:
            search.deadline = time.perf_counter() + self.budget.milliseconds / 1000
        search.set_resampler(self.resampled)
        return search.decide(state)

    def resampled(self, state: Any, player: int) -> Any:
        """Return another world that the player cannot tell apart, drawn from the bot's own numbers."""
        other = state.get_game().new_initial_state()
        other.past = state.past.resample(player, self.rng)
        return other

    def game_of(self, setup: Setup) -> SafehouseGame:
        """Return OpenSpiel's game of a setup. Own boards do not travel by options, so it is put in as it is."""
        if id(setup) not in self.games:
            package = sys.modules[type(setup).__module__].__package__
            [name] = [name for name in GAMES if sys.modules[type(find_game(name)).__module__].__package__ == package]
            game = pyspiel.load_game(f"safehouse_{name}", {"players": int(setup.players)})
            assert isinstance(game, SafehouseGame)
            game.setup = setup
            game.first = game.table.first_state(setup)
            self.games[id(setup)] = game
        return self.games[id(setup)]
