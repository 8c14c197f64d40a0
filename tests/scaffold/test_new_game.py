"""`safehouse new-game`: what it writes plays, keeps the laws and is clean; what it refuses leaves no trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.core.errors import SafehouseError
from safehouse.scaffold import BadName, new_game
from safehouse.scaffold.package import TEMPLATES, filled, templates

# Short, long, and with several words: names have no influence on what a line may hold.
NAMES = ["go_7", "nightcab", "the_spy_who_came_from_the_cold"]


def run(package: Path, *command: str) -> None:
    """Run a module of ours in a package, as its author would."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=package, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def contents(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_its_tests_pass_unchanged(tmp_path: Path) -> None:
    package = new_game("nightcab", tmp_path / "deep" / "inside")
    assert package == tmp_path / "deep" / "inside" / "nightcab"
    run(package, "pytest", "-p", "no:cacheprovider")


@pytest.mark.parametrize("name", NAMES)
def test_it_is_clean(tmp_path: Path, name: str) -> None:
    package = new_game(name, tmp_path)
    run(package, "ruff", "check", "--no-cache", ".")
    run(package, "ruff", "format", "--no-cache", "--check", ".")


def test_its_types_are_right(tmp_path: Path) -> None:
    run(new_game("nightcab", tmp_path), "mypy")


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    package = new_game("two_words", tmp_path)
    files = [path for path in package.rglob("*") if path.is_file()]
    assert len(files) == len(templates()) > 10
    assert (package / ".gitignore").exists()
    for path in files:
        assert "mygame" not in path.read_text(encoding="utf-8").lower().replace("my game", "mygame")
        assert path.suffix != ".txt" or path.parent.name == "playthroughs"
    assert contents(tmp_path) == {"two_words", *(f"two_words/{place}" for place in contents(package))}


def test_names_are_filled_in() -> None:
    text = "mygame MyGame My Game"
    assert filled(text, "go_7") == "go_7 Go7 Go 7"
    # A name that holds another placeholder's text is not filled in twice.
    assert filled(text, "mygamex") == "mygamex Mygamex Mygamex"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "cannot be the name"),
        ("x", "cannot be the name"),
        ("Chess", "cannot be the name"),
        ("7up", "cannot be the name"),
        ("my-game", "cannot be the name"),
        ("a/b", "cannot be the name"),
        ("../up", "cannot be the name"),
        ("spätschicht", "cannot be the name"),
        ("a" * 31, "cannot be the name"),
        ("spy\n", "cannot be the name"),
        ("class", "word of the Python language"),
        ("match", "word of the Python language"),
        ("heimlich", "already a game 'heimlich'"),
        ("random", "already a Python module 'random'"),
        ("jsonschema", "already a Python module 'jsonschema'"),
        ("safehouse", "already a Python module 'safehouse'"),
        ("tests", "already a Python module 'tests'"),
        ("mygame", "already a Python module 'mygame'"),
    ],
)
def test_bad_name(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason) as refused:
        new_game(name, tmp_path)
    assert isinstance(refused.value, SafehouseError)
    assert "\n" not in str(refused.value)
    assert contents(tmp_path) == set()


@pytest.mark.parametrize("kind", ["folder", "file", "broken link"])
def test_what_exists_stays(tmp_path: Path, kind: str) -> None:
    target = tmp_path / "nightcab"
    if kind == "folder":
        target.mkdir()
    elif kind == "file":
        target.write_text("mine")
    else:
        target.symlink_to(tmp_path / "nowhere")
    with pytest.raises(BadName, match="already exists"):
        new_game("nightcab", tmp_path)
    assert contents(tmp_path) == {"nightcab"}


def test_a_failure_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fills up half-way."""
    real = Path.write_text
    written = []

    def full(self: Path, text: str, encoding: str | None = None) -> int:
        written.append(self)
        if len(written) == 5:
            raise OSError(28, "No space left on device")
        return real(self, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(BadName, match="No space left"):
        new_game("nightcab", tmp_path)
    assert len(written) == 5
    assert contents(tmp_path) == set()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BadName, match="cannot be made"):
        new_game("nightcab", tmp_path / "file")
    assert contents(tmp_path) == {"file"}


def test_templates_are_no_sources() -> None:
    """Everything there ends in .txt, so that no tool takes it for a module of ours."""
    assert [path for path in TEMPLATES.rglob("*") if path.is_file() and path.suffix != ".txt"] == []
    assert [path for path in TEMPLATES.rglob("*") if path.name.startswith(".")] == []
