"""Profiles: one person's devices, each with a key of its own. No account, no password; only hashes are stored.

The holder of a device's key is that person at every table. Their seats carry the profile's mark in place of a token's
hash (`owner`), so no seat has a token that could leak, and a device that is removed opens nothing from then on.
"""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import NoReturn

from safehouse.server import profile_wire as pw
from safehouse.server import wall
from safehouse.server.access import Attempts
from safehouse.server.errors import BadRequest, Behind, NotYours, Refusal, TooMany
from safehouse.server.head import hash_token, new_token
from safehouse.server.limits import HOUR, Buckets
from safehouse.server.phrases import new_phrase, read_phrase
from safehouse.server.store import Store
from safehouse.server.store.base import Statement
from safehouse.server.store.people import OF_A_PROFILE

# Names all profiles in notifications between processes; no table can have this id.
PEOPLE = "@people"
# A seat of a profile has this before the profile's id in place of a token's hash, which has no colon.
MARK = "p:"
LINK_SECONDS = 600
MOST_DEVICES, MOST_LINKS = 20, 5
DAY = 86400.0
# Most keys that are looked up together.
TOGETHER = 500


def owner(profile: str) -> str:
    """Return the mark of a profile's seats."""
    return f"{MARK}{profile}"


def profile_of(key: str) -> str:
    """Return the profile that a seat belongs to; "" for a seat with a token of its own."""
    return key.removeprefix(MARK) if key.startswith(MARK) else ""


@dataclass(frozen=True)
class Known:
    """A device: the hash of its key, its profile, why that is blocked ("": not blocked), and when it was last used."""

    hash: str
    profile: str
    blocked: str
    used: float = 0.0

    def check(self) -> None:
        if self.blocked:
            raise NotYours("profile_blocked", reason=self.blocked)


