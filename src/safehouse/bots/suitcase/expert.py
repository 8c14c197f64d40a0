"""The expert: it plans whole turns, and compares plans in worlds that it believes in."""

from safehouse.bots.base import Budget
from safehouse.bots.suitcase.fights import Duels
from safehouse.bots.suitcase.greedy import GreedyBot
from safehouse.bots.suitcase.land import Land
from safehouse.bots.suitcase.search import Planner
from safehouse.core.draft import Draft
from safehouse.core.game import GameState
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.rules import Suitcase


class ExpertBot(GreedyBot):
    name = "expert"
    budget = Budget(milliseconds=300)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.planner: Planner | None = None

    def choose(self, view: GameState, seat: int) -> int:
        return self.plan(view, seat)[0]

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, Suitcase)
        if view.phase != ids.MOVING or len(view.legal(seat)) == 1:
            return [super().choose(view, seat)]
        if self.planner is None or self.planner.land.plan is not view.plan:
            self.planner = Planner(Land(view.plan), Duels(), self.rng)
        self.planner.expect(view)
        worlds = [view.sample(self.rng) for _ in range(16)]
        return self.planner.choose(view, seat, worlds, self.budget.simulations, self.budget.milliseconds / 1000)

    def row(self, view: GameState, seat: int) -> list[int]:
        draft = Draft(view, seat)
        while not draft.complete:
            for action in self.plan(draft.state, seat):
                draft.stage(action)
        return draft.row
