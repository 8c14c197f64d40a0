"""boardgame.io's server under load: its own protocol over socket.io, a game of one move (`boardgame/server.js`).

It is installed from npm once, into the user's cache, with the versions of `boardgame/package-lock.json`.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec

from safehouse.bench.load import BusyTable, Load, Seat
from safehouse.bench.processes import Side, serving
from safehouse.core.errors import SafehouseError
from safehouse.remote import Socket, free_port

SEATS = 4
SOURCES = Path(__file__).parent / "boardgame"
FILES = ("package.json", "package-lock.json", "server.js")
# A match is replaced after as many moves as a game of ours takes on average: its server gets slower as a match grows.
MATCH_MOVES = 168
PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = b"/counter,"
# The frames of engine.io and socket.io: one digit each for the packet's kind.
OPEN, PING, PONG, CONNECTED, EVENT = b"0", b"2", b"3", b"40", b"42"
INSTALL_SECONDS = 300


class NoPeer(SafehouseError):
    """boardgame.io cannot be had here."""


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    """The part of a state that a player needs for his move."""

    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synced: Synced


UPDATES = msgspec.json.Decoder(Update)
SYNCS = msgspec.json.Decoder(Sync)


class LoadPlayer(Seat):
    """One seat at a match."""

    def __init__(self, table: BusyTable, number: int, match: str) -> None:
        super().__init__(table, number)
        self.match = match
        self.state = -1
        self.moved = False

    def heard(self, message: bytes) -> None:
        if message.startswith(b'42/counter,["update"'):
            self.told += 1
            self._learn(UPDATES.decode(message[len(EVENT + SPACE) :]).state)
        elif message.startswith(b'42/counter,["sync"'):
            self._learn(SYNCS.decode(message[len(EVENT + SPACE) :]).synced.state)
        elif message == PING:
            self.socket.send(PONG)
        elif message.startswith(CONNECTED):
            self._say("sync", self.match, str(self.number), None, SEATS)
        elif message.startswith(OPEN):
            self.socket.send(CONNECTED + SPACE)

    def _say(self, *parts: object) -> None:
        self.socket.send(EVENT + SPACE + msgspec.json.encode(parts))

    def _learn(self, state: State) -> None:
        self.state, self.seated = state.stateID, True
        if self.moved:
            # The mover's only acknowledgement is the frame that all get.
            self.moved = False
            self.table.acknowledged()
        if state.ctx.currentPlayer == str(self.number):
            if self.table.moves < MATCH_MOVES:
                self.table.asked(self)
            else:
                self.table.over()

    def move(self) -> None:
        self.moved = True
        payload: dict[str, object] = {"type": "add", "args": [], "playerID": str(self.number), "credentials": None}
        self._say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, str(self.number))


class Boardgame(Side):
    """A server of boardgame.io, and how to open a match at it."""

    def __init__(self, name: str, port: int, process: "subprocess.Popen[bytes]") -> None:
        super().__init__(name, port, process)
        self.numbers = count()

    async def open_table(self, load: Load) -> BusyTable:
        table = BusyTable(load)
        match = f"match{next(self.numbers)}"
        for number in range(SEATS):
            player = LoadPlayer(table, number, match)
            table.seats.append(player)
            player.socket = await Socket.connect(self.port, player.heard, path=PATH)
        return table


@contextmanager
def running(folder: Path, may_install: bool) -> Iterator[Boardgame]:
    """Run a server of boardgame.io. It is installed into a folder first, where that is wanted and needed."""
    home = installed(folder, may_install)
    version = json.loads((home / "node_modules/boardgame.io/package.json").read_text())["version"]
    port = free_port()
    command = [tool("node"), str(home / "server.js"), str(port)]
    with serving("boardgame.io", command, port, home, {"NODE_ENV": "production"}) as process:
        yield Boardgame(f"boardgame.io {version}, in memory", port, process)


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise NoPeer(f"boardgame.io needs {name}, which is not installed")
    return found


def installed(folder: Path, may_install: bool) -> Path:
    """Return the folder of the peer, made whole or not at all."""
    tool("node")
    content = b"".join((SOURCES / name).read_bytes() for name in FILES)
    home = folder / f"boardgame-{hashlib.sha256(content).hexdigest()[:12]}"
    if home.exists():
        return home
    if not may_install:
        raise NoPeer("boardgame.io is not installed yet; a full run installs it")
    fresh = folder / f"{home.name}.{os.getpid()}"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in FILES:
        shutil.copy(SOURCES / name, fresh)
    print("installing boardgame.io from npm, once …", file=sys.stderr, flush=True)
    command = [tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"]
    try:
        done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
        why = next((line for line in done.stderr.splitlines() if "error" in line.lower()), f"status {done.returncode}")
        if done.returncode:
            raise NoPeer(f"npm cannot install boardgame.io (offline?): {why}")
        fresh.rename(home)
    except subprocess.TimeoutExpired:
        raise NoPeer(f"npm did not install boardgame.io within {INSTALL_SECONDS} s") from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return home
