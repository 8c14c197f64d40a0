"""Format Fluent messages in Python. `web/src/lib/words.ts` does the same in the browser; a test compares the two.

An argument is a number, a string, a sentence, or a list of these. Numbers are formatted by the language, lists joined
by it. A string in a sentence that has a message `name-…` is a proper name and takes that text: Vienna, Wien, Wenen.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from safehouse.core.sentences import Sentence
from safehouse.messages.files import read

# British English lists without a comma before “and”. `web/src/lib/words.ts` has the same locales.
LOCALES = {"en": "en-GB"}
NO_LETTERS = re.compile(r"[^A-Za-z0-9]+")
MISSING = re.compile(r"Unknown external: (\w+)")
# Where a browser may break a long word. A terminal or a printed sheet would show it or count it.
SOFT_HYPHEN = "\N{SOFT HYPHEN}"


class Thing(FluentType):
    """A sentence, or a list of arguments, inside another sentence."""

    def __init__(self, speaker: "Speaker", value: Any) -> None:
        self.speaker, self.value = speaker, value

    def format(self, locale: Locale) -> str:
        return self.form("")

    def form(self, case: str) -> str:
        """Return the text in a grammatical case, or as it is where it has no such form."""
        if isinstance(self.value, list):
            return self.speaker.bundle.join([self.speaker.text(part, case) for part in self.value])
        return self.speaker.sentence(self.value, case)


def form(thing: Any, case: str = "") -> Any:
    """FORM($thing, case: "dative"): the attribute of that name of the thing's own message."""
    return thing.form(case) if isinstance(thing, Thing) else thing


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, resources: Sequence[ast.Resource]) -> None:
        self.fluent = FluentBundle([LOCALES.get(language, language)], functions={"FORM": form}, use_isolating=False)
        for resource in resources:
            self.fluent.add_resource(resource, allow_overrides=True)
        # The messages in the order in which the catalogues have them.
        entries = (entry for resource in resources for entry in resource.body)
        self.keys = list(dict.fromkeys(entry.id.name for entry in entries if isinstance(entry, ast.Message)))
        self.locale = Locale.parse(LOCALES.get(language, language), sep="-")

    def pattern(self, key: str) -> Pattern | None:
        """Return the pattern of `message` or `message.attribute`, if there is one."""
        name, _, attribute = key.partition(".")
        if not self.fluent.has_message(name):
            return None
        message = self.fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def fill(self, pattern: Pattern, arguments: Mapping[str, Any]) -> str:
        text, errors = self.fluent.format_pattern(pattern, dict(arguments))
        holes = [found[1] for error in errors if (found := MISSING.search(str(error)))]
        if holes:  # An argument that was not given must be seen, as in the browser.
            text, _ = self.fluent.format_pattern(pattern, {**arguments, **{name: f"{{${name}}}" for name in holes}})
        return str(text).replace(SOFT_HYPHEN, "")

    def join(self, texts: Sequence[str]) -> str:
        return format_list(list(texts), locale=self.locale)


class Speaker:
    """Says sentences in the words of a bundle; `naming` gives the name of a seat."""

    def __init__(self, bundle: Bundle, naming: Callable[[int], str]) -> None:
        self.bundle, self.naming = bundle, naming

    def sentence(self, sentence: Sentence, case: str = "") -> str:
        """Return the text of a sentence. Its strings may be proper names."""
        key, arguments = sentence
        if key == "seat":
            return self.naming(arguments["seat"])
        return self.say(key, {name: self.named(value) for name, value in arguments.items()}, case)

    def say(self, key: str, arguments: Mapping[str, Any], case: str = "") -> str:
        """Return the text of a key, in a case where it has that form. A key without a text stands for itself."""
        pattern = (self.bundle.pattern(in_case(key, case)) if case else None) or self.bundle.pattern(key)
        if pattern is None:
            return key
        return self.bundle.fill(pattern, {name: self.argument(value) for name, value in arguments.items()})

    def named(self, value: Any) -> Any:
        """Return a proper name as a sentence, where the language has its own form of it."""
        if isinstance(value, list):
            return [self.named(part) for part in value]
        key = name_key(value) if isinstance(value, str) else ""
        return (key, {}) if key and self.bundle.fluent.has_message(key) else value

    def argument(self, value: Any) -> Any:
        """Return an argument as Fluent takes it."""
        if isinstance(value, (tuple, list)):
            return Thing(self, value)
        return value if isinstance(value, (int, float)) else str(value)

    def text(self, value: Any, case: str = "") -> str:
        """Return an argument as text."""
        given = self.argument(value)
        return given.form(case) if isinstance(given, Thing) else str(given)


def name_key(name: str) -> str:
    """Return the key of a proper name: its letters without marks and its digits, anything else is an underscore."""
    letters = "".join(one for one in normalize("NFD", name) if not combining(one))
    return f"name-{NO_LETTERS.sub('_', letters)}"


def in_case(key: str, case: str) -> str:
    """Return the key of a case: `point.dative` of `point`, `point.count-dative` of `point.count`."""
    return f"{key}-{case}" if "." in key else f"{key}.{case}"


@cache
def bundle_of(language: str, folders: tuple[Path, ...]) -> Bundle:
    """Return the bundle of several folders; a later one's message replaces an earlier one's. Slow the first time."""
    return Bundle(language, [resource for folder in folders if (resource := read(folder, language)) is not None])
