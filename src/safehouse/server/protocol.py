"""What uvicorn's protocols lack: deadlines, bounds, headers on every answer, and a way to drop a socket at once."""

import asyncio
import http
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from safehouse.server.errors import BadHttp
from safehouse.server.headers import ALWAYS, NO_STORE
from safehouse.server.limits import Bucket
from safehouse.server.strict import MAX_BYTES

if TYPE_CHECKING:
    from safehouse.server.app import Application

# From the first byte of a connection, or of a further request on it, to the end of the headers; then to the end of
# the body.
HEADER_SECONDS = 10.0
BODY_SECONDS = 30.0
MAX_HEADER_BYTES = 32 * 1024
# Empty parts of a message cost nothing to send and are kept until its end.
MAX_FRAGMENTS = 256
# How long a farewell waits for its answer, and how long a refused request may still be sent.
CLOSE_SECONDS = 2.0
PINGS_PER_SECOND, PINGS_AT_ONCE = 5.0, 50
# Beside ASGI's own messages: several texts, each a frame of its own, in one write.
SEND_FRAMES = "safehouse.send"


class HttpProtocol(HttpToolsProtocol):
    """HTTP that does not wait for ever and does not take whatever comes. Upgrades to sockets begin here too."""

    _deadline: asyncio.TimerHandle | None = None
    _header_bytes = 0
    _in_headers = True
    _refused = False
    _counted_as = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._set_deadline(HEADER_SECONDS)
        app: Application = self.app
        counted_as = app.counted_as(str(self.client[0]) if self.client else "")
        if counted_as and not app.connections.take(counted_as):
            self._refuse(BadHttp(503, "too_many_connections", wait=int(HEADER_SECONDS)))
        else:
            self._counted_as = counted_as

    def connection_lost(self, exc: Exception | None) -> None:
        self._clear_deadline()
        self._stop_counting()
        super().connection_lost(exc)

    def _stop_counting(self) -> None:
        if self._counted_as:
            app: Application = self.app
            app.connections.release(self._counted_as)
            self._counted_as = ""

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        # What has come is charged before it is parsed: a whole request in one piece is bounded by the size of a read.
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER_BYTES + len(data):
                self._refuse(BadHttp(431, "headers_large"))
                return
        cycle: Any = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._set_deadline(HEADER_SECONDS)  # empty lines before a request do not begin one
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes, self._in_headers = 0, True
        self._set_deadline(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > MAX_HEADER_BYTES:
            self._refuse(BadHttp(431, "headers_large"))
            raise ValueError("too large")  # ends the parsing
        self._set_deadline(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._clear_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._clear_deadline()
        self._stop_counting()  # sockets are counted by themselves
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(BadHttp(400, "not_http"))

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self._in_headers:
            self._refuse(BadHttp(408, "headers_late"))
        else:
            # Whoever reads the body is told that nobody is there any more.
            self.transport.abort()

    def _refuse(self, refusal: BadHttp) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._clear_deadline()
        self.transport.write(raw_response(refusal))
        cycle: Any = self.cycle
        if self.transport.can_write_eof() and (cycle is None or cycle.response_complete):
            # Closed at once, the line would be reset under somebody who still sends, and the answer lost with it
            # (RFC 9112, 9.6).
            self.transport.write_eof()
            self._deadline = self.loop.call_later(CLOSE_SECONDS, self.transport.close)
        else:
            self.transport.close()


def raw_response(refusal: BadHttp) -> bytes:
    """Return a whole response for somebody who got no further than to a protocol."""
    body = msgspec.json.encode(refusal.problem())
    lines = [f"HTTP/1.1 {refusal.status} {http.HTTPStatus(refusal.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in ALWAYS.items()]
    lines += [f"cache-control: {NO_STORE}", "content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode() + body


class Handshake(ServerProtocol):
    """A handshake whose refusals carry our headers."""

    def reject(self, status: http.HTTPStatus | int, text: str) -> Response:
        response = super().reject(status, text)
        body = msgspec.json.encode(BadHttp(int(status), "no_socket").problem())
        ours = {**ALWAYS, "cache-control": NO_STORE, "content-type": "application/json"}
        for name, value in {**ours, "content-length": str(len(body))}.items():
            if name in response.headers:
                del response.headers[name]
            response.headers[name] = value
        response.body = body
        return response


def text_head(size: int) -> bytes:
    """Return what stands before a text of so many bytes, sent by a server in one frame."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application can cut: a peer that does not read would never see a farewell."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(extensions=[], max_size=MAX_BYTES, logger=logging.getLogger("uvicorn.error"))
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self.close_timeout = CLOSE_SECONDS

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions["safehouse.abort"] = self.transport.abort
        extensions["safehouse.write"] = self.write_texts
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        if message["type"] == SEND_FRAMES:
            await self._send_texts(message["frames"])
            return
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # Refused with a response of its own: the handshake is over, and nothing is amiss.
            self.handshake_complete = True

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now, each in a frame, if the line is open and not stuffed. Return whether they were sent."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
        return True

    async def _send_texts(self, texts: Sequence[bytes]) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.write_texts(*texts)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif not self.transport.is_closing():
            # Not even a handshake.
            self.transport.write(raw_response(BadHttp(400, "no_socket")))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        # Bytes that are no text are the other side's error, and none of ours to log.
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            with suppress(InvalidState):  # already on the way out
                self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        # Answers to pings are queued by nobody's leave: somebody who sends many and reads none would fill the memory.
        if not self._pings.wait() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
