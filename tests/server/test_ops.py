"""What an operator relies on: a stop that loses nothing, figures, logs without secrets, copies, tidying up."""

import asyncio
import io
import itertools
import json
import logging
import os
import re
import signal
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from safehouse.cli import main
from safehouse.cli.backup import copy
from safehouse.core.errors import SafehouseError
from safehouse.server import house as house_module
from safehouse.server import logs, metrics, wire
from safehouse.server.house import House
from safehouse.server.settings import BadSetting, Settings, read_settings
from safehouse.server.store import Commit
from safehouse.server.store.base import OF_A_TABLE
from tests.server.client import Player, Running
from tests.server.heard import Heard
from tests.server.test_table import all_in, latest, seats_of, take_turn, whole_row


def children(server: Running) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def query(server: Running, sql: str, *values: object) -> list[Any]:
    path = server.database.removeprefix("sqlite:")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute(sql, values).fetchall()


# --- Stopping ---------------------------------------------------------------------------------------------------


def test_a_stop_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    async def play() -> None:
        server = Heard(tmp_path)
        server.start()
        assert server.process is not None
        table, tokens = seats_of(server, "heimlich", 3, clock=600)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            spectator = await stack.enter_async_context(Player(server, table))
            acks = [await take_turn(players) for _ in range(5)]
            # The last move is sent together with the signal.
            (seat,) = latest(players[0])["decision"]["seats"]
            at, row = await whole_row(players[seat])
            workers = children(server)
            await players[seat].act(at, row)
            server.process.terminate()
            for player in [*players, spectator]:
                assert (await player.until("bye"))["code"] == "closing"
            acks += [message for message in players[seat].messages if message["type"] == "ack" and message["at"] == at]
            assert await asyncio.to_thread(server.process.wait, 15) == 0
        assert workers
        assert not any(is_alive(pid) for pid in workers)
        stored = {seq for (seq,) in query(server, "SELECT seq FROM log WHERE table_id = ?", table)}
        assert stored == set(range(1, len(stored) + 1))
        assert {ack["seq"] for ack in acks} <= stored
        server.start()
        assert server.get(f"/api/tables/{table}/state")[1]["seq"] == len(stored)
        # Clocks go on from where they were. Ctrl-C is as good as SIGTERM.
        left = 600.0
        while left > 599.0:
            await asyncio.sleep(0.1)
            async with Player(server, table, tokens[0]) as player:
                left = (await player.until("welcome"))["left"]
        server.process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(server.process.wait, 15) == 0
        assert server.logged.read_text() == ""
        server.start()
        async with Player(server, table, tokens[0]) as player:
            assert (await player.until("welcome"))["left"] <= left
        server.kill()

    asyncio.run(play())


def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    async def play() -> None:
        # Nobody hears the goodbye of a server that waits for a minute until it is heard.
        server = Heard(tmp_path, "from safehouse.server import house; house.GOODBYE_SECONDS = 1200.0")
        server.start()
        assert server.process is not None
        workers = children(server)
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            server.process.terminate()
            await players[0].until("bye")
            server.process.terminate()
            assert await asyncio.to_thread(server.process.wait, 15) == 128 + signal.SIGTERM
        # They were killed just before it ended; a busy kernel needs a moment for that.
        for _ in range(100):
            if not any(is_alive(pid) for pid in workers):
                break
            await asyncio.sleep(0.05)
        assert not any(is_alive(pid) for pid in workers)

    asyncio.run(play())


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is only not yet buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_start_is_a_few_friendly_lines_and_its_failure_one_sentence(tmp_path: Path) -> None:
    server = Heard(tmp_path, log="info", metrics="no")
    server.start()
    said = server.said.read_text().splitlines()
    assert said[0] == f"Safehouse is at {server.url.replace('127.0.0.1', 'localhost')}"
    assert 2 <= len(said) <= 3
    assert server.logged.read_text() == ""
    # What is switched off is not there.
    status, problem = server.get("/metrics")
    assert (status, problem["type"]) == (404, "problem")
    second = Heard(tmp_path)
    second.start(wait=False)
    assert second.process is not None
    assert second.process.wait(20) == 2
    (sentence,) = second.logged.read_text().splitlines()
    assert "another server is using this file" in sentence
    assert server.stop() == 0


