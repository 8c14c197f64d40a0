"""Seats: joining, leaving, replacing, agreeing, and rematches.

All of it runs within a table's step, and each function writes once: a step that was behind runs again from its
start. The driver does what follows from a change (the first deal, an agreed takeback).
"""

import json
from collections.abc import Sequence
from math import ceil

import msgspec

from safehouse.bots.base import usual_bot
from safehouse.core.log import effective
from safehouse.server import wire
from safehouse.server.errors import BadRequest, Illegal, NotYours, Refusal
from safehouse.server.head import Head, Proposal, Seat, encode, hash_token, new_token
from safehouse.server.lessons import check_alone
from safehouse.server.names import alike
from safehouse.server.profiles import profile_of
from safehouse.server.store import Commit, Statement
from safehouse.server.table import Table

# Takebacks in one game.
MOST_TAKEBACKS = 100


async def join(table: Table, wish: wire.Join, key: str = "") -> tuple[int, str]:
    """Seat a guest, and return the seat and its token; or a profile by its mark, whose seat has no token."""
    head = table.head.copy()
    if head.status != "open":
        raise Refusal("game_begun_no_seat")
    kept = head.kept_for(key)
    free = [*kept, *(number for number, seat in enumerate(head.seats) if seat.is_free)]
    number = wish.seat if wish.seat is not None else (free[0] if free else -1)
    if number not in free:
        wanted = head.seats if wish.seat is None else head.seats[wish.seat : wish.seat + 1]
        if any(seat.kept for seat in wanted):
            raise Refusal("seats_kept")
        raise Refusal("seat_taken" if free else "seats_taken")
    if key and head.seats_of(key):
        raise Refusal("already_seated")
    token = "" if key else new_token()
    for other in kept:
        head.seats[other] = Seat()
    sit(head.seats[number], distinct(head, wish.name), key or hash_token(token), wish)
    head.seats[number].nonce = wish.nonce
    await table.change_head(head, sitters(head))
    return number, token


def sitters(head: Head) -> list[str]:
    """Return the profiles that sit at a table."""
    return [profile for key in head.sitting() if (profile := profile_of(key))]


def own_name(wish: wire.NewTable, own: Sequence[int], seats: Sequence[Seat]) -> str:
    """Return the name of a person at the host's screen: the first is the host, the others may be named."""
    place = len(own) - 1
    given = wish.names[place - 1] if 0 < place <= len(wish.names) else ""
    if given or (wish.names and not place):
        return unlike(seats, given or wish.name)
    return wish.name if wish.own == 1 else f"{wish.name} {place + 1}"


def distinct(head: Head, name: str) -> str:
    """Return a name that nobody at the table has: with a number if it is taken."""
    return unlike(head.seats, name)


def unlike(seats: Sequence[Seat], name: str) -> str:
    taken = {alike(seat.name) for seat in seats if seat.name}
    chosen, number = name, 1
    while alike(chosen) in taken:
        number += 1
        chosen = f"{name[: wire.NAME_LENGTH - 1 - len(str(number))]} {number}"
    return chosen


def sit(seat: Seat, name: str, key: str, wish: wire.Join | wire.NewTable) -> None:
    seat.kind, seat.name, seat.key, seat.portrait, seat.webhook = "person", name, key, wish.portrait, wish.webhook


async def start(table: Table, key: str) -> None:
    """Begin with bots in the free seats."""
    if not table.head.is_host(key):
        raise NotYours("host_only")
    if table.head.status != "open":
        raise Refusal("game_begun")
    head, bot = table.head.copy(), usual_bot(table.head.game)
    for seat in head.seats:
        if seat.kind == "open":
            seat.kind, seat.bot, seat.name, seat.kept = "bot", bot, bot, ""
    await table.change_head(head)


