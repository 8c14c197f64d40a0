"""Own boards, decks and positions are marked before one sits down and at the table, in each language."""

import json

import pytest

from safehouse.core.registry import find_game
from tests.server.client import Running
from tests.server.test_own_files import rigged_deck
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.visitor import WIDE, Visitor
from tests.web.words import text


def badge(visitor: Visitor) -> str:
    return visitor.page.locator("[data-own] li").first.inner_text()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_rigged_deck_shows_itself(visit: Visit, server: Running, language: str) -> None:
    """Finding 5: it was shown as `classic`."""
    files = {"deck": json.dumps(rigged_deck())}
    seated = open_table(server, "pb", files=files, options={"mode": "top_secret"}, own=0, listed=True)
    table, (mark,) = seated["table"], seated["info"]["own"]
    wanted = f"{text('own-deck', language)}: classic · {mark['hash']}"
    guest = visit("/", phone=True, language=language)
    listed = guest.page.locator("li", has=guest.page.locator(f'a[href="/t/{table}"]'))
    assert wanted in listed.inner_text()
    guest.go(f"/t/{table}")
    guest.page.locator("form button").wait_for()
    assert wanted in badge(guest)
    assert text("own-help", language) in guest.text()
    guest.page.locator("form button").click()
    guest.page.locator("[data-guide=town]").first.wait_for()
    assert wanted in badge(guest)
    assert guest.page.evaluate(WIDE) <= 0


def test_a_shipped_deck_has_no_mark(visit: Visit, server: Running) -> None:
    deck = find_game("heimlich").shipped_file("deck", "classic")
    seated = open_table(server, "pb", files={"deck": deck}, options={"mode": "top_secret"})
    anna = visit(None)
    enter(anna, seated)
    anna.page.locator("[data-guide=town]").first.wait_for()
    assert anna.page.locator("[data-own]").count() == 0
