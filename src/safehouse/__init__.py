"""Safehouse: three spy board games, an engine, bots and a server.

>>> import safehouse
>>> state = safehouse.make("heimlich", players=4, seed=1)
>>> state.draw_all()[-1]
Move('*roll:1-3')
>>> state.push("points:2")
[Event('points_chosen', [2, 2], secret=[], audience=[])]
>>> state.legal_moves[:2]
[Move('3. move:red'), Move('3. move:orange')]

What stands here is loaded when it is first used, so that a quick command does not wait for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from safehouse.core.errors import AmbiguousMove, IllegalMove, InvalidMove, SafehouseError
    from safehouse.core.game import CHANCE, SPECTATOR, Outcome
    from safehouse.core.record import Record
    from safehouse.core.registry import find_game, game_names
    from safehouse.core.rng import Rng
    from safehouse.library.look import View
    from safehouse.library.move import Move
    from safehouse.library.records import end, load, read, replay, save, start, write
    from safehouse.library.state import State, make

__version__ = "1.0.0"

# The public names, by the module that they come from.
PLACES = {
    "core.errors": ("AmbiguousMove", "IllegalMove", "InvalidMove", "SafehouseError"),
    "core.game": ("CHANCE", "SPECTATOR", "Outcome"),
    "core.record": ("Record",),
    "core.registry": ("find_game", "game_names"),
    "core.rng": ("Rng",),
    "library.look": ("View",),
    "library.move": ("Move",),
    "library.records": ("end", "load", "read", "replay", "save", "start", "write"),
    "library.state": ("State", "make"),
}
__all__ = [
    "CHANCE", "SPECTATOR", "AmbiguousMove", "IllegalMove", "InvalidMove", "Move", "Outcome", "Record", "Rng",
    "SafehouseError", "State", "View", "end", "find_game", "game_names", "load", "make", "read", "replay", "save",
    "start", "write",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    for module, names in PLACES.items():
        if name in names:
            return getattr(import_module(f"safehouse.{module}"), name)
    raise AttributeError(f"module 'safehouse' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
