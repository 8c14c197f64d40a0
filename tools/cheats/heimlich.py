"""Experts of Heimlich & Co. who know who is who."""

from safehouse.core.game import GameState
from safehouse.games.heimlich.bots.expert import ExpertBot
from safehouse.games.heimlich.state import State
from tools.cheats import Cheat


class Knows(Cheat, ExpertBot):
    """The expert, its belief replaced by the truth. It hides itself as before."""

    name = "knows"

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, State)
        known = view.clone()
        assert isinstance(known, State)
        known.owner = list(self.truth.owner)
        return super().plan(known, seat)
