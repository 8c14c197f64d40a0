"""Observations: what the numbers of a game's features are, and how a network may be fed with them.

An observation is a row of small integers. `Layout` says which is which, and turns whole batches into numbers between
0 and 1: `scaled` keeps their places, `one_hot` gives every choice a column of its own and every set a column for each
member.
"""

from typing import Any, NamedTuple

from safehouse.envs import needing

with needing("envs"):
    import numpy as np
    from numpy.typing import NDArray

from safehouse.core.batch import numbers
from safehouse.core.errors import BadOption
from safehouse.core.features import CHOICE, MASK, feature_count
from safehouse.core.game import Event, GameState, Setup
from safehouse.core.history import History, Memory
from safehouse.core.parts import part
from safehouse.core.registry import Game

Rows = NDArray[np.int16]


class FeatureSlot(NamedTuple):
    """A feature and its place in the row."""

    name: str
    start: int
    size: int
    most: int
    kind: str
    note: str


class Layout:
    """The observations and actions of one game, the same for all its options and numbers of players.

    Behind the features of the present, `history` adds what everybody has done so far, `beliefs` what may be believed
    of what is hidden.
    """

    def __init__(self, game: Game, *, history: bool = False, beliefs: bool = False) -> None:
        self.game = game
        self.history = history
        self.beliefs = beliefs
        self.keeps = kept(game, history=history, beliefs=beliefs)
        # How many numbers are of the present.
        self.present = feature_count(game.features)
        features = [*game.features, *(feature for kind in self.keeps for feature in kind.FEATURES)]
        self.size = feature_count(features)
        self.actions = player_actions(game)
        self.first_chance = min(
            (game.space.first[kind.name] for kind in game.kinds if kind.by_chance), default=game.space.size
        )
        fields: list[FeatureSlot] = []
        for name, size, most, kind, note in features:
            start = fields[-1].start + fields[-1].size if fields else 0
            fields.append(FeatureSlot(name, start, size, most, kind, note))
        self.fields = tuple(fields)
        self.most = np.array([field.most for field in fields for _ in range(field.size)], dtype=np.int16)
        self._make_columns()

    def _make_columns(self) -> None:
        """Note, for `one_hot`, where each number goes."""
        plain: list[tuple[int, int]] = []
        choices: list[tuple[int, int]] = []
        bits: list[tuple[int, int, int]] = []
        column = 0
        for field in self.fields:
            for place in range(field.start, field.start + field.size):
                if field.kind == CHOICE:
                    choices.append((place, column))
                    column += field.most + 1
                elif field.kind == MASK:
                    width = field.most.bit_length()
                    bits += [(place, column + bit, bit) for bit in range(width)]
                    column += width
                else:
                    plain.append((place, column))
                    column += 1
        self.one_hot_size = column
        self._plain = np.array(plain, dtype=np.int64).reshape(-1, 2).T
        self._choices = np.array(choices, dtype=np.int64).reshape(-1, 2).T
        self._bits = np.array(bits, dtype=np.int64).reshape(-1, 3).T

    def read(self, state: GameState, seat: int, memory: Memory | None = None) -> Rows:
        """Return what a seat knows, with what `memory` has kept of the game where there is a history. A new array."""
        buffer = numbers(self.size)
        state.features(seat, buffer, 0)
        if self.keeps:
            if memory is None:
                raise BadOption("an observation with a history needs the memory of its game (`Layout.memory`)")
            memory.write(state, seat, buffer, self.present)
        return shared(buffer, np.int16).copy()

    def memory(self, setup: Setup) -> Memory:
        """Return an empty memory for a game that begins."""
        return Memory(self.keeps, setup)

    def mask(self, state: GameState, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that a seat may do now; nothing but 0 if it is not asked. A new array."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat in state.pending():
            mask[state.legal(seat)] = 1
        return mask

    def scaled(self, rows: Rows) -> NDArray[np.float32]:
        """Return rows of observations as numbers from 0 to 1, each divided by its largest value."""
        return np.divide(rows, self.most, dtype=np.float32)

    def one_hot(self, rows: Rows) -> NDArray[np.float32]:
        """Return rows of observations with choices one-hot, sets bit by bit, and the other numbers scaled."""
        flat = rows.reshape(-1, self.size)
        out = np.zeros((len(flat), self.one_hot_size), dtype=np.float32)
        place, column = self._plain
        out[:, column] = flat[:, place] / self.most[place].astype(np.float32)
        place, column = self._choices
        out[np.arange(len(flat))[:, None], column + flat[:, place]] = 1.0
        place, column, bit = self._bits
        out[:, column] = (flat[:, place] >> bit.astype(np.int16)) & 1
        return out.reshape(*rows.shape[:-1], self.one_hot_size)


def kept(game: Game, *, history: bool, beliefs: bool) -> list[type[History]]:
    """Return the histories of a game that somebody asks for."""
    found: list[type[History]] = []
    for name, wanted in (("history", history), ("beliefs", beliefs)):
        if wanted:
            kind = part(game, name)
            if kind is None:
                raise BadOption(f"{game.meta.name} has no {name} for learners")
            found.append(kind)
    return found


class Remembered:
    """A game that one plays step by step, and what is kept of it. Bots may listen, too."""

    def __init__(self, layout: Layout, state: GameState) -> None:
        self.layout = layout
        self.state = state
        self.memory = layout.memory(state.setup)

    def apply(self, seat: int, action: int, *, listening: bool = False) -> list[Event]:
        """Carry out an action; return what happened, where somebody listens."""
        if not (listening or self.layout.keeps):
            self.state.apply(seat, action)
            return []
        events: list[Event] = []
        self.state.events = events
        self.state.apply(seat, action)
        self.state.events = None
        self.memory.hear(events)
        return events

    def read(self, seat: int) -> Rows:
        """Return what a seat knows."""
        return self.layout.read(self.state, seat, self.memory)


def shared(buffer: Any, kind: type[np.generic]) -> NDArray[Any]:
    """Return an array over the memory of a native vector: read-only, without a copy."""
    array: NDArray[Any] = np.frombuffer(buffer, dtype=kind)
    return array


def player_actions(game: Game) -> int:
    """Return how many ids the actions of players take. Some of CHANCE may lie among them; no mask ever allows these."""
    return max(game.space.first[kind.name] + kind.size for kind in game.kinds if not kind.by_chance)
