"""Tables of our own server under load: Heimlich & Co. with four people who answer what they are asked."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import msgspec

from safehouse.bench.cluster import throw_away
from safehouse.bench.load import BusyTable, Load, LoadFailed, Seat
from safehouse.bench.processes import Side, processor_seconds, serving
from safehouse.core.rng import Rng
from safehouse.remote import Http, Socket, free_port, hello

SEATS = 4
NAME = "safehouse"
# Nobody is slowed down, and nothing is written but the tables.
SETTINGS = {
    "PACE": "0", "LOG": "error", "WORKERS": "1", "RATE": "1000000", "BURST": "1000000", "ADDRESS_RATE": "1000000",
    "ADDRESS_BURST": "1000000", "SOCKETS_PER_ADDRESS": "1000000", "WEBHOOKS": "no", "API_ONLY": "yes",
    "NONCE_WAIT": "0", "TABLES_PER_HOUR": "1000000",
}  # fmt: skip


class Decision(msgspec.Struct):
    """Who is asked, and what the seat may answer."""

    seats: list[int]
    options: list[int] = []


class Message(msgspec.Struct):
    """The part of a message that a player under load looks at."""

    type: str
    seq: int = 0
    kind: str = "moves"
    decision: Decision | None = None


MESSAGES = msgspec.json.Decoder(Message)


class LoadPlayer(Seat):
    """One seat at one of our tables. Answers with a random option."""

    def __init__(self, table: BusyTable, number: int, rng: Rng) -> None:
        super().__init__(table, number)
        self.rng = rng
        self.seq = 0
        self.options: list[int] = []

    def heard(self, message: bytes) -> None:
        told = MESSAGES.decode(message)
        if told.type == "ack":
            self.table.acknowledged()
        elif told.decision is not None:
            self.seq, self.seated = told.seq, True
            self.told += told.type == "entry" and told.kind == "moves"
            if told.decision.options:
                self.options = told.decision.options
                self.table.asked(self)
            elif not told.decision.seats:
                self.table.over()
        elif told.type in ("problem", "bye"):
            self.table.load.fail(f"{NAME} refused a move: {message.decode()}")

    def move(self) -> None:
        action = self.options[self.rng.below(len(self.options))]
        self.socket.send(b'{"type":"act","id":"m%d","at":%d,"row":[%d]}' % (self.seq, self.seq, action))


class Ours(Side):
    """A server of ours, and how to create a table on it."""

    def __init__(
        self, port: int, process: "subprocess.Popen[bytes]", database: Callable[[], float] = lambda: 0.0
    ) -> None:
        super().__init__(NAME, port, process)
        self._database = database
        self.rng = Rng(1)
        self.http = Http(f"http://127.0.0.1:{port}")

    def database_seconds(self) -> float:
        return self._database()

    async def open_table(self, load: Load) -> BusyTable:
        seated = await asyncio.to_thread(self._create)
        table = BusyTable(load)
        for number in range(SEATS):
            player = LoadPlayer(table, number, self.rng)
            table.seats.append(player)
            player.socket = await Socket.connect(self.port, player.heard)
            player.socket.say(hello(seated["table"], seated["token"], seat=number))
        return table

    def _create(self) -> dict[str, str]:
        wish = {"game": "heimlich", "seats": [{"kind": "person"}] * SEATS, "own": SEATS}
        status, seated = self.http.ask("POST", "/api/tables", wish)
        if status >= 400:
            raise LoadFailed(f"{NAME} refused a table: {seated}")
        return dict(seated)


@contextmanager
def running(folder: Path) -> Iterator[Ours]:
    """Run a server of ours with a fresh database in a folder, on a disk: a file system in memory keeps nothing."""
    with tempfile.TemporaryDirectory(prefix="server-", dir=folder) as own:
        port = free_port()
        with started(Path(own), port, f"sqlite:{own}/tables.db") as process:
            yield Ours(port, process)


@contextmanager
def running_on_postgres(folder: Path) -> Iterator[Ours]:
    """Run a server of ours on a PostgreSQL of its own, whose processor time is counted separately."""
    with throw_away() as cluster, tempfile.TemporaryDirectory(prefix="server-", dir=folder) as own:
        port = free_port()
        with started(Path(own), port, cluster.address) as process:
            yield Ours(port, process, lambda: processor_seconds(cluster.pid))


def started(folder: Path, port: int, database: str) -> "AbstractContextManager[subprocess.Popen[bytes]]":
    given = {**SETTINGS, "PORT": str(port), "DATABASE": database}
    command = [sys.executable, "-m", "safehouse", "serve", "--no-browser"]
    return serving(NAME, command, port, folder, {f"SAFEHOUSE_{name}": value for name, value in given.items()})
