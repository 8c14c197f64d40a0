"""Phones on their side, and tablets: board and question side by side where there is room; the page stays put."""

import pytest

from tests.daily import daily
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.test_walk import faults, too_small
from tests.web.visitor import TALL, WIDE

LYING, TABLET_LYING, TABLET = (844, 390), (1180, 820), (820, 1180)
TABLES = {"table": "heimlich", "vienna-placing": "vienna", "suitcase": "suitcase"}
# By size: whether board and question lie side by side, and how much of the screen the board has at least.
SIZES = {LYING: (True, 0.4), TABLET_LYING: (True, 0.3), TABLET: (False, 0.35)}
NOTCHED = (*TABLES, "start", "new", "rules", "lobby", "settings", "replay", "games", "me")
BOX = """(what) => {
  const { left, right, top, bottom, width, height } = document.querySelector(what).getBoundingClientRect();
  return { left, right, top, bottom, size: (width * height) / (innerWidth * innerHeight) };
}"""
# What a finger does here besides tapping: no zoom by two taps, and no selected text on the table.
STYLES = """() => [
  getComputedStyle(document.documentElement).touchAction,
  getComputedStyle(document.querySelector("[data-guide=board]")).userSelect,
  getComputedStyle(document.querySelector("[data-guide=hand]")).userSelect,
]"""


@pytest.mark.parametrize(
    ("screen", "size"),
    daily(
        [(screen, size) for screen in TABLES for size in SIZES],
        lambda screen, size: (screen, size) in [("vienna-placing", LYING), ("table", TABLET)],
    ),
)
def test_a_table_on_its_side(screen: str, size: tuple[int, int], visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True, reduced_motion=True)
    page = anna.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    SCREENS[screen](anna, server)
    beside, share = SIZES[size]
    board, now = (page.evaluate(BOX, f"[data-guide={what}]") for what in ("board", "now"))
    assert board["size"] >= share
    assert (now["left"] >= board["right"]) == beside
    assert (now["top"] >= board["bottom"]) == (not beside)
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(TALL) <= 0
    assert now["bottom"] <= size[1]
    assert faults(page) + too_small(page) == []
    assert page.evaluate(STYLES) == ["manipulation", "none", "none"]
    assert "viewport-fit=cover" in (page.locator("meta[name=viewport]").get_attribute("content") or "")


NOTCH = 47
# What can be pressed and lies under the notch, as far as it is in sight: some of it slides.
UNDER = """(notch) => [...document.querySelectorAll("button, a:not(.skip), select, input, [role=button], [role=tab]")]
  .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((node) => {
    let { left, right } = node.getBoundingClientRect();
    for (let one = node.parentElement; one; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === "visible") continue;
      const box = one.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return { left, right, name: (node.getAttribute("aria-label") ?? node.textContent).trim() };
  })
  .filter(({ left, right }) => right - left > 1 && (left < notch - 0.5 || right > innerWidth - notch + 0.5))
  .map(({ left, right, name }) => `${name}: ${Math.round(left)} to ${Math.round(right)}`)"""


@pytest.mark.parametrize("screen", daily(NOTCHED, lambda screen: screen in ("suitcase", "start", "rules")))
def test_nothing_lies_under_the_notch_of_a_phone_on_its_side(screen: str, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True, reduced_motion=True)
    anna.page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
    insets = {"left": NOTCH, "right": NOTCH, "top": 0, "bottom": 21}
    anna.context.new_cdp_session(anna.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    SCREENS[screen](anna, server)
    assert anna.page.evaluate(UNDER, NOTCH) == []
    assert anna.page.evaluate(WIDE) <= 0
