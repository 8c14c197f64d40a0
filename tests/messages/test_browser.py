"""The browser says what Python says: the same compiled catalogues, the same text but for where words may break."""

import json
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser

from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.messages import COMMON, LANGUAGES, Catalogue, words_of
from safehouse.messages.bundle import SOFT_HYPHEN
from safehouse.messages.checks import catalogues, read_language
from safehouse.messages.compiled import compile_resource
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.notices.channels import WORDS as CHANNELS
from safehouse.server.notices.notice import WORDS as NOTICES
from tests.web.node import WEB, run_script

FOLDERS = [COMMON, REFUSALS, NOTICES, CHANNELS, *(words_of(find_game(name)) for name in sorted(OWN_GAMES))]
# Numbers that take every plural form, that are grouped, and that are no whole ones.
NUMBERS = (0, 1, 2, 21, 1234567, 2.5)

# What our catalogues do not use yet: terms, literals, selectors inside selectors, odd indents.
EVERYTHING = """
-brand = Safehouse
    .case = x
all = { -brand } { -brand(case: "y") } { "{" } { 3.10 } { NUMBER($number, minimumFractionDigits: 1) }
deep = { $number ->
    [0] none
    [1.5] half
   *[other] { $kind ->
        [a] A
       *[b] B
    } end
}
lines =
    one
      two

    three { all } four
    .only = { deep.none }
"""


def filled(name: str, number: float) -> Any:
    """Return something for a variable: numbers for what is counted, else names, sentences and lists of them."""
    if name in ("number", "number_2", "points", "count", "step", "steps", "bonus", "field", "turn", "goal"):
        return number
    texts = {"seat": ["seat", {"seat": 1}], "building": "Stephansdom", "city": "West Berlin"}
    return texts.get(name, [["seat", {"seat": 0}], ["no-such-key", {}], f"<{name}>"][: 1 + len(name) % 3])


def as_python(value: Any) -> Any:
    """Return a sentence of JSON as Python has it: with tuples."""
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
            return value[0], {name: as_python(one) for name, one in value[1].items()}
        return [as_python(one) for one in value]
    return value


def sentences(folder: Path, language: str) -> list[Any]:
    """Every text of a catalogue, with every number, and inside another one where that asks for a form."""
    read = read_language(language, catalogues(folder)[language])
    told: list[Any] = []
    for key in read.texts:
        told += [[key, {name: filled(name, number) for name in sorted(read.given(key))}] for number in NUMBERS]
    plain = [one for one in told if not one[1]]
    for key, text in read.texts.items():
        if text.cases:
            told += [[key, {**dict.fromkeys(sorted(read.given(key)), inner), "number": 2}] for inner in plain[:40]]
    return told


def test_compiled_catalogues_and_texts_are_the_same(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = [
        {"language": language, "path": str(folder / f"{language}.ftl"), "sentences": sentences(folder, language)}
        for folder in FOLDERS
        for language in LANGUAGES
    ]
    asked += [
        {"language": language, "path": str(path), "sentences": []}
        for language, paths in catalogues(WEB / "src" / "words").items()
        for path in paths
    ]
    question = tmp_path / "asked.json"
    question.write_text(json.dumps(asked))
    answer = json.loads(run_script("say.mjs", question))
    assert sum(len(one["texts"]) for one in answer) > 5000
    for one, told in zip(asked, answer, strict=True):
        path = Path(one["path"])
        assert told["body"] == compile_resource(FluentParser().parse(path.read_text(encoding="utf-8"))), path
        if one["sentences"]:
            words = Catalogue(one["language"], [path.parent], [f"seat {seat}" for seat in range(9)])
            said = [words.sentence(as_python(sentence)) for sentence in one["sentences"]]
            assert said == [text.replace(SOFT_HYPHEN, "") for text in told["texts"]], path


def test_a_catalogue_of_everything_is_compiled_the_same(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(EVERYTHING, encoding="utf-8")
    question = tmp_path / "asked.json"
    question.write_text(json.dumps([{"language": "en", "path": str(path), "sentences": []}]))
    (told,) = json.loads(run_script("say.mjs", question))
    assert told["body"] == compile_resource(FluentParser().parse(path.read_text(encoding="utf-8")))