class Profiles:
    """The profiles in the store."""

    def __init__(self, store: Store, an_hour: int) -> None:
        self.store = store
        self._new = Buckets(an_hour / HOUR, an_hour)
        self._attempts = Attempts()

    # --- Who is who -------------------------------------------------------------------------------------------

    async def find(self, hashed: str) -> Known | None:
        """Return the device with a key of this hash."""
        found = (await self.known([hashed])).get(hashed)
        if found is not None:
            await self._note_use(found)
        return found

    async def known(self, hashes: Sequence[str]) -> dict[str, Known]:
        """Return those of the hashes that are keys of devices."""
        found = {}
        for place in range(0, len(hashes), TOGETHER):
            some = hashes[place : place + TOGETHER]
            marks = ", ".join("?" * len(some))
            rows = await self.store.read(
                "SELECT k.hash, p.id, p.blocked, k.used FROM profile_keys k JOIN profiles p ON p.id = k.profile "  # noqa: S608
                f"WHERE k.kind = 'device' AND k.hash IN ({marks})", *some,
            )  # fmt: skip
            found.update({row[0]: Known(*row) for row in rows})
        return found

    async def _note_use(self, device: Known) -> None:
        """Note the day on which a device was used: a finer figure would reveal when someone plays."""
        now = wall.latest()
        if device.used // DAY < now // DAY:
            changes: list[Statement] = [
                ("UPDATE profile_keys SET used = ? WHERE hash = ?", (now, device.hash)),
                ("UPDATE profiles SET used = ? WHERE id = ?", (now, device.profile)),
            ]
            await self.store.transact("", None, changes)

    async def device(self, token: str) -> Known:
        """Return the device that a token is the key of, or refuse it."""
        found = await self.find(hash_token(token)) if token else None
        if found is None:
            raise NotYours("device_unknown")
        found.check()
        return found

    async def sitter(self, token: str) -> str:
        """Return the mark of the person who sits down with a token: a profile's, or "" for a guest."""
        found = await self.find(hash_token(token)) if token else None
        if found is None:
            return ""
        found.check()
        return owner(found.profile)

    # --- Devices ----------------------------------------------------------------------------------------------

    async def register(self, wish: pw.NewProfile, address: str) -> pw.Key:
        """Create a profile with one device."""
        if wait := self._new.wait(address):
            raise TooMany("too_many_profiles", wait=ceil(wait))
        profile, key, now = secrets.token_hex(16), new_token(), wall.latest()
        made = (
            "INSERT INTO profiles (id, created, used, name, language, portrait, blocked) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (profile, now, now, wish.name, wish.language, wish.portrait, ""),
        )
        await self.store.transact("", None, [made, new_key(profile, key, "device", wish.label)])
        return pw.Key(key, wish.name, wish.portrait)

    async def me(self, device: Known) -> pw.Me:
        rows = await self.store.read("SELECT name, language, portrait FROM profiles WHERE id = ?", device.profile)
        if not rows:
            raise NotYours("device_unknown")
        keys = await self.store.read(
            "SELECT id, label, created, used, hash, kind FROM profile_keys WHERE profile = ? ORDER BY created, id",
            device.profile,
        )
        devices = [
            pw.Device(name, label, int(added // DAY), int(used // DAY), hashed == device.hash)
            for name, label, added, used, hashed, kind in keys
            if kind == "device"
        ]
        return pw.Me(rows[0][0], rows[0][1], rows[0][2], devices, any(key[5] == "phrase" for key in keys))

    async def change(self, device: Known, wish: pw.ChangeProfile) -> None:
        for column, value in (("name", wish.name), ("language", wish.language), ("portrait", wish.portrait)):
            if value is not None:
                changed = (f"UPDATE profiles SET {column} = ? WHERE id = ?", (value, device.profile))  # noqa: S608
                await self.store.transact("", None, [changed])

    async def make_link(self, device: Known) -> pw.DeviceLink:
        """Return a code that adds another device, once and within ten minutes. Only the latest few are valid."""
        code, now = new_token(), time.time()
        made: list[Statement] = [
            ("DELETE FROM device_links WHERE until < ?", (now,)),
            (
                "INSERT INTO device_links (hash, profile, made_by, until) VALUES (?, ?, ?, ?)",
                (hash_token(code), device.profile, device.hash, now + LINK_SECONDS),
            ),
        ]
        links = await self.store.read(
            "SELECT hash FROM device_links WHERE profile = ? ORDER BY until DESC", device.profile
        )
        too_many = [("DELETE FROM device_links WHERE hash = ?", (row[0],)) for row in links[MOST_LINKS - 1 :]]
        await self.store.transact("", None, [*too_many, *made])
        return pw.DeviceLink(code, LINK_SECONDS)

    async def make_phrase(self, device: Known) -> pw.Phrase:
        phrase = new_phrase()
        read = read_phrase(phrase)
        assert read is not None
        before = ("DELETE FROM profile_keys WHERE profile = ? AND kind = 'phrase'", (device.profile,))
        await self.store.transact("", None, [before, new_key(device.profile, read, "phrase", "")])
        return pw.Phrase(phrase)

    async def add(self, wish: pw.AddDevice, address: str) -> pw.Key:
        """Add a device by a link or by the phrase. Every error has the same answer."""
        self._attempts.check(address)
        if wish.phrase and read_phrase(wish.phrase) is None:
            raise BadRequest("phrase_typo")
        hashed = hash_token(read_phrase(wish.phrase) or wish.code)
        kept = (
            "SELECT profile FROM profile_keys WHERE kind = 'phrase' AND hash = ?" if wish.phrase
            else "SELECT profile FROM device_links WHERE hash = ? AND until > ?"
        )  # fmt: skip
        rows = await self.store.read(kept, *([hashed] if wish.phrase else [hashed, time.time()]))
        if not rows:
            self._refuse(wish, address)
        ((profile,),) = rows
        ((name, portrait, blocked),) = await self.store.read(
            "SELECT name, portrait, blocked FROM profiles WHERE id = ?", profile
        )
        Known(hashed, profile, blocked).check()
        if not wish.sure:
            return pw.Key("", name, portrait)
        ((devices,),) = await self.store.read("SELECT count(*) FROM profile_keys WHERE profile = ?", profile)
        if devices > MOST_DEVICES:
            raise Refusal("too_many_devices", limit=MOST_DEVICES)
        # The step that adds the device also deletes the link, so that it works once.
        first = None if wish.phrase else (
            "DELETE FROM device_links WHERE hash = ? AND until > ?", (hashed, time.time())
        )  # fmt: skip
        key = new_token()
        try:
            await self.store.transact("", first, [new_key(profile, key, "device", wish.label)])
        except Behind:
            self._refuse(wish, address)
        return pw.Key(key, name, portrait)

    def _refuse(self, wish: pw.AddDevice, address: str) -> NoReturn:
        self._attempts.note(address)
        raise NotYours("wrong_phrase" if wish.phrase else "wrong_device_link")

    async def remove(self, device: Known, wish: pw.RemoveDevice) -> None:
        """Void a device's key, and the links that it made."""
        rows = await self.store.read(
            "SELECT hash FROM profile_keys WHERE profile = ? AND id = ? AND kind = 'device'",
            device.profile, wish.device,
        )  # fmt: skip
        if not rows:
            raise NotYours("no_such_device")
        gone: list[Statement] = [
            ("DELETE FROM profile_keys WHERE hash = ?", (rows[0][0],)),
            ("DELETE FROM device_links WHERE made_by = ?", (rows[0][0],)),
            ("DELETE FROM channels WHERE device = ?", (rows[0][0],)),
        ]
        await self.store.transact(PEOPLE, None, gone)

    async def purge(self, before: float) -> None:
        """Delete profiles that were not used since and have no seat."""
        idle = "SELECT id FROM profiles WHERE used < ? AND id NOT IN (SELECT profile FROM profile_tables)"
        for (profile,) in await self.store.read(idle, before):
            await self.store.transact(PEOPLE, None, deletion(profile))


def new_key(profile: str, key: str, kind: str, label: str) -> Statement:
    now = wall.latest()
    return (
        "INSERT INTO profile_keys (hash, profile, id, kind, label, created, used) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (hash_token(key), profile, secrets.token_hex(8), kind, label, now, now),
    )


def deletion(profile: str) -> list[Statement]:
    """Return the statements that delete a profile with its keys, links and seats."""
    rest: list[Statement] = [(f"DELETE FROM {name} WHERE profile = ?", (profile,)) for name in OF_A_PROFILE]  # noqa: S608
    others = ("DELETE FROM blocked_people WHERE other = ?", (profile,))
    return [*rest, others, ("DELETE FROM profiles WHERE id = ?", (profile,))]
