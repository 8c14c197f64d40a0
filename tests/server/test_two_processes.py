"""Two server processes on one PostgreSQL: one game, one log, whoever serves whom."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from safehouse.bench.cluster import Cluster
from safehouse.remote import Closed
from tests.server.client import Player, Running
from tests.server.postgres import execute, new_database

Pair = tuple[Running, Running]
RACES = 500
AT_ONCE = 10
# Slow enough that a game of bots is still played when its server is killed.
PACED: dict[str, Any] = {"workers": 1, "pace": 0.1}


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[Pair]:
    database = new_database(cluster)
    servers = (Running(database, **PACED), Running(database, **PACED))
    for server in servers:
        server.start(wait=False)
    try:
        for server in servers:
            server.wait_ready()
        yield servers
    finally:
        for server in servers:
            server.kill()


class Voice(Player):
    """A player who listens all the time, so that nobody waits for him."""

    def __init__(self, server: Running, table: str, token: str = "", **more: object) -> None:
        super().__init__(server, table, token, **more)
        self.news = asyncio.Condition()

    async def __aenter__(self) -> "Voice":
        await super().__aenter__()
        self.task = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.task.cancel()
        await super().__aexit__()

    async def _listen(self) -> None:
        try:
            while True:
                await self.hear(600)
                async with self.news:
                    self.news.notify_all()
        except Closed:
            pass

    async def find(self, **wanted: object) -> dict[str, Any]:
        """Return the first message with these fields, waiting for it."""
        return await self.where(lambda message: all(message.get(name) == value for name, value in wanted.items()))

    async def where(self, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        place = 0
        async with asyncio.timeout(30), self.news:
            while True:
                for message in self.messages[place:]:
                    if test(message):
                        return message
                place = len(self.messages)
                await self.news.wait()

    async def at(self, seq: int) -> dict[str, Any]:
        """Return where things stand after an entry, waiting for it."""
        return await self.where(lambda message: message["type"] in ("entry", "snapshot") and message["seq"] >= seq)

    async def answer(self, name: str, at: int, row: list[int]) -> dict[str, Any]:
        """Answer, and return the acknowledgement or the refusal."""
        await self.say(type="act", id=name, at=at, row=row)
        return await self.find(id=name)

    async def row(self, at: int, pick: int) -> list[int]:
        """Return a whole row, the options picked by a number."""
        row: list[int] = []
        while True:
            await self.say(type="stage", at=at, row=row)
            draft = await self.find(type="draft", at=at, row=row)
            if draft["complete"]:
                return row
            row = [*row, draft["options"][pick % len(draft["options"])]]

    def entries(self) -> dict[int, str]:
        """The entries as they came, byte for byte; each once and in order."""
        found = [(message["seq"], raw) for message, raw in zip(self.messages, self.raw, strict=True)
                 if message["type"] == "entry"]  # fmt: skip
        seqs = [seq for seq, _ in found]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
        return dict(found)


def open_table(pair: Pair, game: str, seats: int, **more: object) -> tuple[str, list[str]]:
    """Open a table at one server and take its seats at both in turn."""
    seated = pair[0].create(game, "p" * seats, **more)
    tokens = [seated["token"]]
    for seat in range(1, seats):
        wish = {"name": f"Guest {seat}", "seat": seat}
        status, other = pair[seat % 2].post(f"/api/tables/{seated['table']}/join", wish)
        assert status == 201, other
        tokens.append(other["token"])
    return seated["table"], tokens


@asynccontextmanager
async def voices(*wanted: tuple[Running, str, str]) -> AsyncIterator[list[Voice]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Voice(server, table, token)) for server, table, token in wanted]


async def stored(server: Running, sql: str, table: str) -> list[Any]:
    return list(await execute(server.database, sql, table))


async def check_log(server: Running, table: str, acks: dict[str, int]) -> None:
    """No hole and no double in the log, and every acknowledged move in the entry that was named."""
    log = await stored(server, "SELECT seq, body FROM log WHERE table_id = $1 ORDER BY seq", table)
    assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
    found = [(answer["id"], seq) for seq, body in log for answer in json.loads(body).get("answers", [])]
    assert len({name for name, _ in found}) == len(found)
    ledger = dict(await stored(server, "SELECT action_id, seq FROM acks WHERE table_id = $1", table))
    for name, seq in acks.items():
        assert dict(found).get(name) == seq if seq else ledger.get(name) == 0


async def length(server: Running, table: str) -> int:
    ((count,),) = await stored(server, "SELECT count(*) FROM log WHERE table_id = $1", table)
    return int(count)


async def grow(server: Running, table: str, by: int) -> None:
    """Wait until a log has grown by so many entries."""
    goal = await length(server, table) + by
    for _ in range(600):
        if await length(server, table) >= goal:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nobody drives the bots")


def test_the_check_of_the_log_finds_what_must_not_be(pair: Pair) -> None:
    table, _ = open_table(pair, "heimlich", 2)

    async def check(acks: dict[str, int]) -> None:
        await check_log(pair[0], table, acks)

    async def play() -> None:
        async with voices((pair[0], table, "")) as (spectator,):
            await spectator.at(1)
        await check({})
        with pytest.raises(AssertionError):
            await check({"acknowledged but never stored": 1})
        entry = '{"kind":"moves","answers":[{"seat":0,"row":[1],"id":"x"}]}'
        insert = "INSERT INTO log (table_id, seq, body) VALUES ($1, $2, $3)"
        await execute(pair[0].database, insert, table, 2, entry)
        await check({})
        await execute(pair[0].database, insert, table, 3, entry)
        with pytest.raises(AssertionError):
            await check({})  # one action twice
        await execute(pair[0].database, "DELETE FROM log WHERE table_id = $1 AND seq = 2", table)
        with pytest.raises(AssertionError):
            await check({})  # a hole

    asyncio.run(play())


def test_a_game_with_its_seats_at_both_servers_is_one_game(pair: Pair) -> None:
    """Sealed answers are given at both servers at once; everybody sees the same entries to the end."""

    async def play() -> None:
        table, tokens = open_table(pair, "heimlich", 4, options={"mode": "top_secret"})
        wanted = [(pair[(seat + 1) % 2], table, token) for seat, token in enumerate(tokens)]
        async with voices(*wanted, (pair[0], table, ""), (pair[1], table, "")) as everybody:
            at, groups, acks = 1, 0, {}
            while not (now := await everybody[0].at(at)).get("result"):
                at, asked = now["seq"], now["decision"]["seats"]
                groups += now["decision"]["sealed"]

                async def answer(seat: int, at: int) -> tuple[str, dict[str, Any]]:
                    voice = everybody[seat]
                    await voice.at(at)
                    name = f"s{seat}-{at}"
                    return name, await voice.answer(name, at, await voice.row(at, at))

                for name, ack in await asyncio.gather(*(answer(seat, at) for seat in asked)):
                    assert ack["type"] == "ack"
                    acks[name] = ack["seq"]
                at += 1
            for voice in everybody:
                await voice.at(at)
            assert groups > 2
            first, second = everybody[-2].entries(), everybody[-1].entries()
            common = set(first) & set(second)
            assert len(common) >= at - 1
            assert [first[seq] for seq in sorted(common)] == [second[seq] for seq in sorted(common)]
            await check_log(pair[0], table, acks)
        records = [server.get(f"/api/tables/{table}/record") for server in pair]
        assert records[0][0] == 200
        assert records[0] == records[1]

    asyncio.run(play())


def test_of_two_moves_that_race_from_both_servers_one_counts(pair: Pair) -> None:
    made = 0

    async def race() -> None:
        nonlocal made
        table, tokens = open_table(pair, "heimlich", 2)
        async with voices(*((server, table, token) for server in pair for token in tokens)) as four:
            at, acks = 1, {}
            while made < RACES:
                now = await four[0].at(at)
                if now.get("result"):
                    break
                for voice in four:
                    await voice.at(at)
                (seat,) = now["decision"]["seats"]
                racers = [four[seat], four[2 + seat]]
                options = (await four[seat].at(at))["decision"]["options"]
                answers = [
                    racer.answer(f"{place}-{at}", at, [options[(at + place) % len(options)]])
                    for place, racer in enumerate(racers)
                ]
                results = await asyncio.gather(*answers)
                assert sorted(result["type"] for result in results) == ["ack", "problem"]
                for result in results:
                    if result["type"] == "ack":
                        acks[result["id"]] = result["seq"]
                    else:
                        # Too late, or the other move has ended the game.
                        assert result["code"] in ("stale", "refused")
                made += 1
                at += 1
            for voice in four:
                await voice.at(at)
            for seat in range(2):
                one, other = four[seat].entries(), four[2 + seat].entries()
                common = sorted(set(one) & set(other))
                assert common[-1] == at
                assert [one[seq] for seq in common] == [other[seq] for seq in common]
            await check_log(pair[0], table, acks)

    async def play() -> None:
        while made < RACES:
            await asyncio.gather(*(race() for _ in range(AT_ONCE)))

    asyncio.run(play())


def test_what_is_said_at_one_server_is_heard_at_the_other(pair: Pair) -> None:
    async def play() -> None:
        table, tokens = open_table(pair, "heimlich", 2)
        async with voices((pair[0], table, tokens[0]), (pair[1], table, tokens[1])) as (one, other):
            await one.at(1)
            await other.at(1)
            await one.say(type="say", text="hello")
            assert (await other.find(type="said"))["text"] == "hello"
            await other.say(type="mute", seat=0)
            await other.say(type="say", text="quiet now")
            assert (await one.find(type="said", seat=1))["text"] == "quiet now"
            await one.say(type="say", text="can you hear me?")
            await one.find(type="said", number=3)
            await one.say(type="show", allow=True)
            await other.where(lambda message: message["type"] == "info" and message["info"]["seats"][0]["shown"])
            assert not [message for message in other.messages if message.get("text") == "can you hear me?"]

    asyncio.run(play())


def test_another_server_drives_the_bots_of_one_that_was_killed(pair: Pair) -> None:
    """Nobody looks at the table, so another server has to find it by itself."""
    third = Running(pair[0].database, **PACED)
    third.start()
    try:
        table = third.create("heimlich", "bbb", own=0)["table"]
        asyncio.run(grow(third, table, 3))
    finally:
        third.kill()
    begin = time.monotonic()
    asyncio.run(grow(pair[0], table, 3))
    print(f"the bots went on {time.monotonic() - begin:.1f} s after the kill")
    asyncio.run(check_log(third, table, {}))


class Mover:
    """Plays a game for both seats, now at one server, now at the other, each action sent until it is acknowledged."""

    def __init__(self, by_server: list[list[Voice]]) -> None:
        self.by_server = by_server
        self.acks: dict[str, int] = {}
        self.at = 1
        self.refused = asyncio.Event()
        # Set at every acknowledgement.
        self.moved = asyncio.Event()
        self.enough = False

    async def play(self) -> None:
        while not self.enough:
            voices = self.by_server[await self._informed()]
            now = await voices[0].at(self.at)
            assert not now.get("result")
            (seat,) = now["decision"]["seats"]
            await voices[seat].at(self.at)
            await self._insist(voices[seat], f"s{seat}-{self.at}", now["seq"])
            self.at += 1
            await asyncio.sleep(0.03)

    async def _informed(self) -> int:
        """Each server in turn; while PostgreSQL is away, only the one that acknowledged the last move knows of it."""
        server = self.at % 2
        try:
            async with asyncio.timeout(1):
                await self.by_server[server][0].at(self.at)
        except TimeoutError:
            return 1 - server
        return server

    async def _insist(self, voice: Voice, name: str, at: int) -> None:
        row = await voice.row(at, at)
        while True:
            voice.messages = [message for message in voice.messages if message.get("id") != name]
            answer = await voice.answer(name, at, row)
            if answer["type"] == "ack":
                self.acks[name] = answer["seq"]
                self.moved.set()
                return
            assert answer["code"] == "storage"
            self.refused.set()
            await asyncio.sleep(0.05)


def test_postgresql_pulled_out_and_put_back_loses_no_move_and_acknowledges_none_falsely(
    pair: Pair, cluster: Cluster
) -> None:
    async def play() -> None:
        table, tokens = open_table(pair, "heimlich", 2)
        wanted = ((server, table, token) for server in pair for token in tokens)
        async with voices(*wanted) as everybody, asyncio.timeout(60):
            mover = Mover([everybody[:2], everybody[2:]])
            playing = asyncio.create_task(mover.play())
            await mover.moved.wait()
            bots = pair[0].create("heimlich", "bbb", own=0)["table"]
            await grow(pair[0], bots, 2)
            await asyncio.to_thread(cluster.stop, "immediate")
            try:
                await mover.refused.wait()
            finally:
                await asyncio.to_thread(cluster.start)
            begin = time.monotonic()
            mover.moved.clear()
            await mover.moved.wait()
            print(f"first acknowledgement {time.monotonic() - begin:.1f} s after PostgreSQL was back")
            mover.moved.clear()
            await mover.moved.wait()
            mover.enough = True
            await playing
            for voice in everybody:
                await voice.at(mover.at)
            await check_log(pair[0], table, mover.acks)
            assert sorted(mover.acks.values()) == list(range(2, mover.at + 1))
        await grow(pair[0], bots, 3)

    asyncio.run(play())
