"""The line is lost in the middle of a decision: the page says so, and nothing is lost when it is back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running, running
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.visitor import Visitor
from tests.web.words import text

# A browser complains on its console of a server that is not there.
AWAY = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of our own, since it is killed."""
    path: Path = tmp_path_factory.mktemp("store") / "tables.db"
    with running(f"sqlite:{path}", api_only="no") as one:
        yield one


def staged(visit: Visit, server: Running) -> Visitor:
    """Come to a table and stage a whole answer without confirming it."""
    anna = visit(None)
    anna.expected = AWAY
    enter(anna, open_table(server, "pb", options={"start": "1"}))
    assert anna.answer(Rng(1), confirm=False)
    return anna


def wait_for_the_banner(anna: Visitor) -> None:
    anna.page.get_by_text(text("table.line.lost")).wait_for()


def test_killed_while_a_choice_is_staged(visit: Visit, server: Running) -> None:
    anna = staged(visit, server)
    chips = anna.page.locator(".chips li").count()
    assert chips
    server.kill()
    wait_for_the_banner(anna)
    server.start()
    anna.page.get_by_text(text("table.line.lost")).wait_for(state="hidden")
    # What was staged is still there, and counts.
    assert anna.page.locator(".chips li").count() == chips
    anna.answer(Rng(1))
    assert anna.answer(Rng(2), confirm=False)
    assert len([frame for frame in anna.sent if '"type":"act"' in frame]) == 1
    assert [entry["seq"] for entry in anna.heard("entry")] == sorted({entry["seq"] for entry in anna.heard("entry")})


def test_killed_before_the_answer_arrives(visit: Visit, server: Running) -> None:
    """Confirmed while the server is away: sent when it is back, and done once."""
    anna = staged(visit, server)
    before = anna.page.evaluate("document.title")
    server.kill()
    wait_for_the_banner(anna)
    anna.click("[data-confirm]:enabled")
    server.start()
    anna.page.get_by_text(text("table.line.lost")).wait_for(state="hidden")
    assert anna.answer(Rng(3), confirm=False)
    acts = [frame for frame in anna.sent if '"type":"act"' in frame]
    assert len(acts) == 1
    assert len(anna.heard("ack")) == 1
    assert anna.page.evaluate("document.title") == before


def test_offline(visit: Visit, server: Running) -> None:
    """The start page says that the house is away, and offers to try again."""
    anna = visit("/rules/heimlich")
    anna.expected = AWAY
    anna.page.locator("h1").wait_for()
    anna.context.set_offline(True)
    anna.page.get_by_role("link", name="Safehouse").first.click()
    anna.page.get_by_text(text("trouble.away")).first.wait_for()
    anna.context.set_offline(False)
    anna.page.get_by_role("button", name=text("trouble.again")).first.click()
    anna.page.get_by_text(text("trouble.away")).first.wait_for(state="hidden")


def test_a_reload_comes_back_to_the_same_seat(visit: Visit, server: Running) -> None:
    anna = staged(visit, server)
    identity = anna.page.locator("[data-guide=identity]").inner_text()
    anna.page.reload()
    anna.look()
    assert anna.page.locator("[data-guide=identity]").inner_text() == identity
    # The start page leads back, too.
    anna.go("/")
    anna.page.locator(f'a[href^="/t/{anna.heard("welcome")[0]["info"]["table"]}"]').first.click()
    anna.look()
