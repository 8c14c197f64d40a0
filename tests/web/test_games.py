"""Whole games through the page, by clicks, to the game-over screen."""

import json
import re

import pytest

from safehouse.core.record import read
from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import HEIMLICH, setup_of
from tests.web.visitor import Visitor
from tests.web.words import text


def check_the_end(visitor: Visitor, server: Running, players: int) -> None:
    """The screen tells who was who and who won, draws the chart, hands out the record and leads on."""
    page = visitor.page
    end = page.locator("[data-over]")
    assert end.locator("table").first.locator("tbody tr").count() == players
    assert end.locator("ol li").count() >= players
    end.locator("svg").first.wait_for()
    with page.expect_download() as download:
        end.get_by_role("button", name=text("table-end-record")).click()
    record = download.value.path().read_text()
    assert read(record, "the record").result is not None
    end.get_by_role("button", name=text("table-end-rematch")).click()
    end.get_by_role("button", name=text("table-end-toRematch")).click()
    page.wait_for_url(re.compile(r"/t/"))
    assert visitor.look()["picks"] or visitor.look()["confirm"]


def check_no_secret(visitor: Visitor) -> None:
    """Nobody else's identity or card came before the end, nor the seed of the dice."""
    before = [frame for frame in visitor.received if not json.loads(frame).get("result")]
    assert HEIMLICH.secrets(before, 0, setup_of(visitor)) == []
    over = visitor.wait_for("info", lambda message: bool(message["info"].get("seed")))["info"]
    early = [frame for frame in visitor.received if over["seed"] in frame]
    assert all('"over"' in frame for frame in early)


def test_basic_game(visit: Visit, server: Running) -> None:
    """From the start page: one click."""
    anna = visit("/")
    poster = anna.page.get_by_role("article", name="Heimlich & Co.")
    poster.get_by_role("combobox").first.select_option("2")
    poster.get_by_role("combobox").nth(1).select_option("novice")
    poster.get_by_role("button", name=re.compile(text("start-play"))).click()
    anna.page.wait_for_url(re.compile(r"/t/"))
    anna.play(Rng(1))
    check_no_secret(anna)
    check_the_end(anna, server, players=3)


@pytest.mark.long
def test_top_secret_with_dossier(visit: Visit, server: Running) -> None:
    """From the page of a new table, with cards and the dossier."""
    anna = visit("/new?game=heimlich&mode=bots")
    page = anna.page
    page.get_by_role("button", name=text("new-fewer")).click()
    page.locator("#seat-1").select_option("bot:random")
    page.locator("#seat-2").select_option("bot:random")
    page.locator("select:has(option[value=top_secret])").select_option("top_secret")
    page.locator("label.check input[type=checkbox]").check()
    page.get_by_role("button", name=text("new-start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    anna.play(Rng(2))
    check_no_secret(anna)
    assert any('"prompt-entry"' in frame for frame in anna.received), "the dossier was never asked for"
    assert any('"prompt-question"' in frame for frame in anna.received), "no card round came"
    check_the_end(anna, server, players=3)
