"""What people get wrong in the environments is told in one sentence, before anything was done."""

import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ClosedEnvironmentError

from safehouse.core.errors import SafehouseError
from safehouse.envs.gymnasium import SafehouseEnv
from safehouse.envs.pettingzoo import ENVIRONMENTS
from safehouse.envs.text import TextEnv
from safehouse.envs.vector import SafehouseVectorEnv


def vector(games: Any = 2, **options: Any) -> SafehouseVectorEnv:
    return SafehouseVectorEnv("heimlich", games, **{"players": 3, **options})


def stepped(actions: Any) -> None:
    envs = vector()
    envs.reset(seed=1)
    envs.step(actions)


def against(answer: Any) -> None:
    envs = vector(4, learner=0, opponents=lambda rows, masks: answer(masks), start="2")
    envs.reset(seed=1)


def alone(action: Any = 0, **options: Any) -> None:
    env = SafehouseEnv("heimlich", **{"players": 3, **options})
    env.reset(seed=1)
    env.step(action)


def written(reply: Any) -> None:
    env = TextEnv("heimlich", 3)
    env.reset(seed=1)
    env.step(reply)


REFUSED = "an opponent's answer is refused: "
WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: vector(0), "an environment needs at least one game, not 0"),
    (lambda: vector(2.0), "the number of games must be a whole number, not 2.0"),
    (lambda: vector(players=0), "heimlich is for 2 to 7 players, not 0"),
    (lambda: vector(players="3"), "the number of players must be a whole number, not '3'"),
    (lambda: vector(learner=3), "there is no seat 3 among 3 players: seats count from 0"),
    (lambda: vector(learner=None), "a seat must be a whole number, not None"),
    (lambda: vector(learner=0, opponents=3), "an opponent is the name of a bot, onnx:PATH or a policy, not 3"),
    (lambda: vector(learner=0, opponents=["casual"]), "1 opponents for 2 other seats"),
    (lambda: vector().reset(seed="ab"), "a seed must be a whole number, not 'ab'"),  # type: ignore[arg-type]
    (lambda: vector().reset(seed=[1.5, 2]), "a seed must be a whole number, not 1.5"),
    (lambda: vector().reset(seed=[1]), "1 seeds for 2 games"),
    (lambda: vector().step(np.array([0, 0])), "no game is in progress: call reset() first"),
    (lambda: vector(learner=0, opponents="casual").random_actions(), "no game is in progress: call reset() first"),
    (lambda: stepped(3), "actions are 2 whole numbers, one for each game, not int64 of the shape ()"),
    (lambda: stepped(None), "actions are 2 whole numbers, one for each game, not object of the shape ()"),
    (lambda: stepped([1.0, 2.0]), "actions are 2 whole numbers, one for each game, not float64 of the shape (2,)"),
    (lambda: stepped([[1], [2]]), "actions are 2 whole numbers, one for each game, not int64 of the shape (2, 1)"),
    (lambda: stepped([1]), "1 actions for 2 games"),
    (
        lambda: against(lambda masks: None),
        REFUSED + "actions are 4 whole numbers, one for each game, not object of the shape ()",
    ),
    (
        lambda: against(lambda masks: masks * 0.5),
        REFUSED + "actions are 4 whole numbers, one for each game, not float64 of the shape (4, 148)",
    ),
    (lambda: against(lambda masks: masks.argmax(axis=1)[:3]), REFUSED + "3 actions for 4 games"),
    (lambda: against(lambda masks: masks.argmin(axis=1)), REFUSED + "game 0: action 0 is not legal for seat 1"),
    (lambda: alone(seat=3), "there is no seat 3 among 3 players: seats count from 0"),
    (lambda: alone(opponents=3), "opponents are the name of a bot, or a list of names, not 3"),
    (lambda: alone(opponents=["casual", 3]), "opponents are the name of a bot, or a list of names, not ['casual', 3]"),
    (lambda: alone(1.5), "an action must be a whole number, not 1.5"),
    (lambda: alone(np.array([1, 2])), "an action must be a whole number, not array([1, 2])"),
    (lambda: SafehouseEnv("heimlich").step(np.int64(0)), "no game is in progress: call reset() first"),
    (lambda: written(1), "a reply must be a text, not 1"),
    (lambda: TextEnv("heimlich", 3).step("1"), "nobody is asked: begin a game with reset()"),
    (lambda: TextEnv("heimlich", 3, history="all"), "history must be a whole number, not 'all'"),  # type: ignore[arg-type]
    (lambda: TextEnv("heimlich", 3).introduction(3), "there is no seat 3 among 3 players: seats count from 0"),
    (lambda: TextEnv("heimlich", 3).outcome(), "the game goes on: it has no outcome yet"),
    (lambda: TextEnv("heimlich", 3).result(0), "the game goes on: it has no outcome yet"),
    (
        lambda: ENVIRONMENTS["heimlich_v0"].raw_env(render_mode="text"),
        "render_mode is human, ansi or rgb_array, not 'text'",
    ),
    (
        lambda: ENVIRONMENTS["heimlich_v0"].raw_env(2).observe("seat_1"),
        "there is no agent 'seat_1'; there are player_0, player_1",
    ),
]


@pytest.mark.parametrize(("act", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_mistake_is_told_in_one_sentence(act: Callable[[], object], sentence: str) -> None:
    with pytest.raises(SafehouseError) as refused:
        act()
    assert str(refused.value) == sentence


def test_a_closed_environment_says_so() -> None:
    envs = vector()
    envs.reset(seed=1)
    actions = envs.random_actions()
    envs.close()
    envs.close()
    for use in (envs.reset, envs.random_actions, lambda: envs.step(actions)):
        with pytest.raises(ClosedEnvironmentError, match="this environment is closed: make a new one"):
            use()


def test_a_game_whose_bots_were_closed_is_over() -> None:
    env = gymnasium.make("safehouse/Heimlich-v0", players=3, opponents="casual")
    env.reset(seed=1)
    env.close()
    with pytest.raises(SafehouseError, match=r"no game is in progress: call reset\(\) first"):
        env.unwrapped.step(0)
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_whole_numbers_of_numpy_are_taken() -> None:
    three = np.int64(3)
    envs = vector(three, players=three, learner=np.int8(0))
    told, _ = envs.reset(seed=three)
    assert (told["observation"] == vector(3, learner=0).reset(seed=3)[0]["observation"]).all()
    for kind in (np.uint8, np.int32):
        envs.step(envs.random_actions().astype(kind))
    envs.step(envs.random_actions().tolist())


def test_environments_say_what_they_are() -> None:
    assert repr(vector()) == "<SafehouseVectorEnv: heimlich, 3 players, 2 games>"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = pettingzoo.make("aec", "safehouse/Suitcase-v0", players=3)
    assert repr(env.unwrapped) == "<suitcase_v0: 3 players>"
