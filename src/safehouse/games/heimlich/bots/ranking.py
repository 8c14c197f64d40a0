"""All ways to answer a question, ranked by the outlook of what they lead to."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.choosing import copy_of
from safehouse.games.heimlich.bots.outlook import advance, expected_chance, expected_share
from safehouse.games.heimlich.bots.sight import CARDS_MAY_CHANGE_IT, Lens, Sight
from safehouse.games.heimlich.hands import options_of_hand
from safehouse.games.heimlich.state import State

# In chances to win:
CARD: Final = 0.03  # a card gained, or kept
SECOND_IDENTITY: Final = 0.08


class Way:
    """One way to answer the present question, and how it fared."""

    row: list[int]
    outlook: float
    price: float  # for what it gives away
    visits: i64
    total: float
    # Where points are spent: what it leads to.
    at: list[int]
    scores: bool
    ruined: bool

    def __init__(self, row: list[int], outlook: float, at: list[int], scores: bool, ruined: bool) -> None:
        self.row = row
        self.outlook = outlook
        self.price = 0.0
        self.visits = 0
        self.total = 0.0
        self.at = at
        self.scores = scores
        self.ruined = ruined

    def mean(self, prior: float) -> float:
        """Return how it fared, the outlook counting as much as so many simulations, less the price."""
        return (self.total + prior * self.outlook) / (float(self.visits) + prior) - self.price


class Ranker(Sight):
    """All ways to act, the best by their outlook kept."""

    seat: i64
    odds: list[list[float]]  # by agent: the chance of each owner, and last that it is nobody
    bonus: list[float]
    most: i64
    eager: float  # what is given for the own stone's way, beside the chance to win
    spent: float  # for a card that is played
    ways: list[Way]
    path: list[int]

    def __init__(self, t: State, seat: i64, odds: list[list[float]], bonus: list[float], most: i64) -> None:
        super().__init__(t, Lens())
        self.seat = seat
        self.odds = odds
        self.bonus = bonus
        self.most = most
        self.eager = 0.0
        self.spent = 0.0
        self.ways = []
        self.path = []

    def rank(self) -> list[Way]:
        """Return the best ways to answer the present question, the best first; where none can be ranked, all."""
        t = self.t
        if t.phase == ids.MOVING:
            self.look_at_points(t.points)
        elif t.phase == ids.CHOOSING_POINTS:
            for points in range(0 if t.plan.top_secret else 1, 4):
                self.path = [ids.POINTS + points]
                self.look_at_points(points)
        elif t.phase == ids.TARGETING:
            self.look_at_targets(copy_of(t), self.seat)
        elif t.phase == ids.GO:
            self.look_at_hand()
        elif t.phase == ids.MOVING_SAFE:
            self.look_at_safes()
        else:
            for action in t.legal(self.seat):
                self.ways.append(Way([action], 0.0, t.at, False, False))
        return self.ways

    def look_at_safes(self) -> None:
        t = self.t
        scratch = copy_of(t)
        for action in t.plan.safe_options[t.safe]:
            scratch.safe = action - ids.SAFE
            holder: i64 = (t.holder + 1) % t.plan.players
            outlook = expected_chance(scratch, self.seat, self.odds, t.stone, t.at, holder, self.bonus)
            self.add(Way([action], outlook, t.at, False, False))

    def look_at_hand(self) -> None:
        t = self.t
        scratch = copy_of(t)
        playable = options_of_hand(t, self.seat)
        if not t.must_play:
            self.path = [ids.PASS]
            self.weigh(t.triggers != 0, False)
        now = self.ways[0].outlook if self.ways else 1.0
        self.spent = CARD
        kind: i64 = 0
        while kind < t.plan.kinds:
            if (playable >> kind) & 1:
                self.path = [ids.PLAY + kind]
                if t.plan.effect[kind] == ids.TAKE_IDENTITY:
                    self.add(Way(self.path[:], now + SECOND_IDENTITY, t.at, False, False))
                else:
                    self.look_at_card(scratch, self.seat, kind)
            kind += 1

    def enter(self, action: i64) -> None:
        self.path.append(action)

    def leave(self) -> None:
        self.path.pop()

    def weigh(self, scores: bool, ruined: bool) -> None:
        value = self.chance(scores) - self.spent
        if ruined and self.card_worth(self.seat) > 0.0:
            value += CARD
        if len(self.ways) == self.most and value <= self.ways[self.most - 1].outlook:
            return
        row = self.path[:]
        if self.t.phase < ids.MOVING_SAFE:
            for agent in self.movable:
                row += [ids.MOVE + agent] * self.steps[agent]
        self.add(Way(row, value, self.at[:], scores, ruined))

    def add(self, way: Way) -> None:
        """Keep the best, in order."""
        place: i64 = len(self.ways)
        while place > 0 and self.ways[place - 1].outlook < way.outlook:
            place -= 1
        self.ways.insert(place, way)
        if len(self.ways) > self.most:
            self.ways.pop()

    def chance(self, scores: bool) -> float:
        """Return the own chance to win from what the way leads to."""
        t = self.t
        if not scores:
            return self.going_on(self.stone)
        stone = self.stone[:]
        furthest: i64 = 0
        for agent in self.agents:
            field: i64 = max(0, stone[agent] + t.plan.values[self.at[agent]])
            stone[agent] = field
            if field > furthest:
                furthest = field
        scored = 0.0
        if furthest >= t.plan.goal:
            scored = expected_share(t, self.seat, self.odds, stone, self.bonus) + self.eager * self.way(stone)
        else:
            scored = self.going_on(stone)
        if not t.plan.top_secret:
            return scored
        return CARDS_MAY_CHANGE_IT * scored + (1.0 - CARDS_MAY_CHANGE_IT) * self.going_on(self.stone)

    def going_on(self, stone: list[int]) -> float:
        """Return the own chance to win if the next player rolls with the stones there."""
        t = self.t
        holder: i64 = (t.holder + 1) % t.plan.players
        chance = expected_chance(t, self.seat, self.odds, stone, self.at, holder, self.bonus)
        return chance + self.eager * self.way(stone)

    def way(self, stone: list[int]) -> float:
        """Return how far the own stone has come."""
        return advance(self.t, self.t.owner, stone, self.seat)
