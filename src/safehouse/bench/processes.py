"""Servers as child processes: started for a benchmark, watched, and gone after it."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from safehouse.core.errors import SafehouseError

START_SECONDS = 30.0
STOP_SECONDS = 15.0


class NotStarted(SafehouseError):
    """A server that does not come up."""


class Side:
    """A server under load: what it is called, where it is, and its process."""

    def __init__(self, name: str, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.name = name
        self.port = port
        self.process = process

    def processor_seconds(self) -> float:
        """Return the processor time used so far, by all threads and child processes; 0 if unknown."""
        return processor_seconds(self.process.pid)

    def database_seconds(self) -> float:
        """Return the processor time that a database beside it has used so far."""
        return 0.0


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process with all its threads and children so far; 0 if unknown.

    Ended children count by the ticks that the system adds to their parent; those of a hundredth of a second would be
    too coarse for the rest.
    """
    children: dict[int, list[int]] = {}
    ended: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # gone meanwhile
        one = int(path.parent.name)
        children.setdefault(int(after_name[1]), []).append(one)
        ended[one] = int(after_name[13]) + int(after_name[14])
    seconds, family = 0.0, [pid]
    for one in family:
        try:
            seconds += time.clock_gettime(clock_of(one)) + ended.get(one, 0) / os.sysconf("SC_CLK_TCK")
        except (OSError, AttributeError):
            continue
        family += children.get(one, [])
    return seconds


def clock_of(pid: int) -> int:
    """Return Linux's clock of the processor time of a process, in nanoseconds: clock_getcpuclockid(3)."""
    return (~pid << 3) | 2


@contextmanager
def serving(
    name: str, command: Sequence[str], port: int, folder: Path, more: Mapping[str, str]
) -> "Iterator[subprocess.Popen[bytes]]":
    """Run a server while it is needed. What it says goes to a file in a folder of its own."""
    with open(folder / "output.txt", "wb") as output:
        process = subprocess.Popen(
            command, env={**os.environ, **more}, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
        try:
            wait_until_open(name, process, port, folder)
            yield process
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_until_open(name: str, process: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    said = (folder / "output.txt").read_text(errors="replace").strip().splitlines()
    raise NotStarted(f"{name} did not start: {said[-1] if said else 'it said nothing'}")
