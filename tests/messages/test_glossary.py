"""Words that the glossary has replaced are in no catalogue; `replaced_words.toml` lists them."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from safehouse.messages import LANGUAGES
from safehouse.messages.checks import catalogues, read_language
from tests.messages.test_faults import FOLDERS, GAMES

LIST = Path(__file__).with_name("replaced_words.toml")
LESSONS = {f"{name}'s lessons": folder / "lessons" for name, folder in GAMES.items()}
SOFT_HYPHEN = "\u00ad"
# What stands for an argument, or for a choice between variants.
ARGUMENT = re.compile(r"\{[^{}]*\}")


class Replaced(NamedTuple):
    """A word that is no longer used: where, which word is, and the keys that may keep it."""

    old: re.Pattern[str]
    new: str
    where: re.Pattern[str]
    kept: tuple[str, ...]


def replaced_words(source: str) -> dict[str, list[Replaced]]:
    """Return the replaced words by language."""
    return {
        language: [
            Replaced(re.compile(one["old"]), one["new"], re.compile(one.get("where", "")), tuple(one.get("except", ())))
            for one in words
        ]
        for language, words in tomllib.loads(source).items()
    }


WORDS = replaced_words(LIST.read_text(encoding="utf-8"))
# The texts of every catalogue as they read, by CATALOGUE/KEY.
TEXTS = {
    language: {
        f"{name}/{key}": ARGUMENT.sub("…", text.source).replace(SOFT_HYPHEN, "")
        for name, folder in {**FOLDERS, **LESSONS}.items()
        for key, text in read_language(language, catalogues(folder)[language]).texts.items()
    }
    for language in LANGUAGES
}


def found(texts: Mapping[str, str], words: Iterable[Replaced]) -> Iterator[str]:
    """Tell where texts use replaced words."""
    for word in words:
        for place, text in texts.items():
            hit = word.old.search(text)
            if hit and word.where.search(place) and place.partition("/")[2] not in word.kept:
                yield f"{place}: {hit[0]!r} is now {word.new!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_uses_a_replaced_word(language: str) -> None:
    assert list(found(TEXTS[language], WORDS[language])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    for word in WORDS[language]:
        for key in word.kept:
            assert list(found(TEXTS[language], [word._replace(kept=tuple(set(word.kept) - {key}))])) != [], key


# --- Controls ---------------------------------------------------------------------------------------------------

PLANTED = {
    "en": {
        "vienna/prompt-acting": "… puts an agent on …, or takes an info.",
        "heimlich/event-rolled": "… rolled ….",
        "page/table-now-sealed": "Your answer lies sealed.",
        "page/table-players-turn": "on turn",
        "page/table-chat-none": "Nobody has said anything yet.",
        "vienna/mission": "Errand …",
    },
    "de": {
        "vienna/ability.brief": "… …: 1 Bestechung",
        "suitcase/base-of": "Stützpunkt …",
        "heimlich/why-not_your_turn": "Du bist nicht an der Reihe.",
        "vienna's lessons/lesson-starter-parlament": "Setz deinen Agenten auf das Parlament: …",
        "refusals/refusal-game_over": "Das Spiel ist zu Ende.",
    },
    "nl": {
        "vienna/short-coins": "de rest in schilling",
        "page/table-board": "Hele bord",
        "suitcase/event-rolled": "… gooide ….",
        "refusals/refusal-seat_taken": "Deze plaats is bezet.",
    },
}


@pytest.mark.parametrize(
    ("language", "place"), [(language, place) for language, texts in PLANTED.items() for place in texts]
)
def test_a_replaced_word_is_found(language: str, place: str) -> None:
    assert any(line.startswith(f"{place}: ") for line in found(PLANTED[language], WORDS[language]))


def test_a_word_is_wrong_only_where_the_list_says_so() -> None:
    words = replaced_words("""
        [[en]]
        old = 'map'
        new = "board"
        where = '^suitcase'
        except = ["old"]
    """)["en"]
    assert list(found({"vienna/thing": "map", "suitcase/old": "map", "suitcase/new": "map"}, words)) == [
        "suitcase/new: 'map' is now 'board'"
    ]
