"""The pinned packages: requirements/*.txt from pyproject.toml, and the locks of npm's folders.

One resolution covers all of Python's files, so that they agree and can share one environment. No file names a host.
"""

import json
import re
import shutil
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import client, environment
from tools.steps import ROOT, Stop, failure, step

NOTE = "# Written by tools/update.py from pyproject.toml.\n"
# Where npm's packages are pinned: each has a package.json and its lock.
FOLDERS = (client.WEB, ROOT / "tools" / "chromium")


@dataclass(frozen=True, order=True)
class Pin:
    """A package at one version, and the file that pins it."""

    name: str
    version: str
    place: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.place})"


def normal(name: str) -> str:
    """Return a Python package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_pins() -> list[Pin]:
    """Return each package of requirements/*.txt once, with the first file that has it."""
    found: dict[tuple[str, str], Pin] = {}
    for path in sorted(environment.REQUIREMENTS.glob("*.txt")):
        for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", path.read_text(), re.MULTILINE):
            found.setdefault((normal(name), version), Pin(normal(name), version, f"requirements/{path.name}"))
    return sorted(found.values())


def npm_lock(folder: Path) -> dict[str, dict[str, object]]:
    """Return the packages of a folder's lock, by their place below the folder."""
    packages: dict[str, dict[str, object]] = json.loads((folder / "package-lock.json").read_text())["packages"]
    return {place: entry for place, entry in packages.items() if place}


def npm_pin(folder: Path, place: str, entry: Mapping[str, object]) -> Pin:
    return Pin(npm_name(place), str(entry["version"]), f"{folder.relative_to(ROOT)}/{place}")


def npm_name(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def npm_pins() -> list[Pin]:
    """Return the packages of all locks of npm."""
    return sorted(npm_pin(folder, *one) for folder in FOLDERS for one in npm_lock(folder).items())


def without_platforms(folder: Path) -> dict[str, str]:
    """Return the packages that a lock has for this system only, each with one that is missing for another system.

    npm leaves out without a word what the index does not have; on that system the packages would not install.
    """
    lock = npm_lock(folder)
    have = {npm_name(place) for place in lock}
    found = {}
    for place, entry in lock.items():
        missing = [name for name in _names(entry.get("optionalDependencies")) if name not in have]
        if missing:
            found[npm_name(place)] = missing[0]
    return found


def _names(table: object) -> list[str]:
    return sorted(table) if isinstance(table, dict) else []


def update_python(upgrade: bool) -> None:
    """Resolve pyproject.toml anew into requirements/*.txt; without `upgrade`, versions already pinned are preferred."""
    environment.ensure("run")  # brings uv
    home = environment.REQUIREMENTS
    parts = _parts()
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder, "whole.txt")
        if not upgrade:
            whole.write_text("".join(path.read_text() for path in sorted(home.glob("*.txt"))))
        everything = [line for part in parts.values() for line in part]
        _compile(f"resolving {len(everything)} requirements of Python", everything, whole, "--universal")
        for name, lines in parts.items():
            out = Path(folder, f"{name}.txt")
            _compile(f"resolving {name}", lines, out, "--universal", "--constraint", whole)
            new = home / f"{name}.new"
            new.write_text(NOTE + out.read_text())
            new.replace(home / f"{name}.txt")


def _parts() -> dict[str, list[str]]:
    """Return the requirements of each file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    return {
        "run": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        "dev": extras["dev"],
        "bench": extras["bench"],
        "client": extras["client"],
        "study": [line for part in ("envs", "bench", "arena", "ray", "onnx") for line in extras[part]],
        "uv": ["uv"],
    }


def uv() -> str:
    return shutil.which("uv") or str(environment.TOOLS / "uv" / "bin" / "uv")


def _compile(title: str, requirements: Sequence[str], out: Path, *options: str | Path) -> None:
    wanted = out.with_suffix(".in")
    wanted.write_text("\n".join(requirements))
    fixed = ["--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    hidden = ["--no-emit-index-url", "--no-emit-find-links", "--quiet", "--no-config"]
    command: list[str | Path] = [uv(), "pip", "compile", wanted, *fixed, *hidden, *options, "--output-file", out]
    status, output = step(title, command)
    if status:
        raise failure(title, output)


def update_npm(folder: Path, upgrade: bool) -> list[str]:
    """Bring a package.json and its lock up to date: its exact versions within their major, the rest as it allows.

    Return what was held back, with the reason. If it cannot be done, both files stay as they were.
    """
    before = {path: path.read_bytes() for path in (folder / "package.json", folder / "package-lock.json")}
    try:
        if upgrade:
            return _upgrade_npm(folder, json.loads((folder / "package.json").read_text()))
        _install(folder, "its packages")
        return []
    except BaseException:
        for path, content in before.items():
            path.write_bytes(content)
        raise


def _upgrade_npm(folder: Path, old: dict[str, dict[str, str]]) -> list[str]:
    tables = [(old.get("dependencies", {}), "--save-prod"), (old.get("devDependencies", {}), "--save-dev")]
    for table, option in tables:
        ranges = [f"{name}@^{version}" for name, version in table.items()]
        if ranges:
            _install(folder, f"the packages ({option.removeprefix('--save-')})", option, *ranges)
    _npm("resolving what those need", folder, "update")
    held = []
    for name, missing in without_platforms(folder).items():
        for table, option in tables:
            if name in table:
                _install(folder, f"{name} as it was", option, f"{name}@{table[name]}")
                held.append(f"{name} stays at {table[name]}: the index has no {missing} for the newer one")
    if lacking := without_platforms(folder):
        told = ", ".join(f"{missing} for {name}" for name, missing in lacking.items())
        raise Stop(f"the package registry has no {told}; {folder.relative_to(ROOT)} is unchanged.")
    return held


def _install(folder: Path, what: str, *more: str) -> None:
    _npm(f"resolving {what} of {folder.relative_to(ROOT)}", folder, "install", "--save-exact", *more)


def _npm(title: str, folder: Path, *command: str) -> None:
    node, npm = client.find_node()
    quiet = ["--package-lock-only", "--ignore-scripts", "--no-audit", "--omit-lockfile-registry-resolved"]
    status, output = step(title, [node, npm, "--prefix", folder, *command, *quiet], client.node_env(node))
    if status:
        raise failure(title, output)


def check_hosts() -> None:
    """Raise Stop if a lock names the index it came from."""
    for path in (folder / "package-lock.json" for folder in FOLDERS):
        line = next((n for n, text in enumerate(path.read_text().splitlines(), 1) if '"resolved"' in text), 0)
        if line:
            raise Stop(f"{path.relative_to(ROOT)}:{line} names a package host; npm must leave it out.")
