"""The expert's search: worlds drawn by what it believes, the most promising ways to act tried out in them.

Each way to answer the present question is an arm; simulations go to the arms that still may be the best, and all arms
meet the same worlds and dice, so that they differ by merit. Below the arms grow the trees of `search.ismcts`: what the
seat decides later in its turn (where the safe goes, which card is played) is searched there.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import GameState
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Assignments, Manners
from safehouse.games.heimlich.bots.choosing import copy_of
from safehouse.games.heimlich.bots.outlook import certain
from safehouse.games.heimlich.bots.playout import Playout
from safehouse.games.heimlich.bots.ranking import Ranker, Way
from safehouse.games.heimlich.knowledge import imagine
from safehouse.games.heimlich.state import State
from safehouse.search.ismcts import Search

EXPLORATION: Final = 0.1
# Of the own decisions that follow in the same turn, so many ways are searched.
MOST_OPTIONS: Final = 4
VISITS_FOR_ONE_MORE: Final = 12


class Seeker(Search):
    """A search for one decision of one seat of Heimlich & Co."""

    assignments: Assignments
    manners: Manners | None
    seat: i64
    turn: i64
    ways: list[Way]
    alive: i64  # the first so many ways are still in the race
    arm: Way
    place: i64  # how much of the arm is done in this simulation
    seed: i64
    prior: float  # how many simulations the outlook is worth
    playout: Playout
    waiting: list[int]  # picks of another seat that are still to be done
    waiting_for: i64

    def __init__(
        self, rng: Rng, seat: i64, turn: i64, assignments: Assignments, playout: Playout, ways: list[Way]
    ) -> None:
        super().__init__(rng, exploration=EXPLORATION, evaluator=playout)
        self.assignments = assignments
        self.manners = None
        self.playout = playout
        self.ways = ways
        self.alive = len(ways)
        self.arm = ways[0]
        self.place = 0
        self.seed = rng.bits()
        self.prior = 0.0
        self.seat = seat
        self.turn = turn
        self.waiting = []
        self.waiting_for = -1
        self.clock_every = 4

    def imagine(self, view: GameState) -> GameState:
        """Draw a world by the belief, for the arm that is next."""
        assert isinstance(view, State)
        self.arm = self.next_arm()
        self.place = 0
        self.waiting = []
        # All arms meet the same worlds and dice.
        self.rng = Rng(self.seed + self.arm.visits)
        self.plant()
        world = copy_of(view)
        drawn = self.assignments.draw(self.rng)
        for agent in ids.MEMBERS_OF[world.in_play]:
            if world.owner[agent] < 0:
                world.owner[agent] = ids.BYSTANDER
                for seat in range(len(drawn)):
                    if (drawn[seat] >> agent) & 1:
                        world.owner[agent] = seat
        imagine(world, self.rng)
        if self.manners is not None:
            for seat in range(len(drawn)):
                if seat != self.seat:
                    self.playout.favourites[seat] = self.manners.draw(seat, drawn[seat], self.rng)
        return world

    def plant(self) -> None:
        """Put the arm into the own tree: a simulation must not stop before it is done."""
        node = self.root
        for action in self.arm.row:
            node.edge(action)
            node = node.child(action)

    def next_arm(self) -> Way:
        """Return the way that was tried least of those still in the race."""
        least = self.ways[0]
        index: i64 = 1
        while index < self.alive:
            if self.ways[index].visits < least.visits:
                least = self.ways[index]
            index += 1
        return least

    def halve(self) -> None:
        """Drop the worse half of the ways in the race."""
        racing = self.ways[: self.alive]
        rest = self.ways[self.alive :]
        racing.sort(key=lambda way: -way.mean(self.prior))
        self.ways = racing + rest
        self.alive = (self.alive + 1) // 2

    def options(self, world: GameState, seat: i64) -> list[int]:
        """The arm first; then the own decisions that follow in this turn; all others act as casual players."""
        if seat == self.seat and self.place < len(self.arm.row):
            action = self.arm.row[self.place]
            self.place += 1
            return [action]
        assert isinstance(world, State)
        if seat == self.seat and world.turn == self.turn and world.phase != ids.WRITING:
            return self.own_options(world)
        if not self.waiting or self.waiting_for != seat:
            self.waiting = self.playout.row(world, seat, self.rng)
            self.waiting_for = seat
        return [self.waiting.pop(0)]

    def own_options(self, world: State) -> list[int]:
        """Return the first picks of the best ways to go on: more of them, the more often the arm was tried."""
        most = 1 + self.arm.visits // VISITS_FOR_ONE_MORE
        if most > MOST_OPTIONS:
            most = MOST_OPTIONS
        found: list[int] = []
        for way in Ranker(world, self.seat, certain(world), self.playout.bonus, most).rank():
            if way.row[0] not in found:
                found.append(way.row[0])
        found.sort()
        return found

    def reward(self, rewards: list[float]) -> None:
        super().reward(rewards)
        self.arm.visits += 1
        self.arm.total += rewards[self.seat]
