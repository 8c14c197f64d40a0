"""An expert of Heimlich & Co. that hears nothing: by it `tools.strength` measures what reading is worth.

For measuring only, not for players: `python:tools.heimlich_deaf:DeafBot:sims=50` names it in the arena.
"""

from safehouse.games.heimlich.bots.expert import ExpertBot


class DeafBot(ExpertBot):
    """The expert in all things, but what the others do tells it nothing: it believes what the deal lets it."""

    name = "deaf"
    watches = False
