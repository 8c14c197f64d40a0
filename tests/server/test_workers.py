"""Bots in worker processes: real processes, and everything that can go wrong with them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from safehouse.core.game import CHANCE
from safehouse.core.match import visible
from safehouse.core.rng import Rng
from safehouse.server.jobs import Book
from safehouse.server.worker import Question, encode
from safehouse.server.workers import BotFailed, Job, Workers
from tests.server import bots
from tests.server.asking import GAMES, first_question, job, whole
from tests.waiting import soon

ROOT = Path(__file__).resolve().parents[2]
MEGABYTES = 400


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The children find the bots of the tests, and share a folder with them."""
    places = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(places))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("SAFEHOUSE_CANARY", "canary")


def run(count: int, scene: Callable[[Workers], Awaitable[None]]) -> None:
    """Play a scene with workers, and see to it that no process is left."""

    async def play() -> list[int]:
        pool = Workers(count, 30, MEGABYTES, bots.BOTS)
        await pool.start()
        try:
            await scene(pool)
        finally:
            last = pool.pids
            await pool.close()
        assert pool.pids == []
        return last

    for pid in asyncio.run(play()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def sleeper_of(pool: Workers) -> tuple["asyncio.Task[list[int]]", int]:
    """A job that is being thought about, and the process that does it."""
    task = asyncio.create_task(pool.ask(job("sleeper", "slow")))
    await soon(lambda: bots.diary().exists() and bots.diary().read_text().endswith("\n"))
    return task, int(bots.diary().read_text().split()[-1])


# --- Answers -----------------------------------------------------------------------------------------------------


def test_bots_of_every_game_answer() -> None:
    async def scene(pool: Workers) -> None:
        for game, players in GAMES:
            for bot in ("greedy", "random") if game != "vienna" else ("random",):
                asked = job(bot, f"{game} {bot}", game, players)
                assert whole(asked, await pool.ask(asked))

    run(2, scene)


def test_a_watching_bot_plays_on() -> None:
    """Greedy bots in all seats, question by question, each with the events that its seat has seen so far."""

    async def scene(pool: Workers) -> None:
        state, _, events = first_question("heimlich", 3)
        rng = Rng(2)
        answers = 0
        while answers < 20 and (pending := state.pending()):
            seat = pending[0]
            if seat == CHANCE:
                row = [int(state.sample_chance(rng))]
            else:
                seen = [visible(event, seat) for event in events]
                row = await pool.ask(Job("t", seat, "heimlich", "greedy", state.redact(seat), seen))
                answers += 1
            state.events = events
            for action in row:
                state.apply(seat, action)
            state.events = None
        assert answers == 20

    run(2, scene)


def test_many_jobs_at_once() -> None:
    async def scene(pool: Workers) -> None:
        jobs = [job("random", f"table {number}") for number in range(20)]
        rows = await asyncio.gather(*(pool.ask(one) for one in jobs))
        assert all(whole(one, row) for one, row in zip(jobs, rows, strict=True))
        assert len(pool.queue) == 0
        assert pool.ended == 0

    run(2, scene)


def test_a_process_is_told_only_what_is_new() -> None:
    """The tail of what was seen; after a takeback, and after a restart, all of it and to a fresh bot."""

    async def scene(pool: Workers) -> None:
        asked = job("diarist")

        async def ask(*told: int) -> None:
            seen: list[tuple[str, list[int], list[int]]] = [("event", [number], []) for number in told]
            await pool.ask(Job("t", asked.seat, "heimlich", "diarist", asked.view, seen))

        await ask(0, 1, 2, 3)
        await ask(0, 1, 2, 3, 4, 5)
        await ask(0, 1, 2, 3, 9)
        os.kill(pool.pids[0], signal.SIGKILL)
        await soon(lambda: pool.ended == 1)
        await ask(0, 1, 2, 3, 9)

    run(1, scene)
    assert bots.diary().read_text().splitlines() == [
        "question 1 seen 0 1 2 3",
        "question 2 seen 0 1 2 3 4 5",
        "question 1 seen 0 1 2 3 9",
        "question 1 seen 0 1 2 3 9",
    ]


def test_a_bot_that_prints_disturbs_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene(pool: Workers) -> None:
        asked = job("babbler")
        assert whole(asked, await pool.ask(asked))

    run(1, scene)
    assert capfd.readouterr() == ("", "")


def test_thinking_gives_way_to_people() -> None:
    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) >= min(mine + 10, 19)
        assert os.getpgid(pool.pids[0]) == pool.pids[0]

    run(1, scene)


