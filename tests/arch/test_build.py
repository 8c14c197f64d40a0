"""The build under test is whole: every module that is to be compiled, or none, is an extension."""

import ast
import importlib
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from safehouse.build import is_compiled
from tools import native


def test_build_is_whole() -> None:
    names = [".".join(path.relative_to(native.PACKAGE.parent).with_suffix("").parts) for path in native.sources()]
    assert "safehouse.core.game" in names
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    extensions = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert extensions == (set(names) if is_compiled() else set())


def test_source_holds_no_extension() -> None:
    """One would shadow the edits of the module beside it."""
    assert [path for suffix in EXTENSION_SUFFIXES for path in native.PACKAGE.rglob(f"*{suffix}")] == []


# --- What runs interpreted says so ---------------------------------------------------------------------------------


OWN = re.compile(r"^from safehouse\.games\.\w+(?:\.(\w+))? import \(?([\w, \n]*)", re.MULTILINE)


def of_the_engine(package: Path) -> list[Path]:
    """The modules that run while a game is played: compiled rules with what they import of their game, search, bots."""
    found = [*package.glob("search/*.py"), *package.glob("games/*/bots/**/*.py")]
    for path in package.glob("games/*/*.py"):
        if native.is_native(path):
            imported = OWN.findall(path.read_text())
            names = [
                name for module, listed in imported for name in ([module] if module else re.findall(r"\w+", listed))
            ]
            found += [path, *(path.parent / f"{name}.py" for name in names)]
    return sorted({path for path in found if path.is_file() and path.name != "__init__.py"})


def silent(package: Path) -> list[str]:
    """Modules of the engine that run interpreted and do not say why."""
    return [
        path.relative_to(package).as_posix()
        for path in of_the_engine(package)
        if not native.is_native(path) and not native.LEFT.search(ast.get_docstring(parsed(path)) or "")
    ]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def test_what_runs_interpreted_says_so() -> None:
    assert len(of_the_engine(native.PACKAGE)) > 70
    assert silent(native.PACKAGE) == []


def test_a_silent_module_is_found(tmp_path: Path) -> None:
    files = {
        "games/x/rules.py": "from mypy_extensions import i64\nfrom safehouse.games.x.reasons import why\n",
        "games/x/reasons.py": '"""Reasons."""\n',
        "games/x/describe.py": '"""No part of the engine."""\n',
        "games/x/bots/expert.py": '"""An expert.\n\nInterpreted: it is quick enough.\n"""\n',
        "games/x/shape.py": '"""Shapes.\n\nInterpreted: it is asked once.\n"""\nfrom mypy_extensions import i64\n',
        "search/tree.py": "",
    }
    for place, text in files.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    assert silent(tmp_path) == ["games/x/reasons.py", "search/tree.py"]
    assert not native.is_native(tmp_path / "games/x/shape.py")
