"""The figures of an arena: wins, scores, ranks and times of each bot, and what the seat is worth."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from safehouse.arena.plan import Plan
from safehouse.arena.played import Played
from safehouse.arena.results import digest
from safehouse.arena.statistics import Estimate, ratio_estimate, share_estimate
from safehouse.arena.times import Times

# Of a game and a seat.
Figure = Callable[[Played, int], float]


def by_block(
    games: Iterable[Played], seats: Callable[[Played], Sequence[int]], figure: Figure
) -> list[tuple[float, float]]:
    """Return for each block the sum of a figure over the seats asked for, and how many they were."""
    blocks: dict[int, tuple[float, float]] = {}
    for game in games:
        over, under = blocks.get(game.block, (0.0, 0.0))
        for seat in seats(game):
            over += figure(game, seat)
            under += 1
        blocks[game.block] = (over, under)
    return list(blocks.values())


def seats_of(bot: str) -> Callable[[Played], list[int]]:
    return lambda game: [seat for seat, name in enumerate(game.seats) if name == bot]


def share(game: Played, seat: int) -> float:
    return float(game.shares[seat])


def as_data(estimate: Estimate | None) -> dict[str, float | None] | None:
    return None if estimate is None else estimate.as_data()


def summarise(plan: Plan, games: Sequence[Played], ratings: dict[str, Any] | None) -> dict[str, Any]:
    """Return all figures as plain data. Blocks, not games, are the units of every interval."""
    decided = [game for game in games if game.won]
    lengths = {name: length(games, name) for name in ("turns", "rounds", "decisions", "steps")}
    return {
        **plan.identity(),
        "games": len(games),
        "blocks": len({game.block for game in games}),
        "won_by_nobody": len(games) - len(decided),
        "digest": digest(games),
        "bots": {bot: bot_figures(plan, bot, games, decided, ratings) for bot in plan.bots},
        "seats": [seat_figures(plan, seat, games, decided) for seat in range(plan.players)],
        "reasons": dict(Counter(game.reason for game in games).most_common()),
        "mean_lengths": {name: mean for name, mean in lengths.items() if mean is not None},
        "intervals": "95 %; Wilson's at the effective number of games for wins, linearised for the rest; by block",
    }


def length(games: Sequence[Played], name: str) -> float | None:
    known = [getattr(game, name) for game in games if getattr(game, name) is not None]
    return sum(known) / len(known) if known else None


def multiple(plan: Plan, games: Sequence[Played], seats: Callable[[Played], Sequence[int]]) -> Estimate | None:
    """Return the share of the wins as a multiple of the fair share, which is one win for as many games as seats."""
    found = share_estimate(by_block(games, seats, share))
    return None if found is None else found.times(plan.players)


def bot_figures(
    plan: Plan, bot: str, games: Sequence[Played], decided: Sequence[Played], ratings: dict[str, Any] | None
) -> dict[str, Any]:
    own = seats_of(bot)
    times = Times()
    for game in games:
        if bot in game.times:
            times.add_all(game.times[bot])
    return {
        "games": sum(bot in game.seats for game in games),
        "seats": sum(game.seats.count(bot) for game in games),
        "wins": sum(share(game, seat) for game in decided for seat in own(game)),
        "win_share": as_data(share_estimate(by_block(decided, own, share))),
        "multiple": as_data(multiple(plan, decided, own)),
        "score": as_data(ratio_estimate(by_block(games, own, lambda game, seat: game.scores[seat]))),
        "rank": as_data(ratio_estimate(by_block(games, own, lambda game, seat: game.ranks[seat]))),
        "rating": None if ratings is None else ratings.get(bot),
        "seconds": {
            "decisions": times.count, "mean": times.mean(), "p50": times.quantile(0.5), "p95": times.quantile(0.95),
            "max": times.longest if times.count else None,
        },
    }  # fmt: skip


def seat_figures(plan: Plan, seat: int, games: Sequence[Played], decided: Sequence[Played]) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "multiple": as_data(multiple(plan, decided, lambda _game: [seat])),
        "score": as_data(ratio_estimate(by_block(games, lambda _game: [seat], lambda game, own: game.scores[own]))),
    }
