"""Several server processes on one PostgreSQL behind a real nginx, as docs/self-hosting.md sets them up."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from safehouse.bench.cluster import Cluster
from safehouse.remote import hello
from tests.server.client import Running
from tests.server.nginx import Nginx, nginx_before
from tests.server.postgres import new_database
from tests.server.test_nginx import BEHIND, opened, said, wire
from tests.server.test_table import seats_of
from tests.waiting import soon

# So many that all of them come to one of two processes once in 30,000 runs.
TABLES, SEATS = 16, 3
SOCKETS = re.compile(r'^safehouse_sockets\{who="player"\} ([0-9.]+)$', re.MULTILINE)


@pytest.fixture
def several(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Nginx, list[Running]]]:
    database = new_database(cluster)
    servers = [Running(database, workers=1, **BEHIND) for _ in range(2)]
    for server in servers:
        server.start(wait=False)
    try:
        for server in servers:
            server.wait_ready()
        with nginx_before(tmp_path, *(server.port for server in servers)) as front:
            yield front, servers
    finally:
        for server in servers:
            server.kill()


async def greeted(front: Nginx, table: str, token: str, source: str, path: str = "") -> tuple[ClientConnection, Any]:
    """Open a socket as the page does, and return it with its welcome."""
    line = await wire(front, source, path or f"/ws?table={table}")
    await line.send(json.dumps(hello(table, token)))
    return line, await said(line, "welcome")


def players_at(server: Running) -> int:
    status, page = server.get("/metrics")
    assert status == 200
    found = SOCKETS.search(page)
    assert found is not None
    return int(float(found[1]))


async def all_meet(front: Nginx, net: str, table: str, tokens: list[str], path: str = "") -> bool:
    """Whether everybody at a table comes to one process, each from an address of their own: a process knows its own."""
    async with AsyncExitStack() as stack:
        last: Any = None
        for seat, token in enumerate(tokens):
            line, last = await greeted(front, table, token, f"{net}.{seat + 1}", path)
            stack.push_async_callback(line.close)
        return bool(all(last["here"]))


def test_everybody_at_a_table_comes_to_the_same_process_and_each_has_some(
    several: tuple[Nginx, list[Running]],
) -> None:
    front, servers = several

    async def scene() -> None:
        tables = [await asyncio.to_thread(seats_of, servers[0], "heimlich", SEATS) for _ in range(TABLES)]
        async with AsyncExitStack() as stack:
            for table, tokens in tables:
                last: Any = None
                for seat, token in enumerate(tokens):
                    line, last = await greeted(front, table, token, f"127.0.21.{seat + 1}")
                    stack.push_async_callback(line.close)
                assert all(last["here"]), "they are at different processes"
            counted = [players_at(server) for server in servers]
            assert sum(counted) == TABLES * SEATS
            assert all(counted)
            assert all(count % SEATS == 0 for count in counted)
        # The control: whoever does not name the table goes by their address, and some do not meet.
        met = [await all_meet(front, f"127.0.{30 + at}", *table, "/ws") for at, table in enumerate(tables)]
        assert not all(met)

    asyncio.run(scene())


def test_requests_about_a_table_go_where_its_sockets_are(several: tuple[Nginx, list[Running]]) -> None:
    """Each process counts the requests of an address for itself, and so tells who was asked."""
    front, servers = several

    async def scene() -> None:
        seated = await asyncio.to_thread(opened, front, "127.0.22.1")
        line, _ = await greeted(front, seated["table"], seated["token"], "127.0.22.1")
        (place,) = [number for number, server in enumerate(servers) if players_at(server)]
        servers[1 - place].kill()
        # Nobody else is asked: with the other one gone, not one request fails or waits.
        for _ in range(20):
            answer = await asyncio.to_thread(front.ask, f"/api/tables/{seated['table']}", "", "127.0.22.1")
            assert answer.status == 200
        await line.close()

    asyncio.run(scene())


def test_the_tables_of_a_killed_process_are_played_on_at_another(several: tuple[Nginx, list[Running]]) -> None:
    front, servers = several

    async def scene() -> None:
        table, tokens = await asyncio.to_thread(seats_of, servers[0], "heimlich", 2)
        line, _ = await greeted(front, table, tokens[0], "127.0.23.1")
        at = (await said(line, "snapshot"))["seq"]
        (place,) = [number for number, server in enumerate(servers) if players_at(server)]
        servers[place].kill()
        with pytest.raises(ConnectionClosed):
            await said(line, "nothing of the kind")
        for number in range(8):
            lines = [await again(front, table, token) for token in tokens]
            shots = [await said(one, "snapshot") for one in lines]
            assert shots[0]["seq"] == at
            (seat,) = shots[0]["decision"]["seats"]
            row = [min(shots[seat]["decision"]["options"])]
            await lines[seat].send(json.dumps({"type": "act", "id": f"m{number}", "at": at, "row": row}))
            ack = await said(lines[seat], "ack")
            assert ack["seq"] == at + 1
            at += 1
            for one in lines:
                await one.close()
        # nginx passes the farewells on in its own time.
        await soon(lambda: players_at(servers[1 - place]) == 0)

    asyncio.run(scene())


async def again(front: Nginx, table: str, token: str) -> ClientConnection:
    """Come back, as often as it takes nginx to notice."""
    for _ in range(50):
        try:
            line, _ = await greeted(front, table, token, "127.0.23.1")
        except (InvalidStatus, ConnectionClosed, OSError):
            await asyncio.sleep(0.1)
        else:
            return line
    raise AssertionError("nobody serves the table")
