"""A hook for what a game never loses: cards, stones, money. The game's own tests say what that is."""

from collections.abc import Callable

from safehouse.conformance.walk import plies
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import Game


def check_conserved(
    game: Game,
    setup: Setup,
    conserved: Callable[[GameState], object],
    *,
    seed: int = 1,
    games: int = 3,
    title: str = "what is conserved",
) -> None:
    """Play at random and demand that `conserved` gives the same at every ply as at the first one.

    It may return None where there is nothing to compare yet.
    """
    first: object = None
    for ply in plies(game, setup, seed, games):
        if ply.number == 0:
            first = None
        now = conserved(ply.state)
        if first is None:
            first = now
        elif now != first:
            ply.broken("conserved", None, f"{title} was {first!r} and is {now!r}")
