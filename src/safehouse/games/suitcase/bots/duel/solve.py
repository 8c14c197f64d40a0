"""Solve the duel and write the stored table: `python -m safehouse.games.suitcase.bots.duel.solve`. Needs `theory`.

A state is (attacker's hand, defender's hand); its value is the attacker's. One step of the iteration
solves the matrix games of all states at once (a simplex method, vectorised over the states), then follows
the mixes found until their own value stands still. At the end a linear program of scipy's proves every
state again, and a best response to the table as it is read from the file measures its exploitability.

Interpreted: it runs once, to write the stored table.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from safehouse.games.suitcase.bots.duel.model import Model
from safehouse.games.suitcase.bots.duel.strategy import TABLE, DuelStrategy, pack

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

TINY = 1e-11  # what the simplex method takes for zero; payoffs are of the size of 1
MOST_PIVOTS = 400


@dataclass
class Games:
    """Solved matrix games, one in each row: value, both mixes, and the square kernel that they come from."""

    value: Floats
    row_mix: Floats
    column_mix: Floats
    row_kernel: Flags
    column_kernel: Flags


def solve_games(payoff: Floats, rows: Flags, columns: Flags) -> Games:
    """Solve zero-sum matrix games, (games, m, n), of which only the marked rows and columns may be played.

    Shifted to be positive, a game is max sum(y) with A y <= 1, y >= 0; the slack costs are the row mix.
    Bland's rule for both choices, so that no tie can make it cycle.
    """
    count, m, n = payoff.shape
    allowed = rows[:, :, None] & columns[:, None, :]
    lowest = np.where(allowed, payoff, np.inf).min(axis=(1, 2))
    shift = 1.0 - lowest
    state = np.zeros((count, m + 1, n + m + 1))
    state[:, :m, :n] = np.where(allowed, payoff + shift[:, None, None], 0.0)
    state[:, :m, n : n + m] = np.eye(m)
    state[:, :m, -1] = 1.0
    state[:, m, :n] = columns  # costs of the objective; an absent column never enters
    basis = np.tile(np.arange(n, n + m), (count, 1))
    active = np.arange(count)
    for _ in range(MOST_PIVOTS):
        part = state[active]
        gains = part[:, m, :-1] > TINY
        entering = gains.argmax(axis=1)
        going = gains.any(axis=1)
        if not going.any():
            break
        active, part, entering = active[going], part[going], entering[going]
        here = np.arange(len(active))
        column = part[here, :m, entering]
        usable = column > TINY
        ratio = np.where(usable, part[:, :m, -1] / np.where(usable, column, 1.0), np.inf)
        least = ratio.min(axis=1, keepdims=True)
        assert np.isfinite(least).all()  # positive games are bounded
        tied = ratio <= least + TINY
        leaving = np.where(tied, basis[active], n + m).argmin(axis=1)
        pivot_row = part[here, leaving] / part[here, leaving, entering][:, None]
        part = part - part[here, :, entering][:, :, None] * pivot_row[:, None, :]
        part[here, leaving] = pivot_row
        state[active] = part
        basis[active, leaving] = entering
    else:
        raise ArithmeticError(f"{len(active)} games need more than {MOST_PIVOTS} pivots")
    scaled = np.zeros((count, n + m))
    np.put_along_axis(scaled, basis, state[:, :m, -1], axis=1)
    in_basis = np.zeros((count, n + m), dtype=bool)
    np.put_along_axis(in_basis, basis, True, axis=1)
    column_mix = np.maximum(scaled[:, :n], 0.0)
    row_mix = np.maximum(-state[:, m, n : n + m], 0.0)
    value = 1.0 / column_mix.sum(axis=1) - shift
    column_mix /= column_mix.sum(axis=1, keepdims=True)
    row_mix /= row_mix.sum(axis=1, keepdims=True)
    return Games(value, row_mix, column_mix, ~in_basis[:, n:] & rows, in_basis[:, :n])


def linprog_value(payoff: Floats) -> float:
    """Return the value of one matrix game by scipy's linear program (HiGHS)."""
    from scipy.optimize import linprog  # half a second, and needed for checks only

    m, n = payoff.shape
    cost = np.zeros(m + 1)
    cost[-1] = -1.0
    result = linprog(
        cost,
        A_ub=np.hstack([-payoff.T, np.ones((n, 1))]),
        b_ub=np.zeros(n),
        A_eq=np.array([[1.0] * m + [0.0]]),
        b_eq=[1.0],
        bounds=[(0, None)] * m + [(None, None)],
        method="highs",
    )
    if result.status != 0:
        raise ArithmeticError(f"linprog: {result.message}")
    return float(-result.fun)


