"""The line is lost in the middle of a decision: the page says so, and nothing is lost when it is back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, each_day, token_of
from tests.web.steady import steady
from tests.web.visitor import Visitor
from tests.web.words import text

# A browser complains on its console of a server that is not there.
AWAY = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of our own, since it is killed."""
    path: Path = tmp_path_factory.mktemp("store") / "tables.db"
    with steady(f"sqlite:{path}", api_only="no") as one:
        yield one


def staged(visit: Visit, server: Running, name: str, answers: int = 1) -> Visitor:
    """Come to a table, answer some questions and stage a whole answer to the next one without confirming it."""
    anna = visit(None)
    anna.expected = AWAY
    options = {**GAMES[name].options, **({} if name == "suitcase" else {"start": "1"})}
    GAMES[name].sit(anna, server, "pb", options=options)
    for number in range(answers):
        assert anna.answer(Rng(number))
    assert anna.answer(Rng(1), confirm=False)
    return anna


def chips(anna: Visitor) -> int:
    return anna.page.get_by_role("list", name=text("table-staged-picks")).get_by_role("listitem").count()


def wait_for_the_banner(anna: Visitor) -> None:
    anna.page.get_by_text(text("table-line-lost")).wait_for()


def wait_for_the_line(anna: Visitor) -> None:
    anna.page.get_by_text(text("table-line-lost")).wait_for(state="hidden")


def acts(anna: Visitor) -> list[str]:
    return [frame for frame in anna.sent if '"type":"act"' in frame]


def state(server: Running, anna: Visitor) -> dict[str, Any]:
    """Return what the server knows of Anna's table now."""
    table = anna.page.evaluate("JSON.parse(localStorage['safehouse.keys'])[0].table")
    found: dict[str, Any] = server.get(f"/api/tables/{table}/state", token_of(anna))[1]
    return found


def check_nothing_lost(server: Running, anna: Visitor) -> None:
    """Every answer that was acknowledged is in the log, once, and the page has every entry in order."""
    acknowledged = [ack["seq"] for ack in anna.heard("ack")]
    assert len(acknowledged) == len(acts(anna))
    assert state(server, anna)["seq"] >= max(acknowledged, default=0)
    heard = list(dict.fromkeys(entry["seq"] for entry in anna.heard("entry")))
    assert heard == sorted(heard)


@pytest.mark.parametrize("name", each_day("heimlich"))
def test_killed_while_a_choice_is_staged(name: str, visit: Visit, server: Running) -> None:
    anna = staged(visit, server, name)
    before = chips(anna)
    assert before
    server.kill()
    wait_for_the_banner(anna)
    server.start()
    wait_for_the_line(anna)
    # What was staged is still there, and counts.
    assert chips(anna) == before
    anna.answer(Rng(1))
    assert anna.answer(Rng(2), confirm=False)
    assert len(acts(anna)) == 2
    check_nothing_lost(server, anna)


@pytest.mark.parametrize("name", each_day("suitcase"))
def test_killed_before_the_answer_arrives(name: str, visit: Visit, server: Running) -> None:
    """Confirmed while the server is away: sent when it is back, and done once."""
    anna = staged(visit, server, name)
    before = state(server, anna)["seq"]
    server.kill()
    wait_for_the_banner(anna)
    anna.click("[data-confirm]:enabled")
    server.start()
    wait_for_the_line(anna)
    assert anna.answer(Rng(3), confirm=False)
    assert len(acts(anna)) == 2
    assert state(server, anna)["seq"] > before
    check_nothing_lost(server, anna)


@pytest.mark.parametrize("name", each_day("vienna"))
def test_the_line_is_cut_and_the_page_reloaded(name: str, visit: Visit, server: Running) -> None:
    """A cut keeps what is staged; a reload comes back to the same question of the same seat, with nothing answered."""
    anna = staged(visit, server, name)
    before, asked = chips(anna), state(server, anna)
    lines = len(anna.heard("welcome"))
    anna.page.evaluate("window.cutTheLine()")
    anna.page.wait_for_function("() => window.openQuestions() === 0")
    while len(anna.heard("welcome")) == lines:
        anna.page.wait_for_timeout(50)
    assert chips(anna) == before
    anna.page.reload()
    anna.look()
    assert state(server, anna) == asked
    assert anna.heard("welcome")[-1]["seat"] == 0
    # The start page leads back, too.
    anna.go("/")
    anna.page.locator(f'a[href^="/t/{asked["info"]["table"]}"]').first.click()
    assert anna.answer(Rng(1))
    anna.look()
    check_nothing_lost(server, anna)


def test_offline(visit: Visit, server: Running) -> None:
    """The start page says that the house is away, and offers to try again."""
    anna = visit("/rules/heimlich")
    anna.expected = AWAY
    anna.page.locator("h1").wait_for()
    anna.context.set_offline(True)
    anna.page.get_by_role("link", name="Safehouse").first.click()
    anna.page.get_by_text(text("trouble-away")).first.wait_for()
    anna.context.set_offline(False)
    anna.page.get_by_role("button", name=text("trouble-again")).first.click()
    anna.page.get_by_text(text("trouble-away")).first.wait_for(state="hidden")


def test_nothing_moves_when_the_line_is_lost(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    anna.expected = AWAY
    GAMES["heimlich"].sit(anna, server)
    board = anna.page.locator("[data-guide=board]")
    before = board.bounding_box()
    anna.context.set_offline(True)
    anna.page.get_by_text(text("table-line-offline")).wait_for()
    assert board.bounding_box() == before
    anna.context.set_offline(False)
    anna.page.get_by_text(text("table-line-offline")).wait_for(state="detached")


# How many files of words the service worker keeps.
KEPT_WORDS = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().filter(({ url }) => url.includes("/page.")).length === 3;
}"""


def test_the_service_worker_keeps_the_words(visit: Visit) -> None:
    """So that the page opens without a line in each of its languages."""
    visit("/").page.wait_for_function(KEPT_WORDS)
