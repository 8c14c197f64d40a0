"""A person at a browser: looks at the page, clicks what may be clicked, and notes everything that comes."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, WebSocket

from safehouse.core.rng import Rng

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 20_000
PAGE = Path(__file__).parent / "page"
BODIES, COUNTING, KEPT, LOOK, POINT, SAID, SMALL = (
    (PAGE / f"{name}.js").read_text() for name in ("bodies", "counting", "kept", "look", "point", "said", "small")
)
# How much the page is wider, and higher, than the screen.
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TALL = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
# Until the server has answered, or a second has passed: it may be away.
ANSWERED = """async () => {
  const end = Date.now() + 1000;
  while (window.openQuestions() && Date.now() < end) await new Promise((done) => setTimeout(done, 10));
}"""


@dataclass(frozen=True)
class Looks:
    """How somebody looks at the page."""

    phone: bool = False
    scheme: str = "dark"
    language: str = "en"
    # Whether axe-core may be put into the page, which its own policy forbids.
    bypass_csp: bool = False
    reduced_motion: bool = False
    speed: str = "off"


class Visitor:
    """One browser context with one page."""

    def __init__(self, browser: Browser, url: str, looks: Looks, kept: StorageState | None = None) -> None:
        self.url = url
        self.looks = looks
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if looks.phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=looks.phone,
            is_mobile=looks.phone,
            device_scale_factor=1,
            locale={"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}[looks.language],
            color_scheme=looks.scheme,  # type: ignore[arg-type]
            reduced_motion="reduce" if looks.reduced_motion else "no-preference",
            bypass_csp=looks.bypass_csp,
            # What the device has kept of earlier days.
            storage_state=kept,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        chosen = json.dumps({"theme": "auto", "speed": looks.speed, "name": "Anna"})
        self.context.add_init_script(f"localStorage['safehouse.settings'] ??= {json.dumps(chosen)};")
        self.context.add_init_script(COUNTING)
        self.errors: list[str] = []
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

    def look(self, patience_ms: int = PATIENCE_MS) -> dict[str, Any]:
        """Return what can be done now; wait until something can."""
        seen: dict[str, Any] | None = self.page.evaluate(LOOK, patience_ms)
        assert seen is not None, f"nothing can be done: {self.text()[:2000]}"
        return seen

    def asked(self, patience_ms: int = 250) -> bool:
        """Whether something can be done, now or in a moment."""
        return self.page.evaluate(LOOK, patience_ms) is not None

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

    def click(self, what: str) -> None:
        """Click the first thing of a kind, where it can be seen."""
        point = self.page.evaluate(POINT, what)
        assert point is not None, f"{what} cannot be clicked"
        if self.looks.phone:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def answer(self, rng: Rng, confirm: bool = True, do: Callable[[str], None] | None = None) -> bool:
        """Answer one question at random, by clicks or by what else `do` does; return whether the game is still on."""
        do = do or self.click
        while True:
            seen = self.look()
            if seen["over"]:
                return False
            if seen["confirm"]:
                if confirm:
                    do("[data-confirm]:enabled")
                return True
            if seen["picks"]:
                before = self.acts()
                do(seen["picks"][rng.below(len(seen["picks"]))])
                self.page.evaluate(ANSWERED)
                # Some buttons are a whole answer, and confirm it.
                if self.acts() > before:
                    return True
            else:
                do("[data-give]" if seen["give"] else f'[data-sit="{seen["hand"][0]}"]')

    def acts(self) -> int:
        """Return how many answers this browser has sent."""
        return sum('"type":"act"' in frame for frame in self.sent)

    def play(self, rng: Rng, most: int = 400, between: Callable[[int], None] = lambda _: None) -> None:
        """Answer whatever is asked until the game is over."""
        for number in range(most):
            if not self.answer(rng):
                return
            between(number)
        raise AssertionError(f"after {most} answers the game is still on")
