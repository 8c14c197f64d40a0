"""What somebody sees on a screen, measured in the page itself."""

import re
from collections.abc import Collection, Iterable, Sequence

from playwright.sync_api import Page

# More characters than any sentence about a move has: a whole board is no sentence.
SENTENCE = 200
# So many names and numbers make a sentence about a move.
ENOUGH = 2
# What can be seen. What is only read aloud is clipped to a point, and does not count.
SEEN = """
const seen = (node) => {
  const { width, height } = node.getBoundingClientRect();
  return width > 4 && height > 4 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};
const texts = (root) => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    if (text && seen(walk.currentNode.parentElement)) found.push(text);
  }
  return found;
};
"""
TEXT = f"""() => {{ {SEEN} return texts(document.body).join("\\n"); }}"""
# The smallest things in sight that hold a name and enough of some words, less the list of players.
TELLING = f"""([name, words, enough]) => {{ {SEEN}
  const tells = (node) => {{
    if (!node.textContent.includes(name)) return false;
    const text = texts(node).join(" ");
    const shared = words.filter((word) => text.includes(word));
    return text.includes(name) && shared.length >= enough && shared.some((word) => /^[A-Z]/.test(word));
  }};
  return [...document.querySelectorAll("body *")]
    .filter((node) => tells(node) && ![...node.children].some(tells))
    .filter((node) => !node.closest("[data-seat]") && !node.querySelector("[data-seat]"))
    .map((node) => texts(node).join(" "))
    .filter((text) => text.length <= {SENTENCE});
}}"""
# Where things are, once they have stood still for some frames.
BOXES = """async (what) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const look = () => [...document.querySelectorAll(what)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map((number) => Math.round(number * 10) / 10);
  });
  let last = "";
  for (let still = 0; still < 5;) {
    const now = JSON.stringify(look());
    still = now === last ? still + 1 : 0;
    last = now;
    await frame();
  }
  return look();
}"""


def visible_text(page: Page) -> str:
    return str(page.evaluate(TEXT))


def says(page: Page, pattern: str) -> str:
    """Return the first text in sight that fits, or nothing."""
    found = re.search(pattern, visible_text(page), re.IGNORECASE)
    return found[0] if found else ""


def told_of(page: Page, who: Iterable[str], lines: Sequence[str], names: Collection[str]) -> list[str]:
    """Return the sentences in sight that tell what some people have done, by the lines that the log has of it.

    They need not be the log's words: who it was, and two of the names and numbers of what was moved, are enough.
    """
    found = []
    for name in who:
        told = [set(re.findall(r"\b[A-Z]\w{2,}|\b\d+", line)) - set(names) for line in lines if name in line]
        found += [(name, sorted(words)) for words in told if len(words) >= ENOUGH]
    assert found, f"the log tells of nobody: {lines}"
    return [text for name, words in found for text in page.evaluate(TELLING, [name, words, ENOUGH])]


def boxes(page: Page, what: str) -> list[list[float]]:
    """Return x, y, width and height of everything of a kind, in the order of the page."""
    found: list[list[float]] = page.evaluate(BOXES, what)
    return found


def shift(one: list[list[float]], other: list[list[float]]) -> float:
    """Return how far things have moved or grown at most, in pixels."""
    assert len(one) == len(other) > 0
    return max(abs(a - b) for old, new in zip(one, other, strict=True) for a, b in zip(old, new, strict=True))


def small(page: Page, what: str, least: float = 43.5) -> list[float]:
    """Return width and height of the smallest target that is too small for a thumb, if any."""
    sizes = [box[2:] for box in boxes(page, what) if box[2] > 0 and min(box[2:]) < least]
    return min(sizes, key=min, default=[])
