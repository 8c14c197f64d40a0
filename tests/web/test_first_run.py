"""Somebody who has never been here, by touch alone: the start page, the first lesson of Vienna, a starter game."""

import re

import pytest
from playwright.sync_api import Route

from safehouse.core.lesson import lessons
from safehouse.core.rng import Rng
from tests.web.conftest import Visit
from tests.web.learner import NOTE, Learner
from tests.web.visitor import SMALL, WIDE
from tests.web.words import LANGUAGES, text

# More taps than the lesson takes, and more answers than the game has.
MOST = 150


@pytest.mark.long
def test_the_first_evening_of_somebody_new(visit: Visit) -> None:
    anna = visit("/", phone=True)
    page = anna.page
    poster = page.get_by_role("article", name="Vienna")
    poster.get_by_role("link", name=text("start-learn"), exact=True).tap()
    first = lessons("vienna")[0]
    page.locator(f"button[data-lesson={first.name}]").tap()
    page.wait_for_url(re.compile(r"/t/"))
    learner = Learner(page)
    for _ in range(MOST):
        seen = learner.settled()
        if seen["finish"]:
            break
        learner.go_on(seen)
    page.locator(f"{NOTE} a").first.tap()
    page.locator(f"li:has(button[data-lesson={first.name}])").get_by_text("✓").wait_for()
    page.get_by_role("button", name=text("learn-play"), exact=True).tap()
    page.wait_for_url(re.compile(r"/t/"))
    anna.look()
    assert anna.heard("welcome")[-1]["info"]["options"]["version"] == "starter"

    def fits(_: int) -> None:
        assert page.evaluate(WIDE) <= 0
        assert page.evaluate(SMALL) == []

    anna.play(Rng(8), between=fits)
    page.locator("[data-over]").get_by_role("button", name=text("table-end-rematch"), exact=True).wait_for()
    assert [frame for frame in anna.received if '"problem"' in frame] == []


def test_the_posters_are_whole_before_the_server_answers(visit: Visit) -> None:
    """While the list of games is on its way no select is empty, and no game begins that is not described yet."""
    anna = visit(None)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.context.route("**/api/games", hold)
    anna.go("/")
    poster = anna.page.get_by_role("article", name="Vienna")
    poster.wait_for()
    selects = poster.get_by_role("combobox")
    play = poster.get_by_role("button", name=re.compile(text("start-play")))
    assert [bool(one.locator("option:checked").inner_text()) for one in selects.all()] == [True, True]
    assert play.is_disabled()
    for route in held:
        route.continue_()
    poster.locator(".facts:not(:empty)").wait_for()
    assert selects.nth(1).locator("option:checked").inner_text() == text("bot-casual")
    assert play.is_enabled()


# How much of “Play now” is below the screen, and how far the name of the page reaches under that of the language.
SMALL_START = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const word = document.createRange();
  word.selectNodeContents(document.querySelector(".wordmark .word"));
  const play = box("article .now .act");
  return [(play.top + play.bottom) / 2 - innerHeight, word.getBoundingClientRect().right - box("select.language").left];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_how_to_begin(language: str, visit: Visit) -> None:
    anna = visit(None, phone=True, language=language)
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.go("/")
    anna.page.locator("article .facts:not(:empty)").first.wait_for()
    anna.run("() => document.fonts.ready.then(() => true)")
    below, under = anna.page.evaluate(SMALL_START)
    assert below <= 0
    assert under <= 0
