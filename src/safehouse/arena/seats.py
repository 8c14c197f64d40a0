"""The seating and the seed of each game: a function of the arena's seed and the game's number alone.

A line-up is the bots of one game. A block is one line-up rotated through all seats: as many games as seats, all with
the same chance, so that the luck of a seat is the same for every bot that sits there. A round is one block of each
line-up.
"""

import hashlib
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from safehouse.core.errors import BadOption
from safehouse.core.rng import Rng

LineUp = tuple[str, ...]


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Return the line-ups that bots make: each bot plays as often as any other that was named as often.

    Too few bots for the seats: the rest is filled in every way. Too many: every choice of them.
    """
    if not bots:
        raise BadOption("no bot was named; name some with --bots")
    if len(bots) <= players:
        rest = players - len(bots)
        return [(*bots, *more) for more in combinations_with_replacement(dict.fromkeys(bots), rest)]
    if len(set(bots)) < len(bots):
        raise BadOption(f"{len(bots)} bots for {players} seats, and one of them is named twice")
    return list(combinations(bots, players))


def seed_of(seed: int, purpose: str, *numbers: int) -> int:
    """Return a seed of its own for one purpose."""
    text = ":".join([str(seed), purpose, *map(str, numbers)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])


def seating(lined_up: Sequence[LineUp], seed: int, number: int) -> list[str]:
    """Return the bot of each seat in a game. Neighbours change from block to block, seats from game to game."""
    players = len(lined_up[0])
    block, turned = divmod(number, players)
    order = list(lined_up[block % len(lined_up)])
    rng = Rng(seed_of(seed, "order", block))
    for last in range(players - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order[turned:] + order[:turned]
