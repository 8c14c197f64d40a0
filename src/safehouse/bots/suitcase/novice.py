"""The novice: plays like the casual one, with the errors that beginners make."""

from safehouse.bots.suitcase.greedy import GreedyBot, hand
from safehouse.core.game import UNKNOWN
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.ids import NONE
from safehouse.games.suitcase.rules import Suitcase


class NoviceBot(GreedyBot):
    """He carries home whatever lies nearest, thinks of no bomb and of no rule about foreign suitcases, and fights
    with his highest card."""

    name = "novice"

    def promise(self, view: Suitcase, seat: int, case: int) -> float:
        """His own suitcases by what they hold; a foreign one is a prize, never a danger."""
        if case == NONE:
            return 0.0
        if view.content[case] == UNKNOWN:
            return 2.0
        return float(view.content[case]) or -0.5

    def duel_card(self, view: Suitcase, seat: int) -> int:
        """The highest card first, and so on down: whoever counts knows what comes."""
        return ids.CARD + max(hand(view, seat))

    def odds(self, view: Suitcase, seat: int, other: int) -> float:
        """He looks at his own best card only."""
        return max(hand(view, seat)) / 5
