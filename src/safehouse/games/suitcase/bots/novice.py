"""The novice: plays like the casual one, with the errors that beginners make.

He shows his highest duel card first, believes that it wins, and thinks of no bomb in what he finds. He is after his
own suitcases and forgets that the third is not let in without a foreign one (K3.2). He starts errands rather than end
them, and hides his suitcases where nobody comes by, himself included.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence

from safehouse.core.game import UNKNOWN
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.greedy import HIDING_PLACES, GreedyBot, hand
from safehouse.games.suitcase.ids import NONE
from safehouse.games.suitcase.rules import Suitcase

FOUND = 1.5
OWN_BOMB = -0.5


class NoviceBot(GreedyBot):
    name = "novice"
    # A suitcase far from home is almost as good as one before the door: no hurry to end an errand.
    on_the_way = 0.965

    def promise(self, view: Suitcase, seat: int, case: int) -> float:
        """What he knows by its secrets, whether it may enter or not; what he finds is a prize and never a danger."""
        if case == NONE:
            return 0.0
        if view.content[case] == UNKNOWN:
            return FOUND
        return float(view.content[case]) or OWN_BOMB

    def duel_card(self, view: Suitcase, seat: int) -> int:
        """The highest card first, and so on down: whoever counts knows what comes."""
        return ids.CARD + max(hand(view, seat))

    def odds(self, view: Suitcase, seat: int, other: int) -> float:
        """He looks at his own best card only."""
        return (1 + max(hand(view, seat))) / 6

    def hide(self, view: Suitcase, seat: int, options: Sequence[int]) -> int:
        """As far from everybody else's base as he can, wherever his own headquarters is."""
        bases = [ids.BASE + corner for other, corner in enumerate(view.plan.corner) if other != seat]
        lonely = sorted(
            options,
            key=lambda action: -min(self.ways.between(base, action - ids.PLACE) for base in bases),
        )[:HIDING_PLACES]
        return lonely[self.rng.below(len(lonely))]
