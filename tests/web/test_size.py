"""What a browser loads before the first page is there stays small, and comes from this server alone."""

import gzip
import re
from pathlib import Path

from safehouse.server import client_files
from safehouse.server.settings import read_settings
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter

LIMIT = 150_000  # bytes before play, gzipped where that gains anything
VIENNA = 300_000  # bytes that a table of Vienna loads besides


def built() -> Path:
    settings = read_settings()
    assert client_files.load(settings) is not None
    return Path(settings.client) if settings.client else client_files.own_folder()


def first_page(folder: Path) -> list[Path]:
    """Return the page, its scripts and styles with all that they import at once, and the fonts of the Latin letters."""
    found = {folder / "index.html"}
    queue = [folder / "index.html"]
    while queue:
        path = queue.pop()
        text = path.read_text()
        if path.suffix == ".html":
            names = re.findall(r'(?:src|href)="/([^"]+)"', text)
        elif path.suffix == ".js":
            # `import(…)` comes later, but for the words of one language; `import … from` and `import "…"` come at once.
            names = [f"assets/{name}" for name in re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)]
            names += [f"assets/{name}" for name in re.findall(r"import\([`\"']\./(page\.de-[^`\"']+)", text)]
        else:
            names = re.findall(r"url\(/(assets/[^)]+\.woff2)\)", text)
        for name in names:
            if (folder / name).is_file() and folder / name not in found:
                found.add(folder / name)
                queue += [folder / name] if name.endswith((".js", ".css")) else []
    return sorted(found)


def travels(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix in client_files.PACKED else len(gzip.compress(content))


def test_first_page_is_small() -> None:
    sizes = {path.name: travels(path) for path in first_page(built())}
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) <= LIMIT, sizes


def test_nothing_comes_from_elsewhere() -> None:
    for path in built().rglob("*"):
        if path.suffix in (".html", ".css", ".webmanifest"):
            assert not re.findall(r"(?:https?:)?//(?!www\.w3\.org/)[a-z]", path.read_text()), path.name


def test_every_file_can_be_served() -> None:
    left_out = {path.name for path in built().rglob("*") if path.is_file() and path.suffix not in client_files.KINDS}
    assert not {name for name in left_out if not name.endswith(".woff")}


LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


def test_vienna_is_small(visit: Visit, server: Running) -> None:
    """What a browser loads at a table of Vienna besides what the first page has brought: drawings, words, fonts."""
    folder = built()
    anna = visit("/")
    anna.page.wait_for_load_state("networkidle")
    first = set(anna.page.evaluate(LOADED))
    enter(anna, server.create("vienna", "pb", name="Anna"))
    anna.look()
    assets = [
        folder / "assets" / url.split("/assets/")[1]
        for url in anna.page.evaluate(LOADED)
        if "/assets/" in url and url not in first
    ]
    more = {path.name: travels(path) for path in assets}
    assert any(name.startswith("game-") for name in more)
    assert sum(more.values()) <= VIENNA, more
