"""The server as one ASGI application: HTTP by Litestar, sockets by our own code, limits in front of both."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from safehouse.core.errors import SafehouseError
from safehouse.server import client_files, headers, openapi, previews, socket, strict, wire
from safehouse.server.api import ROUTES
from safehouse.server.api_notices import STOP_PATH
from safehouse.server.errors import BadHttp, Failed, NoSuchTable, Refusal
from safehouse.server.house import House
from safehouse.server.limits import Addresses, Connections, address_of, is_loopback
from safehouse.server.line import Line
from safehouse.server.origin import Gate
from safehouse.server.pages import Page
from safehouse.server.previews import Previews
from safehouse.server.settings import Settings
from safehouse.server.socket import problem

LOGGER = logging.getLogger("safehouse.app")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
# The largest request: a table with its own board and deck.
MAX_BODY = 2_000_000
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SOCKET_PATH = "/ws"
# What fills disk or memory, or replays a whole game, counts as this many requests.
COSTLY = {"/api/tables": 10, "/api/records": 10}
PLAYED_AGAIN, ITS_COST = ("/replay", "/notebook", "/record", "/report", "/analysis", "/me/games"), 3


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as strictly as a socket's messages, into what the route takes."""

    async def json(self) -> Any:
        body = await self.body()
        field = self.route_handler.parsed_data_field
        kind = field.annotation if field is not None else Any
        if len(body) <= strict.MAX_BYTES:
            return strict.parse(body, kind, MAX_BODY)
        # A large body would block the loop.
        house: House = self.app.state["house"]
        return await house.shares.apart(strict.parse, body, kind, MAX_BODY)


def make_app(settings: Settings) -> "Application":
    """Return the server."""
    return Application(settings)


