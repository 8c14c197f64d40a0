"""What a position promises to each seat: features of the race to ten secrets, and weights fitted to games.

Everything is told from what a seat may know: its own suitcases and those shown, and for the others what can be
expected of them. The seat that thinks may expect something better founded than the others (`Expectation`).
"""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.bots.suitcase.fights import Duels
from safehouse.bots.suitcase.land import FAR, Land
from safehouse.games.suitcase.ids import AGENTS, CARD_VALUES, DELIVERED, LETTERS, MAX_CITIES, NONE, OUT
from safehouse.games.suitcase.state import Table

# The chance that a roll reaches so many steps.
REACH: Final[list[float]] = [1.0, 35 / 36, 31 / 36, 23 / 36, 13 / 36, 5 / 36, 1 / 36] + [0.0] * 40
# How a promise fades with the steps that are left.
FADE: Final[list[float]] = [0.93**steps for steps in range(4 * FAR)]
NEAR: Final[list[float]] = [0.8**steps for steps in range(4 * FAR)]
FETCH: Final[list[float]] = [0.9 * 0.9 ** (steps + 0.5) for steps in range(4 * FAR)]
# What a player carries himself is no bomb, and rather his best.
OWNER_CARRIES: Final = 1.5
# What one must win a duel for first is this many steps farther.
DUEL_STEPS: Final = 6

FEATURES: Final = (
    "clock", "goods", "goods_near", "goods_square", "agents", "cards", "threatened", "prey", "contested", "foreign",
    "wait", "lost", "errands",
)  # fmt: skip
COUNT: Final = len(FEATURES)
WEIGHTS: Final[list[float]] = [
    -0.023, 0.1, 0.1, 0.0, 0.08, 0.2, -0.2, 0.0, -0.03, 0.15, -0.1, 0.0, 0.05,
]  # fmt: skip


class Manner:
    """How a seat weighs things when it plays quickly; all in secrets, or in parts of a promise."""

    fade: list[float]  # of a promise with each step home
    fetch: list[float]  # of a promise with each step to where it lies
    carry_step: float
    fetch_step: float
    attacker: float  # what an attacker risks besides what he carries
    prey: float  # what a beaten enemy is worth besides what he carries
    hunt: float  # the same for one who carries nothing; 0 leaves him alone
    owner_carries: float  # how much more is expected of a suitcase that its owner carries
    toll: i64  # a city held by others is so many steps for an agent, or for one who carries something
    laden_toll: i64
    fear: float  # of bombs, in secrets for an agent lost
    foreign: float  # of the first foreign suitcase (K3.2)
    blocked: float  # what is left of an own suitcase that may not enter (K3.2)

    def __init__(self, values: dict[str, float] | None = None) -> None:
        known = dict(DEFAULTS)
        if values is not None:
            known.update(values)
        self.fade = [known["fade"] ** steps for steps in range(4 * FAR)]
        self.fetch = [0.9 * known["fetch"] ** (steps + 0.5) for steps in range(4 * FAR)]
        self.carry_step = 1.0 / known["fade"] - 1.0
        self.fetch_step = 1.0 / known["fetch"] - 1.0
        self.attacker = known["attacker"]
        self.prey = known["prey"]
        self.hunt = known["hunt"]
        self.owner_carries = known["owner_carries"]
        self.toll = int(known["toll"])
        self.laden_toll = int(known["laden_toll"])
        self.fear = known["fear"]
        self.foreign = known["foreign"]
        self.blocked = known["blocked"]


DEFAULTS: Final[dict[str, float]] = {
    "fade": 0.93,
    "fetch": 0.9,
    "attacker": 0.8,
    "prey": 0.3,
    "hunt": 0.0,
    "owner_carries": 1.0,
    "toll": 4,
    "laden_toll": 6,
    "fear": 0.5,
    "foreign": 1.0,
    "blocked": 0.1,
}


PLAIN: Final = Manner()


class Expectation:
    """What a seat expects in the suitcases that nobody has shown: secrets, and the chance of a bomb, by suitcase."""

    secrets: list[float]
    bomb: list[float]

    def __init__(self, cases: int) -> None:
        self.secrets = [0.0] * cases
        self.bomb = [0.0] * cases


