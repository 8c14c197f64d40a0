"""The chances of every seat to win from a true state: for the analysis of finished games.

Interpreted: it is asked once for each position of an analysis; its playouts are compiled.
"""

from safehouse.core.game import OVER, GameState
from safehouse.core.rng import Rng
from safehouse.games.heimlich.bots.playout import Playout
from safehouse.games.heimlich.dossier import DOSSIER_BONUS, correct_entries
from safehouse.games.heimlich.state import State

ROUNDS = 2  # that are played out
USUALLY_RIGHT = 0.5  # the share of a dossier that will be right, where none is written yet


def win_chances(world: GameState, rng: Rng, playouts: int) -> list[float]:
    """Return the estimated share of the win for each seat: play goes on as among casual players, and is cut short."""
    assert isinstance(world, State)
    if world.actor() == OVER:
        return list(world.outcome().shares)
    plan = world.plan
    bonus = [0.0] * plan.players
    if plan.with_dossier:
        usual = USUALLY_RIGHT * float(plan.agents_in_play - 1)
        for seat in range(plan.players):
            bonus[seat] = DOSSIER_BONUS * (float(correct_entries(world, seat)) if world.filed else usual)
    playout = Playout(bonus)
    playout.until = world.turn + ROUNDS * plan.players
    playout.cards_until = world.turn + 1
    playout.guess = 0.0 if world.filed else playout.guess
    total = [0.0] * plan.players
    for _ in range(playouts):
        for seat, share in enumerate(playout.rewards(world.clone(), rng)):
            total[seat] += share / playouts
    return total
