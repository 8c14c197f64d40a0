"""The view of the board on a phone: it moves by fingers, and by itself only to what is asked and out of sight."""

from typing import Any

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.fingers import Fingers, point_of
from tests.web.positions import scenario
from tests.web.screens import sit
from tests.web.test_still import FRAMES
from tests.web.visitor import Visitor

# Where the drawing lies in its frame, and which of the things that may be chosen are in sight.
VIEW = """() => {
  const frame = document.querySelector("[data-scale]").getBoundingClientRect();
  const inner = document.querySelector("[data-scale] > *").getBoundingClientRect();
  const box = (node) => node.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(`[data-scale] ${what}`)].map(box);
  const boxes = all("svg [role=button]");
  const seen = all(".target").filter((one) => {
    const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });
  return {
    frame: [frame.x, frame.y, frame.width, frame.height],
    at: [inner.x, inner.y, inner.width].map(Math.round),
    targets: boxes.length, seen: seen.length,
    least: Math.min(...boxes.map(({ width, height }) => Math.min(width, height))),
  };
}"""
LEAST = 43.5


def view(visitor: Visitor) -> dict[str, Any]:
    visitor.page.evaluate(FRAMES)
    found: dict[str, Any] = visitor.page.evaluate(VIEW)
    return found


def pinch(visitor: Visitor, middle: tuple[float, float]) -> None:
    """Enlarge what is at a point by two and a half."""
    x, y = middle
    Fingers(visitor).slide(*(((x + side * 10, y), (x + side * 25, y)) for side in (-1, 1)))


def choose_by_buttons(visitor: Visitor) -> None:
    """Choose the first agent by its button under the board."""
    visitor.page.locator("[data-guide=strip] button.can").first.tap()
    visitor.look()


def test_the_whole_board_stays_whole(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit(anna, server, scenario("moving"))
    before = view(anna)
    assert before["targets"]
    choose_by_buttons(anna)
    assert view(anna)["at"] == before["at"]


def test_what_is_in_sight_leaves_the_view_alone(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit(anna, server, scenario("moving"))
    whole = view(anna)
    pinch(anna, point_of(anna, '[data-agent="4"]'))
    near = view(anna)
    assert near["at"][2] > whole["at"][2] * 1.5
    assert near["seen"]
    choose_by_buttons(anna)
    after = view(anna)
    assert after["seen"]
    assert after["at"] == near["at"]


def test_what_is_asked_and_out_of_sight_is_brought_there(visit: Visit, server: Running) -> None:
    """A corner of the score track fills the frame; then a building is asked for."""
    anna = visit(None, phone=True)
    sit(anna, server, scenario("moving"))
    left, top, width, height = view(anna)["frame"]
    for _ in range(2):
        pinch(anna, (left + width - 30, top + height - 4))
    assert view(anna)["seen"] == 0
    far = view(anna)["at"]
    choose_by_buttons(anna)
    near = view(anna)
    assert near["seen"]
    assert near["at"] != far


def test_targets_are_as_large_as_a_thumb_at_every_scale(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit(anna, server, scenario("placing"), "vienna")
    whole = view(anna)
    assert whole["least"] >= LEAST
    anna.page.locator("main .top > button").tap()
    near = view(anna)
    assert near["at"][2] > whole["at"][2] * 1.5
    assert near["least"] >= LEAST
    anna.page.locator("main .top > button").tap()
    assert view(anna)["at"] == whole["at"]
    assert view(anna)["least"] >= LEAST


def test_sliding_the_cards_shows_their_buildings_on_the_plan(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit(anna, server, scenario("placing"), "vienna")
    whole = view(anna)
    cards = anna.page.locator("main .slide")
    assert cards.locator("[data-action]").count() > 1
    cards.evaluate("(row) => row.scrollTo(row.children[1].offsetLeft, 0)")
    anna.page.wait_for_function("() => Number(document.querySelector('[data-scale]').dataset.scale) > 2")
    near = view(anna)
    assert near["at"][2] > whole["at"][2] * 2
    left, top, width, height = near["frame"]
    action = cards.locator("[data-action]").nth(1).get_attribute("data-action")
    shown = anna.page.locator(f'svg [data-action="{action}"]').bounding_box()
    assert shown is not None
    assert left <= shown["x"] + shown["width"] / 2 <= left + width
    assert top <= shown["y"] + shown["height"] / 2 <= top + height


def test_choosing_a_building_leaves_the_view_alone(visit: Visit, server: Running) -> None:
    """The cards of buildings take another order then, and the row of cards slides by itself."""
    anna = visit(None, phone=True)
    sit(anna, server, scenario("placing"), "vienna")
    whole = view(anna)
    front = anna.page.locator("main .slide [data-action]").first.get_attribute("data-action")
    anna.click(f'svg [data-action="{front}"]')
    anna.look()
    assert view(anna)["at"] == whole["at"]
