"""What a store promises, the same for SQLite and PostgreSQL."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from safehouse.core.errors import SafehouseError
from safehouse.server import wall
from safehouse.server.errors import BadRequest, Behind, StorageFailed
from safehouse.server.store import Commit, Ledger, Store, base, open_store
from safehouse.server.store.base import MIGRATIONS
from safehouse.server.store.sqlite import SqliteStore
from tests.server.postgres import execute

HEAD = '{"head": 1}'


def using(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on an open store."""

    async def run() -> None:
        store = open_store(address)
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


async def everything(store: Store, table: str = "t") -> list[Any]:
    """All that a store holds of a table."""
    return [
        await store.load(table), await store.log(table), await store.acks(table), await store.chat(table),
        await store.note(table, 0), await store.record(table),
    ]  # fmt: skip


FULL = Commit(
    head="{}", status="playing", listed=True, entries=[(1, "one"), (2, "two")], acks=[Ledger(0, "a", 1, 2)],
    sealed=[(1, "hidden")], snapshot=(2, "after two"), chat=(1, "hello"), note=(0, "mine"), record="the record",
)  # fmt: skip


def test_a_new_table_is_there_and_one_that_was_never_made_is_not(address: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=True)
        stored = await store.load("t")
        assert stored is not None
        assert (stored.version, stored.status, stored.head) == (0, "open", HEAD)
        assert (stored.snapshot, stored.sealed) == (None, {})
        assert await store.listed() == [("t", HEAD)]
        assert await store.load("u") is None
        assert await store.log("u") == []
        await store.probe()

    using(address, test)


