"""The past of tables and of uploaded records: the questions to the clerk, and who may see which answer."""

from collections.abc import Awaitable, Callable

import msgspec

import safehouse
from safehouse.core.errors import SafehouseError
from safehouse.core.fair import fair_tags
from safehouse.server.clerk import (
    Brought,
    Contents,
    ListChance,
    Played,
    ReadNotes,
    ReadRecord,
    ShowPart,
    Task,
    WriteRecord,
)
from safehouse.server.clerks import Clerk
from safehouse.server.errors import NoSuchTable, Refusal
from safehouse.server.lessons import check_alone
from safehouse.server.lookups import Report
from safehouse.server.replay import Cut
from safehouse.server.store import Store
from safehouse.server.table import Table
from safehouse.server.words import samples
from safehouse.server.worker import Source

# The queue for jobs that no address asked for: the record that a table stores of its game.
THE_HOUSE = ""


class Archive:
    """Records, replays and notebooks."""

    def __init__(self, store: Store, megabytes: int) -> None:
        self.store = store
        self.clerk = Clerk(megabytes)

    async def record(self, table: Table, observer: int, asker: str) -> str:
        """Return the record as an observer may have it now: whole when the game is over."""
        if table.position.over:
            return await self.store.record(table.id) or await self.full_record(table, asker)
        seq = table.position.seq
        return (await self._ask(table, asker, ("record", seq, observer), write_for(observer, {}))).decode()

    async def full_record(self, table: Table, asker: str = THE_HOUSE) -> str:
        """Return the record of a finished game, with the seed of its dice."""
        assert table.position.over
        nonces = [seat.nonce for seat in table.head.seats]
        # The chance of a lesson is scripted, so there is nothing to audit.
        tags = {} if table.head.lesson else fair_tags(bytes.fromhex(table.head.seed), nonces)
        return (await self._ask(table, asker, ("record", "whole"), write_for(0, tags))).decode()

    async def report(self, table: Table, observer: int, asker: str) -> Report:
        """Return the current position for a bug report, as an observer knows it."""
        try:
            record = await self.record(table, observer, asker)
        except SafehouseError as error:
            record = f"; {error}"
        state = table.state_for(observer, False, False)
        head = table.head
        return Report(
            version=safehouse.__version__, game=head.game, rules_version=head.rules, players=len(head.seats),
            options=head.options, files=head.texts,
            scenario=head.scenario, seat=observer, seq=state.seq, view=state.view, decision=state.decision,
            record=record,
        )  # fmt: skip

    async def replay(self, table: Table, cut: Cut, asker: str) -> bytes:
        """Return a part of a table's replay, as JSON."""
        return await self._ask(table, asker, ("part", table.position.seq, cut), lambda game: ShowPart(game, cut))

    async def notebook(self, table: Table, observer: int, asker: str) -> bytes:
        """Return what an observer could have noted so far, as JSON."""
        key = ("notes", table.position.seq, observer)
        return await self._ask(table, asker, key, lambda game: ReadNotes(game, observer))

    async def chance(self, table: Table, asker: str) -> bytes:
        """Return what is needed to verify the chance of a finished game, as JSON."""
        check_alone(table.head)
        if table.head.status != "over":
            raise Refusal("game_not_over")
        head = table.head
        steps = msgspec.Raw(await self._ask(table, asker, ("chance",), ListChance))
        nonces = [seat.nonce for seat in head.seats]
        told = {"commitment": head.commitment, "seed": head.seed, "nonces": nonces, "steps": steps}
        return msgspec.json.encode(told)

    async def replay_brought(self, name: str, cut: Cut, asker: str) -> bytes:
        """Return a part of an uploaded record's replay, as JSON."""
        return await self.clerk.ask(asker, (name, cut), self._about(name, lambda game: ShowPart(game, cut)))

    async def contents(self, name: str, asker: str) -> Contents:
        """Return the contents of an uploaded record."""
        body = await self.clerk.ask(asker, (name, "contents"), self._about(name, ReadRecord))
        return msgspec.msgpack.decode(body, type=Contents)

    async def check(self, text: str, asker: str, name: str) -> None:
        """Refuse a record that cannot be read by our rules."""

        async def ask() -> Task:
            return ReadRecord(Brought(name, text))

        await self.clerk.ask(asker, (name, "contents"), ask)

    async def brought(self, name: str) -> str:
        """Return the text of an uploaded record; a table's own record is served at the table."""
        text = samples().get(name) or await self.store.record(name)
        if text is None or await self.store.load(name) is not None:
            raise NoSuchTable
        return text

    def _about(self, name: str, task: Callable[[Brought], Task]) -> Callable[[], Awaitable[Task]]:
        async def ask() -> Task:
            return task(Brought(name, await self.brought(name)))

        return ask

    async def _ask(self, table: Table, asker: str, key: tuple[object, ...], task: Callable[[Played], Task]) -> bytes:
        async def ask() -> Task:
            return task(await played(table))

        # With the names: a person may be erased from a game that no longer changes.
        names = tuple(seat.name for seat in table.head.seats)
        return await self.clerk.ask(asker, (table.id, names, *key), ask)


def write_for(observer: int, tags: dict[str, str]) -> Callable[[Played], Task]:
    return lambda game: WriteRecord(game, observer, tags)


async def played(table: Table) -> Played:
    """Return a table's game as the clerk needs it."""
    head, setup = table.head, table.setup
    return Played(
        table.id, Source(head.game, int(setup.players), setup.options, setup.files), head.rules,
        [seat.name for seat in head.seats], await table.store.log(table.id, 0), table.texts.scenario,
    )  # fmt: skip
