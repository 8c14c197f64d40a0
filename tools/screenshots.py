"""Take pictures of the screens: python3 tools/screenshots.py [SCREEN...]

They show the client as its sources are now, in Chromium, and go to .build/screenshots; those that README.md shows also
to docs/screenshots. The screens are those of the tests (tests/web/screens.py). Without names all are taken. WebP,
because a board as PNG is five times as large.
"""

import base64
import os
import shutil
import sys
import tempfile
import time
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from tools import browser, client, environment
from tools.steps import WORK, Stop, lock, say

HOME = WORK / "screenshots"
DOCS = ROOT / "docs" / "screenshots"
QUALITY = 66
LARGEST = 150_000
# By screen: the device, the theme, and the language if not English.
EVERY = ("desktop-dark", "desktop-light", "phone-dark", "phone-light")
BOTH = ("desktop-dark", "phone-dark")
DESK = ("desktop-dark",)
LIGHT = ("desktop-light", "phone-light")
PICTURES: dict[str, tuple[str, ...]] = {
    "start": EVERY, "new": BOTH, "lobby": LIGHT, "settings": LIGHT, "credits": DESK,
    "table": EVERY, "staged": (*EVERY, "desktop-dark-de"), "words": ("desktop-light",), "top-secret": BOTH,
    "round": DESK, "notebook": BOTH, "dossier": ("desktop-light", "phone-dark"), "hand-over": BOTH,
    "game-over": ("desktop-dark", "phone-light"), "replay": DESK, "rules": LIGHT, "learn": BOTH,
    "vienna": EVERY, "vienna-planning": ("phone-dark",), "vienna-planned": BOTH, "vienna-bonus": ("phone-dark",),
    "vienna-mission": BOTH,
    "vienna-staged": ("desktop-light", "phone-dark", "desktop-dark-de"), "vienna-purchase": BOTH,
    "vienna-payday": BOTH, "vienna-desks": DESK, "vienna-words": ("desktop-light",), "vienna-hand-over": DESK,
    "vienna-game-over": ("desktop-dark", "phone-light"), "vienna-replay": DESK, "vienna-rules": ("desktop-light",),
    "vienna-learn": BOTH,
    "suitcase": EVERY, "suitcase-packing": BOTH, "suitcase-hiding": DESK,
    "suitcase-staged": ("phone-dark", "desktop-dark-nl"), "suitcase-duel": ("desktop-light", "phone-dark"),
    "suitcase-fought": BOTH, "suitcase-delivery": BOTH, "suitcase-bomb": BOTH, "suitcase-ledger": DESK,
    "suitcase-words": ("desktop-light",), "suitcase-hand-over": ("phone-dark",),
    "suitcase-game-over": ("desktop-dark", "phone-light"), "suitcase-replay": DESK,
    "suitcase-rules": ("desktop-light",), "suitcase-learn": BOTH,
}  # fmt: skip


def main(wanted: list[str]) -> int:
    try:
        if Path(sys.prefix) != environment.VENV:
            start_again(wanted)
        return take(wanted)
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


def take(wanted: list[str]) -> int:
    """Take the pictures; the exit status says whether all of them are small enough."""
    from playwright.sync_api import sync_playwright

    from tests.web import screens
    from tests.web.robot import Looks
    from tests.web.steady import steady
    from tests.web.visitor import Visitor

    unknown = set(wanted) - set(PICTURES)
    if unknown:
        raise Stop(f"the screens are {', '.join(PICTURES)}; not {', '.join(sorted(unknown))}.")
    HOME.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        steady(f"sqlite:{folder}/tables.db", api_only="no") as server,
    ):
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for name in wanted or PICTURES:
            start = time.monotonic()
            # One visit for all pictures that differ in the light only.
            for (phone, language), views in groupby(sorted(PICTURES[name], key=visit_of), visit_of):
                visitor = Visitor(chromium, server.url, Looks(phone=phone, language=language, reduced_motion=True))
                screens.SCREENS[name](visitor, server)
                for view in views:
                    (HOME / f"{name}-{view}.webp").write_bytes(picture(visitor, view.split("-")[1]))
                visitor.context.close()
            print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)
        chromium.close()
    for place in DOCS.glob("*.webp"):
        if (HOME / place.name).is_file():
            shutil.copyfile(HOME / place.name, place)
    return check_sizes()


def visit_of(view: str) -> tuple[bool, str]:
    """Return whether a picture is of a phone, and its language."""
    device, _, *language = view.split("-")
    return device == "phone", language[0] if language else "en"


def check_sizes() -> int:
    sizes = {place.name: place.stat().st_size for place in sorted(HOME.glob("*.webp"))}
    large = [name for name, size in sizes.items() if size > LARGEST]
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
