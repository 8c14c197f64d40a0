"""Nonsense: many thousands of messages that no client would send, at tables where people play.

Whatever comes, every message is answered or the socket closed with a reason, no task dies, nobody hears another's
secret, the memory stays where it was, and the game can be played on.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import msgspec

from safehouse.core.registry import find_game
from safehouse.drill.books import read_sqlite
from safehouse.drill.club import wishes
from safehouse.drill.garble import Garbler
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report
from safehouse.remote import Talk, hello

# Messages to a set of tables before fresh ones are opened, and between two proofs that the socket lives.
PER_TABLES = 3000
BATCH = 12
# Seconds after which a silent socket is dead.
SILENCE = 20.0
MAX_GROWTH = 200.0
RAW_LINES = 40


class Heard(msgspec.Struct):
    """A message, as far as a fuzzer reads it."""

    type: str
    code: str = ""
    seq: int = -1
    decision: dict[str, object] | None = None


HEARD = msgspec.json.Decoder(Heard)


class FuzzedTable:
    """A table with people in all seats, each with a secret note."""

    def __init__(self, game: str, name: str, tokens: list[str]) -> None:
        self.game = game
        self.name = name
        self.tokens = tokens
        self.canaries = [f"canary-{token[:12]}" for token in tokens]


class Fuzzer:
    """One who sends nonsense on one socket after the other: from a seat, or as a spectator (None)."""

    def __init__(self, server: Process, table: FuzzedTable, seat: int | None, seed: int, report: Report) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.report = report
        note = "" if seat is None else table.canaries[seat]
        self.garbler = Garbler(random.Random(seed), seat, note, list(find_game(table.game).orders))
        self.sent = 0
        self.answers: dict[str, int] = {}
        self.talk: Talk | None = None

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            try:
                await self._talk(messages)
            except ConnectionResetError:
                self._count("closed")
            except TimeoutError:
                self.report.complain([f"a task is dead: no answer at a table of {self.table.game}"])
                return
            except OSError as error:
                self.report.complain([f"no connection to the server: {error}"])
                return
            finally:
                if self.talk is not None:
                    await self.talk.close()

    async def _talk(self, messages: int) -> None:
        """Greet, and send until the server has had enough."""
        talk = Talk()
        await talk.open(self.server.port)
        self.talk = talk
        token = "" if self.seat is None else self.table.tokens[self.seat]
        if self.garbler.chance(0.1):
            # Out of order: nonsense before the greeting.
            self.sent += 1
            self._send(self.garbler.message())
        self._send(msgspec.json.encode(hello(self.table.name, token, words=True)))
        while self.sent < messages:
            for _ in range(BATCH):
                self.sent += 1
                self._send(self.garbler.message())
            self._send(b'{"type": "ping"}')
            await self._hear_pong()

    def _send(self, message: bytes | tuple[bytes]) -> None:
        assert self.talk is not None
        if isinstance(message, tuple):
            self.talk.socket.send(message[0], text=False)
        else:
            self.talk.socket.send(message)

    async def _hear_pong(self) -> None:
        """Read until the ping is answered: all that was sent before has been."""
        assert self.talk is not None
        while True:
            raw = await self.talk.hear(SILENCE)
            heard = HEARD.decode(raw)
            self._count(heard.code or heard.type)
            self._check(raw, heard)
            if heard.type == "pong":
                return

    def _check(self, raw: bytes, heard: Heard) -> None:
        if heard.code == "internal":
            self.report.complain([f"a message failed inside the server ({self.table.game})"])
        for number, canary in enumerate(self.table.canaries):
            if number != self.seat and canary.encode() in raw:
                self.report.complain([f"I5: a canary of seat {number + 1} came to {self.seat} in a {heard.type}"])
        for token in self.table.tokens:
            if token.encode() in raw:
                self.report.complain([f"I5: a token came in a {heard.type}"])
        if heard.seq >= 0 and heard.decision is not None:
            options = heard.decision.get("options")
            self.garbler.known(heard.seq, options if isinstance(options, list) else [])

    def _count(self, answer: str) -> None:
        self.answers[answer] = self.answers.get(answer, 0) + 1


async def fuzz(plan: DrillPlan) -> Report:
    """Send garbage to tables of every game. The control sends every note to everyone."""
    report = Report("fuzz")
    server = Process(plan.database, plan.folder)
    await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    total = plan.pick(3000, 100_000)
    sent, before, played = 0, 0.0, 0
    answers: dict[str, int] = {}
    tables: list[FuzzedTable] = []
    while sent < total and not report.problems:
        plan.progress(sent, total)
        share = min(PER_TABLES, total - sent)
        fresh = [await open_table(server, game, len(seats), options) for game, seats, options in wishes()]
        tables += fresh
        fuzzers = [
            Fuzzer(server, table, seat, seed, report)
            for table in fresh
            for seed, seat in enumerate([None, *range(len(table.tokens))], sent)
        ]
        each = -(-share // len(fuzzers))
        await asyncio.gather(*(fuzzer.run(each) for fuzzer in fuzzers))
        for fuzzer in fuzzers:
            sent += fuzzer.sent
            for answer, count in fuzzer.answers.items():
                answers[answer] = answers.get(answer, 0) + count
        await knock(server.port, RAW_LINES, sent)
        for table in fresh:
            played += await play_on(server, table, report)
        if not before:
            before = server.memory() / 1e6
    status, _ = await server.ask("GET", "/readyz")
    report.measure("messages", sent, at_least=total)
    report.measure("refused as unreadable", answers.get("bad_message", 0), at_least=1)
    report.measure("acknowledged as moves", answers.get("ack", 0), at_least=10)
    report.measure("refused by the rules", answers.get("illegal", 0), at_least=10)
    report.measure("kinds of answers", len(answers), at_least=12)
    report.measure("tables played on afterwards", played, at_least=1)
    report.measure("memory more than after the first tables", server.memory() / 1e6 - before, "MB", at_most=MAX_GROWTH)
    report.measure("ready afterwards", status, at_most=200)
    await server.stop()
    report.complain(said_by(server, tables, plan))
    return report


async def open_table(server: Process, game: str, seats: int, options: dict[str, str]) -> FuzzedTable:
    """Create a table, seat all players, and let each write a secret note."""
    wish = {"game": game, "seats": [{}] * seats, "options": options}
    status, made = await server.ask("POST", "/api/tables", wish)
    if status != 201:
        raise RuntimeError(f"no table of {game}: {made}")
    tokens = [made["token"]]
    for number in range(1, seats):
        _, seated = await server.ask("POST", f"/api/tables/{made['table']}/join", {"name": f"Guest {number}"})
        tokens.append(seated["token"])
    table = FuzzedTable(game, made["table"], tokens)
    for token, canary in zip(table.tokens, table.canaries, strict=True):
        await server.ask("POST", f"/api/tables/{table.name}/do", {"type": "note", "text": canary}, token)
    return table


async def play_on(server: Process, table: FuzzedTable, report: Report) -> bool:
    """Make a move at a table, if its game still goes on."""
    path = f"/api/tables/{table.name}"
    for _ in range(50):
        status, info = await server.ask("GET", path)
        if status != 200:
            report.complain([f"a table of {table.game} is gone: {status}"])
            return False
        if info["status"] == "over":
            return False
        for token in table.tokens:
            status, state = await server.ask("GET", f"{path}/state", token=token)
            if status != 200 or state["seat"] not in state["decision"]["seats"]:
                continue
            move = {"id": f"on-{state['seq']}", "at": state["seq"], "row": await whole_row(server, path, token, state)}
            status, ack = await server.ask("POST", f"{path}/act", move, token)
            if status == 200:
                return True
            if status >= 500:
                report.complain([f"{status} at a table of {table.game}: {ack}"])
        await asyncio.sleep(0.05)
    report.complain([f"a table of {table.game} cannot be played on"])
    return False


async def whole_row(server: Process, path: str, token: str, state: dict[str, object]) -> list[int]:
    """Return the first complete row that the server offers."""
    row: list[int] = []
    while True:
        stage = {"type": "stage", "at": state["seq"], "row": row}
        status, drafts = await server.ask("POST", f"{path}/do", stage, token)
        if status != 200 or drafts[0]["complete"]:
            return row
        row.append(drafts[0]["options"][0])


async def knock(port: int, lines: int, seed: int) -> None:
    """Send bytes that are not even HTTP, or a socket in name only."""
    garbler = Garbler(random.Random(seed))
    for _ in range(lines):
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(garbler.request())
            await writer.drain()
            if garbler.chance(0.5):
                writer.write_eof()
                await asyncio.wait_for(reader.read(1000), 0.2)
            writer.transport.abort()


def said_by(server: Process, tables: list[FuzzedTable], plan: DrillPlan) -> list[str]:
    """Return what is wrong with what the server wrote: a failure, or a secret."""
    text = server.words.read_text(errors="replace")
    problems = server.failures()
    secrets = {"token": [token for table in tables for token in table.tokens]}
    secrets["canary"] = [canary for table in tables for canary in table.canaries]
    if plan.database.startswith("sqlite:"):
        books = read_sqlite(Path(plan.database.removeprefix("sqlite:")))
        secrets["seed"] = [book.head.seed for book in books.values()]
        secrets["key"] = [seat.key for book in books.values() for seat in book.head.seats if seat.key]
    problems += [
        f"I5: a {kind} is in the log" for kind, values in secrets.items() if any(one in text for one in values)
    ]
    return problems
