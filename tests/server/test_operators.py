"""What an operator is told: figures that give no secret away, and the truth about a store that fails."""

import asyncio
import json
import os
import re
import resource
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Running
from tests.server.heard import Heard
from tests.server.test_edge import GET, speak
from tests.server.test_table import all_in, latest, seats_of, whole_row

THROUGH_A_PROXY = GET.format("/metrics", "X-Forwarded-For: 203.0.113.9\r\n")
# What depends on the machine and the moment, whatever anybody does.
OF_THE_PROCESS = re.compile(r"^(# |process_)")


def figures(server: Running) -> list[str]:
    return [line for line in server.get("/metrics")[1].splitlines() if not OF_THE_PROCESS.match(line)]


async def sealing(server: Running, stack: AsyncExitStack) -> tuple[list[Any], Any, int, list[int]]:
    """A table of Suitcase where everybody packs: who sits there, one of them, the question and an answer to it."""
    table, tokens = seats_of(server, "suitcase", 2)
    players = await all_in(stack, server, table, tokens)
    assert latest(players[0])["decision"]["sealed"]
    at, row = await whole_row(players[0])
    return players, players[0], at, row


@pytest.mark.parametrize("secret", ["seal", "change", "retract", "orders", "note", "mute", "report_abuse"])
def test_no_figure_moves_with_a_secret(secret: str, server: Running) -> None:
    """Review of the server, finding 7: the number of moves rose when somebody sealed, commits when somebody noted."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            _, anna, at, row = await sealing(server, stack)
            if secret in ("change", "retract"):
                await anna.say(type="act", id="first", at=at, row=row)
                await anna.until("ack")
            before = figures(server)
            match secret:
                case "seal" | "change":
                    await anna.say(type="act", id="second", at=at, row=row)
                    await anna.until("ack")
                case "retract":
                    await anna.say(type="retract", id="r", at=at)
                    await anna.until("ack")
                case "orders":
                    await anna.say(type="orders", names=[])
                    await anna.until("kept")
                case "note":
                    await anna.say(type="note", text="Ben has the bomb")
                    await anna.until("kept")
                case "report_abuse":
                    await anna.say(type="report_abuse", seat=1, reason="insults", text="Look at the chat.")
                    await anna.until("kept")
                case "mute":
                    await anna.say(type="mute", seat=1, on=True)
            await anna.say(type="ping")
            await anna.until("pong")
            assert figures(server) == before

    asyncio.run(play())


def test_an_opened_group_is_counted(server: Running) -> None:
    """The comparison is not blind: when all have answered, everybody knows."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            players, _, at, row = await sealing(server, stack)
            before = figures(server)
            for number, player in enumerate(players):
                await player.act(at, row if not number else (await whole_row(player))[1])
            await players[0].until("entry")
            after = figures(server)
            assert after != before
            assert moves(after) == moves(before) + 2

    asyncio.run(play())


def moves(lines: list[str]) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("safehouse_moves_total"))


def test_figures_are_for_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    server = Heard(tmp_path)
    server.start()
    assert server.get("/metrics")[0] == 200
    # Through a proxy, which stands on this machine too.
    assert speak(server.port, THROUGH_A_PROXY).status == 404
    server.stop()
    server = Heard(tmp_path, metrics="yes")
    server.start()
    assert speak(server.port, THROUGH_A_PROXY).status == 200
    server.stop()


def logged(server: Heard) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.logged.read_text().splitlines()]


def test_a_full_disk_is_said_where_operators_look(tmp_path: Path) -> None:
    """Finding 8: players got 503, /readyz said 200, and nothing was logged."""
    server = Heard(tmp_path, log="warning")
    server.start()
    assert server.get("/readyz") == (200, {"status": "ok"})
    assert server.process is not None
    # The log file is smaller than this, and may grow.
    largest = max(path.stat().st_size for path in tmp_path.glob("tables.db*"))
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
    assert server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}]})[0] == 503
    status, told = server.get("/readyz")
    assert status == 503
    assert told["status"].startswith("not ready: ")
    assert [line["message"] for line in logged(server)] == ["the storage does not work"]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until = time.monotonic() + 20
    while server.get("/readyz")[0] != 200:
        assert time.monotonic() < until, "it does not see that the disk has room again"
        time.sleep(0.2)
    assert [line["message"] for line in logged(server)] == ["the storage does not work", "the storage works again"]
    server.stop()


def readiness(server: Heard) -> int | None:
    try:
        return server.get("/readyz")[0]
    except OSError:
        return None


def test_a_damaged_file_is_called_so(tmp_path: Path) -> None:
    server = Heard(tmp_path, log="warning")
    server.start()
    seated = server.create("heimlich", "pp")
    server.stop()
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = int(store.execute("PRAGMA page_size").fetchone()[0])
        root = int(store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0])
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(os.urandom(size))
    server = Heard(tmp_path, log="warning")
    server.start(wait=False)
    until = time.monotonic() + 30
    while (told := readiness(server)) is None:
        assert time.monotonic() < until, "the server does not answer"
        time.sleep(0.05)
    assert told == 503, "it reads the tables when it starts"
    status, problem = server.get(f"/api/tables/{seated['table']}")
    assert (status, problem["key"]) == (503, "storage_damaged")
    assert [line["message"] for line in logged(server)] == ["the storage does not work"]
    assert "damaged" in logged(server)[0]["reason"]
    time.sleep(5.5)  # until it is tried again
    assert server.get("/readyz")[0] == 503
    server.stop()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    server = Heard(tmp_path)
    server.database = f"sqlite:{tmp_path}/file/tables.db"
    server.start(wait=False)
    assert server.process is not None
    assert server.process.wait(20) == 2
    (sentence,) = server.logged.read_text().splitlines()
    assert "cannot store tables here" in sentence
    assert "SAFEHOUSE_DATABASE" in sentence
