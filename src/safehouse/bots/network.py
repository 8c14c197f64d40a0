"""A bot that plays with a network of its game's own folder: features of its seat in, a score for each option out.

It needs no library: the network is computed by `core.policy`, with weights from a file of JSON (docs/training.md).
"""

import json
import math
from base64 import b85decode
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from zlib import decompress

from librt.vecs import vec

from safehouse.bots.base import Bot, UnknownBot
from safehouse.core.batch import numbers
from safehouse.core.features import CHOICE, MASK, Feature, feature_count
from safehouse.core.game import GameState, Setup
from safehouse.core.history import History, Memory
from safehouse.core.parts import part
from safehouse.core.policy import BITS, CHOSEN, PLAIN, Policy, Weights, unpack
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng

# The version of the file.
FORMAT: Final = 1
# Networks in use at the same time.
KEPT: Final = 8
Glance = Callable[[GameState, int, Sequence[int]], list[float]]


class Brain:
    """A network with what it must be told: the histories of its game, and a glance at each option."""

    def __init__(self, game: Game, file: Path) -> None:
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            found = data["format"], data["game"], data["rules_version"]
        except (OSError, ValueError, TypeError, KeyError):
            raise UnknownBot(f"{file} has no weights of a network; write weights:FILE") from None
        wanted = FORMAT, game.meta.name, int(game.meta.rules_version)
        if found != wanted:
            raise UnknownBot(f"{file} is for {found}, not {wanted} (format, game, version of the rules)")
        self.keeps: list[type[History]] = [part(game, name) for name in data["keeps"]]
        self.glance: Glance | None = part(game, "glance") if data["glance"] else None
        # By kind of action: how much the better of two is preferred to what the teacher does now and then.
        self.sharpness: list[float] = data["sharpness"]
        self.kind_of: list[int] = data["kind_of"]
        self.present = feature_count(game.features)
        features = [*game.features, *(feature for kind in self.keeps for feature in kind.FEATURES)]
        self.size = feature_count(features)
        if data["features"] != self.size:
            raise UnknownBot(f"{file} reads {data['features']} features, not {self.size}")
        matrices = {name: read_matrix(item) for name, item in data["weights"].items()}
        facts = {**places(features), "kind_of": data["kind_of"], "glance": [data["glance"]]}
        self.weights = Weights(facts, matrices)


def places(features: Sequence[Feature]) -> dict[str, list[int]]:
    """Return how each number of a row is read: its kind, its first input, its largest value."""
    kinds, first, most = [], [], []
    inputs = 0
    for feature in features:
        for _ in range(feature.size):
            kinds.append({CHOICE: CHOSEN, MASK: BITS}.get(feature.kind, PLAIN))
            first.append(inputs)
            most.append(feature.most)
            inputs += width(feature)
    return {"kinds": kinds, "first": first, "most": most}


def width(feature: Feature) -> int:
    """Return how many inputs a number of a feature takes."""
    if feature.kind == CHOICE:
        return feature.most + 1
    return feature.most.bit_length() if feature.kind == MASK else 1


def read_matrix(item: dict[str, Any]) -> vec[float]:
    """Return a matrix: its numbers, or rows of bytes with a scale for each."""
    if "numbers" in item:
        return vec[float](item["numbers"])
    scales = vec[float](item["scales"])
    return unpack(decompress(b85decode(item["bytes"])), scales, item["columns"])


@lru_cache(maxsize=KEPT)
def brain_of(game: str, file: Path) -> Brain:
    """Return the network of a file: all games share it."""
    return Brain(find_game(game), file)


class NetworkBot(Bot):
    """One seat, played by a network. It draws its actions, those that hide something as its teacher did."""

    name = "network"

    def __init__(self, rng: Rng, game: str, file: Path) -> None:
        super().__init__(rng)
        self.brain = brain_of(game, file)
        self.policy = Policy(self.brain.weights)
        self.watches = bool(self.brain.keeps)
        self.memory: Memory | None = None

    def remember(self, setup: Setup) -> Memory:
        if self.memory is None:
            self.memory = Memory(self.brain.keeps, setup)
        return self.memory

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        for history in self.remember(setup).histories:
            history.see(kind, list(args))

    def look(self, view: GameState, seat: int) -> None:
        """Take in what the seat knows."""
        brain = self.brain
        row = numbers(brain.size)
        view.features(seat, row, 0)
        if brain.keeps:
            self.remember(view.setup).write(view, seat, row, brain.present)
        self.policy.look(row)

    def scores(self, view: GameState, seat: int, options: list[int]) -> list[float]:
        """Return a score for each option."""
        self.look(view, seat)
        glance = self.brain.glance
        return self.policy.scores(options, glance(view, seat, options) if glance is not None else [])

    def worth(self, view: GameState, seat: int) -> float:
        """Return the share of the win that the seat may expect."""
        self.look(view, seat)
        return self.policy.worth()

    def choose(self, view: GameState, seat: int) -> int:
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        scores = self.scores(view, seat, options)
        best = max(scores)
        sharpness = self.brain.sharpness[self.brain.kind_of[options[0]]]
        weights = [math.exp(sharpness * (score - best)) for score in scores]
        left = sum(weights) * float(self.rng.bits()) / 4294967296.0
        for action, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return options[-1]