# --- Failures ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason", "dies"),
    [
        ("cheat", "answered with a row that is not legal", False),
        ("sluggard", "answered with a part of a row", False),
        ("stumbler", r"went wrong: RuntimeError at bots\.py:\d+", False),
        ("endless", "went wrong: a row of 100000 actions", False),
        ("nobody", r"went wrong: UnknownBot at base\.py:\d+", False),
        ("leaver", "its process died", True),
        ("forger", "its process died", True),
        ("glutton", f"needed more than {MEGABYTES} MB", True),
    ],
)
def test_a_bot_that_fails(bot: str, reason: str, dies: bool, capfd: pytest.CaptureFixture[str]) -> None:
    """The reason is told and nothing of what the bot knew; the same worker, or its successor, goes on."""

    async def scene(pool: Workers) -> None:
        for _ in range(2):
            with pytest.raises(BotFailed) as caught:
                await pool.ask(job(bot))
            assert re.fullmatch(reason, str(caught.value))
        asked = job("random")
        assert whole(asked, await pool.ask(asked))
        assert pool.ended == (2 if dies else 0)

    run(1, scene)
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_takes_too_long() -> None:
    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        with pytest.raises(BotFailed, match=r"thought for longer than 0.2 s"):
            await pool.ask(job("sleeper"), seconds=0.2)
        asked = job("random")
        assert whole(asked, await pool.ask(asked))
        assert pool.ended == 1

    run(1, scene)


def test_a_killed_worker_takes_nobody_with_it() -> None:
    async def scene(pool: Workers) -> None:
        thinking, pid = await sleeper_of(pool)
        others = [asyncio.create_task(pool.ask(job("random", f"table {number}"))) for number in range(6)]
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="its process died"):
            await thinking
        for other in others:
            assert whole(job("random"), await other)
        await soon(lambda: len(pool.pids) == 2 and pid not in pool.pids)

    run(2, scene)


def test_a_worker_killed_while_idle_is_replaced() -> None:
    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        os.kill(pool.pids[0], signal.SIGKILL)
        await soon(lambda: pool.ended == 1)
        asked = job("random")
        assert whole(asked, await pool.ask(asked))

    run(1, scene)


def test_a_job_is_not_lost_with_a_worker_that_never_had_it() -> None:
    """The worker dies in the moment in which it is chosen: another one takes the job."""

    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        child = pool.idle[0].child
        assert child is not None
        assert child.reader is not None
        child.reader.feed_eof()
        asked = job("random")
        assert whole(asked, await pool.ask(asked))
        assert pool.ended == 1

    run(1, scene)


def test_nobody_is_free() -> None:
    async def scene(pool: Workers) -> None:
        thinking, _ = await sleeper_of(pool)
        with pytest.raises(BotFailed, match=r"no worker was free within 0.1 s"):
            await pool.ask(job("random"), seconds=0.1)
        assert len(pool.queue) == 0
        assert not thinking.done()
        thinking.cancel()

    run(1, scene)


