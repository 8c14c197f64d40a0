"""What moves cost: a loss that is certain to a seat, on what it could know, and what it is called."""

from typing import Any

import pytest

from safehouse.analysis.grading import GRADES, WORLDS, cost_of, grade_of
from safehouse.analysis.look import analyse
from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from tests.analysis.test_analysis import played

WORSE, BETTER = 1, 2


class Toy:
    """A question whose worlds differ by a coin that nobody has seen; a die is thrown after the answer."""

    def __init__(self, coin: int = 0, done: tuple[int, ...] = ()) -> None:
        self.coin, self.done = coin, done

    def sample(self, rng: Rng) -> "Toy":
        return Toy(int(rng.below(2)))

    def clone(self) -> "Toy":
        return Toy(self.coin, self.done)

    def pending(self) -> list[int]:
        return [CHANCE] if len(self.done) == 1 else []

    def sample_chance(self, rng: Rng) -> int:
        return int(rng.below(6))

    def apply(self, seat: int, action: int) -> None:
        self.done = (*self.done, action)


def cost(worth: Any) -> float:
    """Return what the worse move costs if a position is worth so much to the seat."""
    view: Any = Toy()
    return cost_of(view, 1, [WORSE], [BETTER], lambda state, rng, _: [0.0, worth(state, rng)], Rng(3))


def test_what_is_lost_in_every_world_is_the_cost() -> None:
    assert cost(lambda state, _: 0.7 if state.done[0] == BETTER else 0.2) == pytest.approx(0.5)


def test_both_moves_have_the_same_dice() -> None:
    """Luck is many times the loss, and is no part of it."""
    base = {WORSE: 0.40, BETTER: 0.45}
    assert cost(lambda state, _: base[state.done[0]] + state.done[1] / 10) == pytest.approx(0.05)
    assert cost(lambda state, rng: base[state.done[0]] + rng.below(50) / 100) == pytest.approx(0.05)


def test_what_only_a_hidden_thing_decides_is_no_mistake() -> None:
    """The better move would have won in one half of the worlds and lost in the other."""
    assert cost(lambda state, _: float((state.done[0] == BETTER) == (state.coin == 1))) == 0.0


def test_a_better_move_than_the_experts_costs_nothing() -> None:
    assert cost(lambda state, _: 0.7 if state.done[0] == WORSE else 0.2) == 0.0


def test_each_loss_has_its_name() -> None:
    assert [grade_of(loss) for loss in (0.5, 0.15, 0.149, 0.08, 0.04, 0.039, 0.0)] == [
        "blunder", "blunder", "mistake", "mistake", "inaccuracy", "", "",
    ]  # fmt: skip
    assert [least for _, least in GRADES] == sorted((least for _, least in GRADES), reverse=True)
    assert WORLDS > 2


def test_random_players_blunder_and_greedy_ones_hardly() -> None:
    """Greedy bots are graded by their own kind, so that only their whims differ."""
    clumsy, steady = (analyse(played("vienna", 2, bot), "greedy").graded() for bot in ("random", "greedy"))
    assert any(choice.grade == "blunder" for choice in clumsy)
    assert sum(choice.cost for choice in steady) < sum(choice.cost for choice in clumsy) / 4
    assert all(choice.cost > 0 and not choice.agreed for choice in clumsy)
