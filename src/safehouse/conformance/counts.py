"""Counting the tree of a game, as chess programs do (perft): how many sequences of picks and outcomes there are.

Files of counts are plain text, one per line: `id / players / options / depth / nodes`. The pseudo-option
`after=SEED.PLIES` counts from a position in the middle of a random game.
"""

from dataclasses import dataclass
from pathlib import Path

from safehouse.conformance.setting import Setting
from safehouse.conformance.walk import next_row
from safehouse.core.game import CHANCE, GameState, Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng


@dataclass(frozen=True)
class Count:
    """One line of a file of counts."""

    id: str
    players: int
    options: dict[str, str]
    depth: int
    nodes: int

    def start(self, game: Game) -> tuple[Setup, GameState]:
        options = {name: value for name, value in self.options.items() if name != "after"}
        setup = Setting(self.players, options).setup(game)
        state = game.first_state(setup)
        seed, plies = (int(part) for part in self.options.get("after", "0.0").split("."))
        rng = Rng(seed)
        for _ in range(plies):
            seat, row = next_row(state, rng, whole_rows=False)
            state.apply(seat, row[0])
        return setup, state


def read_counts(path: Path) -> list[Count]:
    """Read a file of counts. Empty lines, and lines that begin with #, say nothing."""
    counts = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("/")]
        if len(parts) != 5:
            raise ValueError(f"{path.name}:{number}: not id / players / options / depth / nodes")
        options = dict(word.split("=", 1) for word in parts[2].split())
        counts.append(Count(parts[0], int(parts[1]), options, int(parts[3]), int(parts[4])))
    return counts


def moves(state: GameState) -> list[tuple[int, int]]:
    """Return what can happen next: seat and action. Of seats that answer together, the first one that has not."""
    pending = state.pending()
    if not pending:
        return []
    if pending[0] == CHANCE:
        return [(CHANCE, outcome) for outcome, _ in state.chance()]
    return [(pending[0], action) for action in state.legal(pending[0])]


def count(state: GameState, depth: int) -> int:
    """Return the number of sequences of exactly `depth` steps; games that end earlier have none."""
    if depth == 0:
        return 1
    nodes = 0
    for seat, action in moves(state):
        child = state.clone()
        child.apply(seat, action)
        nodes += count(child, depth - 1)
    return nodes


def divide(game: Game, setup: Setup, state: GameState, depth: int) -> dict[str, int]:
    """Return the count behind each first move, by its text: where a wrong total comes from."""
    parts = {}
    for seat, action in moves(state):
        child = state.clone()
        child.apply(seat, action)
        parts[game.space.text(setup, action)] = count(child, depth - 1)
    return parts
