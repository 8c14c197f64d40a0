"""What a position promises to each seat: features of the race to ten secrets, and weights fitted to games.

Everything is told from what a seat may know: its own suitcases and those shown, and for the others what can be
expected of them. The seat that thinks may expect something better founded than the others (`Expectation`).
"""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.fights import Duels
from safehouse.games.suitcase.bots.land import FAR, Land
from safehouse.games.suitcase.bots.promises import PLAIN, Expectation, promise
from safehouse.games.suitcase.state import State

# The chance that a roll reaches so many steps.
REACH: Final[list[float]] = [1.0, 35 / 36, 31 / 36, 23 / 36, 13 / 36, 5 / 36, 1 / 36] + [0.0] * 40
# How a promise fades with the steps that are left.
FADE: Final[list[float]] = [0.93**steps for steps in range(4 * FAR)]
NEAR: Final[list[float]] = [0.8**steps for steps in range(4 * FAR)]
FETCH: Final[list[float]] = [0.9 * 0.9 ** (steps + 0.5) for steps in range(4 * FAR)]
# What one must win a duel for first is this many steps farther.
DUEL_STEPS: Final = 6

# What has no agent to fetch it yet waits so long.
BACK_FIRST: Final = 6.0

# The features of a seat.
CLOCK: Final = 0  # steps that it still needs for ten secrets
GOODS: Final = 1  # secrets delivered and on their way
GOODS_NEAR: Final = 2  # the same, those near home above all
GOODS_SQUARE: Final = 3
MEN: Final = 4  # agents left
CARDS: Final = 5  # how good the unused duel cards are
THREATENED: Final = 6  # what it carries and others can reach
PREY: Final = 7  # what others carry and it can reach
CONTESTED: Final = 8  # what it goes for and others are nearer to
FOREIGN: Final = 9  # whether a foreign suitcase is in (K3.2)
WAIT: Final = 10  # turns until its own
LOST: Final = 11  # own secrets that others have brought home
ERRANDS: Final = 12  # what free agents can fetch
COUNT: Final = 13
# A multinomial regression on who won 4,000 games of quick players (docs/bots-suitcase.md); `PREY` was set by hand.
WEIGHTS: Final[list[float]] = [
    -0.0253, 0.0559, 0.1498, 0.083, 0.098, 0.2781, -0.0553, 0.01, -0.037, 0.0725, -0.0979, -0.0035, 0.0294,
]  # fmt: skip