async def leave(table: Table, number: int) -> None:
    """Leave a seat: before the game it is free again; later a bot plays until the person comes back."""
    head = table.head.copy()
    if head.status == "open":
        if head.is_host(head.seats[number].key):
            # Nobody is left who could withdraw the invitations.
            for seat in head.seats:
                seat.kept = ""
        head.seats[number] = Seat()
    else:
        head.seats[number].stand_in, head.seats[number].left = usual_bot(head.game), True
        head.proposal = None
    await table.change_head(head)


async def replace(table: Table, numbers: list[int]) -> None:
    """Let a bot play for persons whose time is up."""
    head = table.head.copy()
    for number in numbers:
        head.seats[number].stand_in, head.seats[number].replaced_at = usual_bot(head.game), table.position.seq
    head.spent = 0.0
    await table.change_head(head, deadline=table.next_deadline(head))


async def be_silent(table: Table, number: int, silent: bool) -> None:
    """Switch a person's notifications for this table on or off. Nobody else sees it."""
    head = table.head.copy()
    head.seats[number].silent = silent
    await table.change_head(head)
    table.tell_seat(number, wire.Kept(silent=silent))


async def come_back(table: Table, number: int) -> None:
    head = table.head.copy()
    head.seats[number].stand_in, head.seats[number].left = "", False
    await table.change_head(head)


async def show(table: Table, number: int, allow: bool) -> None:
    """Show a seat's view to spectators, or stop showing it at once."""
    head = table.head.copy()
    head.seats[number].shown = allow
    await table.change_head(head)


async def give_orders(table: Table, number: int, names: list[str]) -> None:
    """Set the automatic answers. Nobody else sees them."""
    check_alone(table.head)
    offered = table.game.offered_orders(table.setup)
    for name in names:
        if name not in offered:
            raise BadRequest("unknown_order")
    head = table.head.copy()
    head.seats[number].orders = names
    await table.change_head(head)
    table.tell_seat(number, wire.Kept(orders=names))


# --- Agreeing ---------------------------------------------------------------------------------------------------


async def propose(table: Table, number: int, wish: wire.Propose, absence: int) -> None:
    """Propose something to the others. A person can be replaced after being away for this many seconds."""
    check_alone(table.head)
    head = table.head.copy()
    if head.status != "playing":
        raise Refusal("no_proposal_now")
    if head.proposal is not None:
        raise Refusal("proposal_open")
    if wish.what == "replace":
        if wish.seat is None or wish.seat == number or wish.seat not in head.played_by_persons():
            raise BadRequest("not_replaceable")
        if table.here[wish.seat]:
            raise Refusal("person_here")
        if (left := absence - table.away(wish.seat)) > 0:
            raise Refusal("not_away_long", wait=ceil(left))
        head.proposal = Proposal("replace", number, wish.seat, [number], table.position.seq, absence)
    else:
        await last_own(table, number)
        head.proposal = Proposal("takeback", number, number, [number], table.position.seq)
    await table.change_head(head)


async def vote(table: Table, number: int, yes: bool) -> None:
    head = table.head.copy()
    if head.proposal is None:
        raise Refusal("nothing_proposed")
    objects = head.proposal.what == "replace" and head.proposal.seat == number and not yes
    if not objects and number not in head.asked_to_agree(head.proposal):
        raise Refusal("nothing_proposed")
    if yes:
        if number not in head.proposal.yes:
            head.proposal.yes.append(number)
    else:
        head.proposal = None
    await table.change_head(head)


def is_objected_to(head: Head, present: Sequence[int]) -> bool:
    """Return whether a person who is to be replaced is back."""
    return head.proposal is not None and head.proposal.what == "replace" and head.proposal.seat in present


async def come(table: Table, present: Sequence[int]) -> None:
    """Note that these persons are back, and end proposals to replace them."""
    table.note_presence(present)
    if is_objected_to(table.head, present):
        await table.step(lambda: withdraw(table, present))


