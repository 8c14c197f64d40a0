"""Improving: a cloned network plays against other bots, and does more of what won (PPO, Schulman et al. 2017).

In a game the learner is its own teacher. What it did counts by how much more of the win it got than its value expected.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from safehouse.core.game import Setup
from safehouse.core.registry import Game
from safehouse.envs.features import Layout
from safehouse.envs.training.cloning import Drawer, Network, log_chances
from safehouse.envs.training.samples import Samples, collect
from safehouse.envs.training.taught import School, play_taught
from safehouse.envs.training.weights import Sharpness, write


@dataclass(frozen=True)
class Practice:
    """How to improve."""

    rounds: int = 30
    games: int = 400
    guests: tuple[str, ...] = ("casual",)
    epochs: int = 3
    batch: int = 1024
    rate: float = 3e-4
    clip: float = 0.2
    seed: int = 1


class Improver:
    """A network that plays, and the games that it learns from."""

    def __init__(
        self, network: Network, game: Game, setup: Setup, layout: Layout, known: Samples, folder: Path
    ) -> None:
        self.network = network
        self.game = game
        self.setup = setup
        self.layout = layout
        # Which choices are ever seen, for writing.
        self.known = known
        self.folder = folder

    def improve(self, practice: Practice, tell: Callable[[str], None]) -> None:
        torch.manual_seed(practice.seed)
        rng = np.random.default_rng(practice.seed)
        optimiser = torch.optim.Adam(self.network.parameters(), lr=practice.rate)
        for number in range(practice.rounds):
            for group in optimiser.param_groups:
                group["lr"] = practice.rate * (1.0 - number / practice.rounds)
            samples, share = self.play(practice, number)
            self.learn(samples, practice, optimiser, rng)
            tell(f"round {number + 1}: {share * int(self.setup.players):.2f} x fair share, {samples.size} answers")

    def play(self, practice: Practice, number: int) -> tuple[Samples, float]:
        """Play games, each with one learner; return its answers, and its share of the games that a player won."""
        path = self.folder / f"student-{number}.json"
        write(self.network, self.game, self.layout, self.known, Sharpness(1.0), path, "a student")
        school = School(f"weights:{path}", (), practice.guests, lapses=(0,), learners=1)
        seed = (practice.seed * practice.rounds + number) * practice.games
        games = [play_taught(self.game, self.setup, school, seed + game) for game in range(practice.games)]
        won = sum(sum(game.shares) for game in games)
        mine = sum(game.shares[game.labels[0].seat] for game in games if game.labels)
        path.unlink()
        return collect(self.game, self.setup, self.layout, games), mine / max(won, 1.0)

    def learn(
        self, samples: Samples, practice: Practice, optimiser: torch.optim.Optimizer, rng: np.random.Generator
    ) -> None:
        drawer = Drawer(samples)
        with torch.no_grad():
            old, expected = self.judge(drawer)
        surprise = torch.as_tensor(samples.shares) - expected
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        for _ in range(practice.epochs):
            order = rng.permutation(samples.size)
            for at in range(0, samples.size, practice.batch):
                places = order[at : at + practice.batch]
                batch = drawer.draw(places)
                scores, values = self.network(batch)
                chances = log_chances(scores, batch.owner, len(places))[batch.chosen]
                ratio = (chances - old[places]).exp()
                kept = ratio.clamp(1 - practice.clip, 1 + practice.clip)
                gain = torch.minimum(ratio * advantage[places], kept * advantage[places]).mean()
                value = nn.functional.binary_cross_entropy_with_logits(values, batch.shares)
                optimiser.zero_grad()
                (value - gain).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                optimiser.step()

    def judge(self, drawer: Drawer) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-chance of each answer and the value of its position, before anything is learnt."""
        chances, values = [], []
        for at in range(0, drawer.samples.size, 4096):
            batch = drawer.draw(np.arange(at, min(at + 4096, drawer.samples.size)))
            scores, worth = self.network(batch)
            chances.append(log_chances(scores, batch.owner, len(batch.rows))[batch.chosen])
            values.append(torch.sigmoid(worth))
        return torch.cat(chances), torch.cat(values)


def sharpened(network: Network, factor: float) -> None:
    """Multiply all scores of a network, so that it chooses more surely."""
    with torch.no_grad():
        for weights in (network.policy, network.policy_bias, network.direct, network.option_out):
            weights.mul_(factor)
