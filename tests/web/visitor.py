"""A person at a browser: looks at the page, clicks what may be clicked, and notes everything that comes."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, WebSocket

from tests.web.robot import PAGE, PATIENCE_MS, Looks, Robot, before
from tests.web.words import text

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
BODIES, KEPT, SAID, SMALL = ((PAGE / f"{name}.js").read_text() for name in ("bodies", "kept", "said", "small"))
# How much the page is wider, and higher, than the screen.
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TALL = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"


class Visitor(Robot):
    """One browser context with one page."""

    def __init__(self, browser: Browser, url: str, looks: Looks, kept: StorageState | None = None) -> None:
        super().__init__(url, looks)
        # Elsewhere a phone is a narrow window with a mouse.
        self.has_fingers = looks.phone and browser.browser_type.name == "chromium"
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if looks.phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=self.has_fingers,
            is_mobile=self.has_fingers,
            device_scale_factor=1,
            locale=LOCALES[looks.language],
            color_scheme=looks.scheme,  # type: ignore[arg-type]
            reduced_motion="reduce" if looks.reduced_motion else "no-preference",
            bypass_csp=looks.bypass_csp,
            # What the device has kept of earlier days.
            storage_state=kept,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(before(looks))
        self.received: list[str] = []
        self.sent: list[str] = []
        # What came by HTTP: addresses and bodies.
        self.bodies: list[tuple[str, str]] = []
        self.context.expose_binding("keepBody", lambda _, url, body: self.bodies.append((url, body)))
        self.context.add_init_script(BODIES)
        # What may be said on the console without being a fault.
        self.expected: re.Pattern[str] | None = None
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.expected and self.expected.search(message.text)):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.received.append(str(payload)))
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    # --- Looking ------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def run(self, function: str, argument: Any = None) -> Any:
        return self.page.evaluate(function, argument)

    def text(self) -> str:
        return self.page.inner_text("body")

    def everything(self) -> list[str]:
        """Return all that this browser has: the document, what is kept in it, every frame and every body that came."""
        return [self.page.content(), *self.page.evaluate(KEPT), *self.received, *(body for _, body in self.bodies)]

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of a kind that came so far."""
        return [message for frame in self.received if (message := json.loads(frame))["type"] == kind]

    def wait_for(self, kind: str, fine: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Return the first message of a kind that is fine, once it has come."""
        for _ in range(PATIENCE_MS // 50):
            for message in self.heard(kind):
                if fine(message):
                    return message
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no {kind} of this kind came")

    # --- Doing --------------------------------------------------------------------------------------------------

    def press(self, x: float, y: float) -> None:
        if self.has_fingers:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def close(self) -> None:
        self.context.close()

    def point_of(self, what: str) -> tuple[float, float] | None:
        found = super().point_of(what)
        if found is None and self.has_fingers:
            self._show_the_whole_board()
            found = super().point_of(what)
        return found

    def _show_the_whole_board(self) -> None:
        """Two taps may have been a double tap: then a part of the board is out of sight."""
        whole = self.page.get_by_role("button", name=text("table-board-whole", self.looks.language))
        if whole.count():
            whole.tap()
            self.page.wait_for_timeout(400)
