"""Training, where PyTorch is installed: what is saved is what was trained, and inputs are what the layout says."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (docs/training.md)")
pytest.importorskip("onnx", reason="onnx is not installed (docs/training.md)")


def test_a_short_training_saves_what_it_trained(tmp_path: Path) -> None:
    from safehouse.bots.learned import open_session
    from safehouse.envs.training.keep import save
    from safehouse.envs.training.ppo import Progress, Settings, Trainer
    from safehouse.envs.vector import SafehouseVectorEnv

    settings = Settings(decisions=4 * 32 * 32, games=32, steps=32, width=16, batch=256)
    env = SafehouseVectorEnv("heimlich", settings.games, players=4, learner="anybody", copy=False)
    told: list[Progress] = []
    network = Trainer(env, settings).train(told.append)
    assert told[-1].decisions == settings.decisions
    path = tmp_path / "agent.onnx"
    save(network, env.game, env.layout, path, {})
    observations, _ = env.reset(seed=9)
    features, mask = observations["observation"].copy(), observations["action_mask"].copy()
    (scores,) = open_session(env.game, path).run(["scores"], {"features": features, "mask": mask})
    with torch.no_grad():
        expected, _ = network(network.encode(torch.as_tensor(features)), torch.as_tensor(mask))
    np.testing.assert_allclose(scores, expected.numpy(), rtol=1e-3, atol=1e-4)


def test_the_encoding_agrees_with_the_layout() -> None:
    """The inputs hold the same numbers as `Layout.one_hot`, in an order of their own."""
    from safehouse.envs.training.network import Network, encoding_of
    from safehouse.envs.vector import SafehouseVectorEnv

    for game in ("heimlich", "suitcase", "vienna"):
        env = SafehouseVectorEnv(game, 8)
        observations, _ = env.reset(seed=3)
        for _ in range(40):
            observations, *_ = env.step(env.random_actions())
        encoding = encoding_of(env.layout)
        assert encoding.size == env.layout.one_hot_size
        encoded = Network(encoding, env.layout.actions, 4).encode(torch.as_tensor(observations["observation"])).numpy()
        expected = env.layout.one_hot(observations["observation"])
        np.testing.assert_allclose(np.sort(encoded, axis=1), np.sort(expected, axis=1), atol=1e-6)
