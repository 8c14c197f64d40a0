"""The chances of every seat to win from a world in which a player is about to roll.

A conditional logit: every stone has a liking, and wins as often as its share of the exponentials says. The weights were
fitted to games among casual players (docs/bots-heimlich.md).
"""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.bots.sight import LARGEST_ROLL
from safehouse.games.heimlich.ids import AGENTS, MEMBERS_OF
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

# The liking of a stone. `late` is how far the furthest stone has come, from 0 to 1.
STONE: Final = 0  # its field
STONE_LATE: Final = 1  # the same, times late
STONE_VERY_LATE: Final = 2  # the same, times late²
PLACE: Final = 3  # the number of its agent's building
PLACE_LATE: Final = 4
PLACE_SQUARED: Final = 5
PLACE_NEAR: Final = 6  # that number, for each agent within reach of the safe
IN_RUIN: Final = 7
LEAD_LATE: Final = 8  # fields ahead of all others, times late
ENDS_LEAD: Final = 9  # if a scoring now would end the game: fields ahead then, or behind
ENDS_FIRST: Final = 10
ARRIVES: Final = 11  # a scoring now would bring it home
OWNED: Final = 12  # somebody leads it
OWNED_LATE: Final = 13
REACH: Final = 14  # its agent may reach the safe with one roll
REACH_SAFE: Final = 15  # the same, times the number of the safe's building
NOW: Final = 16  # its owner rolls now
NOW_LATE: Final = 17
NOW_ENDS: Final = 18
NOW_PLACE: Final = 19
NEXT: Final = 20  # its owner rolls next
NEXT_LATE: Final = 21
HAND: Final = 22  # for each card of its owner
HAND_LATE: Final = 23
WEIGHTS: Final = 24
BASIC: Final = [
    0.1426, -0.0976, 0.1739, 0.4948, 0.0195, -0.0518, -0.0003, 1.583, -0.0755, -0.0014, 0.0301, 0.2842, 7.044,
    2.046, -0.1547, 0.0157, 0.2241, 0.3206, 0.3321, -0.0153, 0.0889, 0.3034, 0.0, 0.0,
]  # fmt: skip
DOSSIER: Final = [
    0.1332, -0.1137, 0.1712, 0.3469, -0.0283, -0.0343, 0.0016, 0.8593, -0.0833, 0.016, 0.1782, -0.3831, 0.0, 0.0,
    -0.1569, 0.0263, 0.1856, 0.1736, 0.2144, -0.014, 0.0631, 0.1856, 0.0, 0.0,
]  # fmt: skip
TOP_SECRET: Final = [
    0.0238, 0.1125, 0.0699, 0.1626, 0.0181, -0.02069, 0.00392, 0.552, -0.1106, -0.0272, 0.073, 0.254, 2.571, 0.249,
    0.073, -0.0112, 0.039, 0.196, 0.224, -0.0237, -0.014, 0.155, 0.077, 0.297,
]  # fmt: skip
FURTHEST_LEAD: Final = 10.0
GUESS: Final = 4.0  # fields by which one may err about the dossiers of others, unless they are known


def weights_of(plan: Plan) -> list[float]:
    """Return the weights of a version."""
    if plan.top_secret:
        return TOP_SECRET
    return DOSSIER if plan.with_dossier else BASIC


