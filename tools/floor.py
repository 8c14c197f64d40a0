"""Find out what a move must cost: a server that does nothing but the input and output of one (docs/benchmarks.md).

    python -m tools.floor                   processor time of our server, the floor and boardgame.io, by turns
    python -m tools.floor --instructions    instructions of ours and of the floor, without sockets (valgrind)

The floor reads a frame, hands the rows of a recorded game to our SQLite store, and then writes the recorded frames to
the four sockets. It knows no rules, makes no views, and looks at nothing that comes in.
"""

import argparse
import asyncio
import base64
import hashlib
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import uvloop

from safehouse.bench import load_boardgame, load_safehouse
from safehouse.bench.load import Load, Shape
from safehouse.bench.processes import serving
from safehouse.bench.server import cache_folder, cost
from safehouse.core.match import Answer
from safehouse.core.rng import Rng
from safehouse.drill.stock import fill, in_play
from safehouse.remote import free_port, hello
from safehouse.server.frames import Reader
from safehouse.server.house import House
from safehouse.server.line import Line
from safehouse.server.main import settle_memory
from safehouse.server.settings import Settings
from safehouse.server.socket import Socket
from safehouse.server.store.base import Statement, creation
from safehouse.server.store.sqlite import SqliteStore, Work
from safehouse.server.table import Table

TOKEN, SEATS = "someone", 4
# Tables and moves of a count of instructions.
TABLES, MOVES = 20, 40
HANDSHAKE = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SHAPE, ROUNDS = Shape(tables=50, reserve=60, warm_up=0.5, seconds=2.0), 9


@dataclass
class Played:
    """A recorded move: the frame that came, what each seat was sent, and the change that was stored."""

    seat: int
    frame: bytes
    sent: list[bytes]
    first: Statement
    rest: list[Statement]


@dataclass
class Recording:
    """A recorded game: its table, what each seat was greeted with, its moves."""

    table: str
    head: str
    greeting: list[bytes]
    moves: list[Played]

    def of_table(self, name: str) -> list[tuple[Statement, list[Statement]]]:
        """Return the changes for another table."""

        def renamed(statement: Statement) -> Statement:
            return statement[0], tuple(name if value == self.table else value for value in statement[1])

        changes = []
        for version, move in enumerate(self.moves):
            sql, values = renamed(move.first)
            changes.append(((sql, (*values[:-1], version)), [renamed(one) for one in move.rest]))
        return changes


