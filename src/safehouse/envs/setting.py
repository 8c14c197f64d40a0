"""What an environment is asked for: a game, a number of players, options as keyword arguments."""

from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game

OptionValue = str | int | bool


def make_setup(name: str, players: int | None = None, **options: OptionValue) -> tuple[Game, Setup]:
    """Return a game and its setup. Options are those of `safehouse games`; True and False say yes and no."""
    game = find_game(name)
    return game, game.setup(
        players or usual_players(game), {option: as_text(value) for option, value in options.items()}
    )


def usual_players(game: Game) -> int:
    """Return how many play a game where nobody says so."""
    return game.usual_players or game.meta.players[1]


def as_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
