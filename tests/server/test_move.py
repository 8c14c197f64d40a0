"""`safehouse move`: everything arrives, a loss is caught, a move that breaks off leaves both sides as they were."""

import asyncio
import hashlib
import itertools
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from safehouse.bench.cluster import Cluster
from safehouse.core.game import SPECTATOR
from safehouse.core.rng import Rng
from safehouse.server.house import House
from safehouse.server.settings import Settings
from safehouse.server.store import base, moving, open_store
from tests.server.client import running
from tests.server.postgres import execute
from tests.server.test_earlier_data import TABLES, check_end, copied, play_on, seen
from tests.server.test_replay import get

NUMBERS = itertools.count(1)


@pytest.fixture
def target(cluster: Cluster) -> str:
    """The address of a database of its own: who uses one is asked of the database as a whole."""
    name = f"moved{next(NUMBERS)}"
    asyncio.run(execute(cluster.address, f"CREATE DATABASE {name}"))
    return cluster.address.replace("/postgres?", f"/{name}?")


def moved(source: str, target: str) -> list[moving.Moved]:
    return asyncio.run(moving.move(source, target, lambda _: lambda _: None))


def rows_of(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a database, by table."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        async with moving.opened(address, "source") as end:
            return {
                table: sorted([row async for page in end.rows(table, columns) for row in page], key=repr)
                for table, columns in (await end.tables()).items()
            }

    return asyncio.run(read())


def count(address: str) -> int:
    return sum(map(len, rows_of(address).values()))


def run_command(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "safehouse", *words], capture_output=True, text=True, timeout=120, check=False
    )


