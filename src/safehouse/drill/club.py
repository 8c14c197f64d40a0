"""All players of a drill: tables opened over HTTP, sockets at them, and the moment when everything is still."""

import asyncio
import itertools
import math
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence

import msgspec

from safehouse.core.registry import find_game, game_names
from safehouse.drill.journal import Journal
from safehouse.drill.player import DrillPlayer, Habits
from safehouse.drill.process import Process

# A game, its seats as letters (p for a person, b for a bot), and its options.
Wish = tuple[str, str, dict[str, str]]


def wishes() -> list[Wish]:
    """Return every game in the versions that drills play, with sealed answers and without."""
    return [(name, "p" * players, dict(options)) for name in game_names() for players, options in versions(name)]


def versions(name: str) -> Sequence[tuple[int, Mapping[str, str]]]:
    game = find_game(name)
    return game.versions or ((game.meta.players[0], {}),)


def plain_wishes() -> list[Wish]:
    """Return every game once, in its plainest version."""
    return [(name, "p" * versions(name)[0][0], dict(versions(name)[0][1])) for name in game_names()]


class Pace:
    """The pace of a table: one action in this many seconds, by any seat that is asked, at moments of the table's own.

    A moment that has passed is left out: tables that begin together do not act together for ever.
    """

    def __init__(self, seconds: float, first: float = 0.0) -> None:
        self.seconds = seconds
        self._next = time.monotonic() + first

    def __call__(self) -> float:
        now = time.monotonic()
        missed = math.ceil(max(0.0, now - self._next) / self.seconds)
        slot = self._next + missed * self.seconds
        self._next = slot + self.seconds
        return slot - now


class Club:
    """The players, and what they know together."""

    def __init__(self, server: Process, habits: Habits | None = None) -> None:
        self.server = server
        self.port = server.port
        self.habits = habits or Habits()
        self.journal = Journal()
        self.players: list[DrillPlayer] = []
        # Whether newcomers wait for `release` before they answer.
        self.held = False
        # How to open another table like this one.
        self._kinds: dict[str, Callable[[], Coroutine[None, None, str]]] = {}
        self._seeds = itertools.count()

    async def open_table(
        self, game: str, seats: str, options: dict[str, str] | None = None, habits: Habits | None = None,
        spectators: int = 0, bot: str = "random", **more: object,
    ) -> str:  # fmt: skip
        """Create a table and send all players there; seats as letters, p for a person and b for a bot."""
        wishes = [{"kind": "person"} if letter == "p" else {"kind": "bot", "bot": bot} for letter in seats]
        wish = {"game": game, "seats": wishes, "own": seats.count("p"), "options": options or {}, **more}
        status, seated = await self.server.ask("POST", "/api/tables", wish)
        if status != 201:
            raise RuntimeError(f"no table: {seated}")
        table, token = str(seated["table"]), str(seated["token"])
        self.journal.tables.append(table)
        self._kinds[table] = lambda: self.open_table(game, seats, options, habits, spectators, bot, **more)
        for seat in seated["seats"]:
            self.sit(table, token, seat, habits)
        for _ in range(spectators):
            self.sit(table, "", None, habits)
        return table

    def sit(self, table: str, token: str, seat: int | None, habits: Habits | None = None, port: int = 0) -> DrillPlayer:
        player = DrillPlayer(
            port or self.port, self.journal, table, token, seat, habits or self.habits, next(self._seeds)
        )
        player.held = self.held
        self.players.append(player)
        player.start()
        return player

    async def evening(self, tables: Sequence[Wish] = (), **more: object) -> None:
        """Open a mixed evening: the tables wished for, or all kinds and one with a bot."""
        for game, seats, options in tables or [*wishes(), (game_names()[0], "pb", {})]:
            await self.open_table(game, seats, options, **more)  # type: ignore[arg-type]

    async def keep_playing(self) -> None:
        """Open another table like it for each that is over, while the server answers."""
        for table in {player.table for player in self.players if player.status == "over"}:
            gone = [player for player in self.players if player.table == table]
            if any(player.flight for player in gone):
                continue
            try:
                await self._kinds[table]()
            except (OSError, RuntimeError):
                return
            self.players = [player for player in self.players if player not in gone]
            await asyncio.gather(*(player.stop() for player in gone))

    async def acks(self, more: int, seconds: float = 20.0) -> None:
        """Wait until this many more actions are acknowledged."""
        wanted = self.journal.acked + more
        deadline = time.monotonic() + seconds
        while self.journal.acked < wanted:
            if time.monotonic() > deadline:
                self.journal.violations.append(f"play stands still: {wanted - self.journal.acked} answers are missing")
                return
            await self.keep_playing()
            await asyncio.sleep(0.01)

    def hold(self) -> None:
        self.held = True
        for player in self.players:
            player.hold()

    def release(self) -> None:
        self.held = False
        for player in self.players:
            player.release()

    async def settle(self, seconds: float = 15.0) -> None:
        """Wait until nothing is in flight and every player is where the server is (I6)."""
        self.hold()
        deadline = time.monotonic() + seconds
        tables = {player.table for player in self.players}
        apart: list[DrillPlayer] = self.players
        while apart and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            where = {table: await self._seq(table) for table in tables}
            apart = [
                player
                for player in self.players
                if player.flight or not player.synced or player.seq != where[player.table]
            ]
        for player in apart:
            self.journal.violations.append(
                f"I6: seat {player.seat} is at {player.seq} and does not come to rest (table {player.table})"
            )

    async def _seq(self, table: str) -> int:
        try:
            status, state = await self.server.ask("GET", f"/api/tables/{table}/state")
        except OSError:
            return -2
        return int(state["seq"]) if status == 200 else -1

    def shown(self) -> list[tuple[str, int | None, int, object]]:
        """Return what each screen shows: table, seat, entry, view."""
        return [
            (player.table, player.seat, player.seq, msgspec.json.decode(player.view))
            for player in self.players
            if player.seq > 0
        ]

    async def close(self) -> None:
        await asyncio.gather(*(player.stop() for player in self.players))
