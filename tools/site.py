"""The documentation site in src/safehouse/site, written from docs/ (`tools/site_pages.py`).

The stamp is written last, so nothing half-made counts; a site is moved into its place whole.
"""

import hashlib
import json
import shutil
from pathlib import Path

from tools import environment
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


def _key() -> str:
    total = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def _made() -> list[str]:
    return sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file())


def fresh() -> bool:
    """Return whether the site is written from the sources as they are now."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return False
    return bool(stamp == {"key": _key(), "files": _made()})


def ensure(python: Path = environment.PYTHON) -> None:
    """Have the site written, by a Python that has markdown-it; the caller holds the lock."""
    if fresh():
        return
    key = _key()
    build = WORK / "site.new"
    shutil.rmtree(build, ignore_errors=True)
    status, output = step("writing the documentation", [python, "-m", "tools.site_pages", build])
    if status:
        raise failure("writing the documentation", output)
    if not (build / "index.html").is_file():
        raise Stop("writing the documentation made no index.html")
    shutil.rmtree(SITE, ignore_errors=True)
    build.rename(SITE)
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps({"key": key, "files": _made()}))
    new.replace(STAMP)
