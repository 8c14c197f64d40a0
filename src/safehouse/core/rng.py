"""A small native generator for simulation and search.

It must give the same numbers compiled and interpreted, so every intermediate value stays below 2^63:
the compiled `i64` wraps there and the interpreted `int` does not. It is a multiply-with-carry generator
(Marsaglia) of period 2^61, its two halves mixed on the way out. It is fast and statistically sound,
and it is not secret: a real table draws from `SystemRng`.
"""

import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 1791398085
LOW_32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Reproducible random numbers from a seed."""

    __slots__ = ("carry", "low")

    low: i64
    carry: i64

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give related streams, so the seed is stirred before it is used.
        stirred = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % (1 << 64)
        stirred = ((stirred ^ (stirred >> 31)) * 0xBF58476D1CE4E5B9) % (1 << 64)
        stirred ^= stirred >> 29
        self.low = stirred & LOW_32
        # The pairs (0, 0) and (2^32-1, MULTIPLIER-1) are fixed points; a carry in between avoids both.
        self.carry = 1 + (stirred >> 32) % (MULTIPLIER - 3)

    def bits(self) -> i64:
        """Return 32 random bits."""
        product: i64 = self.low * MULTIPLIER + self.carry
        self.low = product & LOW_32
        self.carry = product >> 32
        return self.low ^ self.carry

    def below(self, n: i64) -> i64:
        """Return a number in 0 … n-1, for 0 < n < 2^31. The bias is below n / 2^32."""
        # `bits`, written out: this is the innermost call of all.
        product: i64 = self.low * MULTIPLIER + self.carry
        low: i64 = product & LOW_32
        carry: i64 = product >> 32
        self.low = low
        self.carry = carry
        return ((low ^ carry) * n) >> 32


class SystemRng(Rng):
    """Numbers from the operating system, for real tables: nobody can guess or replay them."""

    def __init__(self) -> None:
        super().__init__(0)

    def bits(self) -> i64:
        return secrets.randbits(32)

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


def weighed(outcomes: list[tuple[int, int]], rng: Rng) -> i64:
    """Draw one of several outcomes by their weights."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    left = rng.below(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("no outcome is listed")


def shuffle(items: list[int], rng: Rng) -> None:
    """Shuffle items uniformly."""
    left: i64 = len(items)
    while left > 1:
        other = rng.below(left)
        left -= 1
        items[left], items[other] = items[other], items[left]
