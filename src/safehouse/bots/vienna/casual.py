"""The casual player of Vienna: plans his own turn by rules of thumb, and does not look further."""

from safehouse.bots.vienna.greedy import GreedyBot


class CasualBot(GreedyBot):
    """One seat of one game of Vienna, played by the weights of `worth`."""

    name = "casual"
