"""The chances to win in Vienna, for looking back at a finished game, when nothing is secret any more.

Interpreted: it is asked once for each position of an analysis; its playouts are compiled.
"""

from safehouse.core.game import CHANCE, GameState
from safehouse.core.rng import Rng
from safehouse.games.vienna.bots.expert import fitted_net
from safehouse.games.vienna.bots.greedy import GreedyBot
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.rules import Vienna

# A playout to the end of the round takes about a millisecond for each seat; the judgement says the rest.
PLAYOUTS_EACH = 10


def win_chances(world: GameState, rng: Rng, playouts: int) -> list[float]:
    """Return the share of the win that each seat may expect.

    Greedy bots play the round to its end, for every ten `playouts` once, and the value function judges where they get.
    """
    assert isinstance(world, Vienna)
    if not world.pending():
        return world.outcome().shares
    times = max(1, playouts // PLAYOUTS_EACH)
    judge = Judge(fitted_net(world.plan.full), world.plan.full)
    total = [0.0] * world.plan.players
    for _ in range(times):
        end = end_of_round(world, rng)
        shares = judge.chances(end) if end.pending() else end.outcome().shares
        total = [before + share for before, share in zip(total, shares, strict=True)]
    return [share / times for share in total]


def end_of_round(world: Vienna, rng: Rng) -> Vienna:
    """Return where greedy bots get by the end of the round."""
    state = world.clone()
    bots = [GreedyBot(rng) for _ in range(state.plan.players)]
    arms = state.arms
    while state.arms == arms and (pending := state.pending()):
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            for action in bots[seat].row(state, seat):
                state.apply(seat, action)
    return state
