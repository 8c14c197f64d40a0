"""What one address or one stranger may ask for costs nobody else their turn."""

import asyncio
import dataclasses
import socket
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from safehouse.server import erasing, head, invitations, my_games, open_tables, seating, shares, wire, words
from safehouse.server import socket as socket_module
from safehouse.server.app import Application, cost
from safehouse.server.driver import Driver
from safehouse.server.errors import TooMany
from safehouse.server.house import House
from safehouse.server.line import Gone
from safehouse.server.notices import office, outgoing
from safehouse.server.notices.channel import Receiver
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import Line, NotSent
from safehouse.server.open_tables import Filter
from safehouse.server.profiles import owner
from safehouse.server.settings import Settings
from safehouse.server.shares import Shares
from safehouse.server.socket import Socket
from safehouse.server.store import sqlite
from safehouse.server.table import Table
from tests.waiting import until

PERSONS = [wire.SeatWish("person"), wire.SeatWish("person")]
# So many ask at the same time, and each keeps the loop busy twice for so many seconds.
SOCKETS, STEP = 30, 0.002


def settings_at(folder: Path) -> Settings:
    return Settings(database=f"sqlite:{folder}/t.db", workers=1, pace=0.0, nonce_wait=0.0, api_only=True)


def house_at(folder: Path) -> House:
    return House(settings_at(folder))


async def asked(house: House) -> tuple[Table, str, int]:
    """Return a table whose game has begun, its token, and the seat that is asked."""
    seated = await house.create(wire.NewTable("heimlich", PERSONS, own=2), "here")
    table = await house.table(seated.table)
    while table.position.seq == 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return table, seated.token, table.position.asked()[0]


def busy(seconds: float) -> None:
    """Keep the loop busy."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def took(shares: Shares, address: str) -> float:
    """Return how long it takes to do many things for an address that ask for them at the same time."""

    async def work() -> None:
        busy(STEP)
        await asyncio.sleep(0)
        busy(STEP)

    async def test() -> float:
        began = time.perf_counter()
        await asyncio.gather(*(shares.spend(address, work) for _ in range(SOCKETS)))
        return time.perf_counter() - began

    return asyncio.run(test())


def test_one_address_gets_half_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 sockets of one address that asked for the position at the rate that each may kept everybody else out."""
    monkeypatch.setattr(shares, "AT_ONCE", 0.0)
    one = Shares()

    async def nothing() -> str:
        return "done"

    assert asyncio.run(one.spend("198.51.100.1", nothing)) == "done"
    # The others have the loop as long as all of it took, but for the last one.
    assert took(one, "203.0.113.7") >= 4 * STEP * (SOCKETS - 1)


def test_an_address_that_is_alone_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "AT_ONCE", 0.0)
    one = Shares()
    assert took(one, "203.0.113.7") >= 2 * STEP * SOCKETS
    assert one._owes("203.0.113.7") == 0.0
    # As soon as somebody else is here, what it has used counts.
    assert took(one, "198.51.100.1") > 0
    one._charge("203.0.113.7", 1.0)
    assert one._owes("203.0.113.7") > 0
    # An error, and a caller that goes, pass through.

    async def wrong() -> None:
        await asyncio.sleep(0)
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        asyncio.run(one.spend("203.0.113.7", wrong))

    async def cut_off() -> None:
        task = asyncio.create_task(one.spend("203.0.113.7", lambda: asyncio.sleep(60)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    asyncio.run(cut_off())


class Fed:
    """A line on which messages come that are known beforehand."""

    is_open = True

    def __init__(self, *messages: wire.Command) -> None:
        self.texts = [msgspec.json.encode(message).decode() for message in messages]

    async def next(self) -> str:
        if not self.texts:
            raise Gone
        return self.texts.pop(0)

    def write(self, *texts: bytes) -> bool:
        return True

    def close(self, code: int) -> None:
        pass

    abort = close


async def ask(app: Application, path: str, address: str, token: str = "", body: object = None) -> Any:
    """Return what an address is answered."""
    path, _, query = path.partition("?")
    content = b"" if body is None else msgspec.json.encode(body)
    headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())][: 2 if token else 1]
    if body is not None:
        headers += [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    told = {"type": "http", "method": "GET" if body is None else "POST", "path": path, "raw_path": path.encode(),
            "query_string": query.encode(), "headers": headers, "client": (address, 1), "scheme": "http",
            "server": ("localhost", 80), "http_version": "1.1", "root_path": ""}  # fmt: skip
    answers: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Any) -> None:
        answers.append(message)

    await app(told, receive, send)
    text = b"".join(answer.get("body", b"") for answer in answers[1:])
    assert answers[0]["status"] in (200, 201), text
    return msgspec.json.decode(text)


