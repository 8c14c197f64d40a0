"""Tables for tests: opened through the server, entered through the page, and what nobody else may see there."""

import json
from typing import Any

from playwright.sync_api import Locator

from tests.server.client import Running
from tests.web.visitor import Visitor
from tests.web.words import game_words

KEEP = """
({ table, token, seats }) => {
  const keys = JSON.parse(localStorage.getItem("safehouse.keys") ?? "[]");
  const key = { table, token, game: "heimlich", seats, at: Date.now() };
  localStorage.setItem("safehouse.keys", JSON.stringify([key, ...keys]));
}
"""
STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def open_table(server: Running, seats: str, bot: str = "random", **more: Any) -> dict[str, Any]:
    """Open a table of Heimlich & Co.; p for a person, b for a bot."""
    wishes = [{"kind": "person"} if seat == "p" else {"kind": "bot", "bot": bot} for seat in seats]
    body = {"game": "heimlich", "seats": wishes, "name": "Anna", **more}
    status, seated = server.post("/api/tables", body)
    assert status == 201, seated
    return dict(seated)


def enter(visitor: Visitor, seated: dict[str, Any], query: str = "") -> None:
    """Come to a table with the key of its seats on this device."""
    if not visitor.page.url.startswith(visitor.url):
        visitor.go("/credits")
    visitor.page.evaluate(KEEP, seated)
    visitor.go(f"/t/{seated['table']}{query}")


def everything(visitor: Visitor) -> str:
    """Return all that a browser has of a table: the document, what is stored, and every frame that came."""
    return "\n".join([visitor.page.content(), visitor.page.evaluate(STORED), *visitor.received])


def views(visitor: Visitor) -> list[dict[str, Any]]:
    """Return every view of the game that came before its end."""
    messages = [json.loads(frame) for frame in visitor.received]
    return [message["view"] for message in messages if "view" in message and not message.get("result")]


def owners_seen(visitor: Visitor) -> set[int]:
    """Return the seats whose identities a browser was ever told before the end."""
    return {owner for view in views(visitor) for owner in view.get("owner", []) if 0 <= owner < 7}


def write_note(visitor: Visitor, note: str) -> None:
    """Write into the free part of the notebook, and wait until the server has it."""
    note_box(visitor).fill(note)
    visitor.wait_for("kept", lambda message: message.get("note") == note)


def note_box(visitor: Visitor) -> Locator:
    visitor.page.locator("[data-tab=notebook]").first.click()
    visitor.page.get_by_role("button", name=game_words("heimlich", "en")["notes.own"]).click()
    return visitor.page.get_by_label(game_words("heimlich", "en")["notes.free"])
