"""The solver of the duel: matrix games against known ones and scipy, values by hand, the best response, the table."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.games.suitcase.bots.duel.model import Model
from safehouse.games.suitcase.bots.duel.strategy import TABLE, DuelStrategy

pytest.importorskip("scipy", reason="scipy is installed with the extras `theory` and `dev`")

import numpy as np

from safehouse.games.suitcase.bots.duel import solve as solver
from safehouse.games.suitcase.bots.duel.solve import Floats, Games, Solution

SMALL = Model(zeros=1, top=3)


def solve_one(matrix: list[list[float]]) -> Games:
    payoff = np.array([matrix], dtype=float)
    return solver.solve_games(payoff, np.ones((1, payoff.shape[1]), bool), np.ones((1, payoff.shape[2]), bool))


KNOWN: dict[str, tuple[list[list[float]], float, list[float] | None, list[float] | None]] = {
    "rock, paper, scissors": ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
    "matching pennies": ([[1, -1], [-1, 1]], 0, [0.5, 0.5], [0.5, 0.5]),
    "pennies with a stake": ([[3, -1], [-2, 1]], 1 / 7, [3 / 7, 4 / 7], [2 / 7, 5 / 7]),
    "saddle": ([[4, 2, 5], [3, 1, 0]], 2, [1, 0], [0, 1, 0]),
    "dominated row": ([[2, -1], [-1, 1], [-2, -2]], 0.2, [0.4, 0.6, 0], [0.4, 0.6]),
    "one row": ([[3, -7, 2]], -7, [1], [0, 1, 0]),
    "one column": ([[3], [8], [2]], 8, [0, 1, 0], [1]),
    "one entry": ([[-5]], -5, [1], [1]),
    "all equal": ([[2, 2], [2, 2]], 2, None, None),
    "equal rows": ([[1, -1], [1, -1], [-1, 1]], 0, None, [0.5, 0.5]),
}


@pytest.mark.parametrize("name", KNOWN)
def test_known_game(name: str) -> None:
    matrix, value, rows, columns = KNOWN[name]
    games = solve_one(matrix)
    assert games.value[0] == pytest.approx(value, abs=1e-12)
    assert solver.linprog_value(np.array(matrix, dtype=float)) == pytest.approx(value, abs=1e-9)
    assert games.row_kernel[0].sum() == games.column_kernel[0].sum()
    for found, known in ((games.row_mix[0], rows), (games.column_mix[0], columns)):
        assert found.sum() == pytest.approx(1)
        if known is not None:
            assert found.tolist() == pytest.approx(known, abs=1e-12)


def test_absent_rows_and_columns_are_not_played() -> None:
    payoff = np.array([[[9.0, 9, 9], [1, -1, -9], [-1, 1, -9]]])
    games = solver.solve_games(payoff, np.array([[False, True, True]]), np.array([[True, True, False]]))
    assert games.value[0] == pytest.approx(0)
    assert games.row_mix[0].tolist() == pytest.approx([0, 0.5, 0.5])
    assert games.column_mix[0].tolist() == pytest.approx([0.5, 0.5, 0])


@given(st.integers(1, 6), st.integers(1, 6), st.booleans(), st.integers(0, 2**32 - 1))
def test_random_games_against_linprog(m: int, n: int, coarse: bool, seed: int) -> None:
    """Coarse entries make ties and degenerate games."""
    random = np.random.default_rng(seed)
    payoff: Floats = random.normal(size=(1, m, n))
    if coarse:
        payoff = np.round(payoff)
    games = solver.solve_games(payoff, np.ones((1, m), bool), np.ones((1, n), bool))
    value = float(games.value[0])
    assert value == pytest.approx(solver.linprog_value(payoff[0]), abs=1e-8)
    assert (games.row_mix[0] @ payoff[0]).min() == pytest.approx(value, abs=1e-9)
    assert (payoff[0] @ games.column_mix[0]).max() == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize(("same", "share"), [(0.5, 1.0), (1.0, 1 / (1 - 0.9)), (0.0, 1 / (1 + 0.9))])
def test_a_deck_of_one_card(same: float, share: float) -> None:
    """By hand: 1 meets 1 for ever, and the attacker wins. What follows is worth 0, the same, or minus the same."""
    found = solver.solve(Model(zeros=0, top=1, same_attacker=same))
    assert found.values.tolist() == pytest.approx(np.array([[1.6 * share]]), abs=1e-9)


def test_a_deck_of_two_cards() -> None:
    """Plain value iteration, with the formula of 2 x 2 games, in hands written as sets."""
    model = Model(zeros=1, top=1)
    hands = [(0,), (1,), (0, 1)]

    def after(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
        return tuple(c for c in hand if c != card) or (0, 1)

    def game_value(table: list[list[float]]) -> float:
        low = max(min(row) for row in table)
        high = min(max(column) for column in zip(*table, strict=True))
        if low == high:
            return low
        (a, b), (c, d) = table
        return (a * d - b * c) / (a + d - b - c)

    values = {(x, y): 0.0 for x in hands for y in hands}
    for _ in range(400):
        fresh = {}
        for x, y in values:
            table = []
            for i in x:
                row = []
                for j in y:
                    p, q = after(x, i), after(y, j)
                    row.append(model.payoff(i, j) + 0.9 * 0.5 * (values[p, q] - values[q, p]))
                table.append(row)
            fresh[x, y] = game_value(table)
        values = fresh
    found = solver.solve(model).values
    for x, y in values:
        assert found[model.code(x) - 1, model.code(y) - 1] == pytest.approx(values[x, y], abs=1e-10)


def test_without_a_future_the_defender_shows_a_zero() -> None:
    """By hand, discount 0: against a 0 every card wins, for 0.5 + 0.5 + 0.1; a 5 makes more of nothing else."""
    found = solver.solve(Model(discount=0.0))
    assert found.values[-1, -1] == pytest.approx(1.1)
    assert found.games.column_mix[-1].tolist() == pytest.approx([1, 0, 0, 0, 0, 0])


def test_payoffs_scale() -> None:
    """Twice all payoffs: twice the values."""
    one = solver.solve(SMALL)
    names = ("agent", "home", "defender_suitcase", "attacker_suitcase", "bonus", "turn")
    two = solver.solve(replace(SMALL, **{name: 2 * getattr(SMALL, name) for name in names}))
    assert np.abs(two.values - 2 * one.values).max() < 1e-10


@pytest.mark.parametrize("same", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("discount", [0.5, 0.97])
def test_small_decks_are_solved(same: float, discount: float) -> None:
    model = replace(SMALL, same_attacker=same, discount=discount)
    found = solver.solve(model)
    assert solver.exploitability(model, found.games.row_mix, found.games.column_mix) < 1e-8
    assert solver.worst_linprog_gap(found) < 1e-8
    stored = DuelStrategy(solver.table_text(found))
    assert stored.model == model
    assert solver.exploitability(model, *solver.mixes_of(stored)) < 1e-6


def test_best_response_finds_a_perturbed_strategy() -> None:
    """Negative control: a hundredth moved between two cards in one state; uniform play; play with roles mixed up."""
    found = solver.solve(SMALL)
    rows, columns = found.games.row_mix, found.games.column_mix
    assert solver.exploitability(SMALL, rows, columns) < 1e-8
    bent = rows.copy()
    bent[-1, 0] -= 0.01
    bent[-1, -1] += 0.01
    assert solver.exploitability(SMALL, bent, columns) > 1e-4
    bent = columns.copy()
    bent[-1, 0] -= 0.01
    bent[-1, -1] += 0.01
    assert solver.exploitability(SMALL, rows, bent) > 1e-4
    duel = solver.Duel(SMALL)
    uniform = [flags / flags.sum(axis=1, keepdims=True) for flags in (duel.rows, duel.columns)]
    assert solver.exploitability(SMALL, *uniform) > 0.1
    count = duel.hands
    mixed_up = [mix.reshape(count, count, -1).swapaxes(0, 1).reshape(count * count, -1) for mix in (columns, rows)]
    assert solver.exploitability(SMALL, *mixed_up) > 0.1


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solver.solve(Model())


def test_stored_table_is_not_exploitable() -> None:
    """The whole model: a best response over the cyclic game, both roles, to the mixes as a bot reads them."""
    stored = DuelStrategy.load()
    rows, columns = solver.mixes_of(stored)
    assert solver.exploitability(stored.model, rows, columns) < 1e-6
    bent = rows.copy()
    bent[-1, 0] -= 0.01
    bent[-1, 5] += 0.01
    assert solver.exploitability(stored.model, bent, columns) > 1e-4


def test_stored_table_is_the_solution(solution: Solution) -> None:
    stored = DuelStrategy(TABLE.read_text(encoding="ascii"))
    for attacker in range(1, 96):
        for defender in range(1, 96):
            value = solution.values[attacker - 1, defender - 1]
            assert stored.value_of(attacker, defender, True) == pytest.approx(value, abs=1e-8)
    rows, columns = solver.mixes_of(stored)
    # Only where the equilibrium is unique must the mixes agree, too: all cards of both sides in the kernel.
    whole = (solution.games.row_mix > 1e-3) == solver.Duel(Model()).rows
    whole_d = (solution.games.column_mix > 1e-3) == solver.Duel(Model()).columns
    unique = whole.all(axis=1) & whole_d.all(axis=1)
    assert unique[-1]
    assert unique.sum() > 100
    assert np.abs(rows - solution.games.row_mix)[unique].max() < 1e-6
    assert np.abs(columns - solution.games.column_mix)[unique].max() < 1e-6


def test_solution_against_linprog_in_sampled_states(solution: Solution) -> None:
    duel = solver.Duel(solution.model)
    matrices = duel.matrices(solution.values)
    values = solution.values.ravel()
    for state in np.random.default_rng(1985).choice(values.size, 300, replace=False):
        part = matrices[state][np.ix_(duel.rows[state], duel.columns[state])]
        assert solver.linprog_value(part) == pytest.approx(values[state], abs=1e-9)


@pytest.mark.long
def test_solution_against_linprog_in_all_states(solution: Solution) -> None:
    assert solver.worst_linprog_gap(solution) < 1e-9


def test_few_sweeps_agree_with_plain_value_iteration() -> None:
    """The speed-up changes nothing: Shapley's iteration alone, on the small deck."""
    duel = solver.Duel(SMALL)
    values = np.zeros((duel.hands, duel.hands))
    for _ in range(300):
        values = duel.square(solver.solve_games(duel.matrices(values), duel.rows, duel.columns).value)
    assert np.abs(values - solver.solve(SMALL).values).max() < 1e-11
