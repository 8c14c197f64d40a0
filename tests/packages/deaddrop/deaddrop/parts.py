"""What Dead Drop brings besides its rules: two bots, sentences, a screen in the terminal, plain text, chances."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from safehouse.bots.base import Bot
from safehouse.cli.screen import Screen
from safehouse.core.game import Event, GameState, Outcome, Setup
from safehouse.core.rng import Rng
from safehouse.core.sentences import Describer, Sentence, Told

from . import GAME, DeadDrop


class BoldBot(Bot):
    """Takes the last option: the highest card, the farthest city."""

    def choose(self, view: GameState, seat: int) -> int:
        return view.legal(seat)[-1]


class ShyBot(Bot):
    """Takes the first option."""

    def choose(self, view: GameState, seat: int) -> int:
        return view.legal(seat)[0]


def action(setup: Setup, number: int) -> Sentence:
    kind, arguments = GAME.space.decode(number)
    names = dict(zip((name for name, _ in kind.shape), arguments, strict=True))
    return f"action-{kind.name}", names


def story(setup: Setup, events: Sequence[Event], observer: int) -> list[Told]:
    return [
        (("event-delivered", {"seat": ("seat", {"seat": event.args[0]}), "number": event.args[1]}), place)
        for place, event in enumerate(events)
    ]


def outcome(state: GameState, result: Outcome) -> Sentence:
    return "outcome", {"number": max(result.scores)}


DESCRIBER = Describer(prompt=lambda view, seat: ("prompt", {}), story=story, outcome=outcome, action=action)


def lines(view: GameState, seat: int) -> list[str]:
    assert isinstance(view, DeadDrop)
    return [f"couriers: {view.at[0]} and {view.at[1]}"]


class DropScreen(Screen):
    def board(self, view: GameState, seat: int, width: int, height: int) -> list[RenderableType]:
        return [Text(line) for line in lines(view, seat)]


def chances(world: GameState, rng: Rng, playouts: int) -> list[float]:
    assert isinstance(world, DeadDrop)
    total = sum(world.points) + 2
    return [(own + 1) / total for own in world.points]
