"""The base of bots: a bot answers for a seat, and sees only what that seat sees."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from safehouse.core.draft import Draft
from safehouse.core.errors import SafehouseError
from safehouse.core.game import GameState, Setup
from safehouse.core.parts import load
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.text.replies import Tally

# Who plays every game, by name and place; a game's own bots are in its manifest (`Game.bots`).
EVERYWHERE: Final = {"random": "safehouse.bots.uniform:RandomBot"}
# More bots of this process, by game; those under "" play every game.
MORE: dict[str, dict[str, str]] = {}
# Bots of users, by the beginning of their names: they run on the user's machine, never on a server.
BROUGHT: Final = ("llm", "program", "onnx", "weights", "python")
# The bot that plays if nobody chose one, if the game has it.
USUAL_LEVEL: Final = "casual"


class UnknownBot(SafehouseError):
    """No bot of that name plays this game."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: until the first limit is reached. 0 is no limit."""

    milliseconds: int = 0
    simulations: int = 0


class Bot(ABC):
    """A bot in one seat of one game. It is given redacted states, and what its seat sees of each event."""

    name = ""
    # Whether `see` must be called; a bot that does not watch plays faster.
    watches = False
    # A bot that searches keeps to it. Counted in simulations, it answers the same on every machine.
    budget = Budget()

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @property
    def tally(self) -> Tally | None:
        """Return the tally of a bot that replies in words; None for any other bot."""
        return None

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

    def close(self) -> None:  # noqa: B027
        """Release everything: the game is over for this bot. Its creator calls this."""


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


def places(game: str) -> dict[str, str]:
    """Return the bots that play a game by name, the strongest first: where their class is."""
    return {**find_game(game).bots, **EVERYWHERE, **MORE.get(game, {}), **MORE.get("", {})}


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that play a game, the strongest first."""
    return [*find_game(game).bots, *EVERYWHERE]


def usual_bot(game: str) -> str:
    """Return the bot that plays if nobody chose one."""
    names = bot_names(game)
    return USUAL_LEVEL if USUAL_LEVEL in names else names[0]


def find_bot(game: str, name: str, rng: Rng) -> Bot:
    """Return a fresh bot for one seat of one game: by its name, or with a budget, as in `expert:ms=30,sims=200`.

    `program:COMMAND` is an external program (docs/foreign-bots.md), `onnx:PATH` a network and
    `weights:PATH` one like those of the bot `network` (docs/training.md), `llm:MODEL@URL` a language model
    (docs/text-agents.md), `python:MODULE:CLASS` any class of bots, with a budget behind it or without.
    """
    plain, _, limits = name.partition(":")
    if plain == "python":
        return find_class(name, rng)
    if plain == "onnx":
        from safehouse.bots.learned import LearnedBot

        return LearnedBot(rng, game, limits)
    if plain == "weights":
        from safehouse.bots.network import NetworkBot

        return NetworkBot(rng, game, Path(limits))
    if plain == "program":
        from safehouse.bots.foreign.bot import ForeignBot

        return ForeignBot(rng, game, limits)
    if plain == "llm":
        from safehouse.bots.llm.bot import ModelBot

        return ModelBot(rng, game, limits)
    place = frozen_place(game, plain) if "@" in plain else places(game).get(plain)
    if place is None:
        raise UnknownBot(f"no bot {plain!r} plays {game}; there are {', '.join(bot_names(game))}")
    bot = load(find_game(game), f"bot {plain!r}", place)(rng)
    assert isinstance(bot, Bot)
    if limits:
        bot.budget = read_budget(name, limits)
    return bot


def frozen_place(game: str, name: str) -> str | None:
    """Return the place of a frozen bot, `LEVEL@NUMBER`: for measuring, in builds that have it."""
    level, _, number = name.partition("@")
    place = find_game(game).bots.get(level)
    if place is None or not number.isdecimal():
        return None
    module, _, kind = place.replace(".bots.", f".bots_{number}.").partition(":")
    package = sys.modules[type(find_game(game)).__module__].__package__ or ""
    try:
        there = find_spec(module, package) is not None
    except ModuleNotFoundError:
        there = False
    if not there:
        raise UnknownBot(f"{name} is a frozen bot, which this build does not include; ./run arena builds one that does")
    return f"{module}:{kind}"


def find_class(name: str, rng: Rng) -> Bot:
    """Return a fresh bot of a class that is named by its place."""
    _, module, kind, limits, *more = [*name.split(":"), "", ""]
    try:
        bot = getattr(import_module(module), kind)(rng)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"{name!r} cannot be found; write python:MODULE:CLASS ({error})") from None
    if not isinstance(bot, Bot) or any(more):
        raise UnknownBot(f"{name!r} is not a bot; write python:MODULE:CLASS or python:MODULE:CLASS:ms=NUMBER")
    if limits:
        bot.budget = read_budget(name, limits)
    return bot


def read_budget(name: str, limits: str) -> Budget:
    """Read the part of a bot's name after the colon."""
    found: dict[str, int] = {}
    for part in limits.split(","):
        key, _, number = part.partition("=")
        if key not in ("ms", "sims") or not number.isdecimal() or int(number) == 0:
            raise UnknownBot(f"the budget of {name!r} must be ms=NUMBER or sims=NUMBER, not {part!r}")
        found[key] = int(number)
    return Budget(found.get("ms", 0), found.get("sims", 0))
