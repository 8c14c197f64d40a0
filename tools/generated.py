"""Files that are written from others: bring those up to date that are not, or say which (`--check`)."""

from collections.abc import Callable, Iterable
from pathlib import Path


def bring_up_to_date(
    args: list[str], command: str, games: Iterable[str], path_of: Callable[[str], Path], text_of: Callable[[str], str]
) -> int:
    """Write the file of each game, or of a folder, anew where it differs; with `--check`, name it and return 1."""
    status = 0
    for game in games:
        path, text = path_of(game), text_of(game)
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in args:
            print(f"{game}/{path.name} is out of date: run python -m tools.{command}")
            status = 1
        else:
            path.write_text(text, encoding="utf-8")
    return status
