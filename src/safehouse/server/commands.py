"""The commands of a client: one function for each, the same for sockets and HTTP."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer
from safehouse.server import abuse, metrics, nonces, presence, seating, wire
from safehouse.server.errors import BadRequest, NotYours, Refusal
from safehouse.server.house import House
from safehouse.server.profiles import profile_of
from safehouse.server.subscribers import Subscriber
from safehouse.server.table import Reply, Table


class Caller:
    """The caller: the seats of its key, and the one that it speaks for."""

    def __init__(
        self, house: House, table: Table, key: str, subscriber: Subscriber | None = None, address: str = ""
    ) -> None:
        self.house = house
        # The address that it counts for.
        self.address = address
        self.table = table
        self._key = key
        self.subscriber = subscriber
        if subscriber is not None:
            subscriber.key = key
        self.seats = table.head.seats_of(key)
        self.observer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        self.words = False

    @property
    def key(self) -> str:
        """Return its key (`House.key_of`); "" once the socket's device was removed."""
        return self._key if self.subscriber is None else self.subscriber.key

    @property
    def plays(self) -> bool:
        """Return whether the caller looks from its own seat, and not as a spectator of someone's view."""
        return self.observer in self.seats

    def check_token(self) -> None:
        """Refuse a token that opens nothing here. The host's is valid before they sit; a device may watch."""
        if self.key and not self.seats and not self.table.head.is_host(self.key) and not profile_of(self.key):
            raise NotYours("bad_token")

    def own_seat(self) -> int:
        """Return the seat for which the caller speaks."""
        # The table updates a socket's seats (`send_away`).
        self.seats = self.table.head.seats_of(self.key) if self.subscriber is None else self.subscriber.seats
        if self.observer not in self.seats:
            raise NotYours
        return self.observer

    def look_from(self, seat: int | None) -> None:
        """Choose the seat to look from: an own one, or one that shows its view to spectators."""
        if seat is None:
            self.observer = self.seats[0] if len(self.seats) == 1 else SPECTATOR
        elif self.table.head.may_look(self.seats, seat):
            self.observer = seat
        else:
            raise NotYours


async def act(caller: Caller, command: wire.Act, reply: Reply) -> None:
    table = caller.table
    number = caller.own_seat()
    if command.id.startswith(("bot-", "order-")):
        raise BadRequest("own_id")
    if table.head.seats[number].stand_in:
        await table.step(lambda: seating.come_back(table, number))
    began = time.perf_counter()
    ack = await table.step(lambda: table.submit(Answer(number, command.row, command.id), command.at, reply))
    # The time that it took is measured only where the answer is public.
    if ack.seq:
        metrics.ACKS.observe(time.perf_counter() - began)


async def retract(caller: Caller, command: wire.Retract, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: table.retract(number, command.id, command.at, reply))


async def stage(caller: Caller, command: wire.Stage, reply: Reply) -> None:
    reply(caller.table.stage(caller.own_seat(), command.at, command.row, caller.words))


async def why(caller: Caller, command: wire.Why, reply: Reply) -> None:
    reply(caller.table.why(caller.own_seat(), command.at, command.row, command.action))


async def sit(caller: Caller, command: wire.Sit, reply: Reply) -> None:
    subscriber = caller.subscriber
    if subscriber is None:
        raise BadRequest("socket_only")
    caller.seats = caller.table.head.seats_of(caller.key)
    if command.seat is None:
        caller.observer = SPECTATOR
    else:
        caller.look_from(command.seat)
    await settle(caller, -1)


async def settle(caller: Caller, since: int) -> None:
    """Show the table as the caller now sees it. From the welcome on, everything is for that seat only."""
    subscriber = caller.subscriber
    assert subscriber is not None
    message = await welcome(caller)
    # No await from here: no message is missed or doubled, and the right to look still holds.
    caller.seats = caller.table.head.seats_of(caller.key)
    if caller.observer != SPECTATOR and not caller.table.head.may_look(caller.seats, caller.observer):
        caller.observer = SPECTATOR
        raise NotYours
    subscriber.seats, subscriber.observer = caller.seats, caller.observer
    message.info, message.seq = caller.table.head.info(caller.table.id), caller.table.position.seq
    message.here = presence.after_coming(caller.table, caller.seats)
    subscriber.tell(message)
    caller.table.catch_up_listener(subscriber, since)


async def orders(caller: Caller, command: wire.Orders, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.give_orders(table, number, command.names))
    if caller.subscriber is None:
        reply(wire.Kept(orders=command.names))


