"""Suitcase through the page: whole games by clicks, its moments, phone, keyboard, languages, axe-core, no secret."""

import json
import re
from typing import Any

import pytest

from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.ids import AGENTS, LETTERS, MAX_CITIES
from safehouse.games.suitcase.state import Plan
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter, views
from tests.web.test_axe import AXE, RUN
from tests.web.test_games import check_the_end
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import WIDE
from tests.web.visitor import SAID, SMALL, Visitor
from tests.web.words import LANGUAGES, game_words

GAME = find_game("suitcase")
PACKED = "{ 1. pack:5-3-1-bomb 2. pack:5-3-1-bomb }"
PLACED = (
    "{ 1. place:beirut place:rome place:kiev place:paris 2. place:london place:warsaw place:madrid place:vienna }"
    " *open_places *roll:3:3 *roll:0:0"
)


def position(name: str, **changes: Any) -> str:
    """Return a position of two players with Anne on turn, as JSON."""
    content = {
        "name": name, "title": name, "source": "our own, for a screen", "game": "suitcase", "players": 2,
        "seats": ["Anne", "Herman"], "after": [PACKED, PLACED], "set": changes,
    }  # fmt: skip
    return json.dumps(content)


MOVING = position(
    "moving",
    points=4,
    place={"1": {"1": "rome", "2": "oslo", "3": "bonn"}, "2": {"1": "zurich", "2": "zurich"}},
    load={"1": {"2": "green_a"}},
)
DUEL = position("duel", points=3, place={"1": {"1": "rome"}, "2": {"1": "zurich"}})
AT_THE_DOOR = position("at_the_door", points=2, place={"1": {"1": "beirut"}}, load={"1": {"1": "blue_a"}})
BOMB = position("bomb", points=2, place={"1": {"1": "beirut"}}, load={"1": {"1": "blue_d"}})


def sit(visitor: Visitor, server: Running, seats: str, **more: Any) -> None:
    enter(visitor, server.create("suitcase", seats, name="Anna", **more))
    visitor.look()


# --- Whole games --------------------------------------------------------------------------------------------------


def choice(visitor: Visitor, plan: Plan, rng: Rng) -> int | None:
    """Return what somebody would do who wants to win: deliver, take, carry home, else anything but stand still."""
    messages = (json.loads(frame) for frame in reversed(visitor.received))
    message = next(one for one in messages if one["type"] in ("draft", "entry", "snapshot"))
    options = message.get("options") or message.get("decision", {}).get("options") or []
    load, place = message["view"]["load"], message["view"]["place"]
    best: tuple[int, int] = (9, -1)
    for action in options:
        kind, arguments = GAME.space.decode(action)
        worth = {"deliver": 0, "take": 1, "step": 3, "end_turn": 5, "drop": 6, "stay": 6}.get(kind.name, 2)
        if kind.name == "take" and load[arguments[0]] >= 0:
            worth = 6
        if kind.name == "step" and load[arguments[0]] >= 0 and place[arguments[0]] < MAX_CITIES:
            nearer = plan.to_hq[0][arguments[1]] < plan.to_hq[0][place[arguments[0]]]
            worth = 2 if nearer else 4
        best = min(best, (worth, rng.below(1000) * 10000 + action))
    return best[1] % 10000 if best[1] >= 0 else None


def play(visitor: Visitor, plan: Plan, rng: Rng, most: int = 1500) -> None:
    """Answer whatever is asked until the game is over. An agent is chosen before his steps are."""
    for _ in range(most):
        seen = visitor.look()
        if seen["over"]:
            return
        if seen["confirm"]:
            visitor.click("[data-confirm]:enabled")
            continue
        action = choice(visitor, plan, rng)
        if action is None:
            continue
        wanted = f'[data-action="{action}"]'
        if wanted not in seen["picks"]:
            kind, arguments = GAME.space.decode(action)
            agent = f'[data-agent="{arguments[0]}"]'
            wanted = agent if kind.name == "step" and agent in seen["picks"] else seen["picks"][0]
        visitor.click(wanted)
    raise AssertionError(f"after {most} clicks the game is still on")


def check_no_secret(visitor: Visitor) -> None:
    """What others packed, where they hid it and which card they chose never came before it was shown."""
    seen = views(visitor)
    assert seen
    for view in seen:
        for case, content in enumerate(view["content"]):
            if case >= LETTERS and not view["shown"] >> case & 1:
                assert (content, view["hidden_at"][case]) == (-1, -1)
        assert set(view["duel_card"][1:]) == {-1}


def whole_game(visitor: Visitor, server: Running, players: int, name: str, seed: int) -> None:
    options = {"map": name}
    sit(visitor, server, "p" + "b" * (players - 1), options=options)
    plan = GAME.setup(players, options)
    assert isinstance(plan, Plan)
    play(visitor, plan, Rng(seed))
    check_no_secret(visitor)
    check_the_end(visitor, server, players)


