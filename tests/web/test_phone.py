"""The page on a phone held upright: nothing sticks out, everything can be hit with a thumb."""

import pytest

from safehouse.core.rng import Rng
from safehouse.messages import LANGUAGES
from tests.daily import daily
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, turns_begun
from tests.web.visitor import SMALL, WIDE, Visitor

PATHS = ["/", "/credits", "/replay"]
PATHS += [path.format(name) for name in GAMES for path in ("/new?game={}", "/rules/{}", "/scenario/{}")]


def check(visitor: Visitor) -> None:
    assert visitor.page.evaluate(WIDE) <= 0
    assert visitor.page.evaluate(SMALL) == []


@pytest.mark.parametrize("path", PATHS)
def test_pages_fit(path: str, visit: Visit) -> None:
    anna = visit(path, phone=True)
    anna.page.wait_for_load_state("networkidle")
    anna.page.locator("h1").first.wait_for()
    check(anna)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_turn_with_a_thumb(name: str, visit: Visit, server: Running) -> None:
    played = GAMES[name]
    anna = visit(None, phone=True)
    played.sit(anna, server)
    rng = Rng(11)
    while turns_begun(anna, played) < 2:
        before = anna.acts()
        assert anna.answer(rng, confirm=False)
        check(anna)
        if anna.acts() == before:
            anna.click("[data-confirm]:enabled")
        anna.look()
        check(anna)
    for tab in anna.page.locator("[data-tab]").all():
        tab.click()
        check(anna)
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("name", "language"),
    daily(((name, language) for name in GAMES for language in LANGUAGES), lambda name, language: language == "nl"),
)
def test_every_tab_is_in_sight(name: str, language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True, language=language)
    anna.page.set_viewport_size({"width": 360, "height": 640})
    GAMES[name].sit(anna, server)
    tabs = anna.page.locator("main nav")
    assert tabs.locator("[data-tab]").count() >= 5
    assert tabs.evaluate("(row) => row.scrollWidth - row.clientWidth") <= 0
    check(anna)
