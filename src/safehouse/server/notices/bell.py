"""Who at a table is notified of what, and when: once for each thing, stored before it is sent.

So a notice may be lost in a crash, but never comes twice. Who is notified follows from public facts of the table
and from the person's own: their answer, their orders, whether they have the table open.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from safehouse.server.head import Head, Seat
from safehouse.server.notices.book import Person
from safehouse.server.notices.channel import Receiver
from safehouse.server.notices.notice import Notice, NoticeKind
from safehouse.server.notices.office import Office, Still, always
from safehouse.server.notices.quiet import quiet_until
from safehouse.server.profiles import profile_of
from safehouse.server.table import Table

# Decisions with at least this much time have a reminder: when a quarter of it is left, or half a day.
SHORTEST_CLOCK, QUARTER, HALF_DAY = 3600, 0.25, 43200.0


@dataclass(frozen=True)
class Due:
    """A notice that is due for a person at the table, and the entry that it is about."""

    seat: int
    kind: NoticeKind
    at: int


def late_seats(table: Table) -> list[int]:
    """Return the persons who are asked and have not answered."""
    asked = [seat for seat in table.position.asked() if seat not in table.sealed]
    return [seat for seat in asked if not table.head.seats[seat].player]


def reminds_at(clock: int) -> float:
    """Return the seconds that are left of a decision when people are reminded of it; 0: never."""
    return min(clock * QUARTER, HALF_DAY) if clock >= SHORTEST_CLOCK else 0.0


class Bell:
    """Notifies the people at one table."""

    def __init__(self, table: Table, office: Office) -> None:
        self.table = table
        self.office = office
        # What people here know already or cannot be told; and since when something is due.
        self._known: set[Due] = set()
        self._since: dict[Due, float] = {}
        # Until when quiet hours hold a notice back, in wall-clock time.
        self._held_until: float | None = None
        # Whether this process saw the game running, and no rematch yet: older events are not announced.
        self._played = False
        self._next = table.head.next
        # The seat that answered alone, and in which entry.
        self._movers: tuple[int, list[int]] = (-1, [])

    @property
    def tells_soon(self) -> bool:
        """Return whether a notice is due now, and not only after quiet hours."""
        return bool(self._since) and self._held_until is None

    def note_known(self, head: Head) -> bool:
        """Note in a head what people know already, so that they get no notice later; return whether there is any.

        It is noted like a sent notice, by its entry.
        """
        known = [one for one in self._known if self._wants(one)]
        for one in known:
            head.seats[one.seat].note_told(one.kind, one.at)
        return bool(known)

    def next_looks(self, deadline: float | None) -> Iterator[float]:
        """Yield the moments of the service's clock at which to check again even if nothing happens."""
        now = self.table.clock()
        if self._held_until is not None:
            yield now + max(0.0, self._held_until - time.time())
        if deadline is not None:
            yield deadline
            # All who are asked, whether or not they have answered.
            if (reminder := deadline - reminds_at(self.table.head.clock)) > now:
                yield reminder

    def is_time(self, left: float | None) -> bool:
        """Return whether to check again: quiet hours are over, or the time for the question soon runs out."""
        if self._held_until is not None and time.time() >= self._held_until:
            return True
        head = self.table.head
        if left is None or not 0 < left <= reminds_at(head.clock):
            return False
        at = self.table.position.seq
        due = [Due(seat, "reminder", at) for seat in late_seats(self.table)]
        return any(self._wants(one) and one not in self._known and one not in self._since for one in due)

    async def ring(self, ordered: list[int], left: float | None) -> float | None:
        """Send all due notices, except to those for whom an order answers.

        Return after how many seconds to check again, if something only waits for the grace period.
        """
        due = [one async for one in self._due(ordered, left)]
        self._known &= set(due)
        self._since = {one: since for one, since in self._since.items() if one in due}
        self._held_until = None
        now = asyncio.get_running_loop().time()
        waits, ready = [], []
        for one in due:
            if self._looks(one.seat):
                self._known.add(one)
            if one in self._known:
                self._since.pop(one, None)
                continue
            wait = self._since.setdefault(one, now) + self.office.settings.notice_delay - now
            if wait > 0:
                waits.append(wait)
                continue
            person = await self._person(self.table.head.seats[one.seat])
            until = quiet_until(person.quiet, time.time())
            if not person.receivers:
                self._known.add(one)
                self._since.pop(one)
            elif until is not None:
                self._held_until = min(until, self._held_until or until)
            else:
                ready.append((one, person))
        await self._tell(ready, left)
        return min(waits, default=None)

    async def _tell(self, ready: list[tuple[Due, Person]], left: float | None) -> None:
        if not ready:
            return
        fresh = await self.table.step(lambda: mark(self.table, [one for one, _ in ready]))
        counted = not self.table.position.state.sealed()
        for one, person in ready:
            self._since.pop(one, None)
            if one not in fresh:
                continue
            for to in person.receivers:
                notice = notice_of(self.table, one, to.language, self.office.settings.public_url, left)
                self.office.send([to], notice, self._still(one), counted)

    def _still(self, one: Due) -> Still:
        """Return a function that tells whether a notice is still current."""
        if one.kind not in ("turn", "reminder"):
            return always
        return lambda: self.table.position.seq == one.at and one.seat in late_seats(self.table)

    def _looks(self, seat: int) -> bool:
        """Return whether the person has the table on a visible screen of this process."""
        return any(one.looks and seat in one.seats for one in self.table.subscribers)

    async def _person(self, seat: Seat) -> Person:
        """Return the addresses of the person in a seat: those of their profile, and one that the seat brought."""
        profile = profile_of(seat.key)
        person = await self.office.book.person(profile) if profile else Person()
        if person.blocked or not seat.webhook:
            return person
        return Person([*person.receivers, Receiver("webhook", seat.webhook)], person.quiet)

    async def _due(self, ordered: list[int], left: float | None) -> AsyncIterator[Due]:
        head = self.table.head
        if head.status == "open":
            return
        movers = await self._last_movers()
        self._played = self._played or head.status == "playing"
        for one in (*self._asked(movers, ordered, left), *self._replaced(), *self._ended(movers)):
            if self._wants(one):
                yield one

    def _wants(self, one: Due) -> bool:
        """Return whether a seat is a person who wants notices of this table and has not had this one."""
        seat = self.table.head.seats[one.seat]
        return seat.kind == "person" and not seat.silent and seat.last_told(one.kind) < one.at

    def _asked(self, movers: list[int], ordered: list[int], left: float | None) -> Iterator[Due]:
        head, at = self.table.head, self.table.position.seq
        if head.status != "playing":
            return
        remind = left is not None and left <= reminds_at(head.clock)
        for seat in late_seats(self.table):
            if seat in ordered:
                continue
            if remind:
                yield Due(seat, "reminder", at)
            elif seat not in movers:
                yield Due(seat, "turn", at)

    def _replaced(self) -> Iterator[Due]:
        """Yield the persons for whom a bot plays although they have not left."""
        for number, seat in enumerate(self.table.head.seats):
            if self.table.head.status == "playing" and seat.replaced_at and seat.stand_in and not seat.left:
                yield Due(number, "stand_in", seat.replaced_at)

    def _ended(self, movers: list[int]) -> Iterator[Due]:
        head, at = self.table.head, self.table.position.seq
        if head.status != "over":
            return
        for number in range(len(head.seats)):
            if self._played and number not in movers:
                yield Due(number, "over", at)
            if head.next != self._next:
                yield Due(number, "rematch", at)

    async def _last_movers(self) -> list[int]:
        """Return the seat that answered alone and in person in the last entry: it knows the result."""
        at = self.table.position.seq
        if self._movers[0] != at:
            recent = [part.entry for part in self.table.recent if part.position.seq == at]
            entries = recent or [entry for seq, entry in await self.table.log(at - 1) if seq == at]
            answers = entries[-1].answers if entries else []
            alone = len(answers) == 1 and answers[0].by == "person"
            self._movers = at, [answers[0].seat] if alone else []
        return self._movers[1]


async def mark(table: Table, due: list[Due]) -> list[Due]:
    """Note notices as sent, and return those that are new."""
    head = table.head.copy()
    fresh = [one for one in due if head.seats[one.seat].last_told(one.kind) < one.at]
    for one in fresh:
        head.seats[one.seat].note_told(one.kind, one.at)
    if fresh:
        await table.change_head(head)
    return fresh


def notice_of(table: Table, due: Due, language: str, url: str, left: float | None) -> Notice:
    """Return a notice, made from public facts of the table only."""
    leads = table.head.next if due.kind == "rematch" else table.id
    return Notice(
        due.kind, language, f"{url}/t/{leads}", table.id, table.head.game, due.seat, table.head.seats[due.seat].name,
        due.at, left,
    )  # fmt: skip
