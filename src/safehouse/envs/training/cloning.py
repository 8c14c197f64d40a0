"""Cloning: a network learns to answer as a teacher does, and to guess the share of the win.

It computes what `core.policy` computes while it plays; inputs are standardised here, which is folded into the weights
when they are written (`weights.write`).
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from safehouse.core.features import CHOICE, MASK
from safehouse.core.registry import Game
from safehouse.envs.features import Layout
from safehouse.envs.training.samples import Samples

LOWEST: Final = -1e9


@dataclass(frozen=True)
class Study:
    """How to learn."""

    width: int = 160
    narrow: int = 48
    epochs: int = 6
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 1e-2
    value: float = 0.3  # the part of the value in the loss
    held_back: int = 20  # one of so many games is kept for judging
    seed: int = 1


class Inputs:
    """Which numbers of a row are chosen, added up or read bit by bit."""

    def __init__(self, layout: Layout) -> None:
        self.plain: list[int] = []
        self.chosen: list[int] = []
        self.first: list[int] = []  # of each chosen number, among the inputs of choices
        self.most: list[int] = []
        self.bits: list[tuple[int, int]] = []
        choices = 0
        for field in layout.fields:
            for place in range(field.start, field.start + field.size):
                if field.kind == CHOICE:
                    self.chosen.append(place)
                    self.first.append(choices)
                    self.most.append(field.most)
                    choices += field.most + 1
                elif field.kind == MASK:
                    self.bits += [(place, bit) for bit in range(field.most.bit_length())]
                else:
                    self.plain.append(place)
        self.choices = choices


class Network(nn.Module):
    """One hidden layer over the features; one over each option, fed by it and by what is seen at a glance."""

    def __init__(self, layout: Layout, glance: int, kinds: NDArray[np.int64], study: Study) -> None:
        super().__init__()
        self.inputs = Inputs(layout)
        plain = len(self.inputs.plain) + len(self.inputs.bits)
        count = int(kinds.max()) + 1
        self.embed = nn.Parameter(torch.randn(self.inputs.choices, study.width) * 0.05)
        self.plain = nn.Parameter(torch.randn(plain, study.width) * plain**-0.5)
        self.bias = nn.Parameter(torch.zeros(study.width))
        self.policy = nn.Parameter(torch.randn(len(kinds), study.width) * 0.02)
        self.policy_bias = nn.Parameter(torch.zeros(len(kinds)))
        self.value = nn.Linear(study.width, 1)
        self.bridge = nn.Parameter(torch.randn(study.width, study.narrow) * study.width**-0.5)
        self.option = nn.Parameter(torch.randn(glance, study.narrow) * 0.3)
        self.kind_bias = nn.Parameter(torch.randn(count, study.narrow) * 0.1)
        self.direct = nn.Parameter(torch.zeros(count, glance))
        self.option_out = nn.Parameter(torch.randn(study.narrow) * 0.1)
        self.register_buffer("kinds", torch.as_tensor(kinds))
        self.register_buffer("mean", torch.zeros(plain))
        self.register_buffer("spread", torch.ones(plain))
        self.register_buffer("glance_spread", torch.ones(glance))

    def look_at(self, samples: Samples) -> None:
        """Take mean and spread of the numbers from samples."""
        some = samples.rows[:: max(1, samples.size // 20000)]
        numbers = self._numbers(some)
        self.mean.copy_(torch.as_tensor(numbers.mean(axis=0)))
        self.spread.copy_(torch.as_tensor(np.maximum(numbers.std(axis=0), 0.3)))
        if samples.glances.shape[1]:
            self.glance_spread.copy_(torch.as_tensor(np.maximum(samples.glances.std(axis=0), 0.05)))

    def _numbers(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        plain = rows[:, self.inputs.plain].astype(np.float32)
        bits = [(rows[:, place] >> bit) & 1 for place, bit in self.inputs.bits]
        if not bits:
            return plain
        return np.concatenate([plain, np.stack(bits, axis=1).astype(np.float32)], axis=1)

    def hidden(self, rows: NDArray[np.int16]) -> Tensor:
        numbers = (torch.as_tensor(self._numbers(rows)) - self.mean) / self.spread
        level = numbers @ self.plain + self.bias
        if self.inputs.chosen:
            places = rows[:, self.inputs.chosen].astype(np.int64) + np.array(self.inputs.first)
            level = level + nn.functional.embedding_bag(torch.as_tensor(places), self.embed, mode="sum")
        return torch.relu(level)

    def forward(self, batch: "Batch") -> tuple[Tensor, Tensor]:
        """Return scores of options, and values of rows before the sigmoid."""
        owner, options = batch.owner, batch.options
        hidden = self.hidden(batch.rows)
        kind = self.kinds[options]
        scores = (self.policy[options] * hidden[owner]).sum(1) + self.policy_bias[options]
        level = (hidden @ self.bridge)[owner] + self.kind_bias[kind]
        if batch.glances.shape[1]:
            seen = batch.glances / self.glance_spread
            level = level + seen @ self.option
            scores = scores + (self.direct[kind] * seen).sum(1)
        scores = scores + torch.relu(level) @ self.option_out
        # The value must not bend the policy: there are far fewer games than answers.
        return scores, self.value(hidden.detach()).squeeze(1)


class Batch(NamedTuple):
    """Some samples: rows; options one behind the other, each with the number of its row; and what is to be learnt."""

    rows: NDArray[np.int16]
    owner: Tensor
    options: Tensor
    glances: Tensor
    chosen: Tensor  # among all options
    shares: Tensor


class Drawer:
    """Draws batches of samples."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        self.counts = np.diff(samples.starts)

    def draw(self, picked: NDArray[np.int64]) -> Batch:
        samples = self.samples
        counts = self.counts[picked]
        begins = np.concatenate([[0], np.cumsum(counts)[:-1]])
        owner = np.repeat(np.arange(len(picked)), counts)
        places = np.arange(len(owner)) - begins[owner] + samples.starts[picked][owner]
        return Batch(
            samples.rows[picked], torch.as_tensor(owner), torch.as_tensor(samples.options[places].astype(np.int64)),
            torch.as_tensor(samples.glances[places]), torch.as_tensor(begins + samples.chosen[picked]),
            torch.as_tensor(samples.shares[picked]),
        )  # fmt: skip


