"""A small game written out for OpenSpiel: its solvers walk a table in C++ instead of asking our engine at every step.

game = pyspiel.load_game("safehouse_heimlich", {"scenario": "hamlet"})
written = Written(game)
solver = pyspiel.CFRPlusSolver(written.game)
for _ in range(1000):
    solver.evaluate_and_update_policy()
exploited(written.tree, written.strategy(solver.average_policy()))
"""

from typing import Any

import pyspiel

from safehouse.envs.openspiel.games import SafehouseGame
from safehouse.envs.solving.gambit import efg
from safehouse.envs.solving.response import Strategy
from safehouse.envs.solving.tree import Tree


class Written:
    """A game of ours, all its histories, and the same as a game of OpenSpiel's own. Payoffs are margins."""

    def __init__(self, game: SafehouseGame) -> None:
        self.tree = Tree(game.first)
        self.game: Any = pyspiel.load_efg_game(efg(self.tree, game.table.meta.name))

    def strategy(self, policy: Any) -> Strategy:
        """Return a policy of OpenSpiel's for that game as a strategy on the tree. Its solver must still be there."""
        found: Strategy = [[] for _ in self.tree.infos]
        ways = [(0, self.game.new_initial_state())]
        while ways:
            node, state = ways.pop()
            info = self.tree.info[node]
            actions = state.legal_actions()
            if info >= 0 and not found[info]:
                shares = policy.action_probabilities(state)
                found[info] = [shares[action] for action in actions]
            children = self.tree.children[node]
            ways += [(child, state.child(action)) for child, action in zip(children, actions, strict=True)]
        return found
