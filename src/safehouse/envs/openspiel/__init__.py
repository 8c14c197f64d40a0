"""The three games for OpenSpiel. Importing this registers `safehouse_heimlich`, `…_vienna` and `…_suitcase`.

import pyspiel
import safehouse.envs.openspiel

game = pyspiel.load_game("safehouse_heimlich(players=4,mode=top_secret)")
"""

from safehouse.envs import needing

with needing("envs,bench"):
    from safehouse.envs.openspiel.games import GAMES

__all__ = ["GAMES"]
