"""SuperSuit's wrappers around a PettingZoo environment: flat observations fit them, masks stay in the infos."""

import argparse

import numpy as np
import pettingzoo
import supersuit

import safehouse.envs.pettingzoo  # noqa: F401 - registers the games

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="vienna")
parser.add_argument("--games", type=int, default=2)
given = parser.parse_args()

env = pettingzoo.make("aec", f"safehouse/{given.game.title()}-v0", players=2, flat=True, history=True)
env = supersuit.dtype_v0(env, np.float64)
env = supersuit.frame_stack_v2(env, 3)
env = supersuit.clip_reward_v0(env, 0.0, 1.0)
generator = np.random.default_rng(1)
decisions = 0
for game in range(given.games):
    env.reset(seed=game)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else int(generator.choice(np.flatnonzero(info["action_mask"]))))
        decisions += not over
print(f"{given.games} games, {decisions} decisions; an observation is {observation.dtype}, {observation.shape}")