def test_whole_game(visit: Visit, server: Running) -> None:
    whole_game(visit(None), server, 2, "sprint", 3)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_on_the_map_of_1985(players: int, visit: Visit, server: Running) -> None:
    whole_game(visit(None), server, players, "europe_1985", players)


# --- Moments ------------------------------------------------------------------------------------------------------


def step_to(visitor: Visitor, agent: int, city: str) -> None:
    visitor.click(f'[data-agent="{agent}"]')
    number = GAME.setup(2, {}).names["city"].index(city)
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
    sit(anna, server, "pb", scenario=MOVING)
    step_to(anna, 1, "stockholm")
    points = anna.page.locator("[data-guide=dice] .points")
    assert points.text_content() == game_words("suitcase", "en")["points"].format(number=3)
    # The steps of one agent come one after the other: none is offered from where he was.
    behind = GAME.setup(2, {}).names["city"].index("copenhagen")
    assert anna.page.locator(f'[data-city="{behind}"][role=button]').count() == 0
    anna.page.locator(".chips button").click()
    anna.look()
    assert points.text_content() == game_words("suitcase", "en")["points"].format(number=4)
    anna.page.locator('[data-city="0"] .core').click(button="right")
    anna.page.locator(".why").wait_for()


def test_suitcases_are_packed_and_placed_as_chosen(visit: Visit, server: Running) -> None:
    anna = visit(None)
    sit(anna, server, "pb")
    words = game_words("suitcase", "en")
    anna.page.get_by_role("button", name=words["pack.put"].format(content="bomb", letter="A")).click()
    anna.click("[data-guide=packing] [data-action]")
    anna.look()
    anna.click("[data-confirm]:enabled")
    for city in (0, 5, 7, 9):
        anna.look()
        anna.page.locator(f'[data-city="{city}"][role=button] circle').first.click()
    anna.look()
    view = anna.heard("draft")[-1]["view"]
    assert view["content"][:LETTERS] == [0, 3, 1, 5]
    assert view["hidden_at"][:LETTERS] == [0, 5, 7, 9]


# --- For everyone -------------------------------------------------------------------------------------------------


def test_with_a_thumb(visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit(anna, server, "pb", options={"map": "sprint"})
    rng = Rng(5)
    for _ in range(5):
        assert anna.answer(rng)
        anna.look()
        assert anna.page.evaluate(WIDE) <= 0
        assert anna.page.evaluate(SMALL) == []


def test_by_keyboard_only(visit: Visit, server: Running) -> None:
    anna = visit(None)
    sit(anna, server, "pb", scenario=MOVING)
    tab_to(anna, '[data-agent="1"]')
    anna.page.keyboard.press("Enter")
    anna.look()
    tab_to(anna, "[data-city][role=button]")
    anna.page.keyboard.press("Enter")
    anna.look()
    end = f'[data-action="{GAME.space.first["end_turn"]}"]'
    tab_to(anna, end)
    anna.page.keyboard.press("Enter")
    anna.look()
    tab_to(anna, "[data-confirm]")
    anna.page.keyboard.press("Enter")
    anna.wait_for("entry", lambda entry: entry["seq"] > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, language=language)
    own, english = game_words("suitcase", language), game_words("suitcase", "en")
    foreign = [one for key, one in english.items() if len(one.split()) > 3 and "{" not in one and own[key] != one]

    def check() -> None:
        said = anna.page.evaluate(SAID)
        assert set(re.findall(r"[a-z]\w*(?:\.\w+)+", said)) & set(own) == set()
        assert not re.search(r"\{\w+\}|\b(undefined|NaN|\[object)\b", said)
        assert [one for one in foreign if one in said] == []

    for scenario in (None, MOVING):
        sit(anna, server, "pb", **({"scenario": scenario} if scenario else {}))
        check()
        for tab in anna.page.locator("[data-tab]").all():
            tab.click()
            check()
    anna.page.keyboard.press("t")
    anna.page.locator("[data-subject='city.0'] th").wait_for()
    check()
    anna.go("/rules/suitcase")
    anna.page.locator("h1").first.wait_for()
    check()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", ["packing", "moving", "duel", "ledger", "duels", "words"])
def test_axe_finds_nothing_serious(screen: str, phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, bypass_csp=True, reduced_motion=True, phone=phone, scheme="light" if phone else "dark")
    scenario = {"packing": None, "duel": DUEL}.get(screen, MOVING)
    sit(anna, server, "pb", **({"scenario": scenario} if scenario else {}))
    if screen == "duel":
        step_to(anna, 0, "zurich")
        anna.click("[data-confirm]:enabled")
        anna.page.locator("[data-guide=duel]").wait_for()
    elif screen in ("ledger", "duels"):
        anna.page.locator(f"[data-tab={screen}]").first.click()
    elif screen == "words":
        anna.page.keyboard.press("t")
    anna.page.add_script_tag(path=AXE)
    for scheme in ("dark", "light"):
        anna.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        found: list[dict[str, Any]] = anna.page.evaluate(RUN)
        assert [one for one in found if one["impact"] in ("serious", "critical")] == [], scheme
