"""Suitcase through the page: whole games by clicks, and the moments that one remembers."""

import json
import re
from typing import Any

import pytest

from safehouse.bots.base import Bot
from safehouse.core.fields import set_values
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots.greedy import GreedyBot
from safehouse.games.suitcase.ids import AGENTS, LETTERS
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import SUITCASE, setup_of
from tests.web.positions import AT_THE_DOOR, BOMB, DUEL, WALKING
from tests.web.tables import enter, open_table
from tests.web.test_games import check_the_end
from tests.web.visitor import Visitor
from tests.web.words import game_words

GAME = find_game("suitcase")
MOST_CLICKS = 600


def sit(visitor: Visitor, server: Running, seats: str, **more: Any) -> None:
    enter(visitor, open_table(server, seats, game="suitcase", name="Anna", **more))
    visitor.look()


# --- Whole games --------------------------------------------------------------------------------------------------


def advice(visitor: Visitor, bot: Bot) -> int:
    """Return what a bot would pick next in Anna's place, by what her page was told last."""
    messages = (json.loads(frame) for frame in reversed(visitor.received))
    view = next(one for one in messages if one["type"] in ("draft", "entry", "snapshot"))["view"]
    return bot.choose(set_values(GAME.blank_state(setup_of(visitor)), view), 0)


def play(visitor: Visitor, bot: Bot) -> None:
    """Answer whatever is asked until the game is over."""
    for _ in range(MOST_CLICKS):
        seen = visitor.look()
        if seen["over"]:
            return
        if seen["confirm"]:
            visitor.click("[data-confirm]:enabled")
            continue
        action = advice(visitor, bot)
        wanted = f'[data-action="{action}"]'
        if wanted not in seen["picks"]:
            kind, arguments = GAME.space.decode(action)
            # Contents are shuffled until they are right, and an agent is chosen before his steps are.
            assert kind.name in ("pack", "step"), f"{kind.name} is legal but not offered"
            wanted = f'[data-agent="{arguments[0]}"]' if kind.name == "step" else seen["picks"][0]
        visitor.click(wanted)
    raise AssertionError(f"after {MOST_CLICKS} clicks the game is still on")


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_game(players: int, visit: Visit, server: Running) -> None:
    """Somebody who wants to win plays against bots that do not care; the dice are the same every time."""
    anna = visit(None)
    sit(anna, server, "p" + "b" * (players - 1), nonce=f"{players}-at-a-table")
    play(anna, GreedyBot(Rng(players)))
    before = [frame for frame in anna.received if not json.loads(frame).get("result")]
    assert SUITCASE.secrets(before, 0, setup_of(anna)) == []
    check_the_end(anna, server, players)


# --- Moments ------------------------------------------------------------------------------------------------------


def step_to(visitor: Visitor, agent: int, city: str) -> None:
    visitor.click(f'[data-agent="{agent}"]')
    number = GAME.setup(2, {"map": "europe_1985"}).names["city"].index(city)
    visitor.click(f'[data-city="{number}"][role=button] circle')
    visitor.look()


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_duel_is_chosen_shown_and_decided(speed: str, visit: Visit, server: Running) -> None:
    anna = visit(None, speed=speed)
    sit(anna, server, "pb", scenario=DUEL)
    step_to(anna, 0, "zurich")
    anna.click("[data-confirm]:enabled")
    scene = anna.page.locator("[data-scene=duel]")
    scene.wait_for()
    anna.look()
    card = anna.page.locator("[data-guide=duel] [data-action]").last
    number = re.sub(r"\D", "", card.get_attribute("aria-label") or "")
    assert number == "5"
    card.click()
    anna.look()
    anna.click("[data-confirm]:enabled")
    scene.locator(".wins").wait_for()
    # Five is the highest and the attacker wins ties.
    assert anna.wait_for("entry", lambda entry: any(event[0] == "duel_opened" for event in entry["events"]))
    anna.page.locator("[data-tab=duels]").first.click()
    anna.page.locator("[role=tabpanel] ol li").first.wait_for()


@pytest.mark.parametrize(("scenario", "bomb"), [(AT_THE_DOOR, False), (BOMB, True)], ids=["secrets", "bomb"])
def test_a_delivery_is_a_moment(scenario: str, bomb: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, speed="fast")
    sit(anna, server, "pb", scenario=scenario)
    anna.click(".deeds .home")
    anna.look()
    anna.click("[data-confirm]:enabled")
    scene = anna.page.locator("[data-scene=delivery]")
    scene.locator(".stamp").wait_for()
    assert ("bomb" in (scene.get_attribute("class") or "").split()) == bomb
    if bomb:
        # Half of seven, rounded up: whom, in any order.
        while not anna.look()["confirm"]:
            anna.click(anna.look()["picks"][-1])
        anna.click("[data-confirm]:enabled")
        entry = anna.wait_for("entry", lambda one: any(event[0] == "lost" for event in one["events"]))
        assert entry["view"]["agents_left"][0] == AGENTS - 4


def test_a_step_is_staged_taken_back_and_explained(visit: Visit, server: Running) -> None:
    anna = visit(None)
    sit(anna, server, "pb", scenario=WALKING)
    step_to(anna, 1, "stockholm")
    points = anna.page.locator("[data-guide=dice] .points")
    assert points.text_content() == game_words("suitcase", "en").say("points", number=3)
    # The steps of one agent come one after the other: none is offered from where he was.
    behind = GAME.setup(2, {"map": "europe_1985"}).names["city"].index("copenhagen")
    assert anna.page.locator(f'[data-city="{behind}"][role=button]').count() == 0
    anna.page.locator(".chips button").click()
    anna.look()
    assert points.text_content() == game_words("suitcase", "en").say("points", number=4)
    anna.page.locator('[data-city="0"] .core').click(button="right")
    anna.page.locator(".why").wait_for()


def test_suitcases_are_packed_and_placed_as_chosen(visit: Visit, server: Running) -> None:
    anna = visit(None)
    sit(anna, server, "pb")
    words = game_words("suitcase", "en")
    anna.page.get_by_role("button", name=words.say("pack-put", content="bomb", letter="A")).click()
    anna.click("[data-guide=packing] [data-action]")
    for city in (0, 5, 7, 9):
        anna.look()
        anna.page.locator(f'[data-city="{city}"][role=button] circle').first.click()
    anna.look()
    view = anna.heard("draft")[-1]["view"]
    assert view["content"][:LETTERS] == [0, 3, 1, 5]
    assert view["hidden_at"][:LETTERS] == [0, 5, 7, 9]
