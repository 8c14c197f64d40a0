"""What a press does besides picking: a long one explains, and the first one wakes the sound."""

import pytest

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.fingers import Fingers, point_of
from tests.web.screens import SCREENS

# Longer than the page waits until a press is a long one, in milliseconds.
LONG = 900
# Whether somebody was just acting when the sound was to begin: else browsers keep it silent.
WOKEN = """
window.woken = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.woken.push(navigator.userActivation.isActive);
  }
};
"""


@pytest.mark.parametrize(("way", "explains"), [(0, True), (7, True), (30, False)])
def test_a_long_press_explains_though_the_finger_trembles(
    way: int, explains: bool, visit: Visit, server: Running
) -> None:
    anna = visit(None, phone=True, reduced_motion=True)
    SCREENS["table"](anna, server)
    x, y = point_of(anna, "[data-building]:not([role=button])")
    fingers = Fingers(anna)
    fingers.touch("touchStart", [(x, y)])
    fingers.move(((x, y), (x + way, y)))
    anna.page.wait_for_timeout(LONG)
    assert anna.page.locator(".why").count() == explains
    fingers.touch("touchCancel", [])


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_sound_wakes_while_somebody_acts(by: str, visit: Visit, server: Running) -> None:
    anna = visit(None)
    anna.context.add_init_script(WOKEN)
    SCREENS["table"](anna, server)
    assert anna.page.evaluate("window.woken") == []
    anna.page.keyboard.press("Escape")
    if by == "pointer":
        anna.page.mouse.click(5, 5)
    else:
        anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("window.woken") == [True]


# The frame that a browser draws around the box of what has the focus: a drawing's is wider than what is seen of it.
FRAME = "() => [document.activeElement.dataset.building, getComputedStyle(document.activeElement).outlineStyle]"


def test_no_frame_stays_around_what_was_clicked(visit: Visit, server: Running) -> None:
    anna = visit(None, reduced_motion=True)
    SCREENS["staged"](anna, server)
    assert anna.page.evaluate(FRAME) == ["10", "none"]
