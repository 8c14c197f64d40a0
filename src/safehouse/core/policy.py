"""A small network that scores the options of a seat: one hidden layer over the features, and one over each option.

Most inputs are 0: of a choice of 176 cards one is active, so only its row of the first layer is added. The weights are
data (`bots.network` reads them). `envs/training/cloning.py` trains them, and computes the same with PyTorch.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

# How a number of the features is read.
PLAIN: Final = 0
CHOSEN: Final = 1
BITS: Final = 2


class Weights:
    """What a network has learnt. Matrices are stored by rows: all that one input or one action adds."""

    kinds: vec[i64]  # by number of the features: PLAIN, CHOSEN or BITS
    first: vec[i64]  # its first input
    most: vec[i64]
    width: i64  # units of the hidden layer
    inner: vec[float]  # by input and unit
    inner_bias: vec[float]
    policy: vec[float]  # by action and unit
    policy_bias: vec[float]
    value: vec[float]  # by unit
    value_bias: float
    narrow: i64  # units over each option
    glance: i64  # numbers of each option
    bridge: vec[float]  # by unit of the hidden layer and unit over the option
    option: vec[float]  # by number of the option and unit over it
    kind_of: vec[i64]  # by action
    kind_bias: vec[float]  # by kind of action and unit over the option
    direct: vec[float]  # by kind of action and number of the option
    option_out: vec[float]  # by unit over the option

    def __init__(self, facts: dict[str, list[int]], weights: dict[str, vec[float]]) -> None:
        self.kinds = vec[i64](facts["kinds"])
        self.first = vec[i64](facts["first"])
        self.most = vec[i64](facts["most"])
        self.kind_of = vec[i64](facts["kind_of"])
        self.glance = facts["glance"][0]
        self.inner = weights["inner"]
        self.inner_bias = weights["inner_bias"]
        self.policy = weights["policy"]
        self.policy_bias = weights["policy_bias"]
        self.value = weights["value"]
        self.value_bias = weights["value_bias"][0]
        self.bridge = weights["bridge"]
        self.option = weights["option"]
        self.kind_bias = weights["kind_bias"]
        self.direct = weights["direct"]
        self.option_out = weights["option_out"]
        self.width = len(self.inner_bias)
        self.narrow = len(self.option_out)


def unpack(data: bytes, scales: vec[float], columns: i64) -> vec[float]:
    """Return a matrix from numbers of one byte, 128 being 0, and a scale for each row."""
    size: i64 = len(data)
    found = vec[float]([0.0] * size)
    at: i64 = 0
    row: i64 = 0
    while at < size:
        scale = scales[row]
        end = at + columns
        while at < end:
            number: i64 = data[at]
            found[at] = float(number - 128) * scale
            at += 1
        row += 1
    return found


class Policy:
    """Scores options with given weights. Its hidden layer is overwritten by each position."""

    weights: Weights
    hidden: vec[float]
    over: vec[float]  # what the hidden layer gives to the units over each option
    levels: vec[float]  # of these units, for one option

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.hidden = vec[float]([0.0] * weights.width)
        self.over = vec[float]([0.0] * weights.narrow)
        self.levels = vec[float]([0.0] * weights.narrow)

    def look(self, row: vec[i16]) -> None:
        """Take in the features of a position."""
        w = self.weights
        hidden = self.hidden
        width = w.width
        inner = w.inner
        bias = w.inner_bias
        kinds = w.kinds
        first = w.first
        unit: i64 = 0
        while unit < width:
            hidden[unit] = bias[unit]
            unit += 1
        size: i64 = len(kinds)
        place: i64 = 0
        while place < size:
            number: i64 = i64(row[place])
            at: i64 = first[place] * width
            kind = kinds[place]
            if kind == PLAIN:
                if number != 0:
                    factor = float(number)
                    unit = 0
                    while unit < width:
                        hidden[unit] += inner[at + unit] * factor
                        unit += 1
            elif kind == CHOSEN:
                if number > w.most[place]:
                    number = w.most[place]
                at += number * width
                unit = 0
                while unit < width:
                    hidden[unit] += inner[at + unit]
                    unit += 1
            else:
                while number > 0:
                    if number & 1:
                        unit = 0
                        while unit < width:
                            hidden[unit] += inner[at + unit]
                            unit += 1
                    at += width
                    number >>= 1
            place += 1
        unit = 0
        while unit < width:
            if hidden[unit] < 0.0:
                hidden[unit] = 0.0
            unit += 1
        self.bridge_over()

    def bridge_over(self) -> None:
        w = self.weights
        over = self.over
        narrow = w.narrow
        bridge = w.bridge
        at: i64 = 0
        unit: i64 = 0
        item: i64 = 0
        while item < narrow:
            over[item] = 0.0
            item += 1
        while unit < w.width:
            level = self.hidden[unit]
            if level != 0.0:
                item = 0
                while item < narrow:
                    over[item] += bridge[at + item] * level
                    item += 1
            at += narrow
            unit += 1

    def scores(self, options: list[int], glances: list[float]) -> list[float]:
        """Return the score of each option of the position; `glances` has the numbers of all options in a row."""
        w = self.weights
        hidden = self.hidden
        policy = w.policy
        width = w.width
        found: list[float] = []
        start: i64 = 0
        for option in options:
            action: i64 = option
            score = w.policy_bias[action]
            at: i64 = action * width
            unit: i64 = 0
            while unit < width:
                score += policy[at + unit] * hidden[unit]
                unit += 1
            found.append(score + self.glanced(w.kind_of[action], glances, start))
            start += w.glance
        return found

    def glanced(self, kind: i64, glances: list[float], start: i64) -> float:
        """Return what the numbers of one option add."""
        w = self.weights
        narrow = w.narrow
        option = w.option
        over = self.over
        score = 0.0
        number: i64 = 0
        at: i64 = kind * w.glance
        levels = self.levels
        item: i64 = 0
        while item < narrow:
            levels[item] = over[item] + w.kind_bias[kind * narrow + item]
            item += 1
        row: i64 = 0
        while number < w.glance:
            size = glances[start + number]
            if size != 0.0:
                score += w.direct[at + number] * size
                item = 0
                while item < narrow:
                    levels[item] += option[row + item] * size
                    item += 1
            row += narrow
            number += 1
        item = 0
        while item < narrow:
            if levels[item] > 0.0:
                score += w.option_out[item] * levels[item]
            item += 1
        return score

    def worth(self) -> float:
        """Return the share of the win to be expected in the position."""
        w = self.weights
        total = w.value_bias
        unit: i64 = 0
        while unit < w.width:
            total += w.value[unit] * self.hidden[unit]
            unit += 1
        return 1.0 / (1.0 + math.exp(-total))
