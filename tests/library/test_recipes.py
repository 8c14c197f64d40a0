"""Every recipe of docs/recipes.md runs, alone and in an empty folder."""

import re
import runpy
from pathlib import Path

import pytest

from tools.steps import ROOT

PAGE = ROOT / "docs" / "recipes.md"
PRINTED = re.compile(r"# -> (.+)$", re.MULTILINE)
SECTION = re.compile(r"^## ([^\n]+)\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def recipes() -> dict[str, str]:
    return dict(SECTION.findall(PAGE.read_text(encoding="utf-8")))


def test_the_page_is_read_whole() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert list(recipes()) == re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert len(recipes()) == text.count("```python\n") >= 15


@pytest.mark.once
@pytest.mark.parametrize("title", recipes())
def test_it_runs(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("recipe.py").write_text(recipes()[title], encoding="utf-8")
    runpy.run_path("recipe.py", run_name="__main__")
    assert set(PRINTED.findall(recipes()[title])) <= set(capsys.readouterr().out.splitlines())


def test_some_say_what_they_print() -> None:
    assert len(PRINTED.findall(PAGE.read_text(encoding="utf-8"))) >= 2
