"""Everything by keyboard: a table is opened, and a whole turn of each game played, without a pointer."""

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, each_day, turns_begun
from tests.web.visitor import Visitor
from tests.web.words import text

# Whether something has the focus, and whether what has it can be seen.
FOCUS = """
(what) => {
  const node = document.activeElement ?? document.body;
  return [node.matches(what), node === document.body || node.getClientRects().length > 0];
}
"""
MOST_KEYS = 250


def tab_to(visitor: Visitor, what: str) -> None:
    """Walk on with the Tab key until something has the focus. The focus is never on what cannot be seen."""
    for _ in range(MOST_KEYS):
        there, seen = visitor.page.evaluate(FOCUS, what)
        assert seen
        if there:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by keyboard")


def press(visitor: Visitor, what: str) -> None:
    tab_to(visitor, what)
    visitor.page.keyboard.press("Enter")


def test_a_table_is_opened(visit: Visit, server: Running) -> None:
    anna = visit("/")
    anna.page.locator("article button:enabled").first.wait_for()
    press(anna, "article button:not(:disabled)")
    anna.page.wait_for_url("**/t/*")
    anna.look()


@pytest.mark.parametrize("name", each_day("suitcase"))
def test_a_whole_turn(name: str, visit: Visit, server: Running) -> None:
    """Every question until the second turn begins; one pick is taken back on the way, by its chip."""
    played = GAMES[name]
    anna = visit(None)
    played.sit(anna, server, "pb")
    rng = Rng(13)
    answers = 0
    # Some questions are answered by one button; then the next one is staged.
    while anna.acts() == answers:
        assert anna.answer(rng, confirm=False, do=lambda what: press(anna, what))
        if anna.acts() == answers:
            break
        answers += 1
    drop = anna.page.get_by_role("list", name=text("table-staged-picks")).get_by_role("button")
    before = drop.count()
    drop.last.focus()
    anna.page.keyboard.press("Enter")
    anna.look()
    assert drop.count() < before
    while turns_begun(anna, played) < 2:
        assert anna.answer(rng, do=lambda what: press(anna, what))
        answers += 1
        anna.look()
    assert anna.acts() == answers >= 1


def test_enter_confirms_what_is_complete(visit: Visit, server: Running) -> None:
    """Three cards of Vienna by mouse: the focus is on the last one, and Enter does not take it back."""
    anna = visit(None)
    GAMES["vienna"].sit(anna, server)
    assert anna.answer(Rng(5), confirm=False)
    anna.page.locator(".hand button:focus, .hand [role=button]:focus, .now button:focus").first.wait_for()
    anna.page.keyboard.press("Enter")
    for _ in range(100):
        if anna.acts():
            break
        anna.page.wait_for_timeout(50)
    assert anna.acts() == 1