class Duel:
    """The whole duel as arrays: states x the attacker's cards x the defender's cards."""

    def __init__(self, model: Model) -> None:
        self.model = model
        cards = model.top + 1
        codes = range(1, model.hands)
        self.hands = model.hands - 1
        self.payoff = np.array([[model.payoff(i, j) for j in range(cards)] for i in range(cards)])
        self.holds = np.array([[card in model.choices(code) for card in range(cards)] for code in codes])
        self.after = np.zeros((self.hands, cards), dtype=np.int64)
        for code in codes:
            for card in model.choices(code):
                self.after[code - 1, card] = model.after(code, card) - 1
        shape = (self.hands, self.hands, cards)
        self.rows = np.broadcast_to(self.holds[:, None, :], shape).reshape(-1, cards)
        self.columns = np.broadcast_to(self.holds[None, :, :], shape).reshape(-1, cards)

    def next_states(self, values: Floats) -> Floats:
        """Return values[attacker's hand, defender's hand] of what follows each pair of cards."""
        cards = self.model.top + 1
        found = values[self.after[:, None, :, None], self.after[None, :, None, :]]
        return found.reshape(-1, cards, cards)

    def matrices(self, values: Floats) -> Floats:
        """Return the matrix game of each state: the payoff and the discounted value of what follows."""
        same = self.model.same_attacker
        onward = same * values - (1 - same) * values.T  # the roles changed: hands and sign change, too
        return self.payoff + self.model.discount * self.next_states(onward)

    def square(self, values: Floats) -> Floats:
        return values.reshape(self.hands, self.hands)


@dataclass
class Solution:
    model: Model
    values: Floats  # [attacker's hand - 1, defender's hand - 1]
    games: Games
    sweeps: int  # solutions of all matrix games
    residual: float  # the largest change in the last sweep


def solve(model: Model, exact: float = 1e-13, report: Callable[[int, float], None] | None = None) -> Solution:
    """Solve the duel until a sweep changes no value by more than `exact`.

    A sweep alone contracts by the discount (Shapley). Following the mixes between sweeps is Pollatschek and
    Avi-Itzhak's speed-up: a few sweeps in place of hundreds. It is known to fail on some games, so it is
    kept only as long as the change shrinks faster than the contraction would make it.
    """
    duel = Duel(model)
    values = np.zeros((duel.hands, duel.hands))
    last = np.inf
    for sweep in range(1, 2000):
        games = solve_games(duel.matrices(values), duel.rows, duel.columns)
        fresh = duel.square(games.value)
        residual = float(np.abs(fresh - values).max())
        values = fresh
        if report is not None:
            report(sweep, residual)
        if residual <= exact:
            return Solution(model, values, games, sweep, residual)
        if residual < last * model.discount:
            values = follow(duel, games.row_mix, games.column_mix, values, exact)
        last = residual
    raise ArithmeticError(f"the values still change by {last} after 2000 sweeps")


def follow(duel: Duel, row_mix: Floats, column_mix: Floats, values: Floats, exact: float) -> Floats:
    """Return the values of fixed mixes, from a first guess."""
    for _ in range(2000):
        fresh = duel.square(np.einsum("si,sij,sj->s", row_mix, duel.matrices(values), column_mix, optimize=True))
        change = float(np.abs(fresh - values).max())
        values = fresh
        if change <= exact:
            break
    return values


def best_response(
    model: Model, row_mix: Floats, column_mix: Floats, exact: float = 1e-11
) -> tuple[Floats, Floats, float]:
    """Return the values of a best responder to fixed mixes, and how far they can still be from the limit.

    The mixes are one player's in both roles. The first array is the responder's value where he attacks,
    the second where he defends; both are indexed [attacker's hand, defender's hand].
    """
    duel = Duel(model)
    same, discount = model.same_attacker, model.discount
    attacking = np.zeros((duel.hands, duel.hands))
    defending = np.zeros((duel.hands, duel.hands))
    while True:
        onward_a = duel.next_states(same * attacking + (1 - same) * defending.T)
        onward_d = duel.next_states(same * defending + (1 - same) * attacking.T)
        by_row = np.einsum("sij,sj->si", duel.payoff + discount * onward_a, column_mix)
        by_column = np.einsum("sij,si->sj", -duel.payoff + discount * onward_d, row_mix)
        fresh_a = duel.square(np.where(duel.rows, by_row, -np.inf).max(axis=1))
        fresh_d = duel.square(np.where(duel.columns, by_column, -np.inf).max(axis=1))
        change = float(max(np.abs(fresh_a - attacking).max(), np.abs(fresh_d - defending).max()))
        attacking, defending = fresh_a, fresh_d
        if change <= exact:
            return attacking, defending, change * discount / (1 - discount)


