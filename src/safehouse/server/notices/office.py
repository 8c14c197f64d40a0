"""Sends notices in the background: nothing waits for them, and one that may have been delivered is not sent again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
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
# Most notices that wait or are being sent, and most that are sent at a time.
MOST_WAITING, AT_ONCE = 1000, 16
# Attempts for a notice that was certainly not delivered, each after a longer wait.
TRIES, LONGER = 3, 6.0
CLOSING_SECONDS = 1.0
# Most confirmation e-mails: from one profile, and to one address.
ASKED_AN_HOUR = 5

Still = Callable[[], bool]


def always() -> bool:
    return True


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
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._asked = Buckets(ASKED_AN_HOUR / HOUR, ASKED_AN_HOUR)

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

    async def add(self, device: Known, wish: pw.AddChannel, language: str) -> None:
        """Store an address for notifications; send a confirmation to one that needs it."""
        channel = await self.channel(wish.kind)
        if channel.confirms:
            channel.check(wish.address, wish.details)
            for whose in (device.profile, wish.address.lower()):
                if wait := self._asked.wait(whose):
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
            if len(self._tasks) >= MOST_WAITING:
                failed("too many at once", counted)
                continue
            task = asyncio.create_task(self._deliver(to, notice, still, counted), name="notification")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, to: Receiver, notice: Notice, still: Still, counted: bool) -> None:
        try:
            channel = (await self.channels()).get(to.kind)
            if channel is None or not channel.offered:
                return
            for tried in range(TRIES):
                try:
                    async with self._at_once:
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
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()


def failed(reason: str, counted: bool) -> None:
    if counted:
        metrics.NOTIFICATIONS.labels("failed").inc()
    LOGGER.warning("a notification was not sent", extra={"reason": reason})
