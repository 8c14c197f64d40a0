"""The casual level of Heimlich & Co.: a player who sees all that he can do now, and thinks no further.

It weighs positions as the greedy bot does, in compiled code, and is a little moody: of nearly equal ways it takes
any. Whom an agent belongs to it guesses from who moved it to good places and who profited from scorings.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from safehouse.core.game import GameState
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.choosing import Chooser, mask_of
from safehouse.games.heimlich.bots.greedy import GreedyBot
from safehouse.games.heimlich.bots.sight import Lens
from safehouse.games.heimlich.state import State

MOOD = 0.5  # fields: what two ways may differ by and still be taken for equal


class CasualBot(GreedyBot):
    """One seat of one game of Heimlich & Co."""

    name = "casual"

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, State)
        if view.phase == ids.WRITING:
            return self.dossier(view, seat)
        return Chooser(view, self.lens(view, seat), seat, mask_of(view, seat), self.rng, MOOD).choose()

    def lens(self, view: State, seat: int) -> Lens:
        """How this player looks at the table now."""
        return Lens()
