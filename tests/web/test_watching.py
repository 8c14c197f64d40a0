"""Looking on: a spectator while a game is played, its end, and the replay of it, for each game."""

import json
import re

import pytest

from safehouse.core.game import SPECTATOR
from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, each_day, setup_of, token_of
from tests.web.tables import enter, finished
from tests.web.words import text


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_no_secret(name: str, visit: Visit, server: Running) -> None:
    played = GAMES[name]
    anna = visit(None)
    seated = played.sit(anna, server)
    ben = visit(f"/t/{seated['table']}")
    ben.page.locator(played.board).first.wait_for()
    rng = Rng(3)
    for _ in range(3):
        assert anna.answer(rng)
        anna.look()
    last = anna.heard("entry")[-1]["seq"]
    ben.wait_for("entry", lambda entry: entry["seq"] >= last)
    assert ben.page.locator("[data-action], [data-confirm]").count() == 0
    assert ben.page.locator(played.own).count() == 0
    seen = ben.everything()
    assert list(played.views(seen))
    assert played.secrets(seen, SPECTATOR, setup_of(ben)) == []
    assert not any(token_of(anna) in part for part in seen)


@pytest.mark.parametrize("name", each_day("vienna"))
def test_the_end_has_places_lines_and_a_chart(name: str, visit: Visit, server: Running) -> None:
    anna = visit(None)
    enter(anna, finished(server, name, GAMES[name].options))
    end = anna.page.locator("[data-over]")
    end.locator("svg").first.wait_for()
    assert end.get_by_role("table").first.locator("tbody tr").count() == 4
    assert end.get_by_role("list", name=text("table-end-lines")).get_by_role("listitem").count() >= 4
    chart = end.locator("svg").first
    assert chart.locator("polyline, path").count() >= 4
    end.get_by_role("link", name=text("table-end-replay")).click()
    anna.page.locator("input[type=range]").wait_for()


@pytest.mark.parametrize("name", each_day("suitcase"))
def test_replay_to_the_end(name: str, visit: Visit, server: Running) -> None:
    """From everybody's place and from one seat's: entry by entry at first, then to the last."""
    played = GAMES[name]
    seated = finished(server, name, played.options)
    ben = visit(f"/replay/{seated['table']}")
    page = ben.page
    page.locator(played.board).first.wait_for()
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    for perspective in ("all", "public", "seat:1"):
        page.get_by_label(text("table-replay-view")).select_option(perspective)
        slider.fill("0")
        for place in (1, 2, 3):
            page.get_by_role("button", name=text("table-replay-on")).click()
            assert slider.input_value() == str(place)
        page.get_by_role("button", name=text("table-replay-last")).click()
        page.get_by_text(text("table-replay-entry", number=last + 1, all=last + 1)).wait_for()
    # From one seat's place it shows what the seat saw then.
    own = [json.loads(body) for url, body in ben.bodies if "replay" in url and "seat%3A1" in url]
    assert own
    before = [json.dumps(entry) for part in own for entry in part["entries"] if not entry.get("result")]
    assert played.secrets(before, 1, played.setup(4)) == []


@pytest.mark.parametrize("path", ["/t/nosuch", "/replay/nosuch"])
def test_a_mistyped_link_says_that_there_is_no_such_table(path: str, visit: Visit) -> None:
    anna = visit(path)
    anna.page.get_by_text(text("table-gone-table")).wait_for()
    anna.page.get_by_role("link", name=text("table-end-home"), exact=True).click()
    anna.page.wait_for_url(re.compile(r"/$"))
