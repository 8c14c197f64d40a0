"""Tables that wait: out of memory, found again when they are due, and no time lost or given on the way."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from safehouse.core.match import Answer
from safehouse.core.rng import Rng
from safehouse.drill.stock import Stock, fill, in_play, random_row
from safehouse.server import acts, clock, driver, house, seating, table
from safehouse.server.head import decode_head, encode
from safehouse.server.house import House
from safehouse.server.settings import Settings
from safehouse.server.store import UNKNOWN, Commit, Times, open_store
from safehouse.server.store.base import MIGRATIONS
from tests.waiting import soon

PATIENCE = 20.0
TOKEN = "somebody"
SECRET = {"mode": "top_secret"}


@asynccontextmanager
async def serving(folder: Path, **settings: object) -> AsyncIterator[House]:
    """A server in this process; at the end it is simply gone, as after a crash."""
    given = {"workers": 1, "pace": 0.0, "nonce_wait": 0.0, "notice_delay": 0.0, "retention_days": 0, **settings}
    here = House(Settings(database=f"sqlite:{folder}/t.db", **given))  # type: ignore[arg-type]
    await here.open()
    try:
        yield here
    finally:
        for task in here._tasks:
            task.cancel()
        for one in here.drivers.values():
            one.stop()
        await here.workers.close()
        await here.store.close()


async def stored(folder: Path, *kinds: Stock) -> list[str]:
    store = open_store(f"sqlite:{folder}/t.db")
    await store.open()
    try:
        return await fill(store, kinds, len(kinds), 1e12)
    finally:
        await store.close()


async def times_of(here: House, name: str) -> Times:
    found = await here.store.load(name)
    assert found is not None
    return found.times


def waiting(seats: str = "pp", seconds: int = 0, game: str = "heimlich", **options: str) -> Stock:
    return in_play(game, seats, options, 3, TOKEN, Rng(5), seconds)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables leave the memory as soon as all is still."""
    monkeypatch.setattr(house, "SWEEP", 0.05)
    monkeypatch.setattr(house, "TICK", 0.05)
    monkeypatch.setattr(driver, "STILL", 0.1)
    monkeypatch.setattr(table, "WATCHED", 0.1)


def test_a_start_takes_up_what_is_due_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TICK", 0.05)

    async def live() -> None:
        names = await stored(tmp_path, *[waiting("ppb")] * 5, waiting(seconds=3600))
        async with serving(tmp_path) as here:
            # In play when the server before was killed.
            await here.store.write(names[2], 1, Commit(times=Times(0.0)))
        async with serving(tmp_path) as here:
            await soon(lambda: names[2] in here.tables)
            await asyncio.sleep(0.3)
            assert list(here.tables) == [names[2]]

    asyncio.run(live())


def test_an_answer_in_the_log_is_known_again_without_a_row_of_its_own(tmp_path: Path) -> None:
    async def live() -> None:
        (name,) = await stored(tmp_path, waiting())
        async with serving(tmp_path) as here:
            one = await here.table(name)
            (seat,), at = one.position.asked(), one.position.seq
            answer = Answer(seat, [int(one.position.state.redact(seat).legal(seat)[0])], "mine")
            ack = await one.step(partial(one.submit, answer, at))
            assert ack.seq == at + 1
            assert await here.store.acks(name) == []
        async with serving(tmp_path) as here:
            one = await here.table(name)
            assert await one.step(partial(one.submit, answer, at)) == ack
            assert one.position.seq == ack.seq

    asyncio.run(live())


@pytest.mark.usefixtures("hasty")
def test_tables_that_wait_for_somebody_leave_the_memory_with_bots_and_clocks_or_without(tmp_path: Path) -> None:
    async def live() -> None:
        kinds = [waiting(), waiting("ppb"), waiting(seconds=50), waiting(seconds=7200)]
        names = await stored(tmp_path, *kinds)
        async with serving(tmp_path) as here:
            for name in names:
                await here.table(name)
                # Somebody has just moved.
                one = here.tables[name]
                await one.step(partial(play_on, one))
                assert (await times_of(here, name)).due == 0.0
            await soon(lambda: not here.tables)
            found = [await times_of(here, name) for name in names]
            assert found[:2] == [Times(), Times()]
            now = here.clock.now()
            for times, seconds, reminder in ((found[2], 50, 0), (found[3], 7200, 1800)):
                assert times.deadline is not None
                assert seconds - 10 < times.deadline - now <= seconds
                assert times.due == pytest.approx(times.deadline - reminder, abs=0.5)

    asyncio.run(live())


