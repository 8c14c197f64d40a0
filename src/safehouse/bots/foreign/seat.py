"""A bot at a table of a server, over its HTTP API: asks what the seat may know, thinks, answers.

The bot is one of ours or a program (`bots.foreign.bot`); it gets the same as at a table of this process.
"""

import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from safehouse.bots.base import Bot
from safehouse.core.errors import SafehouseError
from safehouse.core.fields import set_values
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game
from safehouse.remote import Away, Http

# How often is asked whether there is something to do.
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 2.0
BAD: Final = 400
NOT_YET: Final = 409
AT_MOST: Final = 200


class ServerRefused(SafehouseError):
    """The server did not do what was asked of it."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


class Connection:
    """One table of a server, with one token."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        name = parts.path.rstrip("/").rsplit("/", 1)[-1]
        if parts.scheme not in ("http", "https") or not parts.netloc or not name:
            raise ServerRefused(f"{address!r} is not the address of a table, such as http://localhost:8000/t/NAME", 0)
        self.http = Http(f"{parts.scheme}://{parts.netloc}/api/tables/{name}")
        self.token = ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request and return what comes back."""
        try:
            status, told = self.http.ask("GET" if body is None else "POST", path, body, self.token)
        except Away as error:
            raise ServerRefused(str(error), 0) from None
        if status >= BAD:
            text = told["text"] if isinstance(told, dict) and "text" in told else f"the server answered {status}"
            raise ServerRefused(str(text), status)
        if isinstance(told, str):
            raise ServerRefused(f"{self.http.base} does not answer in JSON", 0)
        return told


def take_seat(connection: Connection, name: str, seat: int | None, token: str) -> int:
    """Sit down, or take up a seat whose token one has. Return its number."""
    if token:
        connection.token = token
        return int(connection.ask("/state")["seat"]) if seat is None else seat
    wish: dict[str, Any] = {"name": name, "nonce": secrets.token_urlsafe(18)}
    if seat is not None:
        wish["seat"] = seat
    seated = connection.ask("/join", wish)
    connection.token = str(seated["token"])
    return int(seated["seats"][0])


def setup_of(connection: Connection) -> tuple[Game, Setup]:
    """Return the table's game, as the server has set it up, from public facts."""
    info = connection.ask("")
    lexicon = connection.ask("/lexicon")
    game = find_game(info["game"])
    if game.meta.rules_version != info["rules_version"]:
        raise ServerRefused(f"the server has rules {info['rules_version']}, this version {game.meta.rules_version}", 0)
    files = {role: json.dumps(content) for role, content in lexicon["files"].items()}
    return game, game.setup(len(info["seats"]), game.stored_options(info["options"]), files)


def play(connection: Connection, seat: int, bot: Bot, wait: Callable[[float], None] = time.sleep) -> dict[str, Any]:
    """Answer for the seat until the game is over; return its result."""
    known = 0  # the last entry whose events the bot has seen
    answered = -1
    pause = FIRST_WAIT
    table: tuple[Game, Setup] | None = None
    while True:
        try:
            state = connection.ask("/state")
        except ServerRefused as error:
            if error.status != NOT_YET:
                raise
            wait(LONGEST_WAIT)  # the game has not begun
            continue
        game, setup = table = table or setup_of(connection)
        if state["result"] is not None:
            return dict(state["result"])
        at = int(state["seq"])
        decision = state["decision"]
        if seat not in decision["seats"] or at == answered:
            wait(pause)
            pause = min(2 * pause, LONGEST_WAIT)
            continue
        pause = FIRST_WAIT
        if bot.watches:
            known = show(connection, bot, setup, seat, known, at)
        view = set_values(game.blank_state(setup), state["view"])
        row = bot.row(view, seat)
        connection.ask("/act", {"type": "act", "id": f"seat-{at}", "at": at, "row": row})
        answered = at


def show(connection: Connection, bot: Bot, setup: Setup, seat: int, known: int, at: int) -> int:
    """Tell the bot what happened after entry `known`; return the entry up to which it knows now."""
    while known < at:
        entries = connection.ask(f"/replay?after={known}&limit={AT_MOST}")["entries"]
        if not entries:
            return known
        for entry in entries:
            if entry["seq"] <= at:
                for kind, args, secret in entry.get("events", ()):
                    bot.see(setup, seat, kind, args, secret)
        known = int(entries[-1]["seq"])
    return known
