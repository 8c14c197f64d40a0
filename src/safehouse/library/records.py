"""Records in Python: read one, write one, go through its steps."""

from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path

from safehouse.core import collection, record
from safehouse.core.errors import BadRecord
from safehouse.core.match import plies
from safehouse.core.record import Record
from safehouse.core.rng import SystemRng
from safehouse.library.move import Move
from safehouse.library.state import State


def read(text: str) -> Record:
    """Return the record that a text holds, replayed and checked. `load` reads a file."""
    if str(text).endswith((".sfh", ".jsonl")):
        raise BadRecord(f"read takes the text of a record, not {text!r}; load reads a file")
    return record.read(text)


def write(game: State | Record, names: Sequence[str] = (), tags: Mapping[str, str] | None = None) -> str:
    """Return a game as the text of a record. `names` are the players', `tags` such as `{"Date": "2026-11-18"}`."""
    if isinstance(names, str):
        raise BadRecord(f"names are a list with one for each seat, not {names!r}")
    if isinstance(game, State):
        return record.write(record.record_of(game.match, names, tags))
    if not isinstance(game, Record):
        raise BadRecord(f"what is written is a State or a Record, not {game!r}")
    if names or tags:
        raise BadRecord("a Record has its own names and tags; dataclasses.replace gives one with others")
    return record.write(game)


def load(path: str | PathLike[str]) -> list[Record]:
    """Return the records in a file, `.sfh` or `.jsonl`, each replayed and checked."""
    return list(collection.load_all(Path(path)))


def save(
    game: State | Record, path: str | PathLike[str], names: Sequence[str] = (), tags: Mapping[str, str] | None = None
) -> None:
    """Write a game to a file, whole or not at all."""
    record.save_text(write(game, names, tags), Path(path))


def start(game: Record) -> State:
    """Return a recorded game before its first step."""
    return State(game.start(), SystemRng())


def end(game: Record) -> State:
    """Return a recorded game after its last step."""
    state = start(game)
    for _ in _steps(game, state):
        pass
    return state


def replay(game: Record) -> Iterator[tuple[Move, State]]:
    """Go through a recorded game: each step, and a copy of the position that it was taken in."""
    state = start(game)
    before = state.copy()
    for move in _steps(game, state):
        yield move, before
        before = state.copy()


def _steps(game: Record, state: State) -> Iterator[Move]:
    for ply in plies(game.entries):
        for action in ply.row:
            state.apply(ply.seat, action)
            yield Move(ply.seat, action, state.texts.of[action])
