"""What uvicorn's HTTP lacks: deadlines, bounds, and our headers on every answer. `line` has the sockets."""

import asyncio
import http
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from safehouse.server.errors import BadHttp, Refusal
from safehouse.server.headers import ALWAYS, NO_STORE

if TYPE_CHECKING:
    from safehouse.server.app import Application

# From the first byte of a connection, or of a further request on it, to the end of the headers; then to the end of
# the body.
HEADER_SECONDS = 10.0
BODY_SECONDS = 30.0
MAX_HEADER_BYTES = 32 * 1024
# Seconds for which a refused request may still be sent.
CLOSE_SECONDS = 2.0


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits of time and size. Upgrades to sockets begin here too."""

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
        # Bytes count before they are parsed: a request in one piece is bounded by the size of a read.
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
        self._stop_counting()  # sockets have a count of their own
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
            # Tell the reader of the body that the client is gone.
            self.transport.abort()

    def _refuse(self, refusal: BadHttp) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._clear_deadline()
        self.transport.write(raw_response(refusal))
        cycle: Any = self.cycle
        if self.transport.can_write_eof() and (cycle is None or cycle.response_complete):
            # Closing at once would reset the connection of a client that still sends, and lose the answer
            # (RFC 9112, 9.6).
            self.transport.write_eof()
            self._deadline = self.loop.call_later(CLOSE_SECONDS, self.transport.close)
        else:
            self.transport.close()


def raw_response(refusal: Refusal) -> bytes:
    """Return a whole response for a request that was refused before the application."""
    body = msgspec.json.encode(refusal.problem())
    lines = [f"HTTP/1.1 {refusal.status} {http.HTTPStatus(refusal.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in ALWAYS.items()]
    lines += [f"cache-control: {NO_STORE}", "content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode() + body
