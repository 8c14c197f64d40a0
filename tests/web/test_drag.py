"""A piece can be dragged to where it shall go, by finger and by mouse; where it may not go, the reason stands there."""

import pytest

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.fingers import drag, held
from tests.web.positions import WALKING, scenario
from tests.web.screens import map_of, sit
from tests.web.visitor import Visitor
from tests.web.words import game_words

# The agents on the own desk.
PIECE = "[data-guide=purse] [data-drag]"
touched = pytest.mark.parametrize("phone", [True, False], ids=["finger", "mouse"])


def told_why(visitor: Visitor, game: str, where: str) -> None:
    """The reason stands there, beside the place where the piece was put down."""
    because = visitor.wait_for("because")
    sentence = game_words(game, "en").say(f"why-{because['reason']}")
    bubble = visitor.page.locator(".why")
    bubble.get_by_text(sentence).wait_for()
    box, place = bubble.bounding_box(), visitor.page.locator(where).first.bounding_box()
    assert box
    assert place
    assert box["x"] < place["x"] + place["width"]
    assert place["x"] < box["x"] + box["width"]


@touched
def test_an_agent_goes_to_its_building(phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=phone)
    sit(anna, server, scenario("moving"))
    ways = anna.wait_for("snapshot")["decision"]["hints"]["ways"]
    agent, way = next((agent, way) for agent, way in ways.items() if len(way) > 1)
    piece, goal = f'[data-agent="{agent}"]', f'[data-building="{way[1]}"]'
    assert anna.page.locator(f"{goal}[role=button]").count() == 0
    # While it is held, the places where it may go are marked, and nothing is chosen yet.
    with held(anna, piece, goal):
        anna.page.locator(f"{goal}[role=button]").wait_for()
        assert anna.page.locator(".carried").count() == 1
    # It was brought back to where it stands: nothing has happened.
    assert anna.page.locator(".carried").count() == 0
    assert anna.page.locator(f"{goal}[role=button]").count() == 0
    assert anna.heard("draft") + anna.heard("because") == []
    drag(anna, piece, goal)
    row = anna.wait_for("draft")["row"]
    assert len(row) == 2
    assert len(set(row)) == 1


@touched
def test_a_building_out_of_reach_says_why(phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=phone)
    sit(anna, server, scenario("moving"))
    hints = anna.wait_for("snapshot")["decision"]["hints"]["ways"]
    agent, way = next(iter(hints.items()))
    at = anna.wait_for("snapshot")["view"]["at"][int(agent)]
    far = next(number for number in range(12) if number not in way and number != at)
    drag(anna, f'[data-agent="{agent}"]', f'[data-building="{far}"]')
    told_why(anna, "heimlich", f'[data-building="{far}"]')
    assert anna.heard("draft") == []


@touched
def test_an_agent_of_suitcase_goes_to_a_city(phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=phone)
    map_of(WALKING)(anna, server)
    anna.click('[data-agent="1"]')
    city = anna.page.locator("[data-city][role=button]").first.get_attribute("data-city")
    drag(anna, '[data-agent="1"]', f'[data-city="{city}"]')
    assert len(anna.wait_for("draft")["row"]) == 1


@touched
def test_an_agent_of_vienna_goes_from_the_desk_to_a_building(phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=phone)
    sit(anna, server, scenario("placing"), "vienna")
    closed = anna.page.locator("[data-building]:not([role=button])").first.get_attribute("data-building")
    drag(anna, PIECE, f'[data-building="{closed}"]')
    told_why(anna, "vienna", f'[data-building="{closed}"]')
    assert anna.heard("draft") == []
    place = anna.page.locator("[data-building][role=button]").first.get_attribute("data-building")
    drag(anna, PIECE, f'[data-building="{place}"]')
    assert len(anna.wait_for("draft")["row"]) == 1
