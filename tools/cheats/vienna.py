"""Experts of Vienna who know the others' cards, or even what those who come before do with them."""

from typing import Any

from safehouse.bots.base import Budget
from safehouse.core.game import CHANCE, GameState
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots.expert import ExpertBot, fitted_net
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.bots.turn import Planner
from safehouse.games.vienna.cards import count_assigned
from safehouse.games.vienna.ids import ACTIONS, HAND
from safehouse.games.vienna.rules import Vienna
from tools.cheats import Cheat


class Knows(Cheat, ExpertBot):
    """The expert in a world that it does not have to imagine: the others hold what they hold, and those who have
    assigned their cards have done so. What they do in their turns it imagines as ever."""

    name = "knows"

    def plan(self, view: GameState, seat: int) -> list[int]:
        return super().plan(self.uncovered(view), seat)

    def uncovered(self, view: GameState) -> Vienna:
        """Return the true state, with the picks that were staged on the view."""
        assert isinstance(view, Vienna)
        if view.phase == ids.ASSIGNING:
            known: Vienna = self.truth.clone()
            return known
        known = view.clone()
        known.where, known.hand, known.assigned = (
            list(self.truth.where),
            list(self.truth.hand),
            list(self.truth.assigned),
        )
        return known


class Foresees(Knows):
    """The same, and those who come before in the round really play as they will: as experts of a small budget do."""

    name = "foresees"
    others = Budget(simulations=1000)

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, Vienna)
        if view.phase != ids.ASSIGNING or view.arms == seat or len(view.legal(seat)) == 1:
            return super().plan(view, seat)
        world = self.own_turn(self.uncovered(view), seat)
        judge = Judge(fitted_net(view.plan.full), view.plan.full)
        planner = Planner(judge, self.rng, seat, self.budget.simulations, self.budget.milliseconds / 1000)
        cards = planner.assign(world)
        return [ids.ASSIGN + card for card in cards[count_assigned(view, seat) :]]

    def own_turn(self, world: Vienna, seat: int) -> Vienna:
        """Return where the seat's turn begins, its own cards still in its hand."""
        hand = list(world.hand[seat * HAND : (seat + 1) * HAND])
        assigned = list(world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS])
        rival: Any = ExpertBot(self.rng)
        rival.budget = self.others
        while not (world.stage == ids.TURN and world.phase == ids.SHOWING and world.active == seat):
            actor = world.pending()[0]
            if actor == CHANCE:
                world.apply(CHANCE, world.sample_chance(self.rng))
            elif actor == seat:
                world.apply(seat, world.legal(seat)[0])
            else:
                for action in rival.row(world.redact(actor), actor):
                    world.apply(actor, action)
        world.hand[seat * HAND : (seat + 1) * HAND] = hand
        world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] = assigned
        return world
