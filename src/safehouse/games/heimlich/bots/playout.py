"""Playouts for the expert: players go on in their manner for a round or so, then the position is weighed.

A player acts as a casual one would: openly for the agents he leads, or for favourites as long as players hide.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import CHANCE, GameState
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.choosing import Chooser, mask_of
from safehouse.games.heimlich.bots.outlook import GUESS, advance, chances, shares
from safehouse.games.heimlich.bots.sight import CARDS_MAY_CHANGE_IT, Lens, covered_lens, on_home_stretch
from safehouse.games.heimlich.state import State
from safehouse.search.ismcts import Evaluator

NOTHING: Final = -10_000.0
# A stone as one number: its field, and the value of its building from the lowest possible on.
FIELD: Final = 256
LOWEST: Final = 128


class Imitation:
    """What a casual player would do in a turn, worked out in a hurry.

    As long as nothing scores, a position's worth is a sum over the agents, so only ways that score are weighed in full.
    """

    lens: Lens
    t: State
    agents: list[int]
    value: list[int]
    weight: list[float]  # by agent: what each point of its building is worth while nothing scores
    gain: list[float]  # agent × steps
    place: list[int]  # agent × steps
    steps: list[int]
    best_steps: list[int]
    best: float
    masks: list[int]  # the sets of agents that count alike
    base: float
    reached: list[int]  # by agent: the field after a scoring, and in what building, as one number

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.agents = []
        self.value = []
        self.weight = [0.0] * ids.AGENTS
        self.gain = [0.0] * (8 * ids.AGENTS)
        self.place = [0] * (8 * ids.AGENTS)
        self.steps = [0] * ids.AGENTS
        self.best_steps = [0] * ids.AGENTS
        self.best = NOTHING
        self.masks = []
        self.base = 0.0
        self.reached = [0] * ids.AGENTS

    def prepare(self, t: State, masks: list[int], points: i64) -> None:
        """Work out what each agent's steps are worth while nothing scores."""
        plan = t.plan
        self.t = t
        self.masks = masks
        self.value = plan.values
        self.agents = [agent for agent in ids.MEMBERS_OF[t.in_play] if agent >= t.last]
        self.best = NOTHING
        self.base = 0.0
        for agent in range(ids.AGENTS):
            self.weight[agent] = 0.0
        for mask in masks:
            self.prepare_for(mask, 1.0 / float(len(masks)))
        for agent in ids.MEMBERS_OF[t.in_play]:
            weight = self.weight[agent]
            now: i64 = t.at[agent]
            if agent < t.last:
                self.base += weight * float(plan.values[now])
                continue
            steps: i64 = 0
            while steps <= points:
                self.place[8 * agent + steps] = now
                self.gain[8 * agent + steps] = weight * float(plan.values[now])
                now += 1
                if now == plan.buildings:
                    now = 0
                steps += 1

    def prepare_for(self, mask: i64, share: float) -> None:
        """Add what the position is worth for one set of agents, which counts this much."""
        t = self.t
        lens = self.lens
        own: i64 = -1
        rival: i64 = -1
        count: i64 = 0
        total: i64 = 0
        for agent in ids.MEMBERS_OF[t.in_play]:
            key: i64 = t.stone[agent] * 32 + self.value[t.at[agent]]
            if (mask >> agent) & 1:
                if own < 0 or key > t.stone[own] * 32 + self.value[t.at[own]]:
                    own = agent
            else:
                count += 1
                total += t.stone[agent]
                if rival < 0 or key > t.stone[rival] * 32 + self.value[t.at[rival]]:
                    rival = agent
        others = float(count)
        field = float(t.stone[own])
        lead = field - float(t.stone[rival])
        self.base += share * (lens.lead * lead + lens.behind_mean * (field - float(total) / others))
        self.weight[own] += share * lens.place
        self.weight[rival] -= share * lens.leader_place
        for agent in ids.MEMBERS_OF[t.in_play]:
            if (mask >> agent) & 1 == 0:
                self.weight[agent] -= share * lens.place / others

    def turn(self, t: State, masks: list[int], points: i64) -> float:
        """Find the best way to spend the points, and return what it is worth."""
        self.prepare(t, masks, points)
        scoring = False
        for agent in ids.MEMBERS_OF[t.moved]:
            if agent < t.last and t.at[agent] == t.safe:
                scoring = True
        total = self.base
        for agent in self.agents:
            total += self.gain[8 * agent]
        self.spread(0, points, total, scoring)
        return self.best

    def spread(self, index: i64, left: i64, sum_so_far: float, scoring: bool) -> None:
        agent: i64 = self.agents[index]
        row = 8 * agent
        last = index == len(self.agents) - 1
        still = self.gain[row]
        safe = self.t.safe
        already = (self.t.moved >> agent) & 1 != 0
        steps: i64 = left if last else 0
        while steps <= left:
            self.steps[agent] = steps
            value = sum_so_far + self.gain[row + steps] - still
            scores = scoring or (self.place[row + steps] == safe and (steps > 0 or already))
            if steps < left:
                self.spread(index + 1, left - steps, value, scores)
            else:
                if scores:
                    value = self.scored(value)
                if value > self.best:
                    self.best = value
                    self.best_steps = self.steps[:]
            steps += 1
        self.steps[agent] = 0

    def scored(self, unscored: float) -> float:
        """What the position is worth after the scoring that it triggers."""
        t = self.t
        best: i64 = 0
        second: i64 = 0
        fields: i64 = 0
        places: i64 = 0
        for agent in ids.MEMBERS_OF[t.in_play]:
            place: i64 = self.value[t.at[agent]]
            if agent >= t.last:
                place = self.value[self.place[8 * agent + self.steps[agent]]]
            field: i64 = t.stone[agent] + place
            if field < 0:
                field = 0
            # Of two stones on one field, the one in the more valuable building counts.
            key: i64 = FIELD * field + LOWEST + place
            self.reached[agent] = key
            fields += field
            places += place
            if key > best:
                second = best
                best = key
            elif key > second:
                second = key
        value = 0.0
        for mask in self.masks:
            value += self.scored_for(mask, best, second, fields, places)
        value /= float(len(self.masks))
        if t.plan.top_secret:
            return CARDS_MAY_CHANGE_IT * value + (1.0 - CARDS_MAY_CHANGE_IT) * unscored
        return value

    def scored_for(self, mask: i64, best: i64, second: i64, fields: i64, places: i64) -> float:
        """Return what the stones that are reached are worth to the owner of these agents."""
        own: i64 = 0
        rival = best
        others = float(ids.COUNT_OF[self.t.in_play & ~mask])
        for agent in ids.MEMBERS_OF[mask]:
            key = self.reached[agent]
            fields -= key // FIELD
            places -= key % FIELD - LOWEST
            if key > own:
                own = key
        if own == best:
            rival = second
            if ids.COUNT_OF[mask] > 1:
                rival = self.best_but(mask)
        lens = self.lens
        own_field: i64 = own // FIELD
        own_place: i64 = own % FIELD - LOWEST
        rival_field: i64 = rival // FIELD
        rival_place: i64 = rival % FIELD - LOWEST
        value = lens.lead * float(own_field - rival_field)
        value += lens.behind_mean * (float(own_field) - float(fields) / others)
        if own_field >= self.t.plan.goal or rival_field >= self.t.plan.goal:
            return value + (lens.arrived if own_field >= rival_field else -lens.arrived)
        value += lens.place * (float(own_place) - float(places) / others)
        return value - lens.leader_place * float(rival_place)

    def best_but(self, mask: i64) -> i64:
        """Return the furthest stone of the others."""
        best: i64 = 0
        for agent in ids.MEMBERS_OF[self.t.in_play & ~mask]:
            if self.reached[agent] > best:
                best = self.reached[agent]
        return best


