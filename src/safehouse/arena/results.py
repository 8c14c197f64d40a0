"""The folder of an arena: what was asked for, and one line for each finished game.

Lines are appended whole by one process and synced in batches. After a crash the last line may be torn: it is cut off,
and its game is played again. Whatever else is wrong with the file is said, with the line.
"""

import fcntl
import hashlib
import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from safehouse.arena.plan import Schedule
from safehouse.arena.played import LINES, Played
from safehouse.core.errors import SafehouseError

ASKED = "arena.json"
GAMES = "games.jsonl"
SUMMARY = "summary.json"
REPORT = "report.html"
# What a crash of the machine may cost: these many seconds of games.
SYNC_SECONDS = 2.0

Games = dict[int, Played]


class BadResults(SafehouseError):
    """A folder whose results cannot be read, or belong to something else."""


class Results:
    """The results of a plan, by the number of the game; in a folder, if there is one."""

    def __init__(self, plan: Schedule, folder: Path | None) -> None:
        self.folder = folder
        self.games: Games = {}
        self._file = -1
        self._synced = time.monotonic()
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o644)
            try:
                self._open(folder, plan)
            except BaseException:
                os.close(self._file)
                raise

    def _open(self, folder: Path, plan: Schedule) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults(f"{folder} is in use by another arena") from None
        claim(folder, plan)
        self.games, whole = read_games(folder / GAMES)
        os.ftruncate(self._file, whole)

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file >= 0:
            os.fsync(self._file)
            os.close(self._file)
            self._file = -1

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        if self.games and max(self.games) >= games:
            raise BadResults(f"{self.folder} holds game {max(self.games) + 1}, more than the {games} asked for")
        return [number for number in range(games) if number not in self.games]

    def add(self, game: Played) -> None:
        """Store a finished game, unless it is stored already."""
        if game.game in self.games:
            return
        self.games[game.game] = game.lean()
        if self._file < 0:
            return
        line = f"{json.dumps(game.as_data(), separators=(',', ':'))}\n".encode()
        while line:
            line = line[os.write(self._file, line) :]
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._file)
            self._synced = time.monotonic()


def claim(folder: Path, plan: Schedule) -> None:
    """Note in a fresh folder what is played there; refuse a folder in which something else was."""
    path = folder / ASKED
    if not path.exists():
        if (folder / GAMES).stat().st_size:
            raise BadResults(f"{folder} has games, but no {ASKED} that says which")
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(plan.identity(), indent=2) + "\n", encoding="utf-8")
        fresh.rename(path)
        return
    try:
        held = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise BadResults(f"{path} is not JSON") from None
    wanted = plan.identity()
    for name in wanted:
        if not isinstance(held, dict) or held.get(name) != wanted[name]:
            raise BadResults(f"{folder} belongs to another command: {name.replace('_', '-')} differ")


def read_games(path: Path) -> tuple[Games, int]:
    """Return the games of a file by number, and how many bytes of it are whole lines."""
    games: Games = {}
    whole = 0
    for place, line in enumerate(lines(path), 1):
        whole += len(line)
        try:
            game = LINES.decode(line)
        except msgspec.ValidationError:
            raise BadResults(f"{path}, line {place}: not the result of a game") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults(f"{path}, line {place}: not JSON") from None
        if game.game in games:
            raise BadResults(f"{path}, line {place}: game {game.game} occurs twice")
        games[game.game] = game.lean()
    return games, whole


def lines(path: Path) -> Iterator[bytes]:
    """Give the whole lines of a file."""
    with open(path, "rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line


def digest(games: Iterable[Played]) -> str:
    """Return a SHA-256 of the results: two runs that agree have the same."""
    ordered = sorted(games, key=lambda game: game.game)
    return hashlib.sha256("".join(game.digest for game in ordered).encode()).hexdigest()
