"""Update the pinned packages, then check their licences and known vulnerabilities: python3 tools/update.py

    --keep     change no version that may stay; only add what pyproject.toml or web/package.json newly ask for
    --check    change nothing, only check

Exit status: 0 all is well, 1 something was found, 2 it could not be done, 3 nothing was found but not all was checked.
Needs a package index. Run ./test afterwards.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import client, environment, licences, pins, vulnerabilities
from tools.steps import Stop, guarded, lock

FINE, FOUND, UNCHECKED = 0, 1, 3


def main(args: list[str]) -> int:
    if set(args) - {"--keep", "--check"} or len(args) > 1:
        raise Stop("update takes --keep, --check or nothing.")
    before = {*pins.python_pins(), *pins.npm_pins()}
    with lock():
        if args != ["--check"]:
            pins.update_python(upgrade=not args)
            pins.update_npm(upgrade=not args)
            pins.check_hosts()
        environment.ensure(*sorted(path.stem for path in environment.REQUIREMENTS.glob("*.txt") if path.stem != "uv"))
        client.ensure_modules()
    python, npm = pins.python_pins(), pins.npm_pins()
    _tell_changes(before, {*python, *npm})
    return report(python, npm)


def report(python: list[pins.Pin], npm: list[pins.Pin]) -> int:
    """Print what is found, and return the exit status."""
    stated, absent = licences.python_licences()
    wrong = licences.complaints([*stated, *licences.npm_licences()])
    _section(f"licences of {len(stated)} Python packages and {len(npm)} of npm", wrong, "all allowed")
    for pin in absent:
        print(f"  not read, since it is not installed on this system: {pin}")
    platforms = pins.left_without_platforms()
    _section("packages for other systems", platforms, "all in the lock")
    asked = [vulnerabilities.of_python(python), vulnerabilities.of_npm(len(npm))]
    known = [line for answer in asked for line in answer.found]
    unchecked = [line for answer in asked for line in answer.unchecked]
    checked = sum(answer.checked for answer in asked)
    _section(f"known vulnerabilities of {checked} packages", known, "none known" if checked else "nothing was checked")
    for line in unchecked:
        print(f"  NOT CHECKED: {line}")
    if wrong or known or platforms:
        return FOUND
    return UNCHECKED if unchecked else FINE


def _section(title: str, found: list[str], good: str) -> None:
    print(f"{title}: {f'{len(found)} found' if found else good}")
    for line in found:
        print(f"  {line}")


def _tell_changes(before: set[pins.Pin], after: set[pins.Pin]) -> None:
    new = sorted(after - before)
    print(f"pins: {f'{len(new)} changed' if new else 'unchanged'}")
    for pin in new:
        print(f"  {pin}")


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
