"""The repository names no machine, no place beside it and no package host, and its source files are short."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", ".tools", ".build", "__pycache__", "node_modules"}
SOURCE = {".py", ".sh", ".ts", ".js", ".svelte", ".css", ".html", ".sql"}
MAX_LINES = 700

# Written in pieces, so that this file passes its own test.
PLACES = re.compile(rb"(?<![\w.~-])/(?:work|root|home|Users)/|\.\./" + rb"shared\b")
HOSTS = re.compile(
    rb"\b(?:pypi" + rb"\.(?:org|python\.org|io)|python" + rb"hosted\.org|registry\.(?:npm" + rb"js|yarn"
    rb"pkg)\.|npm" + rb"js\.(?:org|com)|deb\.deb" + rb"ian\.org|security\.deb" + rb"ian\.org)",
    re.IGNORECASE,
)


def files() -> list[Path]:
    """What git has or would take; without git, everything that is not made by our own commands."""
    # The folder may belong to another user than the one who tests it.
    git = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT)]
    command = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        done = None
    if done is not None and done.returncode == 0:
        found = [ROOT / name.decode() for name in done.stdout.split(b"\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in found if path.is_file() and not path.is_symlink())


def complaints(name: str, content: bytes) -> list[str]:
    found = []
    for number, line in enumerate(content.splitlines(), 1):
        if PLACES.search(line):
            found.append(f"{name}:{number} names a place of one machine")
        if HOSTS.search(line):
            found.append(f"{name}:{number} names a package host")
    if Path(name).suffix in SOURCE and content.count(b"\n") > MAX_LINES:
        found.append(f"{name} has more than {MAX_LINES} lines")
    return found


def test_repository_stands_alone() -> None:
    listed = files()
    assert ROOT / "pyproject.toml" in listed
    wrong = [c for path in listed for c in complaints(str(path.relative_to(ROOT)), path.read_bytes())]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.md", "see /wo" + "rk/main"),
        ("a.json", '"/ho' + 'me/someone/x"'),
        ("a.py", "open('/ro" + "ot/x')"),
        ("a.md", "../sha" + "red/rules.md"),
        ("requirements.txt", "--index-url https://py" + "pi.org/simple"),
        ("package-lock.json", "https://registry.np" + "mjs.org/vite"),
        ("long.py", "x = 1\n" * (MAX_LINES + 1)),
    ],
)
def test_complains(name: str, content: str) -> None:
    assert complaints(name, content.encode())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.py", "src/wo" + "rk/x and ~/ho" + "me/ and https://example.org/ho" + "me and /usr/bin"),
        ("data.json", "1\n" * (MAX_LINES + 1)),
        ("full.py", "x = 1\n" * MAX_LINES),
    ],
)
def test_is_content(name: str, content: str) -> None:
    assert complaints(name, content.encode()) == []
