"""A child process at the other end of a socket, which sends and receives frames."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys

from safehouse.server.worker import LENGTH_BYTES

START_SECONDS = 30.0
# The only environment variables that a child gets: what Python needs. The server's settings may be secret.
ENVIRONMENT = (
    "HOME",
    "LANG",
    "LC_ALL",
    "LD_LIBRARY_PATH",
    "PATH",
    "PYTHONHASHSEED",
    "PYTHONPATH",
    "TMPDIR",
    "VIRTUAL_ENV",
)


class Child:
    """One process, with a group of its own. It speaks first, to say that it is ready."""

    def __init__(self, process: "subprocess.Popen[bytes]", largest: int) -> None:
        self.process = process
        self.largest = largest
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    @classmethod
    async def start(cls, module: str, arguments: list[str], largest: int) -> "Child | None":
        """Run a module, whose frames have so many bytes at most; None if it does not come up."""
        ours, theirs = socket.socketpair()
        try:
            child = cls(spawn(module, arguments, theirs.fileno()), largest)
        except OSError:
            ours.close()
            return None
        finally:
            theirs.close()
        try:
            child.reader, child.writer = await asyncio.open_connection(sock=ours)
            async with asyncio.timeout(START_SECONDS):
                if await child.receive() is not None:
                    return child
        except TimeoutError:
            pass
        except asyncio.CancelledError:
            await child.end()
            raise
        await child.end()
        return None

    async def send(self, frame: bytes) -> None:
        assert self.writer is not None
        with contextlib.suppress(ConnectionError):  # the missing answer is reported instead
            self.writer.write(len(frame).to_bytes(LENGTH_BYTES, "big") + frame)
            await self.writer.drain()

    async def receive(self) -> bytes | None:
        """Return the next frame, or None if the child ended or sent garbage."""
        assert self.reader is not None
        try:
            size = int.from_bytes(await self.reader.readexactly(LENGTH_BYTES), "big")
            return await self.reader.readexactly(size) if size <= self.largest else None
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    def kill(self) -> None:
        """End the process and whatever it has started."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def end(self) -> int:
        """Make sure that the process has ended, leave nothing behind, and return its status."""
        if self.writer is not None:
            self.writer.close()
        self.kill()
        return await asyncio.to_thread(self.process.wait)


def spawn(module: str, arguments: list[str], pipe: int) -> "subprocess.Popen[bytes]":
    """Start a child at the other end of a socket.

    Not with asyncio's subprocesses: a loop that ends while one of them starts waits for it without end.
    """
    command = [sys.executable, "-P", "-W", "ignore", "-m", module, *arguments]
    environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, process_group=0)
