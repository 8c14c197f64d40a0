"""Which build `import safehouse` takes in the environment of a checkout: the compiled one, while it is that of src/.

`tools/environment.py` copies this file into .venv, where Python runs it at every start; so it imports little, and
decides only when `safehouse` is first imported. PYTHONPATH goes before: ./run and ./test name a build with it.
SAFEHOUSE_PURE=1 asks for the interpreted one. What is said is said once: not by the processes that this one starts.
"""

import os
import sys
from pathlib import Path
from typing import Any

COMPILED = ".build/compiled"
# What the build depends on besides the package, beside which the stamp lists sizes and times.
BESIDES = ("setup.py", "pyproject.toml", "tools/native.py", "requirements/build.txt")


def listing(root: Path) -> dict[str, list[int]]:
    """Return size and time of every file that the compiled build is made from."""
    found = {}
    for folder, names, files in os.walk(root / "src" / "safehouse"):
        names[:] = [name for name in names if name != "__pycache__"]
        for name in files:
            if not name.endswith((".so", ".pyc")):
                found[os.path.join(folder, name)] = os.stat(os.path.join(folder, name))
    for name in BESIDES:
        found[str(root / name)] = os.stat(root / name)
    return {os.path.relpath(path, root): [stat.st_size, stat.st_mtime_ns] for path, stat in found.items()}


def unchanged(root: Path) -> bool:
    """Return whether no file was touched since the build was found to be fresh."""
    import json

    try:
        return bool(json.loads((root / COMPILED / "stamp.json").read_text())["files"] == listing(root))
    except (OSError, ValueError, KeyError):
        return False


# Set where the interpreted engine was chosen: processes started from there choose it too, without a word.
TOLD = "SAFEHOUSE_INTERPRETED"
# How `refresh` ends where the build cannot be used, and the reason was printed before.
TOLD_BEFORE = 3


def trouble(root: Path) -> str | None:
    """Have the build brought up to date, where nothing must be compiled for that.

    Return None where it can be used, else why not; nothing where that was said before.
    """
    import subprocess

    command = [sys.executable, "-E", str(root / "tools" / "bootstrap.py"), "refresh"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode in (0, TOLD_BEFORE):
        return None if done.returncode == 0 else ""
    return (done.stdout or done.stderr).strip() or "it could not be looked at"


def choose() -> None:
    """Put the compiled build before src/, or say why not."""
    root = Path(sys.prefix).parent  # the environment is .venv
    src = str(root / "src")
    first = next((place for place in sys.path if os.path.isfile(os.path.join(place, "safehouse", "__init__.py"))), "")
    named = [os.path.abspath(place) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    if first != src or src in named:
        return
    if os.environ.get("SAFEHOUSE_PURE", "") not in ("", "0") or os.environ.get(TOLD) == src:
        return
    reason = None if unchanged(root) else trouble(root)
    if reason is None:
        sys.path.insert(sys.path.index(src), str(root / COMPILED))
        return
    os.environ[TOLD] = src
    if reason:
        print(f"safehouse: {reason}", file=sys.stderr)


class Chooser:
    """Stands before the finders of modules until `safehouse` is asked for."""

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> None:
        if name == "safehouse":
            sys.meta_path.remove(cls)
            choose()


def install() -> None:
    sys.meta_path.insert(0, Chooser)
