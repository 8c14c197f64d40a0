"""The bot that chooses at random."""

from collections.abc import Sequence

from safehouse.bots.base import Bot
from safehouse.core.game import GameState


class RandomBot(Bot):
    """Every option is as likely as every other."""

    name = "random"

    def choose(self, view: GameState, seat: int) -> int:
        return self.pick(view.legal(seat))

    def pick(self, options: Sequence[int]) -> int:
        """Return one of these. The options are all that this bot ever looks at."""
        return options[self.rng.below(len(options))]
