"""The documentation site in src/safehouse/site, written from docs/ (`tools/site_pages.py`)."""

import shutil
from pathlib import Path

from tools import environment
from tools.made import Made, digest
from tools.steps import ROOT, WORK, Stop, failure, step

SITE = ROOT / "src" / "safehouse" / "site"
STAMP = WORK / "site.json"
PICTURES = (".svg", ".webp", ".png")


def sources() -> list[Path]:
    """Return the files that the site is made of."""
    docs = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".md", *PICTURES)]
    tools = [ROOT / "tools" / name for name in ("site_pages.py", "site.css")]
    prints = (ROOT / "web" / "public" / "prints").glob("*.svg")
    return sorted([*docs, *ROOT.glob("*.md"), *tools, *prints, ROOT / "web" / "src" / "styles" / "tokens.css"])


def made() -> Made:
    return Made(SITE, STAMP, sources)


def ensure(python: Path = environment.PYTHON) -> None:
    """Have the site written, by a Python that has markdown-it; the caller holds the lock."""
    if made().fresh():
        return
    key = digest(sources())
    build = WORK / "site.new"
    shutil.rmtree(build, ignore_errors=True)
    status, output = step("writing the documentation", [python, "-m", "tools.site_pages", build])
    if status:
        raise failure("writing the documentation", output)
    if not (build / "index.html").is_file():
        raise Stop("writing the documentation made no index.html")
    made().move_in(build, key)
