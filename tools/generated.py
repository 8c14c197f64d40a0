"""Files that are written from others: bring those up to date that are not, or say which (`--check`)."""

from collections.abc import Callable, Iterable
from pathlib import Path


def bring_up_to_date(
    args: list[str], command: str, games: Iterable[str], path_of: Callable[[str], Path], text_of: Callable[[str], str]
) -> int:
    """Write the file of each game anew where it differs; with `--check`, name it and return 1."""
    stale = [game for game in games if not path_of(game).is_file() or path_of(game).read_text() != text_of(game)]
    for game in stale:
        if "--check" in args:
            print(f"{game}/{path_of(game).name} is out of date: run python -m tools.{command}")
        else:
            path_of(game).write_text(text_of(game), encoding="utf-8")
    return 1 if stale and "--check" in args else 0
