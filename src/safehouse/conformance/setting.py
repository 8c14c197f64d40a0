"""What a law is, what it is tried on, and how it says that it was broken."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from safehouse.core.game import Setup
from safehouse.core.registry import Game


class LawBroken(AssertionError):
    """A game breaks the contract. The text names law, game, setting, ply and seat, and what differed."""


# A law plays `games` random games from `seed` on, and raises LawBroken.
Law = Callable[[Game, Setup, int, int], None]


@dataclass(frozen=True)
class Setting:
    """A table to try a game on: players, options, and own data files by role."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] | None = None

    @property
    def label(self) -> str:
        """A short name, fit for a file name."""
        words = [str(self.players)]
        for name, value in sorted(self.options.items()):
            words.append(value if value not in ("yes", "no") else name if value == "yes" else f"no_{name}")
        if self.files:
            words.append("own_" + "_".join(sorted(self.files)))
        return "-".join(words)

    def setup(self, game: Game) -> Setup:
        return game.setup(self.players, dict(self.options), None if self.files is None else dict(self.files))


def describe(game: Game, setup: Setup) -> str:
    """Name a table in a message: the game, the players and the options that are not the usual ones."""
    usual = {option.name: option.default for option in game.meta.options}
    words = [f"{name}={value}" for name, value in sorted(setup.options.items()) if usual.get(name) != value]
    return ", ".join([f"{game.meta.name} with {setup.players} players", *words])


def broken(law: str, game: Game, setup: Setup, where: str, what: str) -> NoReturn:
    raise LawBroken(f"{law}: {describe(game, setup)}, {where}: {what}")


def name_seat(seat: int | None) -> str:
    """Name a seat, CHANCE or SPECTATOR in a message."""
    if seat is None:
        return "nobody"
    return {-1: "CHANCE", -4: "SPECTATOR"}.get(seat, f"seat {seat}")


def differing(one: Mapping[str, object], other: Mapping[str, object]) -> str:
    """Name the fields in which two sets of values differ, with both values."""
    parts = []
    for name in sorted({*one, *other}):
        left, right = one.get(name, "nothing"), other.get(name, "nothing")
        if left != right:
            parts.append(f"{name} is {left!r} and {right!r}")
    return "; ".join(parts) or "nothing"
