"""The acts of an administrator, carried out on the store: by a running server, or by the command line.

Every change names the version that it has seen, as all writes do, and adds its line to the audit log in the
same transaction. Servers learn of it as they learn of each other's changes.
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from safehouse.core.errors import BadData
from safehouse.server import abuse, acts, audit_log, erasing
from safehouse.server.blocks import is_inside, network_of
from safehouse.server.errors import BadRequest, Behind, NoSuchTable, NotYours, Refusal, StorageFailed, refused_as
from safehouse.server.head import Head, decode_head, encode
from safehouse.server.names import checked_word
from safehouse.server.profiles import PEOPLE, profile_of
from safehouse.server.rules import RULES, block_list, word_list
from safehouse.server.seating import said_of
from safehouse.server.store import UNKNOWN, Commit, Store, Stored, Times
from safehouse.server.store.base import Statement, deletion, fence, put

TRIES = 20
DAY = 86400.0
# Lines of chat that are shown of a table.
LINES = 20
CLOSED = "closed"
# The size of the store is rounded to this many bytes.
GRAIN = 1 << 20


class Desk:
    """Carries out an administrator's acts."""

    def __init__(
        self, store: Store, told: Callable[[str], None] | None = None, here: Callable[[], acts.Connected] | None = None
    ) -> None:
        self.store = store
        # Called with each change, for the tables in this process; and asked for the connections.
        self._told = told or (lambda _: None)
        self._here = here

    async def carry_out(self, act: acts.Act, who: str, address: str = "") -> Any:
        """Carry out an act, or refuse it; the audit log has it either way.

        `address` is the caller's: administrators cannot block themselves.
        """
        handler = HANDLERS[type(act)]
        try:
            if isinstance(act, acts.Block) and is_inside(address, network_of(act.network)):
                raise BadRequest("network_yours")
            for _ in range(TRIES):
                try:
                    return await handler(self, act, who)
                except Behind:
                    continue
            raise StorageFailed
        except StorageFailed:
            raise
        except Refusal as refusal:
            if type(act) in CHANGING:
                await audit_log.append(self.store, who, name_of(act), about(act), f"refused: {refusal.key}")
            raise

    async def write(
        self,
        act: acts.Act,
        who: str,
        where: str,
        first: Statement | None,
        rest: Sequence[Statement],
        result: str = "done",
    ) -> None:
        """Make a change together with its line of the audit log."""
        line = await audit_log.entry(self.store, who, name_of(act), about(act), result)
        await self.store.transact(where, first, [*rest, line])
        self._told(where)

    async def stored(self, table: str) -> tuple[Stored, Head]:
        stored = await self.store.load(table)
        if stored is None:
            raise NoSuchTable
        with refused_as(BadRequest, "unusable"):
            return stored, readable(stored.head)

    # --- Tables -------------------------------------------------------------------------------------------------

    async def list_tables(self, act: acts.ListTables, who: str) -> acts.Tables:
        now = time.time()
        filters: list[tuple[str, Any]] = []
        if act.status:
            filters.append(("status = ?", act.status))
        if act.game:
            # How a head begins; `_` stands for any letter, and no two games differ only there.
            filters.append(("head LIKE ?", f'{{"game":"{act.game}",%'))
        if act.listed is not None:
            filters.append(("listed = ?", int(act.listed)))
        if act.older_days:
            filters.append(("created < ?", now - act.older_days * DAY))
        if act.newer_days:
            filters.append(("created >= ?", now - act.newer_days * DAY))
        where = f"WHERE {' AND '.join(sql for sql, _ in filters)}" if filters else ""
        values = [value for _, value in filters]
        ((total,),) = await self.store.read(f"SELECT count(*) FROM tables {where}", *values)  # noqa: S608
        rows = await self.store.read(
            f"SELECT id, status, listed, created, touched, head FROM tables {where} "  # noqa: S608
            "ORDER BY created DESC, id LIMIT ? OFFSET ?",
            *values, acts.PAGE, act.page * acts.PAGE,
        )  # fmt: skip
        lines = []
        for name, status, listed, created, touched, text in rows:
            try:
                head = decode_head(text)
                game, names = head.game, [seat.name for seat in head.seats]
            except msgspec.MsgspecError:
                game, names = "", []
            days = idle_days(touched, now)
            lines.append(acts.TableLine(name, game, status, bool(listed), names, created, days))
        return acts.Tables(lines, int(total))

    async def show_table(self, act: acts.ShowTable, who: str) -> acts.TableShown:
        _, head = await self.stored(act.table)
        rows = await self.store.read("SELECT created, touched FROM tables WHERE id = ?", act.table)
        ((entries,),) = await self.store.read("SELECT count(*) FROM log WHERE table_id = ?", act.table)
        if not rows:
            raise NoSuchTable
        info = head.info(act.table)
        info.seed, info.nonces = "", []
        chat = [said_of(number, body) for number, body in await self.store.chat(act.table, LINES)]
        return acts.TableShown(info, rows[0][0], idle_days(rows[0][1], time.time()), int(entries), chat)

    async def close_table(self, act: acts.CloseTable, who: str) -> acts.Done:
        stored, head = await self.stored(act.table)
        if head.is_played and (deadline := stored.times.deadline) is not None:
            # The clock of a closed table stands still.
            head.spent = max(0.0, head.clock - deadline + await self.store.clock()) if deadline >= 0 else head.spent
        head.closed, head.proposal = act.reason, None
        status = None if head.status == "over" else CLOSED
        change = Commit(head=encode(head), status=status, listed=False, times=Times())
        await self.write(act, who, act.table, fence(act.table, stored.version, change), [])
        return acts.Done([act.table])

    async def reopen_table(self, act: acts.ReopenTable, who: str) -> acts.Done:
        stored, head = await self.stored(act.table)
        head.closed = ""
        times = Times(0.0, UNKNOWN) if head.is_played else Times()
        change = Commit(head=encode(head), status=head.status, listed=head.listed, times=times)
        await self.write(act, who, act.table, fence(act.table, stored.version, change), [])
        return acts.Done([act.table])

    async def delete_table(self, act: acts.DeleteTable, who: str) -> acts.Done:
        # Its head may be damaged, so it is not read.
        stored = await self.store.load(act.table)
        if stored is None:
            raise NoSuchTable
        first = fence(act.table, stored.version, Commit())
        results = ("DELETE FROM results WHERE table_id = ?", (act.table,))
        await self.write(act, who, act.table, first, [*deletion(act.table), results])
        return acts.Done([act.table])

    async def erase(self, act: acts.Erase, who: str) -> acts.Done:
        _, head = await self.stored(act.table)
        key = head.seats[act.seat].key if act.seat < len(head.seats) else ""
        if not key:
            raise NotYours("nobody_there")

        async def write(table: str, seats: str, first: Statement, rest: Sequence[Statement]) -> None:
            await self.write(act, who, table, first, rest, f"done: {table} {seats}")

        # The profile first, so that its devices open nothing. While a seat is left, the act can be repeated.
        if profile := profile_of(key):
            await self.write(
                act, who, PEOPLE, None, await erasing.profile_erasure(self.store, profile), "done: profile"
            )
        return acts.Done(await erasing.erase_everywhere(self.store, key, write, act.table))

    async def block_person(self, act: acts.BlockPerson, who: str) -> acts.Done:
        """Block the profile of the person in a seat."""
        _, head = await self.stored(act.table)
        key = head.seats[act.seat].key if act.seat < len(head.seats) else ""
        if not (profile := profile_of(key)):
            raise NotYours("no_profile_there" if key else "nobody_there")
        block = ("UPDATE profiles SET blocked = ? WHERE id = ?", (act.reason, profile))
        await self.write(act, who, PEOPLE, None, [block])
        return acts.Done([profile])

    async def list_people(self, act: acts.ListPeople, who: str) -> acts.PersonList:
        rows = await self.store.read("SELECT id, name, blocked FROM profiles WHERE blocked <> '' ORDER BY name, id")
        return acts.PersonList([acts.BlockedPerson(*row) for row in rows])

    async def unblock_person(self, act: acts.UnblockPerson, who: str) -> acts.Done:
        if not await self.store.read("SELECT 1 FROM profiles WHERE id = ? AND blocked <> ''", act.person):
            raise NotYours("person_not_blocked")
        await self.write(act, who, PEOPLE, None, [("UPDATE profiles SET blocked = '' WHERE id = ?", (act.person,))])
        return acts.Done([act.person])

    # --- Addresses and names ------------------------------------------------------------------------------------

    async def list_blocks(self, act: acts.ListBlocks, who: str) -> acts.BlockList:
        return acts.BlockList(await block_list(self.store))

    async def block(self, act: acts.Block, who: str) -> acts.Done:
        network = str(network_of(act.network))
        until = time.time() + act.days * DAY if act.days else 0.0
        row = (network, until, act.reason, time.time())
        sql = put("blocks", ("network",), ("until", "reason", "created"))
        await self.write(act, who, RULES, None, [(sql, row)])
        return acts.Done([network])

    async def unblock(self, act: acts.Unblock, who: str) -> acts.Done:
        network = str(network_of(act.network))
        if network not in {one.network for one in await block_list(self.store)}:
            raise NotYours("not_blocked")
        await self.write(act, who, RULES, None, [("DELETE FROM blocks WHERE network = ?", (network,))])
        return acts.Done([network])

    async def list_words(self, act: acts.ListWords, who: str) -> acts.WordList:
        return acts.WordList(await word_list(self.store))

    async def add_word(self, act: acts.AddWord, who: str) -> acts.Done:
        row = (checked_word(act.word), time.time())
        await self.write(act, who, RULES, None, [(put("refused_words", ("word",), ("created",)), row)])
        return acts.Done([act.word])

    async def remove_word(self, act: acts.RemoveWord, who: str) -> acts.Done:
        if act.word not in await word_list(self.store):
            raise NotYours("no_such_word")
        await self.write(act, who, RULES, None, [("DELETE FROM refused_words WHERE word = ?", (act.word,))])
        return acts.Done([act.word])

    # --- Looking ------------------------------------------------------------------------------------------------

    async def connected(self, act: acts.ShowConnected, who: str) -> acts.Connected:
        if self._here is None:
            raise Refusal("ask_server")
        return self._here()

    async def storage(self, act: acts.ShowStorage, who: str) -> acts.Storage:
        size = await self.store.count()
        ((records,),) = await self.store.read("SELECT count(*) FROM records")
        ((reports,),) = await self.store.read("SELECT count(*) FROM abuse_reports")
        # A finer figure would reveal when someone on a quiet server answers in secret or writes a note.
        rounded = -(-size.size // GRAIN) * GRAIN
        return acts.Storage(rounded, size.tables, int(records), int(reports))

    async def list_reports(self, act: acts.ListReports, who: str) -> acts.Reports:
        return await abuse.listed(self.store, act.done, act.page)

    async def finish_report(self, act: acts.FinishReport, who: str) -> acts.Done:
        if not await self.store.read("SELECT 1 FROM abuse_reports WHERE id = ?", act.report):
            raise NotYours("no_such_report")
        done = ("UPDATE abuse_reports SET done = ? WHERE id = ?", (time.time(), act.report))
        await self.write(act, who, "", None, [done])
        return acts.Done([act.report])

    async def audit(self, act: acts.ListAudit, who: str) -> acts.AuditLog:
        return await audit_log.read(self.store, act.page)


HANDLERS: dict[type[acts.Act], Callable[[Desk, Any, str], Awaitable[Any]]] = {
    acts.ListTables: Desk.list_tables, acts.ShowTable: Desk.show_table, acts.CloseTable: Desk.close_table,
    acts.ReopenTable: Desk.reopen_table, acts.DeleteTable: Desk.delete_table, acts.Erase: Desk.erase,
    acts.ListBlocks: Desk.list_blocks, acts.Block: Desk.block, acts.Unblock: Desk.unblock,
    acts.ShowConnected: Desk.connected, acts.ShowStorage: Desk.storage, acts.ListReports: Desk.list_reports,
    acts.FinishReport: Desk.finish_report, acts.ListWords: Desk.list_words, acts.AddWord: Desk.add_word,
    acts.RemoveWord: Desk.remove_word, acts.ListAudit: Desk.audit, acts.BlockPerson: Desk.block_person,
    acts.ListPeople: Desk.list_people, acts.UnblockPerson: Desk.unblock_person,
}  # fmt: skip
CHANGING = {
    acts.CloseTable, acts.ReopenTable, acts.DeleteTable, acts.Erase, acts.Block, acts.Unblock, acts.FinishReport,
    acts.AddWord, acts.RemoveWord, acts.BlockPerson, acts.UnblockPerson,
}  # fmt: skip


def readable(text: str) -> Head:
    try:
        return decode_head(text)
    except msgspec.MsgspecError as error:
        raise BadData(f"the stored data of this table is damaged: {error}") from None


def name_of(act: acts.Act) -> str:
    return str(act.__struct_config__.tag)


def about(act: acts.Act) -> str:
    """Return what an act is about, by its own fields."""
    return ", ".join(f"{name}={getattr(act, name)}" for name in act.__struct_fields__)


def idle_days(touched: float, now: float) -> int:
    return max(0, int((now - touched) / DAY))
