"""The analysis of a finished game in its replay: asked for, waited for, and walked through."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Running
from tests.server.client import finished as played_out
from tests.web.conftest import Visit
from tests.web.played import GAMES, each_day
from tests.web.steady import steady
from tests.web.tables import finished, open_table
from tests.web.test_axe import AXE, RUN
from tests.web.words import text

# An analysis takes its time, whoever is asked: every position is played out.
PATIENCE_MS = 120_000


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose analyst is quick."""
    analyst = getattr(request, "param", "random")
    with steady(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}", api_only="no", analyst=analyst) as one:
        yield one


def analysed(visit: Visit, server: Running, name: str = "heimlich", **looks: object) -> Page:
    """Come to a replay, and wait until its game is analysed."""
    return analysis_of(visit, finished(server, name, GAMES[name].options)["table"], name, **looks)


def analysis_of(visit: Visit, table: str, name: str, **looks: object) -> Page:
    page: Page = visit(f"/replay/{table}", **looks).page
    page.locator(GAMES[name].board).first.wait_for()
    page.locator("[data-tab=analysis]").click()
    page.locator("[data-analyse]").click()
    page.get_by_role("slider", name=text("analysis-chart")).wait_for(timeout=PATIENCE_MS)
    return page


# Whether it begins in the upper half of the screen.
IN_SIGHT = "place => document.querySelector(place).getBoundingClientRect().top < innerHeight / 2"


def test_who_comes_for_the_analysis_gets_it_on_a_phone(visit: Visit, server: Running) -> None:
    """The end of a game leads there; board and slider fill the first screen."""
    table = finished(server, "heimlich", GAMES["heimlich"].options)["table"]
    page: Page = visit(f"/replay/{table}?tab=analysis", phone=True).page
    page.get_by_role("slider", name=text("analysis-chart")).wait_for(timeout=PATIENCE_MS)
    page.wait_for_function(IN_SIGHT, arg="[role=tabpanel]")


@pytest.mark.parametrize("name", each_day("vienna"))
def test_a_game_is_analysed(name: str, visit: Visit, server: Running) -> None:
    page = analysed(visit, server, name)
    panel = page.get_by_role("tabpanel")
    place = page.get_by_label(text("table-replay-slider"))
    chart = panel.get_by_role("slider")
    last = int(place.get_attribute("max") or 0)
    assert chart.locator("path").count() == 4
    # A turning point leads there, and is marked.
    turn = panel.get_by_role("list").get_by_role("button").first
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    there = int(place.input_value())
    assert there > 0
    assert text("analysis-turn", number=there + 1) in turn.inner_text()
    # The chart goes where one clicks, and with the keys.
    chart.click(position={"x": 40, "y": 50})
    assert int(place.input_value()) < last / 4
    chart.press("End")
    expect(place).to_have_value(str(last))
    chart.press("ArrowLeft")
    expect(place).to_have_value(str(last - 1))
    assert text("table-replay-entry", number=last, all=last + 1) in (chart.get_attribute("aria-valuetext") or "")
    # At every move somebody says what the expert would have played, or that nothing was to be chosen.
    said = panel.locator(".move p")
    chart.press("Home")
    expect(said).to_have_text(text("analysis-none"))
    told = set()
    for _ in range(12):
        chart.press("ArrowRight")
        told |= {line.strip() for line in said.all_inner_texts()}
    assert any(text("analysis-best", row="").rstrip(".") in line for line in told), told
    # Words, not the numbers of actions.
    assert not [line for line in told if re.search(r"(?:played: |; )\d+(?:[;.]| ×)", line)], told
    suspicions = panel.get_by_role("table", name=text("analysis-known"))
    assert suspicions.count() == (name == "heimlich")
    # Another tab and back: it is still there.
    page.locator("[data-tab=log]").click()
    page.locator("[data-tab=analysis]").click()
    chart.wait_for()


@pytest.mark.parametrize("server", ["greedy"], indirect=True)
@pytest.mark.parametrize("name", each_day("vienna"))
def test_a_mistake_leads_to_its_move(name: str, visit: Visit, server: Running) -> None:
    """Bots that choose at random make mistakes. All of them are steady, so the game is the same every time."""
    page = analysis_of(visit, played_out(server, name, 3), name)
    panel = page.get_by_role("tabpanel")
    mistake = panel.locator("[data-mistakes] button").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "true")
    expect(panel.locator(".missed").first).to_have_text(re.compile(r"wins about \d+ games more in a hundred"))


def test_the_table_could_have_known(visit: Visit, server: Running) -> None:
    """Each agent is listed with everybody's share, which changes; the star marks the truth, from the beginning on."""
    page = analysed(visit, server)
    table = page.get_by_role("table", name=text("analysis-known"))
    chart = page.get_by_role("slider", name=text("analysis-chart"))
    assert table.locator("thead th").count() == 5
    assert table.locator(".truth").count() >= 4
    chart.press("End")
    late, truth = table.locator("tbody").inner_text(), table.locator(".truth").all_inner_texts()
    chart.press("Home")
    expect(table.locator("tbody")).not_to_have_text(late)
    assert len(table.locator(".truth").all_inner_texts()) == len(truth)


def test_nothing_is_offered_before_the_end(visit: Visit, server: Running) -> None:
    made = open_table(server, "pb")
    page = visit(f"/replay/{made['table']}").page
    page.locator("[data-tab=chart]").wait_for()
    assert page.locator("[data-tab=analysis]").count() == 0


def test_a_refusal_is_told(visit: Visit, server: Running) -> None:
    ben = visit(None)
    path = f"/replay/{finished(server, 'heimlich', GAMES['heimlich'].options)['table']}"
    words = '{"status": "failed", "text": "Slow.", "key": "analysis_slow"}'
    ben.page.route("**/analysis", lambda route: route.fulfill(body=words, content_type="application/json"))
    ben.go(path)
    ben.page.locator("[data-tab=analysis]").click()
    ben.page.locator("[data-analyse]").click()
    expect(ben.page.get_by_role("alert")).to_have_text(text("refusal-analysis_slow"))
    assert ben.page.locator("[data-analyse]").is_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(phone: bool, visit: Visit, server: Running) -> None:
    page = analysed(visit, server, bypass_csp=True, reduced_motion=True, phone=phone)
    page.add_script_tag(path=AXE)
    for scheme in ("dark", "light"):
        page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        found = page.evaluate(RUN)
        assert [one for one in found if one["impact"] in ("serious", "critical")] == [], scheme
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
