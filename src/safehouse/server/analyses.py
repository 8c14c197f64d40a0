"""Analyses of finished games by a bot: one at a time, each in a child process of low priority.

The server itself never searches. A request gets the progress at once; results are cached for a while.
"""

import asyncio
import contextlib
import logging
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import IO, NoReturn

import msgspec

from safehouse.bots.base import bot_names, read_budget
from safehouse.core.game import Setup
from safehouse.core.registry import Game
from safehouse.server.child import ENVIRONMENT
from safehouse.server.errors import Refusal, TooMany
from safehouse.server.lookups import Analysis, AnalysisState, Choice, Grade, Turn
from safehouse.server.settings import Settings
from safehouse.server.turns import Turns

LOGGER = logging.getLogger("safehouse.analyses")
# Most that wait, for one address and in all; most results cached; seconds that one takes, for an estimate.
MOST_OF_ONE, MOST_WAITING, KEPT, USUAL = 20, 60, 64, 60
# Seconds: the longest run; how long a job waits without being asked for; how long a failure is reported.
LONGEST, PATIENCE, TOLD = 600.0, 60.0, 60.0
# The niceness of the child, and the most bytes that it may write.
NICE, MOST_BYTES = 10, 16_000_000
# Bots whose names continue with something other than a budget.
WITHOUT_BUDGET = ("program", "onnx")
STEP = re.compile(rb"done (\d+) of (\d+)\n")


class Seen(msgspec.Struct):
    """One decision as the child tells it: actions as notation writes them."""

    moment: int
    seat: int
    played: list[str]
    best: list[str]
    cost: float
    grade: Grade


class Said(msgspec.Struct):
    """The part of the child's output (`safehouse analyse --json`) that is passed on."""

    bot: str
    chances: list[list[float]]
    choices: list[Seen]
    turning: list[Turn]
    agreement: list[float | None]
    suspected: list[list[list[float]]] = []


@dataclass
class Work:
    """A game whose analysis waits, runs or is done."""

    name: str
    game: Game
    setup: Setup
    # The record; dropped when it is done.
    text: str
    # The number of the log's entry for each moment.
    seqs: list[int]
    # The address that asked first.
    asker: str = ""
    # When it was last asked for, and when it failed.
    asked: float = 0.0
    failed: float = 0.0
    done: int = 0
    of: int = 0
    failure: Refusal | None = None
    found: Analysis | None = None

    @property
    def over(self) -> bool:
        return bool(self.found or self.failure)


