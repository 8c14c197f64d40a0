"""A small client for tests: a real server in a process of its own, HTTP and sockets against it."""

import asyncio
import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server import nursery

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server process."""

    # What Python runs.
    module = "safehouse"

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.settings = {"pace": 0, "log": "warning", "rate": 100000, "burst": 100000, "address_rate": 100000,
                         "address_burst": 100000, "sockets_per_address": 100000, "api_only": "yes",
                         **settings}  # fmt: skip
        self.process: subprocess.Popen[bytes] | nursery.Child | None = None

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
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} if data is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.url + path, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return answer.status, decoded(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, decoded(error.read())

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


def decoded(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


def finished(server: Running, game: str, players: int, **more: object) -> str:
    """Let bots play a game to its end, and return its table."""
    table = str(server.create(game, "b" * players, own=0, **more)["table"])
    deadline = time.monotonic() + 60
    while server.get(f"/api/tables/{table}")[1]["status"] != "over":
        assert time.monotonic() < deadline, "the game does not end"
        time.sleep(0.02)
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
        self.hello = {"type": "hello", "version": 1, "table": table, "token": token, **more}
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.socket: ClientConnection | None = None
        self.count = 0

    async def __aenter__(self) -> "Player":
        self.socket = await connect(f"ws://127.0.0.1:{self.server.port}/ws", compression=None, max_size=None)
        await self.say(**self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def say(self, **command: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def hear(self, seconds: float = 10.0) -> dict[str, Any]:
        """Return the next message."""
        assert self.socket is not None
        text = str(await asyncio.wait_for(self.socket.recv(), seconds))
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