class Prospect:
    """How much each stone is liked, whoever leads it; and what it adds that a certain seat does."""

    t: State
    stone: list[int]
    at: list[int]
    holder: i64  # who rolls next
    bonus: list[float]  # by seat: what its dossier will bring, in fields
    weights: list[float]
    late: float
    ends: bool
    each_field: float
    each_place: float
    best: i64  # the furthest stone and the next, now and after a scoring
    second: i64
    best_after: i64
    second_after: i64

    def __init__(
        self, t: State, stone: list[int], at: list[int], holder: i64, bonus: list[float], weights: list[float]
    ) -> None:
        plan = t.plan
        self.t = t
        self.stone = stone
        self.at = at
        self.holder = holder
        self.bonus = bonus
        best: i64 = -1
        second: i64 = -1
        best_after: i64 = -1
        second_after: i64 = -1
        near: i64 = 0
        for agent in MEMBERS_OF[t.in_play]:
            field: i64 = stone[agent]
            if field > best:
                second = best
                best = field
            elif field > second:
                second = field
            after: i64 = field + plan.values[at[agent]]
            if after > best_after:
                second_after = best_after
                best_after = after
            elif after > second_after:
                second_after = after
            distance: i64 = (t.safe - at[agent] + plan.buildings) % plan.buildings
            if distance >= 1 and distance <= LARGEST_ROLL:
                near += 1
        late = float(best) / float(plan.goal)
        w = weights
        self.best = best
        self.second = second
        self.best_after = best_after
        self.second_after = second_after
        self.weights = w
        self.late = late
        self.ends = best_after >= plan.goal
        self.each_field = w[STONE] + late * (w[STONE_LATE] + late * w[STONE_VERY_LATE])
        self.each_place = w[PLACE] + late * w[PLACE_LATE] + w[PLACE_NEAR] * float(near)

    def liking(self, agent: i64) -> float:
        """Return how much a stone is liked that nobody leads."""
        t = self.t
        plan = t.plan
        w = self.weights
        field: i64 = self.stone[agent]
        place: i64 = plan.values[self.at[agent]]
        after = field + place
        liking = self.each_field * float(field) + self.each_place * float(place)
        if place > 0:
            liking += w[PLACE_SQUARED] * float(place * place)
        elif place < 0:
            liking += w[IN_RUIN]
        if field == self.best:
            liking += w[LEAD_LATE] * self.late * float(field - self.second)
        if self.ends:
            lead = float(after - (self.second_after if after == self.best_after else self.best_after))
            liking += w[ENDS_LEAD] * max(-FURTHEST_LEAD, min(FURTHEST_LEAD, lead))
            if lead >= 0.0:
                liking += w[ENDS_FIRST]
            if after >= plan.goal:
                liking += w[ARRIVES]
        distance = (t.safe - self.at[agent] + plan.buildings) % plan.buildings
        if distance >= 1 and distance <= LARGEST_ROLL:
            liking += w[REACH] + w[REACH_SAFE] * float(plan.values[t.safe])
        return liking

    def led(self, agent: i64, seat: i64) -> float:
        """Return what is added to the liking of a stone if a seat leads it."""
        t = self.t
        w = self.weights
        liking = w[OWNED] + self.late * w[OWNED_LATE] + self.each_field * self.bonus[seat]
        if t.plan.top_secret:
            liking += (w[HAND] + self.late * w[HAND_LATE]) * float(t.hand_size[seat])
        turns = (seat - self.holder + t.plan.players) % t.plan.players
        if turns == 0:
            liking += w[NOW] + self.late * w[NOW_LATE] + w[NOW_PLACE] * float(t.plan.values[self.at[agent]])
            if self.ends:
                liking += w[NOW_ENDS]
        elif turns == 1:
            liking += w[NEXT] + self.late * w[NEXT_LATE]
        return liking


def chances(
    t: State, owner: list[int], stone: list[int], at: list[int], holder: i64, bonus: list[float]
) -> list[float]:
    """Return the chance of each seat, where it is known who leads whom."""
    prospect = Prospect(t, stone, at, holder, bonus, weights_of(t.plan))
    players = t.plan.players
    found = [0.0] * players
    total = 0.0
    for agent in MEMBERS_OF[t.in_play]:
        seat: i64 = owner[agent]
        if seat < players:
            weight = math.exp(prospect.liking(agent) + prospect.led(agent, seat))
            found[seat] += weight
            total += weight
        elif not t.plan.with_dossier:
            total += math.exp(prospect.liking(agent))
    for index in range(players):
        found[index] /= total
    return found


