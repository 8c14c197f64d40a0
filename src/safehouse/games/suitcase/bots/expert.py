"""The expert: it plans whole turns, and compares plans in worlds that it believes in.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence

from safehouse.bots.base import Budget, PlanningBot
from safehouse.core.game import GameState, Setup
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.belief import Belief
from safehouse.games.suitcase.bots.fights import Duels
from safehouse.games.suitcase.bots.greedy import GreedyBot
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import PLAIN, promise
from safehouse.games.suitcase.bots.search import Planner
from safehouse.games.suitcase.ids import AGENTS, BOMB, LETTERS, MAX_CITIES, NONE
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase

WORLDS = 16
# Suitcases lie on the straight way home, no farther from the base than this.
NEAR_BASE = 3
# One of so many chances to take the own bomb along is taken.
BLUFF = 3


class ExpertBot(PlanningBot, GreedyBot):
    name = "expert"
    watches = True
    # More time brings nothing (docs/strength.md).
    budget = Budget(milliseconds=100)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.planner: Planner | None = None
        self.belief: Belief | None = None

    def thinking(self, plan: Plan) -> Planner:
        """Return the planner for a map."""
        if self.planner is None or self.planner.land.plan is not plan:
            self.planner = Planner(Land(plan), Duels(), self.rng)
        return self.planner

    def believing(self, planner: Planner, seat: int) -> Belief:
        """Return what the seat believes: nothing yet, where it has seen nothing."""
        if self.belief is None or self.belief.land is not planner.land or self.belief.seat != seat:
            self.belief = Belief(planner.land, seat)
        return self.belief

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        assert isinstance(setup, Plan)
        self.believing(self.thinking(setup), seat).note(kind, args)

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, Suitcase)
        planner = self.thinking(view.plan)
        if view.phase != ids.MOVING or len(view.legal(seat)) == 1:
            return [GreedyBot.choose(self, view, seat)]
        belief = self.believing(planner, seat)
        belief.look(view)
        planner.mine = belief.expectation()
        worlds = [view.clone() for _ in range(WORLDS)]
        for world in worlds:
            belief.fill(world, self.rng)
        budget = self.budget if self.budget != Budget() else ExpertBot.budget
        row = planner.choose(view, seat, worlds, budget.simulations, budget.milliseconds / 1000)
        return self.bluffed(view, seat, row)

    def bluffed(self, view: Suitcase, seat: int, row: list[int]) -> list[int]:
        """Sometimes take the own bomb along where an agent with free hands ends his turn beside it: it costs nothing,
        and who never touches a suitcase tells what is in it."""
        if row[-1] == ids.END_TURN and self.rng.below(BLUFF) == 0:
            after = view.clone()
            for action in row[:-1]:
                after.apply(seat, action)
            for action in after.legal(seat):
                if ids.TAKE <= action < ids.DROP:
                    mine, case = divmod(action - ids.TAKE, ids.CASES)
                    if case // LETTERS == seat and view.content[case] == BOMB:
                        if after.load[seat * AGENTS + mine] == NONE:
                            return [*row[:-1], action]
        return row

    def promise(self, view: Suitcase, seat: int, case: int) -> float:
        """What a suitcase is worth, by what the seat believes: for claims, victims of bombs and who is met first."""
        belief = self.believing(self.thinking(view.plan), seat)
        belief.look(view)
        return 0.0 if case == NONE else promise(view, seat, case, belief.expectation(), PLAIN)

    def hide(self, view: Suitcase, seat: int, options: Sequence[int]) -> int:
        """On the way home and near the base, alike for all contents, so that the place tells nothing."""
        steps = self.thinking(view.plan).land.steps
        base = (ids.BASE + view.plan.corner[seat]) * MAX_CITIES
        home = view.plan.to_hq[seat]
        ranked = sorted(
            options,
            key=lambda action: (
                steps[base + action - ids.PLACE] + home[action - ids.PLACE],
                steps[base + action - ids.PLACE],
                action,
            ),
        )
        best = steps[base + ranked[0] - ids.PLACE] + home[ranked[0] - ids.PLACE]
        good = [
            action
            for action in ranked
            if steps[base + action - ids.PLACE] <= NEAR_BASE
            and steps[base + action - ids.PLACE] + home[action - ids.PLACE] <= best
        ]
        return (good or ranked)[self.rng.below(len(good or ranked[:1]))]
