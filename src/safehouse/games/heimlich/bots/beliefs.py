"""What a seat may believe about every identity, for learners: the expert's reading of all public acts.

Interpreted: the belief itself is compiled, and takes nearly all of the time.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from safehouse.core.features import NUMBER, Buffer, Feature, fill
from safehouse.core.game import SPECTATOR, GameState, Setup
from safehouse.core.history import History
from safehouse.games.heimlich.bots.belief import Belief, known_masks
from safehouse.games.heimlich.ids import AGENTS, MAX_SEATS
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

CERTAIN: Final = 1000


class HeimlichBeliefs(History):
    """By agent, the chance that each seat leads it, given the own identities."""

    FEATURES: ClassVar[Sequence[Feature]] = (
        Feature("chance of owner", AGENTS * MAX_SEATS, CERTAIN, NUMBER, "by agent and seat, from mine: in thousandths"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, Plan)
        self.belief = Belief(setup)

    def see(self, kind: str, args: list[int]) -> None:
        self.belief.hear(kind, args)

    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        public, own = state.redact(SPECTATOR), state.redact(seat)
        assert isinstance(public, State)
        assert isinstance(own, State)
        if not public.in_play:  # nothing is dealt yet
            fill(buffer, start, [0] * (AGENTS * MAX_SEATS))
            return
        self.belief.agree(public)
        owners = self.belief.weigh(known_masks(own), seat).marginals()
        absent = [0] * (MAX_SEATS - int(self.setup.players))
        fill(buffer, start, [
            chance for chances in owners for chance in (*(round(CERTAIN * one) for one in chances[:-1]), *absent)
        ])  # fmt: skip
