"""`safehouse notebook`: what a good dossier would have noted about a recorded game."""

from pathlib import Path

import typer

from safehouse.cli.options import JSON, LANG


def notebook(
    file: Path = typer.Argument(..., help="A record of Heimlich & Co."),
    lang: str | None = LANG,
    as_json: bool = JSON,
) -> None:
    """List what everyone could have seen: Ruin, scorings, and chances not taken."""
    from dataclasses import asdict

    from safehouse.cli.console import print_json
    from safehouse.cli.options import language
    from safehouse.core import record
    from safehouse.core.errors import BadRecord
    from safehouse.core.game import Event
    from safehouse.games.heimlich import describe
    from safehouse.games.heimlich.notebook import notebook as observe
    from safehouse.games.heimlich.plan import Plan
    from safehouse.messages import Catalogue, words_of

    kept = record.load(file)
    match = kept.start()
    if not isinstance(match.setup, Plan):
        raise BadRecord(f"{file}: only Heimlich & Co. has a notebook; this is a game of {kept.game}")
    events: list[Event] = []
    for ply in kept.plies:
        events += match.take(ply)
    notes = observe(match.setup, events)
    if as_json:
        print_json([asdict(note) for note in notes])
        return
    names = [name or str(number) for number, name in enumerate(kept.names, 1)]
    words = Catalogue(language(lang), [words_of(match.game)], names)
    for note in notes:
        print(words.sentence(describe.observation(note)))
