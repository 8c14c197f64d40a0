"""Bots in worker processes: thinking never blocks a table, and a bot that fails harms no other.

Each worker is a child process (`server.worker`) with limits of time and memory. Its answers are checked here, on the
view of the question. A worker that dies, is slow or sends garbage is killed and replaced; the question that it
had fails at once, and no other does.
"""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from safehouse.server.child import Child
from safehouse.server.jobs import Book, BotFailed, Job, Ticket, check_row, fallback_row
from safehouse.server.turns import Turns
from safehouse.server.worker import OUT_OF_MEMORY, Reply, place_of

__all__ = ["BotFailed", "Job", "Workers", "fallback_row"]

# A row is a few numbers; a longer frame is garbage.
MAX_REPLY = 64 * 1024
# Seconds between attempts to start a process, from the first to the longest wait.
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
# Most seconds that a question waits for a process.
LONGEST_QUEUE = 60.0
STOPPING = "the server is stopping"


class Worker:
    """One slot for a process: starts it, gives it work, and replaces it when it fails."""

    def __init__(self, pool: "Workers") -> None:
        self.pool = pool
        self.child: Child | None = None
        self.book = Book()
        self.offer: asyncio.Future[Ticket] | None = None

    async def run(self) -> None:
        """Work until it is cancelled."""
        wait = FIRST_WAIT
        while True:
            self.book = Book()
            limits = ["--megabytes", str(self.pool.megabytes), "--bots", json.dumps(self.pool.bots)]
            self.child = await Child.start("safehouse.server.worker", limits, MAX_REPLY)
            if self.child is None:
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
                continue
            wait = FIRST_WAIT
            try:
                await self._work()
            finally:
                await self.end()

    async def _work(self) -> None:
        """Answer questions until the process fails."""
        listening = asyncio.ensure_future(self._reply())
        try:
            while ticket := await self._next(listening):
                if ticket.answer.done():
                    continue  # it was cancelled
                ticket.worker = self
                try:
                    await self._ask(ticket, listening)
                except BotFailed as failure:
                    ticket.fail(str(failure))
                    return
                except Exception as error:
                    # The view cannot be encoded; the worker is not to blame.
                    ticket.fail(f"cannot be asked: {place_of(error)}")
                    return
                finally:
                    ticket.worker = None
                    ticket.fail(STOPPING)
                listening = asyncio.ensure_future(self._reply())
        finally:
            listening.cancel()

    async def _next(self, listening: "asyncio.Future[Reply | None]") -> Ticket | None:
        """Return the next ticket; None if the process ended, or spoke unasked, while it had nothing to do."""
        if not listening.done() and (ticket := self.pool.queue.take()):
            return ticket
        offer: asyncio.Future[Ticket] = asyncio.get_running_loop().create_future()
        self.offer = offer
        self.pool.idle.append(self)
        try:
            either: set[asyncio.Future[Any]] = {offer, listening}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            if offer.done():
                offer.result().fail(STOPPING)
            raise
        finally:
            if self in self.pool.idle:
                self.pool.idle.remove(self)
        if not offer.done():
            return None
        if listening.done():
            # The ticket was not sent: another worker takes it.
            self.pool.hand_out(offer.result())
            return None
        return offer.result()

    async def _ask(self, ticket: Ticket, listening: "asyncio.Future[Reply | None]") -> None:
        """Send a question and set its answer. Raise if the process cannot be used again."""
        assert self.child is not None
        frame = msgspec.msgpack.encode(self.book.question(ticket.job, ticket.seconds))
        try:
            async with asyncio.timeout(ticket.seconds):
                await self.child.send(frame)
                reply = await listening
        except TimeoutError:
            raise BotFailed(f"thought for longer than {ticket.seconds:g} s") from None
        if reply is None:
            raise BotFailed(await self._cause_of_death())
        try:
            if reply.error:
                raise BotFailed(f"went wrong: {reply.error}")
            check_row(ticket.job, reply.row)
            if not ticket.answer.done():
                ticket.answer.set_result(reply.row)
        except BotFailed as failure:
            # The bot failed, not its process.
            self.book.drop(ticket.job)
            ticket.fail(str(failure))

    async def _reply(self) -> Reply | None:
        """Return the next reply, or None if the process ended or sent garbage."""
        assert self.child is not None
        try:
            frame = await self.child.receive()
            return None if frame is None else msgspec.msgpack.decode(frame, type=Reply)
        except msgspec.MsgspecError:
            return None

    async def _cause_of_death(self) -> str:
        assert self.child is not None
        status = await self.child.end()
        return f"needed more than {self.pool.megabytes} MB" if status == OUT_OF_MEMORY else "its process died"

    async def end(self) -> None:
        """Leave nothing behind."""
        if self.child is not None:
            await self.child.end()
            self.child = None
            self.pool.ended += 1


class Workers:
    """A number of worker processes, and the jobs that wait for them."""

    def __init__(
        self, count: int, seconds: float, megabytes: int, bots: Mapping[str, Mapping[str, str]] | None = None
    ) -> None:
        if count < 1:
            raise ValueError("bots need at least one worker")
        self.seconds = seconds
        self.waits = max(seconds, LONGEST_QUEUE)
        self.megabytes = megabytes
        # Bots besides those of the games (`bots.base.MORE`).
        self.bots = {game: dict(places) for game, places in (bots or {}).items()}
        self.queue: Turns[Ticket] = Turns()
        self.idle: list[Worker] = []
        # The number of processes that have ended, for whatever reason.
        self.ended = 0
        self._workers = [Worker(self) for _ in range(count)]
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes. Jobs may be added at once; they wait until a process is up."""
        self._tasks = [asyncio.create_task(worker.run()) for worker in self._workers]

    async def close(self) -> None:
        """Stop all processes. Waiting jobs fail, and no process stays behind."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for worker in self._workers:
            await worker.end()  # cancelled when it was already done
        while ticket := self.queue.take():
            ticket.fail(STOPPING)

    async def ask(self, job: Job, seconds: float | None = None) -> list[int]:
        """Return a bot's answer: a complete row, legal on the view. Raise BotFailed if there is none.

        The limit is for the thinking. The wait for a free process may be longer: a busy server makes bots slow, not
        weak.
        """
        if not self._tasks:
            raise BotFailed(STOPPING)
        if job.seat not in job.view.pending():
            raise BotFailed("is not asked anything")
        limit = self.seconds if seconds is None else seconds
        ticket = Ticket(job, limit)
        self.hand_out(ticket)
        waits = self.waits if seconds is None else seconds
        patience = asyncio.get_running_loop().call_later(waits, self._give_up, ticket, waits)
        try:
            return await ticket.answer
        finally:
            # The caller may have been cancelled: nothing waits for this answer any more.
            patience.cancel()
            self.queue.remove(ticket.job.owner, ticket)
            if ticket.worker is not None and ticket.worker.child is not None:
                ticket.worker.child.kill()

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.child.process.pid for worker in self._workers if worker.child is not None]

    def hand_out(self, ticket: Ticket) -> None:
        """Give a ticket to an idle worker, if possible one that has the bot already; else queue it."""
        if not self.idle:
            self.queue.put(ticket.job.owner, ticket)
            return
        worker = next((worker for worker in self.idle if worker.book.knows(ticket.job)), self.idle[0])
        self.idle.remove(worker)
        assert worker.offer is not None
        worker.offer.set_result(ticket)

    def _give_up(self, ticket: Ticket, waited: float) -> None:
        if ticket.worker is None:
            ticket.fail(f"no worker was free within {waited:g} s")
