"""The tables of features in docs/environments.md, from the games' own lists.

python -m tools.feature_tables        write them into the page
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.envs.features import FeatureSlot, Layout

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"


def table(name: str) -> str:
    """Return the features of a game as a table."""
    layout = Layout(find_game(name))
    sizes = f"{layout.size} numbers; one-hot, {layout.one_hot_size}. {layout.actions} actions."
    return f"{sizes}\n\n{rows(layout.fields)}"


def past(name: str) -> str:
    """Return what is added of the past, and what may be believed."""
    game = find_game(name)
    now, history, both = Layout(game), Layout(game, history=True), Layout(game, history=True, beliefs=True)
    return "\n\n".join(
        [
            f"With `history=True`, {history.size - now.size} more:",
            rows(history.fields[len(now.fields) :]),
            f"With `beliefs=True`, {both.size - history.size} more, behind those of the history if there is one:",
            rows(both.fields[len(history.fields) :]),
        ]
    )


def rows(fields: Sequence[FeatureSlot]) -> str:
    """Return fields as a table."""
    lines = ["| from | how many | name | most | kind | meaning |", "|---:|---:|---|---:|---|---|"]
    for field in fields:
        cells = (field.start, field.size, field.name, field.most, field.kind, field.note)
        lines.append("| " + " | ".join(str(cell) for cell in cells).rstrip() + " |")
    return "\n".join(lines)


def with_tables(text: str) -> str:
    """Return the page with its tables as they should be, each between two marks."""
    for name in OWN_GAMES:
        for what, made in (("features", table), ("past", past)):
            begin, end = f"<!-- {what} of {name} -->", f"<!-- end of {what} -->"
            pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
            if not pattern.search(text):
                sys.exit(f"{PAGE.name} has no place for the {what} of {name}")
            text = pattern.sub(f"{begin}\n{made(name)}\n{end}", text)
    return text


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
