"""What one address or one stranger may ask for costs nobody else their turn."""

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from safehouse.server import commands, head, open_tables, wire
from safehouse.server.commands import Caller
from safehouse.server.head import hash_token
from safehouse.server.house import House
from safehouse.server.notices import outgoing
from safehouse.server.notices.outgoing import Line, NotSent
from safehouse.server.open_tables import Filter
from safehouse.server.settings import Settings
from safehouse.server.subscribers import Subscriber
from safehouse.server.table import Table
from tests.waiting import until

PERSONS = [wire.SeatWish("person"), wire.SeatWish("person")]
SOCKETS = 30


def house_at(folder: Path) -> House:
    return House(Settings(database=f"sqlite:{folder}/t.db", workers=1, pace=0.0, nonce_wait=0.0))


async def asked(house: House) -> tuple[Table, str, int]:
    """Return a table whose game has begun, its token, and the seat that is asked."""
    seated = await house.create(wire.NewTable("heimlich", PERSONS, own=2), "here")
    table = await house.table(seated.table)
    while table.position.seq == 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return table, seated.token, table.position.asked()[0]


def test_drafts_of_one_address_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 sockets of one address staged long rows at the rate that each may, and everybody's moves took seconds."""
    rounds = 0
    staged: list[int] = []
    right = Table.stage

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        table, token, seat = await asked(house)

        def stage(*arguments: Any) -> wire.Draft:
            staged.append(rounds)
            return right(*arguments)

        async def count() -> None:
            nonlocal rounds
            while True:
                rounds += 1
                await asyncio.sleep(0)

        async def say(message: wire.Command) -> None:
            caller = Caller(house, table, hash_token(token), address="203.0.113.7")
            caller.observer = seat
            await commands.handle(caller, message, lambda _: None)

        monkeypatch.setattr(Table, "stage", stage)
        counting = asyncio.create_task(count())
        at = table.position.seq
        await asyncio.gather(*(say(wire.Stage(at, [])) for _ in range(SOCKETS)))
        assert len(set(staged)) == SOCKETS, "several in one round of the loop"
        counting.cancel()
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize("message", [wire.Stage(0, []), wire.Why(0, [], 0)], ids=["stage", "why"])
def test_who_has_gone_gets_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: wire.Command) -> None:
    """A hundred sockets waited for their drafts when the server stopped, and it could not stop in time."""
    done: list[object] = []

    async def test() -> None:
        house = house_at(tmp_path)
        await house.open()
        table, token, seat = await asked(house)
        for name in ("stage", "why"):
            monkeypatch.setattr(Table, name, lambda *arguments: done.append(arguments))
        opened = {True}
        for expected in (SOCKETS, 0):
            ear = Subscriber(lambda _: None, is_open=lambda: bool(opened))
            ear.seats, ear.observer = [seat], seat
            caller = Caller(house, table, hash_token(token), ear, "203.0.113.7")
            caller.observer = seat
            async with house.drafting.turn("203.0.113.7"):
                answers = [commands.handle(caller, message, lambda _: None) for _ in range(SOCKETS)]
                waiting = asyncio.gather(*answers)
                await asyncio.sleep(0.05)
                assert not done
                if not expected:
                    opened.clear()
            await waiting
            assert len(done) == expected
            done.clear()
        await house.close()

    asyncio.run(test())


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
