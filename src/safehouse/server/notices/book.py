"""The address book: the notification addresses and quiet hours of each profile. Only the owner sees them."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from safehouse.server import profile_wire as pw
from safehouse.server import wall
from safehouse.server.errors import BadRequest, Behind, NotYours, Refusal
from safehouse.server.notices.channel import Channel, Receiver
from safehouse.server.notices.codes import CONFIRM, STOP, channel_of
from safehouse.server.notices.keys import HouseKeys
from safehouse.server.notices.quiet import Quiet, is_zone
from safehouse.server.profiles import Known
from safehouse.server.store import Store
from safehouse.server.store.base import Statement, put

MOST_CHANNELS = 20
# Seconds for which an address can be confirmed.
CONFIRM_SECONDS = 86400.0


class Wishes(Struct):
    """A person's quiet hours, as stored."""

    quiet: Quiet | None = None


WISHES = msgspec.json.Decoder(Wishes)


@dataclass(frozen=True)
class Person:
    """A person's confirmed addresses and quiet hours."""

    receivers: Sequence[Receiver] = ()
    quiet: Quiet | None = None
    blocked: bool = False


class Book:
    """The channels of all profiles, in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def person(self, profile: str) -> Person:
        """Return the confirmed addresses and quiet hours of a profile."""
        rows = await self.store.read(
            "SELECT p.blocked, p.language, w.body, c.id, c.kind, c.address, c.details FROM profiles p "
            "LEFT JOIN notice_wishes w ON w.profile = p.id "
            "LEFT JOIN channels c ON c.profile = p.id AND c.confirmed > 0 WHERE p.id = ? ORDER BY c.created, c.id",
            profile,
        )
        if not rows or rows[0][0]:
            return Person(blocked=bool(rows))
        receivers = [
            Receiver(kind, address, json.loads(details), name, profile, language)
            for _, language, _, name, kind, address, details in rows
            if name is not None
        ]
        return Person(receivers, wishes_of(rows[0][2]).quiet)

    async def is_there(self, to: Receiver) -> bool:
        """Return whether an address is still wanted and allowed."""
        if not to.id:
            return True
        sql = "SELECT 1 FROM channels c JOIN profiles p ON p.id = c.profile WHERE c.id = ? AND p.blocked = ''"
        return bool(await self.store.read(sql, to.id))

    async def mine(self, device: Known, channels: dict[str, Channel]) -> pw.Notices:
        """Return the settings as the owner of a profile sees them."""
        rows = await self.store.read(
            "SELECT c.id, c.kind, c.address, c.confirmed, c.device, k.label FROM channels c "
            "LEFT JOIN profile_keys k ON k.hash = c.device WHERE c.profile = ? ORDER BY c.created, c.id",
            device.profile,
        )
        listed = [
            pw.OwnChannel(name, kind, address, label or "", confirmed > 0, bool(bound) and bound == device.hash)
            for name, kind, address, confirmed, bound, label in rows
        ]
        offered = [pw.Offered(one.name, one.asks, one.public_key) for one in channels.values() if one.offered]
        kept = await self.store.read("SELECT body FROM notice_wishes WHERE profile = ?", device.profile)
        return pw.Notices(offered, listed, wishes_of(kept[0][0] if kept else None).quiet)

    async def add(self, device: Known, channel: Channel, wish: pw.AddChannel) -> Receiver:
        """Store an address. The same one again replaces the first, and only a browser's last one counts."""
        channel.check(wish.address, wish.details)
        bound = device.hash if channel.asks == "browser" else ""
        rows = await self.store.read("SELECT id, kind, address FROM channels WHERE profile = ?", device.profile)
        same = [name for name, kind, address in rows if (kind, address) == (channel.name, wish.address)]
        if not same and len(rows) >= MOST_CHANNELS:
            raise Refusal("too_many_channels", limit=MOST_CHANNELS)
        gone: list[Statement] = [("DELETE FROM channels WHERE id = ?", (name,)) for name in same]
        if bound:
            # A browser that changed its owner or its address gets each notice once.
            gone.append(("DELETE FROM channels WHERE kind = ? AND address = ?", (channel.name, wish.address)))
            gone.append(("DELETE FROM channels WHERE kind = ? AND device = ?", (channel.name, bound)))
        name, now = secrets.token_hex(16), wall.latest()
        made = (
            "INSERT INTO channels (id, profile, kind, device, address, details, created, confirmed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (name, device.profile, channel.name, bound, wish.address, json.dumps(wish.details), now,
             0.0 if channel.confirms else now),
        )  # fmt: skip
        await self.store.transact("", None, [*gone, made])
        return Receiver(channel.name, wish.address, wish.details, name, device.profile)

    async def remove(self, device: Known, channel: str) -> None:
        await self.store.transact(
            "", None, [("DELETE FROM channels WHERE id = ? AND profile = ?", (channel, device.profile))]
        )

    async def change(self, device: Known, wish: pw.ChangeNotices) -> None:
        if wish.quiet is not None and not is_zone(wish.quiet.zone):
            raise BadRequest("unknown_zone")
        body = msgspec.json.encode(Wishes(wish.quiet)).decode()
        kept = put("notice_wishes", ("profile",), ("body",))
        await self.store.transact("", None, [(kept, (device.profile, body))])

    async def confirm(self, keys: HouseKeys, code: str) -> None:
        """Confirm an address."""
        name, now = signed(keys, CONFIRM, code), wall.latest()
        first = (
            "UPDATE channels SET confirmed = CASE WHEN confirmed > 0 THEN confirmed ELSE ? END "
            "WHERE id = ? AND created > ?",
            (now, name, now - CONFIRM_SECONDS),
        )
        try:
            await self.store.transact("", first, [])
        except Behind:
            raise NotYours("wrong_mail_link") from None

    async def stop(self, keys: HouseKeys, code: str) -> None:
        """Remove an address by a link that was sent there; do nothing if it is removed already."""
        await self.drop(signed(keys, STOP, code))

    async def drop(self, channel: str) -> None:
        await self.store.transact("", None, [("DELETE FROM channels WHERE id = ?", (channel,))])


def signed(keys: HouseKeys, purpose: str, code: str) -> str:
    """Return the channel that a link is about, or refuse the link."""
    channel = channel_of(keys, purpose, code)
    if channel is None:
        raise NotYours("wrong_mail_link")
    return channel


def wishes_of(body: str | None) -> Wishes:
    return WISHES.decode(body) if body else Wishes()
