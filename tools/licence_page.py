"""Write docs/licences.md, the licences of everything that is shipped or used: python -m tools.licence_page

A package that is not installed on this system keeps the licence that the page already names.
"""

import re
import sys
from collections.abc import Iterable

from tools import client, licences, pins
from tools.steps import ROOT

PAGE = ROOT / "docs" / "licences.md"
TEXTS = "web/public/licences"
FONTS = "@fontsource/"
UNKNOWN = "not stated"

HEAD = """# Licences

For anyone who distributes Safehouse or wants to know what is in it: the licence of every part. Written by
`python -m tools.licence_page` from the lock files and the packages' own metadata; a test compares it.

## Safehouse itself
Code, rules pages, lessons, data files, drawings, icons, portraits and printed boards are original work under the
[MIT licence](../LICENSE). Pictures are drawn by code in this repository, and sounds are synthesised in the browser
(`web/src/lib/sound.ts`): no image or recording comes from elsewhere. The games belong to their designers and
publishers. None of their text or art is used; titles and terms of the rules name what is played.
"""

Row = tuple[str, str]


def packages() -> dict[str, str]:
    """Return the licence of each pinned package; for one that is not installed, what the page says so far."""
    stated, absent = licences.python_licences()
    known = dict(written())
    found = {pin.name: licence for pin, licence in [*stated, *licences.npm_licences()]}
    return {**{pin.name: known.get(pin.name, UNKNOWN) for pin in absent}, **found}


def written() -> list[Row]:
    """Return the packages that the page names, with their licences."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+?) \|", text, re.MULTILINE)
    groups = re.findall(r"^- \*\*(.+?)\*\*: (.+)$", text, re.MULTILINE)
    return [*rows, *((name, licence) for licence, names in groups for name in re.findall(r"`([^`]+)`", names))]


def run_packages() -> set[str]:
    """Return the Python packages that an install brings."""
    text = (ROOT / "requirements" / "run.txt").read_text()
    return {pins.normal(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def page_packages() -> set[str]:
    """Return npm's packages that the built page may contain: those that are not for development only."""
    lock = pins.npm_lock(client.WEB)
    return {pins.npm_name(place) for place, entry in lock.items() if not (entry.get("dev") or entry.get("optional"))}


def text_of() -> str:
    """Return the whole page."""
    found = packages()
    page, run = page_packages(), run_packages()
    fonts = {name for name in page if name.startswith(FONTS)}
    rest = set(found) - page - run
    return "\n".join([
        HEAD,
        f"## Fonts\nThe page brings them along, with the texts of their licences in `{TEXTS}/`.\n",
        *_table(found, fonts),
        "\n## In the page\nThe built page may contain code of these npm packages.\n",
        *_table(found, page - fonts),
        "\n## Installed with the package\n`pip install safehouse-games` installs these Python packages.\n",
        *_table(found, run),
        "\n## For building, testing and study\nThey are not distributed with Safehouse.\n",
        *_groups(found, rest),
        "",
    ])  # fmt: skip


def _table(found: dict[str, str], names: Iterable[str]) -> list[str]:
    return ["| package | licence |", "|---|---|", *(f"| `{name}` | {found[name]} |" for name in sorted(names))]


def _groups(found: dict[str, str], names: Iterable[str]) -> list[str]:
    chosen = sorted(names)
    every = sorted({found[name] for name in chosen})
    return [
        f"- **{licence}**: " + ", ".join(f"`{name}`" for name in chosen if found[name] == licence) for licence in every
    ]


def main() -> int:
    PAGE.write_text(text_of(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
