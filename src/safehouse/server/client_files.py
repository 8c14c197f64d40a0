"""The built client, served from memory: no other file can be reached."""

from pathlib import Path

import safehouse
from safehouse.core.errors import SafehouseError
from safehouse.core.registry import Game, find_game, game_names
from safehouse.server.pages import ASK_AGAIN, FOR_EVER, Page, Redirect
from safehouse.server.settings import Settings

INDEX = "/index.html"
# Their names change with their content, so they can be cached without limit.
ASSETS = "/assets/"
# Never answered with the client's page.
SERVER_PATHS = ("/api", "/docs", "/ws", "/healthz", "/readyz", "/metrics")
# Where the documentation is, in the built package and for browsers.
SITE, DOCS = "site", "/docs"
# Already compressed: gzip gains nothing.
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
    """The built client is missing."""


class ClientFiles:
    """The client's files by the path under which a browser asks for them."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages

    @property
    def index(self) -> Page:
        """The client's one page."""
        return self.pages[INDEX]

    def find(self, path: str) -> Page | None:
        """Return the file at a path, or else the client's one page, which has its own routes."""
        if path in self.pages:
            return self.pages[path]
        if "." in path or path.startswith(ASSETS) or is_servers(path):
            return None
        return self.index


def is_servers(path: str) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in SERVER_PATHS)


def own_folder() -> Path:
    """Return the folder into which a build puts the client."""
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
        # Links that lead out of the folder and names that begin with a dot are not served.
        inside = path.resolve().is_relative_to(root)
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if path.is_file() and inside and not hidden and path.suffix in KINDS:
            name = f"/{path.relative_to(root).as_posix()}"
            cache = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
            pages[name] = Page(path.read_bytes(), KINDS[path.suffix], cache, path.suffix not in PACKED)
    return pages


def page_path(game: Game) -> str:
    """Return the address of the module that draws a game of another package."""
    return f"/drawings/{game.meta.name}.js" if game.page is not None else ""


def drawings() -> dict[str, Page]:
    """Read the modules that games of other packages bring."""
    games = [find_game(name) for name in game_names()]
    return {
        page_path(game): Page(game.page.read_bytes(), KINDS[".js"], ASK_AGAIN)
        for game in games
        if game.page is not None
    }
