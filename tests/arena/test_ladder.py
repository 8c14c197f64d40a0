"""The ladder: ratings from matches of one against several, and a page that is not stale."""

import json
import math

import pytest

from tools.ladder import ANCHORED_AT, PAGE, SCALE, Result, page, rate
from tools.strength import FIGURES


def played(contender: str, against: str, strength: float, others: int, games: int = 100_000) -> Result:
    """Return a match as it ends if the contender is so many points stronger."""
    share = 1 / (1 + others * math.exp(-strength / SCALE))
    return Result(contender, against, others, share * games, games)


def test_four_hundred_points_are_ten_times_the_wins_between_two() -> None:
    (strong, anchor) = rate([Result("expert", "casual", 1, 100_000, 110_000)])
    assert (strong.bot, anchor.bot, anchor.points, anchor.around) == ("expert", "casual", ANCHORED_AT, None)
    assert strong.points == pytest.approx(1900, abs=1)


@pytest.mark.parametrize("others", [1, 3, 6])
def test_ratings_are_found_again_over_others(others: int) -> None:
    """Whoever never met the anchor is rated by way of those who did, and it does not matter who contends."""
    rated = rate(
        [
            played("casual", "novice", 200, others),
            played("expert", "novice", 500, others),
            played("random", "expert", -900, others),
            Result("stranger", "nobody", others, 5, 10),
        ]
    )
    assert [rating.bot for rating in rated] == ["expert", "casual", "novice", "random"]
    assert [rating.points for rating in rated] == pytest.approx([1800, 1500, 1300, 900], abs=3)


def test_fewer_games_are_less_certain_and_a_clean_sweep_is_rated() -> None:
    few, many = (rate([played("expert", "casual", 100, 3, games)])[0].around for games in (25, 2_500))
    assert few is not None
    assert many is not None
    assert few == pytest.approx(10 * many, rel=0.1)
    sweep = rate([Result("expert", "casual", 3, 50, 50)])[0]
    assert 1500 < sweep.points < 3500


def test_the_page_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(json.loads(FIGURES.read_text(encoding="utf-8"))), (
        "write it anew: python -m tools.ladder"
    )
