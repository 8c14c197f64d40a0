"""Notifications: once for each decision, to whom it concerns and who is away, and nothing secret in them."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from safehouse.drill.process import Process
from safehouse.server.notices.bell import reminds_at
from safehouse.server.notices.keys import new_keys
from safehouse.server.notices.notice import KINDS, Notice
from safehouse.server.notices.quiet import Quiet, is_zone, quiet_until
from tests.server.client import Player, Running, running
from tests.server.guests import Guest, asked, seated
from tests.server.heard import Heard
from tests.server.receivers import Browser, Listener, to_bytes
from tests.waiting import until

ADMIN = "a" * 43
SETTINGS: dict[str, Any] = {
    "webhooks_private": "yes",
    "workers": 1,
    "url": "https://games.example/",
    "admin_token": ADMIN,
}
# So long nothing comes that must not come.
STILL = 0.5


@pytest.fixture
def service() -> Iterator[Listener]:
    """The push service of all browsers here."""
    one = Listener()
    yield one
    one.close()


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    database = request.getfixturevalue("database") if request.param == "postgres" else f"sqlite:{tmp_path}/tables.db"
    with running(database, **SETTINGS) as one:
        yield one


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:{tmp_path}/tables.db", **SETTINGS) as one:
        yield one


def two(server: Running, service: Listener, **more: object) -> tuple[str, list[Guest], list[Browser]]:
    """Return a table for two with browsers, where one is asked after the other."""
    people = [Guest(server, "Anna"), Guest(server, "Ben", "de")]
    browsers = [person.browser(service) for person in people]
    return seated(server, "heimlich", people, options={"mode": "basic"}, **more), people, browsers


def kinds_of(browser: Browser) -> list[str]:
    return [message["kind"] for message in browser.messages]


# --- Who is told of what ----------------------------------------------------------------------------------------------


def test_each_turn_is_pushed_once_to_whom_it_concerns(server: Running, service: Listener) -> None:
    table, people, browsers = two(server, service)
    expected = [0, 0]
    mover = None
    for _ in range(6):
        (one,) = asked(people, table)
        if one is not mover:
            expected[one.seat] += 1
        browsers[one.seat].wait(expected[one.seat])
        one.act(table)
        mover = one
    time.sleep(STILL)
    (last,) = asked(people, table)
    expected[last.seat] += last is not mover
    browsers[last.seat].wait(expected[last.seat])
    assert server.stop() == 0
    server.start()
    # A whole further look of the driver at the table, with everything told: also of who made the last move.
    people[0].state(table)
    time.sleep(STILL)
    assert [len(browser.messages) for browser in browsers] == expected


def test_what_is_pushed(sqlite: Running, service: Listener) -> None:
    table, people, browsers = two(sqlite, service)
    (one,) = asked(people, table)
    (message,) = browsers[one.seat].wait(1)
    texts = {"Anna": "Anna, it's your turn.", "Ben": "Ben, du bist dran."}
    assert message == {
        "kind": "turn", "title": "Heimlich & Co.", "text": texts[one.name], "url": f"/t/{table}", "table": table,
        "waiting": 1,
    }  # fmt: skip
    (call,) = service.received
    assert call.headers["content-type"] == "application/octet-stream"
    assert len(call.headers["topic"]) <= 32
    assert table not in json.dumps(call.headers), "the push service learns of no table"


def test_who_looks_at_the_table_is_not_told(sqlite: Running, service: Listener) -> None:
    table, people, browsers = two(sqlite, service)
    (one,) = asked(people, table)
    browsers[one.seat].wait(1)
    other = people[1 - one.seat]

    async def turn(looks: bool) -> None:
        async with Player(sqlite, table, other.key) as player:
            await player.until("welcome")
            await player.say(type="looking", on=True)
            if not looks:
                await player.say(type="looking", on=False)
            await player.say(type="ping")
            await player.until("pong")
            while asked(people, table) == [one]:
                await asyncio.to_thread(one.act, table)
            await asyncio.sleep(STILL)

    asyncio.run(turn(looks=True))
    assert browsers[other.seat].messages == []
    while asked(people, table) == [other]:
        other.act(table)
    # A page that nobody has before them is not looked at.
    asyncio.run(turn(looks=False))
    assert kinds_of(browsers[other.seat]) == ["turn"]


def test_who_looks_within_the_moments_of_grace_is_not_told(tmp_path: Path, service: Listener) -> None:
    with running(f"sqlite:{tmp_path}/tables.db", **{**SETTINGS, "notice_delay": 1.5}) as server:
        table, people, browsers = two(server, service)
        (one,) = asked(people, table)

        async def look() -> None:
            async with Player(server, table, one.key) as player:
                await player.say(type="looking", on=True)
                await player.until("welcome")
                await player.say(type="ping")
                await player.until("pong")

        began = time.monotonic()
        asyncio.run(look())
        assert time.monotonic() - began < 1.4, "too slow a machine for this test"
        time.sleep(2.0)
        assert service.received == []
        one.act(table)
        while asked(people, table) == [one]:
            one.act(table)
        browsers[1 - one.seat].wait(1)


def test_a_silent_table_says_nothing(sqlite: Running, service: Listener) -> None:
    table, people, browsers = two(sqlite, service)
    (one,) = asked(people, table)
    browsers[one.seat].wait(1)
    other = people[1 - one.seat]
    assert other.do(table, type="silent", on=True) == [{"type": "kept", "silent": True}]
    while asked(people, table) == [one]:
        one.act(table)
    time.sleep(STILL)
    assert browsers[other.seat].messages == []

    async def welcome(person: Guest) -> dict[str, Any]:
        async with Player(sqlite, table, person.key) as player:
            return await player.until("welcome")

    assert asyncio.run(welcome(other))["silent"] is True
    assert "silent" not in asyncio.run(welcome(one)), "nobody else learns of it"
    other.do(table, type="silent", on=False)
    browsers[other.seat].wait(1)


def test_what_comes_of_a_clock_that_runs_out(sqlite: Running, service: Listener) -> None:
    """The game goes on without whom it waited for, and ends without them: they are told of both, once."""
    people = [Guest(sqlite, name) for name in ("Anna", "Ben", "Chris")]
    browsers = [person.browser(service) for person in people]
    table = seated(sqlite, "heimlich", people, options={"mode": "basic"}, clock=1)
    anna, ben, chris = people
    chris.do(table, type="leave")

    def over() -> bool:
        if ben.state(table)["decision"]["seats"] == [ben.seat]:
            ben.act(table)
        return bool(sqlite.get(f"/api/tables/{table}")[1]["status"] == "over")

    until(over, "the game does not end", 60)
    for browser in browsers[:1] + browsers[2:]:
        until(told(browser, "over"), "nobody hears of the end")
    time.sleep(STILL)
    assert kinds_of(browsers[anna.seat])[-2:] == ["stand_in", "over"]
    assert kinds_of(browsers[anna.seat]).count("turn") == 1
    assert kinds_of(browsers[chris.seat])[-1:] == ["over"]
    assert "stand_in" not in kinds_of(browsers[chris.seat]), "they have left by their own word"
    ben.do(table, type="rematch")
    following = sqlite.get(f"/api/tables/{table}")[1]["next"]
    for browser in browsers:
        until(told(browser, "rematch"), "nobody hears of the rematch")
        (rematch,) = [message for message in browser.messages if message["kind"] == "rematch"]
        assert rematch["url"] == f"/t/{following}"


def told(browser: Browser, kind: str) -> Callable[[], bool]:
    return lambda: kind in kinds_of(browser)


def test_all_who_are_asked_together_are_told_once(sqlite: Running, service: Listener) -> None:
    people = [Guest(sqlite, name) for name in ("Anna", "Ben", "Chris")]
    browsers = [person.browser(service) for person in people]
    table = seated(sqlite, "suitcase", people)
    assert asked(people, table) == people, "all pack their suitcases at once"
    for browser in browsers:
        browser.wait(1)
    people[0].act(table)
    time.sleep(STILL)
    assert [kinds_of(browser) for browser in browsers] == [["turn"]] * 3, "nobody hears that Anna has answered"


def test_the_badge_counts_the_games_that_wait(sqlite: Running, service: Listener) -> None:
    people = [Guest(sqlite, name) for name in ("Anna", "Ben")]
    browser = people[0].browser(service)
    # One after another: what is pushed at the same time may arrive in any order.
    for count in (1, 2, 3):
        seated(sqlite, "suitcase", people)
        assert [message["waiting"] for message in browser.wait(count)] == [*range(1, count + 1)]


# --- Where it goes, and where not -------------------------------------------------------------------------------------


def test_a_browser_that_is_gone_is_forgotten(server: Running, service: Listener) -> None:
    for status in (404, 410):
        person = Guest(server, "Anna")
        browser = person.browser(service)
        service.answers = [(status, {})]
        seated(server, "suitcase", [person, Guest(server, "Ben")])
        browser.wait(1)
        until(forgotten(person), f"{status} is not believed")


def forgotten(person: Guest) -> Callable[[], bool]:
    return lambda: person.notices["channels"] == []


def test_what_was_not_taken_is_sent_again_and_nothing_else(sqlite: Running, service: Listener) -> None:
    people = [Guest(sqlite, "Anna"), Guest(sqlite, "Ben")]
    browser = people[0].browser(service)
    service.answers = [(429, {"Retry-After": "1"}), (201, {})]
    seated(sqlite, "suitcase", people)
    until(lambda: len(service.about(browser.path)) == 2, "it is not sent again")
    service.answers = [(500, {})]
    seated(sqlite, "suitcase", people)
    until(lambda: len(service.about(browser.path)) == 3, "it is not sent")
    time.sleep(1.5)
    assert len(service.about(browser.path)) == 3, "it may have been taken"
    assert len(people[0].notices["channels"]) == 1


def test_a_silent_service_holds_nobody_up(sqlite: Running) -> None:
    """The receiver takes connections and never answers: moves go on meanwhile."""

    async def main() -> None:
        held = []

        async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            held.append(writer)
            await reader.read()

        listener = await asyncio.start_server(hold, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        people = await asyncio.to_thread(lambda: [Guest(sqlite, "Anna"), Guest(sqlite, "Ben")])
        for person in people:
            await asyncio.to_thread(person.add, "webhook", f"http://127.0.0.1:{port}/{person.name}")
        table = await asyncio.to_thread(seated, sqlite, "heimlich", people, options={"mode": "basic"})
        for _ in range(8):
            (one,) = await asyncio.to_thread(asked, people, table)
            began = time.monotonic()
            await asyncio.to_thread(one.act, table)
            assert time.monotonic() - began < 2
        assert held
        listener.close()

    asyncio.run(main())


def test_only_what_a_browser_gives_is_taken(tmp_path: Path, service: Listener) -> None:
    with running(f"sqlite:{tmp_path}/tables.db", **{**SETTINGS, "webhooks_private": "no"}) as server:
        person = Guest(server, "Anna")
        right = Browser(service, "").subscription
        for wrong in (
            {**right, "address": "http://push.example/x"}, {**right, "address": "https://user@push.example/x"},
            {**right, "details": {}}, {**right, "details": {**right["details"], "auth": "short"}},
            {**right, "details": {**right["details"], "p256dh": right["details"]["auth"]}},
            {**right, "kind": "pigeon"}, {**right, "kind": "mail", "address": "a@example.org", "details": {}},
            {"kind": "webhook", "address": "ftp://example.org/"},
        ):  # fmt: skip
            status, told = server.post("/api/me/notices/add", wrong, person.key)
            assert (status, told["key"]) in {(400, "bad_push"), (400, "unknown_channel"), (400, "bad_webhook")}, told
        assert person.notices["channels"] == []
        # An address of this machine by another name is taken, and never called.
        people = [person, Guest(server, "Ben")]
        for one in people:
            named = {**right, "address": f"https://localhost:{service.port}/{one.name}"}
            one.ask("POST", "/api/me/notices/add", named)
        seated(server, "heimlich", people, options={"mode": "basic"})
        until(lambda: counted(server, "failed") == 1, "it is not tried")
        assert service.received == []


def test_the_figures_do_not_tell_who_is_notified_of_a_secret_question(sqlite: Running, service: Listener) -> None:
    """Whoever answers at once is not notified: a number of notices would tell that they have."""
    people = [Guest(sqlite, "Anna"), Guest(sqlite, "Ben")]
    browsers = [person.browser(service) for person in people]
    seated(sqlite, "suitcase", people)
    for browser in browsers:
        browser.wait(1)
    time.sleep(STILL)
    assert (counted(sqlite, "sent"), counted(sqlite, "failed")) == (0, 0)
    table, people, browsers = two(sqlite, service)
    browsers[asked(people, table)[0].seat].wait(1)
    until(lambda: counted(sqlite, "sent") == 1, "a notice of an open question counts")


def counted(server: Running, outcome: str) -> float:
    page = server.get("/metrics")[1]
    lines = (page if isinstance(page, str) else str(page)).splitlines()
    (line,) = [one for one in lines if one.startswith(f'safehouse_notifications_total{{outcome="{outcome}"}}')]
    return float(line.split()[-1])


# --- The own list -----------------------------------------------------------------------------------------------------


def test_a_removed_device_is_pushed_nothing(server: Running, service: Listener) -> None:
    phone = Guest(server, "Anna")
    code = phone.ask("POST", "/api/me/link", {})["code"]
    tablet = Guest(server, "x")
    tablet.key = server.post("/api/me/devices", {"code": code, "label": "Tablet", "sure": True})[1]["key"]
    browsers = [phone.browser(service), tablet.browser(service)]
    listed = phone.notices["channels"]
    assert [(one["label"], one["this"], one["confirmed"]) for one in listed] == [
        ("Phone", True, True), ("Tablet", False, True),
    ]  # fmt: skip
    (away,) = [one["device"] for one in phone.ask("GET", "/api/me")["devices"] if not one["this"]]
    phone.ask("POST", "/api/me/remove", {"device": away})
    seated(server, "suitcase", [phone, Guest(server, "Ben")])
    browsers[0].wait(1)
    time.sleep(STILL)
    assert browsers[1].messages == []


def test_one_browser_is_listed_once(sqlite: Running, service: Listener) -> None:
    person = Guest(sqlite, "Anna")
    browser = person.browser(service)
    person.ask("POST", "/api/me/notices/add", browser.subscription)
    person.browser(service)
    assert len(person.notices["channels"]) == 1, "a device has one"
    other = Guest(sqlite, "Ben")
    other.ask("POST", "/api/me/notices/add", Browser(service, "").subscription)
    person.ask("POST", "/api/me/notices/add", {**browser.subscription})
    other.ask("POST", "/api/me/notices/add", {**browser.subscription})
    assert person.notices["channels"] == [], "it has changed hands"
    (one,) = other.notices["channels"]
    other.ask("POST", "/api/me/notices/remove", {"channel": one["channel"]})
    assert other.notices["channels"] == []


def test_nobody_removes_anothers_channel(sqlite: Running, service: Listener) -> None:
    person = Guest(sqlite, "Anna")
    person.browser(service)
    (one,) = person.notices["channels"]
    Guest(sqlite, "Eve").ask("POST", "/api/me/notices/remove", {"channel": one["channel"]})
    assert person.notices["channels"] == [one]


def test_a_blocked_profile_hears_nothing(server: Running, service: Listener) -> None:
    people = [Guest(server, "Anna"), Guest(server, "Ben")]
    browsers = [person.browser(service) for person in people]
    table = seated(server, "heimlich", people, options={"mode": "basic"})
    (one,) = asked(people, table)
    browsers[one.seat].wait(1)
    other = people[1 - one.seat]
    act = {"act": "block_person", "table": table, "seat": other.seat, "reason": "rude"}
    status, told = server.post("/api/admin", act, ADMIN)
    assert status == 200, told
    while one.state(table)["decision"]["seats"] == [one.seat]:
        one.act(table)
    time.sleep(STILL)
    assert browsers[other.seat].messages == []


def test_export_and_erase_cover_it(server: Running, service: Listener) -> None:
    person = Guest(server, "Anna")
    person.browser(service)
    person.add("webhook", "https://discord.example/api/webhooks/1/x")
    person.quiet("22:00", "07:00", "Europe/Vienna")
    told = person.ask("GET", "/api/me/export")["notices"]
    assert [one["kind"] for one in told["channels"]] == ["push", "webhook"]
    assert told["quiet"] == {"start": "22:00", "end": "07:00", "zone": "Europe/Vienna"}
    person.ask("POST", "/api/me/erase", {})
    assert server.get("/api/me/notices", person.key)[0] == 403
    other = Guest(server, "Ben")
    assert other.notices["channels"] == []


def test_the_key_to_push_with_is_made_once(server: Running) -> None:
    def key() -> str:
        return str(next(one["key"] for one in Guest(server, "Anna").notices["offered"] if one["kind"] == "push"))

    before = key()
    assert len(to_bytes(before)) == 65
    server.stop()
    server.start()
    assert key() == before


def test_quiet_hours_are_checked(sqlite: Running) -> None:
    person = Guest(sqlite, "Anna")
    for wrong in (
        {"start": "24:00", "end": "07:00", "zone": "UTC"}, {"start": "22:00", "end": "7:00", "zone": "UTC"},
        {"start": "22:00", "end": "07:00", "zone": "Europe/Atlantis"},
        {"start": "22:00", "end": "07:00", "zone": "../../etc/passwd"},
    ):  # fmt: skip
        assert sqlite.post("/api/me/notices", {"quiet": wrong}, person.key)[0] == 400
    person.quiet("22:00", "07:00", "Europe/Vienna")
    person.ask("POST", "/api/me/notices", {"quiet": None})
    assert person.notices.get("quiet") is None


# --- Crashes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("point", ["before_noting", "after_noting", "after_sending"])
def test_a_crash_costs_one_notice_at_most_and_never_repeats_one(point: str, tmp_path: Path, service: Listener) -> None:
    server = Heard(tmp_path, f"from safehouse.drill import hooks\nhooks.die_at('{point}:1')", **SETTINGS)
    server.start()
    people = [Guest(server, "Anna"), Guest(server, "Ben")]
    browser = people[0].browser(service)
    assert server.process is not None
    table = ""
    try:
        table = seated(server, "suitcase", people)
    except OSError:
        table = ""  # it died before it could tell us
    assert server.process.wait(15) == -9
    server.patch = ""
    server.start()
    try:
        table = table or people[0].ask("GET", "/api/me/games")[0]["table"]
        until(lambda: people[0].state(table)["seq"] == 1, "the game does not go on")
        time.sleep(STILL)
        # Noted and not sent: lost. Sent: not again. Neither: told after the start.
        assert len(browser.messages) == {"before_noting": 1, "after_noting": 0, "after_sending": 1}[point]
    finally:
        server.stop()


def test_an_upgrade_of_the_rules_repeats_nothing(tmp_path: Path, service: Listener) -> None:
    async def main() -> None:
        server = Process(f"sqlite:{tmp_path}/tables.db", tmp_path, notice_delay=0, **SETTINGS)
        running_there = Running(f"sqlite:{tmp_path}/tables.db")
        running_there.port = server.port
        await server.up()
        people = await asyncio.to_thread(lambda: [Guest(running_there, "Anna"), Guest(running_there, "Ben")])
        browser = await asyncio.to_thread(people[0].browser, service)
        table = await asyncio.to_thread(seated, running_there, "suitcase", people)
        await asyncio.to_thread(browser.wait, 1)
        await server.kill()
        await server.up("rules=1")
        try:
            state = await asyncio.to_thread(people[0].state, table)
            assert state["seq"] == 2, "the log says that the rules have changed"
            await asyncio.sleep(STILL)
            assert len(browser.messages) == 1
        finally:
            await server.kill()

    asyncio.run(main())


# --- Pieces -----------------------------------------------------------------------------------------------------------


def at(text: str, zone: str = "Europe/Vienna") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18T21:59", None), ("2026-11-18T22:00", "2026-11-19T07:30"), ("2026-11-19T00:00", "2026-11-19T07:30"),
        ("2026-11-19T07:29", "2026-11-19T07:30"), ("2026-11-19T07:30", None), ("2026-11-19T12:00", None),
        # The nights in which the clocks are changed.
        ("2026-10-24T23:00", "2026-10-25T07:30"), ("2027-03-27T23:00", "2027-03-28T07:30"),
    ],
)  # fmt: skip
def test_quiet_hours_over_midnight(now: str, until: str | None) -> None:
    quiet = Quiet("22:00", "07:30", "Europe/Vienna")
    assert quiet_until(quiet, at(now)) == (at(until) if until else None)


def test_quiet_hours_within_a_day_and_none() -> None:
    quiet = Quiet("09:00", "17:00", "America/New_York")
    assert quiet_until(quiet, at("2026-11-18T16:00", "America/New_York")) == at("2026-11-18T17:00", "America/New_York")
    assert quiet_until(quiet, at("2026-11-18T17:00", "America/New_York")) is None
    assert quiet_until(Quiet("08:00", "08:00", "UTC"), at("2026-11-18T08:00", "UTC")) is None
    assert quiet_until(None, 0.0) is None
    assert [is_zone(name) for name in ("Europe/Amsterdam", "", "Mars/Base", "/etc/passwd")] == [
        True,
        False,
        False,
        False,
    ]


def test_when_people_are_reminded() -> None:
    assert [reminds_at(clock) for clock in (0, 60, 3599, 3600, 86400, 259200)] == [0, 0, 0, 900, 21600, 43200]


def test_every_kind_has_words_in_every_language() -> None:
    for language in ("en", "de", "nl"):
        for kind in KINDS:
            text = Notice(kind, language, "", name="Anna", left=7200.0).text  # type: ignore[arg-type]
            assert not text.startswith("notice-")


def test_links_are_signed_for_one_purpose() -> None:
    keys = new_keys()
    assert keys.is_signed("stop", "x", keys.sign("stop", "x"))
    assert not keys.is_signed("confirm", "x", keys.sign("stop", "x"))
    assert not new_keys().is_signed("stop", "x", keys.sign("stop", "x"))