# --- Figures ----------------------------------------------------------------------------------------------------


def figures(server: Running) -> dict[str, float]:
    lines = server.get("/metrics")[1].splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_the_figures_say_what_happened_and_name_nobody(server: Running) -> None:
    async def play() -> None:
        before = figures(server)
        table, tokens = seats_of(server, "heimlich", 3)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await stack.enter_async_context(Player(server, table))
            for _ in range(4):
                await take_turn(players)
            await players[0].say(type="act", id="late", at=1, row=[0])
            await players[0].until("problem")
            await players[0].say(type="ping")
            await players[0].until("pong")
            after = figures(server)
            page = server.get("/metrics")[1]
        grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
        assert grown['safehouse_moves_total{by="person"}'] == 4
        assert grown["safehouse_ack_seconds_count"] == 4
        # The deal and four moves.
        assert grown["safehouse_commit_seconds_count"] == 5
        assert grown['safehouse_refusals_total{code="stale"}'] == 1
        assert grown['safehouse_tables{status="playing"}'] == 1
        assert grown['safehouse_sockets{who="player"}'] == 3
        assert grown['safehouse_sockets{who="spectator"}'] == 1
        assert after["safehouse_ready"] == 1
        assert not any(secret in page for secret in (table, *tokens, "Guest"))
        labels = set(re.findall(r"(\w+)=\"", page))
        assert labels <= {"by", "le", "code", "status", "who", "where", "outcome"}

    asyncio.run(play())


def test_failures_of_bots_and_of_the_storage_are_counted(tmp_path: Path) -> None:
    server = Heard(tmp_path, bot_seconds=0, log="warning")
    server.start()
    server.create("heimlich", "bb", own=0)
    while not figures(server)["safehouse_bot_failures_total"]:
        time.sleep(0.05)
    line = json.loads(server.logged.read_text().splitlines()[0])
    assert line["message"] == "a bot failed"
    assert line["reason"]
    server.stop()


def test_only_what_succeeds_is_timed() -> None:
    before = metrics.ACKS._sum
    with pytest.raises(ValueError, match="no"), metrics.timed(metrics.ACKS):
        raise ValueError("no")
    assert metrics.ACKS._sum == before


# --- Logs -------------------------------------------------------------------------------------------------------


def logged(record: Any, **more: Any) -> dict[str, Any]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logger = logging.Logger(record)  # noqa: LOG001
    logger.addHandler(handler)
    logger.error(*more.pop("args"), **more)
    return dict(json.loads(stream.getvalue()))


def test_a_line_holds_what_is_allowed_and_nothing_else() -> None:
    line = logged("safehouse.x", args=("it failed",), extra={"table": "abcdefghijklmnop", "seat": 2, "token": "CANARY"})
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "error", "logger": "safehouse.x", "message": "it failed", "table": "abcdef", "seat": 2}


def test_what_libraries_fill_in_is_left_out() -> None:
    assert logged("uvicorn.error", args=("%s - %s", "CANARY", "x"))["message"] == "%s - %s"
    line = logged("asyncio", args=("Task exception was never retrieved\nfuture: <Task KeyError('CANARY')>",))
    assert line["message"] == "Task exception was never retrieved"
    assert logged("any", args=(ValueError("CANARY"),))["message"] == "ValueError"
    assert len(logged("any", args=("x" * 5000,), extra={"reason": "y\n" * 5000})["reason"]) <= logs.MAX_TEXT


