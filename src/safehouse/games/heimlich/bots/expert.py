"""The expert level of Heimlich & Co.: it works out who is who, and tries out what it could do in likely worlds.

It reads every public act (`belief`), ranks all ways to act by their outlook, and plays the best of them out against
players drawn by what it believes (`seeking`). The dossier is what it believes most.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

import time
from collections.abc import Sequence

from safehouse.bots.base import Budget, PlanningBot
from safehouse.core.game import GameState, Setup
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Assignments, Belief, Manners, known_masks
from safehouse.games.heimlich.bots.choosing import mask_of
from safehouse.games.heimlich.bots.guise import Guise
from safehouse.games.heimlich.bots.outlook import expected_chance
from safehouse.games.heimlich.bots.playout import Playout
from safehouse.games.heimlich.bots.ranking import Ranker, Way
from safehouse.games.heimlich.bots.seeking import Seeker
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

USUAL_BUDGET = Budget(milliseconds=300)
# One question takes this share of the time that is left: a safe to place may follow in the same decision.
ONE_QUESTION = 0.75
LEAST_SECONDS = 0.001
WAYS = 12  # how many ways to act are tried out
ROUNDS = 1  # that a playout lasts
CARDS_FOR = 2  # the turns for which others are expected to play cards
PRIOR = 10.0  # the outlook counts as much as so many simulations
HINDERED = 0.01  # what it costs, in chances to win, that others hinder whom they know
PATIENT_ROUNDS = 10.0
EAGER_PER_ROUND = 0.03
MOST_EAGER = 1.0
DOSSIER_BONUS = 5
OTHERS_KNOW = 0.5  # the share of its entries that another player gets right


class ExpertBot(PlanningBot):
    """One seat of one game of Heimlich & Co."""

    name = "expert"
    watches = True
    budget = USUAL_BUDGET

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.belief: Belief | None = None
        self.thought = 0  # simulations spent on the latest question
        self.began: float | None = None  # when the decision under way was asked for

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        if self.belief is None:
            assert isinstance(setup, Plan)
            self.belief = Belief(setup)
        self.belief.hear(kind, list(args))

    def row(self, view: GameState, seat: int) -> list[int]:
        self.began = time.perf_counter()
        try:
            return super().row(view, seat)
        finally:
            self.began = None

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, State)
        if self.belief is None:
            self.belief = Belief(view.plan)
        self.belief.agree(view)
        options = view.legal(seat)
        if len(options) == 1:
            return [options[0]]
        assignments = self.belief.weigh(known_masks(view))
        owners = assignments.marginals()
        if view.phase == ids.WRITING:
            return dossier(view, seat, [max(range(len(row)), key=row.__getitem__) for row in owners])
        bonus = self.bonus(view, seat, owners)
        ranker = Ranker(view, seat, owners, bonus, WAYS)
        ranker.eager = eagerness(view)
        ways = ranker.rank()
        if len(ways) == 1:
            return ways[0].row
        if view.phase in (ids.MOVING, ids.CHOOSING_POINTS):
            cost = self.cost_of_being_known(view, seat, owners, bonus)
            Guise(self.belief, view, seat, mask_of(view, seat)).price(ways, cost)
        return self.search(view, seat, assignments, bonus, ways)

    def search(
        self, view: State, seat: int, assignments: Assignments, bonus: list[float], ways: list[Way]
    ) -> list[int]:
        """Try the ways out, dropping the worse half again and again, and return the one that remains."""
        playout = Playout(bonus)
        playout.until = view.turn + ROUNDS * view.plan.players
        playout.cards_until = view.turn + CARDS_FOR
        playout.seat = seat
        playout.eager = eagerness(view)
        seeker = Seeker(self.rng, seat, view.turn, assignments, playout, ways)
        seeker.prior = PRIOR
        if self.belief is not None:
            seeker.manners = Manners(self.belief)
        budget = self.budget if self.budget != Budget() else USUAL_BUDGET
        rounds = (len(ways) - 1).bit_length()
        left = budget.simulations
        seconds = self.seconds_for_one_question(budget)
        for index in range(rounds):
            share = max(1, left // (rounds - index)) if left else 0
            if budget.simulations and not share:
                break
            seeker.run(view, seat, share, seconds / rounds)
            seeker.halve()
            left -= share
        self.thought = sum(int(way.visits) for way in ways)
        return seeker.ways[0].row

    def seconds_for_one_question(self, budget: Budget) -> float:
        """What the search may take, so that the whole decision keeps to its time; 0 is no limit."""
        if not budget.milliseconds:
            return 0.0
        spent = 0.0 if self.began is None else time.perf_counter() - self.began
        return max(LEAST_SECONDS, ONE_QUESTION * (budget.milliseconds / 1000 - spent))

    def cost_of_being_known(self, view: State, seat: int, owners: list[list[float]], bonus: list[float]) -> float:
        """What it costs, in chances to win, if everybody knows one's identity: dossiers, and being hindered."""
        if not view.plan.with_dossier or view.filed:
            return HINDERED
        known = [field if other == seat else field + DOSSIER_BONUS for other, field in enumerate(bonus)]
        now = expected_chance(view, seat, owners, view.stone, view.at, view.holder, bonus)
        return HINDERED + now - expected_chance(view, seat, owners, view.stone, view.at, view.holder, known)

    def bonus(self, view: State, seat: int, owners: list[list[float]]) -> list[float]:
        """What each seat's dossier will bring, in fields."""
        plan = view.plan
        if not plan.with_dossier:
            return [0.0] * plan.players
        others = [agent for agent in ids.MEMBERS_OF[view.in_play] if view.owner[agent] != seat]
        bonus = [DOSSIER_BONUS * OTHERS_KNOW * len(others)] * plan.players
        bonus[seat] = 0.0
        for agent in others:
            entry = view.dossier[seat * ids.AGENTS + agent]
            if view.filed:
                bonus[seat] += DOSSIER_BONUS * owners[agent][plan.players if entry == ids.BYSTANDER else entry]
            else:
                bonus[seat] += DOSSIER_BONUS * max(owners[agent])
        return bonus


def eagerness(view: State) -> float:
    """What the own stone's way counts beside the chance to win: nothing for long, then more and more.

    Players who only ever score when it suits them alone would block each other for ever.
    """
    rounds = float(view.turn) / float(view.plan.players)
    return min(MOST_EAGER, EAGER_PER_ROUND * max(0.0, rounds - PATIENT_ROUNDS))


def dossier(view: State, seat: int, likeliest: Sequence[int]) -> list[int]:
    """Write down for every agent who most likely leads it: each entry counts by itself (H5.2)."""
    first = (view.legal(seat)[0] - ids.ENTRY) // 8
    row: list[int] = []
    for agent in ids.MEMBERS_OF[view.in_play]:
        if agent >= first and view.owner[agent] != seat:
            owner = likeliest[agent]
            row.append(ids.ENTRY + 8 * agent + (ids.BYSTANDER if owner == view.plan.players else owner))
    return row
