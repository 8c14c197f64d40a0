"""`safehouse analyse`: an expert bot reviews a finished game."""

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import JSON

if TYPE_CHECKING:
    from rich.console import Console

    from safehouse.analysis.report import Analysis, Choice
    from safehouse.core.record import Record

LEVELS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def analyse(
    file: Path = typer.Argument(..., help="A record of a finished game; - reads it from the standard input."),
    number: int = typer.Option(1, "--number", help="Which record, in a file with several."),
    bot: str | None = typer.Option(None, "--bot", help="Which bot analyses, with a budget: expert:ms=100."),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same analysis, with a budget in simulations."),
    everything: bool = typer.Option(
        False, "--all", help="List every decision that the expert would have made differently."
    ),
    steps: bool = typer.Option(False, "--progress", help="Print progress to stderr: done 40 of 210."),
    as_json: bool = JSON,
) -> None:
    """Review a game: who was ahead and when, where it turned, and what an expert would have played."""
    import sys
    from dataclasses import asdict

    from safehouse.analysis.look import analyse as look
    from safehouse.analysis.look import usual_analyst
    from safehouse.cli.console import out, print_json, progress
    from safehouse.core import record
    from safehouse.core.collection import load_number

    from_pipe = str(file) == "-"
    kept = record.read(sys.stdin.read(), "standard input") if from_pipe else load_number(file, number)
    asked = bot or f"{usual_analyst(kept.game)}:ms=50"
    count = sum(len(entry.answers) for entry in kept.entries)
    if steps:
        report = look(kept, asked, seed, lambda done: print(f"done {done} of {count}", file=sys.stderr, flush=True))
    else:
        with progress("Analysing", count) as bar:
            report = look(kept, asked, seed, bar)
    if as_json:
        print_json({**asdict(report), "agreement": report.agreement()})
    else:
        show(out(), report, kept, everything)


def show(console: "Console", report: "Analysis", kept: "Record", everything: bool) -> None:
    """Print an analysis."""
    from rich.table import Table

    console.print(f"{kept.game}: {len(report.chances)} moments, {len(report.choices)} decisions, by {report.bot}")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("player", "chances of winning, from the deal to the end", "like the expert"):
        table.add_column(column)
    for seat, agreement in enumerate(report.agreement()):
        share = "–" if agreement is None else f"{agreement:.0%}"
        table.add_row(report.names[seat], line([row[seat] for row in report.chances]), share)
    console.print(table)
    if report.turning:
        console.print("\nturning points")
    for turn in report.turning:
        change = f"{report.names[turn.gained_by]} +{turn.gain:.0%}, {report.names[turn.lost_by]} −{turn.loss:.0%}"
        console.print(f"  moment {turn.moment}: {change}")
        for choice in report.choices:
            if choice.moment == turn.moment:
                told(console, report, choice)
    if graded := report.graded():
        console.print("\nmistakes")
    for choice in graded:
        told(console, report, choice)
    if report.suspected:
        suspicions(console, report, kept)
    if everything:
        console.print("\nwhere the expert would have played differently")
        for choice in report.choices:
            if not choice.agreed:
                told(console, report, choice)


def told(console: "Console", report: "Analysis", choice: "Choice") -> None:
    more = "" if choice.agreed else f"; the expert: {' '.join(choice.best)}"
    if choice.grade:
        more += f" ({choice.grade}: {choice.cost:.0%} of the win)"
    console.print(f"    {choice.moment:>4}  {report.names[choice.seat]}: {' '.join(choice.played)}{more}")


def suspicions(console: "Console", report: "Analysis", kept: "Record") -> None:
    """Print what the players could have known about each identity at the end."""
    from rich.table import Table

    names = kept.setup.names["agent"]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("agent")
    for name in report.names:
        table.add_column(name, justify="right")
    for agent, row in enumerate(report.suspected[-2 if len(report.suspected) > 1 else -1]):
        if any(row):
            table.add_row(names[agent], *(f"{chance:.0%}" for chance in row))
    console.print("\nwhat the players could have known before the identities were shown")
    console.print(table)


def line(values: list[float]) -> str:
    """Return a row of bars that fits the width, each the mean of a stretch."""
    width = min(WIDTH, len(values))
    cuts = [round(place * len(values) / width) for place in range(width + 1)]
    means = [sum(values[a:b]) / (b - a) for a, b in pairwise(cuts)]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(mean * len(LEVELS)))] for mean in means)
