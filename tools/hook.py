"""The hooks of .pre-commit-config.yaml: python tools/hook.py NAME FILE... Nothing is fetched.

Run by the environment's Python, which ./test makes. Formatters change the files, and pre-commit stops the commit then.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import client
from tools.steps import ROOT, Stop, guarded

LARGEST = 500_000  # bytes; a picture of docs/screenshots has 150,000 at most
MARKS = (b"<<<<<<< ", b"||||||| ", b">>>>>>> ")


def ruff(*command: str) -> Callable[[list[str]], int]:
    return lambda files: _run([sys.executable, "-m", "ruff", *command, "--force-exclude", *files])


def mypy(files: list[str]) -> int:
    """Check everything: a change in one file can break another."""
    return _run([sys.executable, "-m", "mypy"])


def biome(files: list[str]) -> int:
    script = client.MODULES / "@biomejs" / "biome" / "bin" / "biome"
    if not script.exists():
        raise Stop("the client's packages are not installed; run ./test once.")
    node, _ = client.find_node()
    below = [str(Path(name).relative_to("web")) for name in files]
    command = ["check", "--write", "--error-on-warnings", "--no-errors-on-unmatched", *below]
    return subprocess.run([node, script, *command], cwd=client.WEB, env=client.node_env(node), check=False).returncode


def conflicts(files: list[str]) -> int:
    """Complain about marks that a merge left."""
    found = [
        f"{name}:{number} has a conflict mark"
        for name in files
        for number, line in enumerate(Path(name).read_bytes().splitlines(), 1)
        if line.startswith(MARKS)
    ]
    return _told(found)


def large(files: list[str]) -> int:
    """Complain about files that do not belong into a repository."""
    sizes = {name: Path(name).stat().st_size for name in files}
    return _told(
        [f"{name} has {size:,} bytes; {LARGEST:,} are allowed" for name, size in sizes.items() if size > LARGEST]
    )


def _told(found: list[str]) -> int:
    for line in found:
        print(line)
    return int(bool(found))


def _run(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


HOOKS: dict[str, Callable[[list[str]], int]] = {
    "ruff-check": ruff("check", "--fix"),
    "ruff-format": ruff("format"),
    "biome": biome,
    "mypy": mypy,
    "conflicts": conflicts,
    "large-files": large,
}


def main(args: list[str]) -> int:
    if not args or args[0] not in HOOKS:
        raise Stop(f"the hooks are {', '.join(HOOKS)}.")
    return HOOKS[args[0]](args[1:])


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
