"""What things are worth in Vienna to one seat, in points: tiles, squares, bribes, money, missions, abilities.

The weights were set by hand and tried in matches (docs/vienna-balance.md). Everything is read from the redacted
state; prices, bonuses and options come from the rules themselves.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import ids, market, missions, placement, scoring
from safehouse.games.vienna.bots.course import rounds_after
from safehouse.games.vienna.bots.layout import lacking
from safehouse.games.vienna.ids import BUILDINGS, KINDS, NONE, SLOTS
from safehouse.games.vienna.state import State

# How many fields a player moves markers in a round.
STEPS_EACH: Final = 1.5
# The hope for a square by the buildings that are missing, and the turns that each of them takes.
HOPE: Final = [1.0, 0.43, 0.18, 0.07, 0.03]
TURNS_EACH: Final = 1.6
RIVAL: Final = 0.75  # somebody else misses no more than one building there
THIRD_MAN: Final = 0.8  # he may have gone by then
# A set of five kinds is half as near for each kind that is missing.
SET_HOPE: Final = 0.5
# So many bribes of a kind, compared with one that is surely spent: pairs count, more wait long.
STOCK: Final = [0.0, 0.8, 2.0, 2.6, 3.4, 3.8, 4.1, 4.3, 4.5]
BRIBE: Final = 2.1
GOOD_PLACE: Final = 8.0  # what an agent brings on a building worth saving for
LATE: Final = 3.0  # rounds from the end at which bribes begin to lose their use
# Shillings: those for the next payday and purchase, those for the payday after, the rest.
COIN_DUE: Final = 1.5
COIN_SPARE: Final = 0.9
COIN_LAST: Final = 0.05
AGENT_RANK: Final = 2.2  # an agent on the board at the end, for the ranking
# The chance to fulfil a mission, by what is missing.
MISSION_HOPE: Final = [0.85, 0.55, 0.33, 0.18, 0.08, 0.03]
WAITING: Final = 0.6  # of that chance, for one that could be fulfilled now
MISSION_FIELD: Final = 0.4


class Outlook:
    """What a seat may hope for from here."""

    t: State
    seat: i64
    later: float  # rounds after this one
    fade: float  # of what needs time
    tile: list[float]  # by info: one more of them
    step: list[float]  # by info: moving its marker one field
    square: list[float]  # what its tile and number are worth, the doubt about rivals included
    sure: list[float]  # the same, if it is taken now
    colour: list[float]  # by kind: what a bribe is worth there
    want: list[int]  # by kind: bribes that missions ask for
    need: list[float]
    seal_need: list[float]
    house_need: list[float]
    base: list[float]  # by building: what an agent more brings there, abilities and missions left out
    agents: i64

    def __init__(self, t: State, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.later = rounds_after(t)
        self.fade = min(1.0, self.later / LATE)
        self.agents = t.agents[seat]
        self.want = [0] * KINDS
        self.need = [0.0] * KINDS
        self.seal_need = [0.0] * KINDS
        self.house_need = [0.0] * BUILDINGS
        self.tile = [0.0] * KINDS
        self.step = [0.0] * KINDS
        self.colour = [BRIBE] * KINDS
        self.square = []
        self.sure = []
        self.base = [0.0] * BUILDINGS
        self.weigh_infos()
        if t.plan.full:
            self.weigh_desk()
        self.weigh_squares()
        for building in range(BUILDINGS):
            if not (self.agents >> building) & 1:
                self.base[building] = self.put(self.agents, building)
        self.weigh_colours()

    # --- Infos, markers, squares ---------------------------------------------------------------------------

    def weigh_infos(self) -> None:
        """A tile scores its area at the end, and a point with every own step of its marker until then."""
        t = self.t
        first = self.seat * KINDS
        players = t.plan.players
        moves = (self.later + 0.5) * float(players) * STEPS_EACH / float(KINDS)
        steps = (self.later + 0.5) * STEPS_EACH
        total = 0.0
        for kind in range(KINDS):
            total += float(t.info[first + kind])
        for kind in range(KINDS):
            own = float(t.info[first + kind])
            last: i64 = t.plan.last_field[kind]
            field: i64 = t.marker[kind] + int(moves)
            if field > last:
                field = last
            self.tile[kind] = float(t.plan.area[kind][field]) + steps * (own + 1.0) / (total + 5.0)
            others = 0.0
            for other in range(players):
                if other != self.seat:
                    others += float(t.info[other * KINDS + kind])
            lead = own - others / float(players - 1)
            ahead = 0.25 if t.marker[kind] < last and field < last else 0.05
            self.step[kind] = own + ahead * lead
        if not t.plan.full:
            self.weigh_sets()

    def weigh_sets(self) -> None:
        """V8.3: what a tile adds to the hope for the next set."""
        first = self.seat * KINDS
        least: i64 = 99
        for kind in range(KINDS):
            least = min(least, self.t.info[first + kind])
        lacking = 0
        for kind in range(KINDS):
            if self.t.info[first + kind] == least:
                lacking += 1
        gain = SET_HOPE ** (lacking - 1) - SET_HOPE**lacking
        if lacking == 1:
            # The set is whole, and the next one begins.
            gain += SET_HOPE**KINDS
        for kind in range(KINDS):
            if self.t.info[first + kind] == least:
                self.tile[kind] += gain * float(scoring.SET_POINTS)

    def weigh_squares(self) -> None:
        t = self.t
        for square in range(len(t.tile)):
            info: i64 = t.tile[square]
            if info == NONE:
                self.square.append(0.0)
                self.sure.append(0.0)
                continue
            worth = float(t.plan.number[square]) + self.tile[info]
            self.sure.append(worth)
            mask: i64 = t.plan.square_mask[square]
            for other in range(t.plan.players):
                if other != self.seat:
                    theirs: i64 = t.agents[other]
                    missing = mask & ~theirs
                    if missing & (missing - 1) == 0:
                        worth *= RIVAL
            self.square.append(worth)

    def hope(self, missing: i64) -> float:
        """The hope to surround a square from which so many buildings are missing."""
        turns = TURNS_EACH * float(missing)
        if self.later >= turns:
            return HOPE[missing]
        return HOPE[missing] * self.later / turns

    def put(self, agents: i64, building: i64) -> float:
        """What squares and missions gain when an agent joins these: tiles taken, and others brought nearer."""
        t = self.t
        gain = self.seal_need[t.plan.seal_of[building]] + self.house_need[building]
        third: i64 = 0
        if t.third != NONE:
            third = 1 << t.third
        bit: i64 = 1 << building
        for square in t.plan.squares_of[building]:
            if t.tile[square] == NONE:
                continue
            mask: i64 = t.plan.square_mask[square]
            before = mask & ~agents
            after = before & ~bit
            if after == 0:
                gain += self.sure[square] - self.square[square] * self.hope(placement.count_bits(before))
            elif after == third:
                gain += self.sure[square] - 1.0
            else:
                gain += self.nearer(square, before, after, third)
        return gain

    def nearer(self, square: i64, before: i64, after: i64, third: i64) -> float:
        doubt = 1.0
        if after & third:
            before &= ~third
            after &= ~third
            doubt = THIRD_MAN
        hopes = self.hope(placement.count_bits(after)) - self.hope(placement.count_bits(before))
        return doubt * self.square[square] * hopes

    def loss(self, agents: i64, building: i64) -> float:
        """What hopes go when the agent on a building leaves."""
        t = self.t
        rest = agents & ~(1 << building)
        loss = self.seal_need[t.plan.seal_of[building]] + self.house_need[building]
        for square in t.plan.squares_of[building]:
            if t.tile[square] != NONE:
                mask: i64 = t.plan.square_mask[square]
                loss += self.nearer(square, mask & ~rest, mask & ~agents, 0)
        return loss

    # --- Bribes and money ----------------------------------------------------------------------------------

    def weigh_colours(self) -> None:
        """A bribe is worth more where a good building of its colour waits."""
        t = self.t
        best = [0.0] * KINDS
        for building in range(BUILDINGS):
            colour: i64 = t.plan.city[building]
            if self.base[building] > best[colour]:
                best[colour] = self.base[building]
        for kind in range(KINDS):
            self.colour[kind] = BRIBE * min(1.4, 0.4 + 0.6 * best[kind] / GOOD_PLACE)

    def holding(self, kind: i64, number: i64) -> float:
        """What so many bribes of a kind are worth after this turn."""
        most: i64 = len(STOCK) - 1
        worth = self.colour[kind] * self.fade * STOCK[min(number, most)]
        if market.owns(self.t, self.seat, ids.MAP):
            worth = max(worth, 0.5 * COIN_DUE * float(number))
        return worth + self.need[kind] * float(min(number, self.want[kind])) + 0.02 * float(number)

    def some_more(self, kind: i64, number: i64) -> float:
        have: i64 = self.t.bribe[self.seat * KINDS + kind]
        return self.holding(kind, have + number) - self.holding(kind, have)

    def best_bribe(self, number: i64) -> float:
        """What so many bribes of one kind of choice are worth."""
        best = 0.0
        for kind in range(KINDS):
            best = max(best, self.some_more(kind, number))
        return best

    def purse(self, coins: i64) -> float:
        """What so many shillings on the desk are worth."""
        t = self.t
        agents = placement.count_bits(placement.regular_agents(t, self.seat))
        due = agents
        if not t.ending:
            due += 3
        worth = COIN_DUE * float(min(coins, due))
        if coins > due:
            spare = coins - due
            more = min(spare, agents) if not t.ending else 0
            worth += COIN_SPARE * float(more) + COIN_LAST * float(spare - more)
        return worth

    def coins_more(self, number: i64) -> float:
        have: i64 = self.t.coins[self.seat]
        gain = self.purse(have + number) - self.purse(have)
        if market.owns(self.t, self.seat, ids.CASH_BOX):
            room: i64 = ids.BOX_ROOM - self.t.box[self.seat]
            gain = max(gain, float(scoring.BOX_POINTS * min(room, number)))
        return gain

    # --- Missions ------------------------------------------------------------------------------------------

    def reward(self, mission: i64) -> float:
        """What a mission gives when it is fulfilled."""
        t = self.t
        worth = float(t.plan.mission_points[mission]) + self.coins_more(t.plan.mission_shillings[mission])
        if market.owns(t, self.seat, ids.SEAL):
            worth += float(missions.POINTS_OF_SEAL)
        if market.owns(t, self.seat, ids.CASH_BOX):
            worth += float(scoring.BOX_POINTS)
        return worth

    def lacking(self, mission: i64) -> i64:
        """How many things a mission still asks for."""
        return lacking(self.t, self.seat, mission)

    def chance(self, lacking: i64) -> float:
        """The chance to fulfil a mission after this turn."""
        most: i64 = len(MISSION_HOPE) - 1
        turns = TURNS_EACH * float(lacking) + 1.0
        hope = MISSION_HOPE[min(lacking, most)]
        return hope if self.later >= turns else hope * self.later / turns

    def weigh_desk(self) -> None:
        """What brings own missions nearer: infos, bribes, seals, a house."""
        t = self.t
        for slot in range(SLOTS):
            mission: i64 = t.desk[self.seat * SLOTS + slot]
            if mission == NONE:
                continue
            lacking = self.lacking(mission)
            worth = self.reward(mission) + AGENT_RANK
            part = worth * (self.chance(max(0, lacking - 1)) - self.chance(max(1, lacking)))
            needs: i64 = t.plan.mission_needs[mission]
            if needs == missions.NEEDS_BUILDING:
                if lacking:
                    self.house_need[t.plan.letter_house[t.plan.mission_letter[mission]]] += part
            else:
                self.weigh_wanted(needs, t.plan.mission_wanted[mission], part)

    def weigh_wanted(self, needs: i64, wanted: list[int], part: float) -> None:
        t = self.t
        seals = missions.seals_of(t, self.seat)
        for kind in range(KINDS):
            if wanted[kind] == 0:
                continue
            if needs == missions.NEEDS_BRIBES:
                self.want[kind] = max(self.want[kind], wanted[kind])
                self.need[kind] += part
            elif needs == missions.NEEDS_SEALS:
                if seals[kind] < wanted[kind]:
                    self.seal_need[kind] += part
            elif t.info[self.seat * KINDS + kind] < wanted[kind]:
                self.tile[kind] += part

    def accepted(self, mission: i64) -> float:
        """What it is worth to accept a mission: money down and the hope for its reward, against an agent lost."""
        t = self.t
        down = missions.DOWN_PAYMENT[t.plan.mission_series[mission]] + missions.welcome(t, self.seat)
        hope = (self.reward(mission) + AGENT_RANK) * self.chance(self.lacking(mission))
        return self.coins_more(down) + hope - AGENT_RANK - MISSION_FIELD

    def fulfilled(self, mission: i64) -> float:
        """What it is worth to fulfil a mission now rather than to hope for it."""
        return (self.reward(mission) + AGENT_RANK) * (1.0 - WAITING * self.chance(0)) + MISSION_FIELD

    def any_step(self) -> float:
        """The best marker to move."""
        return max(self.step)
