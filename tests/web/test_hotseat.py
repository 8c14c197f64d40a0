"""Several persons at one screen: between two of them the page shows nobody's secrets."""

import json
import re

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.words import text

AGENTS = ("Renard", "Okonski", "Jardine", "Bucci", "Mirov", "Voss", "Thorne")


def test_hot_seat_hands_over(visit: Visit, server: Running) -> None:
    anna = visit("/new?game=heimlich&mode=screen")
    page = anna.page
    page.locator("#seat-0").wait_for()
    while page.locator("#seat-2").count():
        page.get_by_role("button", name=text("new.fewer")).click()
    page.get_by_role("button", name=text("new.start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    rng, sat = Rng(7), []
    for _ in range(14):
        seen = anna.look()
        if seen["give"]:
            anna.click("[data-give]")
        elif not seen["hand"]:
            anna.answer(rng)
        else:
            # The screen between two persons: the last message was for nobody, and the own identity is not drawn.
            assert page.locator("[data-guide=identity]").count() == 0
            last = [m for frame in anna.received if "view" in (m := json.loads(frame))][-1]
            assert all(owner < 0 or owner >= 7 for owner in last["view"]["owner"])
            sat.append(seen["hand"][0])
            anna.click(f'[data-sit="{seen["hand"][0]}"]')
            page.locator("[data-guide=identity]").wait_for()
            own = page.locator("[data-guide=identity]").inner_text()
            assert sum(name in own for name in AGENTS) == 1
    assert set(sat) == {0, 1}
    for view in (m for frame in anna.received if "view" in (m := json.loads(frame))):
        assert len({owner for owner in view["view"]["owner"] if 0 <= owner < 7}) <= 1
