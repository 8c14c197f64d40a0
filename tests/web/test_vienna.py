"""Vienna through the page: whole games by clicks, and a placement with all its consequences told before and after."""

import json
import re
from itertools import product
from typing import Any

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import VIENNA, setup_of
from tests.web.positions import crowded
from tests.web.tables import enter, open_table
from tests.web.visitor import SMALL, TALL, WIDE, Visitor
from tests.web.words import game_words

MOST = 400


def sit_down(visitor: Visitor, server: Running, players: int, **more: Any) -> None:
    """One person and bots at a table of Vienna."""
    enter(visitor, open_table(server, "p" + "b" * (players - 1), game="vienna", **more))


def check_the_end(visitor: Visitor, players: int) -> None:
    """Everybody's final scoring line by line, the places, and the chart of the points."""
    end = visitor.page.locator("[data-over]")
    assert end.locator("table").first.locator("tbody tr").count() == players
    assert end.locator("ol li").count() >= 4 * players
    end.locator("svg").first.wait_for()


def play(visitor: Visitor, server: Running, players: int, options: dict[str, str], seed: int) -> None:
    sit_down(visitor, server, players, options=options, nonce=f"game-{seed}")
    visitor.play(Rng(seed), MOST)
    before = [frame for frame in visitor.received if not json.loads(frame).get("result")]
    assert VIENNA.secrets(before, 0, setup_of(visitor)) == []
    check_the_end(visitor, players)


@pytest.mark.long
def test_starter(visit: Visit, server: Running) -> None:
    play(visit(None), server, 2, {"version": "starter"}, 1)


@pytest.mark.long
def test_full_with_both_expansions(visit: Visit, server: Running) -> None:
    anna = visit(None)
    play(anna, server, 3, {"version": "full", "third_man": "yes", "feld_agents": "yes"}, 2)
    for kind in ("storing", "acting-full", "buying"):
        assert any(f'"prompt-{kind}"' in frame for frame in anna.received), kind


SETTINGS = [
    {"version": "starter"},
    {"version": "starter", "third_man": "yes", "flags": "random"},
    {"version": "full"},
    {"version": "full", "third_man": "yes"},
    {"version": "full", "feld_agents": "yes"},
    {"version": "full", "third_man": "yes", "feld_agents": "yes", "flags": "random"},
]


@pytest.mark.long
@pytest.mark.parametrize(("options", "players"), list(product(SETTINGS, (2, 3, 4))))
def test_every_version(options: dict[str, str], players: int, visit: Visit, server: Running) -> None:
    play(visit(None), server, players, options, 7 * players + len(options))


@pytest.mark.long
@pytest.mark.parametrize("version", ["starter", "full"])
def test_with_a_thumb(version: str, visit: Visit, server: Running) -> None:
    anna = visit(None, phone=True)
    sit_down(anna, server, 3, options={"version": version})
    rng = Rng(5)

    def fits(_: int) -> None:
        if anna.look()["over"]:
            return
        assert anna.page.evaluate(WIDE) <= 0
        assert anna.page.evaluate(SMALL) == []

    anna.play(rng, MOST, fits)


# --- A placement with all that follows from it ------------------------------------------------------------------------


def store(visitor: Visitor) -> None:
    """Action I: the French bribe goes into the drawer that is free."""
    visitor.look()
    visitor.page.locator(".now [data-action]").last.click()
    visitor.answer(Rng(1))
    visitor.page.locator("[data-building][role=button], tr [data-action]").first.wait_for()
    visitor.look()


