"""Choices by name and value, in Python or on a command line: players, options, own files."""

from collections.abc import Mapping
from os import PathLike, fspath
from pathlib import Path

from safehouse.core.data import read_text
from safehouse.core.game import Setup
from safehouse.core.registry import Game

OptionValue = str | int | bool | PathLike[str]


def usual_players(game: Game) -> int:
    """Return the default number of players of a game."""
    return game.usual_players or game.meta.players[1]


def as_text(value: OptionValue) -> str:
    """Return a value as options have it: True and False say yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return fspath(value) if isinstance(value, PathLike) else str(value)


def is_path(value: OptionValue) -> bool:
    """Return whether the value of a board, deck or map is a path, and not the name of a shipped file."""
    return isinstance(value, PathLike) or "/" in str(value) or str(value).endswith(".json")


def chosen_setup(game: Game, players: int, options: Mapping[str, OptionValue]) -> Setup:
    """Return the chosen setup. A board, a deck or a map may be the path of an own file."""
    files: dict[str, str] = {}
    for name, value in options.items():
        if name in game.meta.files and is_path(value):
            files[name] = read_text(Path(as_text(value)))
            game.check_file(name, files[name], as_text(value))
    return game.setup(players, {name: as_text(value) for name, value in options.items()}, files)
