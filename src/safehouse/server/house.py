"""All tables of one server process: loaded on demand, driven while played, evicted when idle."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from safehouse.bots.base import usual_bot
from safehouse.core import fair
from safehouse.core.errors import BadData, SafehouseError
from safehouse.core.registry import find_game
from safehouse.server import metrics, moderation, seating, wall, wire
from safehouse.server.abuse import AbuseDesk
from safehouse.server.access import Access
from safehouse.server.analyses import Analyses
from safehouse.server.archive import Archive
from safehouse.server.clock import ServiceClock
from safehouse.server.desk import Desk
from safehouse.server.driver import Driver
from safehouse.server.errors import STORE_AGAIN, Behind, NoSuchTable, Refusal, StorageFailed, TooMany, english
from safehouse.server.files import Files, Texts
from safehouse.server.head import Head, Seat, decode_head, encode, hash_token, new_table_id, new_token
from safehouse.server.lessons import check_alone, other_seats
from safehouse.server.limits import Quotas
from safehouse.server.notices.office import Office
from safehouse.server.open_tables import OpenTables
from safehouse.server.profiles import PEOPLE, Profiles, owner
from safehouse.server.rules import RULES, HouseRules
from safehouse.server.settings import Settings, database_address
from safehouse.server.shares import Lines, Shares
from safehouse.server.store import Stored, StoreSize, creation, open_store
from safehouse.server.subscribers import Subscriber
from safehouse.server.table import Table
from safehouse.server.wishes import check_wish
from safehouse.server.workers import Workers

LOGGER = logging.getLogger("safehouse.house")
TICK = 1.0
# Seconds between saves of the service's clock by a single process: the most that a crash gives back.
SAVE_CLOCK = 10.0
# Seconds between searches for idle tables, and for expired ones.
SWEEP = 20.0
# Most tables that are evicted together.
AT_ONCE = 100
PURGE = 300.0
# Seconds until a table that cannot be loaded is tried again.
TRY_AGAIN = 300.0
# Tables that are compared with the store at a time, for writes of other processes that we were not told of.
COMPARED = 500
# Least seconds between two tests whether the store can be written.
PROBE = float(STORE_AGAIN)
# Seconds between counts of the tables in the store.
COUNT_TABLES = 60.0
# Most tables whose creator's address is remembered.
REMEMBERED = 50_000
DAY = 86400.0
# Profiles without a seat are kept this many times as long as tables.
KEEP_PROFILES = 4
# Seconds that a stop waits: for closing messages, and for the clock to be saved.
GOODBYE_SECONDS, GOODBYE_STEPS = 1.0, 20
SAVING_SECONDS = 2.0


class House:
    """The tables, the store behind them, and the workers that think for bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(database_address(settings))
        self.files = Files(self.store)
        self.workers = Workers(settings.workers, settings.bot_seconds, settings.bot_megabytes)
        self.analyses = Analyses(settings)
        self.quotas = Quotas(settings.tables_per_hour, settings.megabytes_per_hour)
        self.shares = Shares()
        # By table: the address that created it, as far as this process remembers.
        self._openers: OrderedDict[str, str] = OrderedDict()
        # The last count of the store, and tables created since.
        self.stored = StoreSize({}, 0)
        self.open_tables = OpenTables(self.store)
        self.archive = Archive(self.store, settings.bot_megabytes)
        self.rules = HouseRules(self.store)
        self.abuse = AbuseDesk(self.store)
        self.profiles = Profiles(self.store, settings.tables_per_hour)
        self.access = Access(settings)
        self.desk = Desk(self.store, self.follow, lambda: moderation.connected(self.tables))
        self.office = Office(settings, self.store, self.waiting)
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables that another process has changed and that must be read again.
        self._behind: set[str] = set()
        # Tables that could not be loaded, and since when.
        self._broken: dict[str, float] = {}
        # Looked up at each call: drills and tests move it.
        self.clock = ServiceClock(lambda: time.monotonic())  # noqa: PLW0108
        # By host: its invitations are counted one after the other.
        self.inviting: Lines = {}
        self.ready = False
        # When the store was last tested.
        self._probed = -PROBE

    @property
    def pids(self) -> list[int]:
        """Return the child processes that run now, each with a group of its own."""
        return [*self.workers.pids, *self.analyses.pids, *self.archive.clerk.pids]

    async def open(self) -> None:
        """Open the store, and load those running games that are due."""
        await self.store.open()
        self.clock.set(await self.store.clock())
        await self.files.move_all()
        self.store.on_change = self.follow
        await self.rules.load()
        self.store.announce(moderation.announcement(self.settings, self.access.local_token))
        await self.workers.start()
        # Load Fluent now, or the first refusal would block the loop.
        background = (self._tick(), self._sweep(), self._purge(), self._count(), self._take_up_due())
        for work in (*background, asyncio.to_thread(english)):
            self._keep(work)
        self.stored = await self.store.count()
        if self.store.shared:
            self._keep(self._watch())
        self.ready = True

    async def not_ready(self) -> str:
        """Return why no table can be played now; "" if they can. Tests the store at most every few seconds."""
        if not self.ready:
            return "not ready"
        if time.monotonic() - self._probed > PROBE:
            self._probed = time.monotonic()
            with suppress(Refusal):
                await self.store.probe()
        return f"not ready: {self.store.trouble}" if self.store.trouble else ""

    async def _take_up_due(self) -> None:
        """Load the games where something is due; a request for a table loads it at once.

        Running games are always due. A single process has them in memory, and asks for them only now and then.
        """
        before: set[str] = set()
        asked = -COUNT_TABLES
        while True:
            everything = self.store.shared or time.monotonic() - asked >= COUNT_TABLES
            asked = time.monotonic() if everything else asked
            try:
                due = await self.store.due(self.clock.now(), -1.0 if everything else 0.0)
            except Refusal:
                due = []
            missing = [name for name in due if name not in self.tables and not self._is_broken(name)]
            for name in missing:
                # Where other processes serve too, wait for a second look: they may just have loaded it.
                if name in before or not self.store.shared:
                    await self._take_up(name)
                    await asyncio.sleep(0)
            before = set(missing)
            await asyncio.sleep(TICK)

    def _is_broken(self, name: str) -> bool:
        return time.monotonic() < self._broken.get(name, -TRY_AGAIN) + TRY_AGAIN

    async def _take_up(self, name: str) -> None:
        try:
            await self.table(name)
            self._broken.pop(name, None)
        except SafehouseError as error:
            LOGGER.error("a table cannot be opened", extra={"table": name, "reason": str(error)})
            self._broken[name] = time.monotonic()

    async def say_goodbye(self) -> None:
        """Tell all sockets that the server stops, and wait until that is sent."""
        self.ready = False
        subscribers = [one for table in self.tables.values() for one in table.subscribers]
        for subscriber in subscribers:
            subscriber.tell(wire.Bye("closing", "the server is restarting; it will be back in a moment"))
        for _ in range(GOODBYE_STEPS):
            if all(subscriber.is_empty for subscriber in subscribers):
                break
            await asyncio.sleep(GOODBYE_SECONDS / GOODBYE_STEPS)

    async def close(self) -> None:
        """Stop gracefully: finish running steps, save the clock, stop the workers."""
        self.ready = False
        for task in list(self._tasks):
            task.cancel()
        await self._save_clock()
        for driver in self.drivers.values():
            driver.stop()
        await self.analyses.close()
        await self.archive.clerk.close()
        await self.workers.close()
        await self.office.close()
        await self.store.close()
        self.shares.close()

    async def _save_clock(self) -> None:
        """Save the service's clock, and advance it to that of any process ahead."""
        try:
            async with asyncio.timeout(SAVING_SECONDS):
                # No write to the disk while no table has a clock.
                if await self.store.is_any_due():
                    self.clock.set(await self.store.clock(self.clock.tick()))
        except (Refusal, TimeoutError):
            LOGGER.warning("the clock was not saved")

    # --- Tables -----------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """Return a table, from memory or from the store."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            task = asyncio.create_task(self.shares.charged(self._load(name)))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        while True:
            stored = await self.store.load(name)
            if stored is None:
                raise NoSuchTable
            try:
                await self.files.move(stored)
                table = await self._open(stored)
                await table.load(stored)
                break
            except Behind:
                continue  # another process loads it too, and noted an upgrade first
            except msgspec.MsgspecError as error:
                raise BadData(f"the stored data of this table is damaged: {error}") from None
        table.opener = self._openers.get(name, "")
        self.tables[name] = table
        self.drivers[name] = Driver(
            table, self.workers, self.archive, self.office, self.settings.pace, self.settings.nonce_wait
        )
        return table

    async def table_for(self, name: str, token: str) -> tuple[Table, str]:
        """Return a table for the holder of a token, and their key there.

        Another process may have given out the token a moment ago.
        """
        table = await self.table(name)
        key = await self.key_of(table, token)
        if self.store.shared and key and not table.head.seats_of(key):
            async with table.lock:
                await table.catch_up()
            key = await self.key_of(table, token)
        return table, key

    async def key_of(self, table: Table, token: str) -> str:
        """Return a token's key at a table: the hash of a seat's token, or the mark of its device's profile."""
        key = hash_token(token) if token else ""
        if not key or table.head.seats_of(key) or table.head.is_host(key):
            return key
        device = await self.profiles.find(key)
        if device is None:
            return key
        device.check()
        return owner(device.profile)

    async def check_devices(self, subscribers: Iterable[Subscriber] | None = None) -> None:
        """Close the sockets of removed devices and blocked profiles; at all tables if none are named."""
        if subscribers is None:
            subscribers = [one for table in self.tables.values() for one in table.subscribers]
        asked = [one for one in subscribers if one.device]
        known = await self.profiles.known([one.device for one in asked])
        moderation.send_removed_away(asked, known)

    async def _open(self, stored: Stored) -> Table:
        head = decode_head(stored.head)
        game = find_game(head.game)
        texts = await self.files.of(head)
        return Table(self.store, game, head.setup(game, texts.files), stored, texts, self.clock.now)

    async def create(self, wish: wire.NewTable, address: str, sitter: str = "") -> wire.Seated:
        """Create a table and seat its host: a profile by its mark; else, and for several at one screen, by a token."""
        self._check_room(wish, address)
        # Own boards and scenarios are slow to check.
        chosen = await self.shares.apart(check_wish, wish)
        game = chosen.game
        alone = bool(sitter) and wish.own <= 1 and not wish.lesson
        token = "" if alone else new_token()
        key = sitter if alone else hash_token(token)
        seats: list[Seat] = []
        own: list[int] = []
        for number, asked in enumerate(wish.seats):
            seat = Seat()
            if asked.kind == "bot":
                seat.kind, seat.bot = "bot", asked.bot or usual_bot(game.meta.name)
                seat.name = seat.bot
            elif len(own) < wish.own:
                own.append(number)
                seating.sit(seat, seating.own_name(wish, own, seats), key, wish)
                # The others at this screen have no portrait or profile.
                seat.portrait = wish.portrait if len(own) == 1 else wire.NO_PORTRAIT
            seats.append(seat)
        if chosen.texts.lesson:
            seats += other_seats(chosen.texts.lesson, usual_bot(game.meta.name))
        seed = fair.new_seed()
        head = Head(
            game=game.meta.name, options=chosen.options, texts={}, seats=seats, seed=seed.hex(), host=key,
            commitment=fair.commitment(seed), rules=game.meta.rules_version, listed=wish.listed, clock=wish.clock,
            language=wish.language, scenario=chosen.scenario, own=chosen.own, lesson=wish.lesson,
        )  # fmt: skip
        chosen.texts.refer(head)
        return await self._put(head, chosen.texts, own, token, address)

    def _check_room(self, wish: wire.NewTable, address: str) -> None:
        """Refuse a table beyond the limits, for this address or in all."""
        self.quotas.take_table(address)
        self.quotas.take_bytes(address, len(wish.scenario) + sum(map(len, wish.files.values())))
        for name in (wish.name, *wish.names) if wish.own else ():
            self.rules.names.check(name)
        self._check_full()
        if all(seat.kind == "bot" for seat in wish.seats) and self._bot_tables(address) >= self.settings.bot_tables:
            raise TooMany("too_many_bot_tables", wait=int(COUNT_TABLES))

    def _check_full(self) -> None:
        if 0 < self.settings.tables <= self.stored.live:
            raise TooMany("server_full", wait=int(COUNT_TABLES))

    def _bot_tables(self, address: str) -> int:
        """Return how many running tables of bots alone an address has."""
        return sum(
            table.opener == address and table.head.is_played and not table.has_persons for table in self.tables.values()
        )

    def remember_opener(self, name: str, address: str) -> None:
        self._openers[name] = address
        if len(self._openers) > REMEMBERED:
            self._openers.popitem(last=False)

    async def _put(self, head: Head, texts: Texts, own: list[int], token: str, address: str) -> wire.Seated:
        name = new_table_id()
        self.remember_opener(name, address)
        self.stored.tables["open"] = self.stored.tables.get("open", 0) + 1
        await self.store.create(name, encode(head), head.listed, texts.by_hash(), seating.sitters(head))
        table = await self.table(name)
        return wire.Seated(name, own, token, table.head.info(name))

    async def rematch(self, table: Table, address: str = "") -> str:
        """Create the table of the rematch, once: the same people with the same keys, seats rotated by one."""
        table.check_open()
        check_alone(table.head)
        if table.head.status != "over":
            raise Refusal("game_not_over")
        if table.head.next:
            return table.head.next
        self.quotas.take_table(address)
        self._check_full()
        seed = fair.new_seed()
        head = table.head.copy()
        head.seats = seating.rotated(head)
        head.seed, head.commitment = seed.hex(), fair.commitment(seed)
        head.status, head.proposal, head.chat, head.spent = "open", None, 0, 0.0
        head.rules = table.game.meta.rules_version
        # With today's rules, even if the first game is older than some option.
        head.options = table.game.check_options(head.options)
        name = new_table_id()
        self.remember_opener(name, table.opener)
        made = creation(name, encode(head), head.listed, table.texts.by_hash(), seating.sitters(head))
        linked = await table.step(lambda: seating.link_rematch(table, name, made))
        await self.table(linked)
        return linked

    async def waiting(self, profile: str) -> int:
        """Return how many games wait for a profile."""
        from safehouse.server.my_games import my_games

        return sum(game.yours for game in await my_games(self, profile))

    # --- In the background ------------------------------------------------------------------------------------

    def _keep(self, work: "asyncio.Future[None] | object") -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def follow(self, name: str) -> None:
        """Read again what was changed in the store: a table, or whatever it may be if no name is given."""
        if name in ("", RULES):
            self._keep(self._follow(self._read_rules))
        if name in ("", PEOPLE):
            self._keep(self._follow(self.check_devices))
        for one in [name] if name else {*self.tables, *self._loading}:
            if one not in self._behind and (one in self.tables or one in self._loading):
                self._behind.add(one)
                self._keep(self._follow_table(one))

    async def _follow_table(self, name: str) -> None:
        while True:
            try:
                table = await self.table(name)
                async with table.lock:
                    self._behind.discard(name)
                    await table.catch_up()
                table.wake()
            except StorageFailed:
                await asyncio.sleep(TICK)
                continue
            except NoSuchTable:
                if name in self.tables:
                    moderation.dismiss(self.tables[name])
                self.forget(name)
            except SafehouseError as error:
                LOGGER.warning("changes of another process cannot be read", extra={"table": name, "reason": str(error)})
            self._behind.discard(name)
            return

    async def _follow(self, read: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await read()
            except StorageFailed:
                await asyncio.sleep(TICK)
                continue
            return

    async def _read_rules(self) -> None:
        """Read the rules again after a change by an administrator, and close the sockets of blocked addresses."""
        if await self.rules.load():
            moderation.send_blocked_away(self.tables, self.rules.blocks)

    async def _watch(self) -> None:
        """Find changes that were not announced: by a process that died."""
        turn: list[str] = []
        while True:
            await asyncio.sleep(TICK)
            try:
                turn = turn or list(self.tables)
                loaded, turn = turn[:COMPARED], turn[COMPARED:]
                versions = await self.store.versions(loaded)
                await self._read_rules()
                await self.check_devices()
            except Refusal:
                continue
            for name in loaded:
                if name in self.tables and versions.get(name) != self.tables[name].version:
                    self.follow(name)

    async def _tick(self) -> None:
        """Run the clock, and cut sockets that do not read."""
        saved = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.clock.tick()
            # Processes share one clock: each follows the one that is ahead.
            if self.store.shared or now - saved > SAVE_CLOCK:
                await self._save_clock()
                saved = now
            for driver in list(self.drivers.values()):
                try:
                    await driver.tick()
                except Refusal as error:
                    LOGGER.warning("a clock cannot be handled", extra={"table": driver.table.id, "reason": str(error)})
                for subscriber in list(driver.table.subscribers):
                    if subscriber.is_stuck(now):
                        subscriber.cut("it does not read what it is sent")

    async def _count(self) -> None:
        """Count the tables in the store now and then: other processes create and delete tables, too."""
        while True:
            await asyncio.sleep(COUNT_TABLES)
            with suppress(Refusal):
                self.stored = await self.store.count()

    async def _sweep(self) -> None:
        """Evict idle tables from memory."""
        while True:
            await asyncio.sleep(SWEEP)
            still = [driver for driver in self.drivers.values() if driver.is_still]
            for first in range(0, len(still), AT_ONCE):
                await asyncio.gather(*map(self._evict, still[first : first + AT_ONCE]))

    async def _evict(self, driver: Driver) -> None:
        name = driver.table.id
        try:
            await driver.rest()
        except Refusal as error:
            LOGGER.warning("an idle table cannot be evicted", extra={"table": name, "reason": str(error)})
            return
        # Someone may have connected meanwhile.
        if driver.is_still and self.drivers.get(name) is driver:
            self.forget(name)
            metrics.EVICTIONS.inc()

    async def _purge(self) -> None:
        """Delete expired tables and profiles."""
        while True:
            await asyncio.sleep(PURGE)
            if self.settings.retention_days:
                try:
                    for name in await self.store.purge(wall.earliest() - self.settings.retention_days * DAY):
                        self.forget(name)
                    await self.profiles.purge(wall.earliest() - self.settings.retention_days * DAY * KEEP_PROFILES)
                except Refusal as error:
                    LOGGER.warning("expired tables cannot be deleted", extra={"reason": str(error)})

    def forget(self, name: str) -> None:
        """Drop a table from memory; the store has it."""
        if name in self.drivers:
            self.drivers.pop(name).stop()
        self.tables.pop(name, None)
