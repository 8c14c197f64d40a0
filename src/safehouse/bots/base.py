"""What a bot is: something that answers for a seat, and sees no more than that seat sees."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module

from safehouse.core.draft import Draft
from safehouse.core.errors import SafehouseError
from safehouse.core.game import GameState, Setup
from safehouse.core.rng import Rng

# Bots by game and name: where their class is. Those under "" play every game.
BOTS: dict[str, dict[str, str]] = {
    "": {"random": "safehouse.bots.uniform:RandomBot"},
    "heimlich": {"greedy": "safehouse.bots.heimlich:GreedyBot"},
    "suitcase": {"greedy": "safehouse.bots.suitcase:GreedyBot"},
    "vienna": {"greedy": "safehouse.bots.vienna:GreedyBot"},
}


class UnknownBot(SafehouseError):
    """No bot of that name plays this game."""


class Bot(ABC):
    """A bot in one seat of one game. It is given redacted states, and what its seat sees of each event."""

    name = ""
    # Whether `see` wants to be called; who does not watch plays faster.
    watches = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: GameState, seat: int) -> int:
        """Return one of the legal actions of a pending seat. `view` is `redact(seat)`."""

    def row(self, view: GameState, seat: int) -> list[int]:
        """Return the actions of a whole decision: picks staged until nothing can be added."""
        draft = Draft(view, seat)
        while not draft.complete:
            draft.stage(self.choose(draft.state, seat))
        return draft.row

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:  # noqa: B027
        """Take note of an event as the seat sees it (`core.match.visible`)."""


class PlanningBot(Bot):
    """A bot that answers a question with several picks at once."""

    @abstractmethod
    def plan(self, view: GameState, seat: int) -> list[int]:
        """Return the picks that answer the present question, or the first of them."""

    def choose(self, view: GameState, seat: int) -> int:
        return self.plan(view, seat)[0]

    def row(self, view: GameState, seat: int) -> list[int]:
        draft = Draft(view, seat)
        while not draft.complete:
            for action in self.plan(draft.state, seat):
                draft.stage(action)
        return draft.row


def bot_names(game: str) -> list[str]:
    """Return the bots that play a game, the strongest first."""
    return [*BOTS.get(game, {}), *BOTS[""]]


def find_bot(game: str, name: str, rng: Rng) -> Bot:
    """Return a fresh bot for one seat of one game."""
    place = BOTS.get(game, {}).get(name) or BOTS[""].get(name)
    if place is None:
        raise UnknownBot(f"no bot {name!r} plays {game}; there are {', '.join(bot_names(game))}")
    module, _, kind = place.partition(":")
    bot = getattr(import_module(module), kind)(rng)
    assert isinstance(bot, Bot)
    return bot
