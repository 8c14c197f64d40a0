"""The load on the servers is what it says it is. How fast they are is not tested."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.bench import load_boardgame, load_safehouse, server
from safehouse.bench.figures import Effort
from safehouse.bench.load import BusyTable, Load, LoadFailed, Round, Seat, Shape
from safehouse.bench.processes import NotStarted, Side, processor_seconds, serving
from safehouse.remote import free_port

TINY = Shape(tables=2, reserve=1, warm_up=0.0, seconds=0.2)


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[load_safehouse.Ours]:
    with load_safehouse.running(tmp_path_factory.mktemp("ours")) as side:
        yield side


async def played(side: load_safehouse.Ours | load_boardgame.Boardgame, shape: Shape) -> tuple[Load, list[Round]]:
    load = Load(shape, side.open_table, side.processor_seconds)
    try:
        return load, [await load.run() for _ in range(2)]
    finally:
        load.close()


def check(load: Load, rounds: list[Round]) -> None:
    for one in rounds:
        assert one.moves > 1
        assert 0 < one.p50 <= one.p99
    tables = [*load.playing, *load.fresh, *load.ended]
    for table in tables:
        assert len(table.seats) == 4
        assert [seat.told for seat in table.seats] == [table.moves] * 4
        assert not table.waiting


def test_every_seat_is_told_of_every_move(ours: load_safehouse.Ours) -> None:
    check(*asyncio.run(played(ours, TINY)))


def test_games_that_end_are_replaced_and_a_round_ends_when_none_is_left(ours: load_safehouse.Ours) -> None:
    load, rounds = asyncio.run(played(ours, Shape(tables=2, reserve=0, warm_up=0.0, seconds=60.0)))
    assert all(one.seconds < 60 for one in rounds)
    # The move that was under way at the other table may have ended its game, too.
    assert load.ended
    assert len(load.playing) + len(load.ended) == 2
    check(load, rounds)


def test_nobody_moves_before_everybody_is_seated() -> None:
    """A seat that comes after a move is told of it by its first view alone, and never by a message of its own."""

    class Sitter(Seat):
        def heard(self, message: bytes) -> None: ...
        def move(self) -> None: ...

    async def opened(_: Load) -> BusyTable:
        raise AssertionError

    async def sit() -> None:
        table = BusyTable(Load(TINY, opened, lambda: 0.0))
        table.seats = [Sitter(table, number) for number in range(2)]
        table.seats[0].seated = True
        table.asked(table.seats[0])
        assert not table.ready
        table.seats[1].seated = True
        assert table.ready

    asyncio.run(sit())


def test_a_refusal_spoils_the_round(ours: load_safehouse.Ours) -> None:
    class Cheat(load_safehouse.LoadPlayer):
        def move(self) -> None:
            self.options = [1_000_000]
            super().move()

    async def play() -> None:
        load = Load(TINY, ours.open_table, ours.processor_seconds)
        await load.prepare()
        for table in load.playing:
            for seat in table.seats:
                seat.__class__ = Cheat
        try:
            await load.run()
        finally:
            load.close()

    with pytest.raises(LoadFailed, match="refused a move"):
        asyncio.run(play())


def test_the_peer_plays_the_same_load() -> None:
    try:
        with load_boardgame.running(server.cache_folder(), may_install=False) as peer:
            check(*asyncio.run(played(peer, TINY)))
    except load_boardgame.NoPeer as error:
        pytest.skip(str(error))


def test_without_node_the_peer_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda _: None)
    server.measured.cache_clear()
    figure = server.moves("server.moves", Effort(1, 0.01))
    assert figure.peer is None
    assert figure.ratio is None
    assert figure.value is not None
    assert "the peer is left out: boardgame.io needs node, which is not installed" in figure.notes
    server.measured.cache_clear()


def test_an_installation_that_fails_is_one_sentence_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, text in (("node", "exit 0"), ("npm", "echo 'npm error network ENOTFOUND' >&2; exit 1")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    cache = tmp_path / "cache"
    with pytest.raises(load_boardgame.NoPeer, match=r"^npm cannot install .* npm error network ENOTFOUND$"):
        load_boardgame.installed(cache, may_install=True)
    assert list(cache.iterdir()) == []


def test_both_figures_come_from_one_run() -> None:
    server.measured.cache_clear()
    effort = Effort(1, 0.01)
    moves, p99 = server.moves("server.moves", effort), server.p99("server.p99", effort)
    assert server.measured.cache_info().misses == 1
    assert moves.notes == p99.notes
    assert moves.unit == "moves/s"
    assert p99.unit == "ms"
    assert len(moves.values) == len(p99.values)


def test_a_server_that_does_not_start_is_named(tmp_path: Path) -> None:
    failing = serving("the server", ["sh", "-c", "echo no such thing; exit 3"], free_port(), tmp_path, {})
    with pytest.raises(NotStarted, match="the server did not start: no such thing"), failing:
        pass


def test_processor_time_counts(ours: load_safehouse.Ours) -> None:
    assert isinstance(ours, Side)
    if Path("/proc/self/stat").exists():
        assert ours.processor_seconds() > 0


def test_the_lock_file_pins_every_package_and_names_no_host() -> None:
    text = (load_boardgame.SOURCES / "package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = text.count('"node_modules/')
    assert packages > 100
    assert text.count('"integrity"') == packages


def test_processor_time_is_that_of_children_too_and_finer_than_a_tick() -> None:
    busy = "import time\nwhile time.process_time() < 0.2: pass\nprint('done', flush=True)\ninput()"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    process = subprocess.Popen([sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "done\n"
        alive = processor_seconds(process.pid)
        assert alive > 0.2
        assert alive * 100 % 1  # no whole number of ticks
    finally:
        process.communicate("\n", timeout=20)
    assert processor_seconds(process.pid) == 0.0


def test_of_postgresql_only_the_server_counts_and_the_database_is_told_apart() -> None:
    figure = server.postgres("server.postgres", Effort(1, 0.01))
    assert figure.cost
    assert figure.value is not None
    assert any("µs more in the processes of the database" in note for note in figure.notes)
    server.measured.cache_clear()
