"""What follows by itself at a table: the first deal, bots, automatic answers, opening sealed answers, clocks, the end.

One task for each table looks at it after every change and does what is due. Everything is done through the table's own
steps, so the driver may die at any moment and begin again. When something becomes visible depends on public facts only:
a bot's or an order's answer comes `pace` seconds after the question, and sealed answers are opened no earlier.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextvars import Context

from safehouse.core.log import Log
from safehouse.core.match import Answer, Part, visible
from safehouse.server import metrics, nonces, seating
from safehouse.server.archive import Archive
from safehouse.server.errors import Refusal, StorageFailed
from safehouse.server.head import Proposal, encode
from safehouse.server.notices.bell import Bell, late_seats
from safehouse.server.notices.office import Office
from safehouse.server.store import Commit, Times
from safehouse.server.table import Table
from safehouse.server.workers import BotFailed, Job, Workers, fallback_row

LOGGER = logging.getLogger("safehouse.driver")
# How long to wait before trying again when the store fails or another process leads.
AGAIN = 1.0
# Seconds that a table stays in memory after a question or a look.
STILL = 60.0
# Sealed answers may be opened later by so many times the pace.
BLUR = 2.0


class Driver:
    """Drives one table."""

    def __init__(
        self, table: Table, workers: Workers, archive: Archive, office: Office, pace: float, nonce_wait: float
    ) -> None:
        self.table = table
        self.archive = archive
        self.workers = workers
        self.bell = Bell(table, office)
        self.pace = pace
        self.nonce_wait = nonce_wait
        # Since when all seats have been taken, in the loop's time.
        self._full_since: float | None = None
        self._changed = asyncio.Event()
        self._changed.set()
        self._again: asyncio.TimerHandle | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        # What bots have seen, by seat, up to an entry.
        self._seen: dict[int, list[tuple[str, list[int], list[int]]]] = {}
        self._seen_seq = -1
        # A question, and the seconds that its answers wait besides.
        self._blurred = (-1, 0.0)
        # The proposal that waits, and since when, in the loop's time.
        self._proposed: tuple[Proposal, float] | None = None
        table.wake = self._wake
        # Not for the address that loaded the table.
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}", context=Context())

    def _wake(self) -> None:
        """Look at the table, unless only persons play there and one of them is to answer: then nothing follows."""
        table = self.table
        if table.idle and table.head.status == "playing" and not table.position.state.sealed():
            return
        self._changed.set()

    def stop(self) -> None:
        self.table.wake = lambda: None
        for task in [self.task, *self._thinking.values()]:
            task.cancel()
        self.table.store.release(self.table.id)

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                again = await self._look()
            except (Refusal, OSError):
                again = AGAIN
            except Exception:
                # One bad table must not stop the others, nor itself for ever.
                LOGGER.exception("the next step of a table failed", extra={"table": self.table.id})
                again = AGAIN
            if self._again is not None:
                self._again.cancel()
            if again is not None:
                self._again = asyncio.get_running_loop().call_later(again, self._changed.set)

    async def _look(self) -> float | None:
        """Do what is due. Return after how many seconds to look again, if not only after a change."""
        table = self.table
        head = table.head
        if head.status == "over":
            await self._finish()
            return await self._ring() if not head.closed and await table.store.lead(table.id) else None
        if head.closed:
            return None
        present = [seat for seat, here in enumerate(table.here) if here]
        if seating.is_objected_to(head, present):
            await table.step(lambda: seating.withdraw(table, present))
        if not await table.store.lead(table.id):
            return AGAIN
        if head.status == "open":
            return await self._wait_to_begin()
        left = self._proposal_waits()
        if seating.is_agreed(head) and not left:
            await table.step(lambda: seating.settle(table))
        waits = [seconds for seconds in (left, await self._ring(), await self._answer()) if seconds]
        return min(waits, default=None)

    def _proposal_waits(self) -> float:
        """Return how many seconds the present proposal must wait before it is done."""
        proposal, now = self.table.head.proposal, asyncio.get_running_loop().time()
        if proposal is None:
            self._proposed = None
            return 0.0
        if self._proposed is None or not is_same(self._proposed[0], proposal):
            self._proposed = proposal, now
        return max(0.0, self._proposed[1] + proposal.wait - now)

    async def _wait_to_begin(self) -> float | None:
        """Begin when all seats are taken and all nonces are in, or when the wait for nonces is over."""
        now = asyncio.get_running_loop().time()
        if not nonces.is_full(self.table.head):
            self._full_since = None
            return None
        self._full_since = now if self._full_since is None else self._full_since
        left = self._full_since + self.nonce_wait - now
        # A lesson draws nothing, and waits for no nonce.
        if self.table.script is None and nonces.missing(self.table.head) and left > 0:
            return left
        await self.table.step(self._begin)
        return None

    async def _begin(self) -> None:
        if self.table.head.status == "open" and nonces.is_full(self.table.head):
            await self.table.begin()

    async def _answer(self) -> float | None:
        """Let bots think and send automatic answers; open a complete group when its time has come."""
        table = self.table
        if not table.has_persons and not table.is_watched:
            return None  # bots play for nobody; `note_look` wakes them
        at = table.position.seq
        self._thinking = {key: task for key, task in self._thinking.items() if key[0] == at or not task.done()}
        sealed = table.position.state.sealed()
        for number in table.position.asked():
            if number in table.sealed or (at, number) in self._thinking:
                continue
            seat = table.head.seats[number]
            if table.script is not None:
                row = table.script.answers.get((at, number))
                if row is not None:
                    self._spawn(at, number, self._script_answers(at, number, row))
            elif seat.player:
                self._spawn(at, number, self._bot_answers(at, number))
            elif seat.orders and (action := self._ordered(number)) is not None:
                self._spawn(at, number, self._order_answers(at, number, action, wait=not sealed))
        if table.group_is_complete(at):
            left = self._left()
            if left > 0:
                return left
            await table.step(lambda: table.open_group(at))
        return None

    def _spawn(self, at: int, number: int, work: Awaitable[None]) -> None:
        self._thinking[at, number] = asyncio.ensure_future(self._work(at, number, work))

    async def _work(self, at: int, number: int, work: Awaitable[None]) -> None:
        """Carry it out; if the store fails on the way, start again."""
        try:
            await work
        except StorageFailed:
            await asyncio.sleep(AGAIN)
            self._thinking.pop((at, number), None)
            self._changed.set()

    def _left(self) -> float:
        """Seconds until answers to the present question may show."""
        return self.table.asked_at + self.pace + self._blur() - asyncio.get_running_loop().time()

    def _blur(self) -> float:
        """Return the extra seconds before sealed answers open: random where the game has automatic answers.

        Otherwise a group that opens at once would reveal that all others have given an order.
        """
        table = self.table
        if table.position.state.sealed() and self._blurred[0] != table.position.seq:
            orders = table.game.offered_orders(table.setup)
            self._blurred = table.position.seq, random.uniform(0.0, BLUR * self.pace) if orders else 0.0
        return self._blurred[1] if self._blurred[0] == table.position.seq else 0.0

    # --- Bots and orders --------------------------------------------------------------------------------------

    async def _bot_answers(self, at: int, number: int) -> None:
        table = self.table
        seen = await self._seen_by(number)
        if table.position.seq != at:
            return
        view = table.position.state.redact(number)
        bot = table.head.seats[number].player
        try:
            row = await self.workers.ask(Job(table.id, number, table.head.game, bot, view, seen, table.opener))
        except BotFailed as failure:
            metrics.BOT_FAILURES.inc()
            LOGGER.warning("a bot failed", extra={"table": table.id, "seat": number, "reason": str(failure)})
            row = fallback_row(view, number)
        await asyncio.sleep(max(0.0, self._left()))
        await self._submit(at, Answer(number, row, f"bot-{at}", "bot"), lambda: bool(table.head.seats[number].player))

    async def _script_answers(self, at: int, number: int, row: list[int]) -> None:
        """Answer in a lesson for a seat whose moves are scripted."""
        await asyncio.sleep(max(0.0, self._left()))
        await self._submit(at, Answer(number, list(row), f"bot-{at}", "bot"), lambda: True)

    async def _order_answers(self, at: int, number: int, action: int, wait: bool) -> None:
        if wait:
            await asyncio.sleep(max(0.0, self._left()))
        answer = Answer(number, [action], f"order-{at}", "order")
        await self._submit(at, answer, lambda: self._ordered(number) == action)

    def _ordered(self, number: int) -> int | None:
        """Return the seat's automatic answer to the present question."""
        options = self.table.position.state.redact(number).legal(number)
        for name in self.table.head.seats[number].orders:
            action = self.table.game.orders[name].action
            if action in options:
                return action
        return None

    def _is_ordered(self, number: int) -> bool:
        """Return whether the seat answers automatically."""
        return bool(self.table.head.seats[number].orders) and self._ordered(number) is not None

    async def _submit(self, at: int, answer: Answer, still: Callable[[], bool]) -> None:
        """Answer, unless the seat speaks for itself by now or the question is gone. Tries on while the store fails."""

        async def step() -> None:
            if still() and answer.seat not in self.table.sealed:
                ack = await self.table.submit(answer, at)
                if ack.seq and answer.by == "order":
                    metrics.ACKS.observe(time.perf_counter() - began)

        while self.table.position.seq == at:
            began = time.perf_counter()
            try:
                await self.table.step(step)
            except StorageFailed:
                await asyncio.sleep(AGAIN)
            except Refusal:
                return
            else:
                return

    async def _seen_by(self, number: int) -> list[tuple[str, list[int], list[int]]]:
        """Return all that a seat has seen. Grows with the game; after a gap or a takeback it is read from the log."""
        table = self.table
        if not self._goes_on():
            log = Log(table.start, await table.log())
            # From here on without a pause: several bots may ask at once.
            self._seen = {seat: [] for seat in range(table.setup.players)}
            self._note(log.counting())
            self._seen_seq = log.last
        self._note([part for part in table.recent if part.position.seq > self._seen_seq])
        return self._seen[number]

    def _goes_on(self) -> bool:
        """Return whether what was noted so far and the recent entries together are the whole game."""
        news = [part for part in self.table.recent if part.position.seq > self._seen_seq]
        return self._seen_seq >= 0 and len(news) == self.table.position.seq - self._seen_seq and not takes_back(news)

    def _note(self, parts: list[Part]) -> None:
        for part in parts:
            for seat, seen in self._seen.items():
                seen += [visible(event, seat) for event in part.events]
            self._seen_seq = part.position.seq

    # --- Clocks and the end -----------------------------------------------------------------------------------

    def ticks(self) -> bool:
        """Return whether the clock runs. This follows from public facts, not from who has answered."""
        head = self.table.head
        return head.clock > 0 and head.is_played

    def left(self) -> float | None:
        """Seconds that the present question has left; None without a clock."""
        deadline = self.table.times.deadline
        return max(0.0, deadline - self.table.clock()) if self.ticks() and deadline is not None else None

    async def tick(self) -> None:
        """Check whether the time for the question is up, and whether someone must be notified."""
        left = self.left()
        if left == 0.0 and await self.table.store.lead(self.table.id):
            at = self.table.position.seq
            await self.table.step(lambda: self._time_is_up(at))
        if self.bell.is_time(left):
            self._changed.set()

    async def _time_is_up(self, at: int) -> None:
        late = late_seats(self.table)
        if self.table.position.seq == at and self.left() == 0.0 and late:
            await seating.replace(self.table, late)

    # --- Leaving the memory -------------------------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Return whether nothing happens here before a known moment, unless someone connects.

        Nothing of it follows from what lies sealed.
        """
        table, head = self.table, self.table.head
        if table.subscribers or table.lock.locked() or table.is_watched:
            return False
        if any(not task.done() for task in self._thinking.values()) or self.bell.tells_soon:
            return False
        if head.status == "open":
            return not nonces.is_full(head)
        # Where people play at another process, that one may lead.
        long_ago = table.elsewhere or asyncio.get_running_loop().time() - table.asked_at >= STILL
        return head.proposal is None and long_ago

    async def rest(self) -> None:
        """Note in the store when the table must be loaded again even if nobody connects, and what people know."""
        # A closed table cannot be written to; opened again, it is looked at. One that is played elsewhere stays due.
        if self.table.head.closed or self.table.elsewhere:
            return
        if await self.table.store.lead(self.table.id):
            await self.table.step(self._note_rest)

    async def _note_rest(self) -> None:
        table, head = self.table, self.table.head.copy()
        times = Times(self._next_look(), table.times.deadline) if head.is_played else Times()
        noted = self.bell.note_known(head)
        if noted or times != table.times:
            await table.write(Commit(head=encode(head) if noted else None, times=times))
            table.head = head

    def _next_look(self) -> float | None:
        """Return the next moment at which something is due: a reminder, the deadline, the end of quiet hours."""
        if not self.table.has_persons:
            return None
        return min(self.bell.next_looks(self.table.times.deadline), default=None)

    async def _ring(self) -> float | None:
        """Notify people who are away."""
        ordered = [number for number in late_seats(self.table) if self._is_ordered(number)]
        return await self.bell.ring(ordered, self.left())

    async def _finish(self) -> None:
        """Store the record of a finished game, readable even after the rules have changed."""
        table = self.table
        if await table.store.record(table.id) is None:
            await table.store.put_record(table.id, await self.archive.full_record(table))


def is_same(one: Proposal, other: Proposal) -> bool:
    return (one.what, one.by, one.seat, one.at) == (other.what, other.by, other.seat, other.at)


def takes_back(parts: list[Part]) -> bool:
    return any(part.entry.kind == "takeback" for part in parts)
