"""Options that several commands share, and how their texts become settings of a table."""

from collections.abc import Sequence

import typer

from safehouse.core.choices import chosen_setup
from safehouse.core.errors import BadOption
from safehouse.core.game import Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng, SystemRng
from safehouse.messages import LANGUAGES, preferred_language

PLAYERS = typer.Option(None, "--players", "-p", help="Number of players; 4 by default if the game allows it.")
OPTION = typer.Option([], "--option", "-o", help="A table option as NAME=VALUE; `safehouse games` lists them.")
SEED = typer.Option(None, "--seed", help="Seed for a reproducible game; by default chance is unpredictable.")
JSON = typer.Option(False, "--json", help="Print JSON.")
LANG = typer.Option(None, "--lang", help=f"Language: {', '.join(LANGUAGES)}; by default that of the environment.")


def settings(game: Game, players: int | None, words: Sequence[str]) -> Setup:
    """Return the setup that the command line asks for. A board or deck may be an own file."""
    options: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"write an option as NAME=VALUE, not {word!r}")
        options[name] = value
    least, most = game.meta.players
    return chosen_setup(game, min(max(least, 4), most) if players is None else players, options)


def generator(seed: int | None) -> Rng:
    """Return where chance comes from: a seed, or the operating system."""
    return SystemRng() if seed is None else Rng(seed)


def language(lang: str | None) -> str:
    if lang is None:
        return preferred_language()
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang
