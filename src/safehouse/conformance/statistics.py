"""Counted against expected: the chi-square test, in the little form that the laws need."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

Cell = TypeVar("Cell")

# A deviation that honest chance shows once in some million runs. Seeds are fixed, so a verdict does not change.
TOO_FAR = 4.5
# Cells with fewer expected hits are thrown together.
SMALL = 5.0


def chi_square_z(counts: Mapping[Cell, int], expected: Mapping[Cell, Fraction]) -> float:
    """Return how many standard deviations the chi-square sum lies above what chance would give (Wilson–Hilferty).

    `expected` are the probabilities. Counts outside of them give infinity.
    """
    total = sum(counts.values())
    if any(cell not in expected for cell in counts):
        return float("inf")
    cells: list[tuple[float, int]] = []
    rest, rest_count = 0.0, 0
    for cell, probability in expected.items():
        hits = float(probability) * total
        if hits < SMALL:
            rest, rest_count = rest + hits, rest_count + counts.get(cell, 0)
        else:
            cells.append((hits, counts.get(cell, 0)))
    if rest >= SMALL or (rest_count and not cells):
        cells.append((rest, rest_count))
    elif cells:
        hits, count = cells.pop()
        cells.append((hits + rest, count + rest_count))
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    square = sum((count - hits) ** 2 / hits for hits, count in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
