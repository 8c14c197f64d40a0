"""WebKitGTK, driven by WebDriver on a screen of its own (Xvfb)."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypedDict

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.web.robot import PATIENCE_MS, Looks, Robot, before
from tests.web.visitor import DESKTOP, LOCALES, PHONE

HERE = Path(__file__).parent
WINDOW = HERE / "window.py"
CONSOLE = (HERE / "console.js").read_text()
PACKAGES = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1"
PROGRAMS = ("WebKitWebDriver", "Xvfb")
HAS_WEBKIT = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
# Calls a function of the page and hands back what its promise comes to.
CALL = """
const done = arguments[arguments.length - 1];
(async () => (%s)(arguments[0]))()
  .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));
"""


class Wishes(TypedDict):
    """What the window shall be like."""

    width: int
    height: int
    locale: str
    dark: bool
    reduced_motion: bool
    # What runs before the page's own program.
    script: str
    # The file into which everything goes that the page complains of.
    console: str


def missing() -> str | None:
    """Return why WebKitGTK cannot be had here; None if it can."""
    python = "/usr/bin/python3"  # the window's own
    there = all(map(shutil.which, PROGRAMS)) and os.access(python, os.X_OK)
    if there and subprocess.run([python, "-c", HAS_WEBKIT], capture_output=True, check=False).returncode == 0:
        return None
    return f"WebKitGTK or its driver is not installed (apt install {PACKAGES})"


@contextmanager
def screen() -> Iterator[str]:
    """Start an X server that nobody sees; yield its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


class WebKit(Robot):
    """A window of WebKitGTK. A phone is a narrow window: a finger cannot be had here."""

    def __init__(self, display: str, folder: Path, url: str, looks: Looks) -> None:
        super().__init__(url, looks)
        self.console = folder / "console"
        size = PHONE if looks.phone else DESKTOP
        wishes = Wishes(
            width=size["width"], height=size["height"], locale=LOCALES[looks.language], dark=looks.scheme == "dark",
            reduced_motion=looks.reduced_motion, script=f"{CONSOLE}\n{before(looks)}", console=str(self.console),
        )  # fmt: skip
        (folder / "wishes.json").write_text(json.dumps(wishes))
        options = Options()
        options.binary_location = str(WINDOW)
        options.add_argument("--automation")
        env = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "SAFEHOUSE_WEBKIT": str(folder / "wishes.json")}
        self.driver = webdriver.WebKitGTK(options=options, service=Service(env=env))
        self.driver.set_script_timeout(2 * PATIENCE_MS / 1000)

    def go(self, path: str) -> None:
        self.driver.get(self.url + path)

    def run(self, function: str, argument: Any = None) -> Any:
        answer = self.driver.execute_async_script(CALL % function, argument)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def close(self) -> None:
        self.driver.quit()
        if self.console.exists():
            self.errors += self.console.read_text().splitlines()
