"""What an environment is asked for: a game, a number of players, options as keyword arguments."""

from typing import Final

from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game

# How many play where nobody says so; a game of somebody else's is played by as many as it takes.
USUAL_PLAYERS: Final = {"heimlich": 5, "suitcase": 4, "vienna": 4}

OptionValue = str | int | bool


def make_setup(name: str, players: int | None = None, **options: OptionValue) -> tuple[Game, Setup]:
    """Return a game and its setup. Options are those of `safehouse games`; True and False say yes and no."""
    game = find_game(name)
    return game, game.setup(
        players or usual_players(name), {option: as_text(value) for option, value in options.items()}
    )


def usual_players(name: str) -> int:
    """Return how many play a game where nobody says so."""
    return USUAL_PLAYERS.get(name) or find_game(name).meta.players[1]


def as_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
