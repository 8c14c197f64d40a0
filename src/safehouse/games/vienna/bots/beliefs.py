"""What a seat may believe about the cards that others hold, for learners.

Cards that nobody has seen are dealt alike, so the chances are exact. Which shuffling a hidden card came from is known.
Interpreted: it counts a hundred cards, and only where somebody asks.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from safehouse.core.features import NUMBER, Buffer, Feature, fill
from safehouse.core.game import UNKNOWN, GameState, Setup
from safehouse.core.history import History
from safehouse.games.vienna.ids import HAND, KINDS, SEATS
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.state import State

HUNDREDTHS: Final = 100
OTHERS: Final = SEATS - 1
BY_SEAT: Final = "by other seat, from the left, and kind: how many are to be expected, in hundredths"


class ViennaBeliefs(History):
    """By seat, how many hidden cards with each bribe and each info it holds on average."""

    FEATURES: ClassVar[Sequence[Feature]] = (
        Feature("bribes on hidden cards", OTHERS * KINDS, HAND * HUNDREDTHS, NUMBER, BY_SEAT),
        Feature("infos on hidden cards", OTHERS * KINDS, HAND * HUNDREDTHS, NUMBER, BY_SEAT),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, Plan)
        self.plan = setup

    def see(self, kind: str, args: list[int]) -> None:
        """What was seen of cards is in the state: where they lie, and from which shuffling they came."""

    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        view = state.redact(seat)
        assert isinstance(view, State)
        unseen = [card for card in range(int(self.plan.deck)) if view.where and view.where[card] == UNKNOWN]
        old = [card for card in unseen if view.edition[card] < view.shuffles]
        new = [card for card in unseen if view.edition[card] >= view.shuffles]
        players = int(self.setup.players)
        found: list[int] = []
        for kind_of in (self.plan.bribe_of, self.plan.info_of):
            shares = [shares_of(cards, kind_of) for cards in (old, new)]
            for offset in range(1, SEATS):
                other = (seat + offset) % players
                earlier = int(view.hidden_old[other]) if offset < players else 0
                later = int(view.held[other]) - earlier if offset < players else 0
                found += [
                    round(HUNDREDTHS * (earlier * before + later * now))
                    for before, now in zip(*shares, strict=True)
                ]  # fmt: skip
        fill(buffer, start, found)


def shares_of(cards: Sequence[int], kind_of: Sequence[int]) -> list[float]:
    """Return how often each kind is among cards."""
    counts = [0] * KINDS
    for card in cards:
        counts[kind_of[card]] += 1
    return [count / max(1, len(cards)) for count in counts]
