"""The server behind a real nginx, as docs/self-hosting.md sets it up. Review of the server, finding 2."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from safehouse.remote import hello
from safehouse.server.settings import Settings
from tests.server.client import ROOT, Running, running
from tests.server.nginx import NAME, Nginx, nginx_before
from tests.server.test_edge import UPGRADE, Answer, exchange
from tests.server.test_table import seats_of

BURST = 20
BEHIND: dict[str, Any] = {"url": f"https://{NAME}", "trust_proxy": "yes", "metrics": "yes"}
PERSONS = [{"kind": "person"}] * 2


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """An nginx before a server that gives every address few requests and three sockets."""
    folder = tmp_path_factory.mktemp("nginx")
    few: dict[str, Any] = {"address_rate": 0.001, "address_burst": BURST, "sockets_per_address": 3}
    with running(f"sqlite:{folder}/t.db", **BEHIND, **few) as server, nginx_before(folder, server.port) as one:
        yield one


def statuses(front: Nginx, source: str, lines: list[str]) -> list[int]:
    return [front.ask("/api/games", line, source).status for line in lines]


@pytest.mark.parametrize(
    ("source", "spoofed"),
    [
        ("127.0.1.1", "X-Forwarded-For: 203.0.113.{}\r\n"),
        ("127.0.1.2", "X-Forwarded-For: 203.0.113.{0}, 198.51.100.{0}\r\n"),
        ("127.0.1.3", "x-forwarded-for: 203.0.113.{0}\r\nX-FORWARDED-FOR: 198.51.100.{0}\r\n"),
    ],
)
def test_whoever_says_to_come_from_many_addresses_is_counted_as_one(front: Nginx, source: str, spoofed: str) -> None:
    found = statuses(front, source, [spoofed.format(number) for number in range(BURST + 5)])
    assert found == [200] * BURST + [429] * 5


def test_two_people_at_two_addresses_are_counted_apart(front: Nginx) -> None:
    assert statuses(front, "127.0.2.1", [""] * (BURST + 1))[-1] == 429
    assert statuses(front, "127.0.2.2", [""] * BURST) == [200] * BURST
    refused = front.ask("/api/games", source="127.0.2.1").problem
    assert (refused["key"], refused["args"]["wait"] > 0) == ("too_many_requests", True)


def test_nobody_spends_what_belongs_to_another(front: Nginx) -> None:
    statuses(front, "127.0.3.1", ["X-Forwarded-For: 127.0.3.2\r\n"] * (BURST + 1))
    assert front.ask("/api/games", source="127.0.3.2").status == 200


def test_the_name_that_people_use_reaches_the_server(front: Nginx) -> None:
    """The server refuses other names, and so does nginx, whose only name this is."""
    assert front.ask("/healthz", source="127.0.4.1").status == 200
    assert front.ask("/healthz", source="127.0.4.1", host="evil.example").status == 421
    secure = front.ask("/healthz", source="127.0.4.1").headers
    assert secure["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    "path", ["/metrics", "/metrics/", "/metrics/x", "//metrics", "/%6detrics", "/x/../metrics", "/metrics?a=b"]
)
def test_figures_are_not_for_the_world(front: Nginx, path: str) -> None:
    """Even where the server itself would show them (SAFEHOUSE_METRICS=yes)."""
    answer = front.ask(path, source="127.0.5.1")
    assert answer.status == 404
    assert b"nginx" in answer.body, "the server was asked"


def test_the_plain_port_only_leads_to_the_other(front: Nginx) -> None:
    with socket.create_connection(("127.0.0.1", front.plain), timeout=5) as line:
        answer = exchange(line, f"GET /t/SECRETTABLE HTTP/1.1\r\nHost: {NAME}\r\n\r\n")
    assert (answer.status, answer.headers["location"]) == (301, f"https://{NAME}/t/SECRETTABLE")
    (front.folder / "html" / ".well-known" / "acme-challenge").mkdir(parents=True)
    (front.folder / "html" / ".well-known" / "acme-challenge" / "x").write_text("for certbot")
    with socket.create_connection(("127.0.0.1", front.plain), timeout=5) as line:
        answer = exchange(line, f"GET /.well-known/acme-challenge/x HTTP/1.1\r\nHost: {NAME}\r\n\r\n")
    assert answer.body == b"for certbot"


# --- Sockets ----------------------------------------------------------------------------------------------------


def wire(front: Nginx, source: str, path: str = "/ws", **more: Any) -> connect:
    return connect(
        f"wss://{NAME}{path}", host="127.0.0.1", port=front.port, ssl=front.trust, server_hostname=NAME,
        local_addr=(source, 0), origin=Origin(f"https://{NAME}"), proxy=None, **more,
    )  # fmt: skip


async def said(line: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(10):
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["type"] == kind:
                return message


def opened(front: Nginx, source: str) -> dict[str, Any]:
    body = json.dumps({"game": "heimlich", "seats": PERSONS})
    with (
        socket.create_connection(("127.0.0.1", front.port), timeout=20, source_address=(source, 0)) as line,
        front.trust.wrap_socket(line, server_hostname=NAME) as safe,
    ):
        head = f"POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nContent-Type: application/json\r\n"
        answer = exchange(safe, f"{head}Content-Length: {len(body)}\r\n\r\n{body}")
    assert answer.status == 201, answer.body
    return dict(json.loads(answer.body))


def test_sockets_pass_and_are_counted_by_address(front: Nginx) -> None:
    async def scene() -> None:
        seated = opened(front, "127.0.6.1")
        held = [await wire(front, "127.0.6.1") for _ in range(3)]
        await held[0].send(json.dumps(hello(seated["table"], seated["token"])))
        assert (await said(held[0], "welcome"))["seat"] == 0
        with pytest.raises(InvalidStatus) as refused:
            await wire(front, "127.0.6.1", additional_headers={"X-Forwarded-For": "203.0.113.1"})
        assert refused.value.response.status_code == 429
        async with wire(front, "127.0.6.2"):
            pass
        for line in held:
            await line.close()

    asyncio.run(scene())


def test_nothing_but_a_socket_is_passed_on_as_an_upgrade(front: Nginx) -> None:
    upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
    assert front.ask("/healthz", upgrade, "127.0.7.1").status == 200
    assert front.ask("/api/games", UPGRADE, "127.0.7.1").status == 404
    assert front.ask("/ws", UPGRADE.replace("websocket", "WebSocket"), "127.0.7.1").status == 101


def test_no_table_is_in_any_log_of_nginx(front: Nginx) -> None:
    """Not of requests that succeed, nor of those that nginx refuses and would call errors."""
    front.ask("/t/SECRETTABLE", source="127.0.8.1")
    large = f"Content-Type: application/json\r\nContent-Length: {3 << 20}\r\n"
    assert front.ask("/api/tables/SECRETTABLE/act", large, "127.0.8.1").status == 413
    logs = [path.read_text() for path in (front.folder / "access.log", front.folder / "error.log") if path.exists()]
    assert logs
    assert "SECRETTABLE" not in "".join(logs)


# --- Many at one address ----------------------------------------------------------------------------------------


PEOPLE, LINES = 40, 6
DEFAULTS = {one.name: one.default for one in fields(Settings)}
LIMITS = ("rate", "burst", "address_rate", "address_burst", "sockets_per_address", "tables_per_hour", "connections")


def files_of(front: Nginx) -> list[str]:
    """What a browser loads for the page: the page, and what it names."""
    page = front.ask("/").body.decode()
    return ["/", *re.findall(r"(?:src|href)=\"(/[^\"]+)\"", page), "/sw.js"]


class Line:
    """One connection of a browser, kept open."""

    def __init__(self, front: Nginx) -> None:
        plain = socket.create_connection(("127.0.0.1", front.port), timeout=30)
        self.socket = front.trust.wrap_socket(plain, server_hostname=NAME)

    def get(self, path: str) -> Answer:
        return exchange(self.socket, f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\n\r\n")


def test_forty_people_behind_one_address_are_not_refused(tmp_path: Path) -> None:
    """All open the page at once, with six connections each; then all sit down at tables."""
    ordinary: dict[str, Any] = {name: DEFAULTS[name] for name in LIMITS}
    with (
        running(f"sqlite:{tmp_path}/t.db", **BEHIND, **ordinary, api_only="no") as server,
        nginx_before(tmp_path, server.port) as front,
        ThreadPoolExecutor(PEOPLE * LINES) as pool,
    ):
        paths = [*files_of(front), "/api/games", "/api/tables", "/api/words/en"]
        lines = list(pool.map(lambda _: Line(front), range(PEOPLE * LINES)))
        for path in paths:
            assert {answer.status for answer in pool.map(Line.get, lines[::LINES], [path] * PEOPLE)} == {200}
        # The worst of moments: every connection has a request at the same time.
        assert {answer.status for answer in pool.map(Line.get, lines, [paths[1]] * len(lines))} == {200}
        asyncio.run(sit_down(front, server))
        for line in lines:
            line.socket.close()


async def sit_down(front: Nginx, server: Running) -> None:
    """Ten tables of four, opened and joined at once."""
    tables = [await asyncio.to_thread(seats_of, server, "heimlich", 4) for _ in range(PEOPLE // 4)]
    seats = [(table, token) for table, tokens in tables for token in tokens]
    sockets = [await wire(front, "127.0.0.1") for _ in seats]
    for line, (table, token) in zip(sockets, seats, strict=True):
        await line.send(json.dumps(hello(table, token)))
    for place, line in enumerate(sockets):
        assert (await said(line, "welcome"))["seat"] == place % 4
    for line in sockets:
        await line.close()


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    """Sockets beyond 200 are refused by nginx, whatever the server allows; others still come in."""

    async def scene(front: Nginx) -> None:
        held = [await wire(front, "127.0.9.1", open_timeout=30) for _ in range(200)]
        with pytest.raises(InvalidStatus) as refused:
            await wire(front, "127.0.9.1")
        assert refused.value.response.status_code == 429
        assert b"nginx" in refused.value.response.body
        async with wire(front, "127.0.9.2"):
            pass
        for line in held:
            line.transport.abort()

    with running(f"sqlite:{tmp_path}/t.db", **BEHIND) as server, nginx_before(tmp_path, server.port) as front:
        asyncio.run(scene(front))


def test_the_site_says_each_header_once_and_no_location_hides_them() -> None:
    """nginx drops all inherited proxy_set_header lines in a location that has one."""
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    assert not re.findall(r"location [^{]*\{[^}]*proxy_set_header", site)
    assert re.findall(r"^    proxy_set_header (\S+)", site, re.MULTILINE) == [
        "Host", "X-Forwarded-For", "Upgrade", "Connection",
    ]  # fmt: skip
