"""A small WebSocket client: quick enough for a thousand of them in one process, and able to misbehave."""

import asyncio
import base64
import os
import socket
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
# A mask of zeros leaves the text as it is; the protocol asks for a mask, not for a good one.
MASK = bytes(4)


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, MASKED | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, MASKED | 127)) + size.to_bytes(8, "big")
    return head + MASK + payload


def frame_size(buffer: bytes | bytearray, start: int = 0) -> tuple[int, int] | None:
    """Return where the payload of the frame at `start` begins and ends; None while it is not all there."""
    if len(buffer) < start + 2:
        return None
    size, at = buffer[start + 1] & 0x7F, start + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(buffer) < at + wide:
            return None
        size = int.from_bytes(buffer[at : at + wide], "big")
        at += wide
    if buffer[start + 1] & MASKED:
        at += 4
    return (at, at + size) if len(buffer) >= at + size else None


class Link(asyncio.Protocol):
    """One socket. `heard` gets every text, `lost` is called once when it ends."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Whoever has given up does not ask what became of it.
        self.open.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._buffer = bytearray()

    @classmethod
    async def connect(
        cls, port: int, heard: Callable[[bytes], None], lost: Callable[[], None], buffer: int = 0
    ) -> "Link":
        """Connect and shake hands, or raise OSError. `buffer` bounds what the system reads ahead."""
        loop = asyncio.get_running_loop()
        channel = socket.socket()
        try:
            channel.setblocking(False)
            channel.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if buffer:
                channel.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            await loop.sock_connect(channel, ("127.0.0.1", port))
        except BaseException:
            channel.close()
            raise
        _, link = await loop.create_connection(lambda: cls(heard, lost), sock=channel)
        try:
            # Not `wait_for`: in Python 3.11 it may swallow a cancellation.
            async with asyncio.timeout(60):
                await asyncio.shield(link.open)
        except BaseException:
            link.lost = lambda: None
            link.cut()
            raise
        return link

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.cut()
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        start = 0
        while (size := frame_size(buffer, start)) is not None:
            opcode = buffer[start] & 0x0F
            payload = bytes(buffer[size[0] : size[1]])
            start = size[1]
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self._write(frame(PONG, payload))
            elif opcode == CLOSE:
                self.cut()
        del buffer[:start]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionResetError("no handshake"))
            return
        self.lost()

    def send(self, text: bytes) -> None:
        self._write(frame(TEXT, text))

    def _write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def stop_reading(self) -> None:
        assert self.transport is not None
        self.transport.pause_reading()

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()