def test_whatever_an_address_asks_for_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only previews did: the position costs more, and was given as often as asked for."""
    spent: list[str] = []
    right = Shares.spend

    async def noted(self: Shares, address: str, work: Any) -> Any:
        spent.append(address)
        return await right(self, address, work)

    monkeypatch.setattr(Shares, "spend", noted)

    async def test() -> None:
        app = Application(settings_at(tmp_path))
        house = app.house
        await house.open()
        table, token, seat = await asked(house)
        line: Any = Fed(wire.Hello(1, table.id, token, seat=seat), wire.Sync(), wire.Sit(seat), wire.Ping())
        await Socket(house, line, "203.0.113.7").run()
        assert spent == ["203.0.113.7"] * 4
        # What has waited for its turn is dropped, if its peer has gone meanwhile.
        monkeypatch.setattr(socket_module, "LATE", -1.0)
        gone: Any = Fed(wire.Hello(1, table.id, token, seat=seat), wire.Sync(), wire.Ping())
        gone.is_open = False
        await Socket(house, gone, "203.0.113.7").run()
        assert len(gone.texts) == 1
        del spent[4:]
        await ask(app, "/healthz", "203.0.113.9")
        assert spent[4:] == ["203.0.113.9"]
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("method", "path", "counts"),
    [("POST", "/api/tables", 10), ("POST", "//api/tables", 10), ("POST", "/api//records/", 10),
     ("GET", "/api/tables/x/replay", 3), ("GET", "//api/tables/x//replay/", 3), ("GET", "//healthz", 1)],
)  # fmt: skip
def test_a_request_counts_as_it_is_routed(method: str, path: str, counts: int) -> None:
    """A second slash made a replay as cheap as a look."""
    assert cost({"method": method, "path": path}) == counts


def test_a_rematch_is_created_once_and_counts(tmp_path: Path) -> None:
    """All who asked at the same time created one each: in everybody's games, for 90 days, and no quota knew of them."""

    async def test() -> None:
        house = House(dataclasses.replace(settings_at(tmp_path), tables_per_hour=2))
        await house.open()
        bots = [wire.SeatWish("bot", "random")] * 2
        table = await house.table((await house.create(wire.NewTable("heimlich", bots, own=0), "here")).table)
        while table.head.status != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        linked = await asyncio.gather(*(house.rematch(table, f"198.51.100.{number}") for number in range(10)))
        assert len(set(linked)) == 1
        assert {row[0] for row in await house.store.read("SELECT id FROM tables")} == {table.id, linked[0]}
        assert (await house.table(linked[0])).head.seats[0].name == "random"
        again = table.head.copy()
        again.next = ""
        async with table.lock:
            await table.change_head(again)
        await house.rematch(table, "here")
        async with table.lock:
            await table.change_head(again)
        with pytest.raises(TooMany, match="Too many tables"):
            await house.rematch(table, "here")
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize(("stops", "staged"), [(False, SOCKETS), (True, 0)])
def test_a_server_that_stops_obeys_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stops: bool, staged: int
) -> None:
    """A hundred sockets waited for their drafts when the server stopped, and it could not stop in time."""
    done: list[object] = []

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        table, token, seat = await asked(house)
        line: Any = Fed(wire.Hello(1, table.id, token, seat=seat), *[wire.Stage(0, [])] * SOCKETS)
        right = house.shares.spend

        async def late(address: str, work: Any) -> Any:
            """Have the server stop while the first message waits for its turn."""
            house.ready = not (stops and len(line.texts) < SOCKETS)
            return await right(address, work)

        monkeypatch.setattr(house.shares, "spend", late)
        monkeypatch.setattr(Table, "stage", lambda *arguments: done.append(arguments))
        await Socket(house, line, "203.0.113.7").run()
        await house.close()

    asyncio.run(test())
    assert len(done) == staged


