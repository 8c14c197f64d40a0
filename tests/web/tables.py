"""Tables for tests: opened through the server, entered through the page, and what nobody else may see there."""

import time
from typing import Any

from playwright.sync_api import Locator

from tests.server.client import Running
from tests.web.robot import Robot
from tests.web.visitor import Visitor
from tests.web.words import game_words, text

PATIENCE = 120.0
KEEP = """
({ table, token, seats, info: { game } }) => {
  const keys = JSON.parse(localStorage.getItem("safehouse.keys") ?? "[]");
  const key = { table, token, game, seats, at: Date.now() };
  localStorage.setItem("safehouse.keys", JSON.stringify([key, ...keys]));
}
"""


def open_table(server: Running, seats: str, bot: str = "random", nonce: str = "test", **more: Any) -> dict[str, Any]:
    """Open a table, of Heimlich & Co. if nothing else is said; p for a person, b for a bot.

    The own seats get their nonce at once, so that chance is known; without one, the page gives its own.
    """
    wishes = [{"kind": "person"} if seat == "p" else {"kind": "bot", "bot": bot} for seat in seats]
    body = {"game": "heimlich", "seats": wishes, "name": "Anna", **more}
    status, seated = server.post("/api/tables", body)
    assert status == 201, seated
    for seat in seated["seats"] if nonce else []:
        given = {"type": "nonce", "commitment": seated["info"]["commitment"], "nonce": nonce, "seat": seat}
        assert server.post(f"/api/tables/{seated['table']}/do", given, seated["token"])[0] == 200
    return dict(seated)


FINISHED: dict[tuple[str, str], dict[str, Any]] = {}


def finished(server: Running, game: str, options: dict[str, str]) -> dict[str, Any]:
    """Return a table whose game is over: its person has left it to a bot."""
    if (server.url, game) not in FINISHED:
        seated = open_table(server, "pbbb", "greedy", game=game, name="Anne", options=options, nonce="the-end")
        place = f"/api/tables/{seated['table']}"
        server.post(f"{place}/do", {"type": "leave"}, seated["token"])
        deadline = time.monotonic() + PATIENCE
        while server.get(place)[1]["status"] != "over":
            assert time.monotonic() < deadline, "the game does not end"
            time.sleep(0.1)
        FINISHED[server.url, game] = seated
    return FINISHED[server.url, game]


def enter(robot: Robot, seated: dict[str, Any], query: str = "") -> None:
    """Come to a table with the key of its seats on this device."""
    if not str(robot.run("() => location.href")).startswith(robot.url):
        # Any address of the server will do; this one has no page to load.
        robot.go("/healthz")
    robot.run(KEEP, seated)
    robot.go(f"/t/{seated['table']}{query}")


def write_note(visitor: Visitor, note: str) -> None:
    """Write into the own notes, and wait until the server has it."""
    note_box(visitor).fill(note)
    visitor.wait_for("kept", lambda message: message.get("note") == note)


def note_box(visitor: Visitor) -> Locator:
    """Return the place for notes: the frame's own, or that in Heimlich's notebook."""
    own = visitor.page.locator("[data-tab=notes], [data-tab=notebook]").first
    own.click()
    if own.get_attribute("data-tab") == "notes":
        return visitor.page.get_by_label(text("table-notes-label"))
    visitor.page.get_by_role("button", name=game_words("heimlich", "en").say("notes-own")).click()
    return visitor.page.get_by_label(game_words("heimlich", "en").say("notes-free"))
