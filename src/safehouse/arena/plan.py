"""The games to play: a command that can be sent to another process and gives the same games there."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from safehouse import __version__
from safehouse.arena.seats import LineUp, line_ups
from safehouse.bots.base import find_bot
from safehouse.core.errors import BadOption
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng


@dataclass(frozen=True)
class Schedule:
    """A game as it is set up, who plays it, and the seed of it all. How many games follows from elsewhere."""

    game: str
    players: int
    options: dict[str, str]
    # The texts of the data files in force, by role.
    files: dict[str, str]
    line_ups: list[LineUp]
    seed: int

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def round_size(self) -> int:
        return self.players * len(self.line_ups)

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.players, self.options, self.files)

    def whole_rounds(self, games: int) -> int:
        """Return how many games fill whole rounds: those asked for, or a few more."""
        if games < 1:
            raise BadOption(f"--games must be at least 1, not {games}")
        return -(-games // self.round_size) * self.round_size

    def identity(self) -> dict[str, Any]:
        """Return what must be the same for games to be counted together."""
        return {
            "safehouse": __version__,
            "game": self.game,
            "rules_version": find_game(self.game).meta.rules_version,
            "players": self.players,
            "options": dict(sorted(self.options.items())),
            "files": {role: hashlib.sha256(text.encode()).hexdigest() for role, text in sorted(self.files.items())},
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
        }


def make_plan(game: Game, setup: Setup, bots: Sequence[str], seed: int) -> Schedule:
    """Return the plan of a command. Every bot is tried out here, where an error can still be a sentence."""
    players = int(setup.players)
    lined_up = line_ups(bots, players)
    for name in dict.fromkeys(bots):
        find_bot(game.meta.name, name, Rng(0)).close()
    return Schedule(game.meta.name, players, dict(setup.options), dict(setup.files), lined_up, seed)