# --- Our own tables without sockets --------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__()
        self.heard = heard

    def write(self, data: Any) -> None:
        self.heard(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


@contextmanager
def opened_house() -> Iterator[House]:
    with tempfile.TemporaryDirectory(dir=cache_folder()) as folder:
        house = House(Settings(database=f"sqlite:{folder}/tables.db", workers=1, rate=1e6, burst=10**6))
        house.ready = True
        yield house


async def close(house: House, tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for driver in house.drivers.values():
        driver.stop()
    await house.store.close()


def sit(house: House, name: str, heard: list[Callable[[bytes], None]]) -> "tuple[list[Line], list[asyncio.Task[None]]]":
    """Open a socket for each seat of a table, which begins behind the handshake."""
    lines, tasks = [], []
    config, state = SimpleNamespace(loaded_app=None, ws_ping_interval=None, ws_ping_timeout=None), SimpleNamespace()
    for seat in range(SEATS):
        line = Line(cast("Any", config), cast("Any", state), {})
        line.transport, line._handshake, line.is_open = Wire(heard[seat]), None, True
        tasks.append(asyncio.create_task(Socket(house, line, "127.0.0.1").run()))
        line.data_received(framed(msgspec.json.encode(hello(name, TOKEN, seat=seat))))
        lines.append(line)
    return lines, tasks


def framed(text: bytes) -> bytes:
    """Return a client's frame. A mask of zeros is one, too."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else bytes((0xFE, len(text) >> 8, len(text) & 0xFF))
    return b"\x81" + size + b"\0\0\0\0" + text


def random_moves(table: Table, rng: Rng, most: int) -> Iterator[tuple[int, bytes]]:
    """Yield seats and their frames, as the generator of load would send them."""
    position = table.position
    while not position.over and most:
        seat = position.asked()[0]
        options = position.state.redact(seat).legal(seat)
        action = options[rng.below(len(options))]
        yield seat, framed(b'{"type":"act","id":"m%d","at":%d,"row":[%d]}' % (position.seq, position.seq, action))
        position = position.play([Answer(seat, [action])], table.dealer()).position
        most -= 1


async def record() -> Recording:
    """Play a game of the usual length and note what goes out."""
    with opened_house() as house:
        await house.store.open()
        for seed in count(1):
            [name] = await fill(house.store, [in_play("heimlich", "pppp", {}, 1, TOKEN, Rng(seed))], 1, time.time())
            script = list(random_moves(await house.table(name), Rng(seed), -1))
            if abs(len(script) - load_boardgame.MATCH_MOVES) <= 3:
                return await played(house, name, script)
        raise AssertionError


async def played(house: House, name: str, script: list[tuple[int, bytes]]) -> Recording:
    """Play the moves of a game at its table."""
    changes: list[tuple[Statement, list[Statement]]] = []
    transact = house.store.transact

    async def noted(table: str, first: Statement | None, rest: Any) -> None:
        if first is not None:
            changes.append((first, list(rest)))
        await transact(table, first, rest)

    house.store.transact = noted  # type: ignore[method-assign]
    sent: list[list[bytes]] = [[] for _ in range(SEATS)]
    lines, tasks = sit(house, name, [one.append for one in sent])
    await asyncio.sleep(0.5)
    game = Recording(name, "", [b"".join(one) for one in sent], [])
    [(game.head,)] = await house.store.read("SELECT head FROM tables WHERE id = ?", name)
    for seat, frame in script:
        for one in sent:
            one.clear()
        changes.clear()
        lines[seat].data_received(frame)
        while not all(sent):  # noqa: ASYNC110 - a moment, not an event
            await asyncio.sleep(0.001)
        game.moves.append(Played(seat, frame, [b"".join(one) for one in sent], *changes[0]))
    await close(house, tasks)
    return game


# --- The floor -----------------------------------------------------------------------------------------------------


def nowhere(frame: bytes) -> None:
    """Take the frames of a seat without a socket."""


@dataclass
class FloorTable:
    """A table at which the recorded game is played again."""

    game: Recording
    changes: list[tuple[Statement, list[Statement]]]
    # By seat: sends a frame.
    writers: list[Callable[[bytes], None]] = field(default_factory=lambda: [nowhere] * SEATS)
    played: int = 0


class Floor:
    """All tables, and the store if there is one."""

    def __init__(self, game: Recording, store: SqliteStore | None) -> None:
        self.game = game
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, FloorTable] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_table(self) -> str:
        name = secrets.token_urlsafe(12)
        if self.store is not None:
            await self.store.transact(name, None, creation(name, self.game.head, False))
        self.tables[name] = FloorTable(self.game, self.game.of_table(name))
        return name

    def move(self, table: FloorTable) -> None:
        number = table.played
        table.played = number + 1
        if self.store is None:
            tell(table, number)
            return
        work = Work(self.loop.create_future(), None, *table.changes[number])
        work.future.add_done_callback(lambda _: tell(table, number))
        self.store._asked(work)


def tell(table: FloorTable, number: int) -> None:
    for write, frame in zip(table.writers, table.game.moves[number].sent, strict=True):
        write(frame)


class FloorLine(asyncio.Protocol):
    """A connection: a request for a table, or a seat's socket."""

    transport: asyncio.Transport

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.table: FloorTable | None = None
        self.reader: Reader | None = None
        self.early = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self.table is not None:
            self.floor.move(self.table)
        elif self.reader is not None:
            self.greet(data)
        else:
            self.early += data
            head, end, body = self.early.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
            if head.startswith(b"POST") and end and len(body) >= int(length[1] if length else 0):
                task = self.floor.loop.create_task(self.answer())
                self.floor.tasks.add(task)
                task.add_done_callback(self.floor.tasks.discard)
            elif key := re.search(rb"sec-websocket-key: *(\S+)", head, re.IGNORECASE):
                accept = base64.b64encode(hashlib.sha1(key[1] + HANDSHAKE, usedforsecurity=False).digest())
                told = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                self.transport.write(told + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
                self.reader = Reader()
                self.greet(body)

    async def answer(self) -> None:
        body = msgspec.json.encode({"table": await self.floor.open_table(), "token": TOKEN})
        told = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        self.transport.write(told % len(body) + body)
        self.transport.close()

    def greet(self, data: bytes) -> None:
        assert self.reader is not None
        for _, text in self.reader.feed(data):
            said = msgspec.json.decode(text)
            self.table = self.floor.tables[said["table"]]
            self.table.writers[said["seat"]] = self.transport.write
            self.transport.write(self.floor.game.greeting[said["seat"]])


async def serve_floor(game: Recording, port: int, database: str) -> None:
    store = SqliteStore(database) if database else None
    if store is not None:
        await store.open()
    floor = Floor(game, store)
    server = await asyncio.get_running_loop().create_server(lambda: FloorLine(floor), "127.0.0.1", port)
    settle_memory()
    await server.serve_forever()


# --- Processor time ------------------------------------------------------------------------------------------------


def measure() -> None:
    """Have all servers play by turns, and print what a move costs each."""
    with tempfile.TemporaryDirectory(dir=cache_folder()) as folder, ExitStack() as stack:
        recording = Path(folder) / "game"
        recording.write_bytes(msgspec.msgpack.encode(uvloop.run(record())))

        def floor(name: str, database: str) -> load_safehouse.Ours:
            port, own = free_port(), Path(folder) / name
            own.mkdir()
            command = [sys.executable, "-m", "tools.floor", "--serve", str(port), "--game", str(recording)]
            if database:
                command += ["--database", f"{own}/{database}"]
            return load_safehouse.Ours(port, stack.enter_context(serving(name, command, port, own, {})))

        sides = {
            "safehouse": stack.enter_context(load_safehouse.running(cache_folder())),
            "floor": floor("floor", "tables.db"),
            "floor without a store": floor("bare", ""),
            "boardgame.io": stack.enter_context(load_boardgame.running(cache_folder(), True)),
        }
        costs = uvloop.run(by_turns(sides))
    for name, found in costs.items():
        ratio = statistics.median(peer / own for own, peer in zip(found, costs["boardgame.io"], strict=True))
        print(f"{name}: {statistics.median(found):.0f} µs a move, ratio {ratio:.2f}")


async def by_turns(sides: dict[str, Any]) -> dict[str, list[float]]:
    loads = {name: Load(SHAPE, side.open_table, side.processor_seconds) for name, side in sides.items()}
    costs: dict[str, list[float]] = {name: [] for name in sides}
    try:
        for number in range(ROUNDS):
            for name in list(sides)[:: 1 if number % 2 == 0 else -1]:
                costs[name].append(cost(await loads[name].run()))
    finally:
        for load in loads.values():
            load.close()
    return costs


# --- Instructions --------------------------------------------------------------------------------------------------


def count_instructions() -> None:
    """Run both sides under callgrind, which counts from the first move to the last."""
    for side in ("safehouse", "floor", "floor without a store"):
        with tempfile.TemporaryDirectory() as folder:
            command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out"]
            environment = {**os.environ, "PYTHONHASHSEED": "0"}
            again = [sys.executable, "-m", "tools.floor", "--side", side]
            done = subprocess.run([*command, *again], capture_output=True, text=True, env=environment, check=True)
        found = re.search(r"Collected : (\d+)", done.stderr)
        assert found is not None
        print(f"{side}: {int(found[1]) / TABLES / MOVES:,.0f} instructions a move")


def counting(on: bool) -> None:
    command = ["callgrind_control", "-i", "on" if on else "off", str(os.getpid())]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Rounds:
    """Lets every table make a move, and waits until all frames of it are written."""

    def __init__(self) -> None:
        self.left = 0
        self.done = asyncio.Event()

    def heard(self, _: bytes) -> None:
        self.left -= 1
        if not self.left:
            self.done.set()

    async def play(self, rounds: list[tuple[Callable[[], None], ...]]) -> None:
        counting(True)
        for one in rounds:
            self.left = SEATS * len(one)
            self.done.clear()
            for move in one:
                move()
            await self.done.wait()
        counting(False)


async def play_ours() -> None:
    with opened_house() as house:
        await house.store.open()
        stock = [in_play("heimlich", "pppp", {}, 2, TOKEN, Rng(seed)) for seed in range(3 * TABLES)]
        rounds, scripts, tasks = Rounds(), list[list[Callable[[], None]]](), list[asyncio.Task[None]]()
        for name in await fill(house.store, stock, len(stock), time.time()):
            moves = list(random_moves(await house.table(name), Rng(9), MOVES))
            if len(moves) == MOVES and len(scripts) < TABLES:
                lines, begun = sit(house, name, [rounds.heard] * SEATS)
                tasks += begun
                scripts.append([partial(lines[seat].data_received, frame) for seat, frame in moves])
        settle_memory()
        await asyncio.sleep(0.5)
        await rounds.play(list(zip(*scripts, strict=True)))
        await close(house, tasks)


async def play_floor(with_store: bool) -> None:
    game, rounds = await record(), Rounds()
    with tempfile.TemporaryDirectory(dir=cache_folder()) as folder:
        store = SqliteStore(f"{folder}/tables.db") if with_store else None
        if store is not None:
            await store.open()
        floor = Floor(game, store)
        tables = [floor.tables[await floor.open_table()] for _ in range(TABLES)]
        for table in tables:
            table.writers = [Wire(rounds.heard).write] * SEATS
        settle_memory()
        await rounds.play([tuple(partial(floor.move, table) for table in tables)] * MOVES)
        if store is not None:
            await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--instructions", action="store_true", help="count instructions (valgrind)")
    for name in ("--side", "--serve", "--game", "--database"):
        parser.add_argument(name, default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        game = msgspec.msgpack.decode(Path(given.game).read_bytes(), type=Recording)
        uvloop.run(serve_floor(game, int(given.serve), given.database))
    elif given.side:
        uvloop.run(play_ours() if given.side == "safehouse" else play_floor(given.side == "floor"))
    elif given.instructions:
        count_instructions()
    else:
        measure()


if __name__ == "__main__":
    main()
