"""A walk over every screen, in three languages, from a small phone to a wide desk.

No text is cut, outside its box, broken inside a word or over something else; a thumb hits all that may be chosen.
"""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.evening.probes import BOXES, boxes
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.robot import PAGE
from tests.web.screens import SCREENS
from tests.web.visitor import SMALL, TALL, Visitor
from tests.web.words import LANGUAGES, text

WALK = (PAGE / "walk.js").read_text()
# By width: the height of a device that is so wide. The first ones are touched.
TOUCHED = {360: 640, 390: 844, 820: 1180}
POINTED = {1280: 800, 1440: 900, 2200: 1200}
# What another test measures: test_vienna_plan.py computes the boxes of Vienna's map.
EXEMPT = {"vienna map": "[data-guide=city], [data-guide=roof]"}
SPEAK = """async (language) => {
  const select = document.querySelector("select.language");
  if (document.documentElement.lang === language) return;
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (document.documentElement.lang !== language) await frame();
}"""
TARGETS = "svg [role=button]"
LEAST = 43.5


def faults(page: Page, exempt: Sequence[str] = tuple(EXEMPT.values())) -> list[str]:
    found: list[str] = page.evaluate(WALK, ", ".join(exempt))
    return found


def too_small(page: Page) -> list[str]:
    """Return what may be chosen and is too small for a thumb: beside the board, and on it."""
    beside: list[str] = page.evaluate(SMALL)
    on_board: list[list[float]] = page.evaluate(BOXES, TARGETS)
    return beside + [f"on the board: {box}" for box in on_board if box[2] > 0 and min(box[2:]) < LEAST]


def walk(visitor: Visitor, sizes: dict[int, int], languages: Sequence[str]) -> list[str]:
    """Look at a screen in these widths and languages, and return what is wrong with it."""
    found = []
    page = visitor.page
    for language in languages:
        page.evaluate(SPEAK, language)
        for width, height in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            # Until everything has its place.
            page.evaluate(BOXES, "main, dialog, svg")
            wrong = faults(page) + (too_small(page) if visitor.looks.phone else [])
            found += [f"{language} {width}: {one}" for one in wrong]
    return found


# The screens that differ most from each other; the others in the long set.
DAILY = ("start", "lobby", "staged", "vienna-planned", "vienna-staged", "suitcase-duel")


@pytest.mark.parametrize("screen", DAILY)
def test_everything_fits(screen: str, visit: Visit, server: Running) -> None:
    """In German, whose words are the longest, on a phone and on a desk."""
    phone = visit(None, phone=True, language="de", reduced_motion=True)
    SCREENS[screen](phone, server)
    assert walk(phone, {390: 844}, ["de"]) == []
    assert walk(phone, {1280: 800}, ["de"]) == []


@pytest.mark.long
@pytest.mark.parametrize("phone", [True, False], ids=["touched", "pointed"])
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_fits_everywhere(screen: str, phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=phone, reduced_motion=True)
    SCREENS[screen](anna, server)
    assert walk(anna, TOUCHED if phone else POINTED, LANGUAGES) == []


