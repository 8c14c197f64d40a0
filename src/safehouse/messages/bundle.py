"""Format Fluent messages in Python. `web/src/lib/words.ts` does the same in the browser; a test compares the two.

An argument is a number, a string, a sentence, or a list of these. Numbers are formatted by the language, lists joined
by it. A string that has a message `name-…` is a proper name and takes that text: Vienna, Wien, Wenen.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from safehouse.core.sentences import Sentence
from safehouse.messages.files import read

# British English lists without a comma before “and”. `web/src/lib/words.ts` has the same locales.
LOCALES = {"en": "en-GB", "de": "de", "nl": "nl"}
MISSING = re.compile(r"Unknown external: (\w+)")
Naming = Callable[[int], str]


class Thing(FluentType):
    """A sentence, or a list of arguments, inside another sentence."""

    def __init__(self, bundle: "Bundle", value: Any, naming: Naming) -> None:
        self.bundle, self.value, self.naming = bundle, value, naming

    def format(self, locale: Locale) -> str:
        return self.form("")

    def form(self, case: str) -> str:
        """Return the text in a grammatical case, or as it is where it has no such form."""
        if isinstance(self.value, list):
            return self.bundle.join([self.bundle.text(part, self.naming, case) for part in self.value])
        return self.bundle.sentence(self.value, self.naming, case)


def form(thing: Any, case: str = "") -> Any:
    """FORM($thing, case: "dative"): the attribute of that name of the thing's own message."""
    return thing.form(case) if isinstance(thing, Thing) else thing


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, resources: Sequence[ast.Resource]) -> None:
        self.fluent = FluentBundle([LOCALES.get(language, language)], functions={"FORM": form}, use_isolating=False)
        for resource in resources:
            self.fluent.add_resource(resource, allow_overrides=True)
        self.locale = Locale.parse(LOCALES.get(language, language), sep="-")

    def pattern(self, key: str) -> Pattern | None:
        """Return the pattern of `message` or `message.attribute`, if there is one."""
        name, _, attribute = key.partition(".")
        if not self.fluent.has_message(name):
            return None
        message = self.fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, arguments: Mapping[str, Any], naming: Naming, case: str = "") -> str:
        """Return the text of a key, in a case where it has that form. A key without a text stands for itself."""
        pattern = (self.pattern(in_case(key, case)) if case else None) or self.pattern(key)
        if pattern is None:
            return key
        filled = {name: self.argument(value, naming) for name, value in arguments.items()}
        text, errors = self.fluent.format_pattern(pattern, filled)
        holes = [found[1] for error in errors if (found := MISSING.search(str(error)))]
        if holes:  # An argument that was not given must be seen, as in the browser.
            text, _ = self.fluent.format_pattern(pattern, {**filled, **{name: f"{{${name}}}" for name in holes}})
        return str(text)

    def sentence(self, sentence: Sentence, naming: Naming, case: str = "") -> str:
        key, arguments = sentence
        if key == "seat":
            return naming(arguments["seat"])
        return self.say(key, arguments, naming, case)

    def argument(self, value: Any, naming: Naming) -> Any:
        """Return an argument as Fluent takes it."""
        if isinstance(value, (tuple, list)):
            return Thing(self, value, naming)
        if isinstance(value, (int, float)):
            return value
        name = f"name-{str(value).replace(' ', '_')}"
        return Thing(self, (name, {}), naming) if self.fluent.has_message(name) else str(value)

    def text(self, value: Any, naming: Naming, case: str = "") -> str:
        """Return one argument of a list as text."""
        given = self.argument(value, naming)
        return given.form(case) if isinstance(given, Thing) else str(given)

    def join(self, texts: Sequence[str]) -> str:
        return format_list(list(texts), locale=self.locale)


def in_case(key: str, case: str) -> str:
    """Return the key of a case: `point.dative` of `point`, `point.count-dative` of `point.count`."""
    return f"{key}-{case}" if "." in key else f"{key}.{case}"


@cache
def bundle_of(language: str, folders: tuple[Path, ...]) -> Bundle:
    """Return the bundle of several folders; a later one's message replaces an earlier one's. Slow the first time."""
    return Bundle(language, [resource for folder in folders if (resource := read(folder, language)) is not None])
