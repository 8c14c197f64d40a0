"""Every screen in English, German and Dutch: no key shows, and nothing stays English."""

import re
from itertools import product
from typing import Any

import pytest

from safehouse.core.rng import Rng
from tests.daily import daily
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, Played
from tests.web.tables import enter, finished
from tests.web.visitor import SAID, Visitor
from tests.web.words import LANGUAGES, plain_texts

COMMON = ["/", "/credits", "/replay"]
PATHS = ["/new?game={}", "/rules/{}", "/scenario/{}"]


def check(visitor: Visitor, name: str, changed: str = "") -> None:
    language = changed or visitor.looks.language
    said = visitor.page.evaluate(SAID)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    english, own = plain_texts(name, "en"), plain_texts(name, language)
    shown = set(re.findall(r"[a-z]\w*(?:[-.]\w+)+", said))
    assert shown & set(english) == set()
    assert not re.search(r"\{\s*\$?\w+", said), "a place without a value shows"
    assert not re.search(r"\b(undefined|NaN|\[object)\b", said)
    if language != "en":
        plain = [one for key, one in english.items() if len(one.split()) > 3 and own[key] != one]
        assert [one for one in plain if one in said] == []


def ways(*kept: tuple[str, str]) -> list[Any]:
    """Return every game in every language: these each day, all in the long set. Other tests look at English pages."""
    return daily(product(GAMES, LANGUAGES), lambda *one: one in kept)


@pytest.mark.parametrize(("name", "language"), ways(("heimlich", "de"), ("suitcase", "nl")))
def test_pages(name: str, language: str, visit: Visit) -> None:
    anna = visit(None, language=language)
    for path in [*(COMMON if name == "heimlich" else []), *(path.format(name) for path in PATHS)]:
        anna.go(path)
        anna.page.locator("h1").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        check(anna, name)


def check_tabs(anna: Visitor, played: Played) -> None:
    for tab in anna.page.locator("[data-tab]").all():
        tab.click()
        check(anna, played.name)


@pytest.mark.parametrize(("name", "language"), ways(("heimlich", "nl"), ("vienna", "de")))
def test_table(name: str, language: str, visit: Visit, server: Running) -> None:
    """While it is played, in words too, and when it is over."""
    played = GAMES[name]
    anna = visit(None, language=language)
    played.sit(anna, server)
    rng = Rng(17)
    for _ in range(4):
        assert anna.answer(rng, confirm=False)
        check(anna, name)
        anna.answer(rng)
        anna.look()
        check(anna, name)
    check_tabs(anna, played)
    anna.page.keyboard.press("t")
    anna.page.locator("[data-guide=board] table, [data-guide=board] caption").first.wait_for()
    check(anna, name)
    enter(anna, finished(server, name, played.options))
    anna.page.locator("[data-over] svg").first.wait_for()
    check(anna, name)


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    anna = visit("/")
    anna.page.locator("select:has(option[value=nl])").first.select_option("nl")
    anna.page.wait_for_function("() => document.documentElement.lang === 'nl'")
    check(anna, "heimlich", "nl")
    anna.page.reload()
    anna.page.locator("h1").first.wait_for()
    check(anna, "heimlich", "nl")
