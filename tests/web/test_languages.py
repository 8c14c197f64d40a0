"""Every screen in English, German and Dutch: no key shows, and nothing stays English."""

import re

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.visitor import SAID, Visitor
from tests.web.words import LANGUAGES, catalogue, game_words

PATHS = ["/", "/new?game=heimlich", "/rules/heimlich", "/credits", "/replay", "/scenario/heimlich"]


def keys() -> set[str]:
    return {key for key in {**catalogue("en"), **game_words("heimlich", "en")} if "." in key}


def check(visitor: Visitor, language: str) -> None:
    said = visitor.page.evaluate(SAID)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    shown = set(re.findall(r"[a-z]\w*(?:\.\w+)+", said))
    assert shown & keys() == set()
    assert not re.search(r"\{\w+\}", said), "a place without a value shows"
    assert not re.search(r"\b(undefined|NaN|\[object)\b", said)
    if language != "en":
        english = {**catalogue("en"), **game_words("heimlich", "en")}
        own = {**catalogue(language), **game_words("heimlich", language)}
        plain = [
            text for key, text in english.items() if len(text.split()) > 3 and "{" not in text and own[key] != text
        ]
        assert [text for text in plain if text in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(language: str, visit: Visit) -> None:
    anna = visit(None, language=language)
    for path in PATHS:
        anna.go(path)
        anna.page.locator("h1").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        check(anna, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table(language: str, visit: Visit, server: Running) -> None:
    anna = visit(None, language=language)
    enter(anna, open_table(server, "pbb", options={"mode": "top_secret", "dossier": "yes", "start": "1"}))
    rng = Rng(17)
    for _ in range(4):
        anna.look()
        check(anna, language)
        anna.answer(rng)
    for tab in anna.page.locator("[data-tab]").all():
        tab.click()
        check(anna, language)


def test_the_language_changes_at_once(visit: Visit) -> None:
    anna = visit("/")
    anna.page.locator("select:has(option[value=nl])").first.select_option("nl")
    check(anna, "nl")
    anna.page.reload()
    anna.page.locator("h1").first.wait_for()
    check(anna, "nl")
