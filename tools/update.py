"""Update the pinned packages, then check their licences and known vulnerabilities: python3 tools/update.py

    --keep     change no version that may stay; only add what pyproject.toml or a package.json newly ask for
    --check    change nothing, only check

Exit status: 0 all is well, 1 something was found, 2 it could not be done, 3 nothing was found but not all was checked.
Needs a package index. Run ./test afterwards.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import client, environment, licence_page, licences, pins, vulnerabilities
from tools.steps import Stop, guarded, lock

FINE, FOUND, UNCHECKED = 0, 1, 3


def main(args: list[str]) -> int:
    if set(args) - {"--keep", "--check"} or len(args) > 1:
        raise Stop("update takes --keep, --check or nothing.")
    before = {*pins.python_pins(), *pins.npm_pins()}
    held: list[str] = []
    with lock():
        if args != ["--check"]:
            pins.update_python(upgrade=not args)
            held = [line for folder in pins.FOLDERS for line in pins.update_npm(folder, upgrade=not args)]
            pins.check_hosts()
        environment.ensure(*sorted(path.stem for path in environment.REQUIREMENTS.glob("*.txt") if path.stem != "uv"))
        client.ensure_modules()
    if args != ["--check"]:
        licence_page.main()
    python, npm = pins.python_pins(), pins.npm_pins()
    _section(f"pins changed: {len({*python, *npm} - before)}", [*map(str, sorted({*python, *npm} - before)), *held])
    return report(python, npm)


def report(python: list[pins.Pin], npm: list[pins.Pin]) -> int:
    """Print what is found, and return the exit status."""
    stated, absent = licences.python_licences()
    wrong = licences.complaints([*stated, *licences.npm_licences()])
    title = f"licences of {len(stated)} Python packages and {len(npm)} of npm"
    _section(_count(title, wrong, "all allowed"), wrong)
    for pin in absent:
        print(f"  not read, since it is not installed on this system: {pin}")
    lacking = [one for folder in pins.FOLDERS for one in pins.without_platforms(folder).items()]
    platforms = [f"{name} lacks {missing}" for name, missing in lacking]
    _section(_count("packages for other systems", platforms, "all in the lock"), platforms)
    asked = [vulnerabilities.of_python(python), *map(vulnerabilities.of_npm, pins.FOLDERS)]
    known = [line for answer in asked for line in answer.found]
    unchecked = [line for answer in asked for line in answer.unchecked]
    checked = sum(answer.checked for answer in asked)
    title = _count(f"known vulnerabilities of {checked} packages", known, "none" if checked else "nothing was checked")
    _section(title, [*known, *(f"NOT CHECKED: {line}" for line in unchecked)])
    if wrong or known or platforms:
        return FOUND
    return UNCHECKED if unchecked else FINE


def _count(title: str, found: list[str], good: str) -> str:
    return f"{title}: {f'{len(found)} found' if found else good}"


def _section(title: str, lines: list[str]) -> None:
    print("\n  ".join([title, *lines]), flush=True)


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
