"""Notifications in the page: chosen in the profile and for each game, offered while one waits, shown by the worker."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import Running
from tests.server.guests import Guest, asked, seated
from tests.server.receivers import Mailbox, text_of
from tests.web.conftest import Visit
from tests.web.robot import Looks
from tests.web.steady import steady
from tests.web.visitor import Visitor
from tests.web.words import text

KEY = "safehouse.profile"
LONG_CLOCK = 86400


def at_home(visit: Visit, person: Guest, path: str = "/me", **looks: Any) -> Visitor:
    """Open a page on the device of somebody who has a profile."""
    visitor = visit(None, phone=True, **looks)
    visitor.context.add_init_script(f"localStorage[{json.dumps(KEY)}] ??= {json.dumps(person.key)}")
    visitor.go(path)
    return visitor


def test_where_and_when_is_chosen_in_the_profile(visit: Visit, server: Running) -> None:
    person = Guest(server, "Anna")
    visitor = at_home(visit, person)
    page = visitor.page
    page.get_by_role("heading", name=text("notices-title")).wait_for()
    assert page.locator("[data-way=mail]").count() == 0, "this server has no SMTP"
    page.locator("[data-way=webhook] summary").tap()
    page.get_by_label(text("channel-webhook.field")).fill("https://discord.example/api/webhooks/1/x")
    page.get_by_role("button", name=text("channel-webhook.add")).tap()
    page.locator("[data-channel=webhook]").wait_for()
    page.get_by_role("checkbox", name=text("notices-quiet")).check()
    page.get_by_label(text("notices-quiet-from"), exact=True).fill("21:30")
    page.get_by_label(text("notices-quiet-from"), exact=True).blur()
    page.locator("#notices").get_by_text("Nederlands").tap()
    page.wait_for_load_state("networkidle")
    told = person.notices
    assert [one["address"] for one in told["channels"]] == ["https://discord.example/api/webhooks/1/x"]
    assert (told["quiet"]["start"], told["quiet"]["end"]) == ("21:30", "08:00")
    assert person.ask("GET", "/api/me")["language"] == "nl"
    page.reload()
    page.locator("[data-channel=webhook]").get_by_role("button").tap()
    expect(page.locator("[data-channel]")).to_have_count(0)
    page.get_by_role("checkbox", name=text("notices-quiet")).uncheck()
    page.wait_for_load_state("networkidle")
    assert (person.notices["channels"], person.notices["quiet"]) == ([], None)


def test_a_wrong_address_is_explained(visit: Visit, server: Running) -> None:
    visitor = at_home(visit, Guest(server, "Anna"))
    visitor.expected = re.compile("400")
    page = visitor.page
    page.locator("[data-way=webhook] summary").tap()
    page.get_by_label(text("channel-webhook.field")).fill("ftp://discord.example/")
    page.get_by_role("button", name=text("channel-webhook.add")).tap()
    expect(page.get_by_role("alert")).to_contain_text("webhook")


def waiting(server: Running) -> tuple[Guest, str]:
    """Return somebody who waits for another in a game with a long clock, and the table."""
    people = [Guest(server, "Anna"), Guest(server, "Ben")]
    table = seated(server, "heimlich", people, options={"mode": "basic"}, clock=LONG_CLOCK)
    (one,) = asked(people, table)
    return people[1 - one.seat], table


def test_it_is_offered_once_while_one_waits_in_a_long_game(visit: Visit, server: Running) -> None:
    person, table = waiting(server)
    visitor = at_home(visit, person, f"/t/{table}")
    offer = visitor.page.locator("[data-offer=notices]")
    offer.wait_for()
    # Nothing is asked of the browser before a tap.
    assert visitor.page.evaluate("window.Notification?.permission") != "granted"
    offer.get_by_role("button", name=text("notices-offer-no")).tap()
    expect(offer).to_have_count(0)
    visitor.page.reload()
    visitor.page.locator("[data-guide=now]").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)


def test_it_is_not_offered_where_it_is_of_no_use(visit: Visit, server: Running) -> None:
    person, table = waiting(server)
    person.add("webhook", "https://discord.example/api/webhooks/1/x")
    visitor = at_home(visit, person, f"/t/{table}")
    visitor.page.locator("[data-guide=now]").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    expect(visitor.page.locator("[data-offer=notices]")).to_have_count(0)


def test_the_page_says_whether_somebody_looks(visit: Visit, server: Running) -> None:
    person, table = waiting(server)
    visitor = at_home(visit, person, f"/t/{table}")
    visitor.page.locator("[data-guide=now]").wait_for()
    visitor.page.wait_for_timeout(200)
    said = [message for frame in visitor.sent if (message := json.loads(frame))["type"] == "looking"]
    assert said == [{"type": "looking", "on": True}]


def test_a_game_can_be_silent(visit: Visit, server: Running) -> None:
    person, table = waiting(server)
    visitor = at_home(visit, person, f"/t/{table}")
    visitor.page.locator(f"[data-seat='{person.seat}']").first.tap()
    box = visitor.page.get_by_role("checkbox", name=text("table-seat-notify"))
    expect(box).to_be_checked()
    box.uncheck()
    visitor.wait_for("kept", lambda told: told.get("silent") is True)
    visitor.page.reload()
    assert visitor.wait_for("welcome", lambda told: told.get("silent") is True)


# --- The worker -------------------------------------------------------------------------------------------------------


def test_the_worker_shows_what_is_pushed_and_the_badge(visit: Visit, server: Running) -> None:
    """The browser's own way of delivering, without a push service in between."""
    visitor = visit("/")
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
        one["registrationId"] for one in told["registrations"] if one["scopeURL"] == f"{server.url}/"
    ))  # fmt: skip
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        visitor.page.wait_for_timeout(50)
    (worker,) = visitor.context.service_workers
    worker.evaluate(
        """() => {
          self.shown = [];
          self.badges = [];
          // What the system shows: this browser has no screen, and no icon to put a number on.
          self.registration.showNotification = async (title, options) => void self.shown.push([title, options]);
          navigator.setAppBadge = async (count) => void self.badges.push(count);
          navigator.clearAppBadge = async () => void self.badges.push(0);
        }"""
    )
    told = {"kind": "turn", "title": "Vienna", "text": "Anna, it's your turn.", "url": "/t/x", "table": "x"}
    for waiting_games in (2, 0):
        data = json.dumps({**told, "waiting": waiting_games})
        session.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": found[-1], "data": data}
        )
    for _ in range(100):
        if len(worker.evaluate("() => self.badges")) == 2:
            break
        visitor.page.wait_for_timeout(50)
    assert worker.evaluate("() => self.badges") == [2, 0]
    title, options = worker.evaluate("() => self.shown[0]")
    assert (title, options["body"], options["tag"], options["data"]) == (
        "Vienna", "Anna, it's your turn.", "x", {"url": "/t/x"},
    )  # fmt: skip


