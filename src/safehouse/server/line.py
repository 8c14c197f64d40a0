"""A WebSocket's connection, from its handshake to its end: uvicorn hands it over, and the application is called once.

It is `uvicorn.Config`'s `ws`. What comes in waits here until it is asked for, and a peer that sends faster is read no
further. Output is written at once; writers first check whether the line is stuffed.
"""

import asyncio
import http
import logging
import random
from collections import deque
from typing import TYPE_CHECKING, Any, cast

import msgspec
import uvicorn
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from safehouse.server import frames
from safehouse.server.errors import BadHttp, Failed
from safehouse.server.headers import ALWAYS, NO_STORE
from safehouse.server.limits import Bucket
from safehouse.server.protocol import raw_response

if TYPE_CHECKING:
    from safehouse.server.app import Application

LOGGER = logging.getLogger("safehouse.line")
# The most messages that wait here, after which nothing more is read; the most that may come after our close frame.
MAX_WAITING, MAX_IGNORED = 16, 1000
# Seconds to wait for the answer to a close frame.
CLOSE_SECONDS = 2.0
# Pings and pongs.
CONTROLS_PER_SECOND, CONTROLS_AT_ONCE = 5.0, 50

RawHeaders = list[tuple[bytes, bytes]]


class Gone(Exception):
    """The connection is closed, by the peer or by us."""


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


