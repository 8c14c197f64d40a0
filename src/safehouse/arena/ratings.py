"""Ratings by openskill's model of Plackett and Luce: one figure for each bot, over all that it met."""

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from openskill.models import PlackettLuce

from safehouse.arena.played import Played
from safehouse.arena.statistics import NORMAL_95, Estimate

# Each goes over as many blocks as there are, drawn with replacement, in an order of its own.
PASSES = 16
# Games in one pass at most, for the sake of time; with more of them the interval is wider than it need be.
MOST = 2000


def rate(
    games: Sequence[Played], bots: Sequence[str], seed: int, note: Callable[[int], None] = lambda _done: None
) -> dict[str, Estimate]:
    """Return the rating of each bot with its 95 % interval: the mean of many passes. `note` gets their number.

    The interval is as wide as the passes lie apart, or as the model's own doubt where that is wider.
    """
    blocks: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        if game.won:
            blocks[game.block].append(game)
    rng = random.Random(seed)
    numbers = sorted(blocks)
    found: dict[str, list[tuple[float, float]]] = {bot: [] for bot in bots}
    for number in range(PASSES if numbers else 0):
        drawn = [game for block in rng.choices(numbers, k=len(numbers)) for game in blocks[block]]
        rng.shuffle(drawn)
        for bot, rating in one_pass(drawn[:MOST], bots).items():
            found[bot].append(rating)
        note(number + 1)
    return {bot: spread(ratings) for bot, ratings in found.items() if ratings}


def one_pass(games: Sequence[Played], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Return mean and deviation of the ratings after these games in this order."""
    # Bots do not get better or worse from game to game, so their uncertainty never grows again (tau).
    model = PlackettLuce(tau=0.0)
    ratings = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        teams = [[model.rating(*ratings[bot])] for bot in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        gathered: dict[str, list[Any]] = defaultdict(list)
        for bot, team in zip(game.seats, rated, strict=True):
            gathered[bot].append(team[0])
        # Copies of a bot at one table are one bot: it moves by the mean of what each of them would.
        for bot, copies in gathered.items():
            count = len(copies)
            ratings[bot] = sum(copy.mu for copy in copies) / count, sum(copy.sigma for copy in copies) / count
    # Only differences mean something: copies at one table let the level of all drift.
    level = sum(mu for mu, _ in ratings.values()) / len(ratings) - model.mu
    return {bot: (mu - level, sigma) for bot, (mu, sigma) in ratings.items()}


def spread(ratings: Sequence[tuple[float, float]]) -> Estimate:
    count = len(ratings)
    mean = sum(rating for rating, _ in ratings) / count
    apart = (sum((rating - mean) ** 2 for rating, _ in ratings) / (count - 1)) ** 0.5
    reach = NORMAL_95 * max(apart, sum(doubt for _, doubt in ratings) / count)
    return Estimate(mean, mean - reach, mean + reach)
