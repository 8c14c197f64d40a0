"""Questions about the past of games, sent to a process of their own (`clerk`): players never wait for them.

Addresses take turns, the same question is asked once, and answers are cached while there is room.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import ceil

import msgspec

from safehouse.core.errors import BadData, SafehouseError
from safehouse.server.child import Child
from safehouse.server.clerk import Reply, Task
from safehouse.server.errors import BadRequest, Refusal, TooMany
from safehouse.server.turns import Turns

# The longest time for one question in seconds, and the most bytes of an answer.
LONGEST, LARGEST = 30.0, 64 << 20
# Most questions that wait, for one address and in all.
MOST_OF_ONE, MOST = 100, 1_000
# Most bytes of cached answers.
KEPT_BYTES = 16 << 20

# The question, the game, the point in it, and the observer.
Key = tuple[object, ...]
# Called when it is a question's turn, so that the queue stays small.
Ask = Callable[[], Awaitable[Task]]


class ClerkFailed(Refusal):
    """The clerk could not answer this question; it may answer another one."""

    status = 503
    key = "past_broke"

    def __init__(self) -> None:
        super().__init__(wait=int(LONGEST))


@dataclass(eq=False)
class Slip:
    """A question that waits, and its answer."""

    key: Key
    ask: Ask
    answer: "asyncio.Future[bytes]"


class Clerk:
    """The process, the questions that wait for it, and the cached answers."""

    def __init__(self, megabytes: int, longest: float = LONGEST) -> None:
        self.megabytes = megabytes
        self.longest = longest
        self.turns: Turns[Slip] = Turns()
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._asked: dict[Key, Slip] = {}
        self._news = asyncio.Event()
        self._child: Child | None = None
        self._task: asyncio.Task[None] | None = None
        # Seconds that recent questions took.
        self._usual = 0.2

    @property
    def pids(self) -> list[int]:
        return [] if self._child is None else [self._child.process.pid]

    async def close(self) -> None:
        """Stop at once, and leave no process behind."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while slip := self.turns.take():
            slip.answer.cancel()

    async def ask(self, asker: str, key: Key, ask: Ask) -> bytes:
        """Return the clerk's answer, or the cached one for the same key."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        slip = self._asked.get(key)
        if slip is None:
            if self.turns.of(asker) >= MOST_OF_ONE or len(self.turns) >= MOST:
                raise TooMany("past_queue", wait=ceil(len(self.turns) * self._usual) or 1)
            slip = self._asked[key] = Slip(key, ask, asyncio.get_running_loop().create_future())
            slip.answer.add_done_callback(lambda _: self._asked.pop(key, None))
            self.turns.put(asker, slip)
            self._news.set()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
        return await asyncio.shield(slip.answer)

    async def _run(self) -> None:
        """Answer one question after the other; start a fresh process after a failure."""
        try:
            while True:
                while slip := self.turns.take():
                    await self._answer(slip)
                self._news.clear()
                await self._news.wait()
        finally:
            await self._end()

    async def _answer(self, slip: Slip) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(self.longest):
                reply = await self._reply(await slip.ask())
        except (ClerkFailed, TimeoutError):
            await self._end()
            slip.answer.set_exception(ClerkFailed())
        except Refusal as error:
            # There is no such game: nothing is wrong with the process, which took a second to start.
            slip.answer.set_exception(error)
        except asyncio.CancelledError:
            slip.answer.cancel()
            raise
        else:
            if reply.key or reply.fault:
                slip.answer.set_exception(error_of(reply))
            else:
                self._keep(slip.key, reply.body)
                slip.answer.set_result(reply.body)
        # The caller may have gone.
        if not slip.answer.cancelled():
            slip.answer.exception()
        self._usual = 0.9 * self._usual + 0.1 * (time.monotonic() - began)

    async def _reply(self, task: Task) -> Reply:
        if self._child is None:
            limits = ["--megabytes", str(self.megabytes)]
            self._child = await Child.start("safehouse.server.clerk", limits, LARGEST)
        if self._child is None:
            raise ClerkFailed
        await self._child.send(msgspec.msgpack.encode(task))
        frame = await self._child.receive()
        if frame is None:
            raise ClerkFailed
        return msgspec.msgpack.decode(frame, type=Reply)

    async def _end(self) -> None:
        if self._child is not None:
            child, self._child = self._child, None
            await child.end()

    def _keep(self, key: Key, body: bytes) -> None:
        self._kept[key] = body
        self._bytes += len(body)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])


def error_of(reply: Reply) -> SafehouseError:
    if reply.fault:
        return BadData(reply.fault)
    kind = BadRequest if reply.status == BadRequest.status else Refusal
    return kind(reply.key, **reply.arguments)
