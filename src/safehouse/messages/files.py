"""Read catalogues: one Fluent file for each language, in a folder of the package that speaks."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ENDING = ".ftl"


@cache
def read(folder: Path, language: str) -> ast.Resource | None:
    """Return the messages of one file; where the folder has no such language, the English ones. Parsed once."""
    for path in (folder / f"{language}{ENDING}", folder / f"en{ENDING}"):
        if path.exists():
            return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return None