def test_nobody_has_to_guess(visit: Visit, server: Running) -> None:
    """Price and yield stand at the building; every question has its buttons; the log tells it all afterwards."""
    anna = visit(None)
    sit_down(anna, server, 2, scenario=crowded())
    store(anna)
    cathedral = anna.page.locator('[data-building][aria-label^="Stephansdom"]')
    label = cathedral.get_attribute("aria-label") or ""
    words = game_words("vienna", "en")
    assert words.say("place-price", number=2, bribes="magazine") in label
    assert "1 briefcase" in label
    assert "1 microfilm" in label
    assert "15 points" in label
    assert words.say("place-missions", missions="S-01 and A-16") in label
    number = cathedral.get_attribute("data-building")
    anna.click(f'[data-building="{number}"]')
    asked: list[str] = []
    for _ in range(20):
        seen = anna.look()
        if seen["confirm"]:
            break
        asked.append(anna.heard("draft")[-1]["prompt"][0])
        fulfil = anna.page.locator("[data-action]", has_text=re.compile("S-01|A-16"))
        if asked[-1].startswith("prompt-commissioning") and fulfil.count():
            fulfil.first.click()
        elif asked[-1] == "prompt-sourcing":
            anna.page.get_by_role("button", name="The supply").click()
        else:
            anna.click(".now " + seen["picks"][-1])
    assert asked[0] == "prompt-sourcing"
    assert asked.count("prompt-commissioning") == 1
    assert asked.count("prompt-commissioning-more") == 1
    assert sum(prompt.startswith(("prompt-firing", "prompt-choosing")) for prompt in asked) >= 4
    preview = anna.page.locator(".preview").inner_text()
    assert "S-01" in preview
    assert "A-16" in preview
    assert "briefcase" in preview
    anna.click("[data-confirm]:enabled")
    anna.page.locator(".log li", has_text="A-16").last.wait_for()
    told = anna.page.locator(".log").inner_text()
    assert "places an agent on Stephansdom" in told
    for part in ("takes an info tile at Michaelerplatz", "fulfils S-01", "fulfils A-16"):
        assert part in told


def test_cards_are_planned_by_dragging(visit: Visit, server: Running) -> None:
    """In any order: a card that is dropped on action IV waits there for those before it."""
    anna = visit(None)
    sit_down(anna, server, 2, options={"version": "starter", "start": "1"})
    anna.look()
    cards = anna.page.locator(".planning .card")
    places = anna.page.locator(".planning ol > li")
    for card, place in ((0, 2), (1, 0), (2, 1)):
        cards.nth(card).drag_to(places.nth(place))
    assert anna.look()["confirm"]
    assert [places.nth(place).locator("button").count() for place in range(3)] == [1, 1, 1]
    first = anna.heard("draft")[-1]["row"]
    places.nth(0).locator("button").click()
    cards.nth(1).drag_to(places.nth(0))
    assert anna.look()["confirm"]
    assert anna.heard("draft")[-1]["row"] == first


def test_one_screen(visit: Visit, server: Running) -> None:
    """Nothing scrolls but what is meant to, at a laptop's size, in the fullest game."""
    anna = visit(None)
    sit_down(anna, server, 4, options={"version": "full", "third_man": "yes", "feld_agents": "yes"})
    rng = Rng(4)
    for _ in range(6):
        assert anna.answer(rng)
        anna.look()
        assert anna.page.evaluate(WIDE) <= 0
        assert anna.page.evaluate(TALL) <= 0


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_board_in_words(language: str, visit: Visit, server: Running) -> None:
    """A building can be picked from the list of them, with its price beside it."""
    anna = visit(None, language=language)
    anna.go("/credits")
    anna.page.evaluate("localStorage['safehouse.text'] = 'on'")
    sit_down(anna, server, 2, scenario=crowded())
    store(anna)
    row = anna.page.locator("tr", has_text="Stephansdom")
    assert game_words("vienna", language).say("place-price", number="|", bribes="").split("|")[0] in row.inner_text()
    row.locator("[data-action]").click()
    assert anna.look()["picks"]


# What the panel says, sentence after sentence.
WATCH = """
window.told = [];
new MutationObserver(() => {
  const said = document.querySelector(".now .todo")?.textContent.trim();
  if (said && said !== window.told.at(-1)) window.told.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_turn_begins_with_a_sentence(visit: Visit, server: Running) -> None:
    """The log divides the turns by names between dashes; in the panel that would be a riddle."""
    anna = visit(None, phone=True, speed="fast")
    anna.context.add_init_script(WATCH)
    sit_down(anna, server, 2, options={"version": "starter"}, nonce="turn")
    while len(told := anna.page.evaluate("() => window.told")) < 8:
        if anna.asked():
            anna.answer(Rng(1))
    assert [one for one in told if one.startswith("—")] == []