class Line(asyncio.Protocol):
    """One WebSocket."""

    transport: asyncio.Transport
    # The request as ASGI has it, as far as it is used.
    scope: dict[str, Any]

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        self._app: Application = config.loaded_app
        self._state = server_state
        self._loop = _loop or asyncio.get_event_loop()
        self._handshake: Handshake | None = Handshake(extensions=[], logger=LOGGER)
        self._response: Response | None = None
        self._reader = frames.Reader()
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE)
        # What has come and nobody has asked for yet; who waits for the next one.
        self._texts: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._paused = False
        self._ignored = 0
        # Open: the handshake is done, and neither side has sent a close frame.
        self.is_open = False
        self._stuffed = False
        self._drained: asyncio.Future[None] | None = None
        self._closing: asyncio.TimerHandle | None = None
        # One ping after another: when to send the next, or until when its answer must be there.
        self._ping_interval = config.ws_ping_interval or 0.0
        self._ping_timeout = config.ws_ping_timeout or 0.0
        self._ping = b""
        self._keepalive: asyncio.TimerHandle | None = None

    # --- What uvicorn and the loop call -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's transport has another type
        self._state.connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(cast("Any", self))
        self._end()
        self.resume_writing()
        if self._closing is not None:
            self._closing.cancel()

    def pause_writing(self) -> None:
        self._stuffed = True

    def resume_writing(self) -> None:
        self._stuffed = False
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._handshake is not None:
            self._greet(data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Take messages until enough of them wait. A quarter of a megabyte may hold 40,000 of them."""
        messages = self._reader.feed(data)
        try:
            for opcode, content in messages:
                if opcode == frames.TEXT or opcode == frames.BINARY:
                    self._take(content if isinstance(content, str) else "")
                elif isinstance(content, bytes):
                    self._heed(opcode, content)
                if self._paused or self.transport.is_closing():
                    break
        except frames.BadFrame as error:
            self._fail(error.code)
        finally:
            messages.close()

    def shutdown(self) -> None:
        """Close the connection, since the server stops."""
        if self.is_open:
            self.transport.write(frames.close_frame(frames.RESTART))
        elif self._handshake is not None:
            self.transport.write(raw_response(Failed()))
        self._end()
        self.transport.close()

    # --- The handshake --------------------------------------------------------------------------------------------

    def _greet(self, data: bytes) -> None:
        handshake = self._handshake
        assert handshake is not None
        handshake.receive_data(data)
        if handshake.handshake_exc is not None or handshake.parser_exc is not None:
            # Not even a handshake.
            self.transport.write(raw_response(BadHttp(400, "no_socket")))
            self.transport.close()
            return
        for event in handshake.events_received():
            if isinstance(event, Request):
                self._response = handshake.accept(event)
                if self._response.status_code != http.HTTPStatus.SWITCHING_PROTOCOLS:
                    self._answer(self._response)
                    return
                self.scope = scope_of(event, self.transport)
                self.transport.pause_reading()  # what comes next is read after our answer
                task = self._loop.create_task(self._run())
                self._state.tasks.add(task)
                task.add_done_callback(self._state.tasks.discard)

    def _answer(self, response: Response) -> None:
        """Refuse the handshake."""
        self._handshake = None
        self.transport.write(response.serialize())
        self.transport.close()

    async def _run(self) -> None:
        try:
            await self._app.serve_socket(self)
        except Gone:
            pass
        except Exception:
            LOGGER.exception("a socket failed")
            if self._handshake is not None:
                self.transport.write(raw_response(Failed()))
        if self._closing is None:
            self.transport.close()

    def accept(self, headers: RawHeaders) -> None:
        """Accept the handshake."""
        if self.transport.is_closing():
            raise Gone
        assert self._response is not None
        del self._response.headers["Date"]
        self._response.headers.update(decoded([*self._state.default_headers, *headers]))
        self.transport.write(self._response.serialize())
        self._handshake, self._response, self.is_open = None, None, True
        self.transport.resume_reading()
        self._wait_to_ping()

    def refuse(self, status: int, headers: RawHeaders, body: bytes) -> None:
        """Answer the handshake with a response of our own."""
        told = Headers(decoded([*self._state.default_headers, *headers]))
        told["Connection"] = "close"
        self._answer(Response(status, http.HTTPStatus(status).phrase, told, body))

    # --- What comes in --------------------------------------------------------------------------------------------

    async def next(self) -> str:
        """Return the next message; bytes are an empty one. Raise `Gone` when there will be none."""
        while not self._texts:
            if not self.is_open:
                raise Gone
            self._waiter = self._loop.create_future()
            await self._waiter
        text = self._texts.popleft()
        if self._paused and not self._texts:
            self._read_on()
        return text

    def _read_on(self) -> None:
        self._paused = False
        self._read(b"")
        if not self._paused:
            self.transport.resume_reading()

    def _take(self, text: str) -> None:
        if not self.is_open:
            self._ignored += 1
            if self._ignored > MAX_IGNORED:
                self.transport.close()
            return
        self._texts.append(text)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
        if len(self._texts) >= MAX_WAITING and not self._paused:
            self._paused = True
            self.transport.pause_reading()

    def _heed(self, opcode: int, content: bytes) -> None:
        """Handle a ping, a pong or a close frame."""
        if opcode != frames.CLOSE and self._controls.wait():
            self.abort()
        elif opcode == frames.PING:
            # Answers to pings are not queued without limit: a peer that never reads would fill the memory.
            if self._stuffed:
                self.abort()
            elif self.is_open:
                self.transport.write(frames.head(len(content), frames.PONG) + content)
        elif opcode == frames.PONG:
            if self._ping and content == self._ping:
                self._wait_to_ping()
        else:
            if self.is_open:
                self.transport.write(frames.answer_to_close(content))
            self._end()
            self.transport.close()

    def _fail(self, code: int) -> None:
        """Close a connection whose peer breaks the protocol."""
        if not code:
            self.abort()
            return
        if self.is_open:
            self.transport.write(frames.close_frame(code))
        self._end()
        self.transport.close()

    # --- What goes out --------------------------------------------------------------------------------------------

    def write(self, *texts: bytes) -> bool:
        """Send texts now, each in a frame, if the line is open and not full. Return whether they were sent."""
        if self._stuffed or not self.is_open:
            return False
        if len(texts) == 1:
            text = texts[0]
            self.transport.write(frames.head(len(text)) + text)
        else:
            self.transport.write(b"".join([part for text in texts for part in (frames.head(len(text)), text)]))
        return True

    async def send(self, *texts: bytes) -> None:
        """Send texts, each in a frame, as soon as the line is not full. Raise `Gone` if it is closed."""
        while not self.write(*texts):
            if not self.is_open:
                raise Gone
            self._drained = self._loop.create_future()
            await self._drained

    def close(self, code: int) -> None:
        """Send a close frame, and wait a little for the answer."""
        if self.is_open:
            self.transport.write(frames.close_frame(code))
            self._end()
            if self._paused:
                self._read_on()
            self._closing = self._loop.call_later(CLOSE_SECONDS, self.transport.close)

    def abort(self) -> None:
        """Cut the line: a peer that does not read would never see a close frame."""
        self.transport.abort()

    def _end(self) -> None:
        """Note that the connection is closed: nothing more is received or sent."""
        self.is_open = False
        self._stop_pinging()
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # --- Keepalive ------------------------------------------------------------------------------------------------

    def _wait_to_ping(self) -> None:
        self._stop_pinging()
        if self._ping_interval:
            self._keepalive = self._loop.call_later(self._ping_interval, self._send_ping)

    def _stop_pinging(self) -> None:
        self._ping = b""
        if self._keepalive is not None:
            self._keepalive.cancel()
            self._keepalive = None

    def _send_ping(self) -> None:
        # A new number for each ping, so that an old pong does not answer it.
        self._ping = random.randbytes(4)
        self.transport.write(frames.head(len(self._ping), frames.PING) + self._ping)
        self._keepalive = self._loop.call_later(self._ping_timeout, self._fail, frames.KEEPALIVE_MISSED)


def decoded(headers: RawHeaders) -> list[tuple[str, str]]:
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]


def scope_of(request: Request, transport: asyncio.BaseTransport) -> dict[str, Any]:
    """Return a request as ASGI tells it, as far as the application looks at it."""
    peer, headers = transport.get_extra_info("peername"), request.headers.raw_items()
    return {
        "type": "websocket",
        "path": request.path.partition("?")[0],
        "client": (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None,
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers],
    }
