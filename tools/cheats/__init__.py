"""Experts that cheat: they know what is hidden at their table. For measuring only (`tools.ceilings`), not for players.

What such a bot wins above its share is the most that a better belief could bring to the expert as it is.
"""

from typing import Any

from safehouse.bots.base import Bot
from safehouse.bots.tables import Note, play_game
from safehouse.core.game import GameState
from safehouse.core.rng import Rng


class Cheat:
    """What a bot has that looks behind the screen: the state of the game itself."""

    truth: Any


def play_openly(state: GameState, bots: list[Bot], rng: Rng, note: Note | None = None) -> int:
    """Play a game in which cheats see the whole state."""
    for bot in bots:
        if isinstance(bot, Cheat):
            bot.truth = state
    return play_game(state, bots, rng, note)
