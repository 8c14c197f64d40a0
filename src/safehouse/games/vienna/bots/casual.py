"""The casual player of Vienna: plans his own turn by rules of thumb, looks no further, and is not always attentive.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from safehouse.games.vienna.bots.novice import SLIPS, NoviceBot

SELDOM = 12  # in a hundred questions, for each kind of slip


class CasualBot(NoviceBot):
    """One seat of one game of Vienna, played by the weights of `worth`, with few of the novice's errors."""

    name = "casual"
    often = dict.fromkeys(SLIPS, SELDOM)
