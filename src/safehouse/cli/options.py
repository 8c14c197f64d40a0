"""Options that several commands share, and how their texts become settings of a table."""

from collections.abc import Sequence

import typer

from safehouse.core.choices import chosen_setup
from safehouse.core.errors import BadOption
from safehouse.core.game import Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng, SystemRng
from safehouse.messages import LANGUAGES, preferred_language

PLAYERS = typer.Option(None, "--players", "-p", help="How many seats; 4 if not given and the game allows it.")
OPTION = typer.Option([], "--option", "-o", help="A choice of the table, as NAME=VALUE; `safehouse games` lists them.")
SEED = typer.Option(None, "--seed", help="Reproducible chance; without it, chance is the operating system's.")
JSON = typer.Option(False, "--json", help="Print for programs.")
LANG = typer.Option(None, "--lang", help=f"Language: {', '.join(LANGUAGES)}; else what the environment asks for.")


def settings(game: Game, players: int | None, words: Sequence[str]) -> Setup:
    """Return the setup that the command line asks for. A board or deck may be a file of one's own."""
    options: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"an option is NAME=VALUE, which {word!r} is not")
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