class Analyses:
    """The analyses that wait, run or are done."""

    def __init__(self, settings: Settings) -> None:
        self.bot = settings.analyst
        self.on = settings.analysis
        self.megabytes = settings.bot_megabytes
        self.environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        plain, _, limits = self.bot.partition(":")
        if limits and plain not in WITHOUT_BUDGET:
            read_budget(self.bot, limits)  # a budget that cannot be read stops the server, not each analysis
        self._works: dict[str, Work] = {}
        self._waiting: Turns[Work] = Turns()
        self._now: Work | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [] if self._process is None else [self._process.pid]

    def look(self, name: str) -> AnalysisState | None:
        """Return the progress of a game's analysis; None if it was not asked for recently."""
        work = self._works.get(name)
        if work is None:
            return None
        work.asked = time.monotonic()
        if work.failure and work.asked - work.failed > TOLD:
            del self._works[name]
            return None
        if work.found is not None:
            return AnalysisState("ready", analysis=work.found)
        if work.failure:
            return AnalysisState("failed", text=str(work.failure), key=work.failure.key)
        if work is self._now:
            return AnalysisState("working", done=work.done, of=work.of)
        return AnalysisState("waiting", ahead=self._waiting.ahead(work.asker, work) + (self._now is not None))

    def start(self, work: Work) -> AnalysisState:
        """Queue a game for analysis."""
        if known := self.look(work.name):
            return known  # another request came first
        if self._closed:
            raise Refusal("stopping")
        if self._waiting.of(work.asker) >= MOST_OF_ONE or len(self._waiting) >= MOST_WAITING:
            raise TooMany("analysis_queue", wait=USUAL)
        work.asked = time.monotonic()
        self._works[work.name] = work
        self._waiting.put(work.asker, work)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return AnalysisState("waiting", ahead=self._waiting.ahead(work.asker, work) + (self._now is not None))

    async def close(self) -> None:
        """Stop at once, and leave no process behind."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- One after the other --------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while work := self._waiting.take():
            if time.monotonic() - work.asked > PATIENCE:
                del self._works[work.name]
                continue
            self._now = work
            try:
                work.found = told(work, await self._think(work))
            except Refusal as refusal:
                work.failure, work.failed = refusal, time.monotonic()
                LOGGER.warning("an analysis failed", extra={"table": work.name, "reason": str(refusal)})
            finally:
                self._now = None
                work.text = ""
            self._forget()

    def _forget(self) -> None:
        """Keep the results that were asked for last."""
        over = sorted((work for work in self._works.values() if work.over), key=lambda work: work.asked)
        for work in over[: max(0, len(over) - KEPT)]:
            del self._works[work.name]

    async def _think(self, work: Work) -> bytes:
        """Let a child analyse a game; return its output."""
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said:
            try:
                given.write(work.text.encode())
                given.seek(0)
                process = self._process = self._spawn(work, given, said)
            except OSError:
                break_off()
            try:
                async with asyncio.timeout(LONGEST):
                    await self._listen(work, process)
                    status = await asyncio.to_thread(process.wait)
            except TimeoutError:
                raise Refusal("analysis_slow") from None
            finally:
                await self._end(process)
            if status or os.fstat(said.fileno()).st_size > MOST_BYTES:
                break_off()
            said.seek(0)
            return said.read()

    def _spawn(self, work: Work, given: IO[bytes], said: IO[bytes]) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-P", "-W", "ignore", "-m", "safehouse", "analyse", "-", "--json", "--progress"]
        process = subprocess.Popen(
            [*command, "--bot", analyst(self.bot, work.game.meta.name)], stdin=given, stdout=said,
            stderr=subprocess.PIPE, env=self.environment, process_group=0,
        )  # fmt: skip
        # The child may have ended, or may refuse limits; the time limit always holds.
        with contextlib.suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, process.pid, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))
            size = self.megabytes * 1024 * 1024
            resource.prlimit(process.pid, resource.RLIMIT_AS, (size, size))
        return process

    async def _listen(self, work: Work, process: "subprocess.Popen[bytes]") -> None:
        """Read the child's progress until it ends."""
        reader = asyncio.StreamReader()
        assert process.stderr is not None
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), process.stderr
        )
        try:
            while line := await reader.readline():
                if step := STEP.fullmatch(line):
                    work.done, work.of = int(step[1]), int(step[2])
        except ValueError:
            break_off()  # an endless line
        finally:
            transport.close()

    async def _end(self, process: "subprocess.Popen[bytes]") -> None:
        """Kill the child and all processes that it started."""
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await asyncio.to_thread(process.wait)
        self._process = None


def break_off() -> NoReturn:
    raise Refusal("analysis_broke")


def analyst(wanted: str, game: str) -> str:
    """Return the bot that analyses a game: the configured one, or the game's strongest if that one does not play it."""
    plain, colon, limits = wanted.partition(":")
    known = bot_names(game)
    return wanted if plain in known or plain in WITHOUT_BUDGET else f"{known[0]}{colon}{limits}"


def told(work: Work, said: bytes) -> Analysis:
    """Return a child's output as it is sent: actions by their ids, moments by their entries."""

    def row(texts: list[str]) -> list[int]:
        found = [work.game.space.parse(work.setup, text) for text in texts]
        if None in found:
            break_off()
        return [action for action in found if action is not None]

    try:
        report = msgspec.json.decode(said, type=Said)
    except msgspec.MsgspecError:
        break_off()
    if len(report.chances) != len(work.seqs):
        break_off()
    choices = [
        Choice(one.moment, one.seat, row(one.played), row(one.best), one.cost, one.grade) for one in report.choices
    ]
    return Analysis(
        report.bot, work.seqs, report.chances, choices, report.turning, report.agreement, report.suspected
    )  # fmt: skip
