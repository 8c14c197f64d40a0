"""`safehouse play`: a table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import LANG, OPTION, PLAYERS, SEED

if TYPE_CHECKING:
    from safehouse.cli.table import Tabletop

NAMES = ("Anne", "Herman", "Carl", "Marc", "Ines", "Otto", "Greta")


def play(
    game: str = typer.Argument("heimlich", help="Which game; `safehouse games` lists them."),
    players: int | None = PLAYERS,
    option: list[str] = OPTION,
    bot: str | None = typer.Option(None, "--bot", help="Which bot plays in the other seats: novice, casual, expert, …"),
    humans: int = typer.Option(1, "--humans", help="How many people; they take the first seats."),
    seed: int | None = SEED,
    save: Path | None = typer.Option(None, "--save", help="Save the record to this file, finished or not."),
    names: list[str] = typer.Option([], "--names", help="Names of the players, seat by seat."),
    lang: str | None = LANG,
) -> int:
    """Play in the terminal, against bots or with friends at one keyboard."""
    from safehouse.bots.base import find_bot, usual_bot
    from safehouse.cli.options import generator, language, settings
    from safehouse.cli.screen import screen_for
    from safehouse.cli.table import Leave, Tabletop, Terminal
    from safehouse.core.errors import BadOption
    from safehouse.core.match import Match
    from safehouse.core.registry import find_game

    found = find_game(game)
    setup = settings(found, players, option)
    if not 1 <= humans <= setup.players:
        raise BadOption(f"--humans must be 1 to {setup.players}, not {humans}")
    seats = seat_names(names, setup.players)
    if save is not None:
        check_target(save)
    rng = generator(seed)
    # Bots draw from a stream of their own, so that the same seed gives the same chance whatever bots play.
    bot_rng = generator(None if seed is None else seed + 1)
    name = bot or usual_bot(game)
    bots = {seat: find_bot(game, name, bot_rng) for seat in range(humans, setup.players)}
    screen = screen_for(found, language(lang), seats)
    screen.bots = list(bots)
    terminal = Terminal()
    table = Tabletop(Match(found, setup), screen, terminal, bots, rng)
    status = 0
    try:
        table.play()
    except Leave:
        terminal.console.print(screen.words.say("say-bye"))
    except KeyboardInterrupt:
        terminal.console.print()
        status = 130
    if save is None and not terminal.ended and status == 0 and terminal.interactive:
        save = ask_where(table)
    if save is not None:
        keep(table, seats, save)
    return status


def seat_names(names: list[str], players: int) -> list[str]:
    """Return a name for each seat, with defaults for those not given."""
    from safehouse.core.errors import BadOption

    given = [part for name in names for part in name.split(",") if part]
    if len(given) > players:
        raise BadOption(f"too many names: {len(given)} for {players} players")
    if len(set(given)) < len(given):
        raise BadOption("every player needs a different name")
    return given + [name for name in NAMES if name not in given][: players - len(given)]


def check_target(path: Path) -> None:
    """Refuse before the game a file that could not be written after it."""
    from safehouse.core.errors import BadOption

    if path.exists():
        raise BadOption(f"{path} already exists; choose another name")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"{path.absolute().parent} is not a folder; create it first")


def ask_where(table: "Tabletop") -> Path | None:
    """Offer to save the record."""
    from safehouse.cli.table import Leave
    from safehouse.core.errors import BadOption

    while True:
        try:
            answer = table.terminal.ask(table.words.say("ask-save"))
        except (Leave, KeyboardInterrupt):
            return None
        if not answer:
            return None
        try:
            check_target(Path(answer))
        except BadOption as error:
            table.terminal.console.print(table.words.say("say-not_saved", reason=str(error)))
        else:
            return Path(answer)


def keep(table: "Tabletop", names: list[str], path: Path) -> None:
    """Write the record."""
    from safehouse.core import record

    record.save(record.record_of(table.match, names), path)
    table.terminal.console.print(table.words.say("say-saved", path=path))
