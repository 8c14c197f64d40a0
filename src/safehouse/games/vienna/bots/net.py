"""The value function of Vienna: what a seat will probably have at the end, fitted from self-play.

A small network with one hidden layer adds to what the final scoring would give now. Its weights are data
(`weights_*.json`, made by `tools/fit_vienna.py`); nothing but lists of numbers is needed to use them.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from safehouse.games.vienna.bots.features import Inputs
from safehouse.games.vienna.bots.layout import settled
from safehouse.games.vienna.ids import FINISHED
from safehouse.games.vienna.state import State


class Net:
    """Weights of one version of the game."""

    units: i64
    hidden: vec[float]  # by number of the row and unit
    bias: vec[float]  # by unit
    out: vec[float]  # by unit
    direct: vec[float]  # by number of the row
    base: float
    doubt: list[float]  # the doubt about a final score: without turns left, and for each turn

    def __init__(self, hidden: list[list[float]], out: list[float], direct: list[float], doubt: list[float]) -> None:
        """Take what each unit weighs, its bias last; what it adds; the direct weights, the bias last; the doubt."""
        self.units = len(out)
        size = len(direct) - 1
        self.hidden = vec[float]([weights[place] for place in range(size) for weights in hidden])
        self.bias = vec[float]([weights[size] for weights in hidden])
        self.out = vec[float](out)
        self.direct = vec[float](direct[:size])
        self.base = direct[size]
        self.doubt = doubt


class Judge:
    """Judges positions: the final score that each seat may expect, and the chances to win that follow."""

    net: Net
    reader: Inputs
    inner: vec[float]
    judged: i64  # how many rows so far

    def __init__(self, net: Net, full: bool) -> None:
        self.net = net
        self.reader = Inputs(full)
        self.inner = vec[float]([0.0] * net.units)
        self.judged = 0

    def final(self, t: State, seat: i64) -> float:
        """Return the score that the seat may expect at the end."""
        now = settled(t, seat)
        if t.phase == FINISHED:
            return now
        self.judged += 1
        return now + self.rest(self.reader.read(t, seat))

    def rest(self, row: vec[float]) -> float:
        """Return what the network adds for a row."""
        net = self.net
        units = net.units
        hidden = net.hidden
        bias = net.bias
        out = net.out
        direct = net.direct
        inner = self.inner
        unit: i64 = 0
        while unit < units:
            inner[unit] = bias[unit]
            unit += 1
        total = net.base
        size: i64 = len(direct)
        place: i64 = 0
        at: i64 = 0
        while place < size:
            value = row[place]
            if value != 0.0:
                total += direct[place] * value
                unit = 0
                while unit < units:
                    inner[unit] += hidden[at + unit] * value
                    unit += 1
            place += 1
            at += units
        unit = 0
        while unit < units:
            if inner[unit] > 0.0:
                total += out[unit] * inner[unit]
            unit += 1
        return total

    def chances(self, t: State) -> list[float]:
        """Return each seat's chance to win: the surer, the fewer turns are left."""
        finals = [self.final(t, seat) for seat in range(t.plan.players)]
        turns = self.reader.row[0] if t.phase != FINISHED else 0.0
        spread = self.net.doubt[0] + self.net.doubt[1] * turns
        best = max(finals)
        weights = [math.exp((final - best) / spread) for final in finals]
        total = sum(weights)
        return [weight / total for weight in weights]
