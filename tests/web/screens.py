"""Every screen, each by the way that leads to it: for axe-core, and for the pictures of `tools/screenshots.py`.

Positions come from scenarios and chance is steady, so that a screen is the same every time.
"""

import time
from collections.abc import Callable

from safehouse.core.lesson import lessons
from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.played import GAMES
from tests.web.positions import AT_THE_DOOR, BOMB, DUEL, WALKING, crowded, scenario
from tests.web.tables import enter, finished, open_table
from tests.web.visitor import Visitor
from tests.web.words import text

Way = Callable[[Visitor, Running], None]
PLAYED_AND_LEFT = {"game": "heimlich", "seats": [{}, {}, {"kind": "bot", "bot": "random"}], "name": "Anne"}


def page(path: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return way


def sit(visitor: Visitor, server: Running, position: str, game: str = "heimlich", seats: str = "pbbb") -> None:
    enter(visitor, open_table(server, seats, game=game, name="Anne", scenario=position))
    visitor.look()


def table(position: str, game: str = "heimlich") -> Way:
    return lambda visitor, server: sit(visitor, server, scenario(position), game)


def then(way: Way, *more: Callable[[Visitor], None]) -> Way:
    """Go a way, and on from there."""

    def longer(visitor: Visitor, server: Running) -> None:
        way(visitor, server)
        for step in more:
            step(visitor)

    return longer


def tab(name: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.page.locator(f"[data-tab={name}]").first.click()


def in_words(visitor: Visitor) -> None:
    visitor.page.keyboard.press("t")
    visitor.page.locator("[data-guide=board] table").first.wait_for()


def lobby(visitor: Visitor, server: Running) -> None:
    enter(visitor, open_table(server, "pppb", name="Anne"))
    visitor.page.locator("#invitation").wait_for()


def hand_over(game: str, position: str = "") -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        seats = "pppp" if position else "pp"
        wish = {"scenario": scenario(position)} if position else {}
        enter(visitor, open_table(server, seats, game=game, name="Anne", own=len(seats), nonce="hand-over", **wish))
        visitor.page.locator("[data-sit]").first.wait_for()

    return way


def game_over(game: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        enter(visitor, finished(server, game, GAMES[game].options))
        visitor.page.locator("[data-over] svg").first.wait_for()

    return way


def replay(game: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        visitor.go(f"/replay/{finished(server, game, GAMES[game].options)['table']}")
        visitor.page.locator(GAMES[game].board).first.wait_for()
        slider = visitor.page.locator("input[type=range]")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))

    return way


def learn(game: str) -> Way:
    def way(visitor: Visitor, server: Running) -> None:
        visitor.go(f"/learn/{game}/{lessons(game)[0].name}")
        visitor.page.locator(GAMES[game].board).first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return way


def settings(visitor: Visitor, server: Running) -> None:
    page("/")(visitor, server)
    visitor.page.get_by_role("button", name=text("settings-title", visitor.looks.language)).first.click()
    visitor.page.locator("dialog[open]").wait_for()


# --- Heimlich & Co. ---------------------------------------------------------------------------------------------------


def six_points(visitor: Visitor) -> None:
    """Six points over three agents, and where the safe goes if they trigger a scoring: all but confirmed."""
    picks = visitor.look()["picks"]
    for place in (4, 4, 2, 2, 2, 0):
        visitor.click(picks[place % len(picks)])
        visitor.look()
    while not (seen := visitor.look())["confirm"]:
        visitor.click(seen["picks"][-2])


def some_owners(visitor: Visitor) -> None:
    """Two lines of a dossier, and the question for the third."""
    for _ in range(2):
        visitor.click(visitor.look()["picks"][0])
    visitor.look()


def why_not(visitor: Visitor) -> None:
    visitor.page.locator('[data-building="3"]').click(button="right", position={"x": 10, "y": 60}, force=True)
    visitor.page.locator(".why").wait_for()


# --- Vienna -----------------------------------------------------------------------------------------------------------


def plan(visitor: Visitor) -> None:
    """Three cards, one after the other."""
    while not (seen := visitor.look())["confirm"]:
        visitor.click(seen["picks"][0])


def crowd(visitor: Visitor, server: Running) -> None:
    """The placement with everything, once the card of action I lies in a drawer."""
    sit(visitor, server, crowded(), "vienna", "pb")
    visitor.click(visitor.look()["picks"][-1])
    visitor.look()
    visitor.click("[data-confirm]:enabled")
    visitor.page.locator('[data-building][role=button][aria-label^="Stephansdom"]').wait_for()
    visitor.look()


def until(prompt: str) -> Callable[[Visitor], None]:
    """Place the agent on the Stephansdom, and answer what follows until such a question comes, or all is said."""

    def step(visitor: Visitor) -> None:
        place = visitor.page.locator('[data-building][aria-label^="Stephansdom"]').get_attribute("data-building")
        visitor.click(f'[data-building="{place}"]')
        while not (seen := visitor.look())["confirm"]:
            if visitor.heard("draft")[-1]["prompt"][0].startswith(prompt):
                return
            visitor.click(seen["picks"][-1])

    return step


# --- Suitcase ---------------------------------------------------------------------------------------------------------


def map_of(position: str) -> Way:
    return lambda visitor, server: sit(visitor, server, position, "suitcase", "pb")


def packing(visitor: Visitor, server: Running) -> None:
    enter(visitor, open_table(server, "pbb", game="suitcase", name="Anne", nonce="packing"))
    visitor.look()


def hide(visitor: Visitor) -> None:
    """Pack, and put the first three suitcases into cities."""
    visitor.answer(Rng(1))
    for city in (8, 14, 25):
        visitor.look()
        visitor.page.locator(f'[data-city="{city}"][role=button]').wait_for()
        visitor.click(f'[data-city="{city}"][role=button]')
    visitor.look()


def walk(agent: int, city: str) -> Callable[[Visitor], None]:
    def step(visitor: Visitor) -> None:
        number = GAMES["suitcase"].game.setup(2, {"map": "europe_1985"}).names["city"].index(city)
        visitor.click(f'[data-agent="{agent}"]')
        visitor.look()
        visitor.click(f'[data-city="{number}"][role=button]')
        visitor.look()

    return step


def confirm(visitor: Visitor) -> None:
    visitor.look()
    visitor.click("[data-confirm]:enabled")


def duel(visitor: Visitor) -> None:
    confirm(visitor)
    visitor.page.locator("[data-guide=duel]").wait_for()
    visitor.look()


def fought(visitor: Visitor) -> None:
    """The duel decided: the card of the scene stays until the next step."""
    visitor.page.locator("[data-guide=duel] [data-action]").last.click()
    confirm(visitor)
    visitor.wait_for("entry", lambda entry: any(event[0] == "duel_opened" for event in entry["events"]))
    visitor.page.locator("[data-scene=duel]").wait_for()
    visitor.look()


def deliver(visitor: Visitor) -> None:
    """Walk through the door, and see what was in the suitcase."""
    space = GAMES["suitcase"].game.space
    home = next(
        pick
        for pick in visitor.look()["picks"]
        if pick.startswith("[data-action") and space.decode(int(pick.split('"')[1]))[0].name == "deliver"
    )
    visitor.click(home)
    confirm(visitor)
    visitor.page.locator("[data-scene=delivery]").wait_for()
    visitor.look()


def of_a_profile(path: str, ready: str) -> Way:
    """A page of somebody with a profile, who has played a game to its end and is invited to another one."""

    def way(visitor: Visitor, server: Running) -> None:
        key, other = (server.post("/api/me", {"name": name, "label": "Phone"})[1]["key"] for name in ("Anne", "Ben"))
        table = server.post("/api/tables", PLAYED_AND_LEFT, key)[1]["table"]
        place = f"/api/tables/{table}"
        server.post(f"{place}/join", {"name": "Ben", "portrait": 3}, other)
        for status, command in (("playing", "leave"), ("over", "")):
            while server.get(place)[1]["status"] != status:
                time.sleep(0.02)
            for one in (key, other) if command else ():
                server.post(f"{place}/do", {"type": command}, one)
        assert server.post("/api/me/invite", {"table": table, "seat": 0, "name": "Ben"}, other)[0] == 201
        visitor.go("/credits")
        visitor.page.evaluate("(key) => localStorage.setItem('safehouse.profile', key)", key)
        visitor.go(path)
        visitor.page.locator(ready).first.wait_for()

    return way


def add_device(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=text("me-add")).click()
    visitor.page.get_by_role("img", name=text("me-add-code")).wait_for()


def tables(visitor: Visitor, server: Running) -> None:
    open_table(server, "ppb", name="Anne", listed=True, language="de", clock=60)
    page("/tables")(visitor, server)
    visitor.page.locator("[data-listed]").first.wait_for()


def public_page(visitor: Visitor, server: Running) -> None:
    key = server.post("/api/me", {"name": "Anne", "label": "Phone"})[1]["key"]
    address = server.post("/api/me/consent", {"page": True}, key)[1]["page"]
    page(f"/p/{address}")(visitor, server)
    visitor.page.locator("[data-person]").wait_for()


COMMON: dict[str, Way] = {
    "start": page("/"),
    "new": page("/new?game=heimlich"),
    "lobby": lobby,
    "replays": page("/replay"),
    "settings": settings,
    "credits": page("/credits"),
    "me": then(of_a_profile("/me", "[data-device]"), add_device),
    "games": of_a_profile("/games", "[data-statistics]"),
    "tables": tables,
    "person": public_page,
}
HEIMLICH: dict[str, Way] = {
    "table": table("moving"),
    "staged": then(table("moving"), six_points),
    "why": then(table("moving"), why_not),
    "words": then(table("moving"), in_words),
    "top-secret": table("cards"),
    "question": table("question"),
    "round": then(table("cards"), tab("round")),
    "notebook": then(table("cards"), tab("notebook")),
    "chat": then(table("cards"), tab("chat")),
    "dossier": table("dossier"),
    "dossier-begun": then(table("dossier"), some_owners),
    "hand-over": hand_over("heimlich", "moving"),
    "game-over": game_over("heimlich"),
    "replay": replay("heimlich"),
    "rules": page("/rules/heimlich"),
    "chapters": page("/learn/heimlich"),
    "learn": learn("heimlich"),
    "scenarios": page("/scenario/heimlich"),
}
VIENNA: dict[str, Way] = {
    "vienna": crowd,
    "vienna-planning": table("planning", "vienna"),
    "vienna-planned": then(table("planning", "vienna"), plan),
    "vienna-placing": table("placing", "vienna"),
    "vienna-bonus": then(crowd, until("prompt-firing")),
    "vienna-source": then(crowd, until("prompt-sourcing")),
    "vienna-mission": then(crowd, until("prompt-commissioning")),
    "vienna-staged": then(crowd, until("nothing more")),
    "vienna-purchase": table("purchase", "vienna"),
    "vienna-payday": table("payday", "vienna"),
    "vienna-unpaid": table("unpaid", "vienna"),
    "vienna-desks": then(crowd, tab("desks")),
    "vienna-words": then(crowd, in_words),
    "vienna-hand-over": hand_over("vienna", "planning"),
    "vienna-game-over": game_over("vienna"),
    "vienna-replay": replay("vienna"),
    "vienna-rules": page("/rules/vienna"),
    "vienna-learn": learn("vienna"),
    "vienna-new": page("/new?game=vienna"),
    "vienna-scenarios": page("/scenario/vienna"),
}
SUITCASE: dict[str, Way] = {
    "suitcase": map_of(WALKING),
    "suitcase-packing": packing,
    "suitcase-hiding": then(packing, hide),
    "suitcase-staged": then(map_of(WALKING), walk(1, "stockholm")),
    "suitcase-duel": then(map_of(DUEL), walk(0, "zurich"), duel),
    "suitcase-fought": then(map_of(DUEL), walk(0, "zurich"), duel, fought),
    "suitcase-delivery": then(map_of(AT_THE_DOOR), deliver),
    "suitcase-bomb": then(map_of(BOMB), deliver),
    "suitcase-ledger": then(map_of(WALKING), tab("ledger")),
    "suitcase-duels": then(map_of(WALKING), tab("duels")),
    "suitcase-words": then(map_of(WALKING), in_words),
    "suitcase-hand-over": hand_over("suitcase"),
    "suitcase-game-over": game_over("suitcase"),
    "suitcase-replay": replay("suitcase"),
    "suitcase-rules": page("/rules/suitcase"),
    "suitcase-learn": learn("suitcase"),
    "suitcase-new": page("/new?game=suitcase"),
    "suitcase-scenarios": page("/scenario/suitcase"),
}
SCREENS: dict[str, Way] = {**COMMON, **HEIMLICH, **VIENNA, **SUITCASE}
