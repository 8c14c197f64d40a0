"""Proximal policy optimisation (Schulman et al. 2017) over the vectorised environment.

One seat of each game learns, drawn anew for every game; the others play at random. The reward is the share of the win
at the end, and on the way there what `shaping` adds to learn sooner.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.distributions import Categorical

from safehouse.envs.training.network import Network, encoding_of
from safehouse.envs.training.shaping import potential_of
from safehouse.envs.vector import SafehouseVectorEnv


@dataclass(frozen=True)
class Settings:
    """How to learn. The defaults suit Heimlich & Co. on a laptop."""

    decisions: int = 2_000_000
    games: int = 256
    steps: int = 64
    width: int = 64
    epochs: int = 4
    batch: int = 1024
    rate: float = 2e-3
    horizon: float = 0.95  # lambda of the advantage estimates; nothing is discounted, a win is a win
    clip: float = 0.2
    entropy: float = 0.001
    seed: int = 1


@dataclass(frozen=True)
class Progress:
    """Where the training stands."""

    decisions: int
    seconds: float
    finished: int
    share: float  # of the win, mean over the games that ended since the last report
    entropy: float


class Trainer:
    """An agent and the games that it learns from."""

    def __init__(self, env: SafehouseVectorEnv, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.env = env
        self.settings = settings
        self.network = Network(encoding_of(env.layout), env.layout.actions, settings.width)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.ahead = potential_of(env.layout, env.setup)
        self.potential = torch.zeros(settings.games)
        self._observe(env.reset(seed=settings.seed)[0])

    def _observe(self, observations: dict[str, np.ndarray]) -> None:
        if self.ahead is not None:
            self.potential = torch.as_tensor(self.ahead(observations["observation"]))
        self.inputs = self.network.encode(torch.as_tensor(observations["observation"].copy()))
        self.mask = torch.as_tensor(observations["action_mask"].copy())

    def train(self, report: Callable[[Progress], None]) -> Network:
        """Learn for the given number of decisions."""
        settings = self.settings
        start = time.perf_counter()
        rounds = max(1, settings.decisions // (settings.games * settings.steps))
        for number in range(rounds):
            for group in self.optimiser.param_groups:
                group["lr"] = settings.rate * (1.0 - number / rounds)
            rollout = self.play()
            entropy = self.learn(rollout)
            done = (number + 1) * settings.games * settings.steps
            report(Progress(done, time.perf_counter() - start, rollout.finished, rollout.share, entropy))
        return self.network

    def play(self) -> "Rollout":
        """Play some steps in all games; note what was seen, done and gained."""
        with torch.no_grad():
            steps, games = self.settings.steps, self.settings.games
            inputs, masks, actions, chances = [], [], [], []
            values = torch.zeros(steps + 1, games)
            won = torch.zeros(steps, games)
            rewards = torch.zeros(steps, games)
            ended = torch.zeros(steps, games)
            for step in range(steps):
                scores, values[step] = self.network(self.inputs, self.mask)
                chosen = Categorical(logits=scores, validate_args=False)
                action = chosen.sample()
                inputs.append(self.inputs)
                masks.append(self.mask)
                actions.append(action)
                chances.append(chosen.log_prob(action))
                observations, gained, over, _, _ = self.env.step(action.numpy())
                won[step] = torch.as_tensor(np.array(gained), dtype=torch.float32)
                ended[step] = torch.as_tensor(np.array(over), dtype=torch.float32)
                before = self.potential
                self._observe(observations)
                rewards[step] = won[step] + (1.0 - ended[step]) * self.potential - before
            values[steps] = self.network(self.inputs, self.mask)[1]
            advantages = torch.zeros(steps, games)
            ahead = torch.zeros(games)
            for step in reversed(range(steps)):
                goes_on = 1.0 - ended[step]
                surprise = rewards[step] + goes_on * values[step + 1] - values[step]
                ahead = surprise + goes_on * self.settings.horizon * ahead
                advantages[step] = ahead
            finished = int(ended.sum())
            return Rollout(
                torch.cat(inputs), torch.cat(masks), torch.cat(actions), torch.cat(chances), advantages.flatten(),
                (advantages + values[:steps]).flatten(), finished, float(won.sum()) / max(1, finished),
            )  # fmt: skip

    def learn(self, rollout: "Rollout") -> float:
        """Improve the network by what was played. Return the mean entropy of its choices."""
        settings = self.settings
        count = len(rollout.actions)
        spread: list[float] = []
        for _ in range(settings.epochs):
            for part in torch.randperm(count).split(settings.batch):
                scores, values = self.network(rollout.inputs[part], rollout.masks[part])
                chosen = Categorical(logits=scores, validate_args=False)
                ratio = (chosen.log_prob(rollout.actions[part]) - rollout.chances[part]).exp()
                advantage = rollout.advantages[part]
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy_loss = -torch.minimum(ratio * advantage, kept * advantage).mean()
                value_loss = (values - rollout.returns[part]).pow(2).mean()
                entropy = chosen.entropy().mean()
                self.optimiser.zero_grad()
                (policy_loss + 0.5 * value_loss - settings.entropy * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
                spread.append(float(entropy.detach()))
        return sum(spread) / len(spread)


@dataclass(frozen=True)
class Rollout:
    """Decisions in a row, of all games."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor
    finished: int
    share: float
