"""`safehouse check`: does a game keep the laws of the contract?"""

from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import JSON, OPTION

if TYPE_CHECKING:
    from safehouse.conformance import Setting
    from safehouse.core.registry import Game

# Options with more choices than this are left at their default.
FEW = 3


def check(
    game: str = typer.Argument(..., help="Which game."),
    players: int | None = typer.Option(None, "--players", "-p", help="Only with this many players."),
    option: list[str] = OPTION,
    seed: int = typer.Option(1, "--seed", help="Where the random games begin."),
    games: int = typer.Option(3, "--games", "-n", help="Random games for each law and table."),
    law: list[str] = typer.Option([], "--law", help="Only this law."),
    as_json: bool = JSON,
) -> int:
    """Test every law of the contract on a game, at tables of all kinds."""
    from safehouse.cli import complain
    from safehouse.cli.console import print_json, progress
    from safehouse.conformance import LAWS, LawBroken, check_game
    from safehouse.core.errors import BadOption
    from safehouse.core.registry import find_game

    found = find_game(game)
    for name in law:
        if name not in LAWS:
            raise BadOption(f"there is no law {name!r}; there are {', '.join(LAWS)}")
    tables = tables_of(found, players, option)
    pairs = list(product(tables, law or LAWS))
    broken: dict[str, str] = {}
    with progress("Checking", len(pairs)) as done:
        for number, (setting, name) in enumerate(pairs):
            if name not in broken:
                try:
                    check_game(found, [setting], laws=[name], seed=seed, games=games)
                except LawBroken as error:
                    broken[name] = " ".join(str(error).split())
            done(number + 1)
    if as_json:
        labels = [setting.label for setting in tables]
        print_json({"game": game, "tables": labels, "laws": list(law or LAWS), "broken": broken})
    else:
        kept = len(law or LAWS) - len(broken)
        print(f"{game}: {kept} of {len(law or LAWS)} laws kept, at {len(tables)} kinds of table")
    for text in broken.values():
        complain(text)
    return 2 if broken else 0


def tables_of(game: "Game", players: int | None, words: list[str]) -> list["Setting"]:
    """Return tables to test: the fewest, some and the most players, with every choice of every small option.

    Combinations that the game refuses are left out.
    """
    from safehouse.cli.options import settings
    from safehouse.conformance import Setting
    from safehouse.core.errors import BadOption

    least, most = game.meta.players
    if players is not None or words:
        setup = settings(game, players, words)
        return [Setting(int(setup.players), setup.options, setup.files)]
    small = [
        option for option in game.meta.options if option.offered and not option.where and 1 < len(option.choices) <= FEW
    ]
    combinations = [
        dict(zip([o.name for o in small], values, strict=True)) for values in product(*(o.choices for o in small))
    ]
    sizes = sorted({least, (least + most) // 2, most})
    tables: list[Setting] = []
    for size, options in product(sizes, combinations):
        with suppress(BadOption):
            game.setup(size, options)
            tables.append(Setting(size, options))
    return tables
