"""One table: its position, its seats, and those who listen. Everything that changes it goes through here.

One step at a time (`step` holds the lock), and always in this order: check, commit, acknowledge, broadcast. What is in
memory is a cache of the store; a step that finds itself behind reads what is new and is done again.
"""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from safehouse.core.errors import IllegalMove
from safehouse.core.fair import Dealer, key_of
from safehouse.core.game import SPECTATOR, Event, Setup
from safehouse.core.log import Log
from safehouse.core.match import Answer, Entry, Part, Position, Snapshot
from safehouse.core.registry import Game
from safehouse.server import metrics, views, wire
from safehouse.server.errors import Behind, Illegal, NoSuchTable, Refusal, Stale, StorageFailed
from safehouse.server.files import Texts
from safehouse.server.head import Head, decode_head, encode, scenario_state
from safehouse.server.lessons import check_answer, check_draft, script_of
from safehouse.server.profiles import profile_of
from safehouse.server.results import ending
from safehouse.server.store import Commit, Ledger, Statement, Store, Stored, Times
from safehouse.server.subscribers import ENCODER, Subscriber

TRIES = 20
MOST_CHANGES = 100
# Seconds for which a look by HTTP counts as watching.
WATCHED = 60.0
# Entries kept in memory for those who come back after a short absence.
RECENT = 32
LOG = msgspec.json.Decoder(Entry)
ANSWERS = msgspec.json.Decoder(tuple[int, Answer])
SNAPSHOTS = msgspec.json.Decoder(Snapshot)

T = TypeVar("T")


Reply = Callable[[wire.Message], None]


