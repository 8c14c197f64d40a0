"""The service's clock: the seconds for which servers have run on a store. While none runs, it stands still.

Deadlines are moments of this clock (`tables.deadline`, `tables.due`): nothing has to be written while time passes, and
a jump of the wall clock, a pause or a restart takes no time from anyone. After a crash it goes on from where it was
last saved: that much time is given back.
"""

from collections.abc import Callable

# The longest step of the clock: a pause of the server takes no one's time.
LONGEST_TICK = 2.0


class ServiceClock:
    """Continues from the stored moment. `monotonic` is looked up at each call, so that a test may move it."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._seconds = 0.0
        self._at = monotonic()

    def now(self) -> float:
        """Return the current moment."""
        return self._seconds + self._passed()

    def _passed(self) -> float:
        return min(max(0.0, self._monotonic() - self._at), LONGEST_TICK)

    def tick(self) -> float:
        """Count the time since the last tick, a long pause as one step at most; return the current moment."""
        self._seconds += self._passed()
        self._at = self._monotonic()
        return self._seconds

    def set(self, seconds: float) -> None:
        """Advance to a stored moment, unless it is behind: the clock never goes back."""
        if seconds > self._seconds:
            self._seconds = seconds
            self._at = self._monotonic()
