"""A catalogue in Python: arguments, forms, plurals, lists, numbers, and what is missing."""

from pathlib import Path

import pytest

from safehouse.messages import COMMON, LANGUAGES, Catalogue, preferred_language

GERMAN = """
agent = Agent { $number }
bomb = Bombe
    .indefinite = eine Bombe
point =
    .count = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
    .count-dative = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
name-West_Berlin = West-Berlin
name-Hofburg = Hofburg
    .dative = der Hofburg
from = von { FORM($place, case: "dative") }
holds = { $case }: { FORM($content, case: "indefinite") }!
wins = { $seats } gewinnt mit { FORM($points, case: "dative") }.
things = { $things } und noch { FORM($things, case: "indefinite") }
"""


@pytest.fixture
def german(tmp_path: Path) -> Catalogue:
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return Catalogue("de", [tmp_path], ["Anna", "West Berlin"])


def test_a_sentence_is_filled_with_sentences_seats_and_lists(german: Catalogue) -> None:
    seats = [("seat", {"seat": 0}), ("agent", {"number": 2}), ("seat", {"seat": 1})]
    text = german.sentence(("wins", {"seats": seats, "points": ("point.count", {"number": 1})}))
    assert text == "Anna, Agent 2 und West Berlin gewinnt mit 1 Punkt."


def test_a_form_is_that_of_the_argument(german: Catalogue) -> None:
    assert german.say("holds", case="A", content=("bomb", {})) == "A: eine Bombe!"
    assert german.say("wins", seats="x", points=("point.count", {"number": 3})) == "x gewinnt mit 3 Punkten."
    assert german.sentence(("from", {"place": "Hofburg"})) == "von der Hofburg"
    assert german.say("things", things=[("bomb", {}), "Hut"]) == "Bombe und Hut und noch eine Bombe und Hut"


def test_what_has_no_such_form_stays_as_it_is(german: Catalogue) -> None:
    assert german.say("holds", case="A", content=("agent", {"number": 7})) == "A: Agent 7!"
    assert german.say("from", place="Rathaus") == "von Rathaus"
    assert german.say("holds", case=1, content=2) == "1: 2!"


def test_a_proper_name_has_the_form_of_the_language_but_a_person_keeps_theirs(german: Catalogue) -> None:
    assert german.sentence(("from", {"place": "West Berlin"})) == "von West-Berlin"
    assert german.sentence(("things", {"things": ["West Berlin", "Oslo"]})).startswith("West-Berlin und Oslo ")
    assert german.named("West Berlin") == "West-Berlin"
    assert german.sentence(("from", {"place": ("seat", {"seat": 1})})) == "von West Berlin"
    assert german.say("from", place="West Berlin") == "von West Berlin"


def test_what_is_missing_is_seen(german: Catalogue) -> None:
    assert german.sentence(("no-such-key", {})) == "no-such-key"
    assert german.say("bomb.dative") == "bomb.dative"
    assert german.say("wins", seats=[], points="2") == " gewinnt mit 2."
    assert german.say("from") == "von {$place}"
    assert (german.has("bomb"), german.has("bomb.indefinite"), german.has("point"), german.has("point.count")) == (
        True, True, False, True,
    )  # fmt: skip


def test_no_value_is_read_as_a_pattern(german: Catalogue) -> None:
    assert german.say("agent", number="{ $place }") == "Agent { $place }"


def test_numbers_are_those_of_the_language(german: Catalogue) -> None:
    assert german.say("point.count", number=12345) == "12.345 Punkte"
    assert german.say("agent", number="064") == "Agent 064"


def test_a_folder_without_the_language_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n")
    assert Catalogue("nl", [tmp_path]).say("hello") == "Hello"


def test_language_of_the_environment() -> None:
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LC_ALL": "nl_BE", "LANG": "de_DE"}) == "nl"
    assert preferred_language({"LANG": "fr_FR"}) == "en"
    assert preferred_language({}) == "en"


@pytest.mark.parametrize(("language", "last"), list(zip(LANGUAGES, ("and", "und", "en"), strict=True)))
def test_lists_read_well(language: str, last: str) -> None:
    words = Catalogue(language, [COMMON], ["Anne", "Bo", "Cy"])
    assert words.join([]) == ""
    assert words.join(["1"]) == "1"
    assert words.join(["1", "2"]) == f"1 {last} 2"
    assert words.join(["1", "2", "3"]) == f"1, 2 {last} 3"
    assert words.sentence(("seat", {"seat": 1})) == "Bo"
