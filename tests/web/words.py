"""The page's words, to find things by what people read."""

from functools import cache

from fluent.syntax import FluentParser

from safehouse.core.registry import find_game
from safehouse.messages import LANGUAGES, Catalogue, words_of
from safehouse.messages.bundle import Bundle, Speaker
from safehouse.messages.checks import catalogues, read_language
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.notices.channels import WORDS as CHANNELS
from tools.client import WEB

__all__ = ["LANGUAGES", "caption", "game_words", "plain_texts", "text"]
PAGE = WEB / "src" / "words"


@cache
def page_words(language: str) -> Speaker:
    paths = [path for folder in (PAGE, REFUSALS, CHANNELS) for path in catalogues(folder)[language]]
    resources = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths]
    return Speaker(Bundle(language, resources), str)


def text(key: str, language: str = "en", **values: object) -> str:
    """Return a text of the page's own."""
    speaker = page_words(language)
    assert speaker.bundle.pattern(key) is not None, key
    return speaker.say(key, values)


@cache
def game_words(game: str, language: str) -> Catalogue:
    return Catalogue(language, [words_of(find_game(game))])


def caption(game: str, scenario: str, language: str) -> str:
    """Return the title of a scenario."""
    return Catalogue(language, [words_of(find_game(game)) / "poster"]).say(f"{game}-scene-{scenario}")


@cache
def plain_texts(game: str, language: str) -> dict[str, str]:
    """Return the texts of the page and of a game by key; those with places in them are empty."""
    found: dict[str, str] = {}
    for folder in (PAGE, words_of(find_game(game))):
        for key, one in read_language(language, catalogues(folder)[language]).texts.items():
            found[key] = "" if one.variables else one.source
    return found
