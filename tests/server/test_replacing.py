"""A bot for a person: only for one who is away, only after a time, never against their word, and without their vote."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from safehouse.bench.cluster import Cluster
from tests.server.client import Player, Running, running
from tests.server.postgres import new_database
from tests.server.test_table import all_in, latest, seats_of, whole_row

ABSENCE = 1
REPLACE = {"type": "propose", "what": "replace"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}", absence=ABSENCE) as one:
        yield one


def propose(server: Running, table: str, token: str, seat: int) -> tuple[int, Any]:
    return server.post(f"/api/tables/{table}/do", {**REPLACE, "seat": seat}, token)


def info_of(server: Running, table: str) -> dict[str, Any]:
    info: dict[str, Any] = server.get(f"/api/tables/{table}")[1]
    return info


async def propose_when_away(server: Running, table: str, token: str, seat: int) -> None:
    """Propose again and again until the seat has been empty for long enough."""
    while (told := await asyncio.to_thread(propose, server, table, token, seat))[0] != 200:
        assert told[1]["key"] == "not_away_long"
        assert 0 < told[1]["args"]["wait"] <= ABSENCE
        await asyncio.sleep(0.1)


def test_whoever_is_here_is_not_replaced(server: Running) -> None:
    """Review of the server, finding 1: with two persons it took 10 ms to take over a present opponent."""

    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            await all_in(stack, server, table, tokens)
            await asyncio.sleep(ABSENCE * 1.2)
            status, told = await asyncio.to_thread(propose, server, table, tokens[0], 1)
            assert (status, told["key"]) == (409, "person_here")
            assert not info_of(server, table).get("proposal")

    asyncio.run(play())


def test_whoever_asks_by_http_is_here(server: Running) -> None:
    table, tokens = seats_of(server, "heimlich", 2)
    until = time.monotonic() + ABSENCE * 1.2
    while time.monotonic() < until:
        assert server.get(f"/api/tables/{table}", tokens[1])[0] == 200
        assert propose(server, table, tokens[0], 1)[1]["key"] in ("not_away_long", "no_proposal_now")
    assert propose(server, table, tokens[0], 1)[1]["key"] == "not_away_long"


def test_an_absent_seat_is_given_to_a_bot_and_back(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 3)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens[:2])
            await propose_when_away(server, table, tokens[0], 2)
            proposed = time.monotonic()
            await players[1].say(type="vote", yes=True)
            while not (await players[0].until("info"))["info"]["seats"][2]["bot"]:
                pass
            assert time.monotonic() - proposed > ABSENCE * 0.8, "nobody had time to object"
            # It plays on, until the person acts or says so.
            for _ in range(2):
                (seat,) = latest(players[0])["decision"]["seats"]
                if seat == 2:
                    await players[0].until("entry")
                    continue
                at, row = await whole_row(players[seat])
                await players[seat].act(at, row)
                for player in players[:2]:
                    await player.until("entry")
            assert server.post(f"/api/tables/{table}/do", {"type": "come_back"}, tokens[2])[0] == 200
            while (await players[0].until("info"))["info"]["seats"][2]["bot"]:
                pass

    asyncio.run(play())


@pytest.mark.parametrize("way", ["socket", "look", "word"])
def test_coming_ends_the_proposal(way: str, server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens[:1])
            await propose_when_away(server, table, tokens[0], 1)
            assert info_of(server, table)["proposal"] == {
                "what": "replace", "by": 0, "seat": 1, "missing": [], "wait": ABSENCE,
            }  # fmt: skip
            if way == "socket":
                await stack.enter_async_context(Player(server, table, tokens[1]))
            elif way == "look":
                assert server.get(f"/api/tables/{table}/state", tokens[1])[0] == 200
            else:
                server.post(f"/api/tables/{table}/do", {"type": "vote", "yes": False}, tokens[1])
            while (await players[0].until("info"))["info"].get("proposal"):
                pass
            await asyncio.sleep(ABSENCE * 1.3)
            assert info_of(server, table)["seats"][1]["bot"] == ""

    asyncio.run(play())


def test_a_replaced_person_keeps_their_vote(server: Running) -> None:
    """Else whoever had replaced the others could take back alone."""

    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens[:1])
            await propose_when_away(server, table, tokens[0], 1)
            while not (await players[0].until("info"))["info"]["seats"][1]["bot"]:
                pass
            while latest(players[0])["decision"]["seats"] != [0]:
                await players[0].until("entry")
            at, row = await whole_row(players[0])
            await players[0].act(at, row)
            await players[0].until("entry")
            await players[0].say(type="propose", what="takeback")
            while not (proposal := (await players[0].until("info"))["info"].get("proposal")):
                pass
            assert proposal["missing"] == [1]

    asyncio.run(play())


def test_whoever_left_needs_not_be_asked(server: Running) -> None:
    """Leaving is one's own word; the others may go on as if the seat were a bot's."""
    table, tokens = seats_of(server, "heimlich", 3)
    assert server.post(f"/api/tables/{table}/do", {"type": "leave"}, tokens[2])[0] == 200
    while server.get(f"/api/tables/{table}/state", tokens[0])[1]["decision"]["seats"] != [0]:
        for token in tokens[:2]:
            answer_first(server, table, token)
    answer_first(server, table, tokens[0])
    assert server.post(f"/api/tables/{table}/do", {"type": "propose", "what": "takeback"}, tokens[0])[0] == 200
    assert info_of(server, table)["proposal"]["missing"] == [1]


def answer_first(server: Running, table: str, token: str) -> None:
    """Answer with first options, if asked."""
    state = server.get(f"/api/tables/{table}/state", token)[1]
    row = []
    draft = state["decision"]
    while draft.get("options") and not draft.get("complete"):
        row.append(draft["options"][0])
        staged = server.post(f"/api/tables/{table}/do", {"type": "stage", "at": state["seq"], "row": row}, token)[1]
        draft = staged[0]
    if row:
        server.post(f"/api/tables/{table}/act", {"id": f"x{state['seq']}", "at": state["seq"], "row": row}, token)


def test_a_socket_at_another_process_counts(cluster: Cluster) -> None:
    """Two processes share the tables: the one that has the person's socket objects for them."""

    async def play(first: Running, second: Running) -> None:
        table, tokens = seats_of(first, "heimlich", 2)
        async with AsyncExitStack() as stack:
            anna = (await all_in(stack, first, table, tokens[:1]))[0]
            await all_in(stack, second, table, tokens[1:])
            await propose_when_away(first, table, tokens[0], 1)
            while (await anna.until("info"))["info"].get("proposal"):
                pass
            await asyncio.sleep(ABSENCE * 1.3)
            assert info_of(first, table)["seats"][1]["bot"] == ""

    database = new_database(cluster)
    with running(database, absence=ABSENCE) as first, running(database, absence=ABSENCE) as second:
        asyncio.run(play(first, second))
