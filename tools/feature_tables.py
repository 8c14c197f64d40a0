"""The tables of features in docs/environments.md, from the games' own lists.

python -m tools.feature_tables        write them into the page
"""

import re
import sys
from pathlib import Path

from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.envs.features import Layout

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"


def table(name: str) -> str:
    """Return the features of a game as a table."""
    layout = Layout(find_game(name))
    lines = [
        f"{layout.size} numbers; one-hot, {layout.one_hot_size}. {layout.actions} actions.",
        "",
        "| from | how many | name | most | kind | meaning |",
        "|---:|---:|---|---:|---|---|",
    ]
    for field in layout.fields:
        cells = (field.start, field.size, field.name, field.most, field.kind, field.note)
        lines.append("| " + " | ".join(str(cell) for cell in cells).rstrip() + " |")
    return "\n".join(lines)


def with_tables(text: str) -> str:
    """Return the page with its tables as they should be, each between two marks."""
    for name in OWN_GAMES:
        begin, end = f"<!-- features of {name} -->", "<!-- end of features -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        if not pattern.search(text):
            sys.exit(f"{PAGE.name} has no place for the features of {name}")
        block = f"{begin}\n{table(name)}\n{end}"
        text = pattern.sub(block, text)
    return text


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
