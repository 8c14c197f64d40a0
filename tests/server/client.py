"""A small client for tests: a real server in a process of its own, HTTP and sockets against it."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from safehouse.remote import Http, Talk, free_port, hello
from tests.server import nursery
from tests.waiting import until

ROOT = Path(__file__).parents[2]


class Running:
    """A server process."""

    # What Python runs.
    module = "safehouse"

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.settings = {"pace": 0, "nonce_wait": 0, "log": "warning", "rate": 100000, "burst": 100000,
                         "address_rate": 100000, "address_burst": 100000, "sockets_per_address": 100000,
                         "tables_per_hour": 100000, "megabytes_per_hour": 100000, "bot_tables": 100000,
                         "connections": 100000, "api_only": "yes", "notice_delay": 0,
                         **settings}  # fmt: skip
        self.process: subprocess.Popen[bytes] | nursery.Child | None = None

    @cached_property
    def http(self) -> Http:
        return Http(self.url)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> None:
        given = {f"SAFEHOUSE_{name.upper()}": str(value) for name, value in self.settings.items()}
        given |= {"SAFEHOUSE_DATABASE": self.database, "SAFEHOUSE_PORT": str(self.port)}
        self.process = nursery.Child([self.module, "serve", "--no-browser"], {**os.environ, **given}, None)
        if wait:
            self.wait_ready()

    def wait_ready(self, seconds: float = 30.0) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, "the server ended"
            try:
                if self.get("/readyz")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError("the server does not become ready")

    def wait_for(self, table: str, status: str) -> dict[str, Any]:
        """Return what is told of a table as soon as it has come so far."""
        until(lambda: self.get(f"/api/tables/{table}")[1]["status"] == status, f"the game is not {status}")
        return dict(self.get(f"/api/tables/{table}")[1])

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(15)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(15)

    # --- HTTP ---------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        return self.http.ask(method, path, body, token)

    def get(self, path: str, token: str = "") -> tuple[int, Any]:
        return self.request("GET", path, None, token)

    def post(self, path: str, body: object, token: str = "") -> tuple[int, Any]:
        return self.request("POST", path, body, token)

    def create(self, game: str, seats: str, **more: object) -> dict[str, Any]:
        """Open a table; seats as letters: p for a person, b for a bot (the random one)."""
        wishes = [{"kind": "person"} if seat == "p" else {"kind": "bot", "bot": "random"} for seat in seats]
        status, seated = self.post("/api/tables", {"game": game, "seats": wishes, **more})
        assert status == 201, seated
        return dict(seated)


def finished(server: Running, game: str, players: int, **more: object) -> str:
    """Let bots play a game to its end, and return its table."""
    table = str(server.create(game, "b" * players, own=0, **more)["table"])
    server.wait_for(table, "over")
    return table


@contextmanager
def running(database: str, kind: type[Running] = Running, **settings: object) -> Iterator[Running]:
    server = kind(database, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Player:
    """One socket at a table. `messages` keeps everything that came, `raw` its bytes."""

    def __init__(self, server: Running, table: str, token: str = "", **more: object) -> None:
        self.server = server
        self.hello = hello(table, token, **more)
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.line = Talk()
        self.count = 0

    async def __aenter__(self) -> "Player":
        await self.line.open(self.server.port)
        await self.say(**self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def say(self, **command: object) -> None:
        self.line.socket.say(command)

    async def hear(self, seconds: float = 10.0) -> dict[str, Any]:
        """Return the next message."""
        text = (await self.line.hear(seconds)).decode()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        return message

    async def until(self, kind: str, seconds: float = 10.0) -> dict[str, Any]:
        """Return the next message of a kind, keeping what comes before."""
        while True:
            message = await self.hear(seconds)
            if message["type"] == kind:
                return message

    async def act(self, at: int, row: list[int]) -> str:
        self.count += 1
        name = f"a{self.count}-{at}"
        await self.say(type="act", id=name, at=at, row=row)
        return name
