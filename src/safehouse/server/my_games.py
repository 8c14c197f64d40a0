"""The games of a profile: those that wait for it, those in progress, the results of the rest, and statistics.

Made from public facts and from what the own seat knows, never from when a table was last written to: sealed
answers and notes are written, too.
"""

from collections import Counter, defaultdict
from contextlib import suppress

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.server.consent import blocked_by, is_welcome
from safehouse.server.head import Head, decode_head
from safehouse.server.house import House
from safehouse.server.invitations import host_name
from safehouse.server.profile_wire import GameStatistics, Opponent, OwnGame, Statistics
from safehouse.server.profiles import owner, profile_of
from safehouse.server.ratings import CHARTED, rate
from safehouse.server.results import Kept, results_of
from safehouse.server.store import Store
from safehouse.server.store.base import Row

# Most games that are listed; most running games that are loaded for it.
MOST, LOOKED_INTO = 60, 30
# Most opponents that are named.
NAMED = 5
ORDER = {"playing": 0, "open": 1, "over": 2}


async def my_games(house: House, profile: str) -> list[OwnGame]:
    """Return the games of a profile: those that wait for it, then running, open and finished ones, the newest first."""
    key = owner(profile)
    rows = await newest(house.store, profile)
    ended = {kept.table: kept for kept in await results_of(house.store, profile)}
    found: list[OwnGame] = []
    welcome = await is_welcome(house.store, profile)
    blocked = await blocked_by(house.store, profile)
    looked = 0
    for table, created, text in rows:
        try:
            head = decode_head(text)
        except msgspec.MsgspecError:
            continue
        # Lessons are continued on the tutorial page.
        if head.lesson or not (seats := head.seats_of(key)):
            if welcome and is_invitation(head, key) and profile_of(head.host) not in blocked:
                found.append(invitation(table, created, head, key))
            continue
        game = line(table, created, head, seats[0], ended.pop(table, None))
        if head.is_played and looked < LOOKED_INTO:
            looked += 1
            with suppress(SafehouseError):
                await look_into(house, game)
        found.append(game)
    found += [gone(kept) for kept in list(ended.values())[: MOST - len(found)]]
    return sorted(found, key=place)


async def newest(store: Store, profile: str) -> list[Row]:
    """Return the newest tables where a profile sits, and the newest where it is invited.

    Apart, and none of the tables where it was invited before: what others do must not hide any of them.
    """
    sits, invited = (f'%"{field}":"{owner(profile)}"%' for field in ("key", "kept"))
    rows: list[Row] = []
    for condition, values in (
        ("t.head LIKE ?", [sits]),
        ("t.status = 'open' AND t.head LIKE ? AND t.head NOT LIKE ?", [invited, sits]),
    ):
        rows += await store.read(
            "SELECT t.id, t.created, t.head FROM profile_tables p JOIN tables t ON t.id = p.table_id "  # noqa: S608
            f"WHERE p.profile = ? AND {condition} ORDER BY t.created DESC, t.id LIMIT ?",
            profile, *values, MOST,
        )  # fmt: skip
    return rows


def place(game: OwnGame) -> tuple[bool, bool, int, float]:
    """Return the sort key of a game: what waits for the owner, a move or an answer, comes first."""
    return not game.yours, not game.invited_by, ORDER[game.status], -(game.ended or game.created)


def is_invitation(head: Head, key: str) -> bool:
    """Return whether a table has a seat reserved for a profile."""
    return head.status == "open" and not head.closed and bool(head.kept_for(key)) and bool(host_name(head))


def invitation(table: str, created: float, head: Head, key: str) -> OwnGame:
    game = line(table, created, head, head.kept_for(key)[0], None)
    game.invited_by = host_name(head)
    return game


def line(table: str, created: float, head: Head, seat: int, kept: Kept | None) -> OwnGame:
    game = OwnGame(
        table, head.game, head.status, created, seat, [one.name for one in head.seats],
        [one.bot if one.kind == "bot" else "" for one in head.seats], there=True, next=head.next,
    )  # fmt: skip
    return finished(game, kept) if kept is not None else game


def gone(kept: Kept) -> OwnGame:
    """Return a game whose table was deleted."""
    game = OwnGame(kept.table, kept.game, "over", kept.ended, kept.seat, kept.played.names, kept.played.bots)
    return finished(game, kept)


def finished(game: OwnGame, kept: Kept) -> OwnGame:
    game.ended, game.entries = kept.ended, kept.played.entries
    game.ranks, game.scores = kept.played.ranks, kept.played.scores
    game.won = kept.played.shares[kept.seat] > 0
    return game


async def look_into(house: House, game: OwnGame) -> None:
    """Return whether a game waits for its owner: they are asked, have not answered, and no bot plays for them."""
    table = await house.table(game.table)
    asked = game.seat in table.position.asked() and game.seat not in table.sealed
    game.yours = asked and not table.head.seats[game.seat].stand_in
    driver = house.drivers.get(game.table)
    game.left = driver.left() if driver is not None else None


async def statistics(house: House, profile: str) -> Statistics:
    """Return the statistics of all finished games, by game."""
    games: dict[str, list[Kept]] = defaultdict(list)
    for kept in await results_of(house.store, profile):
        games[kept.game].append(kept)
    # Slow with years of games.
    return await house.shares.apart(lambda: Statistics([of_game(name, kept) for name, kept in sorted(games.items())]))


def of_game(name: str, kept: list[Kept]) -> GameStatistics:
    scores = [one.played.scores[one.seat] for one in kept]
    wins = sum(one.played.shares[one.seat] > 0 for one in kept)
    met: Counter[str] = Counter()
    called: dict[str, Opponent] = {}
    # The last one first, so that people appear under their latest name.
    for one in kept:
        here = set()
        for seat, other in enumerate(one.played.names):
            if seat != one.seat:
                bot = one.played.bots[seat]
                who = (f"bot {bot}" if bot else "") or one.played.profiles[seat] or f"guest {other}"
                here.add(who)
                called.setdefault(who, Opponent(bot or other, bool(bot), 0))
        met.update(here)
    opponents = []
    for who, count in met.most_common(NAMED):
        called[who].games = count
        opponents.append(called[who])
    mean = round(sum(scores) / len(scores), 1)
    return GameStatistics(
        name, len(kept), wins, max(scores), mean, scores[:CHARTED][::-1], opponents, rate(kept, False), rate(kept, True)
    )
