"""A trained network as an ONNX file that needs nothing of ours: raw features and mask in, scores out.

The encoding of the features is part of the graph, and the file says what it is for: a bot in another program, or of
another version, is not fed with numbers that it was not trained on.
"""

from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from safehouse.core.registry import Game
from safehouse.envs.features import Layout
from safehouse.envs.training.network import FORBIDDEN, Encoding, Network, encoding_of

OPSET = 17
IR_VERSION = 10


def save(network: Network, game: Game, layout: Layout, path: Path, about: dict[str, str]) -> None:
    """Write the policy of a network."""
    weights = {name: tensor.detach().numpy() for name, tensor in network.state_dict().items()}
    graph = helper.make_graph(
        nodes(),
        f"safehouse {game.meta.name}",
        [
            helper.make_tensor_value_info("features", TensorProto.INT16, ["games", layout.size]),
            helper.make_tensor_value_info("mask", TensorProto.INT8, ["games", layout.actions]),
        ],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["games", layout.actions])],
        [numpy_helper.from_array(array, name) for name, array in constants(encoding_of(layout), weights).items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="safehouse")
    model.ir_version = IR_VERSION
    facts = {"game": game.meta.name, "rules_version": str(game.meta.rules_version), "features": str(layout.size)}
    facts |= {name: "yes" for name, kept in (("history", layout.history), ("beliefs", layout.beliefs)) if kept}
    helper.set_model_props(model, {**about, **facts})
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


def constants(encoding: Encoding, weights: dict[str, NDArray[np.float32]]) -> dict[str, NDArray[np.generic]]:
    """Return everything that the graph holds."""
    return {
        **{f"in.{name}": array for name, array in encoding._asdict().items()},
        "two": np.array(2.0, np.float32),
        "zero": np.array(0, np.int8),
        "forbidden": np.array(FORBIDDEN, np.float32),
        **{name: array for name, array in weights.items() if name.startswith(("hidden", "policy"))},
    }


def nodes() -> list[onnx.NodeProto]:
    """Return the steps of the graph: encode, two hidden layers, scores, illegal ones out of reach."""

    def node(kind: str, inputs: list[str], output: str, **more: int) -> onnx.NodeProto:
        return helper.make_node(kind, inputs, [output], **more)

    def layer(source: str, name: str, output: str) -> onnx.NodeProto:
        return node("Gemm", [source, f"{name}.weight", f"{name}.bias"], output, transB=1)

    return [
        node("Cast", ["features"], "numbers", to=TensorProto.FLOAT),
        node("Gather", ["numbers", "in.plain"], "plain", axis=1),
        node("Mul", ["plain", "in.scale"], "scaled"),
        node("Gather", ["numbers", "in.choice"], "choice", axis=1),
        node("Equal", ["choice", "in.value"], "chosen"),
        node("Cast", ["chosen"], "one_hot", to=TensorProto.FLOAT),
        node("Gather", ["numbers", "in.bit"], "bit", axis=1),
        node("Div", ["bit", "in.weight"], "shifted"),
        node("Floor", ["shifted"], "whole"),
        node("Mod", ["whole", "two"], "held", fmod=1),
        node("Concat", ["scaled", "one_hot", "held"], "inputs", axis=1),
        layer("inputs", "hidden.0", "first"),
        node("Relu", ["first"], "first_on"),
        layer("first_on", "hidden.2", "second"),
        node("Relu", ["second"], "second_on"),
        layer("second_on", "policy", "all_scores"),
        node("Equal", ["mask", "zero"], "illegal_bits"),
        node("Where", ["illegal_bits", "forbidden", "all_scores"], "scores"),
    ]
