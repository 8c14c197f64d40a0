"""PPO in one file, in the style of CleanRL, by self-play on many games at once: python cleanrl_ppo.py --game suitcase

Every seat is played by the same network; `infos["seat"]` says whose turn it is. A seat's reward is its share of the
win, which comes at the end of the game, so returns are credited to each seat's own decisions.
"""

import argparse

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from safehouse.envs.vector import SafehouseVectorEnv

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="heimlich")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--scenario", default="", help="a small setting (docs/solved.md), in which a minute is enough")
parser.add_argument("--envs", type=int, default=64)
parser.add_argument("--steps", type=int, default=128)
parser.add_argument("--updates", type=int, default=50)
parser.add_argument("--seed", type=int, default=1)
given = parser.parse_args()
torch.manual_seed(given.seed)
torch.set_num_threads(1)


class Agent(nn.Module):
    """A policy and a value over flat observations."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(rows)
        scores = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=scores, validate_args=False), self.value(hidden).squeeze(-1)


table = {"players": given.players, "scenario": given.scenario, "flat": True, "history": True}
envs = SafehouseVectorEnv(given.game, given.envs, **table)
agent = Agent(envs.layout.size, envs.layout.actions)
optimiser = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
rows, infos = envs.reset(seed=given.seed)
shape = (given.steps, given.envs)
everybody = np.arange(given.envs)
ended = 0
for _ in range(given.updates):
    seen = torch.zeros((*shape, envs.layout.size))
    masks = torch.zeros((*shape, envs.layout.actions), dtype=torch.bool)
    actions, seats = torch.zeros(shape, dtype=torch.long), np.zeros(shape, dtype=np.int64)
    logs, values = torch.zeros(shape), torch.zeros(shape)
    done, shares = np.zeros(shape, dtype=bool), np.zeros((*shape, given.players))
    for step in range(given.steps):
        seen[step], masks[step] = torch.as_tensor(rows), torch.as_tensor(infos["action_mask"]).bool()
        seats[step] = infos["seat"]
        with torch.no_grad():
            chosen, values[step] = agent(seen[step], masks[step])
            actions[step] = chosen.sample()
            logs[step] = chosen.log_prob(actions[step])
        rows, _, done[step], _, infos = envs.step(actions[step].numpy())
        shares[step] = infos["rewards"]
    # Backwards: what each seat gets in the end, or thinks that it will; nothing is discounted.
    ended += int(done.sum())
    with torch.no_grad():
        _, next_value = agent(torch.as_tensor(rows), torch.as_tensor(infos["action_mask"]).bool())
    ahead = np.full((given.envs, given.players), np.nan)
    ahead[everybody, infos["seat"]] = next_value.numpy()
    returns = torch.zeros(shape)
    for step in reversed(range(given.steps)):
        ahead[done[step]] = shares[step][done[step]]
        mine = ahead[everybody, seats[step]]
        returns[step] = torch.as_tensor(np.where(np.isnan(mine), values[step].numpy(), mine))
        ahead[everybody, seats[step]] = 0.95 * returns[step].numpy() + 0.05 * values[step].numpy()
    flat = [part.flatten(0, 1) for part in (seen, masks, actions, logs, returns, (returns - values))]
    for _ in range(4):
        for part in torch.randperm(len(flat[2])).split(2048):
            row, mask, action, log, wanted, advantage = (tensor[part] for tensor in flat)
            chosen, value = agent(row, mask)
            ratio = (chosen.log_prob(action) - log).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            policy_loss = -torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            value_loss = (value - wanted).pow(2).mean()
            optimiser.zero_grad()
            (policy_loss + 0.5 * value_loss - 0.01 * chosen.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def play(against: str, games: int = 400) -> float:
    """Return the agent's mean share of the win."""
    match = SafehouseVectorEnv(given.game, 32, learner="anybody", opponents=against, **table)
    rows, infos = match.reset(seed=given.seed + 1)
    won, over = 0.0, 0
    while over < games:
        with torch.no_grad():
            chosen, _ = agent(torch.as_tensor(rows), torch.as_tensor(infos["action_mask"]).bool())
        rows, reward, finished, _, infos = match.step(chosen.sample().numpy())
        won += float(reward.sum())
        over += int(finished.sum())
    return won / over


decisions = given.updates * given.steps * given.envs
print(f"{decisions} decisions, {ended} games; share of the win against random ones: {play('random'):.2f}")