async def withdraw(table: Table, present: Sequence[int]) -> None:
    if is_objected_to(table.head, present):
        head = table.head.copy()
        head.proposal = None
        await table.change_head(head)


def is_agreed(head: Head) -> bool:
    told = head.proposed()
    return told is not None and not told.missing


async def settle(table: Table) -> None:
    """Carry out a proposal on which all have agreed."""
    proposal = table.head.proposal
    if proposal is None or not is_agreed(table.head):
        return
    if proposal.what == "takeback":
        await table.take_back(await last_own(table, proposal.seat))
        return
    head = table.head.copy()
    head.proposal = None
    if not table.here[proposal.seat]:
        absent = head.seats[proposal.seat]
        absent.stand_in, absent.replaced_at = usual_bot(head.game), table.position.seq
    await table.change_head(head)


async def last_own(table: Table, number: int) -> int:
    """Return the entry before the last one in which the seat answered.

    A takeback of a takeback has no end, and games that go on for ever would be logs that grow for ever.
    """
    entries = await table.log()
    if sum(entry.kind == "takeback" for _, entry in entries) >= MOST_TAKEBACKS:
        raise Refusal("taken_back_often", limit=MOST_TAKEBACKS)
    log = effective(entries)
    for place in range(len(log) - 1, -1, -1):
        seq, entry = log[place]
        if entry.kind == "upgrade":
            break
        if any(answer.seat == number for answer in entry.answers):
            return seq - 1 if place == 0 else log[place - 1][0]
    raise Illegal("no_move_to_undo")


# --- Talking ----------------------------------------------------------------------------------------------------


async def say(table: Table, number: int, name: str, text: str) -> None:
    """Send a chat message to the table, except to those who have muted the seat."""
    head = table.head.copy()
    head.chat += 1
    said = wire.Said(head.chat, number, name, text)
    await table.write(Commit(head=encode(head), chat=(head.chat, chat_line(said))))
    table.head = head
    table.tell_said(said)


def chat_line(said: wire.Said) -> str:
    return json.dumps([said.seat, said.name, said.text], ensure_ascii=False)


def said_of(number: int, body: str) -> wire.Said:
    """Return a line of chat as it is stored."""
    return wire.Said(number, *json.loads(body))


async def chat_of(table: Table, seats: list[int]) -> list[wire.Said]:
    """Return the last lines of chat, as these seats get them."""
    muted = {other for seat in seats for other in table.head.seats[seat].muted}
    return [said for said in await table.chat() if said.seat not in muted]


async def mute(table: Table, number: int, wish: wire.Mute) -> None:
    head = table.head.copy()
    if wish.seat >= len(head.seats):
        raise BadRequest("no_seat")
    muted = set(head.seats[number].muted) - {wish.seat}
    head.seats[number].muted = sorted(muted | {wish.seat} if wish.on else muted)
    await table.change_head(head)


async def keep_note(table: Table, number: int, text: str) -> None:
    await table.write(Commit(note=(number, text)))
    table.tell_seat(number, wire.Kept(note=text))


def rotated(head: Head) -> list[Seat]:
    """Return the seats of a rematch: everyone one seat on, absent persons as themselves again."""
    seats = [msgspec.json.decode(msgspec.json.encode(seat), type=Seat) for seat in head.seats]
    for seat in seats:
        seat.stand_in, seat.left, seat.orders, seat.shown = "", False, [], False
        seat.called_at, seat.replaced_at, seat.told = 0, 0, {}
        # This game's nonces are public: the next seed could be chosen knowing them.
        seat.nonce = ""
        seat.muted = sorted((other + 1) % len(seats) for other in seat.muted)
    return [seats[-1], *seats[:-1]]


async def link_rematch(table: Table, name: str, made: Sequence[Statement]) -> str:
    """Create the table of the rematch by these statements; a second request gets the first one's table."""
    if not table.head.next:
        head = table.head.copy()
        head.next = name
        await table.change_head(head, rematch=made)
    return table.head.next
