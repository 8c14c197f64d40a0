"""Talk to a server as its clients do: HTTP, and sockets at its tables.

Drills, benchmarks, `safehouse seat` and the tests use it; the client in the browser is `web/`.
"""

import asyncio
import random
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

if TYPE_CHECKING:
    import httpx

# Of the protocol (docs/protocol.md).
VERSION = 1
SOCKET_PATH = "/ws"


# Below the ephemeral ports of the system, so that no client takes one before its server does.
PORTS = range(10_000, 32_000)


def free_port() -> int:
    """Return a port of this machine at which nobody listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port


def hello(table: str, token: str = "", **more: object) -> dict[str, object]:
    """Return the greeting with which a socket begins."""
    return {"type": "hello", "version": VERSION, "table": table, "token": token, **more}


class Away(OSError):
    """The server does not answer."""


class Http:
    """HTTP to one server."""

    def __init__(self, base: str, patience: float = 20.0) -> None:
        self.base = base
        self.patience = patience
        self._client: httpx.Client | None = None

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Send a request; return its status, and its answer as JSON or as text."""
        import httpx  # slow to load

        if self._client is None:
            # The system's certificates, where there are any to check: httpx would bring its own.
            verify = ssl.create_default_context() if self.base.startswith("https:") else False
            # A line kept open could be lost between two requests, and the second would fail for it.
            limits = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.Client(verify=verify, timeout=self.patience, limits=limits)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = self._client.request(method, self.base + path, json=body, headers=headers)
        except httpx.TransportError as error:
            raise Away(f"{self.base} does not answer: {str(error) or type(error).__name__}") from None
        try:
            return answer.status_code, answer.json()
        except ValueError:
            return answer.status_code, answer.text


class Socket(asyncio.Protocol):
    """One socket. `heard` gets every text, `lost` is called once when an open one ends."""

    def __init__(self, port: int, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # A caller that has given up does not need the result.
        self.opened.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=None)
        # Bytes that came with the handshake, until they are read.
        self._early: list[bytes] | None = []

    @classmethod
    async def connect(
        cls, port: int, heard: Callable[[bytes], None], lost: Callable[[], None] = lambda: None,
        path: str = SOCKET_PATH, buffer: int = 0,
    ) -> "Socket":  # fmt: skip
        """Open a socket to a server on this machine, or raise OSError. `buffer` bounds what the system reads ahead."""
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
        _, made = await loop.create_connection(lambda: cls(port, path, heard, lost), sock=channel)
        try:
            # Not `wait_for`: in Python 3.11 it may swallow a cancellation.
            async with asyncio.timeout(60):
                await asyncio.shield(made.opened)
        except BaseException:
            made.lost = lambda: None
            made.cut()
            raise
        loop.call_soon(made._release)
        return made

    def _release(self) -> None:
        early, self._early = self._early or [], None
        for text in early:
            self.heard(text)

    @property
    def close_code(self) -> int | None:
        """The code with which the server closed the socket."""
        farewell = self._protocol.close_rcvd
        return None if farewell is None else int(farewell.code)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's transport has another type
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                # A server sends each message in one piece.
                if event.opcode is Opcode.TEXT and self._early is not None:
                    self._early.append(bytes(event.data))
                elif event.opcode is Opcode.TEXT:
                    self.heard(bytes(event.data))
            elif isinstance(event, Response) and self._protocol.handshake_exc is None:
                self.opened.set_result(None)
        self._flush()
        if self._protocol.close_expected():
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("no handshake"))
        else:
            self.lost()

    def send(self, data: bytes, text: bool = True) -> None:
        """Send a frame, if the socket is still open."""
        if self._protocol.state is State.OPEN and not self.transport.is_closing():
            (self._protocol.send_text if text else self._protocol.send_binary)(data)
            self._flush()

    def say(self, command: object) -> None:
        """Send a command as JSON."""
        self.send(msgspec.json.encode(command))

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self.transport.write(data)

    def stop_reading(self) -> None:
        self.transport.pause_reading()

    def close(self) -> None:
        """Say farewell; the server ends the connection."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(CloseCode.NORMAL_CLOSURE)
            self._flush()

    def cut(self) -> None:
        """Break the connection, without a farewell."""
        self.transport.abort()


class Closed(ConnectionResetError):
    """The socket has ended."""


class Talk:
    """A socket that is read when one wants to: texts wait until they are asked for."""

    socket: Socket

    def __init__(self) -> None:
        self._texts: asyncio.Queue[bytes] = asyncio.Queue()
        self._lost = asyncio.Event()

    async def open(self, port: int) -> None:
        """Connect to a server on this machine, or raise OSError."""
        self.socket = await Socket.connect(port, self._texts.put_nowait, self._end)

    def _end(self) -> None:
        self._lost.set()
        self._texts.put_nowait(b"")

    async def hear(self, seconds: float) -> bytes:
        """Return the next text; raise Closed where there will be none, TimeoutError where none comes in time."""
        async with asyncio.timeout(seconds):
            text = await self._texts.get()
        if not text and self._lost.is_set():
            self._texts.put_nowait(b"")  # for the next call
            raise Closed
        return text

    async def ended(self, seconds: float = 10.0) -> int | None:
        """Wait for the end; return the code with which the server closed the socket."""
        async with asyncio.timeout(seconds):
            await self._lost.wait()
        return self.socket.close_code

    async def close(self) -> None:
        """Close the socket, and cut it where the server does not answer."""
        self.socket.close()
        try:
            await self.ended(1.0)
        except TimeoutError:
            self.socket.cut()
