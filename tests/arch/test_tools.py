"""What ./run and ./test rely on: nothing stale counts as fresh, and the README says what they say."""

import re
from pathlib import Path

import pytest

from tools import compiled, environment, native

NATIVE = "from mypy_extensions import i64\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of the real one."""
    package = tmp_path / "src" / "safehouse"
    for place, text in {
        "core/__init__.py": "",
        "core/game.py": f"{NATIVE}from . import data",
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
    tree, code = compiled.tree_key(), compiled.code_key()
    path = project / place
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text() if path.exists() else NATIVE) + "\n")
    assert compiled.tree_key() != tree
    assert (compiled.code_key() != code) == compiles


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


def test_the_cost_of_a_missing_compiler_is_one_number() -> None:
    root = Path(__file__).resolve().parents[2]
    assert native.SLOWER in " ".join((root / "README.md").read_text().split())
    measured = re.search(
        r"heimlich\.basic\.interpreted.*1 / ([\d.]+) of compiled", (root / "docs" / "benchmarks.md").read_text()
    )
    assert measured is not None
    assert 13 < float(measured[1]) < 18  # "about fifteen"
