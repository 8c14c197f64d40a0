"""What a seat may believe about what others have packed, for learners: the expert's reading of all public steps.

Interpreted: the belief itself is compiled, and takes nearly all of the time.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from safehouse.core.features import NUMBER, Buffer, Feature, fill
from safehouse.core.game import SPECTATOR, GameState, Setup
from safehouse.core.history import History
from safehouse.games.suitcase.bots.belief import Belief
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.ids import BOMB, CASES, LETTERS, SEATS
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.state import State

CERTAIN: Final = 1000
# Secrets are written in hundredths.
HUNDREDTHS: Final = 100
MOST_SECRETS: Final = 5
# Maps whose distances are worked out at the same time.
KEPT: Final = 8
BY_CASE: Final = "by suitcase, from mine"


@lru_cache(maxsize=KEPT)
def land_of(plan: Plan) -> Land:
    """Return how far it is on the map of a plan: all games of one setup share it."""
    return Land(plan)


class SuitcaseBeliefs(History):
    """By suitcase, the secrets to expect in it and the chance of a bomb. Own ones are known."""

    FEATURES: ClassVar[Sequence[Feature]] = (
        Feature("secrets expected", CASES, MOST_SECRETS * HUNDREDTHS, NUMBER, f"{BY_CASE}: in hundredths"),
        Feature("chance of a bomb", CASES, CERTAIN, NUMBER, f"{BY_CASE}: in thousandths"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, Plan)
        # A belief of nobody's: every seat is read.
        self.belief = Belief(land_of(setup), SPECTATOR)

    def see(self, kind: str, args: list[int]) -> None:
        self.belief.note(kind, args)

    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        public, own = state.redact(SPECTATOR), state.redact(seat)
        assert isinstance(public, State)
        assert isinstance(own, State)
        self.belief.look(public)
        expected = self.belief.expectation()
        players = int(self.setup.players)
        secrets, bombs = [], []
        for offset in range(SEATS):
            first = (seat + offset) % players * LETTERS
            for case in range(first, first + LETTERS):
                worth, bomb = expected.secrets[case], expected.bomb[case]
                if offset >= players:
                    worth, bomb = 0.0, 0.0
                elif own.content[case] >= 0:
                    worth, bomb = float(own.content[case]), float(own.content[case] == BOMB)
                secrets.append(round(HUNDREDTHS * worth))
                bombs.append(round(CERTAIN * bomb))
        fill(buffer, start, [*secrets, *bombs])
