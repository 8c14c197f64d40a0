"""“It is your turn”: once for each decision, to the open internet only, and nothing secret in it."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from safehouse.server import metrics, notify
from safehouse.server.notify import Notifier, NotSent, is_public, parse
from safehouse.server.settings import Settings
from tests.server.client import Running, running
from tests.server.heard import Heard
from tests.server.test_table import all_in, latest, take_turn, to_question

WAIT = 10.0


class Receiver:
    """Somebody's webhook on this machine."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.status = 204
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append((self.path, json.loads(body)))
                self.send_response(receiver.status)
                self.send_header("Location", f"{receiver.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def calls_about(self, table: str, seat: int) -> list[int]:
        return [call["at"] for _, call in self.calls if (call["table"], call["seat"]) == (table, seat)]

    def wait(self, table: str, seat: int, at: int) -> None:
        deadline = time.monotonic() + WAIT
        while at not in self.calls_about(table, seat):
            assert time.monotonic() < deadline, f"seat {seat} is not told of {at}: {self.calls}"
            time.sleep(0.02)


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.server.shutdown()
    one.server.server_close()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("store") / "tables.db"
    with running(f"sqlite:{database}", webhooks_private="yes", url="https://games.example/", workers=1) as one:
        yield one


def open_table(server: Running, receiver: Receiver, persons: int, **more: object) -> tuple[str, list[str]]:
    """Open a table at which everybody has a webhook."""
    seated = server.create("heimlich", "p" * persons, name="Anna", webhook=f"{receiver.url}/0", **more)
    tokens = [seated["token"]]
    for seat in range(1, persons):
        wish = {"name": f"Guest {seat}", "seat": seat, "webhook": f"{receiver.url}/{seat}"}
        status, other = server.post(f"/api/tables/{seated['table']}/join", wish)
        assert status == 201, other
        tokens.append(other["token"])
    return seated["table"], tokens


def state_of(server: Running, table: str, token: str = "") -> dict[str, Any]:
    """Return what one may know, once the first deal is done."""
    deadline = time.monotonic() + WAIT
    while True:
        status, state = server.get(f"/api/tables/{table}/state", token)
        if status == 200:
            return dict(state)
        assert time.monotonic() < deadline, state
        time.sleep(0.02)


def test_every_decision_is_told_once_to_whom_it_concerns(calling: Running, receiver: Receiver) -> None:
    async def play() -> None:
        table, tokens = open_table(calling, receiver, 2)
        asked: dict[int, list[int]] = {0: [], 1: []}
        async with AsyncExitStack() as stack:
            players = await all_in(stack, calling, table, tokens)
            mover = -1
            for _ in range(6):
                (seat,) = latest(players[0])["decision"]["seats"]
                if seat != mover:
                    asked[seat].append(latest(players[0])["seq"])
                    await asyncio.to_thread(receiver.wait, table, seat, asked[seat][-1])
                mover = seat
                await take_turn(players)
        assert asked[0]
        assert asked[1]
        # A whole further look of the driver at the table, with everything told.
        assert calling.stop() == 0
        calling.start()
        state = state_of(calling, table)
        (seat,), at = state["decision"]["seats"], state["seq"]
        await asyncio.to_thread(receiver.wait, table, seat, at)
        told = {number: receiver.calls_about(table, number) for number in asked}
        asked[seat] = sorted({*asked[seat], at})
        assert told == asked

    asyncio.run(play())


def test_what_is_sent(calling: Running, receiver: Receiver) -> None:
    table, _ = open_table(calling, receiver, 2)
    at = 1
    (seat,) = state_of(calling, table)["decision"]["seats"]
    receiver.wait(table, seat, at)
    path, call = next(one for one in receiver.calls if one[1]["table"] == table)
    name = ["Anna", "Guest 1"][seat]
    link = f"https://games.example/t/{table}"
    text = f"{name}, it is your turn: Heimlich &amp; Co., {link}"
    assert path == f"/{seat}"
    assert call == {
        "content": text.replace("&amp;", "&"), "text": text, "allowed_mentions": {"parse": []}, "event": "turn",
        "table": table, "game": "heimlich", "seat": seat, "name": name, "at": at, "url": link,
    }  # fmt: skip


def test_a_standing_order_and_a_bot_need_no_telling(calling: Running, receiver: Receiver) -> None:
    async def play() -> None:
        table, tokens = open_table(calling, receiver, 3, options={"mode": "top_secret"})
        async with AsyncExitStack() as stack:
            players = await all_in(stack, calling, table, tokens)
            await players[1].say(type="orders", names=["no_card_this_turn"])
            await players[1].until("kept")
            await players[2].say(type="leave")
            await players[2].until("info")
            while len(latest(players[0])["decision"]["seats"]) < 3:
                (seat,) = latest(players[0])["decision"]["seats"]
                if seat == 2:
                    await asyncio.gather(*(player.until("entry") for player in players))
                else:
                    await take_turn(players)
            at = latest(players[0])["seq"]
            # The mover is not told what he sees before him; somebody else at the table is.
            if at not in receiver.calls_about(table, 0):
                await players[0].act(at, [latest(players[0])["decision"]["options"][0]])
                await players[0].until("entry")
            assert at not in receiver.calls_about(table, 1)
            assert receiver.calls_about(table, 2) == [one for one in receiver.calls_about(table, 2) if one == 1]

    asyncio.run(play())


def test_all_who_are_asked_together_are_told(calling: Running, receiver: Receiver) -> None:
    async def play() -> None:
        table, tokens = open_table(calling, receiver, 3, options={"mode": "top_secret"})
        async with AsyncExitStack() as stack:
            players = await all_in(stack, calling, table, tokens)
            (mover,) = latest(players[0])["decision"]["seats"]
            await to_question(players)
            at = latest(players[0])["seq"]
            for seat in {0, 1, 2} - {mover}:
                await asyncio.to_thread(receiver.wait, table, seat, at)

    asyncio.run(play())


DIES = """
import os, signal
from safehouse.server import notify
notify.Notifier.send = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_crash_between_noting_and_sending_tells_nobody_rather_than_twice(tmp_path: Path, receiver: Receiver) -> None:
    server = Heard(tmp_path, DIES, webhooks_private="yes", workers=1)
    server.start()
    seated = server.create("heimlich", "pp", name="Anna", webhook=f"{receiver.url}/crash")
    table, token = seated["table"], seated["token"]
    assert server.process is not None
    # A bot takes the free seat. The first question about which Anna would be called is the server's last.
    with suppress(OSError):
        server.post(f"/api/tables/{table}/do", {"type": "start"}, token)
    assert server.process.wait(15) == -9
    assert receiver.calls_about(table, 0) == []
    server.patch = ""
    server.start()
    try:
        lost = state_of(server, table, token)["seq"]
        told: list[int] = []
        for turn in range(20, 40):
            state = state_of(server, table, token)
            options = state["decision"]["options"]
            if options:
                act = {"id": f"t{turn}", "at": state["seq"], "row": [options[0]]}
                assert server.post(f"/api/tables/{table}/act", act, token)[0] == 200
            if told := receiver.calls_about(table, 0):
                break
            time.sleep(0.1)
        assert told
        assert min(told) > lost
    finally:
        server.stop()


# --- Where nothing is sent to -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",  # noqa: S104
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::", "::1", "fe80::1", "fe80::1%eth0",
        "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
        "2002:7f00:1::", "2002:c0a8:101::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_on_the_open_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "162.159.138.232", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_on_the_open_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "http://", "https:///x", "javascript:1",
        "http://user:word@example.org/", "http://example.org@127.0.0.1/", "http://example.org:25/", "http://[::1/",
        "http://example.org:99999/", "http://example.org/a b", "http://example.org/a\r\nX: y", "http://exa mple.org/",
        "http://example.org/é", "http://" + "a" * 80 + ".org/",
    ],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(NotSent):
        parse(address)


def test_an_address_is_taken_apart() -> None:
    target = parse("https://Discord.example./api/webhooks/1/a-B_c?wait=true#x")
    assert (target.secure, target.host, target.port) == (True, "discord.example", 443)
    assert (target.path, target.authority) == ("/api/webhooks/1/a-B_c?wait=true", "discord.example")
    assert parse("http://[2606:4700::1111]:8080").authority == "[2606:4700::1111]:8080"
    assert parse("http://bücher.example").host == "xn--bcher-kva.example"


def test_a_join_with_something_else_for_an_address_is_refused(calling: Running) -> None:
    seated = calling.create("heimlich", "pp")
    for address in ("ftp://example.org", "http://a b", "javascript:alert(1)", "http://x/" + "y" * 500):
        wish = {"name": "B", "webhook": address}
        assert calling.post(f"/api/tables/{seated['table']}/join", wish)[0] == 400


def outcome(settings: Settings, address: str) -> tuple[float, float]:
    """Send one notification; return how many of one were sent and failed."""
    before = [metrics.NOTIFICATIONS.labels(name)._value.get() for name in ("sent", "failed")]
    asyncio.run(Notifier(settings)._post(address, {"content": "x"}))
    after = [metrics.NOTIFICATIONS.labels(name)._value.get() for name in ("sent", "failed")]
    return after[0] - before[0], after[1] - before[1]


OPEN = Settings(webhooks_private=True)


def test_this_machine_is_not_called_unless_that_is_set(receiver: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    before = len(receiver.calls)
    port = receiver.url.rpartition(":")[2]
    for host in ("127.0.0.1", "localhost", "0177.0.0.1", "2130706433", "[::ffff:127.0.0.1]"):
        assert outcome(Settings(), f"http://{host}:{port}/secret-path") == (0, 1)
    assert len(receiver.calls) == before
    assert "secret-path" not in caplog.text + "".join(str(vars(record)) for record in caplog.records)
    assert outcome(OPEN, f"{receiver.url}/secret-path") == (1, 0)


def test_a_redirection_is_not_followed(receiver: Receiver) -> None:
    before = len(receiver.calls)
    receiver.status = 302
    try:
        assert outcome(OPEN, f"{receiver.url}/here") == (0, 1)
    finally:
        receiver.status = 204
    assert [path for path, _ in receiver.calls[before:]] == ["/here"]


@pytest.mark.parametrize("answer", [b"", b"hello\n", b"HTTP/1.1 2x0 OK\r\n", b"y" * 100_000, b"HTTP/1.1 500 Sorry\r\n"])
def test_a_receiver_that_talks_nonsense_is_a_failure(answer: bytes) -> None:
    async def main() -> None:
        async def speak(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(speak, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        failed = metrics.NOTIFICATIONS.labels("failed")._value.get()
        async with server:
            await Notifier(OPEN)._post(f"http://127.0.0.1:{port}/", {})
        assert metrics.NOTIFICATIONS.labels("failed")._value.get() == failed + 1

    asyncio.run(main())


def test_a_silent_receiver_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SECONDS", 0.1)

    async def main() -> None:
        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            await Notifier(OPEN)._post(f"http://127.0.0.1:{port}/", {})

    failed = metrics.NOTIFICATIONS.labels("failed")._value.get()
    asyncio.run(main())
    assert metrics.NOTIFICATIONS.labels("failed")._value.get() == failed + 1


def test_one_receiver_is_not_flooded(receiver: Receiver) -> None:
    notifier = Notifier(OPEN)
    before = len(receiver.calls)

    async def main() -> None:
        for _ in range(notify.BURST + 10):
            await notifier._post(f"{receiver.url}/many", {"content": "x"})

    asyncio.run(main())
    assert notify.BURST <= len(receiver.calls) - before < notify.BURST + 10
