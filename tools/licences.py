"""Which licences the packages we install may have, and which they have.

The licence of a package is what its own metadata says: that of the installed distribution for Python, its package.json
for npm, or the lock's copy of it where the package is for another system.
"""

import json
import re
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path

from tools import environment, pins
from tools.pins import Pin, normal
from tools.steps import ROOT

# Licences that ask for no more than their own text to be passed on.
PERMISSIVE = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU",
    "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
}  # fmt: skip
# Changes to its own files stay open. We change none, so it asks nothing more of us.
UNCHANGED = {"MPL-2.0"}
ALLOWED = PERMISSIVE | UNCHANGED
# Packages that may be there with another licence, and why.
EXCEPTIONS = {"pygame": ("LGPL", "a peer of the benchmarks needs it; nothing of ours imports or ships it")}

# What metadata calls a licence where it gives no SPDX expression. Names that say too little are not here.
MEANING = {
    "3-clause bsd license": "BSD-3-Clause",
    "apache 2.0": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd license": "BSD-3-Clause",
    "gnu library or lesser general public license (lgpl)": "LGPL",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "python software foundation license": "PSF-2.0",
}


def allowed(expression: str) -> bool:
    """Return whether an SPDX expression can be fulfilled with what we allow."""
    tokens = re.findall(r"[()]|[^\s()]+", expression)
    place = 0

    def peek() -> str:
        return tokens[place].upper() if place < len(tokens) else ""

    def take() -> str:
        nonlocal place
        place += 1
        return tokens[place - 1] if place <= len(tokens) else ""

    def one() -> bool:
        name = take()
        if name == "(":
            good = either()
            return take() == ")" and good
        if peek() == "WITH":  # an exception only takes conditions away
            take(), take()
        return name in ALLOWED

    def both() -> bool:
        good = one()
        while peek() == "AND":
            take()
            good = one() and good
        return good

    def either() -> bool:
        good = both()
        while peek() == "OR":
            take()
            good = both() or good
        return good

    good = either()
    return good and place == len(tokens)


def of_python(data: metadata.PackageMetadata) -> str:
    """Return the licence that a distribution states, as an SPDX expression where we know what it means."""
    if "License-Expression" in data:
        return data["License-Expression"]
    names = [
        line.rpartition("::")[2].strip() for line in data.get_all("Classifier") or [] if line.startswith("License")
    ]
    names = [name for name in names if name != "OSI Approved"]
    # A field that holds the whole text begins with the name. Of several classifiers all must be allowed.
    names = names or [data["License"].strip().partition("\n")[0] if "License" in data else ""]
    return " AND ".join(MEANING.get(name.lower(), name) for name in names)


def of_npm(entry: Mapping[str, object]) -> str:
    """Return the licence that a package.json states."""
    stated = entry.get("license")
    return str(stated.get("type", "")) if isinstance(stated, dict) else str(stated or "")


def python_licences() -> tuple[list[tuple[Pin, str]], list[Pin]]:
    """Return the licence of each pinned package of Python, and the packages that are not installed here."""
    places = [*(environment.VENV / "lib").glob("python3*/site-packages"), environment.TOOLS / "uv"]
    found = {normal(one.name): of_python(one.metadata) for one in metadata.distributions(path=[str(p) for p in places])}
    pinned = pins.python_pins()
    return [(p, found[p.name]) for p in pinned if p.name in found], [p for p in pinned if p.name not in found]


def npm_licences() -> list[tuple[Pin, str]]:
    """Return the licence of each pinned package of npm."""
    found = []
    for folder in pins.FOLDERS:
        for place, entry in pins.npm_lock(folder).items():
            own = folder / place / "package.json"
            stated = of_npm(json.loads(own.read_text()) if own.exists() else entry)
            found.append((pins.npm_pin(folder, place, entry), stated))
    return found


def complaints(found: Iterable[tuple[Pin, str]]) -> list[str]:
    """Name each package whose licence is unknown or not allowed, with its place."""
    told = []
    for pin, licence in found:
        if EXCEPTIONS.get(pin.name, ("",))[0] == licence != "":
            continue
        if not licence:
            told.append(f"{pin} states no licence")
        elif not allowed(licence):
            told.append(f"{pin} has the licence “{licence}”, which {_here()} does not allow")
    return told


def _here() -> str:
    return str(Path(__file__).resolve().relative_to(ROOT))