# --- Links in e-mails -------------------------------------------------------------------------------------------------


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    one = Mailbox()
    yield one
    one.close()


@pytest.fixture
def posting(tmp_path: Path, mailbox: Mailbox) -> Iterator[Running]:
    given = {"smtp": mailbox.url, "mail_from": "x@games.example", "api_only": "no"}
    with steady(f"sqlite:{tmp_path}/tables.db", **given) as one:
        yield one


def test_links_in_e_mails(browser: Browser, posting: Running, mailbox: Mailbox) -> None:
    person = Guest(posting, "Anna")
    visitor = Visitor(browser, posting.url, Looks(phone=True))
    visitor.context.add_init_script(f"localStorage[{json.dumps(KEY)}] ??= {json.dumps(person.key)}")
    page = visitor.page
    visitor.go("/me")
    page.locator("[data-way=mail] summary").tap()
    page.get_by_label(text("channel-mail.field")).fill("anna@mail.example")
    page.get_by_role("button", name=text("channel-mail.add")).tap()
    expect(page.locator("[data-channel=mail]")).to_contain_text(text("notices-unconfirmed"))
    (letter,) = mailbox.wait("anna@mail.example", 1)
    visitor.go(link(letter, "confirm"))
    confirm = page.locator("[data-confirm]")
    confirm.wait_for()
    assert "#" not in page.url
    # Programs that only look at the link confirm nothing.
    assert [one["confirmed"] for one in person.notices["channels"]] == [False]
    confirm.tap()
    page.get_by_text(text("notices-confirmed")).wait_for()
    assert [one["confirmed"] for one in person.notices["channels"]] == [True]
    seated(posting, "suitcase", [person, Guest(posting, "Ben")])
    visitor.go(link(mailbox.wait("anna@mail.example", 2)[1], "stop"))
    page.get_by_text(text("notices-stopped")).wait_for()
    assert person.notices["channels"] == []
    assert visitor.errors == []
    visitor.context.close()


def link(letter: Any, purpose: str) -> str:
    found = re.search(rf"http://localhost:\d+(/mail#{purpose}\.\S+)", text_of(letter))
    assert found is not None
    return found[1]
