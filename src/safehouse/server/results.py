"""The results of a profile's games: stored with the profile, in the same step that ends the game.

A row holds the names and profiles of all players, for its owner's statistics; no profile's id is ever sent.
"""

import time
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from safehouse.core.match import Position
from safehouse.server.head import Head
from safehouse.server.profiles import profile_of
from safehouse.server.store import Store
from safehouse.server.store.base import Statement


class Played(Struct):
    """A finished game, by seat."""

    names: list[str]
    # The bot of a bot's seat; "": a person.
    bots: list[str]
    profiles: list[str]
    ranks: list[int]
    scores: list[int]
    shares: list[float]
    # The number of entries of the log.
    entries: int
    # Whether a bot sat there at the end for a person who had left; and portraits. Older results have neither.
    absent: list[bool] = []
    portraits: list[int] = []


class Kept(Struct):
    """A finished game as stored for one of its players."""

    table: str
    game: str
    ended: float
    seat: int
    played: Played


BODIES = msgspec.json.Decoder(Played)


def ending(table: str, head: Head, position: Position) -> list[Statement]:
    """Return the statements that store the result of a game for each profile that played it to the end."""
    outcome = position.state.outcome()
    profiles = [profile_of(seat.key) for seat in head.seats]
    played = Played(
        [seat.name for seat in head.seats], [seat.bot for seat in head.seats], profiles, list(outcome.ranks),
        list(outcome.scores), list(outcome.shares), position.seq,
        [bool(seat.stand_in) for seat in head.seats], [seat.portrait for seat in head.seats],
    )  # fmt: skip
    body = msgspec.json.encode(played).decode()
    return [
        (
            "INSERT INTO results (profile, table_id, game, ended, seat, body) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (profile, table, head.game, time.time(), seat, body),
        )
        for seat, profile in enumerate(profiles)
        if profile
    ]


async def results_of(store: Store, profile: str) -> list[Kept]:
    """Return a profile's finished games, the last one first."""
    rows = await store.read(
        "SELECT table_id, game, ended, seat, body FROM results WHERE profile = ? ORDER BY ended DESC, table_id", profile
    )
    return [Kept(table, game, ended, seat, BODIES.decode(body)) for table, game, ended, seat, body in rows]


async def renamed(store: Store, table: str, names: dict[int, str]) -> AsyncIterator[Statement]:
    """Yield the statements that put other names into a table's results, and remove the profiles of these seats."""
    rows = await store.read("SELECT profile, body FROM results WHERE table_id = ?", table)
    for profile, body in rows:
        played = BODIES.decode(body)
        for seat, name in names.items():
            played.names[seat], played.profiles[seat] = name, ""
        changed = msgspec.json.encode(played).decode()
        yield "UPDATE results SET body = ? WHERE profile = ? AND table_id = ?", (changed, profile, table)


async def forgotten(store: Store, profile: str) -> AsyncIterator[Statement]:
    """Yield the statements that remove a profile from all results, also of games whose tables were deleted."""
    # Everyone who played a game has a row of it.
    sql = "SELECT table_id, body FROM results WHERE table_id IN (SELECT table_id FROM results WHERE profile = ?)"
    rows = await store.read(sql, profile)
    for table, body in {row[0]: row[1] for row in rows}.items():
        seats = [seat for seat, one in enumerate(BODIES.decode(body).profiles) if one == profile]
        async for statement in renamed(store, table, {seat: f"Player {seat + 1}" for seat in seats}):
            yield statement
