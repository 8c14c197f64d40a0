"""How smoothly the page moves, and what it costs while nothing happens: python3 tools/page_figures.py

For each game: a move and what the others do after it, at the normal speed. How many frames came a second, what the
page's own thread worked for each (processor time, so that a busy machine does not show in it; 60 frames a second leave
16.7 ms), and how far apart they were. Then the start page and tables at which one is asked, left alone: the processor
time of all of Chromium's processes, and what moves, with and without the wish for less motion.
"""

import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from tools import browser, client, environment
from tools.steps import Stop, lock, say

SHOWN_S, QUIET_S = 8, 10
COUNT = """() => {
  window.frames60 = [];
  const note = (at) => { window.frames60.push(at); window.counting = requestAnimationFrame(note); };
  window.counting = requestAnimationFrame(note);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames60; }"
MOVING = "() => document.getAnimations().filter(({ playState }) => playState === 'running').length"


def main() -> int:
    try:
        if Path(sys.prefix) != environment.VENV:
            start_again()
        return measure()
    except Stop as stop:
        say(str(stop))
        return 2


def start_again() -> NoReturn:
    """Make what is needed, and go on in the environment."""
    with lock():
        environment.ensure("run", "build", "dev")
        client.ensure()
        browser.ensure()
    python = str(environment.PYTHON)
    os.execve(python, [python, __file__], {**os.environ, "PYTHONPATH": str(ROOT / "src")})


def measure() -> int:
    from playwright.sync_api import sync_playwright

    from tests.web import screens
    from tests.web.played import GAMES
    from tests.web.robot import Looks
    from tests.web.steady import steady
    from tests.web.visitor import Visitor

    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        steady(f"sqlite:{folder}/tables.db", api_only="no") as server,
    ):
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for name, played in GAMES.items():
            visitor = Visitor(chromium, server.url, Looks(speed="normal"))
            played.sit(visitor, server)
            print(f"{name}: {smoothness(visitor)}", flush=True)
            visitor.close()
        for screen in ("start", "table", "vienna-placing", "suitcase"):
            for reduced in (False, True):
                visitor = Visitor(chromium, server.url, Looks(speed="normal", reduced_motion=reduced))
                screens.SCREENS[screen](visitor, server)
                print(f"{screen}, {'less motion' if reduced else 'usual'}: {quiet(chromium, visitor)}", flush=True)
                visitor.close()
        chromium.close()
    return 0


def smoothness(visitor: Any) -> str:
    """Make a move, watch the others, and return what came of it."""
    from safehouse.core.rng import Rng

    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    visitor.look()
    visitor.run(COUNT)
    before = worked(session)
    visitor.answer(Rng(1))
    visitor.page.wait_for_timeout(1000 * SHOWN_S)
    seconds = worked(session) - before
    frames = visitor.run(COUNTED)
    apart = sorted(later - earlier for earlier, later in pairwise(frames))
    rate = 1000 * len(apart) / (frames[-1] - frames[0])
    return (
        f"{rate:.0f} frames a second, {1000 * seconds / len(frames):.1f} ms of work for each, "
        f"{apart[len(apart) // 2]:.1f} ms apart, {apart[len(apart) * 95 // 100]:.1f} at most for 95 of 100"
    )


def worked(session: Any) -> float:
    """Return the seconds that the page's thread has worked."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def quiet(chromium: Any, visitor: Any) -> str:
    """Leave a page alone, and return what it costs."""
    visitor.page.wait_for_timeout(3000)
    before = processor(chromium)
    visitor.page.wait_for_timeout(1000 * QUIET_S)
    spent = processor(chromium) - before
    return f"{100 * spent / QUIET_S:.1f} % of a core, {visitor.run(MOVING)} things move"


def processor(chromium: Any) -> float:
    """Return the seconds of all of the browser's processes."""
    session = chromium.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(one["cpuTime"] for one in processes))


if __name__ == "__main__":
    sys.exit(main())
