"""The figures of an arena for the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from safehouse.arena.statistics import Estimate
    from safehouse.arena.summary import BotFigures, Summary
    from safehouse.text.replies import Tally

# Of bots that reply in words.
REPLY_COLUMNS = ("replies", "illegal", "failed", "fallbacks", "tokens")


def show(title: str, summary: "Summary", out: Path | None) -> None:
    """Print the table of bots, and the notes below it."""
    from safehouse.cli.console import out as output

    console = output()
    games = summary.games
    console.print(f"{title}: {games:,} games in {summary.blocks:,} blocks of {len(summary.seats)} seatings")
    order = sorted(summary.bots, key=lambda bot: -value(summary.bots[bot].multiple))
    columns = ("games", "wins", "× fair share", "95%", "score", "rank", "rating")
    console.print(grid(columns, [(bot, strength(summary.bots[bot])) for bot in order]))
    console.print(grid(("decisions", "p50", "p95", "max"), [(bot, times(summary.bots[bot])) for bot in order]))
    told = [(bot, found) for bot in order if (found := summary.bots[bot].replies) is not None]
    if told:
        console.print(grid(REPLY_COLUMNS, [(bot, replies(found)) for bot, found in told]))
    if summary.won_by_nobody:
        nobody = summary.won_by_nobody
        console.print(f"won by nobody (not counted in wins and ratings): {nobody:,} games ({nobody / games:.1%})")
    seats = ", ".join(f"{row.seat}: {number(row.multiple, '{:.2f}')}" for row in summary.seats)
    lengths = ", ".join(f"{mean:.0f} {name}" for name, mean in summary.mean_lengths.items())
    console.print(f"seats, × fair share: {seats}; a game takes {lengths}")
    console.print(f"results {summary.digest[:16]}{f'; {out}' if out is not None else ''}", soft_wrap=True)


def grid(columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for bot, cells in rows:
        table.add_row(bot, *cells)
    return table


def strength(row: "BotFigures") -> list[str]:
    rating = row.rating
    return [
        f"{row.games:,}", number(row.win_share, "{:.1%}"), number(row.multiple, "{:.2f}"),
        interval(row.multiple, "{:.2f}"), number(row.score, "{:.1f}"), number(row.rank, "{:.2f}"),
        "–" if rating is None or rating.high is None else f"{rating.value:.1f} ± {rating.high - rating.value:.1f}",
    ]  # fmt: skip


def times(row: "BotFigures") -> list[str]:
    seconds = row.seconds
    return [f"{seconds.decisions:,}", duration(seconds.p50), duration(seconds.p95), duration(seconds.max)]


def replies(tally: "Tally") -> list[str]:
    return [f"{number:,}" for number in tally.counts().values()]


def value(estimate: "Estimate | None") -> float:
    return 0.0 if estimate is None else estimate.value


def number(estimate: "Estimate | None", form: str) -> str:
    return "–" if estimate is None else form.format(estimate.value)


def interval(estimate: "Estimate | None", form: str) -> str:
    if estimate is None or estimate.low is None:
        return "–"
    return f"{form.format(estimate.low)} – {form.format(estimate.high)}"


def duration(seconds: float | None) -> str:
    """Return a time with three digits."""
    if seconds is None:
        return "–"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.0f} µs"
