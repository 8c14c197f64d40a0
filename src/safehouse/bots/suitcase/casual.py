"""The casual player: looks one action ahead and takes what promises most."""

from safehouse.bots.suitcase.greedy import GreedyBot


class CasualBot(GreedyBot):
    name = "casual"