@pytest.mark.parametrize("program", ["/bin/false", "/no/such/python"])
def test_workers_that_cannot_start(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(sys, "executable", program)

    async def scene(pool: Workers) -> None:
        with pytest.raises(BotFailed, match="no worker was free"):
            await pool.ask(job("random"), seconds=0.5)

    run(1, scene)


def test_a_job_that_is_called_off_frees_its_worker() -> None:
    async def scene(pool: Workers) -> None:
        thinking, pid = await sleeper_of(pool)
        waiting = asyncio.create_task(pool.ask(job("random", "off")))
        await asyncio.sleep(0)
        waiting.cancel()
        thinking.cancel()
        asked = job("random")
        assert whole(asked, await pool.ask(asked))
        assert pool.pids != [pid]

    run(1, scene)


def test_a_job_that_is_called_off_in_the_moment_of_handing_out() -> None:
    """Nobody thinks about it."""

    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        handed = asyncio.create_task(pool.ask(job("sleeper")))
        await asyncio.sleep(0)
        handed.cancel()
        asked = job("random")
        assert whole(asked, await pool.ask(asked))
        assert pool.ended == 0

    run(1, scene)
    assert not bots.diary().exists()


@pytest.mark.parametrize("ticks", [0, 1, 2, 3, 5, 8, 13])
def test_close_while_processes_start(ticks: int) -> None:
    async def scene(pool: Workers) -> None:
        for _ in range(ticks):
            await asyncio.sleep(0)

    run(2, scene)


@pytest.mark.parametrize("when", ["starting", "idle"])
def test_without_close_nothing_hangs(when: str) -> None:
    """A server that fails on its way forgets to close; its loop ends all tasks, and with them the processes."""

    async def scene() -> list[int]:
        pool = Workers(2, 30, MEGABYTES, bots.BOTS)
        await pool.start()
        if when == "idle":
            await pool.ask(job("random"))
        await asyncio.sleep(0)
        return pool.pids

    for pid in asyncio.run(scene()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_close_tells_everybody() -> None:
    async def scene(pool: Workers) -> None:
        thinking, _ = await sleeper_of(pool)
        waiting = asyncio.create_task(pool.ask(job("random")))
        await asyncio.sleep(0)
        await pool.close()
        for task in (thinking, waiting, asyncio.create_task(pool.ask(job("random")))):
            with pytest.raises(BotFailed, match="stopping"):
                await task

    run(1, scene)


def test_close_in_the_moment_of_handing_out() -> None:
    async def scene(pool: Workers) -> None:
        await pool.ask(job("random"))
        handed = asyncio.create_task(pool.ask(job("random")))
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(BotFailed, match="stopping"):
            await handed

    run(1, scene)


@pytest.mark.parametrize("view", ["a seat that is not asked", "a view that cannot be sent"])
def test_a_job_that_makes_no_sense(view: str) -> None:
    async def scene(pool: Workers) -> None:
        asked = job("random")
        if view == "a seat that is not asked":
            wrong = Job("t", 3 - asked.seat, "heimlich", "random", asked.view, [])
        else:
            wrong = Job("t", asked.seat, "heimlich", "random", asked.view, [("event", [1 << 80], [])])
        with pytest.raises(BotFailed, match=r"is not asked anything|cannot be asked: OverflowError"):
            await pool.ask(wrong)
        assert whole(asked, await pool.ask(asked))

    run(1, scene)


# --- A child without its parent ------------------------------------------------------------------------------------


def child(*questions: Question, then_close: bool) -> int:
    """Start a worker by hand, ask it, and return how it ended."""
    command = [sys.executable, "-P", "-m", "safehouse.server.worker", f"--megabytes={MEGABYTES}"]
    more = ["--bots", msgspec.json.encode(bots.BOTS).decode()]
    process = subprocess.Popen([*command, *more], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stdin is not None
    for question in questions:
        frame = encode(question)
        process.stdin.write(len(frame).to_bytes(4, "big") + frame)
        process.stdin.flush()
    if then_close:
        process.stdin.close()
    try:
        return process.wait(30)
    finally:
        process.kill()
        process.stdin.close()


def test_an_orphan_ends_by_itself() -> None:
    """Nobody kills it: it ends when its pipe closes, and while it thinks by the kernel's clock."""
    assert child(then_close=True) == 0
    assert child(Book().question(job("sleeper"), 0.1), then_close=False) == -signal.SIGALRM


def test_at_least_one_worker() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Workers(0, 1, 100)
