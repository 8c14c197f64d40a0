"""The plan of Vienna: names, badges, tokens and figures lie on nothing and are whole, at any size, in any language."""

import json
from typing import Any

import pytest

from safehouse.core.registry import find_game
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.positions import crowded
from tests.web.robot import PAGE
from tests.web.screens import crowd
from tests.web.tables import enter, open_table
from tests.web.visitor import Visitor

LANGUAGES = ("en", "de", "nl")
HEIGHTS = {360: 740, 390: 844, 820: 1180, 1280: 800, 1440: 900, 2200: 1300}
OFTEN = (390, 1280)
LYING = (PAGE / "lying.js").read_text()
# The parts of a plan: 30 names, two badges on each of 30 plinths and a third in the full version, 40 tokens.
LEAST = {"name": 30, "badge": 60, "token": 40}
# Five figures before one house are as many as there can be: one of each seat, and the third man.
FIGURES = 5
# Everything on the board that may be picked and is smaller than a thumb.
THUMB = """() => [...document.querySelectorAll("[data-building][role=button], [data-square][role=button]")]
  .map((node) => node.getBoundingClientRect())
  .filter((box) => box.width < 43.9 || box.height < 43.9)
  .map((box) => `${box.width} × ${box.height}`)"""
# Until what follows from a new size is done: drawings first, then the areas for thumbs.
FRAMES = "async () => { for (let left = 6; left; left -= 1) await new Promise(requestAnimationFrame); }"
# Put a token of the plan upon a name.
PLANT = """() => {
  const [token, name] = ["token", "name"].map((kind) => document.querySelector(`[data-box=${kind}]`));
  const [from, to] = [token, name].map((node) => node.getBoundingClientRect());
  const scale = token.getScreenCTM().a;
  token.setAttribute("transform", `translate(${(to.x - from.x) / scale},${(to.y - from.y) / scale})`);
}"""


def packed() -> str:
    """All four seats and the third man at the same five houses, as JSON."""
    tiles = [f"tile:{info}" for info in ("bottle", "pistol", "briefcase", "microfilm", "slide") for _ in range(8)]
    houses = ["stephansdom", "riesenrad", "belvedere", "mariahilfer_kirche", "josephinum"]
    content: dict[str, Any] = json.loads(crowded())
    content |= {
        "name": "packed",
        "title": "Everybody at the same houses",
        "players": 4,
        "options": {"version": "starter", "third_man": "yes", "start": "1"},
        "setup": [*tiles, "info:bottle", "info:pistol", "info:briefcase", "info:microfilm", "start:1"],
        "after": ["4. walk:hofburg"],
        "set": {"agents": {str(seat): houses for seat in range(1, 5)}, "third": "stephansdom"},
    }
    return json.dumps(content)


def look_at(visitor: Visitor, width: int) -> dict[str, Any]:
    """Look at the plan at a width, once it has taken its place there."""
    visitor.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    visitor.page.evaluate(FRAMES)
    return dict(visitor.page.evaluate(LYING))


def check(visitor: Visitor, widths: tuple[int, ...], figures: int) -> None:
    for width in widths:
        seen = look_at(visitor, width)
        assert seen["found"] == [], f"{width} wide"
        assert all(seen["kinds"][kind] >= least for kind, least in LEAST.items())
        assert seen["kinds"]["figure"] >= figures
        if visitor.looks.phone:
            assert visitor.page.evaluate(THUMB) == [], f"{width} wide"


def everybody(visitor: Visitor, server: Running) -> None:
    enter(visitor, open_table(server, "pbbb", game="vienna", name="Anne", scenario=packed()))
    visitor.look()


def test_nothing_lies_on_another(visit: Visit, server: Running) -> None:
    """With prices, gains and missions told at every house; and a token on a name would be found."""
    ben = visit(None, phone=True)
    crowd(ben, server)
    check(ben, OFTEN[:1], figures=3)
    anna = visit(None)
    crowd(anna, server)
    check(anna, OFTEN[1:], figures=3)
    anna.page.evaluate(PLANT)
    assert any("lies on name of" in found for found in anna.page.evaluate(LYING)["found"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_figures_have_room(language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, language=language)
    everybody(anna, server)
    check(anna, (OFTEN[1],), figures=FIGURES * 4 + 1)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [True, False])
def test_nothing_lies_on_another_anywhere(phone: bool, language: str, visit: Visit, server: Running) -> None:
    widths = tuple(width for width in HEIGHTS if (width < 900) == phone)
    for way, figures in ((crowd, 3), (everybody, FIGURES * 4 + 1)):
        anna = visit(None, phone=phone, language=language)
        way(anna, server)
        check(anna, widths, figures)


def test_the_parts_are_those_of_the_board() -> None:
    """What is counted above is what the board has."""
    board = find_game("vienna").setup(2, {}).names
    assert (len(board["building"]), len(board["square"])) == (LEAST["name"], LEAST["token"])


@pytest.mark.parametrize("phone", [True, False])
def test_a_card_can_be_read(phone: bool, visit: Visit, server: Running) -> None:
    """A tap on a card in a drawer shows it large, with its number; Escape puts it away."""
    anna = visit(None, phone=phone)
    crowd(anna, server)
    drawer = anna.page.get_by_role("group", name="Drawers").get_by_role("button").first
    text = drawer.get_attribute("title") or "?"
    drawer.click()
    large = anna.page.locator("dialog[open] [data-card-sheet]")
    large.wait_for()
    assert text in large.inner_text()
    assert "Card 62" in anna.page.locator("dialog[open] h2").inner_text()
    anna.page.keyboard.press("Escape")
    large.wait_for(state="detached")


def test_the_log_shows_the_card(visit: Visit, server: Running) -> None:
    """Whoever points at a line that tells of a card sees the card; and no longer once the pointer has gone."""
    anna = visit(None)
    crowd(anna, server)
    anna.page.locator(".log .line", has_text="drawer 4").last.hover()
    anna.page.locator("[data-peek]").wait_for()
    assert "French" in anna.page.locator("[data-peek]").inner_text()
    anna.page.mouse.move(2, 2)
    anna.page.locator("[data-peek]").wait_for(state="detached")


# How often each motion of the board is repeated; null: for ever.
REPEATED = """() => document.querySelector(".drawing").getAnimations({ subtree: true })
  .map((motion) => motion.effect.getTiming().iterations).map((often) => (Number.isFinite(often) ? often : null))"""


def test_the_board_comes_to_rest(visit: Visit, server: Running) -> None:
    """The rings breathe when a question comes, then they are still; with reduced motion they never move."""
    anna = visit(None, speed="normal")
    crowd(anna, server)
    often = anna.page.evaluate(REPEATED)
    assert often
    assert None not in often
    ben = visit(None, speed="normal", reduced_motion=True)
    crowd(ben, server)
    assert ben.page.evaluate(REPEATED) == []
