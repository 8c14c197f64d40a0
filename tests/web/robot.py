"""A robot that plays by the marks of the page (docs/client.md), in whatever browser it is put before."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safehouse.core.rng import Rng

PATIENCE_MS = 20_000
PAGE = Path(__file__).parent / "page"
COUNTING, LOOK, POINT = ((PAGE / f"{name}.js").read_text() for name in ("counting", "look", "point"))
# Until the server has answered, or five seconds have passed: it may be away.
ANSWERED = """async () => {
  const end = Date.now() + 5000;
  while (window.openQuestions() && Date.now() < end) await new Promise((done) => setTimeout(done, 10));
}"""


# What the content policy forbids is told on the console, which not every browser does by itself. Of JSON WebKit makes
# a page of its own, which breaks the policy.
POLICY = """addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  if (document.contentType !== "text/html") return;
  console.error(`the content policy forbids ${violatedDirective} ${blockedURI}`);
});"""


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


def before(looks: Looks) -> str:
    """Return what runs before the page's own program: the settings on this device, and what the robot goes by."""
    chosen = json.dumps({"theme": "auto", "speed": looks.speed, "name": "Anna"})
    # Firefox runs this on about:blank too, where nothing can be kept.
    settings = f"if (location.protocol.startsWith('http')) localStorage['safehouse.settings'] ??= {json.dumps(chosen)};"
    return f"{settings}\n{COUNTING}\n{POLICY}"


class Robot(ABC):
    """Somebody at a page: what a browser must do for them, and how they play."""

    def __init__(self, url: str, looks: Looks) -> None:
        self.url = url
        self.looks = looks
        # What the browser complained of.
        self.errors: list[str] = []

    # --- What a browser does ------------------------------------------------------------------------------------

    @abstractmethod
    def go(self, path: str) -> None:
        """Open an address of the server."""

    @abstractmethod
    def run(self, function: str, argument: Any = None) -> Any:
        """Return what a function of the page returns, once its promise is kept."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """Press a point of the page, by mouse or finger."""

    @abstractmethod
    def close(self) -> None:
        """Leave; `errors` is complete then."""

    # --- Looking ------------------------------------------------------------------------------------------------

    def look(self, patience_ms: int = PATIENCE_MS) -> dict[str, Any]:
        """Return what can be done now; wait until something can."""
        seen: dict[str, Any] | None = self.run(LOOK, patience_ms)
        assert seen is not None, f"nothing can be done: {self.text()[:2000]}"
        return seen

    def asked(self, patience_ms: int = 250) -> bool:
        """Whether something can be done, now or in a moment."""
        return self.run(LOOK, patience_ms) is not None

    def wait_until(self, function: str) -> None:
        """Wait until a function of the page says so."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while not self.run(function):
            assert time.monotonic() < deadline, f"{function} stays false: {self.text()[:2000]}"
            time.sleep(0.05)

    def text(self) -> str:
        return str(self.run("() => document.body.innerText"))

    def acts(self) -> int:
        """Return how many answers this page has sent."""
        return int(self.run("() => window.actsSent()"))

    def point_of(self, what: str) -> tuple[float, float] | None:
        """Return a point at which a press meets the first thing of a kind that can be seen."""
        found = self.run(POINT, what)
        return found and (found[0], found[1])

    # --- Doing --------------------------------------------------------------------------------------------------

    def click(self, what: str) -> None:
        """Press the first thing of a kind, where it can be seen."""
        point = self.point_of(what)
        assert point is not None, f"{what} cannot be clicked"
        self.press(*point)

    def answer(self, rng: Rng, confirm: bool = True, do: Callable[[str], None] | None = None) -> bool:
        """Answer one question at random, by clicks or by what else `do` does; return whether the game is still on."""
        do = do or self.click
        before = self.acts()
        while True:
            seen = self.look()
            if seen["over"]:
                return False
            if seen["acts"] > before:
                return True
            if seen["confirm"]:
                if confirm:
                    do("[data-confirm]:enabled")
                return True
            if seen["picks"]:
                do(seen["picks"][rng.below(len(seen["picks"]))])
                self.run(ANSWERED)
                # Some buttons are a whole answer, and confirm it.
                if self.acts() > before:
                    return True
            else:
                do("[data-give]" if seen["give"] else f'[data-sit="{seen["hand"][0]}"]')

    def play(self, rng: Rng, most: int = 400, between: Callable[[int], None] = lambda _: None) -> None:
        """Answer whatever is asked until the game is over."""
        for number in range(most):
            if not self.answer(rng):
                return
            between(number)
        raise AssertionError(f"after {most} answers the game is still on")
