"""One process, two processes, a killed arena, a killed worker: the same results."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from safehouse.arena.local import WorkersDie, play_local
from safehouse.arena.plan import Schedule, make_plan
from safehouse.arena.played import LINES
from safehouse.arena.results import GAMES, lines
from safehouse.cli import main
from safehouse.core.registry import find_game

# A bot that searches, by simulations, and one that does not: games of some tenths of a second.
BOTS = ["expert:sims=4", "random"]
GAME = ["--game", "heimlich", "--players", "2"]
WORDS = ["arena", *GAME, "--bots", *BOTS, "--games", "8", "--seed", "7"]


def plan_of() -> Schedule:
    game = find_game("heimlich")
    return make_plan(game, game.setup(2), BOTS, 7)


@pytest.fixture(scope="module")
def alone() -> list[str]:
    """The results of one process."""
    return [game.canonical() for game in play_local(plan_of(), range(8), 1)]


def kept(folder: Path) -> list[str]:
    """The results of a folder, sorted by game."""
    games = [LINES.decode(line) for line in lines(folder / GAMES)]
    return [game.canonical() for game in sorted(games, key=lambda game: game.game)]


def test_two_processes_give_the_same(alone: list[str]) -> None:
    games = list(play_local(plan_of(), range(8), 2))
    assert len(games) == 8
    assert [game.canonical() for game in sorted(games, key=lambda game: game.game)] == alone
    assert multiprocessing.active_children() == []


def test_killed_and_resumed_gives_the_same(tmp_path: Path, alone: list[str]) -> None:
    words = [*WORDS, "--processes", "2", "--out", str(tmp_path)]
    arena = subprocess.Popen([sys.executable, "-m", "safehouse", *words])
    try:
        until = time.monotonic() + 120
        while not (tmp_path / GAMES).exists() or len(list(lines(tmp_path / GAMES))) < 2:
            assert arena.poll() is None
            assert time.monotonic() < until
            time.sleep(0.02)
        workers = children(arena.pid)
    finally:
        arena.send_signal(signal.SIGKILL)
        arena.wait()
    assert 2 <= len(list(lines(tmp_path / GAMES))) < 8
    wait_for_the_end_of(workers)
    with open(tmp_path / GAMES, "ab") as file:
        file.write(b'{"game":7,"block"')
    assert main(words) == 0
    assert kept(tmp_path) == alone


def children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process:
            found.append(int(path.parent.name))
    return found


def wait_for_the_end_of(processes: list[int]) -> None:
    """No worker outlives the arena that started it."""
    until = time.monotonic() + 60
    while any(is_running(process) for process in processes):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_worker_costs_nothing(alone: list[str]) -> None:
    games: dict[int, str] = {}
    for game in play_local(plan_of(), range(8), 2):
        if not games:
            worker = next(child for child in multiprocessing.active_children() if child.name.startswith("Spawn"))
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
        assert game.game not in games
        games[game.game] = game.canonical()
    assert [games[number] for number in sorted(games)] == alone


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(*_: object) -> None:
        from concurrent.futures.process import BrokenProcessPool

        raise BrokenProcessPool

    monkeypatch.setattr("safehouse.arena.local.play_in_pool", dying)
    with pytest.raises(WorkersDie, match="the first unplayed game is 3"):
        list(play_local(plan_of(), [3, 4], 2))


def test_stopping_early_leaves_no_process() -> None:
    games = play_local(plan_of(), range(8), 2)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []
