"""The browsers that the page is played in: Chromium, Firefox and WebKitGTK, all with one robot before them."""

import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.robot import Looks, Robot
from tests.web.visitor import Visitor
from tests.web.webkit import driver as webkit
from tools import browser as chromium

Open = Callable[[str, Looks], Robot]
FIREFOX = ("firefox-esr", "firefox")
# Firefox complains of fonts that a new page makes it give up.
ABORTED = re.compile(r"downloadable font: download failed")


def missing(name: str) -> str | None:
    """Return why a browser cannot be had here; None if it can."""
    if name == "chromium":
        return None if chromium.find() else "there is no Chromium"
    if name == "firefox":
        return None if _firefox() else "Firefox is not installed (apt install firefox-esr)"
    return webkit.missing()


def _firefox() -> str | None:
    return next((place for one in FIREFOX if (place := shutil.which(one))), None)


@contextmanager
def _chromium() -> Iterator[Open]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        yield lambda url, looks: Visitor(browser, url, looks)
        browser.close()


@contextmanager
def _gecko() -> Iterator[Open]:
    """Firefox as the system has it, by WebDriver BiDi: Playwright's own build of it needs a download."""

    def arrive(url: str, looks: Looks) -> Robot:
        visitor = Visitor(browser, url, looks)
        visitor.expected = ABORTED
        return visitor

    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=_firefox())
        yield arrive
        browser.close()


@contextmanager
def _webkit() -> Iterator[Open]:
    with ExitStack() as stack:
        display = stack.enter_context(webkit.screen())

        def arrive(url: str, looks: Looks) -> Robot:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            return webkit.WebKit(display, Path(folder), url, looks)

        yield arrive


BROWSERS = {"chromium": _chromium, "firefox": _gecko, "webkit": _webkit}
