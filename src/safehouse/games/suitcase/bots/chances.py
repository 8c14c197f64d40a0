"""The chances of every seat to win from a true state: for the analysis of finished games.

Interpreted: it is asked once for each position of an analysis; its playouts are compiled.
"""

from typing import Final

from safehouse.core.game import OVER, GameState
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.fights import Duels
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import outsider
from safehouse.games.suitcase.bots.quick import Quick
from safehouse.games.suitcase.bots.value import Judge
from safehouse.games.suitcase.rules import Suitcase

ROUNDS: Final = 2  # that are played out
# Before the first turn nobody is ahead of anybody.
PREPARING: Final = (ids.PACKING, ids.PLACING, ids.OPENING_PLACES, ids.STARTING, ids.OUTPOST)
NOBODY: Final = -1


def win_chances(world: GameState, rng: Rng, playouts: int) -> list[float]:
    """Return the estimated share of the win for each seat: some rounds of quick play, then a guess.

    Everybody plays by what he could know, and is judged by what anybody could see of him.
    """
    assert isinstance(world, Suitcase)
    plan = world.plan
    players = int(plan.players)
    if world.actor() == OVER:
        return list(world.outcome().shares)
    if world.phase in PREPARING:
        return [1.0 / players] * players
    land, duels = Land(plan), Duels()
    judge, quick = Judge(land, duels), Quick(land, duels, rng)
    quick.thinker = NOBODY
    total = [0.0] * players
    for _ in range(playouts):
        played = world.clone()
        assert isinstance(played, Suitcase)
        quick.shown = NOBODY
        quick.play(played, played.turn + ROUNDS * players)
        seen = outsider(played)
        over = played.phase == ids.FINISHED
        shares = played.outcome().shares if over else judge.shares(played, NOBODY, seen, seen)
        for seat, share in enumerate(shares):
            total[seat] += share / playouts
    return total
