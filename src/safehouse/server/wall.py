"""The time of day, for what is kept for so many days: a wall clock that is set wrong for a while makes nothing old."""

import time

# By the clock on the wall at the start, carried on by one that never jumps.
_AHEAD = time.time() - time.monotonic()


def latest() -> float:
    """Return the time to note that something was made or used: never one that a clock set back has left behind."""
    return max(time.time(), time.monotonic() + _AHEAD)


def earliest() -> float:
    """Return the time to judge ages by: a clock set ahead makes nothing older."""
    return min(time.time(), time.monotonic() + _AHEAD)
