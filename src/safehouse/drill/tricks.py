"""What a guest might try to get by cunning: each trick is played at a real server, and must not work.

Floods and forged addresses are the attacker's (`drill.attacker`); a store that refuses is the drill `disk`.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from safehouse.core.registry import find_game
from safehouse.drill.process import Process

TWO = [{"kind": "person"}] * 2
DECK = "deck"


async def open_table(server: Process, **more: object) -> tuple[int, dict[str, object]]:
    status, seated = await server.ask("POST", "/api/tables", {"seats": TWO, "own": 1, "name": "Mallory", **more})
    return status, dict(seated)


async def replace_a_present_opponent(server: Process) -> bool:
    """Finding 1: let a bot play for someone who is here."""
    _, seated = await open_table(server, game="heimlich")
    table, token = seated["table"], str(seated["token"])
    _, guest = await server.ask("POST", f"/api/tables/{table}/join", {"name": "Anna"})
    await server.ask("GET", f"/api/tables/{table}/state", token=guest["token"])
    wish = {"type": "propose", "what": "replace", "seat": guest["seats"][0]}
    status, _ = await server.ask("POST", f"/api/tables/{table}/do", wish, token)
    return status < 400


async def call_a_rigged_deck_classic(server: Process) -> bool:
    """Finding 5: play with an own deck under the name of one that comes with the game."""
    deck = json.loads(find_game("heimlich").shipped_file(DECK, "classic"))
    deck["source"] = "rigged"
    status, seated = await open_table(
        server, game="heimlich", options={"mode": "top_secret"}, files={DECK: json.dumps(deck)}
    )
    _, info = await server.ask("GET", f"/api/tables/{seated.get('table')}")
    return status == 201 and (info["options"][DECK] == "classic" or not info["own"])


async def choose_the_dice(server: Process) -> bool:
    """Finding 6: give a nonce before the commitment is known, or one for another commitment."""
    status, _ = await open_table(server, game="heimlich", nonce="mine")
    _, seated = await open_table(server, game="heimlich")
    early = {"type": "nonce", "commitment": "0" * 64, "nonce": "mine"}
    late, _ = await server.ask("POST", f"/api/tables/{seated['table']}/do", early, str(seated["token"]))
    return status < 400 or late < 400


async def count_sealed_answers(server: Process) -> bool:
    """Finding 7: see in the metrics that someone has sealed an answer."""
    status, seated = await open_table(server, game="suitcase", own=2)
    table, token = seated["table"], str(seated["token"])
    state = await begun(server, f"/api/tables/{table}/state?seat=0", token)
    before = await moves(server)
    act = {"type": "act", "id": "sealed", "at": state["seq"], "row": state["decision"]["options"][:1]}
    sealed, told = await server.ask("POST", f"/api/tables/{table}/do?seat=0", act, token)
    assert status == 201, seated
    assert sealed == 200, f"nothing was sealed, so nothing was tried: {told}"
    return await moves(server) != before


async def begun(server: Process, path: str, token: str) -> dict[str, Any]:
    """Return the state of a table, once its game has begun."""
    for _ in range(100):
        status, state = await server.ask("GET", path, token=token)
        if status == 200:
            return dict(state)
        await asyncio.sleep(0.1)
    raise TimeoutError("the game does not begin")


async def moves(server: Process) -> list[str]:
    """Return what the figures say of moves."""
    _, told = await server.ask("GET", "/metrics")
    return [line for line in str(told).splitlines() if line.startswith("safehouse_moves")]


TRICKS: tuple[Callable[[Process], Awaitable[bool]], ...] = (
    replace_a_present_opponent, call_a_rigged_deck_classic, choose_the_dice, count_sealed_answers,
)  # fmt: skip


async def that_worked(server: Process) -> list[str]:
    """Play all tricks; return those that worked."""
    return [trick.__name__.replace("_", " ") for trick in TRICKS if await trick(server)]
