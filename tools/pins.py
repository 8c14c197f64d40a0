"""The pinned packages: requirements/*.txt from pyproject.toml, and those of web/package.json with its lock.

One resolution covers all of Python's files, so that they agree and can share one environment. No file names a host.
"""

import json
import re
import shutil
import tempfile
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import client, environment
from tools.steps import ROOT, Stop, failure, step

NOTE = "# Written by tools/update.py from pyproject.toml.\n"
PACKAGE, LOCK = client.WEB / "package.json", client.WEB / "package-lock.json"


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


def npm_lock() -> dict[str, dict[str, object]]:
    """Return the packages of web/package-lock.json by their place below web/."""
    packages: dict[str, dict[str, object]] = json.loads(LOCK.read_text())["packages"]
    return {place: entry for place, entry in packages.items() if place}


def npm_name(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def npm_pins() -> list[Pin]:
    """Return the packages of web/package-lock.json."""
    return sorted(Pin(npm_name(place), str(entry["version"]), f"web/{place}") for place, entry in npm_lock().items())


def without_platforms() -> dict[str, str]:
    """Return the packages that the lock has for this system only, each with one that is missing for another system.

    npm leaves out without a word what the index does not have; on that system the client would not build.
    """
    lock = npm_lock()
    have = {npm_name(place) for place in lock}
    missing = {
        npm_name(place): [n for n in _names(e.get("optionalDependencies")) if n not in have]
        for place, e in lock.items()
    }
    return {name: names[0] for name, names in missing.items() if names}


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


def update_npm(upgrade: bool) -> list[str]:
    """Bring web/package.json and its lock up to date: its exact versions within their major, the rest as it allows.

    Return what was held back, with the reason. If it cannot be done, both files stay as they were.
    """
    before = {path: path.read_bytes() for path in (PACKAGE, LOCK)}
    try:
        return _upgrade_npm(json.loads(before[PACKAGE])) if upgrade else _install("the client's packages")
    except BaseException:
        for path, content in before.items():
            path.write_bytes(content)
        raise


def _upgrade_npm(old: dict[str, dict[str, str]]) -> list[str]:
    tables = (("dependencies", "--save-prod"), ("devDependencies", "--save-dev"))
    for table, option in tables:
        ranges = [f"{name}@^{version}" for name, version in old[table].items()]
        _install(f"{len(ranges)} {table} of the client", option, *ranges)
    _npm("resolving what those need", "update", "--package-lock-only", "--ignore-scripts", "--no-audit")
    held = []
    for name, missing in without_platforms().items():
        for table, option in tables:
            if name in old[table]:
                _install(f"{name} as it was", option, f"{name}@{old[table][name]}")
                held.append(f"{name} stays at {old[table][name]}: the index has no {missing} for the newer one")
    if lacking := without_platforms():
        told = ", ".join(f"{missing} for {name}" for name, missing in lacking.items())
        raise Stop(f"the package registry has no {told}; web/package-lock.json is unchanged.")
    return held


def _install(what: str, *more: str) -> list[str]:
    _npm(f"resolving {what}", "install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--save-exact", *more)
    return []


def _npm(title: str, *command: str) -> None:
    node, npm = client.find_node()
    status, output = step(title, [node, npm, "--prefix", client.WEB, *command], client.node_env(node))
    if status:
        raise failure(title, output)


def check_hosts() -> None:
    """Raise Stop if a file of pins names the index it came from."""
    for path in (LOCK, *environment.REQUIREMENTS.glob("*.txt")):
        line = next((n for n, text in enumerate(path.read_text().splitlines(), 1) if '"resolved"' in text), 0)
        if line:
            raise Stop(f"{path.relative_to(ROOT)}:{line} names a package host; see omit-lockfile-registry-resolved.")
