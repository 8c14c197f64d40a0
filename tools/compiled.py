"""The compiled build in .build/compiled: a mirror of src/ with the extension modules beside their sources.

It stands before src/ on the path when it is used: ./run puts it on PYTHONPATH, and in .venv it is chosen when
`safehouse` is imported (`tools/checkout.py`). src/ itself never holds an extension, which would shadow edits.
Two keys decide what is redone: `tree` covers every file of the package, `code` only what the compiler reads. `files`
has sizes and times, by which an import sees quickly that nothing was touched.
"""

import ast
import hashlib
import json
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools import checkout, environment, native
from tools.steps import ROOT, WORK, Stop, step
from tools.troubles import known

HOME = WORK / "compiled"
STAMP = HOME / "stamp.json"
FAILED = WORK / "compile-failed.json"
TOLD = WORK / "told-interpreted"
SRC = ROOT / "src"


def _hash(paths: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        content = path.read_bytes()
        total.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def files(top: Path | None = None) -> list[Path]:
    """Return files of the package below `top`, or src/, less caches and extension modules."""
    found = []
    for folder, names, inside in os.walk((top or SRC) / "safehouse"):
        names[:] = [name for name in names if name != "__pycache__"]
        found += [Path(folder, name) for name in inside if not name.endswith((".so", ".pyc"))]
    return sorted(found)


def tree_key() -> str:
    outside = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "tools" / "native.py"]
    return _hash([*outside, *files()], environment.digest("build"), environment.python_id())


def code_key() -> str:
    """Return the compiled modules and what of ours they import (their types shape the code), and the compiler."""
    seen: set[Path] = set()
    queue = native.sources()
    while queue:
        path = queue.pop()
        if path not in seen:
            seen.add(path)
            queue += _imports(path)
    outside = [ROOT / "setup.py", ROOT / "tools" / "native.py"]
    compiler = (environment.digest("build"), environment.python_id(), os.environ.get("CC", ""))
    return _hash([*outside, *sorted(seen)], *compiler, *map(str, native.sources()))


def _imports(path: Path) -> list[Path]:
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError:  # the compiler reports it better
        return []
    package = path.relative_to(SRC).parent.parts
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    places = [SRC.joinpath(*name.split(".")) for name in names if name.startswith("safehouse")]
    found = [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
    return [file for file in found if file.is_file()]


def _read(path: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(path.read_text()))
    except (OSError, ValueError):
        return {}


def fresh() -> bool:
    return _read(STAMP).get("tree") == tree_key()


def ensure() -> str | None:
    """Make or refresh the build; return None, or why it failed. The caller holds the lock."""
    tree, code = tree_key(), code_key()
    if _read(STAMP).get("tree") == tree:
        return None
    if _read(FAILED).get("code") == code:
        return f"The engine did not compile (see {FAILED.relative_to(ROOT)})"
    if not native.sources():
        return "There is nothing to compile yet"
    if _read(STAMP).get("code") == code:
        STAMP.unlink()
        _mirror(HOME)
    else:
        build = WORK / "compiled.new"
        shutil.rmtree(build, ignore_errors=True)
        status, output = _compile(build)
        if status and (told := known("compiling the engine", output, fetches=False)):
            raise Stop(told)  # not a fault of the sources: the next start compiles again
        if status:
            FAILED.write_text(json.dumps({"code": code, "output": output.splitlines()[-200:]}, indent=1))
            return f"The engine did not compile (see {FAILED.relative_to(ROOT)})"
        _mirror(build)
        shutil.rmtree(HOME, ignore_errors=True)
        build.rename(HOME)
        FAILED.unlink(missing_ok=True)
    TOLD.unlink(missing_ok=True)
    _write_stamp(tree, code)
    return None


def _write_stamp(tree: str, code: str) -> None:
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps({"tree": tree, "code": code, "files": checkout.listing(ROOT)}))
    new.replace(STAMP)


def refresh() -> str | None:
    """Bring the build up to date if nothing must be compiled; return None, or why it cannot.

    The caller holds the lock.
    """
    tree, code = tree_key(), code_key()
    stamp = _read(STAMP)
    if stamp.get("tree") == tree:
        _write_stamp(tree, code)
        return None
    if stamp.get("code") == code:
        return ensure()
    if _read(FAILED).get("code") == code:
        return f"The engine did not compile (see {FAILED.relative_to(ROOT)})"
    if (missing := native.missing()) is not None:
        return missing
    return "The engine has changed since it was compiled" if stamp else "The engine has not been compiled yet"


def given_up() -> bool:
    """Return whether the engine cannot be compiled here and an earlier start has said so."""
    missing = native.missing()
    if missing is not None:
        return TOLD.exists() and TOLD.read_text() == missing
    return _read(FAILED).get("code") == code_key()


def failure_log() -> str:
    return "\n".join(json.loads(FAILED.read_text())["output"]) if FAILED.exists() else ""


def first_told(reason: str) -> bool:
    """Return whether this reason is new: it is printed once, not at every start."""
    if TOLD.exists() and TOLD.read_text() == reason:
        return False
    WORK.mkdir(exist_ok=True)
    TOLD.write_text(reason)
    return True


def _compile(build: Path) -> tuple[int, str]:
    command: list[str | Path] = [environment.PYTHON, "setup.py", "-q", "build_ext", "--build-lib", build]
    env = {**os.environ, "SAFEHOUSE_MUST_COMPILE": "1"}
    env.pop("PYTHONPATH", None)
    return step("compiling the engine", [*command, "--build-temp", WORK / "objects"], env)


def _mirror(top: Path) -> None:
    """Make the files below `top` those of src/, leaving the extension modules alone."""
    wanted = {path.relative_to(SRC): path for path in files()}
    for stale in files(top):
        if stale.relative_to(top) not in wanted:
            stale.unlink()
        if not (SRC / stale.parent.relative_to(top)).is_dir():
            shutil.rmtree(stale.parent, ignore_errors=True)  # an empty folder would still be a package
    for place, source in wanted.items():
        target = top / place
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
