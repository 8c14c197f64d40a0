"""Which modules are compiled, and whether this machine can compile them. Shared with setup.py."""

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "safehouse"
# Where modules are compiled: the engine, its search, and the games with their bots.
ROOMS = ("core", "search", "games")
NATIVE = re.compile(r"^from mypy_extensions import ", re.MULTILINE)
# A line of a module's docstring that says why it is left as it is.
LEFT = re.compile(r"^Interpreted: \w", re.MULTILINE)
# How much slower the engine is interpreted: docs/benchmarks.md, heimlich.basic.interpreted. The README says the same.
SLOWER = "about fifteen times slower"
INTERPRETED = f"the engine runs interpreted, with the same results but {SLOWER}."

# What to do where the machine lacks something.
CURE = "Once that is there, ./run compiles it; this is said once."


def wants_pure() -> bool:
    return os.environ.get("SAFEHOUSE_PURE", "") not in ("", "0")


def is_native(path: Path) -> bool:
    """Return whether a module is compiled: it imports native numbers, or lists a game's ids."""
    text = path.read_text(encoding="utf-8")
    return (path.name == "ids.py" or NATIVE.search(text) is not None) and LEFT.search(text) is None


def sources() -> list[Path]:
    """Return the modules to compile, sorted, so that every machine compiles the same list in the same order."""
    return sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py") if is_native(path))


def compiler() -> str | None:
    """Return the C compiler setuptools should use: $CC, the one Python was built with, or any that is here."""
    given = os.environ.get("CC")
    for command in [given] if given else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def missing() -> str | None:
    """Return what keeps this machine from compiling, or None."""
    command = compiler()
    if command is None:
        given = os.environ.get("CC")
        return f"The C compiler of CC={given} is not there" if given else "No C compiler is installed (on Debian: gcc)"
    include = sysconfig.get_paths()["include"]
    if not (Path(include) / "Python.h").exists():
        return "The headers of Python (Python.h) are not installed (on Debian: python3-dev)"
    trial = [*shlex.split(command), f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(trial, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return f"The C compiler ({command}) does not work" if done.returncode else None
