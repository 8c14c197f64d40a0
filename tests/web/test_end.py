"""The end of a game as a scene: from the last place to the first, and nothing says who won before."""

import json
from typing import Any

from playwright.sync_api import expect

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.visitor import Visitor
from tests.web.words import text

# The safe stands in 1, and nobody is far from the goal: whoever moves an agent there ends the game.
NEAR_THE_END = {
    "name": "near_the_end", "title": "Near the end", "source": "ours", "game": "heimlich", "players": 4,
    "options": {"start": "1"}, "seats": ["Anne", "Ben", "Chris", "Dora"],
    "setup": ["identity:green", "identity:red", "identity:yellow", "identity:blue"],
    "set": {
        "safe": "1", "at": {"red": "4", "blue": "6", "green": "5", "yellow": "ruin"},
        "stone": {"red": 40, "blue": 33, "green": 37, "yellow": 21},
    },
}  # fmt: skip
SCENE = "[data-scene]"
# What the scene says, line after line, and whether anything else that would tell the winner was in sight meanwhile.
WATCH = """
window.told = [];
new MutationObserver(() => {
  const line = document.querySelector("[data-scene] .line")?.textContent;
  if (line && line !== window.told.at(-1)?.line) {
    const panels = [...document.querySelectorAll(".dock, .top, .right")];
    const seen = panels.filter((panel) => getComputedStyle(panel).visibility !== "hidden");
    window.told.push({ line, panels: seen.length });
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def ends(visit: Visit, server: Running, size: tuple[int, int] | None = None, **looks: Any) -> Visitor:
    """Play on from there until the game ends."""
    anna = visit(None, **looks)
    if size:
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.context.add_init_script(WATCH)
    enter(anna, open_table(server, "pbbb", name="Anne", scenario=json.dumps(NEAR_THE_END)))
    rng = Rng(1)
    for _ in range(40):
        if anna.page.locator(f"{SCENE}, [data-over]").count():
            return anna
        if anna.asked():
            anna.answer(rng)
    raise AssertionError("the game does not end")


def test_everybody_is_unmasked_from_the_last_place_to_the_first(visit: Visit, server: Running) -> None:
    page = ends(visit, server, phone=True, speed="fast").page
    rows = page.locator("[data-over] table").first.locator("tbody th")
    # The scene itself takes most of five seconds, and longer where the machine is busy.
    expect(rows).to_have_count(4, timeout=30_000)
    # The table says the same: the name, a star if they won, and in a line of its own who they were.
    places = [" ".join(row.replace("★ " + text("table-end-won"), "").split()) for row in rows.all_inner_texts()]
    told = page.evaluate("() => window.told")
    assert [line["line"] for line in told[1:-1]] == places[::-1]
    assert [told[0]["line"], told[-1]["line"]] == [text("table-scene-who"), text("table-end-points")]
    assert [line["panels"] for line in told] == [0] * 6
    expect(page.locator(".dock")).to_be_visible()


# How far the ring around a piece reaches under what is said beside the board.
RING = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [ring, stage] = [box("[data-scene] .ring"), box("[data-scene] .stage")];
  return ring.right - stage.left;
}"""


def test_on_a_phone_on_its_side_nothing_covers_whom_the_light_falls_on(visit: Visit, server: Running) -> None:
    page = ends(visit, server, phone=True, speed="slow", size=(844, 390)).page
    page.locator(f"{SCENE} .ring").wait_for()
    page.locator(f"{SCENE} .face .sign").wait_for()
    assert page.evaluate(RING) <= 0


def test_a_key_skips_it(visit: Visit, server: Running) -> None:
    page = ends(visit, server, speed="slow").page
    page.locator(SCENE).wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-over] tbody").first.wait_for()
    assert page.locator(SCENE).count() == 0


def test_without_motion_the_result_stands_there_at_once(visit: Visit, server: Running) -> None:
    page = ends(visit, server, speed="normal", reduced_motion=True).page
    page.locator("[data-over] tbody").first.wait_for()
    assert page.locator(SCENE).count() == 0
