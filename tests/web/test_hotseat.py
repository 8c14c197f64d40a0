"""Several persons at one screen: between two of them the page shows nobody's secrets."""

import json
import re

import pytest

from safehouse.core.game import SPECTATOR
from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, Played, each_day, setup_of
from tests.web.visitor import Visitor
from tests.web.words import text

ANSWERS = 6


def sit_down(visit: Visit, played: Played) -> Visitor:
    """Open a table for two persons at one screen, on the page."""
    anna = visit(f"/new?game={played.name}&mode=screen")
    page = anna.page
    page.locator("#seat-0").wait_for()
    while page.locator("#seat-2").count():
        page.get_by_role("button", name=text("new-fewer")).click()
    page.get_by_role("button", name=text("new-start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    return anna


def own_things(visitor: Visitor, played: Played) -> set[str]:
    """Return what can be read where a seat's own things lie."""
    labelled = visitor.page.locator(f"{played.own} :is([aria-label], [title])").all()
    return {label for one in labelled if (label := one.get_attribute("aria-label") or one.get_attribute("title"))}


def check_between(visitor: Visitor, played: Played, own: set[str], stranger: Visitor) -> None:
    """The last view was for nobody, and nothing of what lay before the seat is shown that a stranger is not shown."""
    setup = setup_of(visitor)
    last = [frame for frame in visitor.received if any(played.views([frame]))][-1]
    assert played.secrets([last], SPECTATOR, setup) == []
    assert visitor.page.locator(played.own).count() == 0
    assert visitor.page.locator("[data-action], [data-confirm]").count() == 0
    seq = visitor.heard("entry")[-1]["seq"] if visitor.heard("entry") else 0
    # Whoever came after an entry has it in their snapshot.
    if seq and all(shot["seq"] < seq for shot in stranger.heard("snapshot")):
        stranger.wait_for("entry", lambda entry: entry["seq"] >= seq)
    document, public = visitor.page.content(), stranger.page.content()
    assert [label for label in own if label in document and label not in public] == []


def test_a_link_with_a_false_key_takes_no_seat_away(visit: Visit, server: Running) -> None:
    """It replaced the stored key: a link from an opponent, and nobody at this screen could play on."""
    anna = sit_down(visit, GAMES["suitcase"])
    anna.wait_for("welcome", lambda message: message["seats"] == [0, 1])
    address, key = anna.page.url.removeprefix(server.url), "localStorage['safehouse.keys']"
    anna.page.wait_for_function(key)
    kept = json.loads(anna.page.evaluate(key))[0]["token"]
    anna.go("/")
    anna.received.clear()
    anna.go(f"{address}#{'x' * 43}")
    anna.wait_for("welcome", lambda message: message["seats"] == [0, 1])
    assert "#" not in anna.page.url
    assert json.loads(anna.page.evaluate(key))[0]["token"] == kept


@pytest.mark.parametrize("name", each_day("suitcase"))
def test_hot_seat_hands_over(name: str, visit: Visit, server: Running) -> None:
    played = GAMES[name]
    anna = sit_down(visit, played)
    stranger = visit(None)
    stranger.go(anna.page.url.removeprefix(server.url))
    stranger.page.locator(played.board).first.wait_for()
    rng, answers = Rng(7), 0
    sat: list[int] = []
    own: set[str] = set()
    while answers < ANSWERS or set(sat) != {0, 1}:
        seen = anna.look()
        if seen["give"]:
            anna.click("[data-give]")
        elif seen["hand"]:
            check_between(anna, played, own, stranger)
            sat.append(seen["hand"][0])
            anna.click(f'[data-sit="{seen["hand"][0]}"]')
            anna.wait_for("welcome", lambda message: message["seat"] == sat[-1])
            anna.look()
            own = own_things(anna, played)
        else:
            assert anna.answer(rng)
            answers += 1
    # Each view was one seat's, or nobody's.
    setup = setup_of(anna)
    for frame in anna.received:
        fitting = [seat for seat in (0, 1, SPECTATOR) if played.secrets([frame], seat, setup) == []]
        assert fitting, "a view told of both seats"
