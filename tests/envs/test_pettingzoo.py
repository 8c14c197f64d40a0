"""PettingZoo's own suite on every game and version, and what it does not ask for: honesty."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test import test_save_obs as save_obs_test  # pytest would collect it under its own name

from safehouse.core.fields import values_of
from safehouse.core.game import GameState
from safehouse.core.history import Memory
from safehouse.envs.features import Layout
from safehouse.envs.pettingzoo.table import TableEnv
from tests.envs.versions import VERSIONS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(params=VERSIONS.values(), ids=list(VERSIONS))
def version(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    name, options = request.param
    return name, options


def make(version: tuple[str, dict[str, Any]], raw: bool = False, **more: Any) -> Any:
    name, options = version
    module = import_module(f"safehouse.envs.pettingzoo.{name}_v0")
    return (module.raw_env if raw else module.env)(**options, **more)


def test_api(version: tuple[str, dict[str, Any]]) -> None:
    api_test(make(version), num_cycles=120)


def test_seeds(version: tuple[str, dict[str, Any]]) -> None:
    seed_test(lambda: make(version), num_cycles=60)


def test_one_seed_is_enough_for_many_games() -> None:
    """As in Gymnasium: the games after the first go on from its seed, whether it was played to the end or not."""

    def games(seed: int | None) -> list[bytes]:
        env, found = make(VERSIONS["heimlich-two"]), []
        for number in range(4):
            env.reset(seed=None if number else seed)
            generator = np.random.default_rng(number)
            for _ in env.agent_iter() if number % 2 == 0 else range(9):
                observation, _, over, _, _ = env.last()
                found.append(observation["observation"].tobytes())
                env.step(None if over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
        return found

    assert games(7) == games(7) != games(8)
    assert games(None) != games(None)


def test_rendering(version: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(version, render_mode=render_mode))
    assert capsys.readouterr().out  # `human` prints


def test_saved_observations(version: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    save_obs_test(make(version))
    # Observations are features and not pictures, which the suite says instead of saving them.
    assert "did not save the observations" in capsys.readouterr().out


def test_a_whole_game_pays_one_win_at_most(version: tuple[str, dict[str, Any]]) -> None:
    env = make(version, raw=True)
    env.reset(seed=5)
    generator = np.random.default_rng(5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(1.0) or sum(paid.values()) == 0.0


def test_an_illegal_action_ends_the_game_at_a_price() -> None:
    env = make(VERSIONS["heimlich-basic"])
    env.reset(seed=1)
    observation, *_ = env.last()
    offender = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[offender] == -1
    assert all(env.terminations.values()) or all(env.truncations.values())


def compare(env: TableEnv) -> int:
    """Play a while; in worlds that a seat cannot tell apart it must observe the same. Return how often it was asked."""
    env.reset(seed=3)
    generator = np.random.default_rng(3)
    compared = 0
    for agent in env.agent_iter(max_iter=80):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            break
        seat = env.possible_agents.index(agent)
        world = env._state.redact(seat).sample(env._rng)
        np.testing.assert_array_equal(observation["observation"], env.layout.read(world, seat))
        np.testing.assert_array_equal(observation["action_mask"], env.layout.mask(world, seat))
        compared += 1
        env.step(int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return compared


def test_observations_are_blind_to_what_others_hide(version: tuple[str, dict[str, Any]]) -> None:
    assert compare(make(version, raw=True)) > 10


class Telling(Layout):
    """Features with a leak: who leads the first agent in play."""

    def read(self, state: GameState, seat: int, memory: Memory | None = None) -> Any:
        row = super().read(state, seat, memory)
        owner: list[int] = values_of(state)["owner"]  # type: ignore[assignment]
        row[0] = owner.index(0) if 0 in owner else 9
        return row


def test_a_leak_would_be_found() -> None:
    env: TableEnv = make(VERSIONS["heimlich-basic"], raw=True)
    env.layout = Telling(env.game)
    with pytest.raises(AssertionError, match="Mismatched"):
        compare(env)


def test_rendering_shows_no_secrets() -> None:
    """The picture and the text of two worlds with other secrets are the same."""
    pictures = []
    texts = []
    env: TableEnv = make(VERSIONS["heimlich-basic"], raw=True, render_mode="rgb_array")
    env.reset(seed=3)
    for _ in range(4):
        pictures.append(env.render().tobytes())
        env.render_mode = "ansi"
        texts.append(env.render())
        env.render_mode = "rgb_array"
        env._played.state = env._state.redact(0).sample(env._rng)
    assert len(set(pictures)) == len(set(texts)) == 1


def test_modules_say_what_they_are() -> None:
    for name in ("heimlich", "suitcase", "vienna"):
        text = import_module(f"safehouse.envs.pettingzoo.{name}_v0").__doc__ or ""
        for part in ("### Observation Space", "### Action Space", "### Rewards", "### Version History", "* v0:"):
            assert part in text
