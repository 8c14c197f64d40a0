"""A profile's consent: whether others may invite it, whom it blocks, and whether it has a public page.

Only its owner can see it: a blocked person cannot tell that they are blocked.
"""

import secrets

from safehouse.server import profile_wire as pw
from safehouse.server import wall
from safehouse.server.errors import NoSuchPage, NotYours
from safehouse.server.profiles import Known
from safehouse.server.results import results_of
from safehouse.server.store import Store
from safehouse.server.store.base import Statement

# Most people that one profile may block: the oldest entry is dropped for the next.
MOST_BLOCKED = 200


async def is_welcome(store: Store, profile: str) -> bool:
    """Return whether a profile takes invitations."""
    rows = await store.read("SELECT invitations FROM profiles WHERE id = ?", profile)
    return bool(rows and rows[0][0])


async def blocked_by(store: Store, profile: str) -> set[str]:
    """Return the profiles that a profile has blocked."""
    return {row[0] for row in await store.read("SELECT other FROM blocked_people WHERE profile = ?", profile)}


async def block(store: Store, device: Known, other: str, name: str) -> None:
    """Block a person, under the name that the owner knows."""
    rows = await store.read("SELECT id FROM blocked_people WHERE profile = ? ORDER BY created DESC", device.profile)
    changes: list[Statement] = [
        ("DELETE FROM blocked_people WHERE id = ?", (row[0],)) for row in rows[MOST_BLOCKED - 1 :]
    ]
    row = (device.profile, other, secrets.token_hex(8), name, wall.latest())
    added = (
        "INSERT INTO blocked_people (profile, other, id, name, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    await store.transact("", None, [*changes, (added, row)])


async def unblock(store: Store, device: Known, person: str) -> None:
    rows = await store.read("SELECT 1 FROM blocked_people WHERE profile = ? AND id = ?", device.profile, person)
    if not rows:
        raise NotYours("no_such_person")
    gone = ("DELETE FROM blocked_people WHERE profile = ? AND id = ?", (device.profile, person))
    await store.transact("", None, [gone])


async def consent(store: Store, device: Known) -> pw.Consent:
    """Return a profile's consent."""
    ((invitations, page),) = await store.read("SELECT invitations, page FROM profiles WHERE id = ?", device.profile)
    rows = await store.read("SELECT id, name FROM blocked_people WHERE profile = ? ORDER BY name, id", device.profile)
    return pw.Consent(bool(invitations), page, [pw.BlockedPerson(*row) for row in rows])


async def change(store: Store, device: Known, wish: pw.ChangeConsent) -> None:
    changes: list[Statement] = []
    if wish.invitations is not None:
        changes.append(("UPDATE profiles SET invitations = ? WHERE id = ?", (int(wish.invitations), device.profile)))
    if wish.page is not None:
        # A new address each time: one that was switched off never works again.
        page = secrets.token_urlsafe(12) if wish.page else ""
        unless = " AND page = ''" if wish.page else ""
        changes.append((f"UPDATE profiles SET page = ? WHERE id = ?{unless}", (page, device.profile)))  # noqa: S608
    if changes:
        await store.transact("", None, changes)


async def public_page(store: Store, page: str) -> pw.PublicPage:
    """Return the public page of a profile, if it has one: name, portrait and number of games."""
    rows = await store.read("SELECT id, name, portrait FROM profiles WHERE page = ? AND blocked = ''", page)
    if not page or not rows:
        raise NoSuchPage
    ((profile, name, portrait),) = rows
    counts: dict[str, int] = {}
    for kept in await results_of(store, profile):
        counts[kept.game] = counts.get(kept.game, 0) + 1
    return pw.PublicPage(name, portrait, [pw.GamesPlayed(game, count) for game, count in sorted(counts.items())])
