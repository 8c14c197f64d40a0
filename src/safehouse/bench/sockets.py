"""WebSockets for load: a client that costs little beside the servers it measures."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80
# Every client masks. Zeros are as valid as any other key, and masking with them is no work.
KEY = bytes(4)

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection. Whole text messages go to `heard`."""

    def __init__(self, path: str, heard: Heard) -> None:
        self.path = path
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = b""
        self._shaken = False

    async def open(self, port: int) -> None:
        """Connect to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET {self.path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.transport.abort()
                return
            self._shaken = True
            self.opened.set_result(None)
        self._buffer = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Take all whole frames, and return what is left."""
        place = 0
        while len(data) >= place + 2:
            start, size = place + 2, data[place + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : start], "big")
            if len(data) < start + size:
                break
            self._take(data[place], data[start : start + size])
            place = start + size
        return data[place:]

    def _take(self, first: int, body: bytes) -> None:
        if first == FINAL | TEXT:
            self.heard(body)
        elif first == FINAL | PING:
            self._write(PONG, body)
        elif first == FINAL | CLOSE:
            self.transport.close()
        elif first != FINAL | PONG:
            # Both servers send each message in one piece.
            self.transport.abort()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        assert size < 1 << 16, "load is made of short messages"
        head = (
            bytes((FINAL | kind, MASKED | size))
            if size < 126
            else bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + KEY + body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no socket could be opened"))
