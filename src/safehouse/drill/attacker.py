"""An attacker from one address, in a process of its own: `python -m safehouse.drill.attacker PORT STORM`.

It goes on until it is killed. What it does is what a review found to hurt: storms of records, reports and replays; fat
tables and lists of them; tables by the thousand; tables of bots alone, watched; sockets that never read; connections
that say nothing; copies of one record to be analysed; long rows staged on many sockets; and every request under a
forged address.
"""

import asyncio
import itertools
import json
import random
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec

from safehouse.core.registry import find_game
from safehouse.drill.storm import TOKEN, DraftStorm
from safehouse.remote import hello

ADDRESS = "127.0.0.66"
# Which core it runs on, where there are several, is the drill's business.
STORMERS, READERS, SILENT, WATCHED, DRAFTERS = 20, 60, 600, 30, 100
# What a socket may say in a second.
DRAFTS = 20
PADDING = " " * 300_000


class Attacker:
    """One address with many connections."""

    def __init__(self, port: int, drafts: DraftStorm) -> None:
        self.port = port
        self.drafts = drafts
        self.rng = random.Random(1)
        self.statuses: Counter[int] = Counter()
        self.tables: list[str] = []

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send one request on a connection of its own, under a forged address."""
        content = b"" if body is None else json.dumps(body).encode()
        forged = ".".join(str(self.rng.randrange(1, 255)) for _ in range(4))
        lines = [
            f"{method} {path} HTTP/1.1", "Host: localhost", f"X-Forwarded-For: {forged}", "Connection: close",
            *([f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []), "", "",
        ]  # fmt: skip
        try:
            async with asyncio.timeout(60):
                reader, writer = await self.connect()
                writer.write("\r\n".join(lines).encode() + content)
                answer = await reader.read()
                writer.close()
        except (OSError, TimeoutError):
            self.statuses[0] += 1
            return 0, None
        head, _, told = answer.partition(b"\r\n\r\n")
        status = int(head[9:12]) if head[9:12].isdigit() else 0
        self.statuses[status] += 1
        try:
            return status, msgspec.json.decode(told)
        except msgspec.MsgspecError:
            return status, told

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def open_table(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        status, seated = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "own": 0, **more})
        return str(seated["table"]) if status == 201 else ""

    async def run(self) -> None:
        """Do everything at once, for ever."""
        bots = [{"kind": "bot", "bot": "random"}] * 4
        for _ in range(4):
            if table := await self.open_table("vienna", bots):
                self.tables.append(table)
        # Finished games: there is most to look back on.
        for table in self.tables:
            await self.wait_for_end(table)
        works = [self.storm() for _ in range(STORMERS)]
        works += [self.mute_reader() for _ in range(READERS)] + [self.watch_bots() for _ in range(WATCHED)]
        works += [self.stage() for _ in range(DRAFTERS)]
        await asyncio.gather(
            *works, self.open_many(), self.open_fat(), self.list_all(), self.stay_silent(), self.analyse(), self.tell()
        )

    async def wait_for_end(self, table: str) -> None:
        for _ in range(300):
            if await self.status_of(table) != "playing":
                return
            await asyncio.sleep(0.2)

    async def status_of(self, table: str) -> str:
        status, info = await self.ask("GET", f"/api/tables/{table}")
        return str(info["status"]) if status == 200 else ""

    async def storm(self) -> None:
        views = [f"replay?words=true&view={view}" for view in ("public", "all", "seat:0", "seat:1", "seat:2", "seat:3")]
        for what in itertools.cycle(("record", "report", "notebook", *views)):
            table = self.rng.choice(self.tables) if self.tables else "x" * 16
            await self.ask("GET", f"/api/tables/{table}/{what}")

    async def open_many(self) -> None:
        while True:
            await self.open_table("heimlich", [{"kind": "person"}] * 7, listed=True)

    async def open_fat(self) -> None:
        board = find_game("vienna").shipped_file("board", "balanced")
        for number in itertools.count():
            fat = json.dumps({**json.loads(board), "name": f"fat {number}"}) + PADDING
            await self.open_table("vienna", [{"kind": "person"}] * 2, files={"board": fat}, listed=True)

    async def list_all(self) -> None:
        while True:
            await self.ask("GET", "/api/tables")

    async def watch_bots(self) -> None:
        """Open a table of strong bots alone, and watch it without reading much."""
        while True:
            table = await self.open_table("heimlich", [{"kind": "bot", "bot": "expert"}] * 4)
            if table:
                await self.socket(table)
            await asyncio.sleep(1)

    async def mute_reader(self) -> None:
        """Hold a socket at a table that never reads, and asks for all of it again and again."""
        while True:
            if self.tables:
                await self.socket(self.rng.choice(self.tables), sync=True)
            await asyncio.sleep(0.5)

    async def stage(self) -> None:
        """Stage a long row again and again, as often as a socket may, and read what comes back."""
        drafts = self.drafts
        greeting = {**hello(drafts.table, TOKEN), "seat": drafts.seat, "words": True}
        staged = frame({"type": "stage", "at": drafts.at, "row": drafts.row}) * DRAFTS
        while True:
            try:
                reader, writer = await self.upgraded()
                writer.write(frame(greeting))
                reading = asyncio.create_task(discard(reader))
                while not reading.done():
                    writer.write(staged)
                    await writer.drain()
                    await asyncio.sleep(1)
            except OSError:
                await asyncio.sleep(0.5)

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a raw socket."""
        reader, writer = await self.connect()
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await asyncio.sleep(0.2)
        return reader, writer

    async def socket(self, table: str, sync: bool = False) -> None:
        """Hold a raw socket, to write frames without reading any."""
        try:
            _, writer = await self.upgraded()
            writer.write(frame(hello(table)))
            while not writer.is_closing():
                if sync:
                    writer.write(frame({"type": "sync", "since": -1}))
                await writer.drain()
                await asyncio.sleep(0.05)
        except OSError:
            return

    async def stay_silent(self) -> None:
        """Hold connections that say nothing."""
        held: list[asyncio.StreamWriter] = []
        while True:
            try:
                held.append((await self.connect())[1])
            except OSError:
                await asyncio.sleep(0.5)
            held = [writer for writer in held if not writer.is_closing()][-SILENT:]
            await asyncio.sleep(0.005)

    async def analyse(self) -> None:
        """Bring copies of one record, and have each analysed."""
        while True:
            for table in self.tables:
                status, text = await self.ask("GET", f"/api/tables/{table}/record")
                if status == 200 and isinstance(text, bytes):
                    _, filed = await self.ask("POST", "/api/records", {"text": text.decode()})
                    if isinstance(filed, dict) and "record" in filed:
                        await self.ask("GET", f"/api/records/{filed['record']}/analysis")
            await asyncio.sleep(0.2)

    async def tell(self) -> None:
        """Say how it goes: one line of JSON a second, answers by status."""
        while True:
            print(json.dumps(self.statuses), flush=True)
            await asyncio.sleep(1)


async def discard(reader: asyncio.StreamReader) -> None:
    """Read to the end."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


def frame(message: object) -> bytes:
    """Return a message as a client's frame, with a mask that changes nothing."""
    body = msgspec.json.encode(message)
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


if __name__ == "__main__":
    asyncio.run(Attacker(int(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=DraftStorm)).run())