def log_chances(scores: Tensor, owner: Tensor, rows: int) -> Tensor:
    """Return the logarithm of each option's chance, by a softmax within each row."""
    top = torch.full((rows,), LOWEST).scatter_reduce(0, owner, scores.detach(), "amax")
    raised = scores - top[owner]
    total = torch.zeros(rows).scatter_add(0, owner, raised.exp())
    return raised - total.log()[owner]


@dataclass(frozen=True)
class Result:
    """How well the held-back games were answered: log-loss, share of equal answers, and the value's log-loss."""

    loss: float
    equal: float
    value: float


def judge(network: Network, drawer: Drawer, places: NDArray[np.int64]) -> Result:
    """Compare a network with what teachers said."""
    loss = equal = value = 0.0
    with torch.no_grad():
        for at in range(0, len(places), 4096):
            batch = drawer.draw(places[at : at + 4096])
            count = len(batch.rows)
            scores, values = network(batch)
            best = torch.full((count,), LOWEST).scatter_reduce(0, batch.owner, scores, "amax")
            loss -= float(log_chances(scores, batch.owner, count)[batch.chosen].sum())
            equal += float((scores[batch.chosen] >= best).sum())
            value += float(nn.functional.binary_cross_entropy_with_logits(values, batch.shares, reduction="sum"))
    return Result(loss / len(places), equal / len(places), value / len(places))


def clone(
    samples: Samples, game: Game, layout: Layout, study: Study, tell: Callable[[str], None], start: Path | None = None
) -> tuple[Network, Result]:
    """Return a network that answers as the teachers of the samples, and how well it does.

    With `start` it goes on from a network that PyTorch has saved.
    """
    torch.manual_seed(study.seed)
    rng = np.random.default_rng(study.seed)
    network = Network(layout, samples.glances.shape[1], kinds_of(game, layout), study)
    if start is None:
        network.look_at(samples)
    else:
        network.load_state_dict(torch.load(start))
    held = samples.games % study.held_back == 0
    learnt, kept = np.nonzero(~held)[0], np.nonzero(held)[0]
    drawer = Drawer(samples)
    optimiser = torch.optim.AdamW(network.parameters(), lr=study.rate, weight_decay=study.decay)
    steps = study.epochs * (len(learnt) // study.batch + 1)
    begin = time.monotonic()
    step = 0
    result = judge(network, drawer, kept)
    for epoch in range(study.epochs):
        order = rng.permutation(learnt)
        for at in range(0, len(order), study.batch):
            done = step / steps
            for group in optimiser.param_groups:
                group["lr"] = study.rate * min(1.0, step / 50 + 0.02) * (1.0 - done) + 1e-6
            batch = drawer.draw(order[at : at + study.batch])
            scores, values = network(batch)
            policy = -log_chances(scores, batch.owner, len(batch.rows))[batch.chosen].mean()
            value = nn.functional.binary_cross_entropy_with_logits(values, batch.shares)
            optimiser.zero_grad()
            (policy + study.value * value).backward()
            optimiser.step()
            step += 1
        result = judge(network, drawer, kept)
        tell(
            f"epoch {epoch + 1}: {time.monotonic() - begin:.0f} s, log-loss {result.loss:.3f}, "
            f"equal {result.equal:.1%}, value {result.value:.3f}"
        )
    return network, result


def kinds_of(game: Game, layout: Layout) -> NDArray[np.int64]:
    """Return the number of each action's kind."""
    found = np.zeros(layout.actions, np.int64)
    for number, kind in enumerate(game.kinds):
        first = game.space.first[kind.name]
        if not kind.by_chance and first < layout.actions:
            found[first : first + kind.size] = number
    return found