async def play_on(one: table.Table) -> None:
    """Answer for persons until only persons are asked, as bots would have."""
    rng, before = Rng(1), one.position.seq
    while one.position.seq == before or any(one.head.seats[seat].player for seat in one.position.asked()):
        at = one.position.seq
        for seat in one.position.asked():
            await one.submit(Answer(seat, random_row(one.position, seat, rng), f"x{at}"), at)
        await one.open_group(at)


@pytest.mark.usefixtures("hasty")
def test_whose_time_is_up_is_found_though_nobody_comes(tmp_path: Path) -> None:
    async def live() -> None:
        (name,) = await stored(tmp_path, waiting(seconds=1))
        async with serving(tmp_path) as here:
            assert name not in here.tables

            async def replaced() -> bool:
                found = await here.store.load(name)
                return found is not None and any(seat.stand_in for seat in decode_head(found.head).seats)

            await soon(replaced)
            assert here.clock.now() >= 1.0

    asyncio.run(live())


def test_no_clock_runs_while_no_server_does_and_a_crash_gives_no_more_than_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        (name,) = await stored(tmp_path, waiting(seconds=100))
        async with serving(tmp_path) as here:
            here.clock.set(30.0)
            await here._save_clock()
            await here.table(name)
            assert here.drivers[name].left() == pytest.approx(70.0, abs=1.0)
        async with serving(tmp_path) as here:
            await here.table(name)
            assert here.drivers[name].left() == pytest.approx(70.0, abs=1.0)
            # The next question is asked, and the clock not saved any more.
            here.clock.set(90.0)
            await here.tables[name].step(lambda: play_on(here.tables[name]))
            assert (await times_of(here, name)).deadline == pytest.approx(190.0, abs=1.0)
        async with serving(tmp_path) as here:
            await here.table(name)
            assert here.clock.now() == pytest.approx(30.0, abs=1.0)
            assert here.drivers[name].left() == pytest.approx(100.0, abs=1.0)

    asyncio.run(live())


def test_the_clock_counts_a_standstill_for_a_moment_and_never_goes_back() -> None:
    now = 0.0
    one = clock.ServiceClock(lambda: now)
    one.set(10.0)
    now = 1.5
    assert one.now() == 11.5
    assert one.tick() == 11.5
    now = 100.0
    assert one.now() == one.tick() == 11.5 + clock.LONGEST_TICK
    one.set(3.0)
    now = 90.0
    assert one.now() == 11.5 + clock.LONGEST_TICK


def test_a_sealed_group_that_is_complete_is_opened_after_a_crash_though_nobody_comes(tmp_path: Path) -> None:
    async def live() -> None:
        (name,) = await stored(tmp_path, sealed_stock())
        async with serving(tmp_path, pace=60.0) as here:
            one = await here.table(name)
            at, asked = one.position.seq, one.position.asked()
            assert len(asked) > 1
            for seat in asked:
                # An answer that is not the last makes no difference to what is taken up: it is a secret.
                assert (await times_of(here, name)).due is None
                answer = Answer(seat, random_row(one.position, seat, Rng(2)), "x")
                await one.step(partial(one.submit, answer, at))
            assert (await times_of(here, name)).due == 0.0
        async with serving(tmp_path) as here:

            async def opened() -> bool:
                return len(await here.store.log(name)) > at

            await soon(opened)

    asyncio.run(live())


def sealed_stock() -> Stock:
    for moves in range(3, 60):
        one = in_play("heimlich", "ppp", SECRET, moves, TOKEN, Rng(3))
        if len(one.asked) > 1:
            return one
    raise AssertionError("nobody is asked together")