def expected_chance(
    t: State, seat: i64, odds: list[list[float]], stone: list[int], at: list[int], holder: i64, bonus: list[float]
) -> float:
    """Return the chance of a seat that can only guess who leads whom.

    `odds` has by agent the chance of each owner, and last that it is nobody. Taking the likeliest owner for the true
    one would make nobody's of every stone that says little about itself, and leave the seat without rivals.
    """
    prospect = Prospect(t, stone, at, holder, bonus, weights_of(t.plan))
    players = t.plan.players
    mine = 0.0
    total = 0.0
    for agent in MEMBERS_OF[t.in_play]:
        row = odds[agent]
        weight = 0.0
        other: i64 = 0
        while other < players:
            if row[other] > 0.0:
                led = row[other] * math.exp(prospect.led(agent, other))
                weight += led
                if other == seat:
                    mine += led * math.exp(prospect.liking(agent))
            other += 1
        if not t.plan.with_dossier:
            weight += row[players]
        total += weight * math.exp(prospect.liking(agent))
    return mine / total


def shares(t: State, owner: list[int], stone: list[int], bonus: list[float], guess: float) -> list[float]:
    """Return how the win is shared at the end (H3.8, H5.3), with what the dossiers are expected to bring.

    `guess` is by how many fields one may err about that.
    """
    players = t.plan.players
    score = [-1.0] * players
    furthest = -1.0
    for agent in MEMBERS_OF[t.in_play]:
        seat = owner[agent]
        if seat < players:
            score[seat] = max(score[seat], float(stone[agent]) + bonus[seat])
        elif not t.plan.with_dossier:
            furthest = max(furthest, float(stone[agent]))
    best = furthest
    for reached in score:
        best = max(best, reached)
    found = [0.0] * players
    if t.plan.with_dossier and guess > 0.0:
        total = 0.0
        for index in range(players):
            found[index] = math.exp((score[index] - best) / guess)
            total += found[index]
        for index in range(players):
            found[index] /= total
        return found
    winners = 0.0
    for index in range(players):
        if score[index] == best:
            winners += 1.0
    if winners > 0.0:
        for index in range(players):
            if score[index] == best:
                found[index] = 1.0 / winners
    return found


def expected_share(t: State, seat: i64, odds: list[list[float]], stone: list[int], bonus: list[float]) -> float:
    """Return the share of the win at the end for a seat that can only guess who leads whom."""
    players = t.plan.players
    own: i64 = -1
    for agent in MEMBERS_OF[t.in_play]:
        if t.owner[agent] == seat and stone[agent] > own:
            own = stone[agent]
    mine = float(own) + bonus[seat]
    rivals = 0.0
    for agent in MEMBERS_OF[t.in_play]:
        if t.owner[agent] == seat:
            continue
        row = odds[agent]
        if t.plan.with_dossier:
            other: i64 = 0
            while other < players:
                rivals += row[other] * math.exp((float(stone[agent]) + bonus[other] - mine) / GUESS)
                other += 1
        elif stone[agent] > own:
            return 0.0
        elif stone[agent] == own:
            rivals += 1.0 - row[players]
    return 1.0 / (1.0 + rivals)


def certain(t: State) -> list[list[float]]:
    """Return the odds of who leads whom where it is known."""
    players = t.plan.players
    odds = [[0.0] * (players + 1) for _ in range(AGENTS)]
    for agent in MEMBERS_OF[t.in_play]:
        odds[agent][min(players, t.owner[agent])] = 1.0
    return odds


def advance(t: State, owner: list[int], stone: list[int], seat: i64) -> float:
    """Return how far the best stone of a seat has come, from 0 to about 1."""
    best: i64 = 0
    for agent in MEMBERS_OF[t.in_play]:
        if owner[agent] == seat and stone[agent] > best:
            best = stone[agent]
    return float(best) / float(t.plan.goal)
