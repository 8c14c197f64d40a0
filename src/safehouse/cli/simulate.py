"""`safehouse simulate`: play many games among bots, and show statistics."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from safehouse.cli.options import JSON, OPTION, PLAYERS

if TYPE_CHECKING:
    from safehouse.core.game import GameState, Setup
    from safehouse.core.record import Record
    from safehouse.core.registry import Game
    from safehouse.text.replies import Tally as Replies


def simulate(
    game: str = typer.Argument("heimlich", help="Which game."),
    players: int | None = PLAYERS,
    option: list[str] = OPTION,
    games: int = typer.Option(1000, "--games", "-n", help="How many games."),
    bots: list[str] = typer.Option([], "--bots", help="A bot for each seat; the last one fills the rest."),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same games."),
    save: Path | None = typer.Option(None, "--save", help="Write the games to this file: .sfh, or .jsonl for JSON."),
    as_json: bool = JSON,
) -> None:
    """Let bots play many games; show how often each won."""
    from safehouse.bots.base import usual_bot
    from safehouse.cli.console import print_json
    from safehouse.cli.options import settings
    from safehouse.core.errors import BadOption
    from safehouse.core.registry import find_game

    found = find_game(game)
    setup = settings(found, players, option)
    if games < 1:
        raise BadOption(f"--games must be at least 1, not {games}")
    seats = seat_bots(bots or [usual_bot(game)], int(setup.players))
    if save is None:
        tally = run(found, setup, seats, games, seed)
    else:
        from safehouse.core.collection import writer

        with writer(save) as keep:
            tally = run(found, setup, seats, games, seed, keep)
    summary = summarise(tally, seats)
    head = {"game": game, "players": int(setup.players), "options": setup.options, "seed": seed}
    if as_json:
        print_json({**head, **summary})
    else:
        show(found.meta.title, summary)


def seat_bots(names: Sequence[str], players: int) -> list[str]:
    """Return the name of each seat's bot."""
    from safehouse.core.errors import BadOption

    # A comma before KEY= separates a bot's own limits.
    listed = [part for name in names for part in re.split(r",(?![a-z]+=)", name) if part]
    if len(listed) > players:
        raise BadOption(f"too many bots: {len(listed)} for {players} seats")
    return listed + [listed[-1]] * (players - len(listed))


@dataclass
class Tally:
    """The counts, game by game."""

    players: int
    games: int = 0
    seconds: float = 0.0
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    unwon: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    steps: int = 0
    turns: int | None = None
    # By bot, for those that reply in words.
    replies: "dict[str, Replies]" = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.shares = [0.0] * self.players
        self.scores = [0] * self.players

    def add(self, state: "GameState", steps: int, turns: int | None) -> None:
        outcome = state.outcome()
        self.games += 1
        self.steps += steps
        for seat in range(self.players):
            self.shares[seat] += outcome.shares[seat]
            self.scores[seat] += outcome.scores[seat]
        self.unwon += not outcome.winners()
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        if turns is not None:
            self.turns = (self.turns or 0) + int(turns)


def run(
    game: "Game",
    setup: "Setup",
    seats: Sequence[str],
    games: int,
    seed: int,
    keep: "Callable[[Record], None] | None" = None,
) -> Tally:
    """Play the games, all from one stream of random numbers. `keep`, if given, gets the record of each."""
    import time

    from safehouse.bots.base import find_bot
    from safehouse.bots.tables import Length, play_game, tallies
    from safehouse.cli.console import progress
    from safehouse.core.match import Match
    from safehouse.core.record import record_from
    from safehouse.core.rng import Rng
    from safehouse.core.rows import Picks

    rng = Rng(seed)
    tally = Tally(int(setup.players))
    first = game.first_state(setup)
    start = time.perf_counter()
    with progress("Simulating", games) as done:
        for number in range(games):
            state = first.clone()
            bots = [find_bot(game.meta.name, name, rng) for name in seats]
            length = Length(game)
            # Listen only to games that report turns: the others are faster without.
            picks = None if keep is None else Picks(Match(game, setup, state))
            steps = play_game(state, bots, rng, length.note if length.told else None, picks)
            tally.add(state, steps, length.turns(state))
            if picks is not None and keep is not None:
                tags = {"Event": f"simulation, seed {seed}, game {number + 1}"}
                keep(record_from(picks.match, picks.match.entries, seats, tags))
            for bot in bots:
                bot.close()
            for name, replies in tallies(seats, bots).items():
                tally.replies.setdefault(name, type(replies)()).add(replies)
            done(number + 1)
    tally.seconds = time.perf_counter() - start
    return tally


def summarise(tally: Tally, seats: Sequence[str]) -> dict[str, Any]:
    """Return the figures of many games as plain data."""
    from safehouse.arena.statistics import wilson

    def figures(won: float, trials: int, score: float) -> dict[str, Any]:
        low, high = wilson(won, trials)
        return {"win_share": won / trials, "low": low, "high": high, "mean_score": score / trials}

    games = tally.games
    by_bot: dict[str, dict[str, Any]] = {}
    for bot in dict.fromkeys(seats):
        own = [seat for seat, name in enumerate(seats) if name == bot]
        won = sum(tally.shares[seat] for seat in own)
        score = sum(tally.scores[seat] for seat in own)
        by_bot[bot] = {"seats": len(own), "per_game": won / games, **figures(won, games * len(own), score)}
        if bot in tally.replies:
            by_bot[bot]["replies"] = tally.replies[bot].counts()
    return {
        "games": games,
        "seats": [
            {"seat": seat + 1, "bot": bot, **figures(tally.shares[seat], games, tally.scores[seat])}
            for seat, bot in enumerate(seats)
        ],
        "bots": by_bot,
        "won_by_nobody": {
            "share": tally.unwon / games,
            "low": wilson(tally.unwon, games)[0],
            "high": wilson(tally.unwon, games)[1],
        },
        "reasons": tally.reasons,
        "mean_turns": None if tally.turns is None else tally.turns / games,
        "mean_steps": tally.steps / games,
        "seconds": tally.seconds,
        "games_per_s": games / tally.seconds,
    }


def show(title: str, summary: dict[str, Any]) -> None:
    from rich.table import Table

    from safehouse.cli.console import out

    console = out()
    console.print(f"{title}: {summary['games']:,} games")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("seat")
    table.add_column("bot")
    for column in ("wins", "95 %", "mean score"):
        table.add_column(column, justify="right")
    rows = [(str(row["seat"]), row["bot"], row) for row in summary["seats"]]
    if len(summary["bots"]) > 1 or len(rows) > 1:
        rows += [("each" if row["seats"] > 1 else "all", bot, row) for bot, row in summary["bots"].items()]
    for seat, bot, row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        table.add_row(seat, bot, f"{row['win_share']:.1%}", interval, f"{row['mean_score']:.1f}")
    console.print(table)
    for bot, row in summary["bots"].items():
        if "replies" in row:
            counts = ", ".join(f"{number:,} {name}" for name, number in row["replies"].items())
            console.print(f"{bot}: {counts}", soft_wrap=True)
    nobody = summary["won_by_nobody"]
    if nobody["share"]:
        console.print(f"won by nobody: {nobody['share']:.1%} ({nobody['low']:.1%} – {nobody['high']:.1%})")
    turns = "" if summary["mean_turns"] is None else f"{summary['mean_turns']:.1f} turns, "
    console.print(f"a game takes {turns}{summary['mean_steps']:.0f} steps; {summary['games_per_s']:,.0f} games/s")
