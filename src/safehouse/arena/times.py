"""Times of decisions, kept as a histogram: small, can be added up, and good for any quantile."""

import math
from typing import Any

# Buckets to a doubling: a quantile is right to 4.5 %.
FINENESS = 8
# Shorter times are taken for this one, in seconds.
SHORTEST = 1e-6


class Times:
    """How long decisions took, in seconds."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self.buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        bucket = int(math.log2(max(seconds, SHORTEST) / SHORTEST) * FINENESS)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add_all(self, content: dict[str, Any]) -> None:
        """Add what `as_data` gave."""
        self.count += content["count"]
        self.total += content["total"]
        self.longest = max(self.longest, content["max"])
        for bucket, count in content["buckets"].items():
            self.buckets[int(bucket)] = self.buckets.get(int(bucket), 0) + count

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

    def as_data(self) -> dict[str, Any]:
        return {
            "count": self.count,
            "total": round(self.total, 6),
            "max": round(self.longest, 6),
            "buckets": {str(bucket): self.buckets[bucket] for bucket in sorted(self.buckets)},
        }
