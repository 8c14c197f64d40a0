"""The figures of an arena: wins, scores, ranks and times of each bot, and what the seat is worth."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from safehouse.arena.plan import Schedule
from safehouse.arena.played import Played
from safehouse.arena.results import digest
from safehouse.arena.statistics import Estimate, ratio_estimate, share_estimate
from safehouse.arena.times import Times
from safehouse.text.replies import Tally

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


class Seconds(Struct):
    """How long decisions took; None where there were none."""

    decisions: int
    mean: float | None
    p50: float | None
    p95: float | None
    max: float | None


class BotFigures(Struct, omit_defaults=True):
    """What a bot did. None where nothing was counted, or ratings were not worked out."""

    games: int
    seats: int
    wins: float
    win_share: Estimate | None
    multiple: Estimate | None
    score: Estimate | None
    rank: Estimate | None
    rating: Estimate | None
    seconds: Seconds
    # Of a bot that replies in words.
    replies: Tally | None = None


class SeatFigures(Struct):
    """What a seat is worth; the first is 1."""

    seat: int
    multiple: Estimate | None
    score: Estimate | None


class Summary(Struct):
    """All figures of an arena. Blocks, not games, are the units of every interval."""

    games: int
    blocks: int
    won_by_nobody: int
    digest: str
    bots: dict[str, BotFigures]
    seats: list[SeatFigures]
    reasons: dict[str, int]
    # Of those measures that the game has.
    mean_lengths: dict[str, float]
    intervals: str = "95 %; Wilson's at the effective number of games for wins, linearised for the rest; by block"

    def as_data(self, plan: Schedule) -> dict[str, Any]:
        """Return it as `summary.json` has it, with what was played."""
        return {**plan.identity(), **msgspec.to_builtins(self)}


def summarise(plan: Schedule, games: Sequence[Played], ratings: Mapping[str, Estimate] | None) -> Summary:
    """Return all figures."""
    decided = [game for game in games if game.won]
    lengths = {name: length(games, name) for name in ("turns", "rounds", "decisions", "steps")}
    return Summary(
        games=len(games),
        blocks=len({game.block for game in games}),
        won_by_nobody=len(games) - len(decided),
        digest=digest(games),
        bots={bot: bot_figures(plan, bot, games, decided, (ratings or {}).get(bot)) for bot in plan.bots},
        seats=[seat_figures(plan, seat, games, decided) for seat in range(plan.players)],
        reasons=dict(Counter(game.reason for game in games).most_common()),
        mean_lengths={name: mean for name, mean in lengths.items() if mean is not None},
    )


def length(games: Sequence[Played], name: str) -> float | None:
    known = [getattr(game, name) for game in games if getattr(game, name) is not None]
    return sum(known) / len(known) if known else None


def multiple(plan: Schedule, games: Sequence[Played], seats: Callable[[Played], Sequence[int]]) -> Estimate | None:
    """Return the share of the wins as a multiple of the fair share, which is one win for as many games as seats."""
    found = share_estimate(by_block(games, seats, share))
    return None if found is None else found.times(plan.players)


def bot_figures(
    plan: Schedule, bot: str, games: Sequence[Played], decided: Sequence[Played], rating: Estimate | None
) -> BotFigures:
    own = seats_of(bot)
    times, replies = Times(), Tally()
    for game in games:
        replies.add(game.replies.get(bot, Tally()))
        if bot in game.times:
            times.add_all(game.times[bot])
    return BotFigures(
        games=sum(bot in game.seats for game in games),
        seats=sum(game.seats.count(bot) for game in games),
        wins=sum(share(game, seat) for game in decided for seat in own(game)),
        win_share=share_estimate(by_block(decided, own, share)),
        multiple=multiple(plan, decided, own),
        score=ratio_estimate(by_block(games, own, lambda game, seat: game.scores[seat])),
        rank=ratio_estimate(by_block(games, own, lambda game, seat: game.ranks[seat])),
        rating=rating,
        seconds=Seconds(
            times.count, times.mean(), times.quantile(0.5), times.quantile(0.95), times.longest if times.count else None
        ),
        replies=replies if any(bot in game.replies for game in games) else None,
    )


def seat_figures(plan: Schedule, seat: int, games: Sequence[Played], decided: Sequence[Played]) -> SeatFigures:
    scores = by_block(games, lambda _game: [seat], lambda game, own: game.scores[own])
    return SeatFigures(seat + 1, multiple(plan, decided, lambda _game: [seat]), ratio_estimate(scores))
