"""The games as the tests of the page play them: what is common to all of them, and where each keeps its secrets."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng
from tests.daily import daily
from tests.server.client import Running
from tests.web.tables import enter, open_table
from tests.web.visitor import Visitor

# What is done without a page is numbered.
IDS = count(1)


@dataclass(frozen=True)
class Played:
    """A game at a table for three."""

    name: str
    options: dict[str, str]
    # What is on the board whoever looks, and what only a seat of one's own has before the first answer.
    board: str
    own: str
    # The question that begins each turn, so that the second one ends the first turn.
    turn: str

    @property
    def game(self) -> Game:
        return find_game(self.name)

    def setup(self, players: int = 3) -> Setup:
        return self.game.setup(players, self.options)

    def open(self, server: Running, seats: str = "pbb", **more: Any) -> dict[str, Any]:
        return open_table(server, seats, game=self.name, **{"options": self.options, **more})

    def sit(self, visitor: Visitor, server: Running, seats: str = "pbb", **more: Any) -> dict[str, Any]:
        """Open a table with Anna in its first seat, and wait until she is asked."""
        seated = self.open(server, seats, **more)
        enter(visitor, seated)
        visitor.look()
        return seated

    def views(self, texts: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Yield every view of the game in whatever came, however deep it lies."""
        fields = set(self.game.blank_state(self.setup()).FIELDS)
        for text in texts:
            try:
                yield from views_in(json.loads(text), fields)
            except ValueError:
                continue  # a page, not data

    def secrets(self, texts: Iterable[str], seat: int, setup: Setup | None = None) -> list[str]:
        """Return the fields that told more than a seat may know: what `redact` would still take away from a view."""
        setup = setup or self.setup()
        found: list[str] = []
        for view in self.views(texts):
            known = values_of(set_values(self.game.blank_state(setup), view).redact(seat))
            found += [name for name, value in view.items() if known[name] != value]
        return found


def views_in(value: Any, fields: set[str]) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if fields <= set(value):
            yield {name: value[name] for name in fields}
        else:
            for part in value.values():
                yield from views_in(part, fields)
    elif isinstance(value, list):
        for part in value:
            yield from views_in(part, fields)


HEIMLICH = Played(
    "heimlich", {"mode": "top_secret", "dossier": "yes"}, "[data-guide=town]", "[data-guide=identity]", "prompt-moving"
)
VIENNA = Played(
    "vienna",
    {"version": "full", "third_man": "yes", "feld_agents": "yes", "figures": "deal"},
    "[data-guide=city]",
    "[data-guide=cards]",
    "prompt-assigning",
)
SUITCASE = Played("suitcase", {}, "[data-guide=cities]", "[data-guide=packing]", "prompt-moving")
GAMES = {one.name: one for one in (HEIMLICH, VIENNA, SUITCASE)}


def each_day(*names: str) -> list[Any]:
    """Return the games for a test of what all of them share: these each day, all of them in the long set."""
    return daily(GAMES, lambda name: name in names)


def turns_begun(visitor: Visitor, played: Played) -> int:
    """Return how many turns of one's own have begun: questions of that kind, each counted once."""
    seen = set()
    for message in map(json.loads, visitor.received):
        decision = message.get("decision") or {}
        if (decision.get("prompt") or [""])[0].startswith(played.turn) and decision.get("options"):
            seen.add(message["seq"])
    return len(seen)


def setup_of(visitor: Visitor) -> Setup:
    """Return the setup of the table at which somebody is, by what its first message says."""
    info = visitor.heard("welcome")[0]["info"]
    return find_game(info["game"]).setup(len(info["seats"]), info["options"])


# What opens the seat at a table: a token of its own, or the device's key.
TOKEN = """(table) => {
  const keys = JSON.parse(localStorage["safehouse.keys"]);
  return (table ? keys.find((key) => key.table === table) : keys[0]).token || localStorage["safehouse.profile"];
}"""


def token_of(visitor: Visitor, table: str = "") -> str:
    """Return what opens somebody's seat: at a table, or at the one where they were last."""
    return str(visitor.page.evaluate(TOKEN, table))


def random_row(server: Running, table: str, token: str, rng: Rng) -> list[int]:
    """Return a whole answer for a seat, as the server offers it pick by pick."""
    place = f"/api/tables/{table}"
    state = server.get(f"{place}/state", token)[1]
    row: list[int] = []
    options = state["decision"]["options"]
    while True:
        row.append(options[rng.below(len(options))])
        draft = server.post(f"{place}/do", {"type": "stage", "at": state["seq"], "row": row}, token)[1][0]
        if draft["complete"]:
            return row
        options = draft["options"]


def act(server: Running, table: str, token: str, row: list[int]) -> None:
    """Answer for a seat without its page."""
    place = f"/api/tables/{table}"
    at = server.get(f"{place}/state", token)[1]["seq"]
    command = {"type": "act", "id": f"by-hand-{next(IDS)}", "at": at, "row": row}
    status, told = server.post(f"{place}/do", command, token)
    assert status == 200, told
    assert any(message["type"] == "ack" for message in told), told
