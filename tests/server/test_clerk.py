"""Looking back never holds anybody up: the clerk's process may be slow, die or be besieged, and nobody else suffers."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from safehouse.core.errors import BadData
from safehouse.server import clerks
from safehouse.server.clerk import Brought, Contents, ReadRecord, ShowPart, Task
from safehouse.server.clerks import Ask, Clerk, ClerkFailed
from safehouse.server.errors import BadRequest, NoSuchTable, TooMany
from safehouse.server.replay import Cut
from tests.server.client import Running, finished

MEGABYTES = 2048


@pytest.fixture(scope="module")
def text(server: Running) -> str:
    """The record of a finished game."""
    found: str = server.get(f"/api/tables/{finished(server, 'heimlich', 3)}/record")[1]
    return found


def run(scene: Callable[[Clerk], Awaitable[None]], longest: float = 30.0) -> None:
    async def main() -> None:
        clerk = Clerk(MEGABYTES, longest)
        try:
            await scene(clerk)
        finally:
            await clerk.close()
            assert clerk.pids == []

    asyncio.run(main())


def reading(text: str, name: str = "x") -> Ask:
    async def ask() -> Task:
        return ReadRecord(Brought(name, text))

    return ask


def test_a_record_is_read(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        found = msgspec.msgpack.decode(await clerk.ask("a", ("x",), reading(text)), type=Contents)
        assert (found.source.game, found.source.players, found.over) == ("heimlich", 3, True)
        assert found.seqs == list(range(1, len(found.seqs) + 1))

    run(scene)


def test_what_is_wrong_comes_back_with_its_reason(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        with pytest.raises(BadData, match="the record"):
            await clerk.ask("a", ("x",), reading("no record", "y"))

        async def no_seat() -> Task:
            return ShowPart(Brought("x", text), Cut("seat:9", 0, 1, False))

        with pytest.raises(BadRequest, match="no such seat"):
            await clerk.ask("a", ("z",), no_seat)
        # The process lives on.
        assert await clerk.ask("a", ("x",), reading(text))

    run(scene)


def test_the_same_question_is_asked_once(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        asked = 0

        async def ask() -> Task:
            nonlocal asked
            asked += 1
            return ReadRecord(Brought("x", text))

        answers = await asyncio.gather(*(clerk.ask(f"address {n}", ("x",), ask) for n in range(20)))
        assert len(set(answers)) == 1
        assert await clerk.ask("b", ("x",), ask) == answers[0]
        assert asked == 1

    run(scene)


def test_a_killed_clerk_fails_one_question_and_comes_back(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        await clerk.ask("a", ("x",), reading(text))

        async def kill() -> Task:
            os.kill(clerk.pids[0], signal.SIGKILL)
            return ReadRecord(Brought("x", text))

        with pytest.raises(ClerkFailed):
            await clerk.ask("a", ("y",), kill)
        assert await clerk.ask("a", ("y",), reading(text))

    run(scene)


def test_a_question_about_no_game_leaves_the_process_alone(text: str) -> None:
    """Each question about a record that does not exist ended the process, and everybody waited for the next one."""

    async def scene(clerk: Clerk) -> None:
        async def nothing() -> Task:
            raise NoSuchTable

        await clerk.ask("a", ("x",), reading(text))
        before = clerk.pids
        with pytest.raises(NoSuchTable):
            await clerk.ask("b", ("y",), nothing)
        assert await clerk.ask("a", ("z",), reading(text))
        assert clerk.pids == before

    run(scene)


def test_a_question_that_takes_too_long_fails_alone(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        await clerk.ask("a", ("x",), reading(text))

        async def stop() -> Task:
            os.kill(clerk.pids[0], signal.SIGSTOP)
            return ReadRecord(Brought("x", text))

        with pytest.raises(ClerkFailed):
            await clerk.ask("a", ("y",), stop)
        assert await clerk.ask("b", ("z",), reading(text))

    run(scene, longest=3.0)


def test_addresses_take_turns(text: str) -> None:
    """Whoever brings fifty questions holds somebody else up by one."""

    async def scene(clerk: Clerk) -> None:
        answered: list[str] = []

        async def ask(asker: str, number: int) -> None:
            await clerk.ask(asker, (asker, number), reading(text))
            answered.append(asker)

        many = [asyncio.create_task(ask("many", number)) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, ask("one", 0))
        assert answered.index("one") <= 2

    run(scene)


def test_too_many_questions_are_refused_with_a_time(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "MOST_OF_ONE", 3)

    async def scene(clerk: Clerk) -> None:
        tasks = [asyncio.create_task(clerk.ask("a", (number,), reading(text))) for number in range(6)]
        done = await asyncio.gather(*tasks, clerk.ask("b", ("b",), reading(text)), return_exceptions=True)
        refused = [one for one in done if isinstance(one, TooMany)]
        assert len(refused) in (2, 3)
        assert all(int(one.arguments["wait"]) >= 1 for one in refused)
        assert isinstance(done[-1], bytes)

    run(scene)


def test_whoever_leaves_does_not_spoil_the_answer_for_others(text: str) -> None:
    async def scene(clerk: Clerk) -> None:
        first = asyncio.create_task(clerk.ask("a", ("x",), reading(text)))
        await asyncio.sleep(0)
        second = asyncio.create_task(clerk.ask("b", ("x",), reading(text)))
        await asyncio.sleep(0)
        first.cancel()
        assert await second

    run(scene)