def test_no_time_passes_at_a_closed_table(tmp_path: Path) -> None:
    async def live() -> None:
        (name,) = await stored(tmp_path, waiting(seconds=100))
        async with serving(tmp_path) as here:
            here.clock.set(40.0)
            await here._save_clock()
            await here.desk.close_table(acts.CloseTable(name, "for a while"), "somebody")
            assert await times_of(here, name) == Times()
            here.clock.set(400.0)
            await here._save_clock()
            await here.desk.reopen_table(acts.ReopenTable(name), "somebody")
            assert await times_of(here, name) == Times(0.0, UNKNOWN)
            await here.table(name)
            assert here.drivers[name].left() == pytest.approx(60.0, abs=1.0)

    asyncio.run(live())


@pytest.mark.usefixtures("hasty")
def test_what_people_know_is_noted_when_a_table_leaves_the_memory(tmp_path: Path) -> None:
    """Else somebody without any channel, or who has looked, would count as untold for ever."""

    async def live() -> None:
        kind = waiting()
        kind.head.seats[kind.asked[0]].webhook = ""
        (name,) = await stored(tmp_path, kind)
        async with serving(tmp_path) as here:
            await here.table(name)
            one = here.tables[name]
            await one.step(lambda: seating.come_back(one, 0))
            at = one.position.seq
            (asked,) = one.position.asked()
            await soon(lambda: name not in here.tables)
            found = await here.store.load(name)
            assert found is not None
            assert decode_head(found.head).seats[asked].called_at == at

    asyncio.run(live())


def test_games_of_an_earlier_schema_keep_what_is_left_of_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the head said how much was spent, and every game was taken up at the start."""
    path = tmp_path / "t.db"

    async def live() -> None:
        slow, quick = await stored(tmp_path, waiting(), waiting(seconds=100))
        with sqlite3.connect(path) as connection:
            text = connection.execute("SELECT head FROM tables WHERE id = ?", (quick,)).fetchone()[0]
            head = decode_head(text)
            head.spent = 35.0
            connection.execute("UPDATE tables SET head = ? WHERE id = ?", (encode(head), quick))
            connection.execute("DROP INDEX tables_by_due")
            for column in ("due", "deadline", "leader"):
                connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
            connection.execute("DROP TABLE service_clock")
            connection.execute("DROP INDEX tables_in_the_list")
            before = next(number for number, step in enumerate(MIGRATIONS) if any("leader" in sql for sql in step))
            connection.execute(f"PRAGMA user_version = {before}")
        connection.close()
        async with serving(tmp_path) as here:
            # Once, each is taken up by itself.
            await soon(lambda: {slow, quick} <= set(here.tables))
            assert here.drivers[quick].left() == pytest.approx(65.0, abs=2.0)
            assert here.drivers[slow].left() is None
            assert await times_of(here, slow) == Times(0.0, UNKNOWN)
            monkeypatch.setattr(driver, "STILL", 0.0)
            monkeypatch.setattr(table, "WATCHED", 0.0)
            for one in list(here.drivers.values()):
                await soon(partial(getattr, one, "is_still"))
                await here._evict(one)
            assert await times_of(here, slow) == Times()
            found = await times_of(here, quick)
            assert found.due == found.deadline == pytest.approx(65.0, abs=3.0)

    asyncio.run(live())


def test_a_table_that_cannot_be_opened_is_not_tried_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house, "TICK", 0.02)
    monkeypatch.setattr(house, "COUNT_TABLES", 0.0)

    async def live() -> None:
        (name,) = await stored(tmp_path, waiting())
        async with serving(tmp_path) as here:
            await here.store.write(name, 1, Commit(head="{}", times=Times(0.0)))
        async with serving(tmp_path) as here:
            await soon(lambda: "cannot be opened" in caplog.text)
            await asyncio.sleep(0.3)
            assert caplog.text.count("cannot be opened") == 1
            assert not here.tables

    asyncio.run(live())
