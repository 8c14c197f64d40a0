"""Find faults in catalogues: `faults(catalogues(folder))` is empty where there are none. Tests and plug-ins use it."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

from safehouse.messages.bundle import LOCALES
from safehouse.messages.files import ENDING

PLURALS = ("zero", "one", "two", "few", "many", "other")
FUNCTIONS = ("FORM", "NUMBER")
# Two spaces in a row, markup, or a note such as TODO.
ODD = re.compile(r"  |[<>]|\bTODO\b")
# Signs and ids of one or two letters are no words.
WORD = re.compile(r"[^\W\d_]{3,}")


@dataclass
class Text:
    """What a pattern uses: variables, forms of them, messages, functions; and the words in it."""

    variables: set[str] = field(default_factory=set)
    # Those that only choose between variants, as a number chooses a plural form.
    choosing: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    # The keys of each selector, and its default.
    selectors: list[tuple[list[str], str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    source: str = ""


@dataclass
class Language:
    """The messages of one language, by key: `message` or `message.attribute`."""

    name: str
    texts: dict[str, Text] = field(default_factory=dict)
    # What is wrong with the files themselves.
    broken: list[str] = field(default_factory=list)

    @cached_property
    def cases(self) -> set[str]:
        """Return every grammatical form that a message asks for, by FORM or as an attribute of another message."""
        return {case for text in self.texts.values() for case in text.cases}

    def form_of(self, key: str) -> str:
        """Return the key that a key is a grammatical form of, or nothing."""
        message, _, attribute = key.partition(".")
        for case in self.cases:
            if attribute == case:
                return message
            if attribute.endswith(f"-{case}"):
                return f"{message}.{attribute.removesuffix(f'-{case}')}"
        return ""

    def is_own(self, key: str) -> bool:
        """Return whether a key need not be in other languages."""
        return key.startswith("name-") or bool(self.form_of(key))

    def shown(self, key: str) -> set[str]:
        """Return the variables that a text shows, those of messages in it too."""
        text = self.texts.get(key, Text())
        return text.variables.union(*map(self.shown, text.messages))

    def given(self, key: str) -> set[str]:
        """Return the variables that a text needs, to show them or to choose by them."""
        text = self.texts.get(key, Text())
        return text.variables.union(text.choosing, *map(self.given, text.messages))


def catalogues(folder: Path) -> dict[str, list[Path]]:
    """Return the files of a folder by language: `en.ftl`, or `AREA.en.ftl` for each of several areas."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.glob(f"*{ENDING}")):
        found.setdefault(path.name.removesuffix(ENDING).rpartition(".")[2], []).append(path)
    return found


def read_language(name: str, files: Sequence[Path]) -> Language:
    """Return the messages of one language, and what is wrong with its files."""
    language = Language(name)
    for path in files:
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                told = entry.annotations[0].message if entry.annotations else "not Fluent"
                language.broken.append(f"{path.name}:{line}: {told}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                prefix = "-" if isinstance(entry, ast.Term) else ""
                patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
                for attribute, pattern in {"": entry.value, **patterns}.items():
                    key = prefix + entry.id.name + (f".{attribute}" if attribute else "")
                    if key in language.texts:
                        language.broken.append(f"{path.name}: {key} appears twice")
                    if pattern is not None:
                        language.texts[key] = read_pattern(pattern)
    return language


def read_pattern(pattern: ast.Pattern) -> Text:
    """Return what a pattern uses."""
    text = Text()
    choosers: set[int] = set()
    for node in nodes(pattern):
        match node:
            case ast.TextElement():
                text.words.append(node.value)
            case ast.VariableReference():
                (text.choosing if id(node) in choosers else text.variables).add(node.id.name)
            case ast.MessageReference():
                text.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
                text.cases.update([node.attribute.name] if node.attribute else [])
            case ast.TermReference():
                text.messages.add(f"-{node.id.name}")
            case ast.FunctionReference():
                text.functions.add(node.id.name)
                if node.id.name == "FORM":
                    text.cases.update(str(one.value.parse()["value"]) for one in node.arguments.named)
            case ast.SelectExpression():
                choosers.add(id(node.selector))
                keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
                text.selectors.append(
                    (keys, next(key for key, one in zip(keys, node.variants, strict=True) if one.default))
                )
    serialized = ast.Resource([ast.Message(ast.Identifier("x"), pattern)])
    text.source = FluentSerializer().serialize(serialized).removeprefix("x =").strip()
    return text


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and all those inside it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from nodes(one)


def faults(files: Mapping[str, Sequence[Path]], same: Collection[str] = ()) -> list[str]:
    """Return what is wrong with a catalogue in its languages; words in `same` may be those of English."""
    languages = {name: read_language(name, paths) for name, paths in files.items()}
    if "en" not in languages:
        return ["there is no English catalogue"]
    english = languages["en"]
    found: list[str] = []
    for language in languages.values():
        told = [*language.broken, *inner_faults(language)]
        if language is not english:
            told += [*differences(language, english), *untranslated(language, english, same)]
        found += [f"{language.name}: {one}" for one in told]
    return found


def inner_faults(language: Language) -> Iterator[str]:
    """Yield what one language shows alone: references, functions, plurals, odd texts."""
    categories = plural_categories(language.name)
    for key, text in language.texts.items():
        yield from (f"{key}: there is no message {name}" for name in sorted(text.messages - set(language.texts)))
        yield from (f"{key}: there is no function {name}" for name in sorted(text.functions - set(FUNCTIONS)))
        for keys, default in text.selectors:
            named = {one for one in keys if one in PLURALS}
            if named and (named != categories or default != "other"):
                yield f"{key}: plural forms {listed(named)}; the language has {listed(categories)}"
        if not text.source or any(ODD.search(one) for one in text.words):
            yield f"{key}: an empty or odd text"
        base = language.form_of(key)
        if base and base not in language.texts:
            yield f"{key}: a form of {base}, which there is not"
        elif base and not language.given(key) <= language.given(base):
            yield f"{key}: other variables than {base}"
    attributes = {key.partition(".")[2] for key in language.texts}
    for case in sorted(language.cases):
        if not any(one == case or one.endswith(f"-{case}") for one in attributes):
            yield f"FORM asks for the case {case!r}, which no message has"


def differences(language: Language, english: Language) -> Iterator[str]:
    """Yield where a language has other keys or variables than English, forms and proper names aside."""
    own = {key for key in language.texts if not language.is_own(key)}
    wanted = {key for key in english.texts if not english.is_own(key)}
    yield from (f"{key} is missing" for key in sorted(wanted - own))
    yield from (f"{key} is not in English" for key in sorted(own - wanted))
    for key in sorted(own & wanted):
        ours, theirs = language.shown(key), english.shown(key)
        if ours != theirs or not language.given(key) <= english.given(key):
            yield f"{key}: variables {listed(language.given(key))}; English has {listed(english.given(key))}"


def untranslated(language: Language, english: Language, same: Collection[str]) -> Iterator[str]:
    """Yield texts that are the English ones, and have a word that is not known to be the same."""
    for key, text in language.texts.items():
        words = {word for part in text.words for word in WORD.findall(part)}
        if key in english.texts and text.source == english.texts[key].source and not words <= set(same):
            yield f"{key} is not translated: {text.source}"


def listed(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def plural_categories(language: str) -> set[str]:
    """Return the plural categories of a language by CLDR."""
    return {*Locale.parse(LOCALES.get(language, language), sep="-").plural_form.rules, "other"}
