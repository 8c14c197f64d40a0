"""The door of the server: deadlines, sizes, rates, origins, headers. Spoken to byte by byte."""

import asyncio
import json
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from safehouse.remote import Closed, free_port
from safehouse.server import protocol
from safehouse.server.app import MAX_BODY, make_app
from safehouse.server.main import server_config
from safehouse.server.settings import Settings
from tests.server.client import Player, Running, running

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
JSON = "Content-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("edge")
    with running(f"sqlite:{folder}/tables.db") as server:
        yield server


class Answer:
    """A response as it came."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        line, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(line.split()[1])
        self.headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in lines)}

    @property
    def problem(self) -> dict[str, Any]:
        problem = json.loads(self.body)
        assert problem["type"] == "problem"
        assert problem["code"]
        assert problem["text"]
        return dict(problem)


def speak(port: int, request: bytes | str) -> Answer:
    """Send bytes and return what comes until the other side closes or is done."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        return exchange(line, request)


def exchange(line: socket.socket, request: bytes | str) -> Answer:
    line.sendall(request.encode("latin-1") if isinstance(request, str) else request)
    raw = b""
    while b"\r\n\r\n" not in raw or len(raw.partition(b"\r\n\r\n")[2]) < length_of(raw):
        part = line.recv(65536)
        if not part:
            break
        raw += part
    return Answer(raw)


def length_of(raw: bytes) -> int:
    for one in raw.partition(b"\r\n\r\n")[0].lower().split(b"\r\n"):
        if one.startswith(b"content-length:"):
            return int(one.partition(b":")[2])
    return 0


def post(path: str, body: str, more: str = JSON, length: int | None = None) -> bytes:
    data = body.encode()
    size = len(data) if length is None else length
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\n{more}Content-Length: {size}\r\n\r\n"
    return head.encode("latin-1") + data


GET = "GET {} HTTP/1.1\r\nHost: localhost\r\n{}\r\n"

