"""Between people, in browsers: invite again in one tap, decline and block, open tables, public pages, my games."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import Running
from tests.server.test_people import BOT, finished
from tests.web.conftest import Visit
from tests.web.played import GAMES
from tests.web.visitor import Visitor
from tests.web.words import text

MISSING = re.compile("404")


def person(server: Running, name: str) -> str:
    """Make a profile, and return the key of its first device."""
    status, made = server.post("/api/me", {"name": name, "label": "Phone"})
    assert status == 201, made
    return str(made["key"])


def at(visit: Visit, key: str, name: str, path: str = "/games", **looks: Any) -> Visitor:
    """Open a browser on a device of a profile."""
    visitor = visit(None, phone=True, **looks)
    visitor.context.add_init_script(f"localStorage['safehouse.profile'] ??= {key!r};")
    visitor.context.add_init_script(
        f"localStorage['safehouse.settings'] = JSON.stringify({{theme: 'auto', speed: 'off', name: '{name}'}});"
    )
    visitor.go(path)
    return visitor


def test_invite_again_in_one_tap_and_accept(visit: Visit, server: Running) -> None:
    anna_key, ben_key = person(server, "Anna"), person(server, "Ben")
    finished(server, anna_key, ben_key)
    anna, ben = at(visit, anna_key, "Anna"), at(visit, ben_key, "Ben", "/")
    known = anna.page.locator("[data-person]")
    expect(known).to_contain_text("Ben 0")
    known.locator("[data-invite]").tap()
    anna.page.wait_for_url(re.compile(r"/t/"))
    anna.page.get_by_text(text("table-lobby-kept")).wait_for()
    table = anna.page.url.rsplit("/", 1)[1]

    # A stranger with the link finds no free seat.
    eve = visit(f"/t/{table}")
    eve.page.get_by_text(text("table-lobby-kept")).wait_for()
    assert eve.page.get_by_role("button", name=text("table-lobby-sit")).count() == 0

    # It waits for Ben on his start page, and one tap brings him there.
    ben.page.reload()
    ben.page.get_by_role("heading", name=text("start-waiting")).wait_for()
    ben.page.get_by_text(text("invitation-by", name="Anna")).wait_for()
    ben.page.locator("[data-accept]").tap()
    ben.page.wait_for_url(re.compile(f"/t/{table}"))
    assert ben.wait_for("welcome", lambda told: bool(told["seats"]))["seats"] == [1]
    for one in (anna, ben):
        one.page.locator(GAMES["suitcase"].board).first.wait_for()
    assert eve.heard("welcome")[-1]["seats"] == []
    # No key of a device reached anybody else.
    for one, key in ((anna, ben_key), (ben, anna_key), (eve, anna_key), (eve, ben_key)):
        assert not any(key in part for part in one.everything())


def test_decline_and_block(visit: Visit, server: Running) -> None:
    anna_key, ben_key = person(server, "Anna"), person(server, "Ben")
    table = finished(server, anna_key, ben_key)
    wish = {"table": table, "seat": 1, "name": "Anna"}
    assert server.post("/api/me/invite", wish, anna_key)[0] == 201
    ben = at(visit, ben_key, "Ben")
    ben.page.get_by_role("button", name=re.compile(text("invitation-decline"))).tap()
    ben.page.locator("[data-block]").tap()
    ben.page.locator("[data-invitation]").wait_for(state="detached")
    # She may ask again, and he hears nothing of it.
    assert server.post("/api/me/invite", wish, anna_key)[0] == 201
    ben.go("/me")
    ben.page.get_by_role("heading", name=text("consent-blocked")).wait_for()
    ben.go("/games")
    ben.page.locator("[data-statistics]").first.wait_for()
    assert ben.page.locator("[data-invitation]").count() == 0
    # Until he changes his mind.
    ben.go("/me")
    ben.page.get_by_role("button", name=text("consent-unblock")).tap()
    ben.page.get_by_role("heading", name=text("consent-blocked")).wait_for(state="detached")
    ben.go("/games")
    ben.page.locator("[data-invitation]").wait_for()


def test_the_host_invites_to_an_open_table_and_takes_it_back(visit: Visit, server: Running) -> None:
    anna_key, ben_key = person(server, "Anna"), person(server, "Ben")
    finished(server, anna_key, ben_key)
    table = server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}, {}], "name": "Anna"}, anna_key)[1][
        "table"
    ]
    anna = at(visit, anna_key, "Anna", f"/t/{table}")
    anna.page.locator("[data-invite]").tap()
    anna.page.get_by_text(text("table-lobby-kept")).wait_for()
    ben = at(visit, ben_key, "Ben", f"/t/{table}")
    ben.page.get_by_role("heading", name=text("table-lobby-invited")).wait_for()
    anna.page.get_by_role("button", name=text("table-lobby-withdraw")).tap()
    anna.page.get_by_text(text("table-lobby-kept")).wait_for(state="detached")
    ben.page.get_by_text(text("table-lobby-kept")).wait_for(state="detached")


def test_without_games_the_list_says_so(visit: Visit, server: Running) -> None:
    anna = at(visit, person(server, "Anna"), "Anna")
    anna.page.get_by_text(text("games-none")).wait_for()


def test_my_games_lead_to_replay_analysis_and_rematch(visit: Visit, server: Running) -> None:
    anna_key, ben_key = person(server, "Anna"), person(server, "Ben")
    table = finished(server, anna_key, ben_key)
    anna = at(visit, anna_key, "Anna")
    row = anna.page.locator("li", has=anna.page.locator(f'a[href="/t/{table}"]'))
    expect(row).to_contain_text("Ben 0")
    expect(row).to_contain_text(re.compile(r"\d+ moves"))
    for way in (f"/replay/{table}", f"/replay/{table}?tab=analysis"):
        assert row.locator(f'a[href="{way}"]').count() == 1
    row.locator("[data-rematch]").tap()
    anna.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    following = anna.page.url.rsplit("/", 1)[1]
    # Everybody is there, wherever they are: Ben's list has the new game.
    ben = at(visit, ben_key, "Ben")
    ben.page.locator(f'a[href="/t/{following}"]').wait_for()


def test_a_public_profile_is_switched_on_and_off(visit: Visit, server: Running) -> None:
    key = person(server, "Anna")
    finished(server, key)
    anna = at(visit, key, "Anna", "/me")
    switch = anna.page.locator('[data-consent="page"]')
    expect(switch).not_to_be_checked()
    switch.check()
    address = anna.page.locator("[data-page]").get_attribute("href")
    stranger = visit(address)
    stranger.expected = MISSING
    stranger.page.get_by_role("heading", name="Anna").wait_for()
    stranger.page.get_by_text("Suitcase").wait_for()
    switch.uncheck()
    anna.page.locator("[data-page]").wait_for(state="detached")
    stranger.page.reload()
    stranger.page.locator("[data-none]").wait_for()


def test_open_tables_are_filtered(visit: Visit, server: Running) -> None:
    wishes: list[dict[str, Any]] = [
        {"game": "heimlich", "seats": [{}, {}, BOT], "language": "de", "clock": 60},
        {"game": "vienna", "seats": [{}, {}], "language": "nl"},
        {"game": "suitcase", "seats": [{}, {}, {}], "language": "en", "clock": 3 * 86400},
    ]
    tables = [server.post("/api/tables", {"listed": True, "name": "Host", **wish})[1]["table"] for wish in wishes]
    anna = visit("/tables", phone=True)

    def shown() -> list[bool]:
        return [anna.page.locator(f'[data-listed="{table}"]').count() == 1 for table in tables]

    for table in tables:
        anna.page.locator(f'[data-listed="{table}"]').wait_for()
    for name, value, fits in (
        ("game", "vienna", [False, True, False]), ("language", "de", [True, False, False]),
        ("free", "2", [False, False, True]), ("bots", "yes", [True, False, False]),
        ("clock", "days", [False, False, True]),
    ):  # fmt: skip
        anna.page.locator(f'[data-filter="{name}"]').select_option(value)
        for table, there in zip(tables, fits, strict=True):
            anna.page.locator(f'[data-listed="{table}"]').wait_for(state="attached" if there else "detached")
        assert shown() == fits
        anna.page.locator(f'[data-filter="{name}"]').select_option("")
        anna.page.locator(f'[data-listed="{tables[1]}"]').wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_a_rating_is_charted(visit: Visit, server: Running) -> None:
    key = person(server, "Anna")
    for number in range(3):
        played_by(server, key, 10 * number)
    anna = at(visit, key, "Anna")
    rating = anna.page.locator('[data-rating="bots"]')
    rating.wait_for()
    assert re.search(r"\d", rating.inner_text())
    assert rating.get_by_role("img").count() == 1
    assert anna.page.locator('[data-rating="people"]').count() == 0


def played_by(server: Running, key: str, luck: int) -> None:
    """Let somebody play a short game of Heimlich against a bot to its end, and win or lose as it comes.

    The dice are always the same: where nobody wins, another `luck` plays another game.
    """
    wish = {"game": "heimlich", "seats": [{}, BOT], "options": {"board": "short"}}
    place = f"/api/tables/{server.post('/api/tables', wish, key)[1]['table']}"
    deadline, number = time.monotonic() + 60, luck
    while time.monotonic() < deadline:
        status, state = server.get(f"{place}/state", key)
        if status == 200 and state.get("result"):
            if not any(state["result"]["shares"]):
                played_by(server, key, luck + 1)
            return
        if status != 200 or not (options := state["decision"]["options"]) or state["decision"]["answer"]:
            # The bot answers, or these were too many questions at once.
            time.sleep(0.05)
            continue
        number += 1
        row = [options[number * 7 % len(options)]]
        while True:
            draft = server.post(f"{place}/do", {"type": "stage", "at": state["seq"], "row": row}, key)[1][0]
            if draft["complete"]:
                break
            row.append(draft["options"][0])
        server.post(f"{place}/do", {"type": "act", "id": f"a{number}", "at": state["seq"], "row": row}, key)
    raise AssertionError("it does not end")
