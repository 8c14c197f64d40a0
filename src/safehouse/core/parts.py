"""The parts of a game that are loaded on first use.

Each is named by its place, `module:name`; a module that begins with a dot is one of the game's own package.
"""

import sys
from functools import cache
from importlib import import_module
from typing import Any

from safehouse.core.errors import BadGame
from safehouse.core.registry import Game


def part(game: Game, name: str) -> Any:
    """Return a part of a game; None where it has none."""
    place: str = getattr(game, name)
    return load(game, name, place) if place else None


@cache
def load(game: Game, name: str, place: str) -> Any:
    """Return what is at a place, or raise an error that names the game and the part."""
    module, _, kind = place.partition(":")
    package = sys.modules[type(game).__module__].__package__
    try:
        return getattr(import_module(module, package), kind)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadGame(f"{game.meta.name}: its {name}, {place!r}, cannot be loaded: {error}") from None
