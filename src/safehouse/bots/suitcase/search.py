"""The expert's thinking: candidate turns from a beam, compared by short playouts in imagined worlds."""

import time
from typing import Final

from mypy_extensions import i64

from safehouse.bots.suitcase.fights import Duels
from safehouse.bots.suitcase.land import Land
from safehouse.bots.suitcase.quick import Quick
from safehouse.bots.suitcase.value import Expectation, Judge, outsider
from safehouse.core.rng import Rng
from safehouse.games.suitcase.ids import (
    AGENTS,
    DELIVER,
    END_TURN,
    FINISHED,
    MAX_CITIES,
    MOVING,
    NONE,
    STEP,
    TAKE,
)
from safehouse.games.suitcase.movement import enter, leave, put_down, remove
from safehouse.games.suitcase.rules import Suitcase

WIDTH: Final = 6
KEPT: Final = 10
LONGEST: Final = 14


class Candidate:
    """A row of actions, and how it has fared."""

    row: list[int]
    guess: float
    total: float
    visits: i64

    def __init__(self, row: list[int], guess: float) -> None:
        self.row = row
        self.guess = guess
        self.total = 0.0
        self.visits = 0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.guess


class Branch:
    """A position within the own turn, and how it was reached."""

    world: Suitcase
    row: list[int]
    guess: float

    def __init__(self, world: Suitcase, row: list[int], guess: float) -> None:
        self.world = world
        self.row = row
        self.guess = guess


class Planner:
    """Plans the turns of one seat."""

    land: Land
    duels: Duels
    judge: Judge
    quick: Quick
    rng: Rng
    mine: Expectation
    rounds: float
    simulations: i64

    def __init__(self, land: Land, duels: Duels, rng: Rng) -> None:
        self.land = land
        self.duels = duels
        self.judge = Judge(land, duels)
        self.quick = Quick(land, duels, Rng(1))
        self.rng = rng
        self.mine = Expectation(0)
        self.rounds = 1.0
        self.simulations = 0

    # --- Candidates ----------------------------------------------------------------------------------------

    def guess(self, t: Suitcase, seat: i64) -> float:
        return self.judge.strength(t, seat, self.mine)

    def candidates(self, view: Suitcase, seat: i64) -> list[Candidate]:
        """The best rows for the rest of the turn: up to its end, a delivery or a duel."""
        found: list[Candidate] = []
        beam = [Branch(view, [], self.guess(view, seat))]
        seen: set[tuple[int, ...]] = set()
        depth: i64 = 0
        while beam and depth < LONGEST:
            after: list[Branch] = []
            for branch in beam:
                for action in branch.world.legal(seat):
                    row = [*branch.row, action]
                    if action == END_TURN:
                        found.append(Candidate(row, branch.guess))
                    elif DELIVER <= action < TAKE:
                        found.append(Candidate(row, branch.guess + 0.5))
                    elif action < DELIVER and self.is_attack(branch.world, seat, action):
                        found.append(Candidate(row, self.attack(branch.world, seat, action, branch.guess)))
                    else:
                        world = branch.world.clone()
                        world.act(action)
                        if world.phase != MOVING:
                            # Nothing was left to do, and the turn ended by itself.
                            found.append(Candidate(row, self.guess(world, seat)))
                            continue
                        key = (world.handled, world.points, *world.place, *world.load)
                        if key not in seen:
                            seen.add(key)
                            after.append(Branch(world, row, self.guess(world, seat)))
            after.sort(key=lambda branch: -branch.guess)
            beam = after[:WIDTH]
            depth += 1
        found.sort(key=lambda candidate: -candidate.guess)
        return found[:KEPT]

    def is_attack(self, t: Suitcase, seat: i64, action: i64) -> bool:
        holder: i64 = t.holder[(action - STEP) % MAX_CITIES]
        return holder != NONE and holder != seat

    def attack(self, t: Suitcase, seat: i64, action: i64, now: float) -> float:
        """Guess what an attack brings: the mean of a fight that is won and one that is lost."""
        mine = (action - STEP) // MAX_CITIES
        city = (action - STEP) % MAX_CITIES
        other: i64 = t.holder[city]
        crowd: i64 = t.crowd[city]
        odds = self.duels.odds(t, seat, other)
        if crowd > 1:
            odds *= odds
        agent = seat * AGENTS + mine
        won = t.clone()
        for beaten in range(other * AGENTS, (other + 1) * AGENTS):
            if won.place[beaten] == city:
                put_down(won, beaten)
                remove(won, beaten)
        leave(won, agent)
        enter(won, agent, city)
        lost = t.clone()
        put_down(lost, agent)
        remove(lost, agent)
        return odds * (self.guess(won, seat) + 0.3) + (1.0 - odds) * self.guess(lost, seat)

    # --- Comparison ----------------------------------------------------------------------------------------

    def choose(self, view: Suitcase, seat: i64, worlds: list[Suitcase], simulations: i64, seconds: float) -> list[int]:
        """Return the best row. Every candidate meets the same worlds and the same luck."""
        start = time.perf_counter()
        found = self.candidates(view, seat)
        self.simulations = 0
        if len(found) == 1 or simulations == 1:
            return found[0].row
        left = found[:]
        number: i64 = 0
        limit = simulations or 1 << 60
        while True:
            luck = self.rng.bits()
            world = worlds[number % len(worlds)]
            number += 1
            for candidate in left:
                candidate.total += self.playout(world, seat, candidate.row, luck)
                candidate.visits += 1
            self.simulations += len(left)
            if self.simulations >= limit:
                break
            if seconds and time.perf_counter() - start > seconds:
                break
            # Half of the budget's candidates go each time it is half spent.
            spent = float(self.simulations) / float(limit)
            if seconds:
                spent = max(spent, (time.perf_counter() - start) / seconds)
            keep: i64 = len(found)
            if spent > 0.7:
                keep = 3
            elif spent > 0.4:
                keep = 5
            if len(left) > keep:
                left.sort(key=lambda candidate: -candidate.mean())
                left = left[:keep]
        left.sort(key=lambda candidate: -candidate.mean())
        return left[0].row

    def playout(self, world: Suitcase, seat: i64, row: list[int], luck: i64) -> float:
        """Play a row and the turns of a round after it, and return the share of the win that the seat can expect."""
        played = world.clone()
        quick = self.quick
        quick.rng = Rng(luck)
        quick.thinker = seat
        quick.mine = self.mine
        quick.shown = -1
        turn = played.turn
        for action in row:
            played.apply(seat, action)
        quick.play(played, turn + self.horizon(played))
        if played.phase == FINISHED:
            return played.outcome().shares[seat]
        return self.judge.shares(played, seat, self.mine, quick.expect(played, (seat + 1) % played.plan.players))[seat]

    def horizon(self, t: Suitcase) -> i64:
        return int(self.rounds * float(t.plan.players))

    def expect(self, view: Suitcase) -> None:
        """Expect of others what anybody can work out."""
        self.mine = outsider(view)
