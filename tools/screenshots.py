"""Pictures of every screen into docs/screenshots: python3 tools/screenshots.py [SCREEN...]

Desktop and phone, dark and light, from the client as its sources are now, in the system's Chromium. The screens are
those of the tests (tests/web/screens.py). WebP, since a board as PNG is five times as large.
"""

import base64
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from tools import browser, client, environment
from tools.steps import Stop, lock, say

HOME = ROOT / "docs" / "screenshots"
QUALITY = 72
LARGEST = 150_000
SCREENS = (
    "start", "new", "lobby", "table", "staged", "top-secret", "round", "dossier", "notebook", "hand-over", "game-over",
    "replay", "rules", "learn", "settings", "credits", "vienna", "suitcase",
)  # fmt: skip


def main(wanted: list[str]) -> int:
    try:
        if Path(sys.prefix) != environment.VENV:
            start_again(wanted)
        return take(wanted or list(SCREENS))
    except Stop as stop:
        say(str(stop))
        return 2


def start_again(wanted: list[str]) -> NoReturn:
    """Make what is needed, and go on in the environment."""
    with lock():
        environment.ensure("run", "build", "dev")
        client.ensure()
        browser.ensure()
    python = str(environment.PYTHON)
    os.execve(python, [python, __file__, *wanted], {**os.environ, "PYTHONPATH": str(ROOT / "src")})


def take(names: list[str]) -> int:
    """Take the pictures; the exit status says whether all of them are small enough."""
    from playwright.sync_api import sync_playwright

    from tests.server.client import running
    from tests.web import screens
    from tests.web.visitor import Looks, Visitor

    unknown = set(names) - set(screens.SCREENS)
    if unknown:
        raise Stop(f"the screens are {', '.join(SCREENS)}; not {', '.join(sorted(unknown))}.")
    HOME.mkdir(parents=True, exist_ok=True)
    large: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running(f"sqlite:{folder}/tables.db", api_only="no") as server,
    ):
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for name in names:
            start = time.monotonic()
            for phone in (False, True):
                visitor = Visitor(chromium, server.url, Looks(phone=phone, reduced_motion=True))
                screens.SCREENS[name](visitor, server)
                for theme in ("dark", "light"):
                    place = HOME / f"{name}-{'phone' if phone else 'desktop'}-{theme}.webp"
                    place.write_bytes(picture(visitor, theme))
                    if place.stat().st_size > LARGEST:
                        large.append(place.name)
                visitor.context.close()
            print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)
        chromium.close()
    for name in large:
        say(f"{name} is larger than {LARGEST // 1000} kB.")
    return 1 if large else 0


def picture(visitor: Any, theme: str) -> bytes:
    """Return what the page looks like in a theme."""
    visitor.page.evaluate(
        f"async () => {{ document.documentElement.dataset.theme = '{theme}'; await document.fonts.ready; }}"
    )
    visitor.page.wait_for_timeout(150)
    session = visitor.context.new_cdp_session(visitor.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
