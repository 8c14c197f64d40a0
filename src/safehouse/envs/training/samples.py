"""Taught games as arrays: what a seat saw at each pick of its teacher, what it could have picked, and how it ended."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from safehouse.core.game import Event, Setup
from safehouse.core.parts import part
from safehouse.core.registry import Game
from safehouse.envs.features import Layout
from safehouse.envs.training.taught import TaughtGame


@dataclass(frozen=True)
class Samples:
    """Positions with several options. The options of all lie one behind the other, from `starts` on."""

    rows: NDArray[np.int16]
    starts: NDArray[np.int64]
    options: NDArray[np.int16]
    glances: NDArray[np.float32]
    # The option that the teacher took, counted within the position, and the share of the win that its seat got.
    chosen: NDArray[np.int16]
    shares: NDArray[np.float32]
    # The number of the game, to keep some games apart.
    games: NDArray[np.int32]

    @property
    def size(self) -> int:
        return len(self.chosen)


class Collector:
    """Replays taught games and notes what was seen."""

    def __init__(self, game: Game, setup: Setup, layout: Layout) -> None:
        self.game = game
        self.setup = setup
        self.layout = layout
        self.glance = part(game, "glance")
        self.rows: list[NDArray[np.int16]] = []
        self.counts: list[int] = []
        self.options: list[int] = []
        self.glances: list[float] = []
        self.chosen: list[int] = []
        self.shares: list[float] = []
        self.games: list[int] = []
        self.parts: list[Samples] = []

    def add(self, taught: TaughtGame, number: int) -> None:
        state = self.game.first_state(self.setup)
        memory = self.layout.memory(self.setup)
        events: list[Event] = []
        labels = iter([*taught.labels, None])
        label = next(labels)
        listening = bool(self.layout.keeps)
        for step, (seat, action) in enumerate(taught.steps):
            if label is not None and label.step == step:
                view = state.redact(label.seat)
                for pick in label.row:
                    options = view.legal(label.seat)
                    if len(options) > 1:
                        self.rows.append(self.layout.read(view, label.seat, memory))
                        self.counts.append(len(options))
                        self.options.extend(options)
                        if self.glance is not None:
                            self.glances.extend(self.glance(view, label.seat, options))
                        self.chosen.append(options.index(pick))
                        self.shares.append(taught.shares[label.seat])
                        self.games.append(number)
                    view.apply(label.seat, pick)
                label = next(labels)
            if listening:
                state.events = events
            state.apply(seat, action)
            if listening:
                state.events = None
                memory.hear(events)
                events.clear()
        if len(self.rows) > 20000:
            self.pack()

    def pack(self) -> None:
        """Turn what was noted into arrays."""
        if not self.rows:
            return
        size = len(self.glances) // len(self.options)
        self.parts.append(
            Samples(
                np.stack(self.rows), np.array(self.counts), np.array(self.options, np.int16),
                np.array(self.glances, np.float32).reshape(len(self.options), size),
                np.array(self.chosen, np.int16), np.array(self.shares, np.float32), np.array(self.games, np.int32),
            )
        )  # fmt: skip
        for kept in (self.rows, self.counts, self.options, self.glances, self.chosen, self.shares, self.games):
            kept.clear()

    def samples(self) -> Samples:
        """Return everything that was noted."""
        self.pack()
        return joined(self.parts)


def joined(parts: list[Samples]) -> Samples:
    """Put packs together: their `starts` are still counts."""
    counts = np.concatenate([pack.starts for pack in parts])
    starts = np.concatenate([[0], np.cumsum(counts)])
    return Samples(
        np.concatenate([pack.rows for pack in parts]), starts,
        *(np.concatenate([getattr(pack, name) for pack in parts])
          for name in ("options", "glances", "chosen", "shares", "games")),
    )  # fmt: skip


def collect(game: Game, setup: Setup, layout: Layout, games: Iterable[TaughtGame]) -> Samples:
    """Return the samples of taught games."""
    collector = Collector(game, setup, layout)
    for number, taught in enumerate(games):
        collector.add(taught, number)
    return collector.samples()
