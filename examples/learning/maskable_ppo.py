"""MaskablePPO of sb3-contrib learns one seat of a game: python maskable_ppo.py --game heimlich --steps 20000

pip install 'safehouse-games[envs]' sb3-contrib; versions that were tried are in requirements.txt.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

import safehouse.envs.gymnasium  # noqa: F401 - registers the games

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="heimlich")
parser.add_argument("--opponents", default="random")
parser.add_argument("--scenario", default="", help="a small setting (docs/solved.md), in which a minute is enough")
parser.add_argument("--steps", type=int, default=20_000)
parser.add_argument("--games", type=int, default=100)
given = parser.parse_args()

name = f"safehouse/{given.game.title()}-v0"
# Flat observations fit sb3's own vectors; what is legal it asks of `action_masks`.
table = {"players": 2, "scenario": given.scenario, "flat": True, "history": True}
settings = {**table, "opponents": given.opponents}
envs = make_vec_env(name, n_envs=4, seed=1, env_kwargs=settings)
model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, seed=1)
model.learn(given.steps)
test = gymnasium.make(name, **settings)
mean, spread = evaluate_policy(model, test, n_eval_episodes=given.games, warn=False)
error = spread / given.games**0.5
print(f"{model.num_timesteps} steps, share of the win in {given.games} games: {mean:.2f} ± {error:.2f}")
