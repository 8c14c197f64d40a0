"""A bot under watch: it is shown what its seat may see, and thinking changes nothing there."""

from collections.abc import Sequence

from safehouse.bots.base import Bot
from safehouse.core.fields import values_of
from safehouse.core.game import GameState, Setup


class Watched(Bot):
    """Passes everything on to a bot and checks it. Rows are staged in drafts, which refuse whatever is not legal."""

    watches = True

    def __init__(self, bot: Bot, singly: bool = False) -> None:
        """With `singly` the bot is also asked for a part of its row, pick by pick."""
        super().__init__(bot.rng)
        self.bot = bot
        self.singly = singly
        self.answers = 0

    def choose(self, view: GameState, seat: int) -> int:
        return self.bot.choose(view, seat)

    def row(self, view: GameState, seat: int) -> list[int]:
        before = values_of(view)
        assert before == values_of(view.redact(seat))
        row = self.bot.row(view, seat)
        if self.singly:
            assert self.bot.choose(view, seat) in view.legal(seat)
        assert values_of(view) == before
        self.answers += 1
        return row

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        self.bot.see(setup, seat, kind, args, secret)
