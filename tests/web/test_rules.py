"""The rules pages: scenarios are the figures of the sections that they name, drawn by the game's own board."""

import pytest
from playwright.sync_api import expect

from safehouse.core.scenario import find_scenario, scenarios
from tests.web.conftest import Visit
from tests.web.played import GAMES
from tests.web.robot import PATIENCE_MS
from tests.web.visitor import WIDE
from tests.web.words import caption, game_words

# By section, what its figures show, in the order of the page.
SHOWN = """() => Object.fromEntries([...document.querySelectorAll("article section:has(figure)")].map((section) =>
  [section.id, [...section.querySelectorAll("figure")].map((figure) => figure.dataset.figure)]))"""


def figures(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in scenarios(game):
        if section := find_scenario(game, name).section:
            found.setdefault(section, []).append(name)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_figures_stand_in_their_sections_and_load_when_they_come_near(game: str, visit: Visit) -> None:
    wanted = figures(game)
    assert 5 <= sum(map(len, wanted.values())) <= 8
    assert all(game_words(game, "en").say(f"rules-{section}") for section in wanted)
    anna = visit(f"/rules/{game}", phone=True, language="de")
    page = anna.page
    page.locator("[data-figure]").first.wait_for()
    assert page.evaluate(SHOWN) == wanted
    loaded = [url for url, _ in anna.bodies if "/replay?" in url]
    assert len(loaded) < sum(map(len, wanted.values()))
    for names in wanted.values():
        for name in names:
            figure = page.locator(f"[data-figure={name}]")
            figure.scroll_into_view_if_needed()
            figure.locator(".drawing svg").first.wait_for()
            assert caption(game, name, "de") in figure.locator("figcaption").inner_text()
    assert page.evaluate(WIDE) <= 0


def test_a_figure_plays_its_line(visit: Visit) -> None:
    """From its position, and it ends where it was."""
    anna = visit("/rules/heimlich", speed="normal")
    figure = anna.page.locator("[data-figure=h6_2_scoring]")
    figure.scroll_into_view_if_needed()
    figure.locator(".stone").first.wait_for()
    stones = figure.locator(".stones")
    end = stones.inner_html()
    play = figure.get_by_role("button")
    play.click()
    expect(play).to_be_disabled()
    assert stones.inner_html() != end
    expect(play).to_be_enabled(timeout=PATIENCE_MS)
    anna.page.wait_for_function("([node, html]) => node.innerHTML === html", arg=[stones.element_handle(), end])
