"""Playouts for the expert: players go on as casual ones would, for a round or so, then the position is weighed."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import CHANCE, GameState
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.choosing import Chooser, mask_of
from safehouse.games.heimlich.bots.outlook import GUESS, advance, chances, shares
from safehouse.games.heimlich.bots.sight import CARDS_MAY_CHANGE_IT, Lens
from safehouse.games.heimlich.bots.standing import Standing
from safehouse.games.heimlich.state import State
from safehouse.search.ismcts import Evaluator

NOTHING: Final = -10_000.0


class Imitation:
    """What a casual player would do in a turn, worked out in a hurry.

    As long as nothing scores, a position's worth is a sum over the agents, so only ways that score are weighed in full.
    """

    lens: Lens
    t: State
    agents: list[int]
    value: list[int]
    gain: list[float]  # agent × steps
    place: list[int]  # agent × steps
    steps: list[int]
    best_steps: list[int]
    best: float
    mask: i64
    base: float
    standing: Standing

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.agents = []
        self.value = []
        self.gain = [0.0] * (8 * ids.AGENTS)
        self.place = [0] * (8 * ids.AGENTS)
        self.steps = [0] * ids.AGENTS
        self.best_steps = [0] * ids.AGENTS
        self.best = NOTHING
        self.mask = 0
        self.base = 0.0
        self.standing = Standing()

    def prepare(self, t: State, mask: i64, points: i64) -> None:
        """Work out what each agent's steps are worth while nothing scores."""
        plan = t.plan
        self.t = t
        self.mask = mask
        self.value = plan.values
        self.agents = [agent for agent in ids.MEMBERS_OF[t.in_play] if agent >= t.last]
        self.best = NOTHING
        own: i64 = -1
        rival: i64 = -1
        count: i64 = 0
        total: i64 = 0
        for agent in ids.MEMBERS_OF[t.in_play]:
            key: i64 = t.stone[agent] * 32 + plan.values[t.at[agent]]
            if (mask >> agent) & 1:
                if own < 0 or key > t.stone[own] * 32 + plan.values[t.at[own]]:
                    own = agent
            else:
                count += 1
                total += t.stone[agent]
                if rival < 0 or key > t.stone[rival] * 32 + plan.values[t.at[rival]]:
                    rival = agent
        lens = self.lens
        others = float(count)
        field = float(t.stone[own])
        self.base = field - float(t.stone[rival]) + lens.behind_mean * (field - float(total) / others)
        for agent in ids.MEMBERS_OF[t.in_play]:
            weight = -lens.place / others
            if (mask >> agent) & 1:
                weight = lens.place if agent == own else 0.0
            elif agent == rival:
                weight -= lens.leader_place
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

    def turn(self, t: State, mask: i64, points: i64) -> float:
        """Find the best way to spend the points, and return what it is worth."""
        self.prepare(t, mask, points)
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
        standing = self.standing
        standing.clear()
        for agent in ids.MEMBERS_OF[t.in_play]:
            place: i64 = self.value[t.at[agent]]
            if agent >= t.last:
                place = self.value[self.place[8 * agent + self.steps[agent]]]
            field: i64 = t.stone[agent] + place
            if field < 0:
                field = 0
            standing.add((self.mask >> agent) & 1 != 0, field, place)
        lens = self.lens
        value = standing.lead() + lens.behind_mean * standing.above_mean()
        if standing.arrived(t.plan.goal):
            value += lens.arrived if standing.own >= standing.rival else -lens.arrived
        else:
            value += lens.place * standing.place_above_mean() - lens.leader_place * float(standing.rival_place)
        if t.plan.top_secret:
            return CARDS_MAY_CHANGE_IT * value + (1.0 - CARDS_MAY_CHANGE_IT) * unscored
        return value


class Playout(Evaluator):
    """Rewards by imitation up to a turn, and by the outlook from there."""

    until: i64  # the turn at which play is cut
    cards_until: i64  # the turn from which nobody plays cards any more
    bonus: list[float]
    guess: float
    seat: i64  # who thinks,
    eager: float  # and what he gives for his stone's way, beside the chance to win
    lens: Lens
    imitation: Imitation

    def __init__(self, bonus: list[float]) -> None:
        super().__init__()
        self.until = 0
        self.cards_until = 0
        self.bonus = bonus
        self.guess = GUESS
        self.seat = 0
        self.eager = 0.0
        self.lens = Lens()
        self.imitation = Imitation(self.lens)

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
        """Return what a casual player would do here."""
        phase = t.phase
        if phase == ids.MOVING:
            self.imitation.turn(t, mask_of(t, seat), t.points)
            return moves(self.imitation)
        if phase == ids.CHOOSING_POINTS:
            return self.choose_points(t, seat)
        if phase == ids.WRITING:
            return [t.legal(seat)[0]]
        if phase == ids.QUESTION and t.turn >= self.cards_until:
            return [ids.NO]
        if phase == ids.GO and t.turn >= self.cards_until and not t.must_play:
            return [ids.PASS]
        return Chooser(t, self.lens, seat, [mask_of(t, seat)], rng, 0.0).choose()

    def choose_points(self, t: State, seat: i64) -> list[int]:
        mask = mask_of(t, seat)
        best = NOTHING
        row: list[int] = []
        points: i64 = 1
        while points <= 3:
            value = self.imitation.turn(t, mask, points)
            if value > best:
                best = value
                row = [ids.POINTS + points, *moves(self.imitation)]
            points += 1
        return row


def moves(imitation: Imitation) -> list[int]:
    """Return the picks of the way that the imitation found."""
    row: list[int] = []
    for agent in imitation.agents:
        row += [ids.MOVE + agent] * imitation.best_steps[agent]
    return row
