"""What ./run and ./test rely on: nothing stale counts as fresh, and a failure is one plain sentence."""

import errno
from pathlib import Path

import pytest

from tools import compiled, environment, native, steps


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of the real one."""
    package = tmp_path / "src" / "safehouse"
    for place, text in {
        "core/__init__.py": "",
        "core/game.py": "from . import data",
        "core/data.py": "LIMIT = 1",
        "core/codec.py": "",
        "games/x/data/board.json": "{}",
    }.items():
        path = package / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for place in ("setup.py", "pyproject.toml", "tools/native.py"):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_bytes((native.ROOT / place).read_bytes())
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "SRC", tmp_path / "src")
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "PACKAGE", package)
    return tmp_path


@pytest.mark.parametrize(
    ("place", "compiles"),
    [
        ("src/safehouse/core/game.py", True),
        ("src/safehouse/core/data.py", True),  # imported by a compiled module: its types shape the code
        ("src/safehouse/search/new.py", True),
        ("setup.py", True),
        ("src/safehouse/core/codec.py", False),
        ("src/safehouse/games/x/data/board.json", False),
    ],
)
def test_every_change_is_noticed(project: Path, place: str, compiles: bool) -> None:
    tree, code = compiled._tree_key(), compiled._code_key()
    path = project / place
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text() if path.exists() else "") + "\n")
    assert compiled._tree_key() != tree
    assert (compiled._code_key() != code) == compiles


def test_mirror_follows_the_source(project: Path) -> None:
    top = project / "mirror"
    compiled._mirror(top)
    extension = top / "safehouse" / "core" / "game.cpython-311.so"
    extension.touch()
    board = project / "src" / "safehouse" / "games" / "x" / "data" / "board.json"
    (project / "src" / "safehouse" / "core" / "data.py").write_text("LIMIT = 2")
    board.unlink()
    board.parent.rmdir()
    compiled._mirror(top)
    assert extension.exists()
    assert (top / "safehouse" / "core" / "data.py").read_text() == "LIMIT = 2"
    assert not (top / "safehouse" / "games" / "x" / "data").exists()


def test_environment_without_stamp_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp.json")
    assert not environment.ready("run")
    (tmp_path / "stamp.json").write_text('{"python": "another"')
    assert not environment.ready("run")


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("error: No space left on device (os error 28)", "disk is full"),
        ("  Caused by: dns error: failed to lookup address", "cannot be reached"),
        ("Temporary failure in name resolution", "cannot be reached"),
        ("Permission denied (os error 13)", "may not write"),
        ("a\nb\nc\nd\n", "failed: b / c / d"),
    ],
)
def test_failure_is_a_sentence(output: str, sentence: str) -> None:
    text = str(steps.failure("installing", output))
    assert sentence in text
    assert "\n" not in text


def test_system_errors_are_sentences() -> None:
    assert "disk is full" in steps.sentence_for(OSError(errno.ENOSPC, "x", "place"))
    assert "may not write" in steps.sentence_for(PermissionError(errno.EACCES, "x", "place"))