# What of the players, of their cards or of the row of tabs is shortened or lies out of sight.
SHORTENED = """() => {
  const whole = "[data-guide=players], [data-seat] .name span, [data-seat] .more, [role=tablist]";
  return [...document.querySelectorAll(whole)]
    .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
    .map((node) => node.innerText);
}"""
# How far the last button of what is asked lies below its panel.
BELOW = """() => {
  const ask = document.querySelector("[data-guide=now] .ask");
  const bottoms = [...ask.querySelectorAll("button")].map((button) => button.getBoundingClientRect().bottom);
  return Math.max(...bottoms) - ask.getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("screen", ["vienna-planned", "suitcase", "learn", "replay"])
def test_nothing_is_shortened_beside_the_board(screen: str, visit: Visit, server: Running) -> None:
    """Names, what everybody holds, and the tabs."""
    anna = visit(None, reduced_motion=True)
    SCREENS[screen](anna, server)
    for language in LANGUAGES:
        anna.page.evaluate(SPEAK, language)
        assert anna.page.evaluate(SHORTENED) == [], language


@pytest.mark.parametrize("screen", ["vienna", "vienna-purchase", "vienna-unpaid", "suitcase-packing"])
def test_all_that_is_offered_is_in_sight(screen: str, visit: Visit, server: Running) -> None:
    """On the smallest desk that has the board and the panels side by side without sliding."""
    anna = visit(None, reduced_motion=True)
    SCREENS[screen](anna, server)
    for language in LANGUAGES:
        anna.page.evaluate(SPEAK, language)
        assert anna.page.evaluate(BELOW) <= 0, language


# Selects whose longest choice does not fit before the arrow.
SQUEEZED = """() => [...document.querySelectorAll(".now select")].filter((select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [...select.options].some((option) => pen.measureText(option.text).width > room + 1);
}).map((select) => select.getAttribute("aria-label"))"""
BOTTOMS = "() => [...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect().bottom)"


def test_the_posters_are_alike_on_a_tablet(visit: Visit, server: Running) -> None:
    """The levels can be read, and no poster ends before the others."""
    anna = visit(None, phone=True, reduced_motion=True)
    anna.page.set_viewport_size({"width": 820, "height": 1180})
    SCREENS["start"](anna, server)
    for language in LANGUAGES:
        anna.page.evaluate(SPEAK, language)
        assert anna.page.evaluate(SQUEEZED) == [], language
        assert len(set(anna.page.evaluate(BOTTOMS))) == 1


def test_the_waiting_room_fills_a_desk(visit: Visit, server: Running) -> None:
    """Poster, seats, invitation and chat stand side by side, and nothing slides."""
    anna = visit(None, reduced_motion=True)
    SCREENS["lobby"](anna, server)
    for language in LANGUAGES:
        anna.page.evaluate(SPEAK, language)
        poster, chat = boxes(anna.page, ".poster, section.chat")
        assert poster[3] > 400, language
        assert chat[0] > 800, language
        assert anna.page.evaluate(TALL) <= 0, language


def test_a_table_that_is_not_there_does_not_connect(visit: Visit) -> None:
    """It says so, and not that the connection is being made."""
    anna = visit("/t/nothing-here")
    anna.page.get_by_role("heading", name=text("table-gone-title")).wait_for()
    # Longer than the banner waits for a line that may come back.
    anna.page.wait_for_timeout(1000)
    assert anna.page.locator(".banner").count() == 0


TAGS = """() => [...document.querySelectorAll(".house .tag")].flatMap((tag) => {
  const signs = [...tag.querySelectorAll("svg")].map((one) => one.getBoundingClientRect());
  return [...tag.querySelectorAll("text")].flatMap((text) => {
    const box = text.getBoundingClientRect();
    return signs.map((sign) => [text.textContent, Math.min(box.right, sign.right) - Math.max(box.left, sign.left)]);
  });
})"""


def test_points_of_two_digits_touch_no_sign(visit: Visit, server: Running) -> None:
    """What a building would bring stands on its tag: price, bribe, points and their star."""
    anna = visit(None, reduced_motion=True)
    SCREENS["vienna"](anna, server)
    tags = anna.page.evaluate(TAGS)
    assert any(len(text) > 2 and text.startswith("+") for text, _ in tags)
    assert [one for one in tags if one[1] > 0] == []


# --- The walk finds what it looks for ---------------------------------------------------------------------------------


BOX = "width: 80px; border: 1px solid; font: 16px monospace"
SHAPE = "<rect width='60' height='40' x='40'/><text x='70' y='25' text-anchor='middle'>"
AT = "position: absolute; top: 50px; font: 16px monospace; left:"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (f"<p style='{BOX}'>short</p>", ""),
        (f"<p style='{BOX}'>Bestechungsmittel</p>", "outside its box"),
        (f"<p style='{BOX}; overflow: hidden'>Bestechungsmittel</p>", "cut sideways"),
        (f"<p style='{BOX}; overflow: hidden; text-overflow: ellipsis'>Bestechungsmittel</p>", ""),
        (f"<p style='{BOX}; overflow-x: auto'>Bestechungsmittel</p>", ""),
        (f"<p style='{BOX}; height: 20px; overflow: hidden'>one two three four five</p>", "cut below or above"),
        (f"<p style='{BOX}; overflow-wrap: anywhere'>Bestechungsmittel</p>", "broken inside a word"),
        (f"<p style='{BOX}; overflow-wrap: anywhere'>a bribe of wine</p>", ""),
        (f"<b style='{AT} 20px'>ten words</b><b style='{AT} 60px'>more</b>", "over another text"),
        (f"<b style='{AT} 20px'>ten words</b><b style='{AT} 160px'>more</b>", ""),
        (f"<b style='{AT} 20px'>+10</b><svg width='20' height='20' style='{AT} 40px'/>", "touches a sign"),
        (f"<b style='{AT} 20px'>+10</b><svg width='20' height='20' style='{AT} 60px'/>", ""),
        ("<svg width='90' height='60'><text x='10' y='30'>Ostsparkasse am Ring</text></svg>", "cut sideways"),
        (f"<svg width='300'>{SHAPE}Ostsparkasse</text></svg>", "outside its shape"),
        (f"<svg width='300'>{SHAPE}Bank</text></svg>", ""),
        (f"<p style='{BOX}; height: 40px'><svg width='70' height='90'/></p>", "a drawing outside its box"),
        (f"<p style='{BOX}; height: 40px'><svg width='70' height='30'/></p>", ""),
        ("<p style='width: 500px; height: 9px'></p>", "wider than the screen"),
        ("<p class='map'><b>one</b><b style='margin-left: -20px'>other</b></p>", ""),
    ],
)  # fmt: skip
def test_the_walk_finds_what_it_looks_for(content: str, fault: str, page: Page) -> None:
    page.set_content(content)
    found = faults(page, [".map"])
    assert len(found) == bool(fault), found
    assert all(fault in one for one in found)
