"""No secret anywhere: two tables that differ only in what Ben hides look the same in Anna's browser, to the last byte.

Compared are all frames, all bodies that came by HTTP, the document, and everything that the browser keeps. A leak
planted into any of these is found.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import GAMES, SUITCASE, VIENNA, Played, act, random_row, setup_of
from tests.web.positions import DUEL
from tests.web.tables import enter
from tests.web.visitor import Visitor

# What differs between any two tables: names, keys and nonces, the time, the numbers that the page gives its messages.
KEYS = re.compile(r'"(table|token|id|nonces?|commitment|at|host|key)":("[^"]*"|\[[^\]]*\]|\d{13})')


@dataclass
class Two:
    """Anna at her browser, and Ben whose page is this test."""

    played: Played
    server: Running
    anna: Visitor
    table: str
    token: str
    anna_token: str
    rng: Rng = field(default_factory=lambda: Rng(2))

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.table}/state", self.token)[1]
        return found

    def number(self, text: str) -> int:
        """Return an action by its notation."""
        action = self.played.game.space.parse(setup_of(self.anna), text)
        assert action is not None, text
        return action

    def ben(self, *texts: str) -> None:
        act(self.server, self.table, self.token, [self.number(text) for text in texts])

    def answer(self) -> None:
        """Anna answers, as the last one who is asked; wait until the game has gone on.

        Her answer is acknowledged before the group is opened: what Ben did at once would answer the old question.
        """
        before = self.state()["seq"]
        assert self.anna.answer(self.rng)
        while self.state()["seq"] == before:
            self.anna.page.wait_for_timeout(20)

    def seen(self) -> list[str]:
        """Return all that Anna's browser has, less what differs anyway. Frames may overtake each other: sorted."""
        self.anna.page.wait_for_timeout(150)
        parts = [re.sub(KEYS, r'"\1":0', part) for part in self.anna.everything()]
        for secret, name in ((self.anna_token, "TOKEN"), (self.table, "TABLE"), (self.server.url, "URL")):
            parts = [part.replace(secret, name) for part in parts]
        return sorted(re.sub(r"\b\d{13}\b", "TIME", part) for part in parts)


def sit(visit: Visit, server: Running, played: Played, **more: Any) -> Two:
    """Seat Anna in a browser and Ben without one. Chance is the same every time."""
    seated = played.open(server, "pp", nonce="anna", **more)
    status, ben = server.post(f"/api/tables/{seated['table']}/join", {"name": "Ben", "nonce": "ben"})
    assert status == 201, ben
    anna = visit("/credits")
    anna.page.wait_for_load_state("networkidle")
    enter(anna, seated)
    anna.page.locator(played.board).first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    return Two(played, server, anna, seated["table"], ben["token"], seated["token"])


# Each way hides one of two things, and yields whenever nothing of it may show.
Way = Callable[[Visit, Running, int], Iterator[Two]]


def contents(visit: Visit, server: Running, world: int) -> Iterator[Two]:
    """What Ben packs into which suitcase, before Anna packs and long after."""
    two = sit(visit, server, SUITCASE)
    two.ben(("pack:5-3-1-bomb", "pack:bomb-1-5-3")[world])
    yield two
    two.answer()
    two.ben("place:london", "place:warsaw", "place:madrid", "place:vienna")
    two.answer()
    for _ in range(6):
        asked = two.state()["decision"]["seats"]
        if asked == [1]:
            two.ben("end_turn")
        elif 0 in asked:
            two.answer()
    yield two


def places(visit: Visit, server: Running, world: int) -> Iterator[Two]:
    """Where Ben puts his suitcases, while Anna has not put down hers."""
    two = sit(visit, server, SUITCASE)
    two.ben("pack:5-3-1-bomb")
    two.answer()
    cities = ["london", "warsaw", "madrid", "vienna"]
    two.ben(*(f"place:{city}" for city in (cities, cities[::-1])[world]))
    yield two


def duel_card(visit: Visit, server: Running, world: int) -> Iterator[Two]:
    """The card that Ben lays face down."""
    two = sit(visit, server, SUITCASE, scenario=DUEL, options={})
    two.anna.look()
    two.anna.click('[data-agent="0"]')
    city = setup_of(two.anna).names["city"].index("zurich")
    two.anna.click(f'[data-city="{city}"][role=button] circle')
    two.anna.look()
    two.anna.click("[data-confirm]:enabled")
    two.anna.wait_for("entry", lambda entry: entry["decision"]["seats"] == [0, 1])
    two.ben(("card:5", "card:2")[world])
    yield two