def test_games_in_every_phase_are_moved_and_played_on(tmp_path: Path, target: str) -> None:
    """What the server of an earlier commit wrote: its tokens open the same seats, and every game goes on."""
    source = copied(tmp_path)
    before = hashlib.sha256(source.read_bytes()).hexdigest()
    done = run_command("move", f"sqlite:{source}", target)
    assert done.returncode == 0, done.stderr
    assert hashlib.sha256(source.read_bytes()).hexdigest() == before, "the source is only read"
    assert "nothing was lost" in done.stdout
    with closing(sqlite3.connect(source)) as connection:
        for table in ("tables", "log", "sealed", "acks", "snapshots", "chat", "notes", "records"):
            (rows,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
            assert f"{table:<16} {rows:>10,}  " in done.stdout
            assert rows > 0, f"the fixture must hold {table}"
    with running(target, retention_days=0) as server:
        for told in TABLES:
            path, token = f"/api/tables/{told['table']}", told["token"]
            for observer, state in told["states"].items():
                if int(observer) >= 0 and told["info"]["seats"][int(observer)]["kind"] == "bot":
                    continue
                seat = "" if int(observer) == SPECTATOR else f"&seat={observer}"
                shown = get(server, f"{path}/state?words=true{seat}", token if seat else "")
                assert seen(shown, told, int(observer)) == state, told["name"]

    async def live() -> None:
        house = House(Settings(database=target, workers=1, pace=0.0, retention_days=0))
        await house.open()
        try:
            chosen = [told for told in TABLES if told["end"]][::7]
            await asyncio.gather(*[play(house, told) for told in chosen])
        finally:
            await house.close()

    async def play(house: House, told: dict[str, Any]) -> None:
        table = await house.table(told["table"])
        await play_on(table)
        await check_end(table, told)

    asyncio.run(live())


def test_there_and_back(tmp_path: Path, target: str) -> None:
    source = f"sqlite:{copied(tmp_path)}"
    there = moved(source, target)
    back = moved(target, f"sqlite:{tmp_path}/back.db")
    assert [(one.name, one.source) for one in there] == [(one.name, one.target) for one in back]
    assert rows_of(source) == rows_of(target) == rows_of(f"sqlite:{tmp_path}/back.db")


def test_a_new_table_or_column_is_moved_too(tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another commit adds to the schema is found there."""
    later = ("CREATE TABLE later (id TEXT PRIMARY KEY, body TEXT NOT NULL)", "ALTER TABLE chat ADD COLUMN more BIGINT")
    more = (*base.MIGRATIONS, later)
    for module in ("base", "sqlite", "postgres", "moving"):
        monkeypatch.setattr(f"safehouse.server.store.{module}.MIGRATIONS", more)
    source = f"sqlite:{copied(tmp_path)}"
    asyncio.run(moving.prepare(source))
    with closing(sqlite3.connect(source.removeprefix("sqlite:"))) as connection, connection:
        connection.execute("INSERT INTO later VALUES ('x', 'y')")
        connection.execute("UPDATE chat SET more = 7")
    moved(source, target)
    assert rows_of(target)["later"] == [("y", "x")]
    assert rows_of(source) == rows_of(target)


def drop_a_row(rows: list[Any]) -> list[Any]:
    return rows[1:]


def spoil_a_row(rows: list[Any]) -> list[Any]:
    row = list(rows[0])
    place = next(place for place, value in enumerate(row) if isinstance(value, str))
    row[place] += " "
    return [tuple(row), *rows[1:]]


def swap_two_values(rows: list[Any]) -> list[Any]:
    """Nothing more and nothing less, but in the wrong rows."""
    one, other = list(rows[0]), list(rows[1])
    place = next(place for place, value in enumerate(one) if isinstance(value, str) and value != other[place])
    one[place], other[place] = other[place], one[place]
    return [tuple(one), tuple(other), *rows[2:]]


@pytest.mark.parametrize("fault", [drop_a_row, spoil_a_row, swap_two_values])
@pytest.mark.parametrize("table", ["log", "records", "tables"])
def test_a_loss_on_the_way_is_caught(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch, fault: Any, table: str
) -> None:
    right = moving.PostgresEnd.put

    async def put(end: moving.PostgresEnd, name: str, columns: Any, rows: list[Any]) -> None:
        await right(end, name, columns, fault(rows) if name == table else rows)

    monkeypatch.setattr(moving.PostgresEnd, "put", put)
    with pytest.raises(moving.NotMoved, match=f"{table} is not the same on both sides"):
        moved(f"sqlite:{copied(tmp_path)}", target)
    assert count(target) == 0


def test_a_move_that_breaks_off_leaves_the_target_empty(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = copied(tmp_path)
    before = hashlib.sha256(source.read_bytes()).hexdigest()
    right = moving.PostgresEnd.rows

    async def rows(end: moving.PostgresEnd, table: str, columns: Any) -> AsyncIterator[list[Any]]:
        if table == "tables":
            end.connection.terminate()  # the line is lost
        async for page in right(end, table, columns):
            yield page

    with monkeypatch.context() as patch:
        patch.setattr(moving.PostgresEnd, "rows", rows)
        with pytest.raises(moving.NotMoved, match="the move failed"):
            moved(f"sqlite:{source}", target)
    assert count(target) == 0
    assert hashlib.sha256(source.read_bytes()).hexdigest() == before
    assert moved(f"sqlite:{source}", target), "it can be done again"


WRITES_LOG = (
    "SELECT count(*) FROM pg_locks JOIN pg_class ON oid = relation WHERE relname = 'log' AND mode = 'RowExclusiveLock'"
)


def test_a_move_that_is_killed_leaves_both_as_they_were(tmp_path: Path, target: str) -> None:
    source = copied(tmp_path)
    with closing(sqlite3.connect(source)) as connection, connection:
        more = "SELECT table_id || value, seq, body FROM log, (SELECT seq AS value FROM log GROUP BY seq LIMIT 60)"
        connection.execute(f"INSERT INTO log (table_id, seq, body) {more}")
    before = hashlib.sha256(source.read_bytes()).hexdigest()
    with subprocess.Popen([sys.executable, "-m", "safehouse", "move", f"sqlite:{source}", target]) as process:
        while asyncio.run(execute(target, WRITES_LOG)) == [(0,)]:
            assert process.poll() is None, "it is done before it could be killed"
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert count(target) == 0
    assert hashlib.sha256(source.read_bytes()).hexdigest() == before


def test_a_file_that_is_the_target_stays_empty_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = moving.SqliteEnd.put

    async def put(end: moving.SqliteEnd, name: str, columns: Any, rows: list[Any]) -> None:
        await right(end, name, columns, rows[1:] if name == "notes" else rows)

    with monkeypatch.context() as patch:
        patch.setattr(moving.SqliteEnd, "put", put)
        with pytest.raises(moving.NotMoved, match="notes"):
            moved(f"sqlite:{copied(tmp_path)}", f"sqlite:{tmp_path}/other.db")
    assert count(f"sqlite:{tmp_path}/other.db") == 0


def test_what_a_server_uses_is_not_moved(tmp_path: Path, target: str) -> None:
    source = f"sqlite:{copied(tmp_path)}"
    with running(source, retention_days=0):
        done = run_command("move", source, target)
        assert (done.returncode, done.stdout) == (2, "")
        assert "a server is using this file; stop it first" in done.stderr
    with running(target):
        for words in ([source, target], [target, f"sqlite:{tmp_path}/other.db"]):
            done = run_command("move", *words)
            assert (done.returncode, done.stdout) == (2, "")
            assert "a server is using the" in done.stderr
    assert moved(source, target)


def test_a_target_that_is_not_empty_is_refused(tmp_path: Path, target: str) -> None:
    source = f"sqlite:{copied(tmp_path)}"

    async def fill() -> None:
        store = open_store(target)
        await store.open()
        await store.put_record("r" * 16, "something")
        await store.close()

    asyncio.run(fill())
    done = run_command("move", source, target)
    assert (done.returncode, done.stdout) == (2, "")
    assert "the target is not empty: records has rows" in done.stderr
    assert count(target) == 1


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("sqlite:nowhere.db", "there is no database"),
        ("tables.db", "write a database as sqlite:PATH or postgresql://…"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "cannot be used"),
    ],
)
def test_what_cannot_be_moved_is_said_in_a_sentence(tmp_path: Path, source: str, told: str) -> None:
    done = run_command("move", source, f"sqlite:{tmp_path}/new.db")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert told in done.stderr
    assert "secret" not in done.stderr
    assert not (tmp_path / "new.db").exists()


def test_a_sum_of_hashes_needs_no_order() -> None:
    rng = Rng(1)
    rows = [(number, f"text {rng.below(100)}", None, 1.5) for number in range(50)]
    one, other = moving.Tally(), moving.Tally()
    for row in rows:
        one.add(row)
    for row in reversed(rows):
        other.add(row)
    assert one == other
    other.add(rows[0])
    assert one.digest != other.digest