def test_a_change_is_written_whole_and_is_there_after_opening_again(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        await store.write("t", 0, FULL)

    async def look(store: Store) -> None:
        stored = await store.load("t")
        assert stored is not None
        assert (stored.version, stored.status, stored.head) == (1, "playing", "{}")
        assert (stored.snapshot, stored.sealed) == ((2, "after two"), {1: "hidden"})
        assert await store.log("t") == [(1, "one"), (2, "two")]
        assert await store.log("t", 1) == [(2, "two")]
        assert await store.acks("t") == [Ledger(0, "a", 1, 2)]
        assert await store.ack("t", 0, "a") == Ledger(0, "a", 1, 2)
        assert await store.ack("t", 1, "a") is None
        assert await store.chat("t") == [(1, "hello")]
        assert (await store.note("t", 0), await store.note("t", 1)) == ("mine", "")
        assert await store.record("t") == "the record"
        assert await store.playing() == ["t"]

    using(address, write)
    using(address, look)


def test_whoever_is_behind_writes_nothing_at_all(address: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        await store.write("t", 0, FULL)
        before = await everything(store)
        newer = Commit(
            head="newer", entries=[(3, "three")], acks=[Ledger(0, "b", 2, 3)], open_sealed=True,
            snapshot=(3, "after three"), chat=(2, "bye"), note=(0, "other"), record="another",
        )  # fmt: skip
        for version in (0, 2):
            with pytest.raises(Behind):
                await store.write("t", version, newer)
        with pytest.raises(Behind):
            await store.write("gone", 0, newer)
        assert await everything(store) == before

    using(address, test)


@pytest.mark.parametrize(
    "twice",
    [
        Commit(head="newer", entries=[(3, "three"), (2, "again")]),
        Commit(head="newer", acks=[Ledger(0, "a", 2, 3)]),
        Commit(head="newer", chat=(1, "again")),
    ],
    ids=["entry", "action", "chat"],
)
def test_nothing_is_written_twice_even_by_one_who_is_not_behind(address: str, twice: Commit) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        await store.write("t", 0, FULL)
        before = await everything(store)
        with pytest.raises(Behind):
            await store.write("t", 1, twice)
        assert await everything(store) == before
        await store.write("t", 1, Commit(entries=[(3, "three")]))

    using(address, test)


def test_a_sealed_answer_is_replaced_taken_back_and_opened_with_the_others(address: str) -> None:
    async def test(store: Store) -> None:
        async def sealed(version: int, change: Commit) -> dict[int, str]:
            await store.write("t", version, change)
            stored = await store.load("t")
            assert stored is not None
            return stored.sealed

        await store.create("t", HEAD, listed=False)
        assert await sealed(0, Commit(sealed=[(0, "a"), (1, "b")])) == {0: "a", 1: "b"}
        assert await sealed(1, Commit(sealed=[(1, "c")])) == {0: "a", 1: "c"}
        assert await sealed(2, Commit(sealed=[(0, None)])) == {1: "c"}
        assert await sealed(3, Commit(open_sealed=True, sealed=[(2, "new")])) == {2: "new"}

    using(address, test)


def test_a_snapshot_and_a_note_replace_what_was_there_and_chat_comes_in_order(address: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        note = "Spione: äöü 🕵\0 end"
        for number in range(12):
            change = Commit(snapshot=(number, f"at {number}"), note=(0, note * number), chat=(number, f"line {number}"))
            await store.write("t", number, change)
        stored = await store.load("t")
        assert stored is not None
        assert stored.snapshot == (11, "at 11")
        assert await store.note("t", 0) == note * 11
        assert await store.chat("t", 3) == [(9, "line 9"), (10, "line 10"), (11, "line 11")]

    using(address, test)


def test_chat_has_an_end(address: str) -> None:
    """Lines that nobody sees any more are deleted: one address could write gigabytes an hour."""

    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        for number in range(1, base.KEEP_LINES + 6):
            await store.write("t", number - 1, Commit(chat=(number, f"line {number}")))
        assert [number for number, _ in await store.chat("t")] == list(range(6, base.KEEP_LINES + 6))
        assert await store.read("SELECT count(*) FROM chat") == [(base.KEEP_LINES,)]

    using(address, test)


def test_a_record_can_be_brought_without_a_table(address: str) -> None:
    async def test(store: Store) -> None:
        assert await store.record("r") is None
        await store.put_record("r", "text")
        await store.put_record("r", "text äöü")
        assert await store.record("r") == "text äöü"
        with pytest.raises(BadRequest):
            await store.put_record("r", "\0")

    using(address, test)


def test_a_clock_that_is_wrong_for_a_while_deletes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is opened and a record brought while the clock is a year back; then it is half a year ahead of that."""
    real = time.time
    day = 86_400.0

    async def test(store: Store) -> None:
        monkeypatch.setattr(time, "time", lambda: real() - 365 * day)
        await store.create("opened", HEAD, listed=True)
        await store.put_record("brought", "text")
        for days in (-180, 0, 180):
            monkeypatch.setattr(time, "time", lambda days=days: real() + days * day)
            assert await store.purge(wall.earliest() - 90 * day) == []
            assert await store.record("brought") == "text"

    using(address, test)


def test_when_a_table_was_written_to_is_noted_once_a_minute(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def touched(store: Store) -> float:
        ((moment,),) = await store.read("SELECT touched FROM tables WHERE id = 't'")
        return float(moment)

    async def test(store: Store) -> None:
        now = time.time()
        monkeypatch.setattr(wall, "latest", lambda: now)
        await store.create("t", HEAD, listed=True)
        for version, later, noted in (
            (0, 0.0, 0.0),
            (1, 50.0, 0.0),
            (2, 61.0, 61.0),
            (3, 70.0, 61.0),
            (4, 122.0, 122.0),
        ):
            monkeypatch.setattr(wall, "latest", lambda later=later: now + later)
            await store.write("t", version, Commit(note=(0, "x")))
            assert await touched(store) == now + noted

    using(address, test)


def test_old_tables_are_deleted_with_all_that_belongs_to_them_and_others_stay(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "NOTE_TOUCH", 0.0)

    async def test(store: Store) -> None:
        for name in ("old", "young"):
            await store.create(name, HEAD, listed=True)
            await store.write(name, 0, FULL)
        await store.put_record("brought", "text")
        await asyncio.sleep(0.01)
        then = time.time()
        await store.write("young", 1, Commit(note=(0, "touched")))
        assert await store.purge(then) == ["old"]
        assert await everything(store, "old") == [None, [], [], [], "", None]
        assert (await everything(store, "young"))[1] == [(1, "one"), (2, "two")]
        assert await store.record("young") == "the record"
        assert await store.record("brought") is None
        assert await store.purge(then) == []

    using(address, test)


def test_of_many_who_write_on_one_version_exactly_one_wins(address: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        for version in range(5):
            writes = [
                store.write("t", version, Commit(head=f"{version} {number}", note=(0, str(number))))
                for number in range(20)
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert sum(isinstance(result, Behind) for result in results) == 19
            stored = await store.load("t")
            assert stored is not None
            assert stored.version == version + 1
            assert stored.head == f"{version} {results.index(None)}"
            assert await store.note("t", 0) == str(results.index(None))

    using(address, test)


def test_a_change_that_fails_takes_no_other_with_it(address: str) -> None:
    """Many changes may share a commit; one among them that is behind, or clashes, is undone alone."""

    async def test(store: Store) -> None:
        names = [f"t{number}" for number in range(40)]
        for name in names:
            await store.create(name, HEAD, listed=False)
        await store.write(names[7], 0, FULL)
        changes = [store.write(name, 0, Commit(entries=[(1, name)])) for name in names]
        clash = store.write(names[7], 1, Commit(entries=[(5, "five")], acks=[Ledger(0, "a", 0, 0)]))
        results = await asyncio.gather(*changes, clash, return_exceptions=True)
        failed = [number for number, result in enumerate(results) if isinstance(result, Behind)]
        assert failed == [7, 40]
        assert [result for result in results if result is not None and not isinstance(result, Behind)] == []
        for name in names:
            assert await store.log(name) == ([(1, "one"), (2, "two")] if name == names[7] else [(1, name)])

    using(address, test)


async def make_full(store: Store, address: str) -> None:
    """Make every write fail: a full disk, or a database that became read-only."""
    if isinstance(store, SqliteStore):
        (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
    else:
        await execute(address, "ALTER SYSTEM SET default_transaction_read_only = on")
        await execute(address, "SELECT pg_reload_conf()")
        await asyncio.sleep(0.2)


async def make_room(store: Store, address: str) -> None:
    if isinstance(store, SqliteStore):
        store._connection.execute("PRAGMA max_page_count = 1000000")
    else:
        await execute(
            f"{address}&default_transaction_read_only=off", "ALTER SYSTEM RESET default_transaction_read_only"
        )
        await execute(address, "SELECT pg_reload_conf()")
        await asyncio.sleep(0.2)


def test_a_store_that_cannot_write_says_so_keeps_what_it_has_and_recovers(address: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", HEAD, listed=False)
        await store.write("t", 0, FULL)
        before = await everything(store)
        change = Commit(entries=[(3, "x" * 100_000)])
        await make_full(store, address)
        try:
            for _ in range(2):
                with pytest.raises(StorageFailed):
                    await store.write("t", 1, change)
            assert await everything(store) == before
        finally:
            await make_room(store, address)
        await store.write("t", 1, change)
        assert len(await store.log("t")) == 3

    using(address, test)


def test_a_closed_store_fails_and_does_not_hang(address: str) -> None:
    async def run() -> None:
        store = open_store(address)
        await store.open()
        await store.close()
        with pytest.raises(StorageFailed):
            await store.read("SELECT 1")
        with pytest.raises(StorageFailed):
            await store.create("t", HEAD, listed=False)

    asyncio.run(run())


def test_a_database_of_the_first_version_is_brought_up_to_date(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it holds stays, and what came later is there, and empty."""

    async def fill(store: Store) -> None:
        await store.create("t", HEAD, listed=True)

    with monkeypatch.context() as patch:
        for module in ("base", "sqlite", "postgres"):
            patch.setattr(f"safehouse.server.store.{module}.MIGRATIONS", MIGRATIONS[:1])
        using(address, fill)

    async def look(store: Store) -> None:
        assert [name for name, _ in await store.listed()] == ["t"]
        for name in ("blocks", "refused_words", "abuse_reports", "audit_log"):
            assert await store.read(f"SELECT count(*) FROM {name}") == [(0,)]  # noqa: S608

    using(address, look)


def test_a_database_of_a_newer_version_is_refused(address: str) -> None:
    async def nothing(store: Store) -> None:
        assert await store.playing() == []

    using(address, nothing)
    newer = len(MIGRATIONS) + 1
    if address.startswith("sqlite:"):
        with sqlite3.connect(address.removeprefix("sqlite:")) as connection:
            connection.execute(f"PRAGMA user_version = {newer}")
        connection.close()
    else:
        asyncio.run(execute(address, "INSERT INTO safehouse_schema (version) VALUES ($1)", newer))
    with pytest.raises(SafehouseError, match="newer Safehouse"):
        using(address, nothing)
