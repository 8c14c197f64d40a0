"""`safehouse new-game`: start a package for a new game."""

from pathlib import Path

import typer


def new_game(
    name: str = typer.Argument(..., help="The name of the game, in lower case."),
    folder: Path = typer.Option(Path(), "--folder", help="Where to create the package."),
) -> None:
    """Write the package of a small game that plays, ready to be changed."""
    from safehouse.scaffold import new_game as make

    print(f"created {make(name, folder)}")
