"""Every screen, each by the way that leads to it: for axe-core, and for the pictures of `tools/screenshots.py`.

Positions come from scenarios, so that a screen is the same every time; only a whole game that is over has its own dice.
"""

import time
from collections.abc import Callable
from typing import Any

from tests.server.client import Running
from tests.web.positions import scenario
from tests.web.tables import enter, open_table
from tests.web.visitor import Visitor
from tests.web.words import text

Way = Callable[[Visitor, Running], None]


def page(path: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return way


def table(position: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        enter(visitor, open_table(server, "pbbb", name="Anne", scenario=scenario(position)))
        visitor.look()

    return way


def lobby(visitor: Visitor, server: Running) -> None:
    enter(visitor, open_table(server, "pppb", name="Anne"))
    visitor.page.locator("#invitation").wait_for()


def staged(visitor: Visitor, server: Running) -> None:
    """Six points over three agents, and where the safe goes if they trigger a scoring: all but confirmed."""
    table("moving")(visitor, server)
    picks = visitor.look()["picks"]
    for place in (4, 4, 2, 2, 2, 0):
        visitor.click(picks[place % len(picks)])
        visitor.look()
    while not (seen := visitor.look())["confirm"]:
        visitor.click(seen["picks"][-2])


def why_not(visitor: Visitor, server: Running) -> None:
    table("moving")(visitor, server)
    visitor.page.locator('[data-building="3"]').click(button="right", position={"x": 10, "y": 60}, force=True)
    visitor.page.locator(".why").wait_for()


def hand_over(visitor: Visitor, server: Running) -> None:
    enter(visitor, open_table(server, "pppp", name="Anne", own=4, scenario=scenario("moving")))
    visitor.page.locator("[data-sit]").first.wait_for()


def game_over(visitor: Visitor, server: Running) -> None:
    seated = finished(server)
    enter(visitor, seated)
    visitor.page.locator("[data-over] svg").first.wait_for()


def replay(visitor: Visitor, server: Running) -> None:
    seated = finished(server)
    visitor.go(f"/replay/{seated['table']}")
    visitor.page.locator("[data-guide=town]").wait_for()
    visitor.page.locator("input[type=range]").fill("50")


def learn(visitor: Visitor, server: Running) -> None:
    visitor.go("/learn/heimlich")
    visitor.page.locator("[data-guide=town]").wait_for()


def settings(visitor: Visitor, server: Running) -> None:
    page("/")(visitor, server)
    visitor.page.get_by_role("button", name=text("settings.title", visitor.looks.language)).first.click()
    visitor.page.locator("dialog[open]").wait_for()


def tab(name: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        table("cards")(visitor, server)
        visitor.page.locator(f"[data-tab={name}]").first.click()

    return way


def in_the_middle(game: str, entries: int) -> Way:
    """A game that bots have played for a while; then its person is asked again."""

    def way(visitor: Visitor, server: Running) -> None:
        seated = open_table(server, "pbb", bot="random" if game == "suitcase" else "greedy", name="Anne", game=game)
        place, token = f"/api/tables/{seated['table']}", seated["token"]
        server.post(f"{place}/do", {"type": "leave"}, token)
        deadline = time.monotonic() + 60
        while server.get(f"{place}/state", token)[1].get("seq", 0) < entries and time.monotonic() < deadline:
            time.sleep(0.01)
        server.post(f"{place}/do", {"type": "come_back"}, token)
        while server.get(f"{place}/state", token)[1]["decision"]["seats"] != [0] and time.monotonic() < deadline:
            time.sleep(0.05)
        enter(visitor, seated)
        visitor.page.locator("[data-action], [role=button]").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return way


FINISHED: dict[str, dict[str, Any]] = {}


def finished(server: Running) -> dict[str, Any]:
    """Return a table whose game is over: its person has left it to a bot."""
    if server.url not in FINISHED:
        options = {"mode": "top_secret", "dossier": "yes"}
        seated = open_table(server, "pbbb", bot="greedy", name="Anne", options=options)
        place = f"/api/tables/{seated['table']}"
        server.post(f"{place}/do", {"type": "leave"}, seated["token"])
        for _ in range(600):
            if server.get(place)[1]["status"] == "over":
                break
            time.sleep(0.1)
        else:
            raise AssertionError("the game does not end")
        FINISHED[server.url] = seated
    return FINISHED[server.url]


SCREENS: dict[str, Way] = {
    "start": page("/"),
    "vienna": in_the_middle("vienna", 60),
    "suitcase": in_the_middle("suitcase", 25),
    "new": page("/new?game=heimlich"),
    "lobby": lobby,
    "table": table("moving"),
    "staged": staged,
    "why": why_not,
    "top-secret": table("cards"),
    "question": table("question"),
    "round": tab("round"),
    "notebook": tab("notebook"),
    "chat": tab("chat"),
    "dossier": table("dossier"),
    "hand-over": hand_over,
    "game-over": game_over,
    "replay": replay,
    "replays": page("/replay"),
    "rules": page("/rules/heimlich"),
    "learn": learn,
    "scenarios": page("/scenario/heimlich"),
    "settings": settings,
    "credits": page("/credits"),
}
