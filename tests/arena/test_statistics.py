"""Intervals over blocks."""

import pytest

from safehouse.arena.statistics import Sums, ratio_estimate, share_estimate, student_95, wilson
from safehouse.arena.times import Times
from safehouse.core.rng import Rng

# Student's quantiles for two-sided 95 %, from a table.
STUDENT = {4: 2.776, 10: 2.228, 30: 2.042, 100: 1.984}


@pytest.mark.parametrize("freedom", STUDENT)
def test_student(freedom: int) -> None:
    assert student_95(freedom) == pytest.approx(STUDENT[freedom], rel=0.02)


def test_blocks_of_one_trial_are_like_wilson() -> None:
    pairs = [(float(place % 4 == 0), 1.0) for place in range(2000)]
    found = share_estimate(pairs)
    assert found is not None
    assert found.value == 0.25
    assert (found.low, found.high) == pytest.approx(wilson(500, 2000), abs=1e-3)


def test_alike_within_blocks_is_less_certain() -> None:
    """A block of four games that always end alike is worth one game, not four."""
    together = share_estimate([(4.0 * (place % 4 == 0), 4.0) for place in range(200)])
    apart = share_estimate([(1.0, 4.0) if place % 2 else (1.0 + place % 4 - 1, 4.0) for place in range(200)])
    assert together is not None
    assert apart is not None
    assert together.low is not None
    assert together.high is not None
    assert (together.low, together.high) == pytest.approx(wilson(50, 200), abs=0.01)
    assert apart.low is not None
    assert apart.low > together.low


def test_nobody_ever_won_is_not_certain() -> None:
    found = share_estimate([(0.0, 4.0)] * 10)
    assert found is not None
    assert found.low == 0
    assert found.high is not None
    assert 0.05 < found.high < 0.2


def test_one_block_has_no_interval() -> None:
    found = share_estimate([(1.0, 4.0)])
    assert found is not None
    assert (found.value, found.low, found.high) == (0.25, None, None)
    assert share_estimate([(0.0, 0.0)]) is None


def test_intervals_hold_what_they_promise() -> None:
    """Of many samples whose blocks share their luck, about 95 % have the truth in their interval."""
    rng = Rng(5)
    inside = 0
    for _ in range(400):
        pairs = []
        for _ in range(60):
            chance = 10 + 30 * rng.below(2)  # a win is 10 % or 40 % likely in this block
            pairs.append((float(sum(rng.below(100) < chance for _ in range(4))), 4.0))
        found = share_estimate(pairs)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 0.25 <= found.high
    assert 368 <= inside <= 392


def test_sums_need_no_blocks() -> None:
    rng = Rng(3)
    pairs = [(float(rng.below(9)), float(1 + rng.below(4))) for _ in range(50)]
    sums = Sums()
    for over, under in pairs:
        sums.add(over, under)
    found, wanted = sums.ratio(), ratio_estimate(pairs)
    assert found is not None
    assert wanted is not None
    assert (found.value, found.low, found.high) == pytest.approx((wanted.value, wanted.low, wanted.high))


def test_quantiles_of_times() -> None:
    times = Times()
    for place in range(1, 1001):
        times.add(place * 1e-4)
    other = Times()
    other.add_all(times.rounded())
    for kept in (times, other):
        assert kept.quantile(0.5) == pytest.approx(0.05, rel=0.05)
        assert kept.quantile(0.95) == pytest.approx(0.095, rel=0.05)
        assert kept.longest == pytest.approx(0.1)
        assert kept.mean() == pytest.approx(0.05005)
    assert Times().quantile(0.5) is None