def test_the_list_of_tables_is_found_without_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 10,000 tables, each look at the list kept all moves from the disk for 40 ms, and read all heads again."""
    decoded: list[str] = []
    right = head.decode_head

    def decode(text: str) -> Any:
        decoded.append(text)
        return right(text)

    monkeypatch.setattr(open_tables, "decode_head", decode)

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        plans: list[str] = []
        read = house.store.read

        async def explained(sql: str, *values: Any) -> list[Any]:
            plans.extend(row[3] for row in await read(f"EXPLAIN QUERY PLAN {sql}", *values))
            return await read(sql, *values)

        tables = [(await house.create(wire.NewTable("heimlich", PERSONS, listed=True), "here")).table for _ in range(3)]
        monkeypatch.setattr(house.store, "read", explained)
        for _ in range(2):
            assert {info.table for info in await house.open_tables.listed(Filter(game="heimlich"))} == set(tables)
        assert len(decoded) == 3
        assert plans
        assert not [plan for plan in plans if plan.startswith("SCAN tables") and "tables_in_the_list" not in plan]
        assert not [plan for plan in plans if "TEMP B-TREE" in plan]
        # Whatever has changed is read again.
        table = await house.table(tables[0])
        changed = table.head.copy()
        changed.language = "nl"
        async with table.lock:
            await table.change_head(changed)
        assert [info.table for info in await house.open_tables.listed(Filter(language="nl"))] == [tables[0]]
        assert len(decoded) == 4
        await house.close()

    asyncio.run(test())


def test_the_list_of_tables_does_not_tell_by_its_time_who_has_answered(tmp_path: Path) -> None:
    """A table that was written to since was read again: the list took longer after a sealed answer or a note."""

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        wish = wire.NewTable("heimlich", PERSONS, own=2, listed=True)
        table = await house.table((await house.create(wish, "here")).table)
        while table.position.seq == 0:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        asked: list[str] = []
        read = house.store.read

        async def noted(sql: str, *values: Any) -> list[Any]:
            asked.append(sql)
            return await read(sql, *values)

        house.store.read = noted  # type: ignore[method-assign]
        await house.open_tables.listed(Filter())
        asked.clear()
        await house.open_tables.listed(Filter())
        before, decoded = asked[:], dict(house.open_tables._known)
        await table.step(lambda: seating.keep_note(table, 0, "red is suspicious"))
        asked.clear()
        await house.open_tables.listed(Filter())
        assert asked == before
        assert all(house.open_tables._known[name][1] is head for name, (_, head) in decoded.items())
        await house.close()

    asyncio.run(test())


def test_names_that_take_for_ever_to_look_up_hold_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """They took the threads in which tables are checked, and the server did not stop before all had been answered."""
    found = threading.Event()
    refused: list[str] = []
    right = socket.getaddrinfo

    def slow(host: str, *rest: Any, **more: Any) -> Any:
        if host.endswith(".example"):
            found.wait()
            raise OSError
        return right(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def post(line: Line, number: int) -> None:
        try:
            await line.post(f"https://x{number}.slow.example/", b"{}", {})
        except NotSent as error:
            refused.append(str(error))

    async def test() -> None:
        line = Line(True)
        posts = [asyncio.create_task(post(line, number)) for number in range(outgoing.MOST_LOOKUPS + 3)]
        await asyncio.sleep(0)
        assert await asyncio.to_thread(lambda: "checked") == "checked"
        for one in posts:
            one.cancel()

    # The loop ends like the server's: with all threads that it has waited for.
    serving = threading.Thread(target=lambda: asyncio.run(test()), daemon=True)
    serving.start()
    try:
        until(lambda: not serving.is_alive(), "the server does not stop")
    finally:
        found.set()
    assert refused == ["too many names are being looked up"] * 3


# --- Work in threads, and in the store ----------------------------------------------------------------------------

ATTACKER, HONEST = "203.0.113.7", "198.51.100.1"
LEXICON = "/api/games/heimlich/lexicon?players=2"


def test_work_in_threads_takes_turns_and_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand lexicons, or statistics of 300 games, kept everybody from creating a table, and the loop from running.

    A thread holds the interpreter as the loop does.
    """
    done: list[str] = []
    right = words.lexicon_page

    def slow(*arguments: Any) -> Any:
        until_then = time.thread_time() + 10 * STEP
        while time.thread_time() < until_then:
            pass
        done.append("lexicon")
        return right(*arguments)

    monkeypatch.setattr(words, "lexicon_page", slow)
    # All of them get as far as the threads.
    monkeypatch.setattr(shares, "AT_ONCE", 60.0)

    async def test() -> None:
        app = Application(settings_at(tmp_path))
        await app.house.open()
        began = time.perf_counter()
        many = [asyncio.create_task(ask(app, LEXICON, ATTACKER)) for _ in range(SOCKETS)]
        await asyncio.sleep(5 * SOCKETS * STEP)
        await ask(app, "/api/tables", HONEST, body={"game": "heimlich", "seats": [{"kind": "person"}] * 2})
        assert len(done) < SOCKETS * 2 / 3, "a stranger's table waits for all of an address's lexicons"
        await asyncio.gather(*many)
        # All of them count, twice: as long again is for the others.
        assert app.house.shares._until[ATTACKER] - began >= 2 * SOCKETS * 10 * STEP
        monkeypatch.setattr(shares, "MOST_APART", 0)
        with pytest.raises(AssertionError, match="too_many_requests"):
            await ask(app, LEXICON, HONEST)
        await app.house.close()

    asyncio.run(test())