class Judge:
    """Judges positions on one map."""

    land: Land
    duels: Duels
    weights: list[float]
    row: list[float]
    gains: list[float]
    costs: list[float]
    count: i64
    free: list[i64]  # where agents stand who carry nothing worth while

    def __init__(self, land: Land, duels: Duels) -> None:
        self.land = land
        self.duels = duels
        self.weights = WEIGHTS[:]
        self.row = [0.0] * COUNT
        self.gains = [0.0] * 32
        self.costs = [0.0] * 32
        self.count = 0
        self.free = []

    def shares(self, t: State, thinker: i64, mine: Expectation, others: Expectation) -> list[float]:
        """Guess each seat's share of the win."""
        total = 0.0
        shares: list[float] = []
        for seat in range(t.plan.players):
            strength = 0.0
            if t.agents_left[seat] > 0:
                strength = math.exp(self.strength(t, seat, mine if seat == thinker else others))
            shares.append(strength)
            total += strength
        return [strength / total for strength in shares]

    def strength(self, t: State, seat: i64, expected: Expectation) -> float:
        """How strong a seat stands; the shares of the win go by its exponential."""
        delivered: i64 = 0
        for secrets in t.secrets:
            delivered += secrets
        if delivered == 9 * t.plan.players:
            # Only bombs are left, and nobody reaches the target: secrets decide, then agents (K8.2).
            return 8.0 * float(t.secrets[seat]) + 1.5 * float(t.agents_left[seat])
        self.describe(t, seat, expected)
        total = 0.0
        index: i64 = 0
        while index < COUNT:
            total += self.weights[index] * self.row[index]
            index += 1
        return total

    def describe(self, t: State, seat: i64, expected: Expectation) -> None:
        """Write the features of a seat into `row`."""
        row = self.row
        secrets = float(t.secrets[seat])
        players = t.plan.players
        self.count = 0
        self.free.clear()
        self.carry(t, seat, expected)
        self.send(t, seat, expected)
        self.chase(t, seat, expected)
        row[CLOCK] = self.clock(float(t.plan.target) - secrets)
        row[GOODS] += secrets
        row[GOODS_NEAR] += secrets
        row[GOODS_SQUARE] = 0.1 * row[GOODS_NEAR] * row[GOODS_NEAR]
        row[MEN] = float(t.agents_left[seat])
        row[CARDS] = self.cards(t, seat)
        row[FOREIGN] = 1.0 if t.foreign_in[seat] > 0 else 0.0
        row[WAIT] = float((seat - t.active + players) % players)
        lost = 0.0
        case: i64 = seat * ids.LETTERS
        while case < (seat + 1) * ids.LETTERS:
            if t.case_at[case] == ids.DELIVERED and t.case_by[case] != seat:
                lost += float(t.content[case])
            case += 1
        row[LOST] = lost

    def bargain(self, gain: float, cost: float) -> None:
        """Note a suitcase for the clock: what it brings, and the steps that it takes."""
        self.gains[self.count] = gain
        self.costs[self.count] = cost
        self.count += 1

    def carry(self, t: State, seat: i64, expected: Expectation) -> None:
        """What is on its way home, and who has his hands free."""
        home = t.plan.to_hq[seat]
        goods = 0.0
        near = 0.0
        threatened = 0.0
        agent: i64 = seat * ids.AGENTS
        while agent < (seat + 1) * ids.AGENTS:
            place: i64 = t.place[agent]
            if place < ids.IN_HQ:
                case: i64 = t.load[agent]
                value = 0.0
                if case != ids.NONE:
                    value = promise(t, seat, case, expected, PLAIN)
                if value <= 0.0:
                    self.free.append(place)
                else:
                    way: i64 = home[place]
                    goods += value * FADE[way]
                    near += value * NEAR[way]
                    threatened += value * FADE[way] * self.threat(t, seat, place)
                    self.bargain(value, float(way))
            agent += 1
        self.row[GOODS] = goods
        self.row[GOODS_NEAR] = near
        self.row[THREATENED] = threatened

    def send(self, t: State, seat: i64, expected: Expectation) -> None:
        """What lies about: each free agent goes for one suitcase, the best pairs first."""
        steps = self.land.steps
        home = t.plan.to_hq[seat]
        free = self.free
        errands = 0.0
        contested = 0.0
        city: i64
        cities: list[i64] = []
        values: list[float] = []
        case: i64 = 0
        cases: i64 = len(t.case_at)
        while case < cases:
            city = t.case_at[case]
            if city >= 0:
                value = promise(t, seat, case, expected, PLAIN)
                if value > 0.0:
                    cities.append(city)
                    values.append(value)
            case += 1
        index: i64
        while cities:
            best_worth = 0.0
            best_case: i64 = -1
            best_agent: i64 = -1
            best_steps: i64 = 0
            index = 0
            while index < len(cities):
                city = cities[index]
                at_home = values[index] * FADE[home[city]]
                if at_home > best_worth:
                    mine: i64 = 0
                    while mine < len(free):
                        distance: i64 = steps[free[mine] * ids.MAX_CITIES + city]
                        if at_home * FETCH[distance] > best_worth:
                            best_worth = at_home * FETCH[distance]
                            best_case = index
                            best_agent = mine
                            best_steps = distance
                        mine += 1
                index += 1
            if best_case < 0:
                break
            city = cities[best_case]
            errands += best_worth
            if self.enemy_steps(t, seat, city) < best_steps:
                contested += best_worth
            self.bargain(values[best_case], float(home[city] + best_steps) + 1.0)
            del cities[best_case]
            del values[best_case]
            del free[best_agent]
        # For the rest somebody has to come back to the base first.
        base = (ids.BASE + t.plan.corner[seat]) * ids.MAX_CITIES
        index = 0
        while index < len(cities):
            city = cities[index]
            self.bargain(values[index], float(home[city] + steps[base + city]) + BACK_FIRST)
            index += 1
        self.row[ERRANDS] = errands
        self.row[CONTESTED] = contested

    def chase(self, t: State, seat: i64, expected: Expectation) -> None:
        """What others carry, within reach of those who still have nothing to do."""
        steps = self.land.steps
        home = t.plan.to_hq[seat]
        prey = 0.0
        agent: i64 = 0
        agents: i64 = len(t.place)
        while agent < agents:
            case: i64 = t.load[agent]
            city: i64 = t.place[agent]
            if case != ids.NONE and agent // ids.AGENTS != seat and city < ids.MAX_CITIES:
                value = promise(t, seat, case, expected, PLAIN)
                if agent // ids.AGENTS == case // ids.LETTERS and not (t.shown >> case) & 1:
                    value *= expected.owner_carries
                if value > 0.0:
                    odds = self.duels.odds(t, seat, agent // ids.AGENTS)
                    if t.crowd[city] > 1:
                        odds *= odds
                    nearby: i64 = FAR
                    for place in self.free:
                        if steps[place * ids.MAX_CITIES + city] < nearby:
                            nearby = steps[place * ids.MAX_CITIES + city]
                    prey += value * FADE[home[city]] * REACH[nearby] * odds
                    self.bargain(value, float(home[city] + nearby + DUEL_STEPS))
            agent += 1
        self.row[PREY] = prey

    def enemy_steps(self, t: State, seat: i64, city: i64) -> i64:
        """How near the nearest enemy is to a city."""
        steps = self.land.steps
        best: i64 = FAR
        agent: i64 = 0
        agents: i64 = len(t.place)
        first = seat * ids.AGENTS
        while agent < agents:
            if agent == first:
                agent += ids.AGENTS
                continue
            place: i64 = t.place[agent]
            if place < ids.IN_HQ:
                distance: i64 = steps[place * ids.MAX_CITIES + city]
                if distance < best:
                    best = distance
            agent += 1
        return best

    def threat(self, t: State, seat: i64, city: i64) -> float:
        """The chance that somebody takes this city from a seat before its next turn, as far as rolls and duels go."""
        steps = self.land.steps
        safe = 1.0
        players = t.plan.players
        enemy: i64 = 0
        while enemy < players:
            if enemy != seat:
                best: i64 = FAR
                agent: i64 = enemy * ids.AGENTS
                while agent < (enemy + 1) * ids.AGENTS:
                    place: i64 = t.place[agent]
                    if place < ids.IN_HQ and t.load[agent] == ids.NONE:
                        distance: i64 = steps[place * ids.MAX_CITIES + city]
                        if distance < best:
                            best = distance
                    agent += 1
                if best <= 6:
                    odds = self.duels.odds(t, enemy, seat)
                    if t.crowd[city] > 1:
                        odds *= odds
                    safe *= 1.0 - REACH[best] * odds
            enemy += 1
        return 1.0 - safe

    def clock(self, need: float) -> float:
        """The steps until the need is met, the best bargains first; the last suitcase counts in part."""
        gains = self.gains
        costs = self.costs
        clock = 0.0
        while need > 0.0:
            best: i64 = -1
            best_rate = 0.0
            index: i64 = 0
            while index < self.count:
                if gains[index] > 0.0:
                    rate = gains[index] / (costs[index] + 0.5)
                    if rate > best_rate:
                        best_rate = rate
                        best = index
                index += 1
            if best < 0:
                return clock + 12.0 * need
            gain = gains[best]
            if gain > need:
                clock += costs[best] * (0.5 + 0.5 * need / gain)
            else:
                clock += costs[best]
            need -= gain
            gains[best] = 0.0
        return clock

    def cards(self, t: State, seat: i64) -> float:
        """The mean of the unused duel cards, from the mean of a full hand."""
        total = 0.0
        number = 0.0
        value: i64 = 0
        while value < ids.CARD_VALUES:
            left = float(t.cards_left[seat * ids.CARD_VALUES + value])
            total += left * float(value)
            number += left
            value += 1
        return total / number - 15.0 / 7.0