def test_an_error_is_logged_by_its_kind_and_place_not_by_what_it_says() -> None:
    try:
        try:
            raise KeyError("CANARY")
        except KeyError as error:
            raise RuntimeError("CANARY") from error
    except RuntimeError:
        line = logged("safehouse.x", args=("it failed",), exc_info=True)
    assert line["error"]["kind"] == "RuntimeError"
    assert line["error"]["cause"]["kind"] == "KeyError"
    assert "test_ops.py" in line["error"]["places"][0]
    assert "CANARY" not in json.dumps(line)


def test_a_terminal_gets_words() -> None:
    record = logging.LogRecord("safehouse.x", logging.WARNING, "", 0, "a bot failed", (), None)
    record.table, record.reason = "abcdefghijklmnop", "its process died"
    assert logs.Words().format(record) == "warning: a bot failed (table abcdef, reason its process died)"


def test_libraries_stay_quiet_at_any_level(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    ours, before = logging.getLogger("safehouse"), root.level
    try:
        stream = io.StringIO()
        logs.set_up("debug", stream)
        logging.getLogger("uvicorn.error").info("CANARY")
        logging.getLogger("safehouse.x").debug("heard")
        assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()] == ["heard"]
    finally:
        root.setLevel(before)
        ours.setLevel(logging.NOTSET)


# Errors of the worst kind: raised in the middle of things, with all they know in their text.
CLUMSY = """
from safehouse.server import commands, api, driver, wire
async def fail(caller, command, reply):
    raise RuntimeError(repr((caller.key, caller.table.head, caller.table.sealed, command)))
commands.HANDLERS[wire.Why] = fail
ring = driver.Driver._ring
async def clumsy(self):
    told = await ring(self)
    if self.table.sealed and not hasattr(self, "failed"):
        self.failed = True
        raise RuntimeError(repr((self.table.head, self.table.sealed)))
    return told
driver.Driver._ring = clumsy
"""


# There must be something to log: errors with everything in them, and notifications that fail.
WORTH_A_LINE = {"a request failed", "the next step of a table failed", "a notification was not sent"}


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines(keepends=True) if line.endswith("\n")]


def test_no_secret_is_in_any_log(tmp_path: Path) -> None:
    canaries = {
        "name": "CanaryName", "nonce": "canary-nonce", "webhook": "http://127.0.0.1:9/canary-hook?canary=1",
    }  # fmt: skip

    async def play() -> list[str]:
        server = Heard(tmp_path, CLUMSY, log="debug")
        server.start()
        assert server.process is not None
        host = {name: canary for name, canary in canaries.items() if name != "nonce"}
        seated = server.create("heimlich", "pppb", own=1, options={"mode": "top_secret"}, **host)
        table, tokens = seated["table"], [seated["token"]]
        given = {"type": "nonce", "commitment": seated["info"]["commitment"], "nonce": canaries["nonce"]}
        assert server.post(f"/api/tables/{table}/do", given, tokens[0])[0] == 200
        tokens += [server.post(f"/api/tables/{table}/join", canaries)[1]["token"] for _ in range(2)]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(server, table, token)) for token in tokens]
            await players[0].say(type="say", text="canary-chat")
            await players[0].say(type="note", text="canary-note")
            await players[0].until("said")
            # Unreadable messages, foreign tokens, wrong paths, with secrets in every place where one can be put.
            await players[1].say(type="canary-type", token=tokens[1])
            await players[1].until("problem")
            stranger = await stack.enter_async_context(Player(server, table, "canary-token"))
            await stranger.until("problem")
            server.get(f"/canary-path?token={tokens[0]}")
            server.get(f"/api/tables/{table}/state?seat=canary-query", tokens[0])
            server.post(f"/api/tables/{table}/act", {"canary-field": 1}, tokens[0])
            while not any(message["type"] in ("entry", "snapshot") for message in players[0].messages):
                await players[0].hear()
        deadline = time.monotonic() + 30
        for turn in itertools.count():
            if {line["message"] for line in lines_of(server.logged)} >= WORTH_A_LINE:
                break
            assert time.monotonic() < deadline
            state = server.get(f"/api/tables/{table}/state", tokens[0])[1]
            for seat in [seat for seat in state["decision"]["seats"] if seat < 3]:
                mine = server.get(f"/api/tables/{table}/state", tokens[seat])[1]
                if options := mine["decision"]["options"]:
                    act = {"id": f"canary-{turn}", "at": mine["seq"], "row": [options[-1]]}
                    server.post(f"/api/tables/{table}/act", act, tokens[seat])
                    why = {"type": "why", "at": mine["seq"], "row": [], "action": 1}
                    assert server.post(f"/api/tables/{table}/do", why, tokens[seat])[0] == 500
            await asyncio.sleep(0.01)
        for pid in children(server):
            os.kill(pid, signal.SIGKILL)
        ((head,),) = query(server, "SELECT head FROM tables WHERE id = ?", table)
        server.stop()
        stored = json.loads(head)
        return [table, *tokens, stored["seed"], stored["commitment"], stored["host"], stored["seats"][0]["key"]]

    secrets = [*asyncio.run(play()), "canary", "CanaryName"]
    heard = [path.read_text() for path in tmp_path.glob("std*.txt")]
    assert len(heard) == 2
    for text in heard:
        assert not any(secret in text for secret in secrets), text[:3000]
    allowed = {"time", "level", "logger", "message", "error", *logs.FIELDS}
    (logged,) = tmp_path.glob("stderr*.txt")
    assert all(set(line) <= allowed for line in lines_of(logged))