def planned_cards(visit: Visit, server: Running, world: int) -> Iterator[Two]:
    """Which cards Ben lays down for actions II and IV, before Anna plans and while the first action is played."""
    two = sit(visit, server, VIENNA, options={"version": "full", "start": "1"})
    first, second, third = two.state()["decision"]["options"][:3]
    act(server, two.table, two.token, [first, *((second, third), (third, second))[world]])
    yield two
    two.answer()
    yield two


WAYS: dict[str, Way] = {
    "contents": contents, "places": places, "duel-card": duel_card, "planned-cards": planned_cards,
}  # fmt: skip


def worlds(way: Way, visit: Visit, server: Running, leak: Callable[[Two], None] = lambda _: None) -> list[str]:
    """Return what Anna's browser has in one world only, though both must look alike. The second has the leak."""
    seen = []
    for world in (0, 1):
        for two in way(visit, server, world):
            if world:
                leak(two)
            seen.append(two.seen())
    half = len(seen) // 2
    pairs = zip(seen[:half], seen[half:], strict=True)
    return [shown for one, other in pairs for shown in differences(one, other)]


def differences(one: list[str], other: list[str]) -> list[str]:
    """Return the parts that only one has. How often something was asked for depends on the time that pages take."""
    return [part[:2000] for part in sorted(set(one) ^ set(other))]


@pytest.mark.parametrize("way", WAYS)
def test_what_ben_hides_does_not_show(way: str, visit: Visit, server: Running) -> None:
    assert worlds(WAYS[way], visit, server) == []


def test_what_ben_does_openly_shows(visit: Visit, server: Running) -> None:
    """The comparison is not blind: what is public makes the worlds differ."""

    def openly(visit: Visit, server: Running, world: int) -> Iterator[Two]:
        two = next(contents(visit, server, 0))
        server.post(f"/api/tables/{two.table}/do", {"type": "say", "text": ("yes", "no")[world]}, two.token)
        two.anna.wait_for("said")
        yield two

    assert worlds(openly, visit, server) != []


# --- Planted leaks ----------------------------------------------------------------------------------------------------

CANARY = "the canary sings"
PLANTS = {
    "document": f"() => document.body.dataset.x = '{CANARY}'",
    "local storage": f"() => localStorage.x = '{CANARY}'",
    "session storage": f"() => sessionStorage.x = '{CANARY}'",
    "cookie": f"() => document.cookie = 'x={CANARY}'",
    "history": f"() => history.replaceState('{CANARY}', '')",
    "cache": f"async () => (await caches.open('safehouse-1')).put('/x', new Response('{CANARY}'))",
    "database": f"""() => new Promise((done) => {{
      const request = indexedDB.open('x');
      request.onupgradeneeded = () => request.result.createObjectStore('x').put({{ deep: ['{CANARY}'] }}, 1);
      request.onsuccess = () => done(request.result.close());
    }})""",
    "body": "() => fetch('/api/games?leak').then((answer) => answer.text())",
}


@pytest.mark.parametrize("channel", PLANTS)
def test_a_planted_leak_is_found(channel: str, visit: Visit, server: Running) -> None:
    anna = visit("/credits")
    anna.page.locator("h1").wait_for()
    assert not any(CANARY in part for part in anna.everything())
    anna.context.route("**/api/games?leak", lambda route: route.fulfill(body=CANARY))
    anna.page.evaluate(PLANTS[channel])
    assert any(CANARY in part for part in anna.everything())


@pytest.mark.parametrize("name", GAMES)
def test_a_view_that_tells_too_much_is_found(name: str, visit: Visit, server: Running) -> None:
    """Ben's own view, had it come to Anna: clean for him, and not for her."""
    played = GAMES[name]
    two = sit(visit, server, played)
    setup = setup_of(two.anna)
    for token in (two.token, two.anna_token):
        if server.get(f"/api/tables/{two.table}/state", token)[1]["decision"].get("options"):
            act(server, two.table, token, random_row(server, two.table, token, Rng(1)))
    assert played.secrets(two.anna.everything(), 0, setup) == []
    leaked = json.dumps({"type": "entry", "deep": [two.state()]})
    assert played.secrets([leaked], 1, setup) == []
    assert played.secrets([leaked], 0, setup) != []


def test_a_leaking_server_is_found(visit: Visit, server: Running) -> None:
    """A frame with what Ben packed makes the worlds differ."""

    def leak(two: Two) -> None:
        two.anna.received.append(json.dumps(two.state()["decision"]["answer"]))

    def once(visit: Visit, server: Running, world: int) -> Iterator[Two]:
        yield next(contents(visit, server, 0))

    assert worlds(once, visit, server) == []
    assert worlds(once, visit, server, leak) != []
