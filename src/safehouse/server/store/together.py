"""Moves that PostgreSQL commits together: one statement for all that came while the last one was on its way.

Each is behind the fence of its own table: one that is behind writes nothing, and the others are not held up by it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

from safehouse.server import wall
from safehouse.server.errors import Behind
from safehouse.server.store.base import Commit

# So many share a statement, and so many statements are on their way at a time.
MOST, FLYING = 256, 2

TOGETHER = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::boolean[],
        $8::double precision[], $9::double precision[])
        AS given (id, version, seq, entry, snapshot, opens, timed, due, deadline)
), fence AS (
    UPDATE tables SET version = tables.version + 1,
        touched = CASE WHEN touched > $10 THEN touched ELSE $10 END,
        due = CASE WHEN given.timed THEN given.due ELSE tables.due END,
        deadline = CASE WHEN given.timed THEN given.deadline ELSE tables.deadline END
    FROM given WHERE tables.id = given.id AND tables.version = given.version RETURNING tables.id
), written AS (
    SELECT given.* FROM given JOIN fence ON fence.id = given.id
), entries AS (
    INSERT INTO log (table_id, seq, body) SELECT id, seq, entry FROM written
), shots AS (
    INSERT INTO snapshots (table_id, seq, body) SELECT id, seq, snapshot FROM written
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
), opened AS (
    DELETE FROM sealed USING written WHERE sealed.table_id = written.id AND written.opens
)
SELECT id FROM fence
"""


class Move(Struct):
    """A change that can go together with others, and who waits for it."""

    table: str
    version: int
    change: Commit
    done: asyncio.Future[None]


def is_move(change: Commit) -> bool:
    """Return whether a change is only a move: an entry and its position."""
    other = (
        change.head, change.status, change.listed, change.chat, change.note, change.record,
        change.sealed or None, change.acks or None, change.files or None, change.profiles or None,
        change.results or None,
    )  # fmt: skip
    return len(change.entries) == 1 and change.snapshot is not None and all(part is None for part in other)


def arguments(moves: Sequence[Move]) -> list[Any]:
    """Return what the statement is given: columns, a row for each move."""
    rows = []
    for move in moves:
        change = move.change
        ((seq, entry),) = change.entries
        assert change.snapshot is not None
        times = change.times
        due, deadline = (times.due, times.deadline) if times is not None else (None, None)
        rows.append(
            (move.table, move.version, seq, entry, change.snapshot[1], change.open_sealed, times is not None, due,
             deadline)
        )  # fmt: skip
    return [*[list(column) for column in zip(*rows, strict=True)], wall.latest()]


class Together:
    """Collects moves, and sends them on as soon as there is room for another statement."""

    def __init__(
        self, send: Callable[[Sequence[Move]], Awaitable[set[str]]], alone: Callable[[Move], Awaitable[None]]
    ) -> None:
        # Carries moves out, and returns the tables that were not behind.
        self._send = send
        # Carries out one move by itself.
        self._alone = alone
        self._waiting: list[Move] = []
        self._flying: set[asyncio.Task[None]] = set()

    async def put(self, table: str, version: int, change: Commit) -> None:
        """Carry a move out. On return it is durable."""
        move = Move(table, version, change, asyncio.get_running_loop().create_future())
        self._waiting.append(move)
        if len(self._waiting) == 1:
            # Not at once: what others ask in this round of the loop goes along.
            asyncio.get_running_loop().call_soon(self._fly)
        await move.done

    def _fly(self) -> None:
        while self._waiting and len(self._flying) < FLYING:
            moves, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            task = asyncio.create_task(self._carry_out(moves))
            self._flying.add(task)
            task.add_done_callback(self._landed)

    def _landed(self, task: "asyncio.Task[None]") -> None:
        self._flying.discard(task)
        self._fly()

    async def _carry_out(self, moves: Sequence[Move]) -> None:
        try:
            done = await self._send(moves)
        except Behind:
            # One of them repeats what is there, or met another process half-way: each by itself.
            for move in moves:
                settle(move, await caught(self._alone(move)))
        except BaseException as error:
            for move in moves:
                settle(move, error)
            if isinstance(error, asyncio.CancelledError):
                raise
        else:
            for move in moves:
                settle(move, None if move.table in done else Behind())


async def caught(work: Awaitable[None]) -> Exception | None:
    try:
        await work
    except Exception as error:
        return error
    return None


def settle(move: Move, error: BaseException | None) -> None:
    if move.done.done():
        return
    if error is None:
        move.done.set_result(None)
    else:
        move.done.set_exception(error)
