"""Wall-clock time for what is kept for days: a clock that is wrong for a while expires nothing."""

import time

# Wall-clock time at the start, continued by a monotonic clock.
_AHEAD = time.time() - time.monotonic()


def latest() -> float:
    """Return the time to note that something was created or used: never earlier because a clock was set back."""
    return max(time.time(), time.monotonic() + _AHEAD)


def earliest() -> float:
    """Return the time to measure ages by: never later because a clock was set ahead."""
    return min(time.time(), time.monotonic() + _AHEAD)
