"""Nothing on the screen changes its place or its size because the turn changed: each day over some turns, with
`--long` over whole games."""

import re
from itertools import product
from typing import Any

import pytest

from safehouse.bots.base import find_bot
from safehouse.core.fields import set_values
from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, Played, act
from tests.web.visitor import Visitor

# The board and the panels. What is slid in its frame has moved by a finger, and lies where it lies in the frame.
PANELS = "[data-guide=board], [data-guide=now], [data-guide=hand], [data-guide=players], .tabs, nav, .standing, .dock"
BOXES = """(what) => Object.fromEntries([...document.querySelectorAll(what)].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const slid = node.parentElement.closest(".dock")?.scrollTop ?? 0;
  const name = node.dataset.guide ?? (node.className || node.localName).replace(/ ?s-\\w+|svelte-\\w+/g, "").trim();
  return [name, [x, y + slid, width, height].map(Math.round).join(" ")];
}))"""
# What the browser itself calls a shift, with what has moved; less what follows a tap.
WATCH = """() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const name = (node) => node
    ? `${(node.parentElement?.outerHTML ?? "").slice(0, 60)} … ${(node.outerHTML ?? node.textContent).slice(0, 90)}`
    : "something that is gone";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The end is no turn.
      if (entry.hadRecentInput || document.querySelector("[data-over]")) continue;
      for (const { node, previousRect, currentRect } of entry.sources) {
        // What has slid into its frame or out of it was not in sight, or is no longer.
        if (!previousRect.width || !currentRect.width) continue;
        window.shifts.push(`${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`);
      }
    }
  }).observe({ type: "layout-shift" });
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
MOST = 400
EACH_DAY = 13
# Every so many answers are given by taps, the others without touching the page: so nothing that moves is excused.
TAPPED = 6


def play(anna: Visitor, played: Played, server: Running, seated: dict[str, Any], most: int) -> tuple[list[str], bool]:
    """Give so many answers at most; return whatever has moved, and whether the game is over."""
    page, rng, moved = anna.page, Rng(3), []
    # Somebody who wants to win comes to an end.
    bot, setup = find_bot(played.name, "greedy", rng), played.setup()
    page.evaluate("document.fonts.ready.then(() => true)")  # letters of another font are another matter
    page.evaluate(WATCH)
    first: dict[str, str] = page.evaluate(BOXES, PANELS)
    for number in range(most):
        seen = anna.look()
        page.evaluate(FRAMES)
        now: dict[str, str] = page.evaluate(BOXES, PANELS)
        question = (anna.page.locator(".todo").inner_text())[:60]
        moved += [
            f"{name}: {first.get(name)} -> {now[name]} ({question})" for name in now if now[name] != first.get(name)
        ]
        if seen["over"]:
            break
        if number % TAPPED == 0:
            anna.answer(rng, confirm=False)
            page.evaluate(FRAMES)
            staged: dict[str, str] = page.evaluate(BOXES, PANELS)
            moved += [
                f"{name}: {now[name]} -> {staged[name]} (staged)" for name in staged if staged[name] != now.get(name)
            ]
            if anna.look()["confirm"]:
                anna.click("[data-confirm]:enabled")
        else:
            before = len(anna.heard("entry"))
            place = f"/api/tables/{seated['table']}/state"
            view = server.get(place, seated["token"])[1]["view"]
            row = bot.row(set_values(played.game.blank_state(setup), view), 0)
            act(server, seated["table"], seated["token"], row)
            anna.wait_for("entry", lambda _, before=before: len(anna.heard("entry")) > before)  # type: ignore[misc]
    shifts = [re.sub(r"\s+", " ", one) for one in page.evaluate("window.shifts")]
    return sorted({*moved, *shifts}), bool(anna.look()["over"])


@pytest.mark.parametrize(
    ("name", "phone", "most"),
    [
        ("heimlich", True, EACH_DAY),
        *(pytest.param(*case, MOST, marks=pytest.mark.long) for case in product(GAMES, (True, False))),
    ],
)
def test_nothing_moves_because_the_turn_changed(
    name: str, phone: bool, most: int, visit: Visit, server: Running
) -> None:
    anna = visit(None, phone=phone)
    played = GAMES[name]
    seated = played.sit(anna, server, bot="greedy", nonce="still")
    assert play(anna, played, server, seated, most) == ([], most == MOST)


def test_what_moves_is_noticed(visit: Visit) -> None:
    anna = visit("/credits")
    anna.page.locator("h1").wait_for()
    anna.page.evaluate(WATCH)
    anna.page.evaluate(FRAMES)
    anna.page.evaluate("document.querySelector('h1').style.marginTop = '80px'")
    anna.page.wait_for_function("() => window.shifts.length > 0")
