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
        """Return the processor time used so far, all threads together; 0 where that is not told."""
        try:
            text = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return 0.0
        after_name = text.rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


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
