"""The page's own words, to find things by what people read."""

import json
from functools import cache
from pathlib import Path

from safehouse.core.registry import find_game
from tools.client import WEB

LANGUAGES = ("en", "de", "nl")


@cache
def catalogue(language: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for path in sorted((WEB / "src" / "words").glob(f"*.{language}.json")):
        texts |= json.loads(path.read_text())
    return texts


def text(key: str, language: str = "en", **values: object) -> str:
    return catalogue(language)[key].format(**values)


@cache
def game_words(game: str, language: str) -> dict[str, str]:
    folder: Path = WEB / "src" / "games" / game / "words"
    texts: dict[str, str] = json.loads((folder / f"{language}.json").read_text())
    return texts


@cache
def server_words(game: str, language: str) -> dict[str, str]:
    """Return the texts of the server's catalogue that a game has of its own."""
    folder = find_game(game).data_folder.parent / "messages"
    texts: dict[str, str] = json.loads((folder / f"{language}.json").read_text())
    return texts
