"""The expert's thinking: candidate turns from a beam, compared by short playouts in imagined worlds."""

import time
from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.fights import Duels, taken
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import Expectation
from safehouse.games.suitcase.bots.quick import Quick
from safehouse.games.suitcase.bots.value import Judge
from safehouse.games.suitcase.movement import put_down, remove
from safehouse.games.suitcase.rules import Suitcase

# The beam: positions kept after each action, rows kept in the end, actions in a row.
WIDTH: Final = 6
KEPT: Final = 10
LONGEST: Final = 14
# What a delivery adds to the strength, and a won fight beyond the guess: the first guess of a row.
DELIVERY: Final = 0.5
VICTORY: Final = 0.3
# The first guess counts as so many playouts: a single round is mostly luck.
TRUST: Final = 20.0
# How a difference in strength shows in the share of the win.
SLOPE: Final = 0.19


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

    def mean(self, middle: float) -> float:
        """Its playouts, and the guess as if it were some more of them."""
        return (self.total + TRUST * (middle + self.guess)) / (float(self.visits) + TRUST)


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
    simulations: i64

    def __init__(self, land: Land, duels: Duels, rng: Rng) -> None:
        self.land = land
        self.duels = duels
        self.judge = Judge(land, duels)
        self.quick = Quick(land, duels, Rng(1))
        self.rng = rng
        self.mine = Expectation(0)
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
                    if action == ids.END_TURN:
                        found.append(Candidate(row, branch.guess))
                    elif ids.DELIVER <= action < ids.TAKE:
                        found.append(Candidate(row, branch.guess + DELIVERY))
                    elif action < ids.DELIVER and self.is_attack(branch.world, seat, action):
                        found.append(Candidate(row, self.attack(branch.world, seat, action)))
                    else:
                        world = branch.world.clone()
                        world.apply(seat, action)
                        if world.phase != ids.MOVING:
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
        holder: i64 = t.holder[(action - ids.STEP) % ids.MAX_CITIES]
        return holder != ids.NONE and holder != seat

    def attack(self, t: Suitcase, seat: i64, action: i64) -> float:
        """Guess what an attack brings: the mean of a fight that is won and one that is lost."""
        mine = (action - ids.STEP) // ids.MAX_CITIES
        city = (action - ids.STEP) % ids.MAX_CITIES
        other: i64 = t.holder[city]
        crowd: i64 = t.crowd[city]
        odds = self.duels.odds(t, seat, other)
        if crowd > 1:
            odds *= odds
        agent = seat * ids.AGENTS + mine
        won = taken(t, agent, city)
        lost = t.clone()
        put_down(lost, agent)
        remove(lost, agent)
        return odds * (self.guess(won, seat) + VICTORY) + (1.0 - odds) * self.guess(lost, seat)

    # --- Comparison ----------------------------------------------------------------------------------------

    def choose(self, view: Suitcase, seat: i64, worlds: list[Suitcase], simulations: i64, seconds: float) -> list[int]:
        """Return the best row. Every candidate meets the same worlds and the same luck."""
        start = time.perf_counter()
        found = self.candidates(view, seat)
        self.simulations = 0
        if not found:
            return view.legal(seat)[:1]
        if len(found) == 1:
            return found[0].row
        # From strengths to shares of the win: the slope where things are open.
        top = found[0].guess
        for candidate in found:
            candidate.guess = SLOPE * (candidate.guess - top)
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
            spent = float(self.simulations) / float(limit)
            if seconds:
                spent = max(spent, (time.perf_counter() - start) / seconds)
            keep: i64 = 1 if spent >= 1.0 else 3 if spent > 0.7 else 5 if spent > 0.4 else len(found)
            if len(left) > keep:
                left = self.best(left, keep)
            if keep == 1:
                return left[0].row

    def best(self, candidates: list[Candidate], keep: i64) -> list[Candidate]:
        middle = 0.0
        for candidate in candidates:
            middle += candidate.total / float(candidate.visits)
        middle /= float(len(candidates))
        return sorted(candidates, key=lambda candidate: -candidate.mean(middle))[:keep]

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
        quick.play(played, turn + played.plan.players)
        if played.phase == ids.FINISHED:
            return played.outcome().shares[seat]
        return self.judge.shares(played, seat, self.mine, quick.expect(played, (seat + 1) % played.plan.players))[seat]
