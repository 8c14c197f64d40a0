"""Times of decisions, kept as a histogram: small, can be added up, and good for any quantile."""

import math

from msgspec import Struct

# Buckets to a doubling: a quantile is right to 4.5 %.
FINENESS = 8
# Shorter times are taken for this one, in seconds.
SHORTEST = 1e-6


class Times(Struct, rename={"longest": "max"}, forbid_unknown_fields=True):
    """How long decisions took, in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        bucket = int(math.log2(max(seconds, SHORTEST) / SHORTEST) * FINENESS)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add_all(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    def quantile(self, part: float) -> float | None:
        """Return the time below which this part of the decisions stayed."""
        left = part * self.count
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return min(SHORTEST * 2 ** ((bucket + 0.5) / FINENESS), self.longest)
        return None

    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def rounded(self) -> "Times":
        """Return what is kept of it."""
        return Times(self.count, round(self.total, 6), round(self.longest, 6), dict(sorted(self.buckets.items())))
