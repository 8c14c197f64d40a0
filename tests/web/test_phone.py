"""The page on a phone held upright: nothing sticks out, everything can be hit with a thumb."""

import pytest

from safehouse.core.rng import Rng
from safehouse.messages import LANGUAGES
from tests.daily import daily
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, turns_begun
from tests.web.screens import SCREENS
from tests.web.visitor import SMALL, WIDE, Visitor
from tests.web.words import game_words

SIZES = {"upright": (390, 844), "small": (360, 640), "lying": (844, 390)}
# What of some things is above or below what can be seen of the panel that slides them.
HIDDEN = """(what) => {
  const things = [...document.querySelectorAll(what)];
  if (!things.length) return [`there is no ${what}`];
  return things.filter((thing) => {
    const box = thing.getBoundingClientRect(), frame = thing.closest(".ask, .dock").getBoundingClientRect();
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  }).map((thing) => thing.textContent.trim());
}"""
CHIPS, FIRST_LINE, CARDS = ".chips li", ".preview li:first-child", "[data-guide=cards] .can"
# Those that a question is about, and how it is answered.
# What a question offers in a panel that is lower than all of it.
OWNERS, OWNER, MISSION = ".owners button", ".owners button:first-child", ".files button:first-child"
OWN_CARDS, ANSWERS = "[data-guide=cards] .card", ".ask .buttons button"
# The titles of tabs that are wider than their tabs.
WORDS_OUTSIDE = """(row) => [...row.querySelectorAll("button")].filter((tab) => {
  const words = document.createRange();
  words.selectNodeContents(tab);
  return words.getBoundingClientRect().width > tab.getBoundingClientRect().width;
}).map((tab) => tab.innerText)"""
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
    GAMES[name].sit(anna, server)
    tabs = anna.page.locator("main nav")
    for width, height in ((844, 390), (360, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert tabs.locator("[data-tab]").count() >= 5
        assert tabs.evaluate("(row) => row.scrollWidth - row.clientWidth") <= 0, width
        assert tabs.evaluate(WORDS_OUTSIDE) == [], width
    check(anna)


@pytest.mark.parametrize(
    ("screen", "size", "what"),
    daily(
        [
            (screen, size, what)
            for screen, *all_of_it in (
                ("top-secret", CARDS),
                ("question", ANSWERS),
                ("vienna-planning", CARDS),
                ("vienna-planned", CHIPS),
                ("staged", CHIPS, FIRST_LINE),
                ("vienna-staged", CHIPS, FIRST_LINE),
                ("dossier-begun", OWNER),
                ("vienna-mission", MISSION),
            )
            for size in SIZES
            for what in all_of_it
        ]
        + [("question", "upright", OWN_CARDS), ("dossier-begun", "upright", OWNERS)],
        lambda screen, size, what: size == "small" or what in (OWN_CARDS, OWNERS),
    ),
)
def test_what_a_decision_needs_is_in_sight(screen: str, size: str, what: str, visit: Visit, server: Running) -> None:
    """The cards that may be chosen; once a choice is whole, what was picked and what it begins with."""
    anna = visit(None, phone=True, reduced_motion=True, language="de")
    anna.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
    SCREENS[screen](anna, server)
    # What tells of a scenario takes room that a game has.
    anna.page.evaluate("document.querySelector('[data-own]').style.display = 'none'")
    anna.page.wait_for_timeout(200)
    assert anna.page.evaluate(HIDDEN, what) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_stay_in_sight_for_each_of_them(size: str, visit: Visit, server: Running) -> None:
    """The answer to a pick brings another question about the cards, and the panel does not slide away from them."""
    anna = visit(None, phone=True, reduced_motion=True)
    anna.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
    SCREENS["vienna-planning"](anna, server)
    anna.page.evaluate("document.querySelector('[data-own]').style.display = 'none'")
    for _ in range(2):
        anna.click(anna.look()["picks"][0])
        anna.look()
        anna.page.wait_for_timeout(200)
        assert anna.page.evaluate(HIDDEN, CARDS) == []


# What surely fits into two lines.
TWO_LINES = 76
# What does not fit into its box.
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1)
  .map((box) => box.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("screen", "what"),
    [
        ("game-over", ".strip .more"),
        ("vienna-source", ".ask .choice"),
        ("suitcase", ".cases small"),
    ],
)
def test_no_text_is_cut(screen: str, what: str, language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True, language=language)
    SCREENS[screen](anna, server)
    assert anna.page.locator(what).count()
    assert anna.page.evaluate(CUT, what) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_others_did_is_told_whole(language: str, visit: Visit, server: Running) -> None:
    """A turn of two agents and more takes two lines above a question of one line."""
    anna = visit(None, phone=True, language=language)
    GAMES["heimlich"].sit(anna, server)
    rng = Rng(11)
    for _ in range(4):
        anna.answer(rng)
        anna.look()
        assert [text for text in anna.page.evaluate(CUT, ".done:not(.aloud)") if len(text) < TWO_LINES] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_of_the_panel_is_whole_beside_its_buttons(language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True, language=language)
    SCREENS["top-secret"](anna, server)
    anna.answer(Rng(1))
    for _ in range(20):
        assert anna.page.evaluate(CUT, "#now-title") == []
        anna.page.wait_for_timeout(50)


def test_who_one_is_stands_where_a_turn_begins(visit: Visit, server: Running) -> None:
    """The own identity card of Heimlich & Co. is further down; the own agent is marked, until secrets are covered."""
    anna = visit(None, phone=True)
    GAMES["heimlich"].sit(anna, server)
    mark = anna.page.locator("[data-guide=strip] li i")
    assert mark.inner_text() == game_words("heimlich", "en").say("strip-own")
    box = mark.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SIZES["upright"][1]
    name = anna.page.locator("[data-guide=identity] b").first.inner_text()
    line = anna.page.locator("main .standing")
    assert name in line.inner_text()
    anna.page.locator("[data-guide=identity]").tap()
    mark.wait_for(state="detached")
    assert name not in line.inner_text()
