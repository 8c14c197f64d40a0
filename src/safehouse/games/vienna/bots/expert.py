"""The expert of Vienna: it searches its own turn with a value function fitted from self-play (docs/bots-vienna.md).

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

import json
from functools import cache
from pathlib import Path

from safehouse.bots.base import Budget, PlanningBot
from safehouse.core.game import GameState
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots import worlds
from safehouse.games.vienna.bots.layout import ROW_VERSION, row_length
from safehouse.games.vienna.bots.net import Judge, Net
from safehouse.games.vienna.bots.turn import Planner
from safehouse.games.vienna.cards import count_assigned
from safehouse.games.vienna.rules import Vienna

PLACE = Path(__file__).parent


@cache
def fitted_net(full: bool) -> Net:
    """Return the weights for a version of the game."""
    data = json.loads((PLACE / f"weights_{'full' if full else 'starter'}.json").read_text(encoding="utf-8"))
    assert data["row_version"] == ROW_VERSION
    assert len(data["direct"]) == row_length(full) + 1
    return Net(data["hidden"], data["out"], data["direct"], data["doubt"])


class ExpertBot(PlanningBot):
    """One seat of one game of Vienna. Its budget counts judged positions as simulations."""

    name = "expert"
    budget = Budget(milliseconds=300)

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, Vienna)
        options = view.legal(seat)
        if len(options) == 1:
            return [options[0]]
        if view.phase == ids.CHOOSING_FIGURE:
            return [options[self.rng.below(len(options))]]
        judge = Judge(fitted_net(view.plan.full), view.plan.full)
        planner = Planner(judge, self.rng, seat, self.budget.simulations, self.budget.milliseconds / 1000)
        if view.phase != ids.ASSIGNING:
            return [planner.decide(view.sample(self.rng))]
        if view.arms == seat:
            cards = planner.assign(view.sample(self.rng))
        else:
            cards = worlds.assign(planner, view, self.rng)
        # Those assigned already are the first of them.
        return [ids.ASSIGN + card for card in cards[count_assigned(view, seat) :]]
