"""Webhooks: a seat's own is called once for each decision, to the open internet only, and with nothing secret."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest

from safehouse.server.notices import outgoing
from safehouse.server.notices.outgoing import Line, NotSent, is_public, parse
from tests.server.client import Running, running
from tests.server.receivers import Listener
from tests.server.test_table import all_in, latest, take_turn, to_question
from tests.waiting import until

WAIT = 10.0


class Receiver(Listener):
    """Somebody's webhook on this machine."""

    @property
    def calls(self) -> list[tuple[str, dict[str, Any]]]:
        return [(call.path, call.json) for call in list(self.received)]

    def calls_about(self, table: str, seat: int) -> list[int]:
        return [call["at"] for _, call in self.calls if (call["table"], call["seat"]) == (table, seat)]

    def wait(self, table: str, seat: int, at: int) -> None:
        until(lambda: at in self.calls_about(table, seat), f"seat {seat} is not told of {at}: {self.calls}")


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


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


def state_of(server: Running, table: str) -> dict[str, Any]:
    """Return what one may know, once the first deal is done."""
    deadline = time.monotonic() + WAIT
    while True:
        status, state = server.get(f"/api/tables/{table}/state")
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
        if seat != mover:
            asked[seat].append(at)
            await asyncio.to_thread(receiver.wait, table, seat, at)
        await asyncio.sleep(0.5)
        assert {number: receiver.calls_about(table, number) for number in asked} == asked

    asyncio.run(play())


def test_what_is_sent(calling: Running, receiver: Receiver) -> None:
    table, _ = open_table(calling, receiver, 2)
    at = 1
    (seat,) = state_of(calling, table)["decision"]["seats"]
    receiver.wait(table, seat, at)
    path, call = next(one for one in receiver.calls if one[1]["table"] == table)
    name = ["Anna", "Guest 1"][seat]
    link = f"https://games.example/t/{table}"
    text = f"Heimlich &amp; Co.: {name}, it's your turn. {link}"
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


# --- Where nothing is sent to -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",  # noqa: S104
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::", "::1", "fe80::1", "fe80::1%eth0",
        "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
        "2002:7f00:1::", "2002:c0a8:101::1", "fec0::1", "feff::1",
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


def sent(anywhere: bool, address: str) -> NotSent | None:
    """Post something; return why it was not sent, if it was not."""
    try:
        asyncio.run(Line(anywhere).post(address, b"{}", {"Content-Type": "application/json"}))
    except NotSent as error:
        return error
    return None


def test_this_machine_is_not_called_unless_that_is_set(receiver: Receiver) -> None:
    before = len(receiver.received)
    port = receiver.url.rpartition(":")[2]
    for host in ("127.0.0.1", "localhost", "0177.0.0.1", "2130706433", "[::ffff:127.0.0.1]"):
        error = sent(False, f"http://{host}:{port}/secret-path")
        assert "secret-path" not in str(error)
        assert error is not None
    assert len(receiver.received) == before
    assert sent(True, f"{receiver.url}/secret-path") is None


def test_an_address_of_this_machine_is_its_own_even_on_the_open_internet(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 9: a machine's public address led to what listens on it."""
    before = len(receiver.received)
    monkeypatch.setattr(outgoing, "is_public", lambda _: True)
    assert "open internet" in str(sent(False, receiver.url))
    assert len(receiver.received) == before
    assert not outgoing.is_own("192.0.2.1")
    monkeypatch.setattr(outgoing, "is_own", lambda _: False)
    assert sent(False, receiver.url) is None, "nothing else kept it back"


def test_a_redirection_is_not_followed(receiver: Receiver) -> None:
    before = len(receiver.received)
    receiver.answers = [(302, {})]
    assert sent(True, f"{receiver.url}/here") is not None
    assert [path for path, _ in receiver.calls[before:]] == ["/here"]


@pytest.mark.parametrize(
    ("status", "told", "gone", "again"),
    [
        (404, {}, True, None), (410, {}, True, None), (500, {}, False, None), (400, {}, False, None),
        (429, {}, False, outgoing.LATER), (503, {"Retry-After": "7"}, False, 7.0),
        (429, {"Retry-After": "100000"}, False, outgoing.LATEST), (503, {"Retry-After": "soon"}, False, outgoing.LATER),
    ],
)  # fmt: skip
def test_what_an_answer_means(
    receiver: Receiver, status: int, told: dict[str, str], gone: bool, again: float | None
) -> None:
    receiver.answers = [(status, told)]
    error = sent(True, f"{receiver.url}/answer")
    assert error is not None
    assert (error.gone, error.again) == (gone, again)


def test_where_nobody_listens_it_may_be_tried_again() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        error = sent(True, f"http://127.0.0.1:{free.getsockname()[1]}/")
    assert error is not None
    assert error.again


async def check_not_sent_again(
    answer: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
) -> None:
    """A receiver that answers like this may have taken the notice, so it is not tried again."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        with pytest.raises(NotSent) as caught:
            await Line(True).post(f"http://127.0.0.1:{port}/", b"{}", {})
    assert caught.value.again is None


@pytest.mark.parametrize("answer", [b"", b"hello\n", b"HTTP/1.1 2x0 OK\r\n", b"y" * 100_000, b"HTTP/1.1 500 Sorry\r\n"])
def test_a_receiver_that_talks_nonsense_may_have_taken_it(answer: bytes) -> None:
    async def speak(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    asyncio.run(check_not_sent_again(speak))


def test_a_silent_receiver_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.1)

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    asyncio.run(check_not_sent_again(listen))


def test_one_receiver_is_not_flooded(receiver: Receiver) -> None:
    line = Line(True)
    before = len(receiver.received)

    async def main() -> None:
        for _ in range(outgoing.BURST + 10):
            with suppress(NotSent):
                await line.post(f"{receiver.url}/many", b"{}", {})

    asyncio.run(main())
    assert outgoing.BURST <= len(receiver.received) - before < outgoing.BURST + 10
