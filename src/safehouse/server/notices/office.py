"""Sends notices in the background: nothing waits for them, and one that may have been delivered is not sent again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from math import ceil

from msgspec.structs import replace

from safehouse.server import metrics
from safehouse.server import profile_wire as pw
from safehouse.server.errors import BadRequest, TooMany
from safehouse.server.limits import HOUR, Buckets
from safehouse.server.notices.book import Book
from safehouse.server.notices.channel import Channel, Receiver
from safehouse.server.notices.channels import kinds
from safehouse.server.notices.codes import CONFIRM, code_for
from safehouse.server.notices.keys import HouseKeys, house_keys
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import Line, NotSent
from safehouse.server.profiles import Known
from safehouse.server.settings import Settings
from safehouse.server.store import Store

LOGGER = logging.getLogger("safehouse.notices")
# Most notices that wait or are being sent, and most that are sent at a time: of one person, and in all.
MOST_OF_ONE, MOST_WAITING = 100, 1000
AT_ONCE_OF_ONE, AT_ONCE = 4, 64
# Attempts for a notice that was certainly not delivered, each after a longer wait.
TRIES, LONGER = 3, 6.0
CLOSING_SECONDS = 1.0
# Most confirmation e-mails an hour: from one profile, to one e-mail address, and from one IP address.
ASKED_AN_HOUR, ASKED_FROM_ONE = 5, 60

Still = Callable[[], bool]


def always() -> bool:
    return True


class Row:
    """The notices of one person that wait or are being sent."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.turn = asyncio.Semaphore(AT_ONCE_OF_ONE)


class Office:
    """The channels, and the people whom they reach."""

    def __init__(self, settings: Settings, store: Store, waiting: Callable[[str], Awaitable[int]]) -> None:
        self.settings = settings
        self.book = Book(store)
        # Counts the games that wait for a profile.
        self._waiting = waiting
        self._store = store
        # Created when first needed: an unused server leaves nothing in its store.
        self._keys: HouseKeys | None = None
        self._channels: dict[str, Channel] = {}
        # By person: what waits or is being sent, and whose turn it is.
        self._rows: dict[str, Row] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._asked = Buckets(ASKED_AN_HOUR / HOUR, ASKED_AN_HOUR)
        self._asked_from = Buckets(ASKED_FROM_ONE / HOUR, ASKED_FROM_ONE)

    async def keys(self) -> HouseKeys:
        """Return the server's keys."""
        if self._keys is None:
            self._keys = await house_keys(self._store)
        return self._keys

    async def channels(self) -> dict[str, Channel]:
        """Return the channels by name."""
        if not self._channels:
            keys, line = await self.keys(), Line(self.settings.webhooks_private)
            self._channels = {name: kind(self.settings, keys, line) for name, kind in kinds().items()}
        return self._channels

    async def mine(self, device: Known) -> pw.Notices:
        """Return the settings as the owner of a profile sees them."""
        return await self.book.mine(device, await self.channels())

    async def channel(self, name: str) -> Channel:
        """Return a channel that this server has."""
        found = (await self.channels()).get(name)
        if found is None or not found.offered:
            raise BadRequest("unknown_channel")
        return found

    async def add(self, device: Known, wish: pw.AddChannel, language: str, address: str) -> None:
        """Store an address for notifications; send a confirmation to one that needs it."""
        channel = await self.channel(wish.kind)
        if channel.confirms:
            channel.check(wish.address, wish.details)
            for whose in (device.profile, wish.address.lower()):
                if wait := self._asked.wait(whose):
                    raise TooMany("too_many_mails", wait=ceil(wait))
            # Profiles cost nothing.
            if wait := self._asked_from.wait(address):
                raise TooMany("too_many_mails", wait=ceil(wait))
        to = await self.book.add(device, channel, wish)
        if channel.confirms:
            code = code_for(await self.keys(), CONFIRM, to.id)
            self.send([to], Notice("confirm", language, f"{self.settings.public_url}/mail#{CONFIRM}.{code}"))

    def send(self, receivers: Iterable[Receiver], notice: Notice, still: Still = always, counted: bool = True) -> None:
        """Send a notice to all addresses of a person, as long as it is current.

        `counted`: whether metrics count it. They must not where a missing notice would reveal a secret answer.
        """
        for to in receivers:
            # A guest is known by the table only.
            owner = to.profile or notice.table
            row = self._rows.get(owner) or Row()
            if len(row.tasks) >= MOST_OF_ONE or not self._is_room(row):
                failed("too many at once", counted)
                continue
            task = asyncio.create_task(self._deliver(row, to, notice, still, counted), name="notification")
            row.tasks.append(task)
            self._rows[owner] = row
            task.add_done_callback(partial(self._note_end, owner, row))

    def _is_room(self, row: Row) -> bool:
        """Return whether there is room for one more in a row; make it where another one is longer."""
        if sum(len(one.tasks) for one in self._rows.values()) < MOST_WAITING:
            return True
        longest = max(self._rows.values(), key=lambda one: len(one.tasks))
        if len(longest.tasks) <= len(row.tasks) + 1:
            return False
        longest.tasks.pop().cancel()
        failed("too many at once", False)
        return True

    def _note_end(self, owner: str, row: Row, task: "asyncio.Task[None]") -> None:
        # One that gave way is not there any more.
        if task in row.tasks:
            row.tasks.remove(task)
        if not row.tasks and self._rows.get(owner) is row:
            del self._rows[owner]

    async def _deliver(self, row: Row, to: Receiver, notice: Notice, still: Still, counted: bool) -> None:
        try:
            channel = (await self.channels()).get(to.kind)
            if channel is None or not channel.offered:
                return
            for tried in range(TRIES):
                try:
                    # Few of each person wait here for their turn, so nobody's receivers keep all others waiting.
                    async with row.turn, self._at_once:
                        if not still() or not await self.book.is_there(to):
                            return
                        await self._send(channel, to, notice)
                    if counted:
                        metrics.NOTIFICATIONS.labels("sent").inc()
                    return
                except NotSent as error:
                    if error.gone and to.id and channel.forgets:
                        await self.book.drop(to.id)
                    if error.again is None or tried + 1 == TRIES:
                        failed(str(error), counted)
                        return
                    again = error.again
                await asyncio.sleep(again * LONGER**tried)
        except Exception as error:
            # The store failed, or we have a bug: the error's text might quote an address.
            failed(type(error).__name__, counted)

    async def _send(self, channel: Channel, to: Receiver, notice: Notice) -> None:
        if channel.counts and to.profile:
            notice = replace(notice, waiting=await self._waiting(to.profile))
        await channel.send(to, notice)

    async def close(self) -> None:
        """Wait a short time for notices that are being sent."""
        tasks = [task for row in self._rows.values() for task in row.tasks]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
        for task in tasks:
            task.cancel()


def failed(reason: str, counted: bool) -> None:
    if counted:
        metrics.NOTIFICATIONS.labels("failed").inc()
    LOGGER.warning("a notification was not sent", extra={"reason": reason})
