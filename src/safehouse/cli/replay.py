"""`safehouse replay`: print a recorded game, or step through it."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import JSON, LANG

if TYPE_CHECKING:
    from safehouse.core.record import Record


def replay(
    file: Path = typer.Argument(..., help="A record, as `play --save` writes it, or a file with several."),
    number: int = typer.Option(1, "--number", help="Which record, in a file with several."),
    ply: int | None = typer.Option(None, "--ply", help="Stop after this many log entries."),
    seat: int | None = typer.Option(None, "--seat", help="Show what this seat sees; by default what spectators see."),
    step: bool = typer.Option(False, "--step", help="Show the table after every entry, and wait for Enter."),
    lang: str | None = LANG,
    as_json: bool = JSON,
) -> None:
    """Print the story of a recorded game, and the table at the end."""
    from rich.text import Text

    from safehouse.cli.console import print_json
    from safehouse.cli.options import language
    from safehouse.cli.screen import screen_for
    from safehouse.cli.table import Leave, Terminal
    from safehouse.core.collection import load_number
    from safehouse.core.errors import BadOption
    from safehouse.core.game import SPECTATOR
    from safehouse.core.registry import find_game

    kept = load_number(file, number)
    if seat is not None and not 1 <= seat <= kept.players:
        raise BadOption(f"there is no seat {seat}: the game has {kept.players} players")
    if ply is not None and not 0 <= ply <= len(kept.plies):
        raise BadOption(f"there is no ply {ply}: the record has {len(kept.plies)} entries")
    observer = SPECTATOR if seat is None else seat - 1
    steps = kept.plies[:ply]
    if as_json:
        print_json({"game": kept.game, "players": kept.players, "entries": seen_plies(kept, observer)[:ply]})
        return
    names = [name or str(number) for number, name in enumerate(kept.names, 1)]
    screen = screen_for(find_game(kept.game), language(lang), names)
    terminal = Terminal()
    match = kept.start()
    shown = 0
    for number, taken in enumerate(steps, 1):
        events = match.take(taken)
        view = match.state.redact(observer)
        for sentence in screen.story(view, events, observer):
            terminal.show(Text.assemble((f"{number:>4}  ", "dim"), sentence))
        if step and events:
            for part in screen.board(view, observer, terminal.width, terminal.height):
                terminal.show(part)
            shown = number
            try:
                if terminal.ask(screen.words.say("ask-continue")).lower() == "q":
                    return
            except Leave:
                step = False
    if shown < len(steps) or not steps:
        for part in screen.board(match.state.redact(observer), observer, terminal.width, terminal.height):
            terminal.show(part)
    if match.over:
        for part in screen.final(match.state, terminal.width):
            terminal.show(part)


def seen_plies(kept: "Record", observer: int) -> list[dict[str, object]]:
    """Return the steps as an observer sees them, HIDDEN as `?`."""
    from safehouse.core.game import CHANCE, HIDDEN
    from safehouse.core.record import seen
    from safehouse.core.registry import find_game

    space = find_game(kept.game).space
    told: list[dict[str, object]] = []
    for _, rows in seen(kept, observer):
        for seat, row in rows:
            actions = ["?" if action == HIDDEN else space.text(kept.setup, action) for action in row]
            told.append({"ply": len(told) + 1, "seat": "chance" if seat == CHANCE else seat + 1, "actions": actions})
    return told
