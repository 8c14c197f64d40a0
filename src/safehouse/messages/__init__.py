"""Texts for people: catalogues of Fluent messages by key, one file for each language (docs/messages.md).

Rules and descriptions speak in sentences without words (`core.sentences`); a catalogue turns them into text. The seat
of a player becomes their name. Fluent is loaded with the first catalogue, so that quick commands do not wait for it.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from safehouse.core.parts import part
from safehouse.core.registry import Game
from safehouse.core.sentences import Describer, Sentence

LANGUAGES = ("en", "de", "nl")
COMMON = Path(__file__).parent


def words_of(game: Game) -> Path:
    """Return the folder with a game's catalogues."""
    return game.data_folder.parent / "words"


class Catalogue:
    """The texts of one language, from several folders."""

    def __init__(self, language: str, folders: Sequence[Path], names: Sequence[str] = ()) -> None:
        from safehouse.messages.bundle import Speaker, bundle_of

        self.language = language
        self.names = list(names)
        self.bundle = bundle_of(language, tuple(folders))
        self.speaker = Speaker(self.bundle, self.name)

    def has(self, key: str) -> bool:
        """Return whether there is a text for a key: `message` or `message.attribute`."""
        return self.bundle.pattern(key) is not None

    def keys(self, beginning: str) -> list[str]:
        """Return the messages whose keys begin so, in the order of the catalogue."""
        return [key for key in self.bundle.keys if key.startswith(beginning)]

    def say(self, key: str, **arguments: Any) -> str:
        """Return the text of a key, its arguments filled in. A key without a text stands for itself."""
        return self.speaker.say(key, arguments)

    def sentence(self, sentence: Sentence) -> str:
        """Return the text of a sentence."""
        return self.speaker.sentence(sentence)

    def named(self, name: str) -> str:
        """Return a proper name as this language has it, where the catalogue knows one."""
        return self.speaker.text(self.speaker.named(name))

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def join(self, texts: Sequence[str]) -> str:
        """Return texts as people list them: one, two and three."""
        return self.bundle.join(texts)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, if we speak it, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def describer(game: Game) -> Describer | None:
    """Return what a game has to say, if it brings it."""
    found = part(game, "describer")
    assert found is None or isinstance(found, Describer)
    return found