class Application:
    """Litestar and the sockets, side by side."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.client = client_files.load(settings)
        self.previews = Previews(self.client.index, set(self.client.pages)) if self.client is not None else None
        self.house = House(settings)
        self.gate = Gate(settings)
        # Why the server could not start.
        self.failure: SafehouseError | None = None
        self.connections = Connections(2 * settings.sockets_per_address, settings.connections)
        self.addresses = Addresses(settings.address_rate, settings.address_burst, settings.sockets_per_address)
        self.http = Litestar(
            ROUTES,
            request_class=StrictRequest,
            lifespan=[self.live],
            exception_handlers={SafehouseError: refuse, HTTPException: refuse_http, Exception: fail},
            openapi_config=openapi.config(),
            request_max_body_size=MAX_BODY,
            logging_config=None,
        )
        self.http.state["house"] = self.house

    @asynccontextmanager
    async def live(self, _: Litestar) -> AsyncIterator[None]:
        try:
            await self.house.open()
        except SafehouseError as error:
            # `main` prints one sentence; uvicorn would print a traceback.
            self.failure = error
            logging.getLogger("uvicorn.error").disabled = True
            raise
        try:
            yield
        finally:
            await self.house.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.serve_http(scope, receive, send)
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]

    def address(self, scope: Scope) -> str:
        """Return the address that a request counts for."""
        client = scope["client"][0] if scope.get("client") else ""
        forwarded = ",".join(headers.values(scope, b"x-forwarded-for"))
        return address_of(client, forwarded, self.settings.trust_proxy)

    def check(self, scope: Scope) -> None:
        """Refuse a wrong host name, and any change that another site's page asks for."""
        host = self.gate.check_host(headers.values(scope, b"host"))
        if scope.get("method") not in SAFE_METHODS:
            self.gate.check_origin(headers.values(scope, b"origin"), host)

    def counted_as(self, client: str) -> str:
        """Return the address that a connection counts for; "": a trusted proxy, which has limits of its own."""
        return "" if self.settings.trust_proxy and is_loopback(client) else address_of(client, "", False)

    async def serve_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = headers.guarded(message.get("headers", []), scope["path"])
            await send(message)

        try:
            scope["safehouse_address"] = self.address(scope)
            self.house.rules.blocks.check(scope["safehouse_address"])
            self.check(scope)
            # The page's files are served from memory: forty people behind one address may load it at once.
            if await self.serve_client(scope, send_guarded):
                return
            self.addresses.take(scope["safehouse_address"], body_size(scope), cost(scope))
            check_body(scope)
        except Refusal as refusal:
            await respond(send_guarded, refusal)
        else:
            address = scope["safehouse_address"]
            await self.house.shares.spend(address, lambda: self.http(scope, receive, send_guarded))  # type: ignore[arg-type]

    async def serve_client(self, scope: Scope, send: Send) -> bool:
        """Send a file of the client, if the path names one; return whether it does."""
        page = self.client.find(scope["path"]) if self.client is not None else None
        if page is None or scope["method"] not in ("GET", "HEAD"):
            return False
        if self.client is not None and page is self.client.index:
            page = await self.with_preview(scope)
        status, told, body = page.answer(
            headers.values(scope, b"if-none-match"), headers.values(scope, b"accept-encoding")
        )
        if status == 200:
            told["content-length"] = str(len(body))
        raw = [(name.encode(), value.encode()) for name, value in told.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
        return True

    async def with_preview(self, scope: Scope) -> Page:
        """Return the client's page, with tags for the game that the link leads to if that is quickly known."""
        assert self.previews is not None
        kind, name = previews.asked_for(scope["path"])
        game = ""
        with suppress(SafehouseError):
            if name and name not in self.house.tables:
                # Reading the store counts like any other request.
                self.addresses.take(scope["safehouse_address"])
            game = (await self.house.table(name)).head.game if name else ""
        (host,) = headers.values(scope, b"host") or ("",)
        return self.previews.page(kind, game, self.settings.url.rstrip("/") or f"{scope['scheme']}://{host}")

    async def serve_socket(self, line: Line) -> None:
        """Accept a socket only from where it may come, and serve it."""
        scope = line.scope
        try:
            scope["safehouse_address"] = self.address(scope)
            self.house.rules.blocks.check(scope["safehouse_address"])
            with self.addresses.socket(scope["safehouse_address"]):
                self.check(scope)
                if scope["path"] != SOCKET_PATH:
                    raise NoSocket
                line.accept(headers.guarded([], scope["path"]))
                await socket.Socket(self.house, line, scope["safehouse_address"]).run()
        except Refusal as refusal:
            line.refuse(refusal.status, *response_of(refusal))


class NoSocket(NoSuchTable):
    code = key = "not_found"


def cost(scope: Scope) -> int:
    # As it is routed: several slashes count as one.
    path = "/" + "/".join(filter(None, scope["path"].split("/")))
    if scope["method"] in SAFE_METHODS:
        return ITS_COST if path.startswith("/api/") and path.endswith(PLAYED_AGAIN) else 1
    return COSTLY.get(path, 1)


def body_size(scope: Scope) -> int:
    """Return the length of the body that a request declares; 0 if none."""
    (length,) = headers.values(scope, b"content-length") or ("0",)
    return int(length) if length.isdecimal() and len(length) < 16 else MAX_BODY


def check_body(scope: Scope) -> None:
    """Refuse a body without a length, too large, or not JSON."""
    if headers.values(scope, b"transfer-encoding"):
        raise BadHttp(411, "no_length")
    if scope["method"] in SAFE_METHODS:
        return
    if body_size(scope) > MAX_BODY:
        raise BadHttp(413, "too_large", limit=MAX_BODY)
    kinds = [kind.partition(";")[0].strip().lower() for kind in headers.values(scope, b"content-type")]
    if kinds != ["application/json"] and not scope["path"].startswith(STOP_PATH):
        raise BadHttp(415, "json_only")


async def respond(send: Send, refusal: Refusal) -> None:
    """Answer with a refusal before the request is parsed."""
    told, body = response_of(refusal)
    await send({"type": "http.response.start", "status": refusal.status, "headers": told})
    await send({"type": "http.response.body", "body": body})


def response_of(refusal: Refusal) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Return the headers and the body of a refusal."""
    body = msgspec.json.encode(problem(refusal))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    told += [(name.encode(), value.encode()) for name, value in wait_of(refusal).items()]
    return headers.guarded(told, ""), body


def refuse(_: Request[Any, Any, Any], error: SafehouseError) -> Response[wire.Problem]:
    """Answer with one sentence and a code; never a traceback."""
    if not isinstance(error, Refusal):
        return Response(problem(error), status_code=400)
    return Response(problem(error), status_code=error.status, headers=wait_of(error))


def wait_of(refusal: Refusal) -> dict[str, str]:
    """Return the header that says when to try again, where waiting helps."""
    return {"retry-after": str(refusal.arguments["wait"])} if "wait" in refusal.arguments else {}


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    return Response(refusal_of(error).problem(), status_code=error.status_code, headers=error.headers)


def refusal_of(error: HTTPException) -> Refusal:
    """Return Litestar's refusal as ours; for a wrong value, with its name and the reason."""
    status = error.status_code
    for one in error.extra if isinstance(error.extra, list) else []:
        if isinstance(one, dict) and "message" in one:
            told = f"{one.get('key', 'the request')}: {one['message']}"
            return BadHttp(status, "bad_value", detail=told[: strict.SHOWN])
    match status:
        case 404:
            return BadHttp(status, "not_found")
        case 405:
            return BadHttp(status, "wrong_method")
        case 413:
            return BadHttp(status, "too_large", limit=MAX_BODY)
    return BadHttp(status, "unreadable")


def fail(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Answer an internal error with one sentence, and log it in full."""
    LOGGER.error("a request failed", exc_info=error)
    return Response(Failed().problem(), status_code=Failed.status)
