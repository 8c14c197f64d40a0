"""The casual player: looks one action ahead and takes what promises most.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from safehouse.games.suitcase.bots.greedy import GreedyBot


class CasualBot(GreedyBot):
    name = "casual"
