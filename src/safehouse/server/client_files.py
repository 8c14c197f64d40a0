"""The built client, served from memory: a page that is asked for is one of these files, or it is not there."""

from pathlib import Path

import safehouse
from safehouse.core.errors import SafehouseError
from safehouse.core.registry import Game, find_game, game_names
from safehouse.server.pages import ASK_AGAIN, FOR_EVER, Page, Redirect
from safehouse.server.settings import Settings

INDEX = "/index.html"
# Their names change with their content, so they never get old.
ASSETS = "/assets/"
# Ours, whatever the client has.
SERVER_PATHS = ("/api", "/docs", "/ws", "/healthz", "/readyz", "/metrics")
# Where the documentation is, in the built package and for browsers.
SITE, DOCS = "site", "/docs"
# What is packed already gains nothing by gzip.
PACKED = (".png", ".webp", ".avif", ".woff2", ".jpg", ".mp3", ".ogg")
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
}


class NoClient(SafehouseError):
    """There is no client to serve."""


class ClientFiles:
    """The client's files by the path under which a browser asks for them."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages

    @property
    def index(self) -> Page:
        """The client's one page."""
        return self.pages[INDEX]

    def find(self, path: str) -> Page | None:
        """Return what is at a path: a file, or the client's one page, which knows its own places."""
        if path in self.pages:
            return self.pages[path]
        if "." in path or path.startswith(ASSETS) or is_servers(path):
            return None
        return self.index


def is_servers(path: str) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in SERVER_PATHS)


def own_folder() -> Path:
    """Return where a build puts the client."""
    return Path(safehouse.__file__ or "").parent / "client"


def load(settings: Settings) -> ClientFiles | None:
    """Read the client, or refuse to serve without one; None where only the API is wanted."""
    if settings.api_only:
        return None
    folder = Path(settings.client).expanduser() if settings.client else own_folder()
    if not (folder / INDEX[1:]).is_file():
        raise NoClient(
            f"{folder} has no built client (index.html): ./run builds it, and --api-only serves without any page"
        )
    return ClientFiles({**files_of(folder), **drawings(), **documentation()})


def documentation() -> dict[str, Page]:
    """Read the documentation, where it was built."""
    folder = own_folder().parent / SITE
    if not (folder / INDEX[1:]).is_file():
        return {}
    pages = {DOCS + name: page for name, page in files_of(folder).items()}
    return {**pages, f"{DOCS}/": pages[DOCS + INDEX], DOCS: Redirect(f"{DOCS}/")}


def files_of(folder: Path) -> dict[str, Page]:
    """Read the files of a folder, by the path under which a browser asks for them."""
    root = folder.resolve()
    pages = {}
    for path in sorted(root.rglob("*")):
        # A link that leads out of the folder is none of the client's files; nor is what begins with a dot.
        inside = path.resolve().is_relative_to(root)
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if path.is_file() and inside and not hidden and path.suffix in KINDS:
            name = f"/{path.relative_to(root).as_posix()}"
            cache = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
            pages[name] = Page(path.read_bytes(), KINDS[path.suffix], cache, path.suffix not in PACKED)
    return pages


def page_path(game: Game) -> str:
    """Return where a browser finds the module that draws a game of another package."""
    return f"/drawings/{game.meta.name}.js" if game.page is not None else ""


def drawings() -> dict[str, Page]:
    """Read the modules that other people's games bring."""
    games = [find_game(name) for name in game_names()]
    return {
        page_path(game): Page(game.page.read_bytes(), KINDS[".js"], ASK_AGAIN)
        for game in games
        if game.page is not None
    }
