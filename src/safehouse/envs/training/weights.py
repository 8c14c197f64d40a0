"""The weights of a cloned network as a file of JSON, which `bots.network` reads: mostly bytes, a scale for each row."""

import json
from base64 import b85decode, b85encode
from pathlib import Path
from typing import Any, NamedTuple
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from safehouse.bots.network import FORMAT, places
from safehouse.core.features import Feature
from safehouse.core.policy import BITS, CHOSEN
from safehouse.core.registry import Game
from safehouse.envs.features import Layout
from safehouse.envs.training.cloning import Network
from safehouse.envs.training.samples import Samples

# 128 stands for 0.
LARGEST = 127
# What takes a byte for each number; everything else is written as it is.
SMALL = ("inner", "policy", "bridge")
Floats = NDArray[np.float32]


class Sharpness(NamedTuple):
    """How surely a network takes what it likes best; and the same for kinds of actions that hide something."""

    usual: float
    kinds: tuple[str, ...] = ()
    mixed: float = 1.0


def write(
    network: Network, game: Game, layout: Layout, samples: Samples, sharpness: Sharpness, path: Path, source: str
) -> None:
    """Write a network. Choices that the samples never show add nothing."""
    seen = np.zeros(network.inputs.choices, np.bool_)
    for place, first in zip(network.inputs.chosen, network.inputs.first, strict=True):
        seen[np.unique(samples.rows[:, place]) + first] = True
    tensors = {name: tensor.detach().numpy() for name, tensor in network.state_dict().items()}
    inner, bias = folded(tensors, layout, seen)
    glance = tensors["option"].shape[0]
    weights = {name: packed(matrix) for name, matrix in {**tensors, "inner": inner}.items() if name in SMALL}
    # A quantised input adds what its bytes say to the mean as well: the bias makes up for it.
    lost = inner - restored(weights["inner"])
    exact = {
        "inner_bias": bias + mean_of(tensors, layout) @ lost,
        "policy_bias": tensors["policy_bias"],
        "value": tensors["value.weight"][0],
        "value_bias": tensors["value.bias"],
        "option": tensors["option"] / tensors["glance_spread"][:, None],
        "kind_bias": tensors["kind_bias"],
        "direct": tensors["direct"] / tensors["glance_spread"],
        "option_out": tensors["option_out"],
    }
    plain = {name: {"numbers": [float(f"{number:.6g}") for number in array.ravel()]} for name, array in exact.items()}
    data: dict[str, Any] = {
        "source": source,
        "format": FORMAT,
        "game": game.meta.name,
        "rules_version": int(game.meta.rules_version),
        "features": layout.size,
        "keeps": [name for name, kept in (("history", layout.history), ("beliefs", layout.beliefs)) if kept],
        "glance": glance,
        "sharpness": [sharpness.mixed if kind.name in sharpness.kinds else sharpness.usual for kind in game.kinds],
        "kind_of": tensors["kinds"].tolist(),
        "weights": {**weights, **plain},
    }
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def features_of(layout: Layout) -> list[Feature]:
    return [Feature(field.name, field.size, field.most, field.kind) for field in layout.fields]


def folded(tensors: dict[str, Any], layout: Layout, seen: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Return the first layer for raw inputs, one row for each, in the order of the features."""
    found = places(features_of(layout))
    plain = tensors["plain"] / tensors["spread"][:, None]
    embed, bias = tensors["embed"] * seen[:, None], tensors["bias"] - tensors["mean"] @ plain
    rows: list[Floats] = []
    numbers, chosen, bits = 0, 0, sum(kind not in (CHOSEN, BITS) for kind in found["kinds"])
    for kind, most in zip(found["kinds"], found["most"], strict=True):
        if kind == CHOSEN:
            rows.append(embed[chosen : chosen + most + 1])
            chosen += most + 1
        elif kind == BITS:
            rows.append(plain[bits : bits + most.bit_length()])
            bits += most.bit_length()
        else:
            rows.append(plain[numbers : numbers + 1])
            numbers += 1
    return np.concatenate(rows), bias


def mean_of(tensors: dict[str, Any], layout: Layout) -> Floats:
    """Return the mean of each raw input; 0 for choices, which are not standardised."""
    found = places(features_of(layout))
    mean = tensors["mean"]
    parts: list[Floats] = []
    numbers, bits = 0, sum(kind not in (CHOSEN, BITS) for kind in found["kinds"])
    for kind, most in zip(found["kinds"], found["most"], strict=True):
        if kind == CHOSEN:
            parts.append(np.zeros(most + 1, np.float32))
        elif kind == BITS:
            parts.append(mean[bits : bits + most.bit_length()])
            bits += most.bit_length()
        else:
            parts.append(mean[numbers : numbers + 1])
            numbers += 1
    return np.concatenate(parts)


def packed(matrix: Floats) -> dict[str, Any]:
    """Return a matrix with a byte for each number and a scale for each row."""
    scales = np.abs(matrix).max(axis=1) / LARGEST
    scales = np.array([float(f"{scale:.5g}") for scale in scales])
    divided = matrix / np.where(scales > 0, scales, 1.0)[:, None]
    small = (np.clip(np.rint(divided), -LARGEST, LARGEST) + 128).astype(np.uint8)
    return {
        "columns": matrix.shape[1],
        "scales": scales.tolist(),
        "bytes": b85encode(compress(small.tobytes(), 9)).decode(),
    }


def restored(item: dict[str, Any]) -> Floats:
    """Return a packed matrix as it is read."""
    small = np.frombuffer(decompress(b85decode(item["bytes"])), np.uint8).reshape(-1, item["columns"])
    found: Floats = ((small.astype(np.float64) - 128) * np.array(item["scales"])[:, None]).astype(np.float32)
    return found
