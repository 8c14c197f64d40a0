"""The README is a test: its Python runs, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

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


def test_the_reference_is_up_to_date() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.text_of(), "run python -m tools.api"
