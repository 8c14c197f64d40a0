"""The README is a test: its Python runs, and its links lead somewhere."""

import doctest
import json
import re
from pathlib import Path

from safehouse.core.lesson import lesson_text
from tools import api

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_the_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_the_first_change_changes_a_card() -> None:
    """CONTRIBUTING.md: the command changes one line, and the lesson that is opened then deals that card."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    command = re.search(r"sed -i 's/(.+?)/(.+?)/' (\S+)", page)
    assert command is not None
    words = (ROOT / command[3]).read_text(encoding="utf-8")
    assert len(re.findall(command[1], words)) == 1
    card = re.search(r"^card-(\w+) = (.+)\n    \.text = " + command[1], words, re.MULTILINE)
    assert card is not None
    assert f"“{card[2]}”" in page
    game, lesson = re.findall(r"/learn/(\w+)/(\w+)>", page)[0]
    setup = json.loads(lesson_text(game, lesson))["setup"]
    assert f"draw:{card[1]}" in [step for step in setup if step.startswith("draw:")][::3]


def test_every_other_file_of_docs_is_named() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    others = [path for path in (ROOT / "docs").rglob("*") if path.is_file() and path.suffix != ".md"]
    assert [path.name for path in others if path.name not in text] == []


def test_the_reference_is_up_to_date() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.text_of(), "run python -m tools.api"
