"""Two browsers at one table of each game: each sees its own, what is common reaches both at once."""

import re

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, Played, each_day, setup_of, token_of
from tests.web.robot import PATIENCE_MS
from tests.web.tables import write_note
from tests.web.visitor import Visitor
from tests.web.words import text

NOTES = ("canary of Anna: I watch Mirov", "canary of Ben: I watch Voss")


def sit_down(visit: Visit, server: Running, played: Played) -> tuple[Visitor, Visitor]:
    """Anna opens a table for two on the page, Ben comes by the link that she sends him."""
    anna = visit(f"/new?game={played.name}&mode=friends")
    anna.page.locator("#seat-1").wait_for()
    while anna.page.locator("#seat-2").count():
        anna.page.get_by_role("button", name=text("new-fewer")).click()
    # In the order of the page: a version first, then what it adds.
    for option in played.options.values():
        if option == "yes":
            anna.page.locator("label.check input:not(:checked)").first.check()
        else:
            anna.page.locator(f"select:has(option[value={option}])").select_option(option)
    anna.page.get_by_role("button", name=text("new-open"), exact=True).click()
    anna.page.wait_for_url(re.compile(r"/t/"))
    invitation = anna.page.locator("#invitation").input_value()
    ben = visit(invitation.removeprefix(server.url))
    ben.page.get_by_label(text("table-lobby-name")).fill("Ben")
    ben.page.get_by_role("button", name=text("table-lobby-sit")).click()
    return anna, ben


def lines(visitor: Visitor) -> set[str]:
    """Return the last lines of the log as they stand on the page."""
    return set(visitor.page.locator("[data-guide=log] li").all_inner_texts()[-12:])


@pytest.mark.parametrize("name", each_day("suitcase"))
def test_two_browsers(name: str, visit: Visit, server: Running) -> None:
    played = GAMES[name]
    anna, ben = sit_down(visit, server, played)
    for one, note in zip((anna, ben), NOTES, strict=True):
        one.page.locator(played.board).first.wait_for()
        write_note(one, note)

    anna.page.locator("[data-tab=chat]").click()
    anna.page.get_by_label(text("table-chat-label")).fill("Good luck!")
    anna.page.get_by_label(text("table-chat-label")).press("Enter")
    ben.page.locator("[data-tab=chat]").click()
    ben.page.get_by_text("Good luck!").wait_for()
    for one in (anna, ben):
        one.page.locator("[data-tab=log]").click()

    rng, answered = Rng(5), {anna: 0, ben: 0}
    while min(answered.values()) < 4:
        for one in answered:
            if one.asked():
                one.answer(rng)
                answered[one] += 1
    # What one does is told to the other, entry by entry and in the log.
    told: list[list[int]] = [[], [0]]
    for _ in range(PATIENCE_MS // 50):
        told = [[entry["seq"] for entry in one.heard("entry")][-4:] for one in answered]
        if told[0] == told[1]:
            break
        anna.page.wait_for_timeout(50)  # the last answer may still be on its way
    assert told[0] == told[1]
    anna.page.wait_for_timeout(100)
    assert lines(anna) & lines(ben)

    for one, other, seat, note in ((anna, ben, 0, NOTES[1]), (ben, anna, 1, NOTES[0])):
        seen = one.everything()
        assert not any(token_of(other) in part for part in seen)
        assert not any(note in part for part in seen)
        assert list(played.views(seen))
        assert played.secrets(seen, seat, setup_of(one)) == []
