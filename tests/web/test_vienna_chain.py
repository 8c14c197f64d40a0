"""A placement in Vienna with six abilities and two missions: at every question the page says what follows."""

import re
from itertools import product

import pytest

from safehouse.core.sentences import counted
from safehouse.messages import Catalogue
from tests.daily import daily
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.positions import crowded
from tests.web.tables import enter
from tests.web.visitor import Visitor
from tests.web.words import LANGUAGES, game_words

HOUSE = "Stephansdom"
# Every question after the building, in the order in which it comes, and the words of the option that is taken.
CHAIN = [
    ("prompt-sourcing", "source-supply"),
    ("prompt-firing", "bonus-marker"),
    ("prompt-choosing-markers", "info-slide"),
    ("prompt-choosing-bribes", "bribe-wine"),
    ("prompt-choosing-bribes", "bribe-wine"),
    ("prompt-choosing-bribes", "bribe-tobacco"),
    ("prompt-commissioning", "S-01"),
    ("prompt-commissioning-more", "A-16"),
]


def pick(visitor: Visitor, text: str) -> None:
    """Press the first option beside the board that says this."""
    option = visitor.page.locator(".now [data-action]", has_text=re.compile(re.escape(text), re.IGNORECASE)).first
    option.scroll_into_view_if_needed()
    option.click()


def begin(visitor: Visitor, server: Running) -> None:
    """Sit down, and store the card of action I in the drawer that is free: the agent of action III is asked for."""
    enter(visitor, server.create("vienna", "pb", name="Anna", scenario=crowded()))
    visitor.look()
    visitor.page.locator(".now [data-action]").last.click()
    visitor.look()
    visitor.click("[data-confirm]:enabled")
    visitor.page.locator(".places, [data-guide=city] [role=button]").first.wait_for()
    visitor.look()


def put_agent(visitor: Visitor) -> None:
    """Choose the building: on the plan, or with little room among the cards of them."""
    if visitor.looks.phone:
        pick(visitor, HOUSE)
    else:
        number = visitor.page.locator(f'[data-building][aria-label^="{HOUSE}"]').get_attribute("data-building")
        visitor.click(f'[data-building="{number}"]')


def steps(visitor: Visitor) -> dict[str, list[str]]:
    """What the page says of the placement: what is done, what is asked, what is still to come."""
    seen: dict[str, list[str]] = {"done": [], "now": [], "then": []}
    for step in visitor.page.locator("[data-ahead] li").all():
        seen[str(step.get_attribute("class")).split()[0]].append(step.locator("span").inner_text())
    return seen


# Each day in one language on each kind of screen.
WAYS = daily([*product(LANGUAGES, [False]), ("en", True)], lambda language, phone: phone or language == "de")


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_every_step_is_told(language: str, phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, language=language, phone=phone)
    words = game_words("vienna", language)
    begin(anna, server)
    put_agent(anna)
    bribe, marker = words.say("bonus-bribe"), words.say("bonus-marker")
    thrice = words.say("ahead-times", number=3, bonus=bribe)
    both, last = words.join(["S-01", "A-16"]), words.say("ahead-missions", missions="A-16")
    missions = words.say("ahead-missions", missions=both)
    four = words.say("ahead-four", action="IV", info=words.say("info-microfilm"))
    agent, infos = words.say("ahead-agent"), words.say("ahead-infos")
    # By the option that is taken.
    expected = {
        "source-supply": ([agent], [infos, missions, four]),
        "bonus-marker": ([words.say("ahead-yours")], [missions, four]),
        "info-slide": ([marker], [thrice, missions, four]),
        "bribe-tobacco": ([bribe], [missions, four]),
        "S-01": ([missions], [four]),
        "A-16": ([last], [four]),
    }
    for question, answer in CHAIN:
        anna.look()
        assert anna.heard("draft")[-1]["prompt"][0] == question
        seen = steps(anna)
        if answer in expected:
            assert (seen["now"], seen["then"]) == expected[answer], answer
        assert len(seen["now"]) == 1
        pick(anna, words.say(answer))
    assert anna.look()["confirm"]
    assert anna.page.locator("[data-ahead]").count() == 0
    anna.click("[data-confirm]:enabled")
    anna.look()
    check_log(anna, words)


def took(words: Catalogue, square: str, info: str, points: int) -> str:
    return words.say("story-took", seat="Anna", square=square, info=(info, {}), gains=counted("point", points))


def check_log(visitor: Visitor, words: Catalogue) -> None:
    """The log tells all of it, in the order in which it happened."""
    if visitor.looks.phone:
        visitor.page.locator("[data-tab=log]").click()
    visitor.page.locator(".log li", has_text="A-16").first.wait_for()
    # Where a word may be divided shows on the page alone.
    log = " ".join(visitor.page.locator(".log").first.inner_text().replace("\xad", "").split())
    bribes = [counted("bribe-wine", 2), counted("bribe-tobacco", 1)]
    told = [
        took(words, "Michaelerplatz", "info-briefcase", 3),
        took(words, "Franziskanerplatz", "info-microfilm", 2),
        words.say("story-ability", seat="Anna", gains=counted("point", 10)),
        words.say("story-marker-ability", seat="Anna", info=("info-slide", {}), field=2, area=1),
        words.say("story-ability", seat="Anna", gains=bribes),
        words.say("story-fulfilled", seat="Anna", mission="S-01").rstrip("."),
        words.say("story-fulfilled", seat="Anna", mission="A-16").rstrip("."),
    ]
    places = [log.find(" ".join(line.split())) for line in told]
    assert -1 not in places, (told[places.index(-1)], log)
    assert places == sorted(places)
