"""`safehouse arena`: bots against bots, measured."""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import JSON, OPTION, PLAYERS

if TYPE_CHECKING:
    from safehouse.arena.plan import Schedule
    from safehouse.arena.played import Played
    from safehouse.arena.summary import Summary


def arena(
    game: str = typer.Option("heimlich", "--game", "-g", help="Which game."),
    players: int | None = PLAYERS,
    option: list[str] = OPTION,
    bots: list[str] = typer.Option([], "--bots", help="Who plays; free seats are filled with each of them in turn."),
    contender: str | None = typer.Option(None, "--contender", help="One bot in one seat …"),
    against: str | None = typer.Option(None, "--against", help="… and copies of this one in all others."),
    games: int = typer.Option(1000, "--games", "-n", help="How many games; rounded up to whole rounds."),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same games."),
    processes: int = typer.Option(os.cpu_count() or 1, "--processes", help="How many processes at most."),
    out: Path | None = typer.Option(None, "--out", help="A folder for results and report; run again to continue."),
    ray: str | None = typer.Option(None, "--ray", help="Play on Ray: on this machine, or on the cluster at ADDRESS."),
    as_json: bool = JSON,
) -> None:
    """Let bots play against each other in all seats; show how strong each is, and write a report."""
    from safehouse.arena.plan import make_plan
    from safehouse.arena.results import Results
    from safehouse.cli.console import print_json, progress
    from safehouse.cli.options import settings
    from safehouse.core.errors import BadOption
    from safehouse.core.registry import find_game

    found = find_game(game)
    setup = settings(found, players, option)
    if processes < 1:
        raise BadOption(f"--processes must be at least 1, not {processes}")
    plan = make_plan(found, setup, who_plays(bots, contender, against, int(setup.players)), seed)
    wanted = plan.whole_rounds(games)
    with Results(plan, out) as results:
        left = results.missing(wanted)
        with progress("Arena", len(left)) as done:
            for number, finished in enumerate(play(plan, left, processes, ray), 1):
                results.add(finished)
                done(number)
        summary = evaluate(plan, [results.games[number] for number in sorted(results.games)], out)
    if as_json:
        print_json(summary.as_data(plan))
    else:
        from safehouse.cli.arena_table import show

        show(found.meta.title, summary, out)


def who_plays(bots: Sequence[str], contender: str | None, against: str | None, players: int) -> list[str]:
    """Return the bots that the command names, by --bots or by --contender and --against."""
    from safehouse.core.errors import BadOption

    listed = list(bots)
    if contender is None and against is None:
        return listed
    if contender is None or against is None or listed:
        raise BadOption("use --contender and --against together, and without --bots")
    return [contender, *[against] * (players - 1)]


def play(plan: "Schedule", numbers: Sequence[int], processes: int, ray: str | None) -> Iterator["Played"]:
    if ray is None:
        from safehouse.arena.local import play_local

        return play_local(plan, numbers, processes)
    from safehouse.arena.cluster import play_on_ray

    return play_on_ray(plan, numbers, processes, ray)


def evaluate(plan: "Schedule", games: Sequence["Played"], out: Path | None) -> "Summary":
    """Return the figures, and write the report into the folder if its libraries are installed."""
    from safehouse.arena import ratings, report
    from safehouse.arena.results import SUMMARY
    from safehouse.arena.summary import summarise
    from safehouse.cli.console import err, progress

    with progress("Rating", ratings.PASSES) as done:
        rated = ratings.rate(games, plan.bots, plan.seed, done)
    summary = summarise(plan, games, rated)
    if out is not None:
        (out / SUMMARY).write_text(json.dumps(summary.as_data(plan), indent=2) + "\n", encoding="utf-8")
        if report.installed():
            with progress("Writing the report", None):
                report.write_report(plan, games, summary, out)
    if out is not None and not report.installed():
        err().print("The report needs more libraries: pip install 'safehouse-games[arena]'", soft_wrap=True)
    return summary
