"""A checkout is fast by default: its environment imports the compiled engine, or says why not."""

import json
import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tools import bootstrap, checkout, compiled, environment, native
from tools.steps import ROOT

BUILD = "from safehouse.build import is_compiled; print('compiled' if is_compiled() else 'interpreted')"


def imported(**more: str) -> tuple[str, str]:
    """The build that the environment's own Python takes, and what it says."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SAFEHOUSE_PURE")}
    done = subprocess.run(
        [environment.PYTHON, "-c", BUILD], env={**env, **more}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip(), done.stderr


@pytest.mark.skipif(native.missing() is not None, reason="nothing can be compiled here")
def test_the_environment_imports_the_compiled_engine() -> None:
    if not compiled.fresh():
        pytest.skip("the compiled engine is not that of src/")
    assert imported() == ("compiled", "")


def test_the_interpreted_engine_can_be_asked_for() -> None:
    assert imported(SAFEHOUSE_PURE="1") == ("interpreted", "")
    assert imported(PYTHONPATH=str(ROOT / "src")) == ("interpreted", "")


# --- In a checkout of its own ------------------------------------------------------------------------------------


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for place in ("src/safehouse/__init__.py", *checkout.BESIDES, ".build/compiled/safehouse/__init__.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).touch()
    stamp = {"files": checkout.listing(tmp_path)}
    (tmp_path / checkout.COMPILED / "stamp.json").write_text(json.dumps(stamp))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.setattr(sys, "path", ["/nowhere", str(tmp_path / "src")])
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("SAFEHOUSE_PURE", raising=False)
    # Restored after the test, whatever is set in it.
    monkeypatch.setenv(checkout.TOLD, "")
    return tmp_path


def test_an_untouched_build_comes_first(root: Path) -> None:
    checkout.choose()
    assert sys.path == ["/nowhere", str(root / checkout.COMPILED), str(root / "src")]


@pytest.mark.parametrize("place", ["src/safehouse/new.py", "src/safehouse/__init__.py", "pyproject.toml"])
def test_a_change_is_looked_into(
    root: Path, place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / place).write_text("x = 1")
    monkeypatch.setattr(checkout, "trouble", lambda root: "The engine has changed")
    checkout.choose()
    assert sys.path == ["/nowhere", str(root / "src")]
    assert capsys.readouterr().err == "safehouse: The engine has changed\n"
    # Processes that this one starts take the same engine, and say nothing.
    checkout.choose()
    assert sys.path == ["/nowhere", str(root / "src")]
    assert capsys.readouterr().err == ""
    monkeypatch.setenv(checkout.TOLD, "")
    monkeypatch.setattr(checkout, "trouble", lambda root: "")
    checkout.choose()
    assert sys.path == ["/nowhere", str(root / "src")]
    assert capsys.readouterr().err == ""
    monkeypatch.setenv(checkout.TOLD, "")
    monkeypatch.setattr(checkout, "trouble", lambda root: None)
    checkout.choose()
    assert sys.path[1] == str(root / checkout.COMPILED)


def test_a_missing_compiled_build_is_told(root: Path) -> None:
    """What the tools answer is one line that says why, what it costs, what to do and how to silence it."""
    assert checkout.trouble(root)  # there are no tools in this checkout
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from tools import bootstrap, compiled, native\n"
        "compiled.code_key = compiled.tree_key = lambda: 'another'\nnative.missing = lambda: None\n"
        "sys.exit(bootstrap.refresh([]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(ROOT)], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    for part in (native.SLOWER, "./run compiles it", "SAFEHOUSE_PURE=1"):
        assert part in done.stdout


def test_without_a_compiler_it_is_said_once_and_says_what_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, where in {"TOLD": "told", "FAILED": "failed", "STAMP": "stamp", "WORK": "."}.items():
        monkeypatch.setattr(compiled, name, tmp_path / where)
    monkeypatch.setattr(native, "missing", lambda: "No C compiler is installed (on Debian: gcc)")
    monkeypatch.setattr(compiled, "code_key", lambda: "another")
    monkeypatch.setattr(compiled, "tree_key", lambda: "another")
    monkeypatch.setattr(bootstrap, "lock", lambda wait: nullcontext())
    assert bootstrap.refresh([]) == 1
    said = capsys.readouterr().out
    assert said == f"No C compiler is installed (on Debian: gcc): {native.INTERPRETED} {native.CURE}\n"
    assert bootstrap.refresh([]) == checkout.TOLD_BEFORE
    assert capsys.readouterr().out == ""
    # Somebody who may not write here is told nothing either: ./run has said it.
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert bootstrap.refresh([]) == checkout.TOLD_BEFORE
    assert capsys.readouterr().out == ""
    # What ./run starts is told to say nothing.
    assert bootstrap.child_env(use_compiled=False)[checkout.TOLD] == str(compiled.SRC)
    assert checkout.TOLD not in set(bootstrap.child_env(use_compiled=True)) - set(os.environ)


def test_what_did_not_compile_is_not_said_to_be_compiled_by_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, where in {"TOLD": "told", "FAILED": "failed", "STAMP": "stamp", "WORK": ".", "ROOT": "."}.items():
        monkeypatch.setattr(compiled, name, tmp_path / where)
    monkeypatch.setattr(compiled, "code_key", lambda: "these sources")
    monkeypatch.setattr(compiled, "tree_key", lambda: "another")
    monkeypatch.setattr(native, "missing", lambda: None)
    monkeypatch.setattr(bootstrap, "lock", lambda wait: nullcontext())
    compiled.FAILED.write_text(json.dumps({"code": "these sources"}))
    assert bootstrap.refresh([]) == checkout.TOLD_BEFORE
    assert capsys.readouterr().out == ""
    # Other sources may compile, if this user may write here.
    compiled.FAILED.write_text(json.dumps({"code": "earlier sources"}))
    assert bootstrap.refresh([]) == 1
    assert "./run compiles it" in capsys.readouterr().out
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert bootstrap.refresh([]) == 1
    assert "The owner of this folder can compile it with ./run prepare" in capsys.readouterr().out


def test_another_place_on_the_path_goes_before(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = root / "other"
    (other / "safehouse").mkdir(parents=True)
    (other / "safehouse" / "__init__.py").touch()
    for path in ([str(other), str(root / "src")], [str(root / "lib")]):
        monkeypatch.setattr(sys, "path", list(path))
        checkout.choose()
        assert sys.path == path
