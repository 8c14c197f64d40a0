"""The page on a phone held upright: nothing sticks out, everything can be hit with a thumb."""

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.visitor import SMALL

PATHS = ["/", "/new?game=heimlich", "/rules/heimlich", "/credits", "/replay", "/scenario/heimlich"]
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("path", PATHS)
def test_pages_fit(path: str, visit: Visit) -> None:
    anna = visit(path, phone=True)
    anna.page.wait_for_load_state("networkidle")
    anna.page.locator("h1").first.wait_for()
    assert anna.page.evaluate(WIDE) <= 0
    assert anna.page.evaluate(SMALL) == []


def test_play_with_a_thumb(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    enter(anna, open_table(server, "pb", options={"mode": "top_secret", "start": "1"}))
    rng = Rng(11)
    for _ in range(8):
        assert anna.answer(rng)
    anna.look()
    assert anna.page.evaluate(WIDE) <= 0
    assert anna.page.evaluate(SMALL) == []