async def say(caller: Caller, command: wire.Say, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    name = table.head.seats[number].name
    await table.step(lambda: seating.say(table, number, name, command.text))


async def mute(caller: Caller, command: wire.Mute, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.mute(table, number, command))


async def note(caller: Caller, command: wire.Note, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.keep_note(table, number, command.text))
    if caller.subscriber is None:
        reply(wire.Kept(note=command.text))


async def report_abuse(caller: Caller, command: wire.ReportAbuse, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    heard = (await seating.chat_of(table, caller.seats))[-abuse.LINES :]
    caller.house.quotas.take_bytes(caller.address, len(command.text) + sum(len(said.text) for said in heard))
    await caller.house.abuse.take(table, number, command, heard)
    reply(wire.Kept(reported=command.seat))


async def propose(caller: Caller, command: wire.Propose, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    absence = caller.house.settings.absence
    await table.step(lambda: seating.propose(table, number, command, absence))


async def vote(caller: Caller, command: wire.Vote, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.vote(table, number, command.yes))


async def come_back(caller: Caller, command: wire.ComeBack, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.come_back(table, number))


async def show(caller: Caller, command: wire.Show, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.show(table, number, command.allow))


async def silent(caller: Caller, command: wire.Silent, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.be_silent(table, number, command.on))
    if caller.subscriber is None:
        reply(wire.Kept(silent=command.on))


async def looking(caller: Caller, command: wire.Looking, reply: Reply) -> None:
    if caller.subscriber is None:
        raise BadRequest("socket_only")
    if not caller.subscriber.seats:
        raise NotYours
    caller.subscriber.looks = command.on
    caller.table.wake()


async def start(caller: Caller, command: wire.Start, reply: Reply) -> None:
    table = caller.table
    await table.step(lambda: seating.start(table, caller.key))


async def leave(caller: Caller, command: wire.Leave, reply: Reply) -> None:
    table, number = caller.table, caller.own_seat()
    await table.step(lambda: seating.leave(table, number))
    presence.tell(table)


async def give_nonce(caller: Caller, command: wire.GiveNonce, reply: Reply) -> None:
    table = caller.table
    number = caller.own_seat() if command.seat is None else command.seat
    if number not in table.head.seats_of(caller.key):
        raise NotYours
    await table.step(lambda: nonces.give(table, number, command))


async def rematch(caller: Caller, command: wire.Rematch, reply: Reply) -> None:
    caller.own_seat()
    await caller.house.rematch(caller.table, caller.address)


async def sync(caller: Caller, command: wire.Sync, reply: Reply) -> None:
    if caller.subscriber is None:
        raise BadRequest("socket_only")
    caller.table.catch_up_listener(caller.subscriber, command.since)


async def ping(caller: Caller, command: wire.Ping, reply: Reply) -> None:
    reply(wire.Pong())


async def welcome(caller: Caller) -> wire.Welcome:
    """Send the table and the caller's seats. Private parts are sent only to a seat's own screen."""
    table = caller.table
    message = wire.Welcome(wire.VERSION, table.head.info(table.id), caller.observer, caller.seats, table.position.seq)
    if caller.observer in caller.seats:
        seat = table.head.seats[caller.observer]
        message.orders = list(seat.orders)
        message.offered = [] if table.script else table.game.offered_orders(table.setup)
        message.note = await table.store.note(table.id, caller.observer)
        message.silent = seat.silent
    message.host = table.head.is_host(caller.key)
    message.invited = bool(table.head.kept_for(caller.key))
    driver = caller.house.drivers.get(table.id)
    message.left = driver.left() if driver is not None else None
    return message


HANDLERS: dict[type[wire.Command], Callable[[Caller, Any, Reply], Awaitable[None]]] = {
    wire.Act: act, wire.Retract: retract, wire.Stage: stage, wire.Why: why, wire.Sit: sit, wire.Orders: orders,
    wire.Say: say, wire.Mute: mute, wire.Note: note, wire.Propose: propose, wire.Vote: vote, wire.ComeBack: come_back,
    wire.Show: show, wire.Start: start, wire.Leave: leave, wire.GiveNonce: give_nonce,
    wire.Rematch: rematch, wire.Sync: sync, wire.Ping: ping, wire.ReportAbuse: report_abuse,
    wire.Silent: silent, wire.Looking: looking,
}  # fmt: skip


def handle(caller: Caller, command: wire.Command, reply: Reply) -> Awaitable[None]:
    """Carry out a command, or answer why not."""
    handler = HANDLERS.get(type(command))
    if handler is None:
        raise Refusal("table_open")
    return handler(caller, command, reply)
