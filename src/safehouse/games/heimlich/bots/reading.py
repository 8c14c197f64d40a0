"""How likely an act is for the owner of each agent: what a player did, held against all that he could have done.

The model of a player: he weighs every act as `sight` does for the agents he leads, and the better it looks, the
likelier he takes it. Two moods are mixed, a careful one and a careless one, so that one odd act never rules an agent
out. A player who hides acts for a few favourites alike; then the hypotheses are sets of favourites (`CoverReader`).
"""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.bots.sight import Lens, Sight
from safehouse.games.heimlich.ids import AGENTS, COUNT_OF, MEMBERS_OF, SAFE
from safehouse.games.heimlich.state import State

CAREFUL: Final = 0.6  # fields by which an act must look better to be e times as likely
CARELESS: Final = 4.0
CARELESS_SHARE: Final = 0.12
LARGEST_EXPONENT: Final = 60.0
# For each number of identities that a seat can hold, the sets of agents that they may be.
MASKS_OF: Final[list[list[int]]] = [[mask for mask in range(128) if COUNT_OF[mask] == size] for size in range(8)]


class HandReader(Sight):
    """One act of one seat, seen with the eyes of every possible owner.

    First the act that was done is weighed (`done`), then all that could have been done are held against it.
    """

    seat: i64
    masks: list[int]
    chosen: list[float]  # by hypothesis: what the act is worth
    careful: list[float]  # by hypothesis: the sum over all acts, as multiples of the one done
    careless: list[float]
    mood: float  # the careful one, and how often it is the other
    careless_share: float

    def __init__(self, t: State, lens: Lens, seat: i64, masks: list[int]) -> None:
        super().__init__(t, lens)
        self.seat = seat
        self.masks = masks
        self.chosen = []
        self.careful = [0.0] * len(masks)
        self.careless = [0.0] * len(masks)
        self.mood = CAREFUL
        self.careless_share = CARELESS_SHARE

    def weigh(self, scores: bool, ruined: bool) -> None:
        bonus = self.card_worth(self.seat) if ruined else 0.0
        for index, mask in enumerate(self.masks):
            self.compare(index, self.after(mask, scores) + bonus)

    def compare(self, index: i64, value: float) -> None:
        """Hold one act against the one that was done; or, before that is known, take this one for it."""
        if len(self.chosen) < len(self.masks):
            self.chosen.append(value)
            return
        better = value - self.chosen[index]
        self.careful[index] += math.exp(bounded(better / self.mood))
        self.careless[index] += math.exp(bounded(better / CARELESS))

    def logs(self) -> list[float]:
        """Return the logarithm of the act's likelihood, by hypothesis."""
        return self.logs_of(self.chosen)

    def logs_of(self, values: list[float]) -> list[float]:
        """Return the same for another act, worth so much by hypothesis."""
        logs: list[float] = []
        for index in range(len(self.masks)):
            better = values[index] - self.chosen[index]
            careful = math.exp(bounded(better / self.mood)) / self.careful[index]
            careless = math.exp(bounded(better / CARELESS)) / self.careless[index]
            logs.append(math.log((1.0 - self.careless_share) * careful + self.careless_share * careless))
        return logs

    def values_of(self, at: list[int], scores: bool, ruined: bool) -> list[float]:
        """Return what a position with these places is worth, by hypothesis."""
        self.at = at
        bonus = self.card_worth(self.seat) if ruined else 0.0
        return [self.after(mask, scores) + bonus for mask in self.masks]

    # --- The acts ------------------------------------------------------------------------------------------

    def read_move(self, steps: list[int], least: i64, most: i64) -> list[float]:
        """The points were spent like this, and so many points could have been taken."""
        t = self.t
        scores = False
        ruined = True
        for agent in self.agents:
            self.at[agent] = (t.at[agent] + steps[agent]) % self.plan.buildings
            if steps[agent]:
                ruined = False
        for agent in self.agents:
            if steps[agent]:
                scores = scores or self.at[agent] == t.safe
                ruined = ruined or self.at[agent] == self.plan.ruin
        self.weigh(scores and self.lens.safe_seen, ruined)
        self.at = t.at[:]
        points = least
        while points <= most:
            self.look_at_points(points)
            points += 1
        return self.logs()

    def read_safe(self, building: i64) -> list[float]:
        """The safe was put here after a scoring."""
        self.weigh_safe(building)
        for action in self.plan.safe_options[self.t.safe]:
            self.weigh_safe(action - SAFE)
        return self.logs()

    def weigh_safe(self, building: i64) -> None:
        for index, mask in enumerate(self.masks):
            self.compare(index, self.safe_worth(mask, building, self.welcome(mask)))

    def read_card(self, scratch: State, kind: i64, result: State, ruined: bool) -> list[float]:
        """A card of this kind was played and led to this table. That it was held is nothing to go by."""
        self.at = result.at
        self.stone = result.stone
        self.weigh(result.triggers != 0 and self.lens.safe_seen, ruined)
        self.look_at_card(scratch, self.seat, kind)
        return self.logs()


class CoverReader(HandReader):
    """The same for a player who hides: `masks` are the sets of favourites that he may act for, all of them alike."""

    each: list[float]  # by agent: what the act is worth to its owner

    def __init__(self, t: State, lens: Lens, seat: i64, masks: list[int]) -> None:
        super().__init__(t, lens, seat, masks)
        self.each = [0.0] * AGENTS

    def weigh(self, scores: bool, ruined: bool) -> None:
        bonus = self.card_worth(self.seat) if ruined else 0.0
        for agent in self.agents:
            self.each[agent] = self.after(1 << agent, scores) + bonus
        self.compare_sets()

    def weigh_safe(self, building: i64) -> None:
        for agent in self.agents:
            self.each[agent] = self.safe_worth(1 << agent, building, self.welcome(1 << agent))
        self.compare_sets()

    def compare_sets(self) -> None:
        for index, mask in enumerate(self.masks):
            total = 0.0
            members = MEMBERS_OF[mask]
            for agent in members:
                total += self.each[agent]
            self.compare(index, total / float(len(members)))


def bounded(exponent: float) -> float:
    if exponent > LARGEST_EXPONENT:
        return LARGEST_EXPONENT
    if exponent < -LARGEST_EXPONENT:
        return -LARGEST_EXPONENT
    return exponent
