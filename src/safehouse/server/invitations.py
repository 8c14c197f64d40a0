"""Invitations: a seat of an open table, reserved for someone the host has played with before.

People are named by a game together, so no profile's id is sent. Only the table's head says that a seat is reserved.
The host cannot tell whether the invited person refuses invitations, has blocked them, or does not come.
"""

from safehouse.server import consent, wire
from safehouse.server import profile_wire as pw
from safehouse.server.errors import NotYours, Refusal
from safehouse.server.head import Head, Seat, decode_head
from safehouse.server.house import House
from safehouse.server.profiles import Known, owner, profile_of
from safehouse.server.results import Kept, results_of
from safehouse.server.shares import line_of
from safehouse.server.store import Store
from safehouse.server.table import Table

# Most people that are listed; most invitations of one person by another that wait.
MOST, MOST_INVITED = 50, 5


async def people(store: Store, profile: str) -> list[pw.Person]:
    """Return the people with whom a profile has finished games, the last ones first, with their names then."""
    found: dict[str, pw.Person] = {}
    blocked = await consent.blocked_by(store, profile)
    for kept in await results_of(store, profile):
        for seat, other in enumerate(kept.played.profiles):
            if not other or seat == kept.seat or other in blocked:
                continue
            if other not in found:
                portrait = kept.played.portraits[seat] if kept.played.portraits else wire.NO_PORTRAIT
                name = kept.played.names[seat]
                found[other] = pw.Person(name, portrait, 0, kept.game, kept.ended, kept.table, seat)
            found[other].games += 1
    return list(found.values())[:MOST]


async def met(store: Store, profile: str, table: str, seat: int) -> tuple[Kept, str]:
    """Return a game of the profile's own, and the profile that sat in a seat of it."""
    for kept in await results_of(store, profile):
        if kept.table == table and seat < len(kept.played.profiles) and seat != kept.seat:
            if other := kept.played.profiles[seat]:
                return kept, other
    raise NotYours("no_such_person")


async def invite(house: House, device: Known, wish: pw.Invite, address: str) -> wire.Seated:
    """Reserve a seat for someone: at an own open table, or at a new one like the game together."""
    kept, other = await met(house.store, device.profile, wish.table, wish.seat)
    key = owner(device.profile)
    async with line_of(house.inviting, key):
        return await reserved(house, wish, key, other, kept, address)


async def reserved(house: House, wish: pw.Invite, key: str, other: str, kept: Kept, address: str) -> wire.Seated:
    """Reserve a seat for someone, if not too many are reserved for them already."""
    waiting = await invited(house.store, key, other)
    if len(waiting) >= MOST_INVITED and wish.at not in waiting:
        raise Refusal("too_many_invitations", limit=MOST_INVITED)
    if wish.at:
        table = await house.table(wish.at)
        await table.step(lambda: keep_seat(table, key, other))
        return wire.Seated(table.id, table.head.seats_of(key), "", table.head.info(table.id))
    # The players, from the host on.
    order = [(kept.seat + place) % len(kept.played.names) for place in range(len(kept.played.names))]
    bots = kept.played.bots
    seats = [wire.SeatWish("bot", bots[seat]) if bots[seat] else wire.SeatWish() for seat in order]
    new = wire.NewTable(kept.game, seats, wish.name, wish.portrait, language=wish.language)
    await same_kind(house, kept, new)
    seated = await house.create(new, address, key)
    table = await house.table(seated.table)
    number = order.index(wish.seat)
    await table.step(lambda: keep_seat(table, key, other, number))
    return wire.Seated(table.id, seated.seats, "", table.head.info(table.id))


async def invited(store: Store, key: str, other: str) -> list[str]:
    """Return the tables at which a host has reserved a seat for someone."""
    rows = await store.read(
        "SELECT t.id FROM profile_tables p JOIN tables t ON t.id = p.table_id WHERE p.profile = ? "
        "AND t.status = 'open' AND t.head LIKE ? AND t.head LIKE ?",
        other, f'%"kept":"{owner(other)}"%', f'%"host":"{key}"%',
    )  # fmt: skip
    return [row[0] for row in rows]


async def same_kind(house: House, kept: Kept, new: wire.NewTable) -> None:
    """Give a new table the options, files and clock of an earlier one, if that still exists."""
    stored = await house.store.load(kept.table)
    if stored is None:
        return
    head = decode_head(stored.head)
    texts = await house.files.of(head)
    new.clock, new.scenario = head.clock, texts.scenario
    if not texts.scenario:
        new.options = dict(head.options)
        new.files = {role: text for role, text in texts.files.items() if role in {own.role for own in head.own}}


async def keep_seat(table: Table, key: str, other: str, number: int | None = None) -> int:
    """Reserve a free seat of an own table for a profile and return it, or the one that is reserved already."""
    table.check_open()
    head = table.head.copy()
    if not head.is_host(key):
        raise NotYours("invite_host_only")
    if head.status != "open":
        raise Refusal("game_begun_no_seat")
    if already := head.kept_for(owner(other)):
        return already[0]
    free = [place for place, seat in enumerate(head.seats) if seat.is_free] if number is None else [number]
    if not free:
        raise Refusal("seats_taken")
    head.seats[free[0]] = Seat(kept=owner(other))
    # The invited person may already sit here under another name; that is not checked.
    await table.change_head(head, [other])
    return free[0]


async def decline(house: House, device: Known, wish: pw.Decline) -> None:
    """Decline an invitation, and block the host if asked to."""
    table = await house.table(wish.table)
    if not table.head.kept_for(owner(device.profile)):
        raise NotYours("not_invited")
    if wish.block and (other := profile_of(table.head.host)):
        await consent.block(house.store, device, other, host_name(table.head))
    await table.step(lambda: give_up(table, owner(device.profile)))


async def give_up(table: Table, key: str) -> None:
    head = table.head.copy()
    for number in head.kept_for(key):
        head.seats[number] = Seat()
    await table.change_head(head)


async def withdraw(house: House, device: Known, wish: pw.Withdraw) -> wire.TableInfo:
    """Withdraw an invitation: free the reserved seat of an own table."""
    table = await house.table(wish.table)
    if not table.head.is_host(owner(device.profile)):
        raise NotYours("invite_host_only")

    async def free() -> None:
        head = table.head.copy()
        if wish.seat < len(head.seats) and head.seats[wish.seat].kept:
            head.seats[wish.seat] = Seat()
            await table.change_head(head)

    await table.step(free)
    return table.head.info(table.id)


async def block(house: House, device: Known, wish: pw.WhomIMet) -> None:
    """Block someone the profile has played with."""
    kept, other = await met(house.store, device.profile, wish.table, wish.seat)
    await consent.block(house.store, device, other, kept.played.names[wish.seat])


def host_name(head: Head) -> str:
    """Return the host's name at a table; "" if they do not sit there."""
    seats = head.seats_of(head.host)
    return head.seats[seats[0]].name if seats else ""
