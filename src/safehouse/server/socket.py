"""A WebSocket at a table: greeted once, then commands one way and messages the other."""

import asyncio
import logging
import time
from functools import partial
from math import ceil

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.server import metrics, presence, seating, strict, wire
from safehouse.server.commands import Caller, handle, settle
from safehouse.server.errors import BadRequest, Failed, Refusal, TooMany, Unusable
from safehouse.server.head import hash_token
from safehouse.server.house import House
from safehouse.server.limits import Bucket
from safehouse.server.line import Gone, Line
from safehouse.server.profiles import profile_of
from safehouse.server.subscribers import ENCODER, Subscriber

LOGGER = logging.getLogger("safehouse.socket")

COMMANDS: "msgspec.json.Decoder[wire.Command]" = msgspec.json.Decoder(wire.AnyCommand)
NORMAL, REFUSED = 1000, 1008
GREETING_SECONDS = 10.0
# After this many unreadable messages in a row the peer is not our client; after this many beyond its rate it
# does not listen.
MAX_BAD = 20
MAX_REFUSED = 100
FLUSH_SECONDS, FLUSH_STEPS = 1.0, 20
# Seconds after which a message of a peer that has gone is dropped.
LATE = 0.1


class Socket:
    """One connection."""

    def __init__(self, house: House, line: Line, address: str) -> None:
        self.house = house
        self.line = line
        self.bucket = Bucket(house.settings.rate, house.settings.burst)
        self.subscriber = Subscriber(self._cut, line.write, line.abort)
        self.subscriber.address = address
        # Unreadable messages in a row, and the id of the action that is carried out.
        self._bad = 0
        self._name = ""

    def _cut(self, reason: str) -> None:
        """Drop a connection whose peer does not read: a close frame would not get through."""
        metrics.CUT_SOCKETS.inc()
        LOGGER.info("a socket was cut", extra={"reason": reason})
        self.line.abort()

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                caller = await self._greet()
        except (Gone, TimeoutError):
            self._close(REFUSED)
            return
        except SafehouseError as error:
            self._turn_away(problem(error))
            return
        except Exception:
            LOGGER.exception("a handshake failed")
            self._turn_away(Failed().problem())
            return
        writer = asyncio.create_task(self._write())
        try:
            await self._tell_chat(caller)
            await self._listen(caller)
        except (Gone, Refusal):
            pass
        finally:
            caller.table.subscribers.discard(self.subscriber)
            presence.tell(caller.table)
            writer.cancel()
            self._close(NORMAL)

    async def _greet(self) -> Caller:
        text = await self.line.next()
        return await self.house.shares.spend(self.subscriber.address, lambda: self._welcome(text))

    async def _welcome(self, text: str) -> Caller:
        command: wire.Command = strict.parse_with(COMMANDS, text)
        if not isinstance(command, wire.Hello):
            raise BadRequest("hello_first")
        if command.version != wire.VERSION:
            raise BadRequest("version", version=wire.VERSION)
        table, key = await self.house.table_for(command.table, command.token)
        # Checked again: it may have been blocked before it sent hello.
        self.house.rules.blocks.check(self.subscriber.address)
        self.subscriber.device = hash_token(command.token) if profile_of(key) else ""
        caller = Caller(self.house, table, key, self.subscriber, self.subscriber.address)
        caller.check_token()
        caller.look_from(command.seat)
        caller.words = self.subscriber.words = command.words
        await settle(caller, command.since)
        # No await between catching up and joining: no message is missed or doubled.
        table.note_look()
        table.subscribers.add(self.subscriber)
        presence.tell(table, self.subscriber)
        await seating.come(table, caller.seats)
        # Checked again: its device may have been removed before this socket was registered.
        await self.house.check_devices([self.subscriber])
        return caller

    async def _tell_chat(self, caller: Caller) -> None:
        """Send the earlier chat; new lines are broadcast."""
        last = caller.table.head.chat
        for said in await seating.chat_of(caller.table, caller.seats):
            if said.number <= last:
                self.subscriber.tell(said)

    async def _listen(self, caller: Caller) -> None:
        refused = 0
        while self._bad <= MAX_BAD and refused <= MAX_REFUSED:
            text = await self.line.next()
            if not self.house.ready:
                return
            self._name = ""
            try:
                if wait := self.bucket.wait():
                    raise TooMany("too_many_messages", wait=ceil(wait))
                refused = 0
                work = partial(self._obey, caller, text, time.monotonic())
                await self.house.shares.spend(self.subscriber.address, work)
            except Gone:
                return
            except SafehouseError as error:
                self._bad += isinstance(error, strict.BadMessage)
                refused += isinstance(error, TooMany)
                self.subscriber.tell(problem(error, self._name))
            except Exception:
                # A bug of ours: this message gets an error, the socket and the table go on.
                LOGGER.exception("a message failed")
                self.subscriber.tell(Failed().problem(self._name))
            finally:
                self.subscriber.release()
        self.subscriber.tell(wire.Bye("misuse", "too many messages that cannot be read or come too fast"))
        await self._flush()

    async def _obey(self, caller: Caller, text: str, since: float) -> None:
        # What waited for its address's turn is dropped where the peer has gone or the server stops: what is not
        # acknowledged is sent again.
        if not self.house.ready or (not self.line.is_open and time.monotonic() - since > LATE):
            raise Gone
        command: wire.Command = strict.parse_with(COMMANDS, text)
        self._bad = 0
        self._name = getattr(command, "id", "")
        await handle(caller, command, self._reply)

    def _reply(self, message: wire.Message) -> None:
        """Answer a command. An acknowledgement waits for its entry, which follows at once or not at all."""
        if isinstance(message, wire.Ack):
            self.subscriber.hold(message)
        else:
            self.subscriber.tell(message)

    async def _flush(self) -> None:
        """Wait until the queue is sent, if the peer reads it."""
        for _ in range(FLUSH_STEPS):
            if self.subscriber.is_empty or self.subscriber.closed:
                return
            await asyncio.sleep(FLUSH_SECONDS / FLUSH_STEPS)

    async def _write(self) -> None:
        subscriber = self.subscriber
        try:
            while frames := await subscriber.next():
                await self.line.send(*frames)
                for _ in frames:
                    subscriber.sent()
        except Exception as error:
            LOGGER.debug("write ended", extra={"reason": type(error).__name__})

    def _turn_away(self, message: wire.Message) -> None:
        """Send the reason for the refusal, and close."""
        self.line.write(ENCODER.encode(message))
        self._close(REFUSED)

    def _close(self, code: int) -> None:
        self.subscriber.closed = True
        self.line.close(code)


def problem(error: SafehouseError, name: str = "") -> wire.Problem:
    """Return an error as the client gets it, and count it."""
    refusal = error if isinstance(error, Refusal) else Unusable(detail=str(error))
    metrics.REFUSALS.labels(refusal.code).inc()
    return refusal.problem(name)
