"""A server whose days pass when a test says so: its clock on the wall and the clocks of its tables stand still between.

How far they have been moved lies in a file that both sides share. The loop's own time, by which bots and moments of
grace are measured, goes on as ever. Its dice and draws are always the same.
"""

import mmap
import os
import struct
import sys
import time
from pathlib import Path
from types import SimpleNamespace

from tests.server.client import Running

FILE = "CALENDAR_FILE"
# The first moment: eight in the morning, in Vienna.
MORNING = 1_795_071_600.0


class Calendar(Running):
    """A process whose time this one moves."""

    module = "tests.server.calendar"

    def __init__(self, database: str, folder: Path, **settings: object) -> None:
        super().__init__(database, **settings)
        self.file = folder / "time"
        self.file.write_bytes(struct.pack("d", 0.0))
        self._map = shared(self.file)

    def start(self, wait: bool = True) -> None:
        os.environ[FILE] = str(self.file)
        try:
            super().start(wait)
        finally:
            del os.environ[FILE]

    @property
    def passed(self) -> float:
        """Seconds since the first morning."""
        return float(struct.unpack("d", self._map[:8])[0])

    def move(self, seconds: float) -> None:
        self._map[:8] = struct.pack("d", self.passed + seconds)


def shared(path: Path) -> mmap.mmap:
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), 8)


def main() -> int:
    from safehouse.cli import main as command
    from safehouse.core import fair
    from safehouse.server import clock, house

    moved = shared(Path(os.environ[FILE]))

    def passed() -> float:
        return float(struct.unpack("d", moved[:8])[0])

    fair.new_seed = lambda: bytes(fair.SEED_BYTES)
    time.time = lambda: MORNING + passed()
    # The clocks of tables are read in the house alone; everybody else's stays as it is.
    vars(house)["time"] = SimpleNamespace(monotonic=passed, time=time.time, perf_counter=time.perf_counter)
    vars(house)["TICK"] = 0.02
    vars(clock)["LONGEST_TICK"] = float("inf")
    return int(command() or 0)


if __name__ == "__main__":
    sys.exit(main())