class Playout(Evaluator):
    """Rewards by imitation up to a turn, and by the outlook from there."""

    until: i64  # the turn at which play is cut
    cards_until: i64  # the turn from which nobody plays cards any more
    bonus: list[float]
    guess: float
    seat: i64  # who thinks,
    eager: float  # and what he gives for his stone's way, beside the chance to win
    favourites: list[list[int]]  # by seat: whom it acts for as long as players hide, one by one; none: for its own
    openly: Imitation
    hiding: Imitation

    def __init__(self, bonus: list[float]) -> None:
        super().__init__()
        self.until = 0
        self.cards_until = 0
        self.bonus = bonus
        self.guess = GUESS
        self.seat = 0
        self.eager = 0.0
        self.favourites = [[] for _ in bonus]
        self.openly = Imitation(Lens())
        self.hiding = Imitation(covered_lens())

    def rewards(self, world: GameState, rng: Rng) -> list[float]:
        assert isinstance(world, State)
        found = self.play_out(world, rng)
        if self.eager > 0.0:
            found[self.seat] += self.eager * advance(world, world.owner, world.stone, self.seat)
        return found

    def play_out(self, t: State, rng: Rng) -> list[float]:
        """Go on to the cut, or to the end, and return the chances of the seats."""
        while True:
            phase = t.phase
            if phase == ids.ROLLING and t.turn >= self.until:
                return chances(t, t.owner, t.stone, t.at, t.holder, self.bonus)
            if phase >= ids.REVEALING:
                return shares(t, t.owner, t.stone, self.bonus, self.guess)
            if phase >= ids.CHANCE_PHASES:
                t.apply(CHANCE, t.sample_chance(rng))
            else:
                seat = t.pending()[0]
                for action in self.row(t, seat, rng):
                    t.apply(seat, action)

    def row(self, t: State, seat: i64, rng: Rng) -> list[int]:
        """Return what a player of that manner would do here."""
        phase = t.phase
        imitation = self.openly
        masks = self.favourites[seat]
        if masks and not on_home_stretch(t):
            imitation = self.hiding
        else:
            masks = [mask_of(t, seat)]
        if phase == ids.MOVING:
            imitation.turn(t, masks, t.points)
            return moves(imitation)
        if phase == ids.CHOOSING_POINTS:
            return choose_points(imitation, t, masks)
        if phase == ids.WRITING:
            return [t.legal(seat)[0]]
        if phase == ids.QUESTION and t.turn >= self.cards_until:
            return [ids.NO]
        if phase == ids.GO and t.turn >= self.cards_until and not t.must_play:
            return [ids.PASS]
        return Chooser(t, imitation.lens, seat, masks, rng, 0.0).choose()


def choose_points(imitation: Imitation, t: State, masks: list[int]) -> list[int]:
    """Return the number of points to take, and the moves with them."""
    best = NOTHING
    row: list[int] = []
    points: i64 = 1
    while points <= 3:
        value = imitation.turn(t, masks, points)
        if value > best:
            best = value
            row = [ids.POINTS + points, *moves(imitation)]
        points += 1
    return row


def moves(imitation: Imitation) -> list[int]:
    """Return the picks of the way that the imitation found."""
    row: list[int] = []
    for agent in imitation.agents:
        row += [ids.MOVE + agent] * imitation.best_steps[agent]
    return row