def test_loading_a_table_counts_for_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done in a task of its own: an address with many tables used the whole loop for reading them again."""
    right = Table.load
    driven_for: list[str] = []

    async def slow(self: Table, stored: Any) -> None:
        busy(0.1)
        await right(self, stored)

    async def look(_: Driver) -> None:
        driven_for.append(shares.ADDRESS.get())

    async def test() -> None:
        app = Application(settings_at(tmp_path))
        house = app.house
        await house.open()
        table, _, _ = await asked(house)
        house.forget(table.id)
        monkeypatch.setattr(Table, "load", slow)
        monkeypatch.setattr(Driver, "_look", look)
        began = time.perf_counter()
        await ask(app, f"/api/tables/{table.id}", ATTACKER)
        assert house.shares._until[ATTACKER] - began >= 0.2
        await asyncio.sleep(0)
        assert driven_for == [""], "what the table does from now on is nobody's"
        await house.close()

    asyncio.run(test())


def test_queries_hold_up_no_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that waited were answered before the next move was stored."""
    monkeypatch.setattr(sqlite, "QUERIES", 0.0)
    count = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT count(*) FROM n"
    order: list[str] = []

    async def query(store: Any, number: int) -> None:
        assert await store.read(f"{count} WHERE i > ?", number) == [(20000 - number,)]
        order.append(f"query {number}")

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        queries = [asyncio.create_task(query(house.store, number)) for number in range(SOCKETS)]
        await asyncio.sleep(0.01)
        await house.store.put_record("x" * 16, "; nothing")
        order.append("change")
        await asyncio.gather(*queries)
        await house.close()

    asyncio.run(test())
    assert order.index("change") < SOCKETS / 3
    order.remove("change")
    assert order == [f"query {number}" for number in range(SOCKETS)]


