"""Everything by keyboard: a table is opened, answers are picked, taken back and confirmed without a pointer."""

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"
SEEN = """
() => {
  const node = document.activeElement;
  return node === document.body || node.getClientRects().length > 0;
}
"""


def tab_to(visitor: Visitor, what: str, most: int = 120) -> None:
    """Walk on with the Tab key until something has the focus. The focus is never on what cannot be seen."""
    for _ in range(most):
        if visitor.page.evaluate(FOCUSED, what):
            return
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(SEEN)
    raise AssertionError(f"{what} cannot be reached by keyboard")


def test_by_keyboard_only(visit: Visit, server: Running) -> None:
    anna = visit("/")
    anna.page.locator("button.act:enabled").first.wait_for()
    tab_to(anna, "article button.act")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/t/*")
    rng, confirmed, back = Rng(13), 0, False
    while confirmed < 3:
        seen = anna.look()
        if seen["confirm"]:
            if not back:
                # A pick can be taken back by keyboard, too.
                back = True
                tab_to(anna, ".chips button")
                anna.page.keyboard.press("Enter")
                continue
            tab_to(anna, "[data-confirm]")
            anna.page.keyboard.press("Enter")
            confirmed += 1
        else:
            tab_to(anna, seen["picks"][rng.below(len(seen["picks"]))])
            anna.page.keyboard.press("Enter")
    assert len([frame for frame in anna.sent if '"type":"act"' in frame]) == 3
