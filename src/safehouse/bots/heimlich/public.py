"""What the table could have known about each identity, from public events alone: for the analysis of finished games."""

from collections.abc import Sequence

from safehouse.bots.heimlich.belief import Belief
from safehouse.core.game import Setup
from safehouse.games.heimlich.state import Plan


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
