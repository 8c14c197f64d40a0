"""Two browsers at one table: each sees its own, what is common reaches both at once."""

import re

from safehouse.core.rng import Rng
from safehouse.games.heimlich.ids import HAND_LIMIT
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import everything, owners_seen, views, write_note
from tests.web.visitor import Visitor
from tests.web.words import text

NOTES = ("canary of Anna: I watch Mirov", "canary of Ben: I watch Voss")


def token_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.parse(localStorage['safehouse.keys'])[0].token"))


def test_two_browsers(visit: Visit, server: Running) -> None:
    anna = visit("/new?game=heimlich&mode=friends")
    for _ in range(2):
        anna.page.get_by_role("button", name=text("new.fewer")).click()
    anna.page.locator("select:has(option[value=top_secret])").select_option("top_secret")
    anna.page.get_by_role("button", name=text("new.open"), exact=True).click()
    anna.page.wait_for_url(re.compile(r"/t/"))
    invitation = anna.page.locator("#invitation").input_value()

    ben = visit(invitation.removeprefix(server.url))
    ben.page.get_by_label(text("table.lobby.name")).fill("Ben")
    ben.page.get_by_role("button", name=text("table.lobby.sit")).click()
    for one, note in zip((anna, ben), NOTES, strict=True):
        one.page.locator("[data-guide=town]").wait_for()
        write_note(one, note)

    anna.page.locator("[data-tab=chat]").click()
    anna.page.get_by_label(text("table.chat.label")).fill("Good luck!")
    anna.page.get_by_label(text("table.chat.label")).press("Enter")
    ben.page.locator("[data-tab=chat]").click()
    ben.page.get_by_text("Good luck!").wait_for()

    rng = Rng(5)
    for _ in range(24):
        for one in (anna, ben):
            if one.asked():
                one.answer(rng)
    assert anna.heard("entry")[-1]["seq"] >= 8
    assert ben.heard("entry")[-1]["seq"] >= anna.heard("entry")[-1]["seq"] - 2

    for one, other, seat, note in ((anna, ben, 0, NOTES[1]), (ben, anna, 1, NOTES[0])):
        seen = everything(one)
        assert token_of(other) not in seen
        assert note not in seen
        assert owners_seen(one) == {seat}
        hands = [view["hand"] for view in views(one)]
        assert hands
        foreign = [card for hand in hands for place, card in enumerate(hand) if place // HAND_LIMIT != seat]
        assert all(card < 0 for card in foreign), "a card of the other hand came"
