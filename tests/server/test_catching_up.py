"""A process that reads what another one has written, while the store fails on the way."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.match import Answer
from safehouse.server import seating, wire
from safehouse.server.errors import StorageFailed
from safehouse.server.house import House
from safehouse.server.settings import Settings
from safehouse.server.table import Table

PERSONS = [wire.SeatWish("person"), wire.SeatWish("person")]


def at_two_processes(folder: Path, scene: Callable[[House, Table, Table], Awaitable[None]]) -> None:
    """Play a scene at a table whose game has begun, which two processes have in memory."""

    async def main() -> None:
        house = House(Settings(database=f"sqlite:{folder}/t.db", workers=1, pace=0.0, nonce_wait=0.0))
        await house.open()
        ours = await house.table((await house.create(wire.NewTable("heimlich", PERSONS, own=2), "here")).table)
        while ours.position.seq == 0:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        stored = await house.store.load(ours.id)
        assert stored is not None
        theirs = await house._open(stored)
        await theirs.load(stored)
        await scene(house, ours, theirs)
        await house.close()

    asyncio.run(main())


def answer(table: Table, name: str) -> Answer:
    seat = table.position.asked()[0]
    draft = table.position.stage(seat, [])
    while not draft.complete:
        draft.stage(draft.options[0])
    return Answer(seat, draft.row, name)


@pytest.mark.parametrize("broken", ["acks", "log", "load"])
def test_a_move_acknowledged_elsewhere_stays_so_if_the_store_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """The entry was read and its acknowledgement was not: the same action, sent again, was refused as too late."""

    async def scene(house: House, ours: Table, theirs: Table) -> None:
        at, move = ours.position.seq, answer(ours, "once")
        told = await theirs.step(lambda: theirs.submit(answer(theirs, "once"), at))
        right = getattr(house.store, broken)

        async def fail(*_: Any) -> Any:
            monkeypatch.setattr(house.store, broken, right)
            raise StorageFailed

        monkeypatch.setattr(house.store, broken, fail)
        with pytest.raises(StorageFailed):
            await ours.step(lambda: ours.submit(move, at))
        assert await ours.step(lambda: ours.submit(move, at)) == told
        assert (ours.position.seq, ours.version) == (theirs.position.seq, theirs.version)
        assert len(await ours.log()) == told.seq

    at_two_processes(tmp_path, scene)


def test_the_tables_of_two_processes_differ_until_one_has_read(tmp_path: Path) -> None:
    async def scene(house: House, ours: Table, theirs: Table) -> None:
        await theirs.step(lambda: theirs.submit(answer(theirs, "once"), theirs.position.seq))
        assert ours.position.seq == theirs.position.seq - 1
        async with ours.lock:
            await ours.catch_up()
        assert ours.acks == theirs.acks

    at_two_processes(tmp_path, scene)


def test_an_upgrade_of_the_rules_ends_a_proposal(tmp_path: Path) -> None:
    """A takeback to which all agreed was tried again every second, and read the whole log each time, for ever."""

    async def scene(house: House, ours: Table, theirs: Table) -> None:
        (seat, other), at = (0, 1), ours.position.seq
        seat, other = (seat, other) if ours.position.asked() == [seat] else (other, seat)
        await ours.step(lambda: ours.submit(answer(ours, "once"), at))
        await ours.step(lambda: seating.propose(ours, seat, wire.Propose("takeback"), 0))
        old = ours.head.copy()
        old.rules -= 1
        await ours.step(lambda: ours.change_head(old))
        stored = await house.store.load(ours.id)
        assert stored is not None
        upgraded = await house._open(stored)
        await upgraded.load(stored)
        assert upgraded.head.rules == old.rules + 1
        assert upgraded.head.proposal is None
        assert [entry.kind for _, entry in await upgraded.log()][-1] == "upgrade"

    at_two_processes(tmp_path, scene)