def exploitability(model: Model, row_mix: Floats, column_mix: Floats) -> float:
    """Return the most that best responders on both sides gain together, over every state to begin in.

    A responder gets W as attacker and W' as defender of the same state. The value of the state lies between
    -W' and W, so W + W' bounds what either of them gains; it is 0 in an equilibrium. Proven, not estimated:
    what the iteration may still be short of is added.
    """
    attacking, defending, short = best_response(model, row_mix, column_mix)
    return float(np.max(attacking + defending)) + 2 * short


def mixes_of(strategy: DuelStrategy) -> tuple[Floats, Floats]:
    """Return a stored strategy's mixes as arrays, read the way a bot reads them."""
    model = strategy.model
    count, cards = model.hands - 1, model.top + 1
    mixes = np.zeros((2, count, count, cards))
    for attacker in range(1, model.hands):
        for defender in range(1, model.hands):
            for card, probability in strategy.mix_of(attacker, defender, True):
                mixes[0, attacker - 1, defender - 1, card] = probability
            for card, probability in strategy.mix_of(defender, attacker, False):
                mixes[1, attacker - 1, defender - 1, card] = probability
    return mixes[0].reshape(-1, cards), mixes[1].reshape(-1, cards)


def table_text(solution: Solution) -> str:
    """Return the stored table of a solution."""
    games = solution.games
    bits = 1 << np.arange(solution.model.top + 1)
    return pack(
        solution.model,
        solution.values.ravel().tolist(),
        (games.row_kernel @ bits).tolist(),
        (games.column_kernel @ bits).tolist(),
    )


def worst_linprog_gap(solution: Solution, report: Callable[[], None] | None = None) -> float:
    """Return the largest difference between a state's value and its linear program, over all states."""
    duel = Duel(solution.model)
    matrices = duel.matrices(solution.values)
    worst = 0.0
    for state, value in enumerate(solution.values.ravel()):
        part = matrices[state][np.ix_(duel.rows[state], duel.columns[state])]
        worst = max(worst, abs(linprog_value(part) - float(value)))
        if report is not None:
            report()
    return worst


# What docs/duel.md varies, one number at a time.
VARIED: dict[str, tuple[float, ...]] = {
    "home": (0.25, 0.75, 1.0),
    "defender_suitcase": (0.0, 1.0),
    "attacker_suitcase": (0.0, 0.5),
    "bonus": (0.0, 0.3),
    "turn": (0.0, 0.3),
    "discount": (0.0, 0.5, 0.8, 0.95),
    "same_attacker": (0.0, 1.0),
}


def sensitivity() -> None:
    """Print the table of the docs: the opening with one number of the model changed."""
    print("| changed | value | attacker 0 | 1 | 2 | 3 | 4 | 5 | defender 0 | 1 | 2 | 3 | 4 | 5 |")
    print("|---|---|" + "---|" * 12)
    models = {"nothing": Model()}
    for name, numbers in VARIED.items():
        models |= {f"`{name}` {number:g}": Model(**{name: number}) for number in numbers}  # type: ignore[arg-type]
    for title, model in models.items():
        found = solve(model)
        shares = [*found.games.row_mix[-1], *found.games.column_mix[-1]]
        cells = " | ".join(f"{100 * share:.0f}" for share in shares)
        print(f"| {title} | {found.values[-1, -1]:.2f} | {cells} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve the duel of Suitcase and write the stored table.")
    parser.add_argument("--out", type=Path, default=TABLE, help="where to write (default: the package's table)")
    parser.add_argument("--limit", type=float, default=1e-6, help="refuse a table more exploitable than this")
    parser.add_argument("--sensitivity", action="store_true", help="print the docs' table of other payoffs instead")
    chosen = parser.parse_args()
    if chosen.sensitivity:
        sensitivity()
        return
    start = time.monotonic()
    model = Model()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[note]}"), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("sweeps", total=None, note="")
        solution = solve(
            model, report=lambda sweep, change: progress.update(task, note=f"{sweep}: changed by {change:.1e}")
        )
        progress.update(task, total=1, completed=1)
        task = progress.add_task("linear programs", total=solution.values.size, note="")
        gap = worst_linprog_gap(solution, lambda: progress.advance(task))
        progress.update(task, note=f"worst gap {gap:.1e}")
        task = progress.add_task("best response", total=1, note="")
        text = table_text(solution)
        found = exploitability(model, *mixes_of(DuelStrategy(text)))
        progress.update(task, completed=1, note=f"gains {found:.1e}")
    if found >= chosen.limit or gap >= chosen.limit:
        raise SystemExit(f"not written: exploitability {found}, gap to the linear programs {gap}")
    chosen.out.write_text(text, encoding="ascii")
    print(
        f"{chosen.out}: {len(text):,} bytes; {solution.sweeps} sweeps, residual {solution.residual:.1e}; "
        f"exploitability {found:.2e}; {time.monotonic() - start:.1f} s"
    )


if __name__ == "__main__":
    main()
