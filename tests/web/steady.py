"""A server whose chance is known: the same answers lead to the same game, on every machine and whatever ran before.

All its tables have one seed, so chance follows from the nonces that people bring (`core.fair`). Its bots are the real
ones, but what they draw follows from what they see. Everything else is the server as it is.
"""

import functools
import hashlib
import os
import sys
from contextlib import AbstractContextManager
from typing import Any

from safehouse.bots.base import EVERYWHERE, Bot, places
from safehouse.core import fair
from safehouse.core.fields import values_of
from safehouse.core.game import GameState
from safehouse.core.parts import load
from safehouse.core.registry import find_game, game_names
from safehouse.core.rng import Rng
from tests.server.client import ROOT, Running, running

SEED = bytes(range(fair.SEED_BYTES))
MODULE = "tests.web.steady"
NAMES = ("random", "greedy")


class Steady(Bot):
    """Answers one view always alike."""

    place = ""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        game, _, name = self.place.partition(":")
        place = {**EVERYWHERE, **find_game(game).bots}[name]
        self.inner: Bot = load(find_game(game), name, place)(rng)

    def choose(self, view: GameState, seat: int) -> int:
        return self.row(view, seat)[0]

    def row(self, view: GameState, seat: int) -> list[int]:
        seen = repr((seat, sorted(values_of(view).items()))).encode()
        self.inner.rng = Rng(int.from_bytes(hashlib.sha256(seen).digest()[:4], "big"))
        return self.inner.row(view, seat)


def __getattr__(name: str) -> Any:
    """Give a worker the steady form of a bot: it asks for it by the game and the name of the real one."""
    if ":" not in name:
        raise AttributeError(name)
    return type("SteadyBot", (Steady,), {"place": name})


def steady_bots() -> dict[str, dict[str, str]]:
    """Return the bots in the form of `bots.base.MORE`."""
    return {game: {name: f"{MODULE}:{game}:{name}" for name in places(game) if name in NAMES} for game in game_names()}


class SteadyServer(Running):
    """A process that serves so."""

    module = MODULE

    def __init__(self, database: str, **settings: object) -> None:
        # Long enough for a page to give its nonce.
        super().__init__(database, **{"nonce_wait": 5, **settings})


def steady(database: str, **settings: object) -> AbstractContextManager[Running]:
    return running(database, SteadyServer, **settings)


def main() -> int:
    from safehouse.cli import main as command
    from safehouse.server import house
    from safehouse.server.workers import Workers

    fair.new_seed = lambda: SEED
    vars(house)["Workers"] = functools.partial(Workers, bots=steady_bots())
    # Workers import the bots from here, too.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return int(command() or 0)


if __name__ == "__main__":
    sys.exit(main())
