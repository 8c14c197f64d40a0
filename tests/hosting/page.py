"""docs/self-hosting.md as a list of what it tells people to type."""

import re
from dataclasses import dataclass

from tools.steps import ROOT

PAGE = ROOT / "docs" / "self-hosting.md"


@dataclass(frozen=True)
class Block:
    """What stands between fences: below which heading, of which language."""

    heading: str
    kind: str
    text: str


def blocks() -> list[Block]:
    """Return the fenced blocks of the page, in order."""
    found, heading = [], ""
    parts = re.finditer(
        r"^## ([^\n]+)$|^```(\w*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    for part in parts:
        if part[1] is not None:
            heading = part[1]
        else:
            found.append(Block(heading, part[2], part[3]))
    return found
