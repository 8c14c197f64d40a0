"""A player of random legal moves on one socket, which reconnects whenever it breaks, and notes what it receives."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from safehouse.drill.journal import Action, Journal
from safehouse.remote import Socket, hello

# Seconds after which a disconnected player tries again.
RETRY = 0.02
# Refusals after which the same action is sent again.
TRANSIENT = ("storage", "too_many")
NUMBERS = itertools.count(1)


class Asked(Struct):
    seats: list[int]
    sealed: bool
    options: list[int] = []
    answer: list[int] = []


class SeatSeen(Struct):
    bot: str = ""


class InfoSeen(Struct):
    status: str
    seats: list[SeatSeen]


class Heard(Struct):
    """Any message, as far as a player reads it."""

    type: str
    seq: int = 0
    at: int = -1
    id: str = ""
    code: str = ""
    text: str = ""
    decision: Asked | None = None
    view: Raw = Raw(b"")
    row: list[int] = []
    waiting: list[int] = []
    options: list[int] = []
    complete: bool = False
    info: InfoSeen | None = None


DECODER = msgspec.json.Decoder(Heard)


class Habits(Struct):
    """How a player plays."""

    # Seconds before each answer.
    think: Callable[[], float] = lambda: 0.0
    # Seconds before a lost player tries again.
    retry: Callable[[], float] = lambda: RETRY
    # How often an acknowledged action is sent again, a sealed answer changed, a row staged.
    echo: float = 0.05
    change: float = 0.2
    stage: float = 0.3
    # Whether another screen answers for the same seat: then nobody can tell which of two answers came last.
    twins: bool = False


class DrillPlayer:
    """One socket at a table: a seat, or a spectator (None)."""

    def __init__(
        self, port: int, journal: Journal, table: str, token: str, seat: int | None, habits: Habits, seed: int
    ) -> None:
        self.port = port
        self.journal = journal
        self.table = table
        self.token = token
        self.seat = seat
        self.habits = habits
        self.rng = random.Random(seed)
        self.socket: Socket | None = None
        self.seq = -1
        self.view = Raw(b"")
        self.decision = Asked([], False)
        self.status = ""
        self.synced = False
        self.held = False
        # Sent and not yet answered, in order.
        self.flight: dict[str, Action] = {}
        self._target = 0
        self._connected_at = 0.0
        self._answered_at = -1
        self._thinking_at = -1
        self._replaced = False
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # --- Coming and going ---------------------------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.create_task(self._live())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.socket is not None:
            self.socket.cut()

    async def _live(self) -> None:
        while True:
            self._lost.clear()
            self._connected_at = time.monotonic()
            try:
                self.socket = await Socket.connect(self.port, self._hear, self._lost.set)
            except (OSError, TimeoutError):
                await asyncio.sleep(self.habits.retry())
                continue
            seat = {} if self.seat is None else {"seat": self.seat}
            self._say(hello(self.table, self.token, since=self.seq, **seat))
            await self._lost.wait()
            self.socket, self.synced, self._thinking_at = None, False, -1
            await asyncio.sleep(self.habits.retry())

    def drop(self) -> None:
        """Break the connection."""
        if self.socket is not None:
            self.socket.cut()

    def _say(self, command: object) -> None:
        if self.socket is not None:
            self.socket.say(command)

    # --- Hearing ------------------------------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        heard = DECODER.decode(text)
        match heard.type:
            case "entry" | "snapshot":
                self._at(heard)
            case "ack":
                self._acknowledged(heard)
            case "draft":
                self._staged(heard)
            case "problem":
                self._refused(heard)
            case "welcome":
                self._welcomed(heard)
            case "info":
                self._informed(heard)

    def _complain(self, text: str) -> None:
        self.journal.violations.append(f"{text} (table {self.table}, seat {self.seat})")

    def _welcomed(self, heard: Heard) -> None:
        assert heard.info is not None
        self.status = heard.info.status
        self._target = heard.seq
        if heard.seq < self.seq:
            self._complain(f"I1: after entry {self.seq} the server is back at {heard.seq}")
        if heard.seq <= self.seq or self.status == "open":
            self._sync()

    def _sync(self) -> None:
        """Up to date after a (re)connection: what is in the air is sent again."""
        if not self.synced:
            self.synced = True
            self.journal.syncs.append(time.monotonic() - self._connected_at)
            for action in self.flight.values():
                action.resent = True
                self._send(action)
            self.decide()

    def _at(self, heard: Heard) -> None:
        if heard.type == "entry" and self.seq >= 0 and heard.seq != self.seq + 1:
            self._complain(f"I6: entry {heard.seq} came after {self.seq}")
        assert heard.decision is not None
        self.seq, self.view, self.decision = heard.seq, heard.view, heard.decision
        if not heard.decision.seats:
            self.status = "over"
        elif heard.decision.answer:
            self._answered_at = heard.seq
        if not self.synced and heard.seq >= self._target:
            self._sync()
        self.decide()

    def _informed(self, heard: Heard) -> None:
        assert heard.info is not None
        self.status = heard.info.status
        replaced = self.seat is not None and bool(heard.info.seats[self.seat].bot)
        if replaced and not self._replaced and self._answered_at == self.seq:
            self._complain(f"I8: lost on time at {self.seq} after the answer was acknowledged")
        self._replaced = replaced

    def _acknowledged(self, heard: Heard) -> None:
        assert self.seat is not None
        action = self.journal.actions.get((self.table, self.seat, heard.id))
        if action is None:
            self._complain(f"I3: an acknowledgement of {heard.id}, which was never sent")
            return
        self.flight.pop(heard.id, None)
        fresh = not action.acked
        self.journal.acknowledge(action, heard.at, heard.seq, time.monotonic())
        if fresh and self.rng.random() < self.habits.echo:
            self._send(action)
        if fresh and heard.seq == 0 and heard.at == self.seq:
            if action.row is None:
                self._answered_at = self._thinking_at = -1
            else:
                self._answered_at = heard.at
            if action.row is not None and self.rng.random() < self.habits.change and not self.held:
                self._change_mind()
        self.decide()

    def _refused(self, heard: Heard) -> None:
        self.journal.refusals[heard.code] += 1
        if heard.code == "internal":
            self._complain(f"I9: the server apologises: {heard.text!r}")
        action = self.flight.get(heard.id)
        if not heard.id:  # a row that was only staged
            asyncio.get_running_loop().call_later(0.1, self.think_again, self.seq)
        elif action is None:
            known = self.journal.actions.get((self.table, -1 if self.seat is None else self.seat, heard.id))
            if known is not None and known.acked and heard.code not in TRANSIENT:
                self._complain(f"I3: {heard.id} was acknowledged, and refused when sent again: {heard.code}")
        elif heard.code in TRANSIENT:
            asyncio.get_running_loop().call_later(0.1, self._again, action)
        else:
            del self.flight[heard.id]
            action.refused = heard.code
            self.decide()

    def _again(self, action: Action) -> None:
        if action.id in self.flight and self.synced:
            self._send(action)

    # --- Answering ----------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Answer nothing new."""
        self.held = True

    def release(self) -> None:
        self.held = False
        self._thinking_at = -1
        self.decide()

    def think_again(self, at: int) -> None:
        """Think again about a question, unless the game has gone on."""
        if self._thinking_at == at == self.seq:
            self._thinking_at = -1
            self.decide()

    def decide(self) -> None:
        """Answer the present question, if there is one for us."""
        if (
            self.seat in self.decision.seats and self.synced and not self.held and not self.flight
            and self._answered_at != self.seq and self._thinking_at != self.seq
        ):  # fmt: skip
            self._thinking_at = self.seq
            asyncio.get_running_loop().call_later(self.habits.think(), self._answer, self.seq)

    def _answer(self, at: int) -> None:
        if at != self.seq or self.held or not self.synced or self.flight:
            self._thinking_at = -1
            self.decide()
            return
        pick = self.rng.choice(self.decision.options)
        # The least option counts by itself; another one may have to wait for picks that the game writes before it.
        least = pick == min(self.decision.options)
        if self.decision.sealed or not least or self.rng.random() < self.habits.stage:
            self._say({"type": "stage", "at": at, "row": [pick]})
        else:
            self._act(at, [pick])

    def _staged(self, heard: Heard) -> None:
        if heard.at != self.seq or self.flight:
            return
        if heard.complete or (not self.decision.sealed and not heard.waiting and self.rng.random() < 0.3):
            self._act(heard.at, heard.row)
        else:
            self._say({"type": "stage", "at": heard.at, "row": [*heard.row, self.rng.choice(heard.options)]})

    def _act(self, at: int, row: list[int] | None) -> None:
        assert self.seat is not None
        action = Action(self.table, self.seat, f"d{next(NUMBERS)}", at, row, time.monotonic(), resent=self.habits.twins)
        self.journal.sent(action)
        self.flight[action.id] = action
        self._send(action)

    def _send(self, action: Action) -> None:
        if action.row is None:
            self._say({"type": "retract", "id": action.id, "at": action.at})
        else:
            self._say({"type": "act", "id": action.id, "at": action.at, "row": action.row})

    def _change_mind(self) -> None:
        """Take the sealed answer back, or stage another one."""
        if self.rng.random() < 0.5:
            self._act(self.seq, None)
        else:
            self._say({"type": "stage", "at": self.seq, "row": [self.rng.choice(self.decision.options)]})
