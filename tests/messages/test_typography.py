"""Every text has the quotes, dashes and final signs of its language, and the figures of the English one."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from safehouse.messages import LANGUAGES
from tests.messages.test_glossary import TEXTS

# What no text of a language has: quotes of another language, typewriter signs.
FOREIGN = {
    "en": re.compile(r"[„‘’‚«»]"),
    "de": re.compile(r"”|[‘’‚«»]|(?<!\w)'|'(?!\w)"),
    "nl": re.compile(r"[„“”‚«»]"),
}
PAIRS = {"en": ("“", "”"), "de": ("„", "“"), "nl": ("‘", "’")}
# Typewriter signs: a straight quote, three dots, a hyphen for a dash (a list begins its lines with one).
TYPEWRITER = re.compile(r"\"|\.\.\.|\S - \S|\w--|\s[.,;:]")
FINAL = re.compile(r"[.?!:]$")
FIGURE = re.compile(r"(?<![\w.])\d+(?:\.\d+)*")
# A text that ends in a choice between variants: their ends are inside.
CHOICE = "}"


def wrong_signs(language: str, texts: Mapping[str, str]) -> Iterator[str]:
    """Tell where texts have signs that their language does not have."""
    opening, closing = PAIRS[language]
    for place, text in texts.items():
        if hit := FOREIGN[language].search(text) or TYPEWRITER.search(text):
            yield f"{place}: {hit[0]!r}"
        if text.count(opening) != text.count(closing):
            yield f"{place}: quotes that do not match"


def other_ends(english: Mapping[str, str], texts: Mapping[str, str]) -> Iterator[str]:
    """Tell where a text ends in another sign than the English one: a sentence stays one, a label too."""
    for place in english.keys() & texts.keys():
        both = (english[place], texts[place])
        ends = [hit[0] if (hit := FINAL.search(text)) else "" for text in both]
        if ends[0] != ends[1] and not any(text.endswith(CHOICE) for text in both):
            yield f"{place}: ends in {ends[1]!r}, in English in {ends[0]!r}"


def other_figures(english: Mapping[str, str], texts: Mapping[str, str]) -> Iterator[str]:
    """Tell where a text has other figures than the English one."""
    for place in english.keys() & texts.keys():
        ours, theirs = (Counter(FIGURE.findall(text)) for text in (english[place], texts[place]))
        if ours != theirs:
            yield f"{place}: {sorted((theirs - ours).elements())} for {sorted((ours - theirs).elements())}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs(language: str) -> None:
    assert list(wrong_signs(language, TEXTS[language])) == []


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_ends(language: str) -> None:
    assert sorted(other_ends(TEXTS["en"], TEXTS[language])) == []


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_figures(language: str) -> None:
    assert sorted(other_figures(TEXTS["en"], TEXTS[language])) == []


# --- Controls ---------------------------------------------------------------------------------------------------

ENGLISH = {"page/a": "Wait for “…”: 3 steps."}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It’s your turn."), ("en", "Wait ..."), ("en", 'play "…"'), ("en", "a game - or two"),
        ("de", "spiel “…”"), ("de", "spiel ‚…‘"), ("de", "spiel „…"), ("nl", "speel “…”"), ("nl", "speel ‘…"),
    ],
)  # fmt: skip
def test_a_wrong_sign_is_found(language: str, text: str) -> None:
    assert list(wrong_signs(language, {"page/a": text})) != []


def test_another_end_and_another_figure_are_found() -> None:
    assert list(other_ends(ENGLISH, {"page/a": "Warte auf „…“: 3 Schritte"})) != []
    assert list(other_figures(ENGLISH, {"page/a": "Warte auf „…“: drei Schritte."})) != []
    same = {"page/a": "Warte auf „…“: 3 Schritte."}
    assert [*other_ends(ENGLISH, same), *other_figures(ENGLISH, same), *wrong_signs("de", same)] == []
