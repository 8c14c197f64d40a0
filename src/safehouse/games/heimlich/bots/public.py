"""What the table could have known about each identity, from public events alone: for the analysis of finished games.

Interpreted: it is asked once for each event of an analysis.
"""

from collections.abc import Sequence

from safehouse.core.game import Setup
from safehouse.games.heimlich.bots.belief import Belief
from safehouse.games.heimlich.plan import Plan


class PublicBelief:
    """The belief of somebody who holds no identity. It sees events as a SPECTATOR does, from the first one on."""

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup, Plan)
        self.players = int(setup.players)
        self.belief = Belief(setup)

    def see(self, kind: str, args: Sequence[int]) -> None:
        """Take note of an event."""
        self.belief.hear(kind, list(args))

    def owners(self) -> list[list[float]]:
        """Return by agent the chance that each seat leads it; what is missing to 1 is that nobody does."""
        return [chances[: self.players] for chances in self.belief.weigh([0] * self.players).marginals()]