# --- Copies -----------------------------------------------------------------------------------------------------


def test_a_copy_is_taken_while_tables_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Heard(tmp_path)
    server.start()
    tables = [server.create("heimlich", "bbb", own=0)["table"] for _ in range(4)]
    target = tmp_path / "copies"
    target.mkdir()
    sizes = []
    for number in range(3):
        file = target / f"{number}.db"
        assert main(["backup", str(file), "--database", server.database]) == 0
        assert "4 tables" in capsys.readouterr().out
        sizes.append(check_copy(file, tables))
    assert server.process is not None
    assert server.process.poll() is None
    # Whole or not at all, never over something, and nothing beside it.
    before = (target / "0.db").read_bytes()
    assert main(["backup", str(target / "0.db"), "--database", server.database]) == 2
    assert (target / "0.db").read_bytes() == before
    assert sorted(path.name for path in target.iterdir()) == ["0.db", "1.db", "2.db"]
    assert (target / "0.db").stat().st_mode & 0o777 == 0o600
    while server.get(f"/api/tables/{tables[0]}")[1]["status"] != "over":
        time.sleep(0.05)
    assert server.stop() == 0
    # A copy is a database: the games in it go on.
    again = Running(f"sqlite:{target / '0.db'}")
    again.start()
    while any(again.get(f"/api/tables/{table}")[1]["status"] != "over" for table in tables):
        time.sleep(0.05)
    assert again.stop() == 0
    assert sizes == sorted(sizes)


