"""`safehouse replay`: a recorded game, told or stepped through."""

from pathlib import Path

import typer

from safehouse.cli.options import JSON, LANG


def replay(
    file: Path = typer.Argument(..., help="A record, as `play --save` writes it."),
    ply: int | None = typer.Option(None, "--ply", help="Stop after so many entries of the log."),
    seat: int | None = typer.Option(None, "--seat", help="See it with the eyes of this seat; else as a spectator."),
    step: bool = typer.Option(False, "--step", help="Show the table after every entry, and wait for Enter."),
    lang: str | None = LANG,
    as_json: bool = JSON,
) -> None:
    """Tell a recorded game, and show how the table stood in the end."""
    from rich.text import Text

    from safehouse.cli.console import print_json
    from safehouse.cli.options import language
    from safehouse.cli.screen import screen_for
    from safehouse.cli.table import Leave, Terminal
    from safehouse.core import record
    from safehouse.core.errors import BadOption
    from safehouse.core.game import CHANCE, SPECTATOR
    from safehouse.core.registry import find_game

    kept = record.load(file)
    if seat is not None and not 1 <= seat <= kept.players:
        raise BadOption(f"there is no seat {seat}, {kept.players} play")
    if ply is not None and not 0 <= ply <= len(kept.entries):
        raise BadOption(f"there is no ply {ply}, the record has {len(kept.entries)} entries")
    observer = SPECTATOR if seat is None else seat - 1
    entries = kept.entries[:ply]
    if as_json:
        print_json({"game": kept.game, "players": kept.players, "entries": seen(kept, observer, len(entries))})
        return
    names = [name or str(number) for number, name in enumerate(kept.names, 1)]
    screen = screen_for(find_game(kept.game), language(lang), names)
    terminal = Terminal()
    match = kept.start()
    shown = 0
    for number, entry in enumerate(entries, 1):
        events = match.force(entry.actions[0]) if entry.seat == CHANCE else match.submit(entry.seat, entry.actions)
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
    if shown < len(entries) or not entries:
        for part in screen.board(match.state.redact(observer), observer, terminal.width, terminal.height):
            terminal.show(part)
    if match.over:
        for part in screen.final(match.state, terminal.width):
            terminal.show(part)


def seen(kept: "object", observer: int, count: int) -> list[dict[str, object]]:
    """Return the entries as an observer sees them, HIDDEN as `?`."""
    from safehouse.core.game import CHANCE, HIDDEN
    from safehouse.core.match import seen_rows
    from safehouse.core.record import Record, batches
    from safehouse.core.registry import find_game

    assert isinstance(kept, Record)
    space = find_game(kept.game).space
    told: list[dict[str, object]] = []
    for match, batch in batches(kept.start(), kept.entries[:count]):
        for entry in batch:
            row = seen_rows(match.state.clone(), entry, observer)
            actions = ["?" if action == HIDDEN else space.text(kept.setup, action) for action in row]
            told.append(
                {"ply": len(told) + 1, "seat": "chance" if entry.seat == CHANCE else entry.seat + 1, "actions": actions}
            )
    return told
