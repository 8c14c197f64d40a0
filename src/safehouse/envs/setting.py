"""What an environment is asked for: a game, a number of players, options as keyword arguments."""

from safehouse.core.choices import NameOrPath, OptionValue, chosen_setup
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.scenario import begun_at, chosen_setting


def make_setup(
    name: str, players: int | None = None, *, scenario: NameOrPath = "", **options: OptionValue
) -> tuple[Game, Setup]:
    """Return a game and its setup. Options are those of `safehouse games`; True and False say yes and no.

    A board, a deck or a map may be the path of an own file. `scenario` is a small setting, a scenario that comes with
    the game or the path of one: games begin where its line ends, with its players and options.
    """
    game = find_game(name)
    if scenario:
        return begun_at(chosen_setting(game, scenario, players, options))
    return game, chosen_setup(game, players, options)


def id_of(game: str) -> str:
    """Return the name of a game's environment: dead_drop is `safehouse/DeadDrop-v0`."""
    return f"safehouse/{game.title().replace('_', '')}-v0"
