"""Benchmarks of the client in a real browser: how soon a click is on screen, acknowledged, and the first page is ready.

Both are measured by the page's own clock, inside it, from the event to the end of the frame that shows its effect.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.bench.figures import Effort, Figure
from safehouse.bench.load_safehouse import NAME, SETTINGS
from safehouse.bench.processes import NotStarted, serving
from safehouse.bench.server import QUICK, cache_folder
from safehouse.core.errors import SafehouseError
from safehouse.remote import Http, free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
CLICKS, QUICK_CLICKS = 40, 2
LOADS, QUICK_LOADS = 9, 2
# From the click on "confirm" to the frame that shows what the server made of it: its entry, or the sealed answer.
WATCH_CLICKS = """
(() => {
  const Real = window.WebSocket;
  window.clicks = [];
  window.asked = 0;
  let since = null;
  const shown = () => requestAnimationFrame(() => setTimeout(() => {
    if (since !== null) window.clicks.push(performance.now() - since);
    since = null;
  }));
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-confirm]")) since = event.timeStamp;
  }, true);
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const { type } = JSON.parse(data);
        if (type === "draft" || type === "problem") window.asked -= 1;
        if (since !== null && (type === "entry" || type === "kept")) shown();
      });
    }
    send(data) {
      if (JSON.parse(data).type === "stage") window.asked += 1;
      super.send(data);
    }
  };
})();
"""
# When the first button that begins a game is on screen and can be used.
WATCH_START = """
(() => {
  const look = () => {
    if (document.querySelector("button.act:enabled")) {
      requestAnimationFrame(() => setTimeout(() => { window.ready = performance.now(); }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
NEXT = """
async () => {
  const targets = "[data-action], [data-card][aria-disabled=false], "
    + ":is([data-agent], [data-building], [data-stone])[role=button]";
  for (let waited = 0; waited < 1000; waited += 1) {
    const confirm = document.querySelector("[data-confirm]:enabled");
    const all = [...document.querySelectorAll(targets)].filter((node) => node.getClientRects().length);
    if (document.querySelector("[data-over]")) return "over";
    if (window.asked === 0 && (confirm || all.length)) {
      // The picks before it are not measured, so they need no pointer.
      const one = all[Math.floor(Math.random() * all.length)];
      if (!confirm) one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return confirm ? "confirm" : "picked";
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  return "stuck";
}
"""


# A click counts once it is on screen.
CLICKED = """
async (had) => {
  for (let waited = 0; waited < 2000 && window.clicks.length === had; waited += 1) {
    await new Promise((done) => setTimeout(done, 5));
  }
  return window.clicks;
}
"""
STARTED = """
async () => {
  while (!window.ready) await new Promise((done) => setTimeout(done, 20));
  return window.ready;
}
"""
KEEP = """
({ table, token, seats }) => {
  localStorage.setItem("safehouse.keys", JSON.stringify([{ table, token, seats, game: "heimlich", at: 1 }]));
  return table;
}
"""


class NoBrowser(SafehouseError):
    """There is nothing to measure in."""


@contextmanager
def browsing() -> "Iterator[tuple[Browser, str]]":
    """Run a server with the built client, and a browser; give the browser and the server's address."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NoBrowser("the package playwright is not installed") from None
    given = os.environ.get("SAFEHOUSE_CHROMIUM")
    found = given or next((place for name in BROWSERS if (place := shutil.which(name))), None)
    if found is None:
        raise NoBrowser("Chromium is not installed")
    with tempfile.TemporaryDirectory(prefix="client-", dir=cache_folder()) as own:
        port = free_port()
        settings = {**SETTINGS, "API_ONLY": "no", "PORT": str(port), "DATABASE": f"sqlite:{own}/tables.db"}
        command = [sys.executable, "-m", "safehouse", "serve", "--no-browser"]
        environment = {f"SAFEHOUSE_{name}": value for name, value in settings.items()}
        with serving(NAME, command, port, Path(own), environment), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
            try:
                yield browser, f"http://127.0.0.1:{port}"
            finally:
                browser.close()


def click(name: str, effort: Effort) -> Figure:
    """Milliseconds from a click on “confirm” to the frame that shows what the server, having written it, sent back."""
    wanted = QUICK_CLICKS if effort.seconds < QUICK else CLICKS
    figure = Figure(name, "ms", [], notes=["the limit is 150 ms; a table of two, the other one a bot"])
    try:
        with browsing() as (browser, address):
            while len(figure.values) < wanted:
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.add_init_script(WATCH_CLICKS)
                open_table(page, address)
                figure.values += clicks(page, wanted - len(figure.values))
                page.close()
    except (NoBrowser, NotStarted) as error:
        figure.notes.append(f"not measured: {error}")
    return figure


def open_table(page: "Page", address: str) -> None:
    """Create a table for two on the server, and open its page as the host."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    _, seated = Http(address).ask("POST", "/api/tables", {"game": "heimlich", "name": "Anna", "seats": seats})
    page.goto(f"{address}/credits")
    page.goto(f"{address}/t/{page.evaluate(KEEP, seated)}")


def clicks(page: "Page", most: int) -> list[float]:
    """Play on until enough clicks were measured, or the game is over."""
    measured: list[float] = []
    while len(measured) < most:
        state = page.evaluate(NEXT)
        if state == "confirm":
            page.locator("[data-confirm]:enabled").first.click()
            measured = page.evaluate(CLICKED, len(measured))
        elif state != "picked":
            if state == "stuck":
                raise NotStarted("the page offers nothing to click")
            break
    return measured


def start(name: str, effort: Effort) -> Figure:
    """Milliseconds from asking for the first page, nothing of it being known, until a game can be begun in it."""
    wanted = QUICK_LOADS if effort.seconds < QUICK else LOADS
    figure = Figure(name, "ms", [], notes=["the limit is 2,000 ms; each time a browser that has seen nothing yet"])
    try:
        with browsing() as (browser, address):
            for _ in range(wanted):
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.add_init_script(WATCH_START)
                page.goto(address)
                figure.values.append(float(page.evaluate(STARTED)))
                page.close()
    except (NoBrowser, NotStarted) as error:
        figure.notes.append(f"not measured: {error}")
    return figure
