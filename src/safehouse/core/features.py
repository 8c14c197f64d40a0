"""Observations for learners: a game's list of features, the meaning of the numbers that `GameState.features` writes.

Interpreted: the compiler knows no short name for a buffer.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import mypy_extensions
from librt.vecs import vec

# How a number is to be read: more of something, one of several things, or a set of things as bits.
NUMBER: Final = "number"
CHOICE: Final = "choice"
MASK: Final = "mask"


class Feature(NamedTuple):
    """So many numbers of one meaning, each from 0 to `most`, which is below 2^15."""

    name: str
    size: int
    most: int
    kind: str = NUMBER
    note: str = ""


def feature_count(features: Sequence[Feature]) -> int:
    """Return how many numbers a list of features stands for."""
    return sum(feature.size for feature in features)


# Where features are written (`core.batch`).
Buffer = vec[mypy_extensions.i16]


def fill(buffer: Buffer, start: int, values: Iterable[int]) -> None:
    """Write a row of numbers: for games where convenience matters more than speed."""
    for at, value in enumerate(values, start):
        buffer[at] = value
