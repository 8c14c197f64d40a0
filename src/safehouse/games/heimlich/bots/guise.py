"""What an act tells the table about who acts: the others read the expert as the expert reads them."""

import math

from mypy_extensions import i64

from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import WEIGHT_OF_AN_ACT, Belief
from safehouse.games.heimlich.bots.ranking import Way
from safehouse.games.heimlich.bots.reading import HandReader
from safehouse.games.heimlich.state import State


class Guise:
    """How sure the others can be of a seat's identities, now and after each way to spend points."""

    masks: list[int]
    weights: list[float]  # by hypothesis, as the table sees it
    own: i64
    reader: HandReader

    def __init__(self, belief: Belief, view: State, seat: i64, own: i64) -> None:
        self.masks = belief.masks(seat)
        self.own = own
        public = belief.weigh([0] * view.plan.players, seat)
        self.weights = [
            public.weights[0][index] * public.rest[1][mask] / public.total for index, mask in enumerate(self.masks)
        ]
        self.reader = HandReader(view, belief.lens, seat, self.masks)

    def known(self) -> float:
        """Return the chance that the table gives to the truth."""
        for index, mask in enumerate(self.masks):
            if mask == self.own:
                return self.weights[index]
        return 0.0

    def price(self, ways: list[Way], cost: float) -> None:
        """Charge each way for what it gives away: `cost` is what being known would cost."""
        reader = self.reader
        t = reader.t
        before = self.known()
        reader.chosen = reader.values_of(ways[0].at, ways[0].scores, ways[0].ruined)
        reader.at = t.at[:]
        least: i64 = t.points
        most: i64 = t.points
        if t.phase == ids.CHOOSING_POINTS:
            least = 0 if t.plan.top_secret else 1
            most = 3
        while least <= most:
            reader.look_at_points(least)
            least += 1
        for way in ways:
            logs = reader.logs_of(reader.values_of(way.at, way.scores, way.ruined))
            total = 0.0
            truth = 0.0
            for index, mask in enumerate(self.masks):
                weight = self.weights[index] * math.exp(WEIGHT_OF_AN_ACT * logs[index])
                total += weight
                if mask == self.own:
                    truth = weight
            way.price = cost * (truth / total - before)
