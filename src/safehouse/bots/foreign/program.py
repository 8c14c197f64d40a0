"""An external program as a child process, with limits of time and memory."""

import contextlib
import os
import resource
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from safehouse.bots.foreign.messages import LONGEST_LINE, ForeignBotFailed

CHUNK: Final = 65536


@dataclass(frozen=True)
class Command:
    """What to start, how long it may think about one answer, and how much memory it may take."""

    words: tuple[str, ...]
    milliseconds: int = 10_000
    megabytes: int = 2048  # of addresses; Node 24 reserves more than 1024 before it runs anything


class Program:
    """A running program: lines in, lines out. Whatever goes wrong ends it."""

    def __init__(self, command: Command) -> None:
        self.command = command
        size = command.megabytes * 1024 * 1024

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        try:
            # In a group of its own, so that whatever it starts ends with it.
            self.process = subprocess.Popen(
                command.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, process_group=0,
                preexec_fn=limit,  # noqa: PLW1509
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            raise ForeignBotFailed(f"{shlex.join(command.words)} cannot be started: {error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._into = self.process.stdin.fileno()
        self._out = self.process.stdout.fileno()
        os.set_blocking(self._into, False)
        os.set_blocking(self._out, False)
        self._rest = b""

    def exchange(self, lines: Sequence[bytes]) -> bytes:
        """Send lines and return the line that comes back, or fail within the time that the program has."""
        if self._rest:
            raise self.failure("said something that it was not asked for")
        deadline = time.monotonic() + self.command.milliseconds / 1000
        waiting = memoryview(b"".join(lines))
        with selectors.DefaultSelector() as ready:
            ready.register(self._into, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                for key, _ in ready.select(max(0.0, deadline - time.monotonic())):
                    if key.fd == self._out:
                        self._read()
                    else:
                        waiting = waiting[self._write(waiting) :]
                        if not waiting:
                            ready.unregister(self._into)
                if time.monotonic() > deadline and b"\n" not in self._rest:
                    raise self.failure(f"thought for longer than {self.command.milliseconds} ms")
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer. A program that does not read it is given up."""
        with contextlib.suppress(ForeignBotFailed, BlockingIOError):
            self._write(memoryview(line))

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._into, data)
        except BrokenPipeError:
            raise self.failure("has ended") from None

    def _read(self) -> None:
        data = os.read(self._out, CHUNK)
        if not data:
            raise self.failure("has ended")
        self._rest += data
        if len(self._rest) > LONGEST_LINE:
            raise self.failure(f"wrote a line of more than {LONGEST_LINE} bytes")

    def failure(self, what: str) -> ForeignBotFailed:
        """End the program; return the error that says why."""
        self.end()
        return ForeignBotFailed(f"the bot {shlex.join(self.command.words)} {what}")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        """End the program and whatever it has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
