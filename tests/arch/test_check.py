"""./test runs every test that it should, in the builds that it should, and says what it left out."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browser, check, client
from tools.check import BOTH, FAST, OTHER_BUILD, PIECES, Results, Run, Tools, runs
from tools.steps import ROOT, Stop

TESTS = ROOT / "tests"


def test_every_folder_of_tests_is_in_one_piece() -> None:
    folders = {path.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py")} - {"packages"}
    listed = [folder for piece in PIECES.values() for folder in piece]
    assert sorted(listed) == sorted(folders)


@pytest.mark.parametrize("place", [*FAST, *BOTH])
def test_listed_places_exist(place: str) -> None:
    assert (ROOT / place).exists()


def test_everything_runs_once_and_the_rules_twice() -> None:
    assert runs("", [], is_compiled=True) == [
        Run("pytest, interpreted", "interpreted", (OTHER_BUILD, *BOTH)),
        Run("pytest, compiled", "compiled", ()),
    ]


def test_without_a_compiler_everything_runs_interpreted() -> None:
    assert runs("", [], is_compiled=False) == [Run("pytest, interpreted", "interpreted", ())]


def test_the_long_set_comes_in_pieces() -> None:
    whole = runs("--long", [], is_compiled=True)
    assert [run.title for run in whole] == ["pytest, interpreted", *(f"long, {piece}" for piece in PIECES)]
    assert runs("--long", ["server"], is_compiled=True) == [Run("long, server", "compiled", ("--long", "tests/server"))]


def test_a_place_of_the_rules_runs_in_both_builds_any_other_in_one() -> None:
    assert [run.build for run in runs("", ["tests/games", "-x"], is_compiled=True)] == ["interpreted", "compiled"]
    assert [run.build for run in runs("", ["tests/web", "-x"], is_compiled=True)] == ["compiled"]


def test_what_is_left_out_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of pytest tells counts and reasons through the hook in tests/conftest.py."""
    (tmp_path / "conftest.py").write_text((TESTS / "conftest.py").read_text())
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "def test_good(): pass\n"
        "def test_not_here(): pytest.skip('there is no radio')\n"
        "@pytest.mark.long\n"
        "def test_long(): raise AssertionError\n"
        "@pytest.mark.xfail(strict=True)\n"
        "def test_missing(): raise AssertionError\n"
    )
    outcome = tmp_path / "outcome.json"
    monkeypatch.setenv("SAFEHOUSE_OUTCOME", str(outcome))
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "markers=long", tmp_path],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    assert json.loads(outcome.read_text()) == {
        "counts": {"passed": 1, "xfailed": 1},
        "skipped": {"there is no radio": 1, "long: asked for with --long": 1},
    }


def test_summary_lists_failures_and_what_was_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    results = Results()
    results.add("ruff", True, "1.0 s")
    results.left_out.append(("7 tests (pytest)", "there is no radio"))
    assert results.summary(None) == 0
    results.add("pytest", False, "exit status 1")
    assert results.summary(None) == 1
    told = capsys.readouterr().out
    assert "--    left out: 7 tests (pytest): there is no radio" in told
    assert "FAIL  pytest" in told
    assert told.rstrip().endswith("FAILED in 0 s")


def test_a_missing_browser_is_a_failure_and_drops_no_check_of_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Path:
        raise Stop("no browser here.")

    monkeypatch.setattr(browser, "ensure", refuse)
    monkeypatch.setattr(client, "ensure_modules", lambda: Path("/bin/true"))
    monkeypatch.setattr(client, "ensure", lambda: None)
    results = Results()
    tools = check._tools(results)
    assert results.rows == [("Chromium", False, "no browser here.")]
    assert tools == Tools(node=Path("/bin/true"))
    commands: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(subprocess, "run", note)
    check._lint(results, tools)
    assert {row[0] for row in results.rows} >= {*client.CHECKS, "mypy", "ruff check"}
    assert sum(command[0] == "/bin/true" for command in commands) == len(client.CHECKS)


def test_the_named_browser_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.touch(mode=0o755)
    monkeypatch.setenv("SAFEHOUSE_CHROMIUM", str(mine))
    assert browser.find() == mine
    mine.chmod(0o644)
    assert browser.find() is None
