"""Whole games through the page, by clicks, to the game-over screen."""

import json
import re

import pytest

from safehouse.core.record import read
from safehouse.core.registry import find_game
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
    before = page.url
    end.get_by_role("button", name=text("table-end-rematch")).click()
    page.wait_for_url(lambda url: url != before)
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


def test_a_map_is_chosen_by_its_picture(visit: Visit, server: Running) -> None:
    """No name is typed: each map that comes with the game is a card with a picture, and the chosen one is played on."""
    anna = visit("/new?game=suitcase&mode=bots")
    page = anna.page
    page.locator("details summary").click()
    cards = page.locator("fieldset .card")
    assert cards.count() == len(find_game("suitcase").shipped("map"))
    page.wait_for_function("() => [...document.querySelectorAll('.card img')].every((one) => one.naturalWidth > 0)")
    assert page.locator("[name=file-map]:checked").get_attribute("value") == "europe"
    page.locator("[name=file-map][value=sprint]").check()
    page.get_by_role("button", name=text("new-start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    assert anna.wait_for("welcome")["info"]["options"]["map"] == "sprint"


def test_friends_begin_with_the_rules_of_a_first_game(visit: Visit) -> None:
    version = "select:has(option[value=starter])"
    assert visit("/new?game=vienna&mode=friends").page.locator(version).input_value() == "starter"
    assert visit("/new?game=vienna&mode=bots").page.locator(version).input_value() == "full"


def test_a_feld_agent_is_chosen(visit: Visit, server: Running) -> None:
    """V15.1: the option shows with the expansion; then the first question is which Feld agent one leads."""
    anna = visit("/new?game=vienna&mode=bots")
    page = anna.page
    figures = page.locator("select:has(option[value=deal])")
    assert figures.count() == 0
    page.locator("label.check input[type=checkbox]").nth(1).check()
    assert figures.input_value() == "choose"
    page.get_by_role("button", name=text("new-start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    picks = anna.look()["picks"]
    assert any('"prompt-leading"' in frame for frame in anna.received)
    assert len(picks) == 4
    anna.click(picks[3])
    anna.look()
    anna.click("[data-confirm]:enabled")
    told = anna.wait_for("entry", lambda entry: any(event[0] == "colour" for event in entry["events"]))
    assert told["view"]["colour"][0] == 3
