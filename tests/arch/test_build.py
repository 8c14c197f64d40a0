"""The build under test is whole: every module of the compiled list, or none, is an extension."""

import importlib
from importlib.machinery import EXTENSION_SUFFIXES

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
