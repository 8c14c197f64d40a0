"""A game over three days: four people who look in now and then, one of them absent, and the server once restarted.

Time is moved by the test (`calendar`). What everybody is told must be just what follows from the rules of notices
(docs/server.md), which are worked out here once more, from what everybody sees of the table and from who answered.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.rng import Rng
from safehouse.server.store import open_store
from safehouse.server.table import LOG
from tests.server.calendar import Calendar
from tests.server.guests import Guest, seated
from tests.server.receivers import Listener, Mailbox, text_of
from tests.waiting import until

HOUR = 3600.0
CLOCK = 24 * HOUR
REMINDED = CLOCK / 4
GAMES: dict[str, dict[str, str]] = {"heimlich": {"mode": "basic"}, "suitcase": {}, "vienna": {"version": "starter"}}
ANNA, BEN, CHRIS, DORA = range(4)
NAMES = ("Anna", "Ben", "Chris", "Dora")
ADDRESS = "dora@mail.example"
# By Anna's clock, which shows eight when the first day begins.
SLEEPS_FROM, SLEEPS_TO = 22, 8
SUBJECTS = {"it's your turn": "turn", "still your turn": "reminder", "goes on": "stand_in", "is over": "over"}
# Longer than a look of the driver takes, and than some ticks.
STILL = 0.3


class Days:
    """The game, the four who play it, and what each of them must have been told so far."""

    def __init__(self, server: Calendar, service: Listener, mailbox: Mailbox, game: str) -> None:
        self.server, self.service, self.mailbox = server, service, mailbox
        self.people = [Guest(server, name) for name in NAMES]
        self.rng = Rng(20)
        self.browsers = {seat: self.people[seat].browser(service) for seat in (ANNA, BEN)}
        self.people[ANNA].quiet("22:00", "08:00", "Europe/Vienna")
        self.people[CHRIS].add("webhook", f"{service.url}/chris")
        self.people[DORA].add("mail", ADDRESS)
        code = text_of(mailbox.wait(ADDRESS, 1)[0]).partition("#confirm.")[2].split()[0]
        assert server.post("/api/notices/confirm", {"code": code})[0] == 200
        self.table = seated(server, game, self.people, options=GAMES[game], clock=int(CLOCK))
        self.told: list[list[str]] = [[] for _ in NAMES]
        # Seats and the ids of what they answered.
        self.acknowledged: set[tuple[int, str]] = set()
        # The present question: its number, when it was asked, who has answered it (and whether they were the only one
        # asked), who knows of it because they were told or made the move before, and who was reminded.
        self.seq, self.since = 0, 0.0
        self.answered: set[int] = set()
        self.alone: set[int] = set()
        self.knows: set[int] = set()
        self.reminded: set[int] = set()
        self.look()

    # --- The table ----------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        status, told = self.server.get(f"/api/tables/{self.table}/state")
        assert status == 200, told
        return dict(told)

    def waits_for(self) -> list[int]:
        """Return the persons who are asked and have not answered; wait until all that bots do is done."""
        found: list[int] = []

        def settled() -> bool:
            state = self.state()
            bots = [bool(seat["bot"]) for seat in state["info"]["seats"]]
            if state["seq"] != self.seq:
                self.turn_page(state["seq"], self.alone if state["seq"] == self.seq + 1 else set())
            found[:] = [seat for seat in state["decision"]["seats"] if not bots[seat] and seat not in self.answered]
            return bool(found) or state["info"]["status"] == "over"

        until(settled, "nobody is asked", 30)
        return found

    def turn_page(self, seq: int, movers: set[int]) -> None:
        """There is a new question. Who made the one move that led to it knows of it."""
        self.seq, self.since, self.knows, self.reminded = seq, self.server.passed, set(movers), set()
        self.answered, self.alone = set(), set()

    def act(self, seat: int) -> None:
        """Let a person answer at random."""
        person = self.people[seat]
        state = person.state(self.table)
        alone = state["decision"]["seats"] == [seat]
        row: list[int] = []
        while True:
            (draft,) = person.do(self.table, type="stage", at=state["seq"], row=row)
            if draft["complete"]:
                break
            row.append(draft["options"][self.rng.below(len(draft["options"]))])
        ack = person.ask(
            "POST", f"/api/tables/{self.table}/act", {"id": f"{seat}-{state['seq']}", "at": state["seq"], "row": row}
        )
        assert ack["at"] == state["seq"]
        self.acknowledged.add((seat, ack["id"]))
        self.answered.add(seat)
        self.alone = {seat} if alone else set()

    def move(self, hours: float) -> None:
        """Let time pass. The clock of a new question begins with the next tick."""
        time.sleep(STILL)
        self.server.move(hours * HOUR)
        time.sleep(STILL)
        self.look()

    def left(self) -> float:
        return CLOCK - (self.server.passed - self.since)

    def finish(self) -> bool:
        """Let Chris play to the end with the bots; return whether the last move was his."""
        while waits := self.look():
            self.act(waits[0])
        return self.knows == {CHRIS}

    # --- What is told -------------------------------------------------------------------------------------------------

    def sleeps(self, seat: int) -> bool:
        hour = (SLEEPS_TO + self.server.passed / HOUR) % 24
        return seat == ANNA and (hour >= SLEEPS_FROM or hour < SLEEPS_TO)

    def look(self) -> list[int]:
        """Work out what has become due, and compare it with what was received. Return who is asked."""
        waits = self.waits_for()
        for seat in waits:
            if self.sleeps(seat):
                continue
            if self.left() <= REMINDED:
                if seat not in self.reminded:
                    self.told[seat].append("reminder")
                    self.reminded.add(seat)
                    self.knows.add(seat)
            elif seat not in self.knows:
                self.told[seat].append("turn")
                self.knows.add(seat)
        self.compare()
        return waits

    def compare(self) -> None:
        until(lambda: self.received() == self.told, f"told {self.told}, received {self.received()}", 15)

    def received(self) -> list[list[str]]:
        subjects = [str(letter["Subject"]) for letter in self.mailbox.to(ADDRESS)[1:]]
        return [
            *([message["kind"] for message in self.browsers[seat].messages] for seat in (ANNA, BEN)),
            [call.json["event"] for call in self.service.about("/chris")],
            [next(kind for words, kind in SUBJECTS.items() if words in subject) for subject in subjects],
        ]


@pytest.fixture
def service() -> Iterator[Listener]:
    one = Listener()
    yield one
    one.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    one = Mailbox()
    yield one
    one.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def server(request: pytest.FixtureRequest, tmp_path: Path, mailbox: Mailbox) -> Iterator[Calendar]:
    database = request.getfixturevalue("database") if request.param == "postgres" else f"sqlite:{tmp_path}/tables.db"
    settings: dict[str, Any] = {
        "webhooks_private": "yes", "url": "https://games.example", "smtp": mailbox.url, "mail_from": "x@games.example",
    }  # fmt: skip
    one = Calendar(database, tmp_path, **settings)
    one.start()
    yield one
    assert one.process is not None
    if one.process.poll() is None:
        one.stop()


LONG = [pytest.param(game, marks=pytest.mark.long) for game in ("suitcase", "vienna")]


@pytest.mark.parametrize("game", ["heimlich", *LONG])
def test_three_days(game: str, server: Calendar, service: Listener, mailbox: Mailbox) -> None:
    days = Days(server, service, mailbox, game)
    # The first day: everybody answers within two hours, until the evening.
    while server.passed < 13 * HOUR:
        for seat in days.waits_for():
            days.act(seat)
        days.look()
        days.move(2)
    # The night: Anna's turn is held back until she wakes, if it comes.
    while ANNA not in (waits := days.look()):
        days.act(waits[0])
    assert server.passed < 23 * HOUR
    slept = days.told[ANNA].copy()
    days.move(1.5)
    while days.sleeps(ANNA):
        days.move(1)
        assert days.sleeps(ANNA) is False or days.told[ANNA] == slept
    # The second day: play goes on until it is Chris's turn. He is away.
    while CHRIS not in (waits := days.look()):
        days.act(waits[0])
    for seat in days.waits_for():
        if seat != CHRIS:
            days.act(seat)
    while days.left() > REMINDED:
        days.move(1)
    assert days.told[CHRIS][-1] == "reminder"
    # The house is closed for a while: no clock runs, no move is lost, and nobody is told anything twice.
    seq = days.seq
    assert server.stop() == 0
    server.move(5 * HOUR)
    days.since += 5 * HOUR
    server.start()
    assert days.state()["seq"] == seq
    time.sleep(STILL)
    days.look()
    while days.left() > 0.5 * HOUR:
        days.move(0.5)
    # His time runs out: the game goes on without him, and he is told so, once.
    time.sleep(STILL)
    server.move(HOUR)
    until(lambda: days.state()["info"]["seats"][CHRIS]["bot"] != "", "no bot takes over")
    days.told[CHRIS].append("stand_in")
    days.knows = set()
    days.look()
    for _ in range(3):
        days.act(days.waits_for()[0])
        days.look()
        days.move(2)
    # The third day: Chris is back. The others leave by their own word, and are told of the end and of nothing else.
    days.people[CHRIS].do(days.table, type="come_back")
    for seat in (ANNA, BEN, DORA):
        days.people[seat].do(days.table, type="leave")
        days.look()
    was_his = days.finish()
    asleep = days.sleeps(ANNA)
    for seat in (BEN, DORA, *([] if was_his else [CHRIS]), *([] if asleep else [ANNA])):
        days.told[seat].append("over")
    days.compare()
    if asleep:
        server.move(11 * HOUR)
        days.told[ANNA].append("over")
    days.compare()
    time.sleep(2 * STILL)
    days.compare()
    assert server.stop() == 0
    assert asyncio.run(answers_of(server.database, days.table)) == sorted(days.acknowledged)


async def answers_of(database: str, table: str) -> list[tuple[int, str]]:
    """Return what persons answered, as the log has it."""
    store = open_store(database)
    await store.open()
    try:
        entries = [LOG.decode(body) for _, body in await store.log(table)]
    finally:
        await store.close()
    return sorted((one.seat, one.id) for entry in entries for one in entry.answers if one.by == "person")
