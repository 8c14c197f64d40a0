"""Weighs the ways to assign cards in Vienna in several worlds, in which those who come before have had their turns.

The first world is as it lies, as if the turn came at once: that is quick, and all that a small budget allows. In each
other one the rivals hold what they may hold and play as the greedy bot does. All ways are tried in the same worlds, and
with each equal part of the budget that is spent the worse half of them is left behind.

Interpreted: it runs a few times for each world; the search and the rules that it calls are compiled.
"""

from collections import Counter
from typing import Final

from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots.greedy import GreedyBot
from safehouse.games.vienna.bots.turn import Planner
from safehouse.games.vienna.ids import ACTIONS, HAND
from safehouse.games.vienna.rules import Vienna

MOST_WORLDS: Final = 64
# A turn of the greedy bot takes as long as so many judged positions.
GREEDY_TURN: Final = 80


class Way:
    """One way to give cards to actions I and II, and how it has fared."""

    def __init__(self, row: list[int]) -> None:
        self.row = row
        self.total = 0.0
        self.fourths: Counter[int] = Counter()  # the cards that were best for action IV


def assign(planner: Planner, view: Vienna, rng: Rng) -> list[int]:
    """Return the cards for actions I, II and IV."""
    seat = planner.seat
    world = view.sample(rng)
    planner.look_at_rivals(world)
    ways = [Way(row) for row in planner.sorted_rows(world)]
    phases = max(1, (len(ways) - 1).bit_length())
    phase = 1
    for number in range(1 + MOST_WORLDS):
        if number:
            world = own_turn(view, seat, rng)
            planner.judge.judged += GREEDY_TURN * world.turn
            planner.look_at_rivals(world)
        worths: list[float] = []
        for way in ways:
            worths.append(planner.try_row(world, way.row))
            way.fourths[planner.fourth] += 1
            if planner.over:
                break
        if number and len(worths) < len(ways):
            break
        ways = ways[: len(worths)]
        for way, worth in zip(ways, worths, strict=True):
            way.total += worth
        ways.sort(key=lambda way: -way.total)
        while phase < phases and planner.spent() * phases >= phase:
            ways = ways[: (len(ways) + 1) // 2]
            phase += 1
        if planner.over or len(ways) == 1:
            break
    return [*ways[0].row, ways[0].fourths.most_common(1)[0][0]]


def own_turn(view: Vienna, seat: int, rng: Rng) -> Vienna:
    """Return a world in which the seat's turn begins, its own cards still in its hand. It is not first in the round."""
    world = view.sample(rng)
    hand = world.hand[seat * HAND : (seat + 1) * HAND]
    assigned = world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS]
    greedy = GreedyBot(rng)
    while not (world.stage == ids.TURN and world.phase == ids.SHOWING and world.active == seat):
        actor = world.pending()[0]
        if actor == CHANCE:
            world.apply(CHANCE, world.sample_chance(rng))
        elif actor == seat:
            # What it assigns does not matter to those who come before.
            world.apply(seat, world.legal(seat)[0])
        else:
            for action in greedy.plan(world, actor):
                world.apply(actor, action)
    world.hand[seat * HAND : (seat + 1) * HAND] = hand
    world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] = assigned
    return world
