"""A server with steady chance whose clock is some days ahead: the house on another day."""

import os
import sys
import time

from tests.web import steady

AHEAD = "EVENING_DAYS_AHEAD"
DAY = 86_400.0


class LaterServer(steady.SteadyServer):
    """A process that serves so. The days count from its next start."""

    module = "tests.evening.later"
    days = 0

    def start(self, wait: bool = True) -> None:
        os.environ[AHEAD] = str(self.days)
        try:
            super().start(wait)
        finally:
            del os.environ[AHEAD]


def main() -> int:
    """Serve as `tests.web.steady` does, with the clock moved before anything has looked at it."""
    real, ahead = time.time, DAY * float(os.environ.get(AHEAD, "0"))
    time.time = lambda: real() + ahead
    return steady.main()


if __name__ == "__main__":
    sys.exit(main())
