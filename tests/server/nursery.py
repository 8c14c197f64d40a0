"""Servers that start quickly: forked from a process that has imported everything already.

Most of a start is importing, and the tests start many servers. What is forked is a server in a process of its own all
the same: it can be killed, paused, limited and waited for. `Heard` starts its servers from nothing.
"""

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [__name__, "safehouse.cli.app", "safehouse.drill.hooks", "safehouse.drill.sabotage", "safehouse.server.main",
     "safehouse.server.store.postgres", "safehouse.messages.bundle",
     # What Typer, Litestar and uvicorn import when they are called; a name that they no longer have is ignored.
     "typer._adapters", "litestar.plugins.attrs", "litestar.plugins.pydantic", "anyio._backends._asyncio",
     "uvicorn.lifespan.on", "uvicorn.loops.auto"]
)  # fmt: skip


class Child:
    """A forked process, with as much of `subprocess.Popen` as drills and tests use."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], words: Path | None, told: Path | None = None
    ) -> None:
        self._process = FORKS.Process(target=live, args=(list(command), dict(environment), words, told), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(*command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run `python -m COMMAND…` to its end, as `subprocess.run` does."""
    with TemporaryDirectory() as folder:
        words, told = Path(folder) / "words", Path(folder) / "told"
        status = Child(command, {**os.environ, **environment}, words, told).wait(60)
        return subprocess.CompletedProcess(command, status, told.read_text(), words.read_text())


def live(command: Sequence[str], environment: Mapping[str, str], words: Path | None, told: Path | None) -> None:
    """Be `python -m COMMAND…`, in the forked process."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(told or os.devnull, os.O_WRONLY | os.O_CREAT, 0o600), 1)
    if words is not None:
        os.dup2(os.open(words, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    sys.argv = list(command)
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