def test_an_own_profile_is_exported_and_erased_without_searching_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 15,000 tables, exports of one profile stopped all games: each searched every table, and moves waited."""

    async def test() -> None:
        app = Application(settings_at(tmp_path))
        house = app.house
        await house.open()
        key = (await ask(app, "/api/me", HONEST, body={"name": "Ada", "label": "phone"}))["key"]
        wish = {"game": "heimlich", "seats": [{"kind": "person"}] * 2}
        own = await ask(app, "/api/tables", HONEST, key, wish)
        # Without a seat there, but the host.
        await ask(app, "/api/tables", HONEST, key, {**wish, "own": 0})
        for _ in range(3):
            await ask(app, "/api/tables", HONEST, body=wish)
        plans: list[str] = []
        read = house.store.read

        async def explained(sql: str, *values: Any) -> list[Any]:
            plans.extend(row[3] for row in await read(f"EXPLAIN QUERY PLAN {sql}", *values))
            return await read(sql, *values)

        monkeypatch.setattr(house.store, "read", explained)
        told = await ask(app, "/api/me/export", HONEST, key)
        assert [one["table"] for one in told["tables"]] == [own["table"]]
        monkeypatch.setattr(erasing, "AT_ONCE", 2)
        await ask(app, "/api/me/erase", HONEST, key, {})
        assert plans
        assert [plan for plan in plans if plan.startswith(("SCAN t", "SCAN results"))] == []
        assert await read("SELECT id FROM tables WHERE head LIKE '%p:%'") == []
        await house.close()

    asyncio.run(test())


# --- What one person does to another ------------------------------------------------------------------------------


def test_invitations_hide_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sixty newest were listed: sixty invitations, even of a blocked person, hid all own games, and their turns."""
    monkeypatch.setattr(my_games, "MOST", 3)

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        invited = (
            "INSERT INTO profiles (id, created, used, name, language, portrait, blocked) VALUES (?, 0, 0, ?, ?, 0, '')"
        )
        await house.store.transact("", None, [(invited, ("a" * 32, "Anna", "en"))])
        wish = wire.NewTable("heimlich", PERSONS)
        own = (await house.create(wish, "here", owner("a" * 32))).table

        async def invite(host: str) -> Table:
            table = await house.table((await house.create(wish, "there", owner(host * 32))).table)
            await table.step(partial(invitations.keep_seat, table, owner(host * 32), "a" * 32))
            return table

        async def listed() -> list[str]:
            return [game.table for game in await my_games.my_games(house, "a" * 32)]

        friend = (await invite("c")).id
        for _ in range(4):
            table = await invite("b")
            await table.step(partial(seating.start, table, owner("b" * 32)))
        assert await listed() == [friend, own]
        for _ in range(4):
            await invite("b")
        assert own in await listed()
        await house.close()

    asyncio.run(test())


def test_receivers_that_never_answer_delay_nobody_elses_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen of them kept every other notice waiting; a thousand that said "later" had all others dropped."""
    monkeypatch.setattr(office, "MOST_OF_ONE", 40)
    monkeypatch.setattr(office, "MOST_WAITING", 50)
    sent: list[str] = []

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        never = asyncio.Event()

        async def send(channel: object, to: Receiver, notice: Notice) -> None:
            if to.profile == "slow":
                await never.wait()
            if to.profile == "later":
                raise NotSent("the receiver answered 429", again=300.0)
            sent.append(to.profile)

        monkeypatch.setattr(house.office, "_send", send)
        turn = Notice("turn", "en", "http://localhost/")
        for whose in ("slow", "later"):
            house.office.send([Receiver("webhook", "https://example.org", profile=whose)] * 60, turn)
        await asyncio.sleep(0.05)
        assert sent == []
        people = [f"person {number}" for number in range(20)]
        house.office.send([Receiver("webhook", "https://example.org", profile=whose) for whose in people], turn)
        await asyncio.sleep(0.5)
        assert sent == people
        monkeypatch.setattr(office, "CLOSING_SECONDS", 0.1)
        await house.close()
        assert not house.office._rows

    asyncio.run(test())


def test_one_address_has_few_confirmations_mailed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five for each of 300 profiles an hour: 1,500 e-mails to strangers, in the server's name."""
    mailed: list[str] = []

    async def test() -> None:
        settings = settings_at(tmp_path)
        app = Application(dataclasses.replace(settings, smtp="smtp://localhost:25", mail_from="games@example.org"))
        await app.house.open()
        monkeypatch.setattr(app.house.office, "send", lambda people, notice: mailed.append(people[0].address))

        async def add(number: int, address: str) -> None:
            key = (await ask(app, "/api/me", address, body={"name": "Eve", "label": "x"}))["key"]
            wish = {"kind": "mail", "address": f"stranger{number}@example.org"}
            await ask(app, "/api/me/notices/add", address, key, wish)

        for number in range(60):
            await add(number, ATTACKER)
        with pytest.raises(AssertionError, match="too_many_mails"):
            await add(60, ATTACKER)
        await add(61, HONEST)
        assert len(mailed) == 61
        await app.house.close()

    asyncio.run(test())
