"""Intervals of shares and means, where what was counted came in blocks."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

# Two-sided 95 %.
NORMAL_95 = 1.959964


def wilson(successes: float, trials: float, quantile: float = NORMAL_95) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's score interval)."""
    share = successes / trials
    square = quantile * quantile
    middle = share + square / (2 * trials)
    spread = quantile * (max(share * (1 - share), 0.0) / trials + square / (4 * trials * trials)) ** 0.5
    scale = 1 + square / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def student_95(freedom: int) -> float:
    """Return Student's quantile for two-sided 95 %: to 2 % from 4 degrees of freedom on, too small below."""
    z = NORMAL_95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval. Without enough blocks there is no interval."""

    value: float
    low: float | None
    high: float | None

    def times(self, factor: float) -> "Estimate":
        low = None if self.low is None else self.low * factor
        return Estimate(self.value * factor, low, None if self.high is None else self.high * factor)

    def excludes(self, value: float) -> bool:
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


def spread_of_ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the ratio of two sums over blocks, and its standard error (linearised)."""
    over = sum(pair[0] for pair in pairs)
    under = sum(pair[1] for pair in pairs)
    ratio = over / under
    squares = sum((one - ratio * other) ** 2 for one, other in pairs)
    count = len(pairs)
    return ratio, (squares * count / (count - 1)) ** 0.5 / under if count > 1 else 0.0


def ratio_estimate(pairs: Iterable[tuple[float, float]]) -> Estimate | None:
    """Return the ratio of two sums over blocks with its interval; None where nothing was counted."""
    counted = [pair for pair in pairs if pair[1]]
    if not counted:
        return None
    ratio, error = spread_of_ratio(counted)
    if len(counted) < 2:
        return Estimate(ratio, None, None)
    reach = student_95(len(counted) - 1) * error
    return Estimate(ratio, ratio - reach, ratio + reach)


def share_estimate(pairs: Iterable[tuple[float, float]]) -> Estimate | None:
    """Return the share of wins in trials, both summed over blocks, with its interval.

    Wilson's interval at the number of independent trials that would spread as the blocks do: inside 0 … 1, and not
    never of zero width.
    """
    counted = [pair for pair in pairs if pair[1]]
    if not counted:
        return None
    trials = sum(pair[1] for pair in counted)
    share, error = spread_of_ratio(counted)
    if len(counted) < 2:
        return Estimate(share, None, None)
    return Estimate(share, *effective_wilson(share, error, trials, len(counted)))


def effective_wilson(share: float, error: float, trials: float, blocks: int) -> tuple[float, float]:
    """Return Wilson's interval at the number of independent trials that have this standard error."""
    effective = share * (1 - share) / (error * error) if error > 0 and 0 < share < 1 else trials
    return wilson(share * effective, effective, student_95(blocks - 1))


class Sums:
    """Two figures summed over blocks one after the other, for their ratio; nothing of a block is kept."""

    __slots__ = ("blocks", "cross", "over", "over_squares", "under", "under_squares")

    def __init__(self) -> None:
        self.blocks = 0
        self.over = self.under = self.over_squares = self.under_squares = self.cross = 0.0

    def add(self, over: float, under: float) -> None:
        self.blocks += 1
        self.over += over
        self.under += under
        self.over_squares += over * over
        self.under_squares += under * under
        self.cross += over * under

    def error(self) -> float:
        """Return the standard error of the ratio."""
        ratio = self.over / self.under
        squares = self.over_squares - 2 * ratio * self.cross + ratio * ratio * self.under_squares
        return math.sqrt(max(squares, 0.0) * self.blocks / (self.blocks - 1)) / self.under

    def ratio(self) -> Estimate | None:
        """Return what `ratio_estimate` would of the same blocks."""
        if not self.under:
            return None
        ratio = self.over / self.under
        if self.blocks < 2:
            return Estimate(ratio, None, None)
        reach = student_95(self.blocks - 1) * self.error()
        return Estimate(ratio, ratio - reach, ratio + reach)

    def share(self, trials: int) -> Estimate | None:
        """Return wins over expected wins in so many trials, with an interval like that of `share_estimate`."""
        if not self.under:
            return None
        expected = self.under / trials
        share = self.over / trials
        if self.blocks < 2:
            return Estimate(share / expected, None, None)
        low, high = effective_wilson(share, self.error() * expected, trials, self.blocks)
        return Estimate(share / expected, low / expected, high / expected)
