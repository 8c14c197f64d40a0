"""Words for people: catalogues of texts by key, one file for each language.

Rules and descriptions speak in sentences without words (`core.sentences`); a catalogue turns them into text. The seat
of a player becomes his name.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from safehouse.core.registry import Game
from safehouse.core.sentences import Sentence

LANGUAGES = ("en", "de", "nl")
COMMON = Path(__file__).parent
PLACEHOLDER = re.compile(r"\{(\w+)\}")


class Catalogue:
    """The texts of one language, from several folders."""

    def __init__(self, language: str, folders: Sequence[Path], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self.texts: dict[str, str] = {}
        for folder in folders:
            self.texts.update(read(folder, language))

    def say(self, key: str, **arguments: Any) -> str:
        """Return the text of a key, its arguments filled in. A key without a text stands for itself."""
        text = self.texts.get(key, key)
        return PLACEHOLDER.sub(lambda found: self._fill(arguments.get(found[1], found[0])), text)

    def sentence(self, sentence: Sentence) -> str:
        """Return the text of a sentence."""
        key, arguments = sentence
        if key == "seat":
            return self.name(arguments["seat"])
        return self.say(key, **arguments)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def join(self, texts: Sequence[str]) -> str:
        """Return texts as people list them: one, two and three."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("list.and", first=", ".join(texts[:-1]), last=texts[-1])

    def _fill(self, argument: Any) -> str:
        if isinstance(argument, tuple):
            return self.sentence((argument[0], argument[1]))
        if isinstance(argument, list):
            return self.join([self._fill(part) for part in argument])
        return str(argument)


@cache
def read(folder: Path, language: str) -> dict[str, str]:
    """Return the texts of one file; where the folder has no such language, the English ones."""
    path = folder / f"{language}.json"
    if not path.exists():
        path = folder / "en.json"
    if not path.exists():
        return {}
    texts: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return texts


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, if we speak it, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def describer(game: Game) -> ModuleType | None:
    """Return the game's module of sentences, if it has one."""
    name = f"{type(game).__module__.rpartition('.')[0]}.describe"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
