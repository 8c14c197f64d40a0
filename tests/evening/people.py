"""Somebody with a phone: taps what may be tapped, and sees only what the own screen shows."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, StorageState

from safehouse.core.rng import Rng
from tests.evening import marks
from tests.evening.steps import PATIENCE_MS, Now
from tests.web.robot import LOOK, POINT, Looks
from tests.web.visitor import Visitor

PAUSE_MS = 40
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A phone's part in the dice: steady, so that the evening is the same every time.
NONCE = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
"""
# The page on another day.
DAY = """
{
  const Real = Date, ahead = %d;
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
}
"""
DAY_MS = 86_400_000


class Person:
    """One of the four."""

    def __init__(self, name: str, number: int, browser: Browser, url: str) -> None:
        self.name = name
        self.number = number
        self.rng = Rng(number + 1)
        self.browser = browser
        self.url = url
        self.device = self.new_device()
        self.devices = [self.device]
        # How much the first device had received before they took a seat.
        self.arrived = 0

    def new_device(self, kept: StorageState | None = None, days: int = 0) -> Visitor:
        """Return another browser of theirs, with what was kept on a device and on another day if so wished."""
        device = Visitor(self.browser, self.url, Looks(phone=True), kept)
        device.context.add_init_script(NONCE % (self.number + 1))
        if days:
            device.context.add_init_script(DAY % (days * DAY_MS))
        return device

    def use(self, device: Visitor) -> None:
        """Go on with another device."""
        self.device = device
        self.devices.append(device)

    @property
    def page(self) -> Page:
        return self.device.page

    def go(self, path: str) -> None:
        self.device.go(path)

    def tap(self, what: Locator) -> None:
        what.tap()

    def press_long(self, what: str, until: Callable[[], object]) -> None:
        """Hold a finger on something until the page has done what it does then."""
        x, y = self.page.evaluate(POINT, what)
        fingers = self.device.context.new_cdp_session(self.page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.until(until)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        fingers.detach()

    # --- Seeing -------------------------------------------------------------------------------------------------

    def until(self, check: Callable[[], object]) -> None:
        """Wait until something holds that must."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while not check():
            assert time.monotonic() < deadline, "it does not come"
            self.page.wait_for_timeout(PAUSE_MS)

    def soon(self, check: Callable[[], object]) -> bool:
        """Whether something holds, now or as soon as the step at hand waits for."""
        deadline = time.monotonic() + Now.patience_ms / 1000
        while not check():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(PAUSE_MS)
        return True

    def settle(self) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(FRAMES)

    def sees(self, what: Locator) -> bool:
        """Whether something is in sight soon."""
        return self.soon(what.first.is_visible)

    def can_act(self) -> dict[str, Any] | None:
        """Return what can be done at this moment, if anything."""
        seen: dict[str, Any] | None = self.page.evaluate(LOOK, 0)
        return seen

    @property
    def table(self) -> str:
        """The table at which they are, by the address bar."""
        found = marks.TABLE.search(self.page.url)
        assert found, f"{self.name} is at no table: {self.page.url}"
        return found[0].removeprefix("/t/")

    @property
    def seat(self) -> int:
        """The seat as which the page was welcomed last."""
        return int(self.device.heard("welcome")[-1]["seat"])

    def told(self, part: str) -> Any:
        """Return the last that this phone was told of something: the view, the decision."""
        for frame in reversed(self.device.received):
            message = json.loads(frame)
            if message.get(part) is not None and message["type"] in ("entry", "snapshot"):
                return message[part]
        raise AssertionError(f"{self.name} was told no {part}")

    def question(self) -> str:
        """Return what the last question was about: the word after “prompt” in its key."""
        key = (self.told("decision").get("prompt") or [""])[0]
        return re.split(r"\W", f"{key}.")[1]

    def waits(self) -> bool:
        """Whether the page knows that somebody else is asked."""
        return self.seat not in self.told("decision")["seats"] and self.can_act() is None

    # --- Doing --------------------------------------------------------------------------------------------------

    def answer(self) -> bool:
        return self.device.answer(self.rng)

    def move(self) -> int:
        """Answer, and return the entry of the log that it made."""
        before = len(self.device.heard("ack"))
        assert self.answer()
        self.device.wait_for("ack", lambda _: len(self.device.heard("ack")) > before)
        return int(self.device.heard("ack")[-1]["seq"])

    def acts(self) -> int:
        """Return how many answers this phone has sent."""
        return self.device.acts()

    def close_sheet(self) -> None:
        """Close what lies over the table, if anything does."""
        if marks.sheet(self.page).is_visible():
            self.tap(marks.close_sheet(self.page))
            marks.sheet(self.page).wait_for(state="hidden")

    def open_own_seat(self) -> None:
        self.tap(marks.seat_of(self.page, self.seat))
        marks.sheet(self.page).wait_for()