def outsider(t: Table) -> Expectation:
    """What anybody can work out: the contents that were not shown lie in any order."""
    cases = len(t.case_at)
    found = Expectation(cases)
    owner: i64 = 0
    while owner * LETTERS < cases:
        left: i64 = 9
        hidden: i64 = 0
        bombs: i64 = 1
        case: i64 = owner * LETTERS
        while case < (owner + 1) * LETTERS:
            if (t.shown >> case) & 1:
                left -= t.content[case]
                if t.content[case] == 0:
                    bombs = 0
            else:
                hidden += 1
            case += 1
        case = owner * LETTERS
        while case < (owner + 1) * LETTERS:
            if hidden:
                found.secrets[case] = float(left) / float(hidden)
                found.bomb[case] = float(bombs) / float(hidden)
            case += 1
        owner += 1
    return found


def promise(t: Table, seat: i64, case: i64, expected: Expectation, manner: Manner) -> float:
    """What a suitcase is worth in a seat's headquarters; no more than it still needs."""
    need = float(t.plan.target - t.secrets[seat])
    fear = manner.fear * float((t.agents_left[seat] + 1) // 2)
    value: float
    own = case // LETTERS == seat
    if own or (t.shown >> case) & 1:
        content: i64 = t.content[case]
        value = float(content)
        if content == 0:
            value = -fear
    else:
        value = expected.secrets[case] - expected.bomb[case] * fear
    if value > need:
        value = need
    if own:
        if t.own_in[seat] >= 2 and t.foreign_in[seat] == 0 and value > 0.0:
            value *= manner.blocked
    elif t.foreign_in[seat] == 0:
        value += manner.foreign
    return value


class Judge:
    """Judges positions on one map."""

    land: Land
    duels: Duels
    weights: list[float]
    row: list[float]
    gains: list[float]
    costs: list[float]

    def __init__(self, land: Land, duels: Duels) -> None:
        self.land = land
        self.duels = duels
        self.weights = WEIGHTS[:]
        self.row = [0.0] * COUNT
        self.gains = [0.0] * 32
        self.costs = [0.0] * 32

    def shares(self, t: Table, thinker: i64, mine: Expectation, others: Expectation) -> list[float]:
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

    def strength(self, t: Table, seat: i64, expected: Expectation) -> float:
        self.describe(t, seat, expected)
        total = 0.0
        index: i64 = 0
        while index < COUNT:
            total += self.weights[index] * self.row[index]
            index += 1
        return total

    def describe(self, t: Table, seat: i64, expected: Expectation) -> None:
        """Write the features of a seat into `row`."""
        steps = self.land.steps
        home = t.plan.to_hq[seat]
        first = seat * AGENTS
        agents: i64 = len(t.place)
        free: list[i64] = []
        total = 0.0
        errands = 0.0
        threatened = 0.0
        close = 0.0
        count: i64 = 0
        agent: i64 = first
        place: i64
        while agent < first + AGENTS:
            place = t.place[agent]
            if place < OUT - 1:
                case: i64 = t.load[agent]
                if case == NONE:
                    free.append(place)
                elif place < MAX_CITIES:
                    value = promise(t, seat, case, expected, PLAIN)
                    if value <= 0.0:
                        free.append(place)
                    else:
                        way: i64 = home[place]
                        worth = value * FADE[way]
                        total += worth
                        close += value * NEAR[way]
                        threatened += worth * self.threat(t, seat, place)
                        self.gains[count] = value
                        self.costs[count] = float(way)
                        count += 1
            agent += 1
        prey = 0.0
        contested = 0.0
        lost = 0.0
        taken: list[i64] = []  # suitcases to be fetched, by number
        value_of: list[float] = []
        case = 0
        cases: i64 = len(t.case_at)
        city: i64
        while case < cases:
            city = t.case_at[case]
            if city >= 0:
                value = promise(t, seat, case, expected, PLAIN)
                if value > 0.0:
                    taken.append(city)
                    value_of.append(value)
            case += 1
        # Each free agent goes for one suitcase, the best pairs first.
        while taken:
            best_worth = 0.0
            best_case: i64 = -1
            best_agent: i64 = -1
            best_steps: i64 = 0
            index: i64 = 0
            while index < len(taken):
                city = taken[index]
                at_home = value_of[index] * FADE[home[city]]
                if at_home > best_worth:
                    mine: i64 = 0
                    while mine < len(free):
                        distance: i64 = steps[free[mine] * MAX_CITIES + city]
                        if at_home * FETCH[distance] > best_worth:
                            best_worth = at_home * FETCH[distance]
                            best_case = index
                            best_agent = mine
                            best_steps = distance
                        mine += 1
                index += 1
            if best_case < 0:
                break
            city = taken[best_case]
            errands += best_worth
            if self.enemy_steps(t, seat, city) < best_steps:
                contested += best_worth
            self.gains[count] = value_of[best_case]
            self.costs[count] = float(home[city] + best_steps) + 1.0
            count += 1
            del taken[best_case]
            del value_of[best_case]
            del free[best_agent]
        base = (MAX_CITIES + t.plan.corner[seat]) * MAX_CITIES
        index = 0
        while index < len(taken):
            self.gains[count] = value_of[index]
            self.costs[count] = float(home[taken[index]] + steps[base + taken[index]]) + 6.0
            count += 1
            index += 1
        agent = 0
        while agent < agents:
            case = t.load[agent]
            if case != NONE and (agent < first or agent >= first + AGENTS):
                city = t.place[agent]
                if city < MAX_CITIES:
                    value = promise(t, seat, case, expected, PLAIN)
                    if agent // AGENTS == case // LETTERS and not (t.shown >> case) & 1:
                        value *= OWNER_CARRIES
                    if value > 0.0:
                        odds = self.duels.odds(t, seat, agent // AGENTS)
                        if t.crowd[city] > 1:
                            odds *= odds
                        nearby: i64 = FAR
                        for place in free:
                            if steps[place * MAX_CITIES + city] < nearby:
                                nearby = steps[place * MAX_CITIES + city]
                        prey += value * FADE[home[city]] * REACH[nearby] * odds
                        self.gains[count] = value
                        self.costs[count] = float(home[city] + nearby + DUEL_STEPS)
                        count += 1
            agent += 1
        case = seat * LETTERS
        while case < (seat + 1) * LETTERS:
            if t.case_at[case] == DELIVERED and t.case_by[case] != seat:
                lost += float(t.content[case])
            case += 1
        row = self.row
        need = float(t.plan.target - t.secrets[seat])
        secrets = float(t.secrets[seat])
        players = t.plan.players
        row[0] = self.clock(need, count)
        row[1] = secrets + total
        row[2] = secrets + close
        row[3] = 0.1 * row[2] * row[2]
        row[4] = float(t.agents_left[seat])
        row[5] = self.cards(t, seat)
        row[6] = threatened
        row[7] = prey
        row[8] = contested
        row[9] = 1.0 if t.foreign_in[seat] > 0 else 0.0
        row[10] = float((seat - t.active + players) % players)
        row[11] = lost
        row[12] = errands

    def enemy_steps(self, t: Table, seat: i64, city: i64) -> i64:
        """How near the nearest enemy is to a city."""
        steps = self.land.steps
        best: i64 = FAR
        agent: i64 = 0
        agents: i64 = len(t.place)
        first = seat * AGENTS
        while agent < agents:
            if agent == first:
                agent += AGENTS
                continue
            place: i64 = t.place[agent]
            if place < OUT - 1:
                distance: i64 = steps[place * MAX_CITIES + city]
                if distance < best:
                    best = distance
            agent += 1
        return best

    def threat(self, t: Table, seat: i64, city: i64) -> float:
        """The chance that somebody takes this city from a seat before its next turn, as far as rolls and duels go."""
        steps = self.land.steps
        safe = 1.0
        players = t.plan.players
        enemy: i64 = 0
        while enemy < players:
            if enemy != seat:
                best: i64 = FAR
                agent: i64 = enemy * AGENTS
                while agent < (enemy + 1) * AGENTS:
                    place: i64 = t.place[agent]
                    if place < OUT - 1 and t.load[agent] == NONE:
                        distance: i64 = steps[place * MAX_CITIES + city]
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

    def clock(self, need: float, count: i64) -> float:
        """The steps until the need is met, the best bargains first; the last suitcase counts in part."""
        gains = self.gains
        costs = self.costs
        clock = 0.0
        while need > 0.0:
            best: i64 = -1
            best_rate = 0.0
            index: i64 = 0
            while index < count:
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

    def cards(self, t: Table, seat: i64) -> float:
        """The mean of the unused duel cards, from the mean of a full hand."""
        total = 0.0
        number = 0.0
        value: i64 = 0
        while value < CARD_VALUES:
            left = float(t.cards_left[seat * CARD_VALUES + value])
            total += left * float(value)
            number += left
            value += 1
        return total / number - 15.0 / 7.0