class Table:
    """A table in this process."""

    def __init__(
        self, store: Store, game: Game, setup: Setup, stored: Stored, texts: Texts,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:  # fmt: skip
        self.id = stored.id
        self.loop = asyncio.get_running_loop()
        self.store = store
        self.game = game
        self.setup = setup
        self.texts = texts
        self.start = Position(game, setup)
        self.position = self.start
        self.head = decode_head(stored.head)
        # The script, if this is a lesson.
        self.script = script_of(texts.lesson)
        self.version = stored.version
        # The service's clock, and the moments of it that are stored.
        self.clock = clock
        self.times = stored.times
        # Sealed answers to the present question, by seat.
        self.sealed: dict[int, Answer] = {}
        # By seat: how often the sealed answer to the present question was changed.
        self.changes: Counter[int] = Counter()
        self.acks: dict[tuple[int, str], wire.Ack] = {}
        self.recent: deque[Part] = deque(maxlen=RECENT)
        self.subscribers: set[Subscriber] = set()
        self.lock = asyncio.Lock()
        # Called after every change, so that whatever follows from it is done (`driver`).
        self.wake: Callable[[], None] = lambda: None
        # When the present question was asked, in the loop's time.
        self.asked_at = 0.0
        # By seat: whether its person has a socket open here (`presence`), and when they were last noticed.
        self.here = [False] * len(self.head.seats)
        self.noticed = [self.loop.time()] * len(self.head.seats)
        # The address that opened it, where this process remembers it.
        self.opener = ""
        # Whether another process has played on here.
        self.elsewhere = False
        # When someone last looked by HTTP, in the loop's time.
        self.looked_at = self.loop.time()

    # --- Steps ------------------------------------------------------------------------------------------------

    async def step(self, action: Callable[[], Awaitable[T]]) -> T:
        """Do one thing at this table, again after catching up where another process was faster."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    self.check_open()
                    return await action()
                except Behind:
                    await self.catch_up()
            raise StorageFailed

    def check_open(self) -> None:
        """Refuse whatever would change a table that an administrator has closed."""
        if self.head.closed:
            raise Refusal("table_closed", reason=self.head.closed)

    async def write(self, change: Commit) -> None:
        try:
            if change.entries:
                with metrics.timed(metrics.COMMITS):
                    await self.store.write(self.id, self.version, change)
            else:
                await self.store.write(self.id, self.version, change)
        except StorageFailed:
            metrics.STORAGE_FAILURES.inc()
            raise
        self.version += 1
        if change.times is not None:
            self.times = change.times

    def times_after(self, head: Head, deadline: float | None) -> Times | None:
        """Return when the table must be looked at, if that is not what is stored.

        While it is in play it is due at all times, since its driver may die at any moment; whatever is secret
        there makes no difference. When it leaves the memory, the driver says when it is due next.
        """
        times = Times(0.0, deadline) if head.is_played else Times()
        return None if times == self.times else times

    def next_deadline(self, head: Head) -> float | None:
        """Return when the time for a question that is asked now is up."""
        return self.clock() + head.clock if head.clock and head.is_played else None

    async def change_head(
        self, head: Head, profiles: Sequence[str] = (), deadline: float | None = None, rematch: Sequence[Statement] = ()
    ) -> None:
        """Store a new head, new profiles, a new deadline and a rematch; send the public part to all listeners."""
        before = self.head.info(self.id)
        times = self.times_after(head, self.times.deadline if deadline is None else deadline)
        await self.write(
            Commit(
                head=encode(head), status=head.status, listed=head.listed, profiles=profiles, times=times,
                rematch=rematch,
            )
        )  # fmt: skip
        self.head = head
        self.send_away(head)
        self.wake()
        if head.info(self.id) != before:
            self.broadcast(wire.Info(head.info(self.id)))

    def send_away(self, head: Head) -> None:
        """Take a seat's view from listeners who may no longer look from there: it was left, or is no longer shown."""
        for subscriber in list(self.subscribers):
            subscriber.seats = head.seats_of(subscriber.key)
            if subscriber.observer != SPECTATOR and not head.may_look(subscriber.seats, subscriber.observer):
                subscriber.observer = SPECTATOR
                subscriber.tell(
                    wire.Welcome(
                        wire.VERSION, head.info(self.id), SPECTATOR, subscriber.seats, self.position.seq, here=self.here
                    )
                )
                self.catch_up_listener(subscriber, -1)

    def note_presence(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.noticed[seat] = self.loop.time()

    def away(self, seat: int) -> float:
        """Return for how many seconds nobody has been here for a seat, as far as this process knows."""
        return 0.0 if self.here[seat] else self.loop.time() - self.noticed[seat]

    @property
    def has_persons(self) -> bool:
        """Whether a person plays here, and not bots alone."""
        return any(not seat.player for seat in self.head.seats)

    @property
    def is_watched(self) -> bool:
        return bool(self.subscribers) or self.loop.time() - self.looked_at < WATCHED

    def note_look(self) -> None:
        """Note a look at the table: bots that stopped for lack of watchers go on."""
        watched = self.is_watched
        self.looked_at = self.loop.time()
        if not watched:
            self.wake()

    # --- Reading the store ------------------------------------------------------------------------------------

    async def load(self, stored: Stored) -> None:
        """Catch up with the store. The snapshot saves replaying; after an upgrade of the rules it is the truth."""
        log, ledger = await asyncio.gather(self.log(), self.store.acks(self.id))
        self.note_acks(ledger, log)
        if stored.snapshot is not None:
            seq, body = stored.snapshot
            self.position = self.start.at(seq, SNAPSHOTS.decode(body))
        self.take_sealed(stored)
        self.set_deadline(stored.times.deadline)
        if self.head.status == "playing" and self.head.rules != self.game.meta.rules_version:
            await self.upgrade()
        self.asked_at = self.loop.time()

    def note_acks(self, ledger: Sequence[Ledger], log: Sequence[tuple[int, Entry]]) -> None:
        """Note what is acknowledged: sealed answers have rows of their own, all others are in the log."""
        for ack in ledger:
            self.acks[ack.seat, ack.action_id] = wire.Ack(ack.action_id, ack.at, ack.seq)
        for seq, entry in log:
            for answer in entry.answers:
                self.acks.setdefault((answer.seat, answer.id), wire.Ack(answer.id, seq - 1, seq))

    def set_deadline(self, deadline: float | None) -> None:
        """Take a deadline from the store: of a game from before there were any, what its head says is left."""
        if deadline is not None:
            full = self.next_deadline(self.head)
            if full is None:
                deadline = None
            else:
                # After a crash the clock may be behind the moment of the question: nobody gets more than the full time.
                deadline = full - self.head.spent if deadline < 0 else min(deadline, full)
        self.times = Times(self.times.due, deadline)

    async def catch_up(self) -> None:
        """Read what others have written since, and pass it on to our own listeners."""
        stored = await self.store.load(self.id)
        if stored is None:
            raise NoSuchTable
        head, since = decode_head(stored.head), self.position.seq
        news = [one for one in await self.log(since) if stored.snapshot is not None and one[0] <= stored.snapshot[0]]
        # Before the position: if the store fails on the way, what is acknowledged must not be passed over next time.
        self.note_acks(await self.store.acks(self.id, since), news)
        # Before the entries: people who have left since must not see them.
        self.send_away(head)
        for seq, entry in news:
            if entry.kind in ("start", "moves"):
                position, events = self.position.follow(entry)
            else:
                position, events = await self.position_at(seq), []
            self.sealed = {}
            self.elsewhere = True
            self.advance(Part(position, entry, events, self.position))
        before, sealed = self.head, self.sealed
        self.head = head
        self.version = stored.version
        self.times = stored.times
        self.set_deadline(stored.times.deadline)
        self.take_sealed(stored)
        await self.tell_changes(before, sealed)

    async def tell_changes(self, before: Head, sealed: dict[int, Answer]) -> None:
        """Tell our listeners what another process has changed, entries aside."""
        head = self.head
        if head.info(self.id) != before.info(self.id):
            self.broadcast(wire.Info(head.info(self.id)))
        for number, seat in enumerate(head.seats):
            if self.sealed.get(number) != sealed.get(number):
                self.tell_seat(number, wire.Kept(at=self.position.seq, answer=self.answer_of(number)))
            if seat.orders != before.seats[number].orders:
                self.tell_seat(number, wire.Kept(orders=seat.orders))
        if head.chat > before.chat:
            for said in await self.chat():
                if before.chat < said.number <= head.chat:
                    self.tell_said(said)

    def take_sealed(self, stored: Stored) -> None:
        decoded = [ANSWERS.decode(body) for body in stored.sealed.values()]
        self.sealed = {answer.seat: answer for at, answer in decoded if at == self.position.seq}

    async def log(self, after: int = 0) -> list[tuple[int, Entry]]:
        """Return the log as stored, after an entry."""
        return [(seq, LOG.decode(body)) for seq, body in await self.store.log(self.id, after)]

    async def position_at(self, seq: int) -> Position:
        """Return the position after an earlier entry: nearly always one of the last, which are at hand."""
        for part in self.recent:
            if part.position.seq == seq:
                return part.position
        return Log(self.start, await self.log()).position(seq)

    async def upgrade(self) -> None:
        """Continue a running game from its snapshot after an upgrade of the rules, and note that in the log."""
        ours = int(self.game.meta.rules_version)
        snapshot = self.position.snapshot()
        entry = Entry("upgrade", rules=(self.head.rules, ours), position=msgspec.to_builtins(snapshot))
        position = self.position.at(self.position.seq + 1, snapshot)
        head = self.head.copy()
        # Like a move, it ends a proposal: what came before it cannot be taken back any more.
        head.rules, head.proposal = ours, None
        # People who were notified of the question count as notified under its new number, too.
        for seat in head.seats:
            seat.called_at += seat.called_at == self.position.seq
            seat.told = {kind: at + (at == self.position.seq) for kind, at in seat.told.items()}
        # What lies sealed was acknowledged: it answers the same question under its new number, if it still may.
        sealed = {seat: answer for seat, answer in self.sealed.items() if position.allows(seat, answer.row)}
        await self.write(
            Commit(
                head=encode(head), entries=[(position.seq, encode(entry))], open_sealed=True,
                sealed=[(seat, encode((position.seq, answer))) for seat, answer in sealed.items()],
                snapshot=(position.seq, encode(position.snapshot())),
            )
        )  # fmt: skip
        self.head, self.sealed = head, sealed
        self.advance(Part(position, entry, [], self.position))

    # --- Going on ---------------------------------------------------------------------------------------------

    @property
    def head(self) -> Head:
        return self._head

    @head.setter
    def head(self, head: Head) -> None:
        self._head = head
        self._dealer: Dealer | None = None
        # Whether nothing follows by itself from a move: no bot, order, proposal or notice waits for it.
        waiting = any(seat.player or seat.orders or seat.webhook or profile_of(seat.key) for seat in head.seats)
        self.idle = not waiting and head.proposal is None

    def dealer(self) -> Dealer:
        """Return who deals here: made from the seed and the nonces, which are fixed once the game begins.

        A lesson deals what is written.
        """
        if self.script is not None:
            return self.script.dealer()
        if self._dealer is None:
            self._dealer = Dealer(key_of(bytes.fromhex(self.head.seed), [seat.nonce for seat in self.head.seats]))
        return self._dealer

    async def append(
        self, part: Part, acks: Sequence[wire.Ack] = (), seat: int = 0, reply: Reply | None = None
    ) -> None:
        """Commit an entry, acknowledge it, broadcast it."""
        position, entry, events, _ = part
        before = head = self.head
        ended, over = self.ended_orders(events), position.over
        if entry.kind == "start" or over or before.proposal is not None or before.spent or ended:
            head = before.copy()
            head.proposal, head.spent = None, 0.0
            head.status = "over" if over else "playing"
            for number, kept in ended.items():
                head.seats[number].orders = kept
        common = views.Common(part)
        await self.write(
            Commit(
                head=None if head is before else encode(head),
                status=None if head is before else head.status,
                entries=[(position.seq, encode(entry))],
                open_sealed=bool(self.sealed),
                snapshot=(position.seq, common.stored()),
                results=ending(self.id, head, position) if over else (),
                times=self.times_after(head, self.next_deadline(head)),
            )
        )  # fmt: skip
        changed = False
        if head is not before:
            changed = head.info(self.id) != before.info(self.id)
            self.head = head
        self.sealed = {}
        for answer in entry.answers:
            metrics.MOVES.inc(metrics.MOVES_BY[answer.by])
        for ack in acks:
            self.acks[seat, ack.id] = ack
            if reply is not None:
                reply(ack)
        self.advance(part, common)
        for number, kept in ended.items():
            self.tell_seat(number, wire.Kept(orders=kept))
        if changed:
            self.broadcast(wire.Info(head.info(self.id)))

    def ended_orders(self, events: Sequence[Event]) -> dict[int, list[str]]:
        """Return, for each seat of which an order ends with these events, the orders that stay."""
        ended: dict[int, list[str]] = {}
        for number, seat in enumerate(self.head.seats):
            if seat.orders:
                happened = {event.kind for event in events}
                kept = [name for name in seat.orders if happened.isdisjoint(self.game.orders[name].until)]
                if kept != seat.orders:
                    ended[number] = kept
        return ended

    def advance(self, part: Part, common: views.Common | None = None) -> None:
        """Advance to a new position, and send one frame to every listener."""
        self.position = part.position
        self.changes.clear()
        self.recent.append(part)
        self.asked_at = self.loop.time()
        if self.subscribers:
            common = common or views.Common(part)
            frames: dict[tuple[int, bool], bytes] = {}
            # The mover first: the acknowledgement is sent before anyone gets the entry.
            first = [subscriber for subscriber in self.subscribers if subscriber.held]
            for subscriber in [*first, *self.subscribers.difference(first)]:
                kind = (subscriber.observer, subscriber.words)
                frame = frames.get(kind)
                if frame is None:
                    frame = frames[kind] = common.frame(*kind)
                subscriber.send(frame)
        self.wake()

    def broadcast(self, message: wire.Message) -> None:
        frame = ENCODER.encode(message)
        for subscriber in list(self.subscribers):
            subscriber.send(frame)

    def tell_seat(self, seat: int, message: wire.Message) -> None:
        """Tell something private to a seat's own screens, on all its devices."""
        for subscriber in list(self.subscribers):
            if subscriber.observer == seat and subscriber.plays:
                subscriber.tell(message)

    async def chat(self) -> list[wire.Said]:
        """Return the last lines of chat."""
        return [wire.Said(number, *json.loads(body)) for number, body in await self.store.chat(self.id)]

    def tell_said(self, said: wire.Said) -> None:
        """Tell a line of chat to all who have not muted its seat."""
        for subscriber in list(self.subscribers):
            if not any(said.seat in self.head.seats[seat].muted for seat in subscriber.seats):
                subscriber.tell(said)

    # --- Answers ----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Deal the first position."""
        await self.append(self.start.begin(self.dealer(), scenario_state(self.head, self.texts.scenario)))

    def acknowledged(self, seat: int, action_id: str) -> wire.Ack | None:
        """Return the acknowledgement that an action already has."""
        return self.acks.get((seat, action_id))

    async def submit(self, answer: Answer, at: int, reply: Reply | None = None) -> wire.Ack:
        """Answer for a seat: the one way in for persons, bots and automatic answers."""
        known = self.acknowledged(answer.seat, answer.id)
        if known is not None:
            if reply is not None:
                reply(known)
            return known
        if at > self.position.seq and self.store.shared:
            await self.catch_up()  # they have seen at another process what has not come here yet
        self.check_question(answer.seat, at)
        try:
            answer.row = self.position.check(answer.seat, answer.row)
        except IllegalMove as error:
            raise Illegal.by_rules(error) from None
        if self.script is not None:
            check_answer(self.script, self.position, answer)
        if self.position.state.sealed():
            ack = await self.seal(answer, at, reply)
        else:
            part = self.position.play([answer], self.dealer())
            ack = wire.Ack(answer.id, at, part.position.seq)
            await self.append(part, [ack], answer.seat, reply)
        return ack

    def check_question(self, seat: int, at: int) -> None:
        if self.head.status != "playing":
            raise Refusal("game_not_begun" if self.head.status == "open" else "game_over")
        if at != self.position.seq:
            raise Stale
        if seat not in self.position.asked():
            raise Illegal("nothing_to_decide")

    async def seal(self, answer: Answer, at: int, reply: Reply | None) -> wire.Ack:
        """Keep an answer that nobody else may see, or even know of, until the last one is in."""
        self.count_change(answer.seat)
        ack = wire.Ack(answer.id, at, 0)
        ledger = Ledger(answer.seat, answer.id, at)
        # The last one: the group is opened, also after a crash.
        complete = set(self.position.asked()) <= {*self.sealed, answer.seat}
        times = self.times_after(self.head, self.times.deadline) if complete else None
        await self.write(Commit(acks=[ledger], sealed=[(answer.seat, encode((at, answer)))], times=times))
        self.sealed[answer.seat] = answer
        self.acks[answer.seat, answer.id] = ack
        if reply is not None:
            reply(ack)
        self.tell_seat(answer.seat, wire.Kept(at=at, answer=answer.row))
        self.wake()
        return ack

    def count_change(self, seat: int) -> None:
        """Count a change of a sealed answer. Each is stored, to be recognised, so their number is limited."""
        if self.changes[seat] >= MOST_CHANGES:
            raise Refusal("changed_often")
        self.changes[seat] += 1

    def group_is_complete(self, at: int) -> bool:
        return (
            at == self.position.seq and self.position.state.sealed() and set(self.position.asked()) <= set(self.sealed)
        )

    async def open_group(self, at: int) -> None:
        """Open the sealed answers, once all are in."""
        if self.group_is_complete(at):
            answers = [self.sealed[seat] for seat in self.position.asked()]
            await self.append(self.position.play(answers, self.dealer()))

    async def retract(self, seat: int, action_id: str, at: int, reply: Reply | None = None) -> wire.Ack:
        """Take a sealed answer back."""
        known = self.acknowledged(seat, action_id)
        if known is None:
            self.check_question(seat, at)
            if seat not in self.sealed:
                raise Illegal("no_sealed_answer")
            self.count_change(seat)
            known = wire.Ack(action_id, at, 0)
            await self.write(Commit(acks=[Ledger(seat, action_id, at)], sealed=[(seat, None)]))
            del self.sealed[seat]
            self.acks[seat, action_id] = known
            self.tell_seat(seat, wire.Kept(at=at, answer=[]))
        if reply is not None:
            reply(known)
        return known

    def stage(self, seat: int, at: int, row: Sequence[int], words: bool) -> wire.Draft:
        """Preview a row: nothing changes, and nothing is shown that the seat does not know."""
        self.check_question(seat, at)
        try:
            draft = self.position.stage(seat, row)
        except IllegalMove as error:
            raise Illegal.by_rules(error) from None
        if self.script is not None:
            check_draft(self.script, self.position, draft)
        return views.draft(self.position, draft, words)

    def why(self, seat: int, at: int, row: Sequence[int], action: int) -> wire.Because:
        """Say why an action is not allowed after a staged row, from what the seat knows."""
        self.check_question(seat, at)
        try:
            staged = self.position.stage(seat, row)
        except IllegalMove as error:
            raise Illegal.by_rules(error) from None
        if action >= self.game.space.size:
            raise Illegal("unknown_action")
        rule, reason = ("", "") if action in staged.options else staged.state.why_not(seat, action)
        return wire.Because(at, action, rule, reason)

    async def take_back(self, to: int) -> None:
        """Go on after an earlier entry. Chance goes back with it, so what was rolled is not rolled again."""
        position = (await self.position_at(to)).numbered(self.position.seq + 1)
        await self.append(Part(position, Entry("takeback", to=to), [], self.position))

    # --- Looking ----------------------------------------------------------------------------------------------

    def answer_of(self, observer: int) -> list[int]:
        answer = self.sealed.get(observer)
        return [] if answer is None else answer.row

    def catch_up_listener(self, subscriber: Subscriber, since: int) -> None:
        """Send everything after an entry: the entries themselves if they are in memory, else a snapshot."""
        if self.head.status == "open":
            return
        observer, words = subscriber.observer, subscriber.words
        own = self.answer_of(observer) if subscriber.plays else []
        missed = [part for part in self.recent if part.position.seq > since]
        if 0 <= since <= self.position.seq and len(missed) == self.position.seq - since:
            for part in missed:
                answer = own if part.position is self.position else []
                subscriber.tell(views.entry(part, observer, answer, words))
        else:
            subscriber.tell(views.snapshot(self.position, observer, own, words))

    def state_for(self, observer: int, plays: bool, words: bool) -> wire.State:
        """Return all that an observer may know; what lies sealed only to the one who plays the seat."""
        shot = views.snapshot(self.position, observer, self.answer_of(observer) if plays else [], words)
        info = self.head.info(self.id)
        return wire.State(info, observer, shot.seq, shot.view, shot.decision, shot.result)