def check_copy(file: Path, tables: list[str]) -> int:
    """Check that every table of a copy is at one moment of its life. Return how many entries there are."""
    total = 0
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        for table in tables:
            rows = connection.execute("SELECT seq FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
            assert [seq for (seq,) in rows] == list(range(1, len(rows) + 1))
            shots = connection.execute("SELECT seq FROM snapshots WHERE table_id = ?", (table,)).fetchall()
            assert [seq for (seq,) in shots] == ([len(rows)] if rows else [])
            total += len(rows)
    return total


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.db"
    with pytest.raises(SafehouseError, match="no database"):
        copy(nothing, tmp_path / "copy.db")
    nothing.write_bytes(b"this is no database at all" * 100)
    with pytest.raises(SafehouseError, match="cannot be copied"):
        copy(nothing, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE x (y)")
    with pytest.raises(SafehouseError, match="not a Safehouse database"):
        copy(tmp_path / "other.db", tmp_path / "copy.db")
    with pytest.raises(SafehouseError, match="cannot be copied"):
        copy(tmp_path / "other.db", tmp_path / "missing" / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["nothing.db", "other.db"]


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://keeper:CANARY@db.example:5433/safehouse", "postgresql://keeper@db.example:5433/safehouse"),
        (
            "postgresql://keeper@/safehouse?host=/run/postgresql&password=CANARY",
            "'postgresql://keeper@/safehouse?host=/run/postgresql'",
        ),
        ("postgres:///safehouse", "postgres:///safehouse"),
    ],
)
def test_postgresql_is_told_how_to_copy_itself(capsys: pytest.CaptureFixture[str], address: str, shown: str) -> None:
    assert main(["backup", "copy.dump", "--database", address]) == 2
    said = capsys.readouterr().err
    assert f"umask 077 && pg_dump --format=custom --file=copy.dump {shown} (" in said
    assert "CANARY" not in said


# --- Tidying up -------------------------------------------------------------------------------------------------


DAY = 86400.0


async def three(house: House) -> list[str]:
    """Open a table that is played, one that waits for somebody, and one whose game is over."""
    wishes = [wire.NewTable("heimlich", [wire.SeatWish(), wire.SeatWish()], own=own) for own in (2, 1, 1)]
    played, waiting, over = [(await house.create(wish, "somebody")).table for wish in wishes]
    while (await house.table(played)).position.seq == 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await house.store.write(over, 0, Commit(status="over", note=(0, "x"), record="kept"))
    return [played, waiting, over]


def test_what_nobody_has_touched_for_long_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "PURGE", 0.02)
    database = f"sqlite:{tmp_path / 'tables.db'}"

    async def live() -> None:
        house = House(Settings(database=database, retention_days=30, workers=1, pace=0.0, nonce_wait=0.0))
        await house.open()
        try:
            fresh, old = [await three(house) for _ in range(2)]
            for name in ("fresh", "old"):
                await house.store.put_record(name, "a record")
            aged = "UPDATE tables SET touched = touched - ? WHERE id = ?"
            await house.store.transact("", None, [(aged, (31 * DAY, name)) for name in old])
            # The record of a table is kept as long as the table, and one that was brought for its own time.
            aged = "UPDATE records SET created = created - ? WHERE id IN (?, ?)"
            await house.store.transact("", None, [(aged, (31 * DAY, "old", fresh[2]))])
            deadline = time.monotonic() + 10
            while await house.store.load(old[0]) is not None or await house.store.record("old") is not None:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            for name in fresh:
                assert await house.store.load(name) is not None
            assert await house.store.record("fresh") == "a record"
            assert await house.store.record(fresh[2]) == "kept"
            for name in old:
                assert await house.store.load(name) is None
                assert name not in house.tables
                assert await house.store.record(name) is None
                for part in OF_A_TABLE:
                    assert await house.store.read(f"SELECT 1 FROM {part} WHERE table_id = ?", name) == []  # noqa: S608
        finally:
            await house.close()

    asyncio.run(live())


# --- Settings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "many"), ("PORT", "-1"), ("PACE", "slow"), ("METRICS", "perhaps"), ("LOG", "loud"), ("WORKERS", "1.5")],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"SAFEHOUSE_{name} must be"):
        read_settings({f"SAFEHOUSE_{name}": value})


def test_what_is_given_goes_before_the_environment_and_that_before_the_default() -> None:
    environment = {
        "SAFEHOUSE_PORT": "9000",
        "SAFEHOUSE_HOST": "::",
        "SAFEHOUSE_METRICS": "no",
        "SAFEHOUSE_LOG": "",
    }
    settings = read_settings(environment, port=9001, host=None)
    assert (settings.port, settings.host, settings.metrics, settings.log) == (9001, "::", "no", "info")
