"""A server in a process of its own, started, asked, paused and killed by a drill."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from safehouse.remote import Http, free_port

READY_SECONDS = 60.0
# What the server writes when one of its tasks fails.
SIGNS = re.compile(r'"level": "(error|critical)"|Traceback|never awaited')
# No limit on how often one address may ask: all the world comes from here.
OPEN_HANDED = {
    "rate": 1_000_000, "burst": 1_000_000, "address_rate": 1_000_000, "address_burst": 1_000_000,
    "sockets_per_address": 1_000_000, "tables_per_hour": 1_000_000, "megabytes_per_hour": 1_000_000,
    "bot_tables": 1_000_000, "connections": 1_000_000, "nonce_wait": 0,
}  # fmt: skip


# Every server of this process, so that none outlives a drill that goes wrong.
STARTED: "list[Process]" = []


async def end_all() -> None:
    while STARTED:
        await STARTED.pop().kill()


async def until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until a condition holds, within a time limit; return whether it does."""
    deadline = time.monotonic() + seconds
    while True:
        if condition():
            return True
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.005)


class Child(Protocol):
    """A process, as far as a drill needs it (`subprocess.Popen`)."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def send_signal(self, number: int, /) -> None: ...


def launch(command: Sequence[str], environment: Mapping[str, str], words: Path) -> Child:
    """Start `python -m COMMAND…`; what it writes on its error stream goes into a file. Tests put their own here."""
    with words.open("ab") as errors:
        return subprocess.Popen(
            [sys.executable, "-m", *command], env=environment, stdout=subprocess.DEVNULL, stderr=errors
        )


class Process:
    """A server. With hooks it is started by `drill.server`, without them as people start it."""

    def __init__(self, database: str, folder: Path, **settings: object) -> None:
        self.database = database
        self.folder = folder
        self.port = free_port()
        self.http = Http(f"http://127.0.0.1:{self.port}", patience=60.0)
        self.settings = {
            "pace": 0,
            "log": "warning",
            "workers": 1,
            "retention_days": 0,
            "api_only": "yes",
            **OPEN_HANDED,
            **settings,
        }
        self.child: Child | None = None
        STARTED.append(self)
        self.started_at = 0.0

    @property
    def words(self) -> Path:
        """What the server wrote on its error stream."""
        return self.folder / f"server-{self.port}.txt"

    def failures(self) -> list[str]:
        """Return a complaint for each failure that the server wrote down."""
        lines = self.words.read_text(errors="replace").splitlines()
        return [f"the server wrote: {line[:200]}" for line in lines if SIGNS.search(line)]

    def start(self, *hooks: str) -> None:
        given = {f"SAFEHOUSE_{name.upper()}": str(value) for name, value in self.settings.items()}
        given |= {"SAFEHOUSE_DATABASE": self.database, "SAFEHOUSE_PORT": str(self.port)}
        entry = ["safehouse.drill.server", *hooks] if hooks else ["safehouse", "serve", "--no-browser"]
        self.started_at = time.monotonic()
        self.child = launch(entry, {**os.environ, **given}, self.words)

    async def ready(self, seconds: float = READY_SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.status is not None:
                break
            try:
                if (await self.ask("GET", "/readyz"))[0] == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.02)
        raise RuntimeError(f"the server does not become ready: {self.words.read_text()[-2000:]}")

    async def up(self, *hooks: str) -> None:
        self.start(*hooks)
        await self.ready()

    @property
    def pid(self) -> int:
        assert self.child is not None
        return self.child.pid

    @property
    def status(self) -> int | None:
        """The exit status; None while it runs."""
        assert self.child is not None
        return self.child.poll()

    async def ended(self, seconds: float) -> int | None:
        """Wait for the end; return the exit status, or None if it still runs after the time limit."""
        await until(lambda: self.status is not None, seconds)
        return self.status

    def signal(self, number: signal.Signals) -> None:
        assert self.child is not None
        self.child.send_signal(number)

    async def kill(self) -> None:
        if self.child is not None and self.status is None:
            self.signal(signal.SIGKILL)
            await self.ended(10)

    async def stop(self) -> None:
        """Stop it as an operator does."""
        if self.child is not None and self.status is None:
            self.signal(signal.SIGTERM)
            if await self.ended(20) is None:
                await self.kill()

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Send an HTTP request; return its status and answer."""
        return await asyncio.to_thread(self.http.ask, method, path, body, token)

    def memory(self) -> int:
        """Return the bytes of memory that the process holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the process has no memory")

    def processor_time(self) -> float:
        """Return the seconds of processor time that the process has used, without its children."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def text(self, path: str) -> str:
        """Return the text of a page outside the API."""
        url = f"http://127.0.0.1:{self.port}{path}"

        def fetch() -> str:
            with urllib.request.urlopen(url, timeout=60) as answer:
                return str(answer.read().decode())

        return await asyncio.to_thread(fetch)

    def children(self) -> list[int]:
        """Return the processes that the server has started."""
        return [int(word) for word in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]
