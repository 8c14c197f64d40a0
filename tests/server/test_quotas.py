"""What one address may take: tables, boards, bots, connections. Every refusal says when to try again."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.registry import find_game
from safehouse.server import table as table_module
from tests.server.client import Running, running
from tests.server.test_edge import GET, small_server, speak

PERSONS = [{"kind": "person"}, {"kind": "person"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 2


def opened(server: Running, seats: list[dict[str, str]] = PERSONS, **more: Any) -> tuple[int, Any]:
    return server.post("/api/tables", {"game": "heimlich", "seats": seats, "own": 0, **more})


def check_refused(answer: tuple[int, Any], key: str) -> None:
    status, told = answer
    assert (status, told["code"], told["key"]) == (429, "too_many", key)
    assert told["args"]["wait"] > 0
    assert f"{told['args']['wait']:,}" in told["text"]


def test_tables_of_one_address(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", tables_per_hour=3) as server:
        assert [opened(server)[0] for _ in range(3)] == [201] * 3
        check_refused(opened(server), "too_many_tables")


def test_tables_in_all(tmp_path: Path) -> None:
    """A restart counts what is in the store."""
    with running(f"sqlite:{tmp_path}/t.db", tables=2) as server:
        assert opened(server)[0] == 201
    with running(f"sqlite:{tmp_path}/t.db", tables=2) as server:
        assert opened(server)[0] == 201
        check_refused(opened(server), "server_full")


def test_what_an_address_brings(tmp_path: Path) -> None:
    board = find_game("vienna").shipped_file("board", "balanced")
    with running(f"sqlite:{tmp_path}/t.db", megabytes_per_hour=1) as server:
        assert server.post("/api/records", {"text": "x" * 995_000})[0] == 400, "no record, but it was read"
        check_refused(server.post("/api/records", {"text": "x" * 980_000}), "too_many_bytes")
        check_refused(opened(server, game="vienna", files={"board": board}), "too_many_bytes")
        assert opened(server)[0] == 201, "an ordinary table brings nothing"


def test_tables_of_bots_alone(tmp_path: Path) -> None:
    """Finding 4: thirty of them kept all workers busy. Those that are over count no more."""
    with running(f"sqlite:{tmp_path}/t.db", bot_tables=1, pace=0.2) as server:
        first = opened(server, BOTS)[1]["table"]
        while server.get(f"/api/tables/{first}")[1]["status"] == "open":
            time.sleep(0.05)
        check_refused(opened(server, BOTS), "too_many_bot_tables")
        assert opened(server)[0] == 201


def test_bots_do_not_play_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "WATCHED", 0.5)

    def entries() -> int:
        with closing(sqlite3.connect(tmp_path / "t.db")) as store:
            found: int = store.execute("SELECT count(*) FROM log").fetchone()[0]
            return found

    async def scene() -> None:
        async with small_server(tmp_path, pace=0.2) as port:
            server = Running("")
            server.port = port
            _, told = await asyncio.to_thread(opened, server, BOTS)
            # At five moves a second, bots that play on are never still for so long.
            rested, still = 0, 0.0
            while rested == 0 or time.monotonic() < still + 2:
                if (now := entries()) != rested:
                    rested, still = now, time.monotonic()
                assert rested < 20, "they play on"
                await asyncio.sleep(0.05)
            assert (await asyncio.to_thread(server.get, f"/api/tables/{told['table']}"))[1]["status"] == "playing"
            until = time.monotonic() + 20
            while entries() == rested:
                assert time.monotonic() < until, "somebody has looked"
                await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_plain_connections(tmp_path: Path) -> None:
    """Twice as many as sockets from one address; what is closed counts no more."""

    async def scene() -> None:
        async with small_server(tmp_path, sockets_per_address=1) as port:
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            await asyncio.sleep(0.1)
            answer = await asyncio.to_thread(speak, port, GET.format("/healthz", ""))
            assert answer.status == 503
            assert answer.problem["key"] == "too_many_connections"
            for _, writer in held:
                writer.close()
                await writer.wait_closed()
            await asyncio.sleep(0.1)
            answer = await asyncio.to_thread(speak, port, GET.format("/healthz", ""))
            assert answer.status == 200

    asyncio.run(scene())
