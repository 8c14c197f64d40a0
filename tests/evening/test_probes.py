"""What the story measures is there when it is there: each probe with and without what it looks for."""

import pytest
from playwright.sync_api import Page

from tests.evening import probes

ALOUD = "position: absolute; width: 1px; height: 1px; overflow: hidden"
NAMES = ("Anna", "Ben")
LOG = ["Ben moved Mirov (6 → 8)."]


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("<p>Ben moves <b>Mirov</b> 6 → 8</p>", ["Ben moves Mirov 6 → 8"]),
        ("<svg><text y='20'>Ben: Mirov to 8</text></svg>", ["Ben: Mirov to 8"]),
        ("<p>Waiting for Ben.</p><p>Mirov</p>", []),
        ("<p>Ben has 6 points and 8 cards</p>", []),
        ("<p hidden>Ben moves Mirov 6 → 8</p>", []),
        (f"<p>Ben <span style='{ALOUD}'>moves Mirov 6 → 8</span></p>", []),
        (f"<div><b>Ben</b>{'<p>a city</p>' * 40}<p>Mirov</p><p>8</p></div>", []),
        ("<ol><li data-seat='1'>Ben: Mirov 6</li></ol>", []),
    ],
)
def test_a_move_is_told(content: str, found: list[str], page: Page) -> None:
    page.set_content(content)
    assert probes.told_of(page, ["Ben"], LOG, NAMES) == found


def test_what_is_in_sight_is_read(page: Page) -> None:
    page.set_content(f"<p>Goal: ten secrets.</p><p style='{ALOUD}'>You are offline.</p>")
    assert probes.visible_text(page) == "Goal: ten secrets."
    assert probes.says(page, r"\bgoal\b") == "Goal"
    assert probes.says(page, "offline") == ""


def test_a_shift_is_measured(page: Page) -> None:
    page.set_content("<i style='position: absolute; left: 10px; width: 50px; height: 40px'></i>")
    before = probes.boxes(page, "i")
    assert probes.shift(before, probes.boxes(page, "i")) == 0
    page.locator("i").evaluate("(node) => (node.style.left = '30px')")
    assert probes.shift(before, probes.boxes(page, "i")) == 20
    assert probes.small(page, "i") == [50, 40]
    page.locator("i").evaluate("(node) => (node.style.height = '44px')")
    assert probes.small(page, "i") == []
