"""The measuring build in .build/measuring: today's engine, and beside its bots those of earlier days.

`expert@1` is the expert of the commit that tools/baselines.json names under 1 (docs/arena.md, *Frozen bots*). Its
code is taken from the history and put beside today's under another package name; both are compiled in one call, so
they are equally fast. The build is made only when such a bot is named, and no player meets one.
"""

import io
import json
import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path

from tools import compiled, environment, native
from tools.steps import ROOT, WORK, Stop, failure, step

COMMITS = ROOT / "tools" / "baselines.json"
HOME = WORK / "measuring"
TOP = HOME / "src"
STAMP = HOME / "stamp.json"
# A frozen bot among the words of a command: a level, and the number of the day it is from.
NAME = re.compile(r"\b[a-z]+@\d+\b")
# What is frozen: the bots of each game, and the search that they stand on.
BOTS = re.compile(r"\bsafehouse\.games\.(\w+)\.bots\b")
SEARCH = re.compile(r"\bsafehouse\.search\b")
FOLDERS = re.compile(r"src/(safehouse/games/\w+/bots|safehouse/search)/(.+)")


def wanted(words: Iterable[str]) -> bool:
    """Return whether a command names a frozen bot."""
    return any(NAME.search(word) for word in words)


def commits() -> dict[str, str]:
    """Return the frozen commits by number."""
    return dict(json.loads(COMMITS.read_text(encoding="utf-8")))


def missing() -> str | None:
    """Return why the frozen bots cannot be had here, or None."""
    for number, commit in commits().items():
        try:
            found = _git("cat-file", "-e", f"{commit}^{{commit}}").returncode == 0
        except OSError:
            return "Frozen bots are taken from the history, which needs git"
        if not found:
            return (
                f"The frozen bots @{number} are code of commit {commit[:12]}, which this copy does not have;"
                " take the whole history (git fetch --unshallow)"
            )
    return None


def _git(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)


def frozen_files() -> dict[Path, bytes]:
    """Return the files of all frozen bots by their place below the top of the package."""
    reason = missing()
    if reason is not None:
        raise Stop(f"{reason}.")
    found: dict[Path, bytes] = {}
    for number, commit in commits().items():
        packed = _git("archive", "--format=tar", commit, "src/safehouse/games", "src/safehouse/search").stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            for member in archive:
                parts = FOLDERS.fullmatch(member.name)
                content = archive.extractfile(member)
                if parts is not None and content is not None:
                    folder = renamed(parts[1].replace("/", "."), number).replace(".", "/")
                    text = content.read()
                    if member.name.endswith(".py"):
                        text = renamed(text.decode(), number).encode()
                    found[Path(folder, parts[2])] = text
    return found


def renamed(text: str, number: str) -> str:
    """Return text in which the packages of bots and search are those of a frozen number."""
    return SEARCH.sub(f"safehouse.search.search_{number}", BOTS.sub(rf"safehouse.games.\1.bots_{number}", text))


def lay_out(top: Path) -> None:
    """Make the files below `top` those of src/ and the frozen ones, leaving extension modules alone."""
    files: dict[Path, bytes] = {path.relative_to(compiled.SRC): path.read_bytes() for path in compiled.files()}
    files |= frozen_files()
    for stale in compiled.files(top):
        if stale.relative_to(top) not in files:
            stale.unlink()
    for place, content in files.items():
        target = top / place
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def ensure() -> Path:
    """Make or refresh the build, and return what to put on PYTHONPATH. The caller holds the lock."""
    own = COMMITS.read_text(encoding="utf-8") + Path(__file__).read_text(encoding="utf-8")
    keys = {"tree": compiled.tree_key() + own, "code": compiled.code_key() + own}
    kept = json.loads(STAMP.read_text(encoding="utf-8")) if STAMP.exists() else {}
    if kept == keys:
        return TOP
    lay_out(TOP)
    if kept.get("code") != keys["code"]:
        STAMP.unlink(missing_ok=True)
        for stale in TOP.rglob("*.so"):
            stale.unlink()
        _compile()
    STAMP.write_text(json.dumps(keys), encoding="utf-8")
    return TOP


def _compile() -> None:
    """Compile the engine with the frozen bots, by a copy of setup.py that takes this folder for the project."""
    for place in ("setup.py", "pyproject.toml", "tools/__init__.py", "tools/native.py"):
        (HOME / place).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / place, HOME / place)
    command: list[str | Path] = [environment.PYTHON, HOME / "setup.py", "-q", "build_ext", "--build-lib", TOP]
    env = {**os.environ, "SAFEHOUSE_MUST_COMPILE": "1"}
    env.pop("PYTHONPATH", None)
    doing = "compiling the engine with the frozen bots"
    status, output = step(doing, [*command, "--build-temp", HOME / "objects"], env)
    if status:
        raise failure(doing, output)


def path_for_measuring() -> Path:
    """Return the folder that has frozen bots, made if need be: compiled, or as it is where nothing compiles."""
    if native.wants_pure() or native.missing():
        lay_out(TOP)
        return TOP
    return ensure()
