"""What a seat observes, as tensors and strings of OpenSpiel's observers."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR

if TYPE_CHECKING:
    from safehouse.envs.openspiel.games import SafehouseGame, SafehouseState


class Observer:
    """The features of the seat; with perfect recall also how often it has seen which act of whom.

    Without private information it is a spectator's observation. The tensor of acts forgets their order; the string
    does not.
    """

    def __init__(self, game: "SafehouseGame", kind: Any, params: object) -> None:
        if params:
            raise ValueError(f"these observations have no parameters, not {params}")
        self.layout = game.layout
        self.players = game.num_players()
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (self.players,))]
        if self.private:
            pieces.append(("features", (self.layout.size,)))
        if self.recall and self.private:
            pieces.append(("acts", (self.players, self.layout.actions)))
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in pieces:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: "SafehouseState", player: int) -> None:
        """Fill the tensor with what `player` observes."""
        self.tensor.fill(0.0)
        self.dict["player"][player] = 1.0
        past = state.past
        if "features" in self.dict:
            row = self.layout.read(past.state, player, past.memory(self.layout))
            self.dict["features"][:] = self.layout.scaled(row)
        if "acts" in self.dict:
            acts = self.dict["acts"]
            for actor, action in past.acts[player]:
                if actor >= 0 and action < self.layout.actions:
                    acts[(actor - player) % self.players, action] += 1.0

    def string_from(self, state: "SafehouseState", player: int) -> str:
        """Return what `player` observes as text."""
        past = state.past
        if self.recall and self.private:
            return f"{player}: {past.stories[player]}"
        if not self.public and not self.private:
            return ""
        view = past.state.redact(player if self.private else SPECTATOR)
        return f"{player}: {values_of(view)}"
