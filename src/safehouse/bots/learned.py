"""A learned bot: a network in an ONNX file looks at the features of its seat and gives a score to each action.

`onnx:PATH` stands wherever a bot is named on the command line; `onnx:sharp=3:PATH` sharpens its choices.
docs/training.md shows how such a file is made. It needs the extra `onnx`.
"""

import math
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from safehouse.bots.base import Bot, UnknownBot
from safehouse.core.batch import numbers
from safehouse.core.features import feature_count
from safehouse.core.game import GameState, Setup
from safehouse.core.history import History, Memory
from safehouse.core.parts import part
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng

SHARPNESS: Final = re.compile(r"sharp=([0-9]+):")
# How much the better of two actions is preferred to what the network learnt while it tried everything.
USUAL_SHARPNESS: Final = 2
# Networks by file and time of change; a session is heavy, and may be shared.
SESSIONS: dict[tuple[str, int], Any] = {}


class LearnedBot(Bot):
    """One seat, played by a network. Draws its actions, so that it cannot be read like a book."""

    name = "onnx"

    def __init__(self, rng: Rng, game: str, place: str) -> None:
        super().__init__(rng)
        found = SHARPNESS.match(place)
        self.sharpness = int(found[1]) if found else USUAL_SHARPNESS
        self.game: Game = find_game(game)
        self.session = open_session(self.game, Path(place[found.end() :] if found else place))
        # The histories that it was trained with.
        self.keeps = trained_with(self.game, self.session)
        self.watches = bool(self.keeps)
        self.present = feature_count(self.game.features)
        self.size = self.present + sum(feature_count(kind.FEATURES) for kind in self.keeps)
        self.memory: Memory | None = None

    def remember(self, setup: Setup) -> Memory:
        if self.memory is None:
            self.memory = Memory(self.keeps, setup)
        return self.memory

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        for history in self.remember(setup).histories:
            history.see(kind, list(args))

    def choose(self, view: GameState, seat: int) -> int:
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        scores = self.scores(view, seat)
        best = max(scores[action] for action in options)
        weights = [math.exp(self.sharpness * (scores[action] - best)) for action in options]
        left = sum(weights) * float(self.rng.bits()) / 4294967296.0
        for action, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return options[-1]

    def scores(self, view: GameState, seat: int) -> list[float]:
        """Ask the network about every action."""
        import numpy as np

        row = numbers(self.size)
        view.features(seat, row, 0)
        if self.keeps:
            self.remember(view.setup).write(view, seat, row, self.present)
        mask = np.zeros((1, self.session.get_inputs()[1].shape[1]), np.int8)
        mask[0, view.legal(seat)] = 1
        features = np.frombuffer(memoryview(row), np.int16)[None]
        (scores,) = self.session.run(["scores"], {"features": features, "mask": mask})
        return [float(score) for score in scores[0]]


def trained_with(game: Game, session: Any) -> list[type[History]]:
    """Return the histories of a game that a network was trained with."""
    facts = session.get_modelmeta().custom_metadata_map
    return [part(game, name) for name in ("history", "beliefs") if facts.get(name) == "yes"]


def open_session(game: Game, path: Path) -> Any:
    """Open a network, and refuse one that was trained for something else."""
    try:
        import onnxruntime
    except ImportError:
        raise UnknownBot("a learned bot needs onnxruntime: pip install 'safehouse-games[onnx]'") from None
    if not path.is_file():
        raise UnknownBot(f"{path} is not a file; write a learned bot as onnx:PATH")
    key = str(path.resolve()), path.stat().st_mtime_ns
    if key not in SESSIONS:
        options = onnxruntime.SessionOptions()
        # Games run side by side; one of them needs no more than one core.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            SESSIONS[key] = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        except Exception as error:
            raise UnknownBot(f"{path} is not a network: {str(error).splitlines()[0]}") from None
    session = SESSIONS[key]
    facts = session.get_modelmeta().custom_metadata_map
    meta = game.meta
    wanted = {"game": meta.name, "rules_version": str(meta.rules_version)}
    if facts.get("game") == meta.name:
        kinds = trained_with(game, session)
        size = feature_count(game.features) + sum(feature_count(kind.FEATURES) for kind in kinds)
        wanted["features"] = str(size)
    for name, value in wanted.items():
        if facts.get(name) != value:
            raise UnknownBot(f"{path} was trained for {name} {facts.get(name, 'unknown')}, not {value}")
    return session
