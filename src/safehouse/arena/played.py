"""What is kept of a finished game of the arena: one line of `games.jsonl`."""

import hashlib
import json
from typing import Any

import msgspec
from msgspec import Struct

from safehouse.arena.times import Times
from safehouse.arena.usage import Used
from safehouse.text.replies import Tally

# Of a finished game everything but these is the same on every machine, where budgets are in simulations.
VARYING = ("times", "replies")


class Played(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A finished game."""

    game: int
    block: int
    seed: int
    # Bots by seat; likewise shares, ranks and scores.
    seats: list[str]
    shares: list[int | float]
    ranks: list[int]
    scores: list[int]
    reason: str
    steps: int
    decisions: int
    # None where the game has none.
    turns: int | None
    rounds: int | None
    # Not kept in memory (`lean`).
    usage: Used | None
    # By bot.
    times: dict[str, Times]
    # By bot, of those that reply in words.
    replies: dict[str, Tally] = {}
    # In memory only, in place of the usage: a SHA-256 of all that must be the same on every machine.
    digest: str = ""

    @property
    def used(self) -> Used:
        """The tallies of a game that was read from a file."""
        assert self.usage is not None
        return self.usage

    @property
    def won(self) -> bool:
        """Whether a player won it. Games that nobody wins are counted apart."""
        return any(share > 0 for share in self.shares)

    def as_data(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        data: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return data

    def canonical(self) -> str:
        """Return a result as it must be on every machine: all of it but what varies."""
        return json.dumps({key: value for key, value in self.as_data().items() if key not in VARYING}, sort_keys=True)

    def lean(self) -> "Played":
        """Return the part that stays in memory: a digest instead of the tallies, which are read from the file again."""
        return msgspec.structs.replace(self, usage=None, digest=hashlib.sha256(self.canonical().encode()).hexdigest())


LINES = msgspec.json.Decoder(Played)
