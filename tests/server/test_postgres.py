"""What PostgreSQL adds: processes that hear of each other, one that leads, and connections that come and go."""

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal, cast

import pytest

from safehouse.bench import cluster as clusters
from safehouse.bench.cluster import Cluster, NoCluster
from safehouse.core import fair
from safehouse.core.errors import SafehouseError
from safehouse.core.match import Answer
from safehouse.core.registry import find_game
from safehouse.server.errors import Behind, Unsure
from safehouse.server.files import Texts
from safehouse.server.head import Head, Seat, encode
from safehouse.server.store import Commit, Store, Times, open_store
from safehouse.server.table import Table
from tests.server.postgres import Proxy, execute
from tests.waiting import soon
from tools import environment

LOSE_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'safehouse'"


def with_stores(address: str, count: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test on several open stores, as several processes have them."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            stores = [open_store(address) for _ in range(count)]
            for store in stores:
                stack.push_async_callback(store.close)
            # All at once: they meet in the migration, too.
            await asyncio.gather(*(store.open() for store in stores))
            await test(*stores)

    asyncio.run(run())


def ears(store: Store) -> asyncio.Queue[str]:
    heard: asyncio.Queue[str] = asyncio.Queue()
    store.on_change = heard.put_nowait
    return heard


async def next_of(heard: asyncio.Queue[str]) -> str:
    return await asyncio.wait_for(heard.get(), 10)


def test_many_processes_may_open_an_empty_database_at_once(database: str) -> None:
    async def test(*stores: Store) -> None:
        await stores[0].create("t", "{}", listed=False)
        for store in stores:
            assert await store.load("t") is not None

    with_stores(database, 4, test)


def test_others_hear_of_a_change_and_the_writer_does_not(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        at_one, at_other = ears(one), ears(other)
        await one.create("first", "{}", listed=False)
        await one.write("first", 0, Commit(head="new"))
        await other.create("second", "{}", listed=False)
        assert await next_of(at_other) == "first"
        assert await next_of(at_one) == "second"
        await one.create("third", "{}", listed=False)
        while (heard := await next_of(at_other)) == "first":
            pass
        assert heard == "third"
        assert at_one.empty()

    with_stores(database, 2, test)


def test_versions_tell_of_changes_that_nobody_was_told_of(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        for name in ("t", "u"):
            await one.create(name, "{}", listed=False)
        await one.write("u", 0, Commit(head="new"))
        assert await other.versions(["t", "u", "gone"]) == {"t": 0, "u": 1}

    with_stores(database, 2, test)


def test_only_one_process_leads_a_table_until_it_lets_go_or_ends(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        for name in ("t", "u"):
            await one.create(name, "{}", listed=False)
        assert [await one.lead("t"), await one.lead("t"), await other.lead("t")] == [True, True, False]
        assert await other.lead("u")
        one.release("t")
        await soon(lambda: other.lead("t"))
        assert not await one.lead("t")
        await other.close()
        await soon(lambda: one.lead("t"))

    with_stores(database, 2, test)


def test_a_lead_that_is_being_taken_can_be_let_go_and_is_not_kept_unknowingly(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        await one.create("t", "{}", listed=False)
        asking = asyncio.create_task(one.lead("t"))
        await asyncio.sleep(0)
        asking.cancel()
        one.release("t")
        await soon(lambda: other.lead("t"))

    with_stores(database, 2, test)


def test_games_that_are_due_and_that_nobody_leads_are_found(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        for name in ("t", "u", "v", "w"):
            await one.create(name, "{}", listed=False)
        for name, due in (("t", 0.0), ("u", 5.0), ("v", 9.0)):
            await one.write(name, 0, Commit(status="playing", times=Times(due)))
        assert await other.due(6.0, -1.0) == ["t", "u"]
        assert await other.due(6.0, 0.0) == ["u"]
        assert await one.lead("t")
        assert await other.due(6.0, -1.0) == ["u"]
        assert await one.lead("w")

    with_stores(database, 2, test)


def test_the_tables_of_a_dead_leader_are_found_and_taken_over(database: str) -> None:
    """Its lock is free, and its number stays in the rows."""

    async def test(one: Store, other: Store) -> None:
        for name in ("t", "u"):
            await one.create(name, "{}", listed=False)
            await one.write(name, 0, Commit(status="playing", times=Times(0.0)))
            assert await one.lead(name)
        assert await other.due(1.0, -1.0) == []
        assert not await other.lead("t")
        await one.close()
        rows = await execute(database, "SELECT count(*) FROM tables WHERE leader IS NOT NULL")
        assert rows[0][0] == 2
        await soon(lambda: other.lead("t"))
        assert await other.due(1.0, -1.0) == ["u"]

    with_stores(database, 2, test)


def test_any_number_of_tables_needs_one_lock(database: str) -> None:
    async def test(one: Store, _: Store) -> None:
        names = [f"t{number}" for number in range(50)]
        for name in names:
            await one.create(name, "{}", listed=False)
        assert all([await one.lead(name) for name in names])
        rows = await execute(database, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
        assert rows[0][0] == 2

    with_stores(database, 2, test)


def test_several_processes_have_one_clock_that_never_goes_back(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        assert await one.clock() == 0.0
        assert await one.clock(5.0) == 5.0
        assert await other.clock(3.0) == 5.0
        assert await other.clock(7.5) == 7.5
        assert await one.clock() == 7.5

    with_stores(database, 2, test)


def move_of(seq: int, times: Times | None = None, opens: bool = False) -> Commit:
    return Commit(entries=[(seq, f"entry {seq}")], snapshot=(seq, f"after {seq}"), times=times, open_sealed=opens)


def test_moves_of_many_tables_share_statements_and_one_that_is_behind_holds_up_no_other(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        names = [f"t{number:02}" for number in range(30)]
        for name in names:
            await one.create(name, "{}", listed=False)
            await one.write(name, 0, Commit(sealed=[(0, "hidden")]))
        await other.write("t03", 1, move_of(1))
        sent = 0
        real = vars(one)["_together"]._send

        async def send(moves: Any) -> set[str]:
            nonlocal sent
            sent += 1
            return cast("set[str]", await real(moves))

        vars(one)["_together"]._send = send
        changes = [move_of(1, times=Times(0.0, 9.0), opens=name != "t05") for name in names]
        results = await asyncio.gather(
            *(one.write(name, 1, change) for name, change in zip(names, changes, strict=True)), return_exceptions=True
        )
        assert [isinstance(result, Behind) for result in results] == [name == "t03" for name in names]
        assert sent == 1
        for name in names:
            stored = await other.load(name)
            assert stored is not None
            assert (stored.version, stored.snapshot, await other.log(name)) == (2, (1, "after 1"), [(1, "entry 1")])
            ours = name != "t03"
            assert stored.times == (Times(0.0, 9.0) if ours else Times())
            assert stored.sealed == ({} if ours and name != "t05" else {0: "hidden"})

    with_stores(database, 2, test)


def test_a_move_that_repeats_what_is_there_is_behind_and_the_others_are_written(database: str) -> None:
    async def test(one: Store, _: Store) -> None:
        for name in ("t", "u", "v"):
            await one.create(name, "{}", listed=False)
        await one.write("u", 0, move_of(1))
        writes = (one.write("t", 0, move_of(1)), one.write("u", 1, move_of(1)), one.write("v", 0, move_of(1)))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Behind, type(None)]
        assert [await one.log(name) for name in ("t", "u", "v")] == [[(1, "entry 1")]] * 3

    with_stores(database, 2, test)


def test_after_lost_connections_everything_comes_back_and_all_tables_are_to_be_read_again(database: str) -> None:
    async def test(one: Store, other: Store) -> None:
        at_one = ears(one)
        await one.create("t", "{}", listed=False)
        assert await one.lead("t")
        await execute(database, LOSE_ALL)
        assert await next_of(at_one) == ""
        await soon(lambda: one.lead("t"))
        await soon(lambda: works(one.write("t", 0, Commit(head="new"))))
        await soon(lambda: works(other.write("t", 1, Commit(head="newer"))))
        assert await next_of(at_one) == "t"

    with_stores(database, 2, test)


async def works(write: Awaitable[None]) -> bool:
    try:
        await write
    except SafehouseError:
        return False
    return True


def test_a_database_that_is_not_there_is_told_in_one_sentence_without_the_password(tmp_path: Path) -> None:
    async def run() -> None:
        with pytest.raises(SafehouseError, match="PostgreSQL database cannot be used") as told:
            await open_store(f"postgresql://me:topsecret@/games?host={tmp_path}").open()
        assert "topsecret" not in str(told.value)

    asyncio.run(run())


@pytest.mark.parametrize("fate", ["lost", "unanswered"])
def test_a_move_whose_commit_was_cut_off_is_not_acknowledged_and_counts_once_when_sent_again(
    cluster: Cluster, database: str, fate: Literal["lost", "unanswered"]
) -> None:
    async def run() -> None:
        async with Proxy(cluster, database) as proxy, AsyncExitStack() as stack:
            store = open_store(proxy.address)
            await store.open()
            stack.push_async_callback(store.close)
            heard = ears(store)
            table = await begun_table(store)
            (seat,) = table.position.asked()
            answer = Answer(seat, [int(table.position.state.redact(seat).legal(seat)[0])], "once")
            at = table.position.seq
            acks: list[object] = []
            proxy.fate, proxy.marker = fate, b"once"
            with pytest.raises(Unsure):
                await table.step(lambda: table.submit(answer, at, acks.append))
            assert acks == []
            # The store itself asks for the table to be read again.
            assert await next_of(heard) == "t"
            assert len(await store.log("t")) == (2 if fate == "unanswered" else 1)
            ack = await table.step(lambda: table.submit(answer, at, acks.append))
            assert acks == [ack]
            assert ack.seq == at + 1 == table.position.seq
            assert await table.step(lambda: table.submit(answer, at)) == ack
            assert [seq for seq, _ in await store.log("t")] == [1, 2]
            stored = await store.load("t")
            assert stored is not None
            assert stored.version == table.version

    asyncio.run(run())


async def begun_table(store: Store) -> Table:
    game = find_game("heimlich")
    seed = fair.new_seed()
    seats = [Seat("person", f"Guest {number}") for number in range(2)]
    head = Head("heimlich", {}, {}, seats, seed.hex(), fair.commitment(seed), game.meta.rules_version)
    await store.create("t", encode(head), listed=False)
    stored = await store.load("t")
    assert stored is not None
    table = Table(store, game, game.setup(2, {}, {}), stored, Texts({}))
    await table.load(stored)
    await table.step(table.begin)
    return table


def test_where_there_is_no_postgresql_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(clusters, "DEBIAN", tmp_path)
    monkeypatch.setattr(clusters, "PACKAGE", "no_such_package")
    with pytest.raises(NoCluster, match="apt install postgresql"):
        clusters.binaries()


def test_without_a_system_package_the_environment_has_postgresql(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(clusters, "DEBIAN", tmp_path)
    found = clusters.binaries()
    assert found.is_relative_to(environment.VENV)
    version = subprocess.run([found / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    assert version.startswith("postgres (PostgreSQL) 18")


def test_debians_newest_programs_come_before_the_environments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(clusters, "DEBIAN", tmp_path)
    for version in ("9.6", "15", "17"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    assert clusters.binaries() == tmp_path / "17" / "bin"