ODD_REQUESTS: dict[str, tuple[bytes | str, int]] = {
    "page of the API": (GET.format("/api/docs", ""), 200),
    "document": (GET.format("/api/docs/openapi.json", ""), 200),
    "health": (GET.format("/healthz", ""), 200),
    "tables": (GET.format("/api/tables", ""), 200),
    "nothing here": (GET.format("/nothing", ""), 404),
    "nothing there": (GET.format("/api/tables/a/b/c", ""), 404),
    "no such table": (GET.format("/api/tables/AAAAAAAAAAAAAAAA", ""), 404),
    "not an id": (GET.format("/api/tables/..%2f..%2fetc%2fpasswd", ""), 404),
    "wrong method": ("DELETE /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n", 405),
    "not HTTP": ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    "bad request line": ("GET\r\n\r\n", 400),
    "no host": ("GET /api/games HTTP/1.1\r\n\r\n", 400),
    "two hosts": (GET.format("/api/games", "Host: other\r\n"), 400),
    "foreign host": ("GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
    "a form": (post("/api/tables", "game=heimlich", "Content-Type: application/x-www-form-urlencoded\r\n"), 415),
    "plain text": (post("/api/tables", "{}", "Content-Type: text/plain\r\n"), 415),
    "no type": (post("/api/tables", "{}", ""), 415),
    "two types": (post("/api/tables", "{}", JSON + "Content-Type: text/plain\r\n"), 415),
    "chunked": (
        f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n"
        "2\r\n{}\r\n0\r\n\r\n",
        411,
    ),
    "too large": (post("/api/tables", "", JSON, MAX_BODY + 1), 413),
    "much too large": (post("/api/tables", "", JSON, 10**14), 413),
    "empty": (post("/api/tables", ""), 400),
    "foreign page": (post("/api/tables", "{}", JSON + "Origin: https://evil.example\r\n"), 403),
    "page of nobody": (post("/api/tables", "{}", JSON + "Origin: null\r\n"), 403),
    "preflight": (
        "OPTIONS /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
        "Access-Control-Request-Method: POST\r\n\r\n",
        204,
    ),
    "large headers": (GET.format("/healthz", f"X: {'a' * 40_000}\r\n"), 431),
    "long address": (GET.format("/" + "a" * 40_000, ""), 431),
    "endless headers": ("GET / HTTP/1.1\r\nHost: localhost\r\n" + "X: a\r\n" * 50_000, 431),
    "socket of a foreign page": (GET.format("/ws", UPGRADE + "Origin: https://evil.example\r\n"), 403),
    "socket elsewhere": (GET.format("/socket", UPGRADE), 404),
    "socket of a foreign host": (f"GET /ws HTTP/1.1\r\nHost: evil.example\r\n{UPGRADE}\r\n", 421),
    "socket without a key": (GET.format("/ws", UPGRADE.partition("Sec-WebSocket-Key")[0]), 400),
    "socket by POST": (f"POST /ws HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n", 405),
    "socket": (GET.format("/ws", UPGRADE + "Sec-WebSocket-Extensions: permessage-deflate\r\n"), 101),
    "socket of our page": (GET.format("/ws", UPGRADE + "Origin: http://localhost\r\n"), 101),
    "HTTP/2 in clear": (GET.format("/healthz", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"), 200),
}


@pytest.mark.parametrize("name", ODD_REQUESTS)
def test_every_answer_carries_the_headers_and_every_refusal_a_sentence(server: Running, name: str) -> None:
    request, status = ODD_REQUESTS[name]
    answer = speak(server.port, request)
    assert answer.status == status, answer.body
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    assert "sec-websocket-extensions" not in answer.headers
    assert not any(header.startswith("access-control") for header in answer.headers)
    if status >= 400:
        assert answer.headers["content-type"] == "application/json"
        text = answer.problem["text"]
        assert len(text) < 200
        assert "evil.example" not in text
    if status == 405:
        assert "GET" in answer.headers["allow"]


def wish(**fields: object) -> str:
    return json.dumps({"game": "heimlich", "seats": [{}, {}], **fields})


BAD_BODIES = [
    "{", "NaN", "null", "0", "[" * 40 + "]" * 40, '{"game": "heimlich", "game": "heimlich", "seats": [{}, {}]}',
    '{"game": "heimlich", "seats": [{}, {}], "name": "\\ud800"}',
    '{"game": "heimlich", "seats": [{}, {}], "clock": 1e99}',
    wish(own="1"), wish(listed="yes"), wish(more=1), wish(game=["heimlich"]), wish(seats={}), wish(seats=[{}]),
    wish(options={"mode": {}}), wish(options={"board": "../x"}), wish(game="../../heimlich"), wish(name="\u202e"),
    wish(seats=[{}, {"kind": "bot", "bot": "__import__"}]), wish(files={"board": "[" * 300_000}),
    wish(files={"board": '{"a": ' + "1" * 5000 + "}"}), wish(files={"../../x": "{}"}),
]  # fmt: skip


@pytest.mark.parametrize("body", BAD_BODIES)
def test_bad_bodies_are_refused(server: Running, body: str) -> None:
    answer = speak(server.port, post("/api/tables", body))
    assert answer.status == 400, answer.body
    assert answer.problem["code"] in ("bad_message", "bad_request")


def test_a_body_of_bytes_is_refused(server: Running) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{JSON}Content-Length: 2\r\n\r\n".encode()
    assert speak(server.port, head + b"\xff\xfe").status == 400


def test_the_page_of_the_api_runs_no_script(server: Running) -> None:
    page = speak(server.port, GET.format("/api/docs", "")).body.decode()
    assert "<script" not in page
    assert "//" not in page.replace("<!doctype html>", "")


def test_the_document_is_whole(server: Running) -> None:
    document = server.get("/api/docs/openapi.json")[1]
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    paths = document["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation["summary"], path
            for status, response in operation["responses"].items():
                if int(status) >= 400 and (path, status) != ("/readyz", "503"):
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (path, status)
            assert {"400", "421", "429"} <= set(operation["responses"]), path
            if method == "post":
                assert {"411", "413", "415"} <= set(operation["responses"]), path
            if "{name}" in path:
                assert "404" in operation["responses"]
    act = paths["/api/tables/{name}/act"]["post"]
    assert act["security"] == [{"seat": []}]


def test_an_illegal_move_is_refused_by_its_rule(server: Running) -> None:
    made = server.create("heimlich", "pp", own=2)
    table, token = made["table"], made["token"]
    state: dict[str, Any] = {}
    while not state.get("seq"):
        state = server.get(f"/api/tables/{table}/state", token)[1]
    mover = state["decision"]["seats"][0]
    status, problem = server.post(
        f"/api/tables/{table}/act?seat={mover}", {"id": "a", "at": state["seq"], "row": [221]}, token
    )
    assert status == 422
    assert problem.pop("text")
    why = {"rule": "H1", "reason": "not_for_players"}
    assert problem == {"type": "problem", "code": "illegal", "key": "not_allowed", "args": why, **why}
    status, problem = server.post(
        f"/api/tables/{table}/act?seat={1 - mover}", {"id": "a", "at": state["seq"], "row": [0]}, token
    )
    assert (status, problem["code"], problem["key"]) == (422, "illegal", "nothing_to_decide")


# --- Sockets ------------------------------------------------------------------------------------------------------


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        length = bytes([0x80 | 127]) + struct.pack("!Q", size)
    return bytes([(0x80 if final else 0) | opcode]) + length + bytes(4) + payload


def open_line(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    line.sendall(GET.format("/ws", UPGRADE).encode())
    raw = b""
    while b"\r\n\r\n" not in raw:
        raw += line.recv(1)
    assert b" 101 " in raw
    return line


def drain(line: socket.socket) -> bytes:
    """Return what comes until the other side closes, or says farewell."""
    raw = b""
    try:
        while not ends_with_farewell(raw) and (part := line.recv(65536)):
            raw += part
    except ConnectionResetError:
        pass
    return raw


def ends_with_farewell(raw: bytes) -> bool:
    place = raw.rfind(b"\x88")
    return 0 <= place < len(raw) - 1 and place + 2 + raw[place + 1] == len(raw)


def close_code(raw: bytes) -> int:
    """Return the code of the last frame, which is a farewell."""
    place = raw.rindex(b"\x88")
    return int(struct.unpack("!H", raw[place + 2 : place + 4])[0])


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("a frame of more than 64 KiB", frame(1, b"a" * 65_537), 1009),
        ("its parts", frame(1, b"a" * 40_000, final=False) + frame(0, b"a" * 40_000), 1009),
        ("not UTF-8", frame(1, b"\xff\xff"), 1007),
        ("an unknown kind of frame", frame(3, b""), 1002),
        ("a compressed frame", bytes([0xC1, 0x80]) + bytes(4), 1002),
        ("no mask", b"\x81\x02{}", 1002),
    ],
)
def test_frames_that_are_none(server: Running, name: str, data: bytes, code: int) -> None:
    with open_line(server.port) as line:
        line.sendall(data)
        assert close_code(drain(line)) == code, name


@pytest.mark.parametrize(
    "data",
    [
        frame(9, b"a" * 100) * 20_000,
        frame(10, b"") * 200_000,
        frame(1, b"{", final=False) + frame(0, b"", final=False) * 2000,
    ],
    ids=["pings", "pongs", "empty parts"],
)
def test_floods_below_the_messages_are_cut(server: Running, data: bytes) -> None:
    with open_line(server.port) as line:
        try:
            line.sendall(data)
        except (ConnectionResetError, BrokenPipeError):
            return
        # What came with the first reading is answered, and no more; then the line is dead, without a farewell.
        raw = drain(line)
        assert len(raw) < 300_000
        assert not ends_with_farewell(raw)


@pytest.mark.parametrize(
    "first", [b"", b"{}", b'{"type": "ping"}', b"[]", b'{"type": "hello", "version": 2, "table": "x"}']
)
def test_who_does_not_greet_is_turned_away(server: Running, first: bytes) -> None:
    with open_line(server.port) as line:
        line.sendall(frame(1, first))
        raw = drain(line)
        assert b'"problem"' in raw
        assert close_code(raw) == 1008


def test_unreadable_messages_are_answered_and_end_at_some_point(server: Running) -> None:
    table = server.create("heimlich", "pp")["table"]

    async def play() -> None:
        async with Player(server, table) as player:
            await player.until("welcome")
            player.line.socket.send(b'{"type": "ping"}', text=False)
            assert (await player.hear())["code"] == "bad_message"
            await player.say(type="ping")
            assert (await player.hear())["type"] == "pong"
            for _ in range(21):
                player.line.socket.send(b"{")
                assert (await player.hear())["code"] == "bad_message"
            assert (await player.hear())["type"] == "bye"
            with pytest.raises(Closed):
                await player.hear()

    asyncio.run(play())


# --- Deadlines and rates, in a server of this process with short ones ---------------------------------------------


@asynccontextmanager
async def small_server(folder: Path, **settings: Any) -> AsyncIterator[int]:
    port = free_port()
    database = f"sqlite:{folder}/t.db"
    quick = {"workers": 1, "pace": 0.0, "api_only": True, **settings}
    chosen = Settings(host="127.0.0.1", port=port, database=database, **quick)
    server = uvicorn.Server(server_config(chosen, make_app(chosen)))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn tells nobody
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await task


async def drip(port: int, first: bytes, more: bytes) -> bytes:
    """Send something and then ever more, slowly; return what comes back until the other side has had enough."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)
    received = asyncio.create_task(reader.read())
    until = time.monotonic() + 10
    while not received.done() and time.monotonic() < until:
        writer.write(more)
        await asyncio.sleep(0.05)
    assert received.done(), "the server waits for ever"
    writer.close()
    try:
        return await received
    except ConnectionResetError:
        return b""


def test_a_request_that_comes_too_slowly_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)
    monkeypatch.setattr("safehouse.server.socket.GREETING_SECONDS", 0.3)

    async def play() -> None:
        async with small_server(tmp_path) as port:
            get = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
            slow = [
                drip(port, b"", b""),
                drip(port, get, b"X: a\r\n"),
                drip(port, get + UPGRADE.encode(), b"X: a\r\n"),
                drip(port, b"", b"\r\n"),
                drip(port, get + b"\r\n" + get, b"X"),
                drip(port, post("/api/tables", "", JSON, 1000), b" "),
                drip(port, get + UPGRADE.encode() + b"\r\n", b""),
            ]
            answers = await asyncio.gather(*slow)
            for answer in answers[:4]:
                assert answer.startswith(b"HTTP/1.1 408 "), answer
            assert answers[4].startswith(b"HTTP/1.1 200 ")
            assert b"HTTP/1.1 408 " in answers[4]
            assert answers[5] == b""
            assert answers[6].startswith(b"HTTP/1.1 404 "), "only /ws takes sockets"
            silent = await drip(port, GET.format("/ws", UPGRADE).encode(), b"")
            assert close_code(silent) == 1008

    asyncio.run(play())


def test_a_refusal_reaches_somebody_who_still_sends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "CLOSE_SECONDS", 1.0)

    async def play() -> None:
        async with small_server(tmp_path) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)

            async def send_on(times: int) -> None:
                for _ in range(times):
                    writer.write(b"X: a\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.05)

            writer.write(b"this is no HTTP\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
            await send_on(4)
            with pytest.raises(ConnectionError):
                await send_on(200)

    asyncio.run(play())


def test_rates_of_sockets_and_addresses(tmp_path: Path) -> None:
    async def play() -> None:
        limits = {"rate": 0.001, "burst": 5, "address_rate": 0.001, "address_burst": 12, "sockets_per_address": 2}
        async with small_server(tmp_path, trust_proxy=True, **limits) as port:
            server = Running("")
            server.port = port
            made = await asyncio.to_thread(server.create, "heimlich", "pp")
            async with Player(server, made["table"]) as player, Player(server, made["table"]) as other:
                await player.until("welcome")
                await other.until("welcome")
                with pytest.raises(InvalidStatus) as third:
                    await connect(f"ws://127.0.0.1:{port}/ws")
                assert third.value.response.status_code == 429
                kinds = []
                for _ in range(5):
                    await player.say(type="ping")
                    kinds.append((await player.hear())["type"])
                assert kinds == ["pong"] * 5
                for _ in range(101):
                    await player.say(type="ping")
                    assert (await player.hear())["code"] == "too_many"
                assert (await player.hear())["type"] == "bye"
                await player.line.ended()
                # One who is too fast holds nobody else up.
                await other.say(type="ping")
                assert (await other.hear())["type"] == "pong"
            answers = [await asyncio.to_thread(speak, port, GET.format("/healthz", "")) for _ in range(20)]
            answer = answers[-1]
            assert answer.status == 429
            assert answer.problem["code"] == "too_many"
            assert 900 < int(answer.headers["retry-after"]) <= 1000  # one in a thousand seconds
            # Through the proxy on this machine somebody else is let in.
            elsewhere = GET.format("/healthz", "X-Forwarded-For: 1.2.3.4, 198.51.100.9\r\n")
            assert (await asyncio.to_thread(speak, port, elsewhere)).status == 200

    asyncio.run(play())


def test_a_large_body_counts_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with small_server(tmp_path, address_rate=0.001, address_burst=30) as port:
            request = post("/api/records", json.dumps({"text": "x" * 400_000}))
            statuses = [(await asyncio.to_thread(speak, port, request)).status for _ in range(2)]
            assert statuses == [400, 429]

    asyncio.run(play())


def test_opening_tables_counts_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with small_server(tmp_path, address_rate=0.001, address_burst=30) as port:
            request = post("/api/tables", wish())
            statuses = [(await asyncio.to_thread(speak, port, request)).status for _ in range(4)]
            assert statuses == [201, 201, 201, 429]

    asyncio.run(play())


def test_the_proxy_is_not_believed_unasked(tmp_path: Path) -> None:
    async def play() -> None:
        async with small_server(tmp_path, address_rate=0.001, address_burst=3) as port:
            statuses = []
            for number in range(5):
                request = GET.format("/healthz", f"X-Forwarded-For: 198.51.100.{number}\r\n")
                statuses.append((await asyncio.to_thread(speak, port, request)).status)
            assert statuses == [200, 200, 200, 429, 429]

    asyncio.run(play())
