"""One plain voice: pages say for whom they are, people are “they”, docstrings begin with a verb, comments are plain."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(path for path in ROOT.glob("*.md") if path.name != "README.md")])
# A person is “they”, an agent or a bot is “it”; nobody is “whoever”, and nothing “is none”.
# What is permanent is not “for good”, and nobody is “one” who likes something.
WRONG = re.compile(
    r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Ww]hoever|(?:is|are) none of|for good|one likes|as long as one|nothing of it)\b"
)
# Words with which a docstring does not begin: what a function does begins with its verb.
NOUNS = {
    "A", "All", "An", "Every", "How", "One", "One's", "Somebody", "The", "What", "Whether", "Which", "Who", "Whoever",
}  # fmt: skip
PLAIN = sorted(path.name for path in (ROOT / "src" / "safehouse").iterdir() if path.is_dir() and path.name != "envs")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_says_for_whom_it_is(page: Path) -> None:
    title, first = page.read_text(encoding="utf-8").split("\n\n")[:2]
    assert title.startswith("# ")
    assert first.startswith("For ")


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_people_are_they(page: Path) -> None:
    text = re.sub(r"“[^”]*”", "", page.read_text(encoding="utf-8"))  # what is quoted may say it otherwise
    assert [line for line in text.splitlines() if WRONG.search(line)] == []


def begins(path: Path) -> list[str]:
    """Return the functions of a module whose docstring begins with a noun; a property is one."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = (ast.get_docstring(node) or "-").split()[0]
        if first in NOUNS and not any("property" in ast.unparse(one) for one in node.decorator_list):
            found.append(f"{path.name}:{node.lineno} {first}")
    return found


# “X is there already” is German word order, and “a reply is a text, not 1” does not say that it must be one.
ORDER = re.compile(r"(?<!not) already(?=[\"'.;,]| \()|\bsum to nothing\b|\bone likes\b")
# Old-fashioned words in code: say who or what it is, and how many. Then names that the glossary has replaced.
RIDDLES = re.compile(
    r"\b([Ww]hoever|[Ss]omebody|[Aa]nybody|oneself|(is|are) told|by nobody's leave|(is|are) none to"
    r"|[Ss]tanding orders?|one likes|for good|whatever comes of|go(es)? by that name)\b"
)


def said(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a module by line."""
    source = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield token.start[0], token.string


def test_comments_do_not_riddle() -> None:
    places = [path for path in (ROOT / "src" / "safehouse").rglob("*.py") if not {"bots", "envs"} & set(path.parts)]
    found = [
        f"{path.name}:{line} {hit[0]}" for path in places for line, text in said(path) if (hit := RIDDLES.search(text))
    ]
    assert found == []


def test_nothing_of_the_page_riddles() -> None:
    """All text: these words are no names there."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 200
    assert [path.name for path in sources if RIDDLES.search(path.read_text(encoding="utf-8"))] == []


def raised(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the texts of the errors that a module raises, by line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            yield from ((node.lineno, ast.unparse(one)) for one in node.exc.args)


def test_errors_are_in_english_word_order() -> None:
    places = sorted((ROOT / "src" / "safehouse").rglob("*.py"))
    texts = [(path, line, text) for path in places for line, text in raised(path)]
    assert len(texts) > 400
    assert [f"{path.name}:{line} {text}" for path, line, text in texts if ORDER.search(text)] == []


@pytest.mark.parametrize("text", ["'B is at rathaus already (V1.4)'", "f'{target} exists already; choose another'"])
def test_german_word_order_is_found(text: str) -> None:
    assert ORDER.search(text)


@pytest.mark.parametrize(
    "text", ["# Whoever asks", "# He is told so.", '"""Return what somebody did."""', "// Standing orders"]
)
def test_a_riddle_is_found(text: str) -> None:
    assert RIDDLES.search(text)


def test_docstrings_begin_with_a_verb() -> None:
    places = [path for part in PLAIN for path in (ROOT / "src" / "safehouse" / part).rglob("*.py")]
    places = [path for path in [*places, *(ROOT / "tools").rglob("*.py")] if "bots" not in path.relative_to(ROOT).parts]
    assert len(places) > 200
    assert [one for path in places for one in begins(path)] == []
