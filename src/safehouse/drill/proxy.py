"""A bad line: a proxy that delays, cuts, duplicates and reorders what clients send."""

import asyncio
import contextlib
import random
from collections import Counter


def frame_size(buffer: bytearray) -> int:
    """Return how long the client's frame at the beginning is; 0 while it is not all there."""
    if len(buffer) < 2:
        return 0
    size, at = buffer[1] & 0x7F, 2
    if size >= 126:
        at += 2 if size == 126 else 8
        if len(buffer) < at:
            return 0
        size = int.from_bytes(buffer[2:at], "big")
    end = at + 4 + size  # the mask comes before the payload
    return end if len(buffer) >= end else 0


class Proxy:
    """Listens on a port of its own and passes everything on, more or less."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.target = port
        self.port = 0
        self.done: Counter[str] = Counter()
        self.quiet = False
        self._rng = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            upstream, down = await asyncio.open_connection("127.0.0.1", self.target)
            try:
                back = asyncio.ensure_future(self._pass_back(upstream, writer))
                forth = asyncio.ensure_future(self._pass_on(reader, down))
                _, rest = await asyncio.wait({back, forth}, return_when=asyncio.FIRST_COMPLETED)
                for one in rest:
                    one.cancel()
                await asyncio.gather(back, forth, return_exceptions=True)
            finally:
                down.transport.abort()
        except OSError:
            pass
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    async def _pass_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if not self.quiet and self._rng.random() < 0.2:
                    self.done["delayed"] += 1
                    await asyncio.sleep(self._rng.uniform(0.0, 0.05))
                writer.write(data)
                await writer.drain()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass the handshake and the greeting on as they are, and play with every later message."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            buffer, greeted = bytearray(), False
            held: bytes | None = None
            while True:
                try:
                    async with asyncio.timeout(0.05 if held else None):
                        data = await reader.read(1 << 16)
                except TimeoutError:
                    data = b""
                else:
                    if not data:
                        return
                buffer += data
                while size := frame_size(buffer):
                    message = bytes(buffer[:size])
                    del buffer[:size]
                    chance = self._rng.random() if greeted and not self.quiet else 1.0
                    greeted = True
                    if chance < 0.02:
                        self.done["cut"] += 1
                        return
                    if chance < 0.12:
                        self.done["duplicated"] += 1
                        writer.write(message)
                    elif chance < 0.22 and held is None:
                        # Held back until the next one has passed, or nothing comes.
                        self.done["reordered"] += 1
                        held = message
                        continue
                    elif chance < 0.32:
                        self.done["delayed"] += 1
                        await asyncio.sleep(self._rng.uniform(0.0, 0.05))
                    writer.write(message)
                    if held is not None:
                        writer.write(held)
                        held = None
                if not data and held is not None:
                    writer.write(held)
                    held = None
                await writer.drain()
