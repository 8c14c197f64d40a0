"""Link previews in messengers: title and picture depend on the game alone, and on nothing else of a table."""

import re
from functools import lru_cache
from html import escape

from safehouse.core.registry import find_game, game_names
from safehouse.server.errors import english
from safehouse.server.pages import ASK_AGAIN, Page

TABLE = re.compile(r"/(t|replay)/([A-Za-z0-9_-]{16})")
WORDS = {
    "": ("preview-start", "preview-start-about"),
    "t": ("preview-table", "preview-table-about"),
    "replay": ("preview-replay", "preview-replay-about"),
}
# The place for the tags.
HEAD = b"</title>"
# Games with a picture of their own; others get that of Safehouse.
PICTURE = "/previews/{game}.jpg"
ICON = "/icon-512.png"


def asked_for(path: str) -> tuple[str, str]:
    """Return the kind of page and the table that a path leads to; "" where it leads to none."""
    found = TABLE.fullmatch(path)
    return (found[1], found[2]) if found else ("", "")


class Previews:
    """The client's one page, with tags for link previews."""

    def __init__(self, index: Page, files: set[str]) -> None:
        self._index = index
        self._files = files
        self.page = lru_cache(maxsize=64)(self._page)

    def _page(self, kind: str, game: str, origin: str) -> Page:
        """Return the page for a kind of link, a game ("": unknown) and the server's public address."""
        known = game if game in game_names() else ""
        named, about = WORDS[kind if known else ""]
        title = find_game(known).meta.title if known else ""
        picture = PICTURE.format(game=known)
        tags = {
            "og:type": "website",
            "og:site_name": "Safehouse",
            "og:title": english().say(named, game=title),
            "og:description": english().say(about, game=title),
            "og:image": origin + (picture if known and picture in self._files else ICON),
        }
        lines = "".join(f'\n    <meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
        body = self._index.body.replace(HEAD, HEAD + lines.encode(), 1)
        return Page(body, self._index.kind, ASK_AGAIN)
