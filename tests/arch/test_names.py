"""One name for one thing: each class of the glossary is there, and there once."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
# What travels mirrors what it is about, and each game has a state, a plan and decisions of its own.
MIRRORS = ("server/wire.py", "bots/foreign/messages.py", "bench/", "games/")


def words() -> set[str]:
    """The class names in the second column of the glossary's first table."""
    text = (ROOT / "docs" / "glossary.md").read_text().split("## Words of all games")[0]
    cells = [line.split("|")[2] for line in text.splitlines() if line.startswith("| ") and line.count("|") > 3]
    return {name for cell in cells for name in re.findall(r"`([A-Z][a-z]\w+)", cell)} - {"TableStore"}


def test_a_word_of_the_glossary_names_one_class() -> None:
    found: dict[str, list[str]] = {}
    source = ROOT / "src" / "safehouse"
    for path in sorted(source.rglob("*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(str(path.relative_to(source)))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found.setdefault(node.targets[0].id, []).append(str(path.relative_to(source)))
    assert len(words()) > 15
    for word in words():
        places = found.get(word, [])
        assert places, f"{word} is in the glossary and nowhere else"
        assert len([place for place in places if not place.startswith(MIRRORS)]) <= 1, (word, places)
    assert found["Table"] == ["server/table.py"]
