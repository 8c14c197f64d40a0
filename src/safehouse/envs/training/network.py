"""The network: encoded features in, a score for each action and a guess of the own share of the win out."""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from safehouse.core.features import CHOICE, MASK
from safehouse.envs.features import Layout

# Weighs nothing against any score, and is still a number.
FORBIDDEN = -1e9


class Encoding(NamedTuple):
    """Which numbers of an observation become which inputs: scaled, one for each choice, one for each bit of a set."""

    plain: NDArray[np.int64]
    scale: NDArray[np.float32]
    choice: NDArray[np.int64]
    value: NDArray[np.float32]
    bit: NDArray[np.int64]
    weight: NDArray[np.float32]

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.choice) + len(self.bit)


def encoding_of(layout: Layout) -> Encoding:
    plain: list[tuple[int, float]] = []
    choice: list[tuple[int, float]] = []
    bit: list[tuple[int, float]] = []
    for field in layout.fields:
        for place in range(field.start, field.start + field.size):
            if field.kind == CHOICE:
                choice += [(place, float(value)) for value in range(field.most + 1)]
            elif field.kind == MASK:
                bit += [(place, float(1 << number)) for number in range(field.most.bit_length())]
            else:
                plain.append((place, 1.0 / field.most))
    arrays: list[NDArray[np.int64] | NDArray[np.float32]] = []
    for pairs in (plain, choice, bit):
        arrays.append(np.array([place for place, _ in pairs], np.int64))
        arrays.append(np.array([number for _, number in pairs], np.float32))
    return Encoding(*arrays)  # type: ignore[arg-type]


class Network(nn.Module):
    """Two hidden layers, shared by the policy and the value."""

    def __init__(self, encoding: Encoding, actions: int, width: int) -> None:
        super().__init__()
        for name, array in encoding._asdict().items():
            self.register_buffer(f"in_{name}", torch.as_tensor(array))
        self.hidden = nn.Sequential(
            nn.Linear(encoding.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )  # fmt: skip
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        # A new agent tries everything alike, and expects nothing.
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def encode(self, features: Tensor) -> Tensor:
        numbers = features.float()
        chosen = (numbers[:, self.in_choice] == self.in_value).float()
        held = torch.floor(numbers[:, self.in_bit] / self.in_weight) % 2
        return torch.cat([numbers[:, self.in_plain] * self.in_scale, chosen, held], dim=1)

    def forward(self, inputs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return scores, those of illegal actions out of reach, and values, for encoded inputs."""
        hidden = self.hidden(inputs)
        scores = self.policy(hidden).masked_fill(mask == 0, FORBIDDEN)
        return scores, self.value(hidden).squeeze(1)
