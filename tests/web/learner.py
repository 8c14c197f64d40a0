"""Somebody who plays a lesson as its note says: reads on, and taps what is ringed."""

from typing import Any

from playwright.sync_api import Page

NOTE = "aside[data-lesson]"
# Where the note is, what it says, what it marks, and whether it can be read on; null while the others move.
SEEN = """() => {
  const note = document.querySelector("aside[data-lesson]");
  if (!note || window.openQuestions() !== 0) return null;
  const box = (node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, width, height]; };
  const text = note.querySelector("[role=status]");
  const finish = note.querySelector("a.act");
  return {
    step: Number(note.dataset.lesson), text: text.innerText, note: box(note),
    cut: text.scrollHeight - text.clientHeight,
    next: note.querySelector("button.act") !== null, finish: finish !== null,
    rings: [...document.querySelectorAll("[data-ring]")].map(box),
  };
}"""
PATIENCE, PAUSE_MS = 200, 60


class Learner:
    """Plays a lesson on a page by touch."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self) -> dict[str, Any]:
        """Return what the note says, once there is something to read or to tap."""
        for _ in range(PATIENCE):
            seen: dict[str, Any] | None = self.page.evaluate(SEEN)
            if seen and (seen["next"] or seen["finish"] or seen["rings"]):
                return seen
            self.page.wait_for_timeout(PAUSE_MS)
        raise AssertionError(f"the lesson does not go on: {self.page.inner_text(NOTE)!r}")

    def settled(self) -> dict[str, Any]:
        """Return what the note says, once the ring has come to rest."""
        seen = self.look()
        for _ in range(PATIENCE):
            self.page.wait_for_timeout(3 * PAUSE_MS)
            again = self.look()
            if again == seen:
                return seen
            seen = again
        raise AssertionError("the ring does not come to rest")

    def go_on(self, seen: dict[str, Any]) -> None:
        """Read on, or tap what is ringed."""
        if seen["next"]:
            self.page.locator(f"{NOTE} button.act").tap()
            return
        x, y, width, height = seen["rings"][0]
        self.page.touchscreen.tap(x + width / 2, y + height / 2)
