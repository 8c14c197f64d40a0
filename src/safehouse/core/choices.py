"""Choices by name and value, in Python or on a command line: players, options, own files."""

import operator
from collections.abc import Mapping
from os import PathLike, fspath
from pathlib import Path

from safehouse.core.data import read_text
from safehouse.core.errors import BadOption
from safehouse.core.game import Setup
from safehouse.core.registry import Game

# The name of what is shipped, or the path of an own file.
NameOrPath = str | PathLike[str]
OptionValue = NameOrPath | int | bool


def whole(value: object, what: str) -> int:
    """Return a whole number, of NumPy's kinds too, or refuse it."""
    try:
        if not isinstance(value, bool):
            return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise BadOption(f"{what} must be a whole number, not {value!r}")


def checked_seat(seat: object, players: int) -> int:
    """Return a seat of this many, or refuse it."""
    number = whole(seat, "a seat")
    if not 0 <= number < players:
        raise BadOption(f"there is no seat {number} among {players} players: seats count from 0")
    return number


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


def chosen_setup(game: Game, players: int | None, options: Mapping[str, OptionValue]) -> Setup:
    """Return the chosen setup. A board, a deck or a map may be the path of an own file."""
    number = usual_players(game) if players is None else whole(players, "the number of players")
    files: dict[str, str] = {}
    for name, value in options.items():
        if name in game.meta.files and is_path(value):
            files[name] = read_text(Path(as_text(value)))
            game.check_file(name, files[name], as_text(value))
    return game.setup(number, {name: as_text(value) for name, value in options.items()}, files)
