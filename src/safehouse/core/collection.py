"""Many records in one file: as text, one after the other, or as JSON lines, one record in each.

    {"header": {"Game": "heimlich", …}, "entries": [
        {"seat": "chance", "actions": ["roll:6"]},
        {"seat": 1, "actions": ["move:red", "move:blue"]},
        {"together": [{"seat": 1, "actions": ["no"]}, {"seat": 2, "actions": ["yes"]}]}]}

A line of JSON is the text of a record taken apart (`notation.scan`), so both say the same, for exports with `?` too.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from safehouse.core.errors import BadRecord
from safehouse.core.header import OBSERVER, tags_text
from safehouse.core.notation import Place, Visitor, scan, wrap
from safehouse.core.record import MAX_BYTES, Record, read, write

TEXT, LINES = ".sfh", ".jsonl"
# The name of CHANCE in place of a seat.
BY_CHANCE = "chance"


def texts_in(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the records of a text: the number of the first line, and the record itself."""
    kept: list[str] = []
    first, size, moves = 1, 0, False
    for number, line in enumerate(lines, 1):
        stripped = line.lstrip()
        if stripped.startswith("[") and (moves or (stripped.startswith("[Game ") and has_game(kept))):
            yield first, "".join(kept)
            kept, first, size, moves = [], number, 0, False
        moves = moves or bool(stripped and not stripped.startswith(("[", ";")))
        kept.append(line)
        size += len(line)
        if size > MAX_BYTES:
            raise BadRecord(f"the record from line {first} on is larger than {MAX_BYTES:,} bytes")
    if "".join(kept).strip():
        yield first, "".join(kept)


def has_game(lines: Iterable[str]) -> bool:
    return any(line.lstrip().startswith("[Game ") for line in lines)


def records_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the records of a file as texts, each with a name for its place. JSON lines become text."""
    try:
        with path.open(encoding="utf-8") as file:
            if path.suffix == LINES:
                for number, line in enumerate(file, 1):
                    if line.strip():
                        place = f"{path}, line {number}"
                        yield place, from_json(line, place)
            else:
                for first, text in texts_in(file):
                    yield (str(path) if first == 1 else f"{path}, from line {first}"), text
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not UTF-8 text") from None


def load_all(path: Path) -> Iterator[Record]:
    """Yield the records of a file, each replayed and checked."""
    for place, text in records_in(path):
        yield read(text, place)


def load_number(path: Path, number: int) -> Record:
    """Return one of the records of a file; the first is 1."""
    count = 0
    for count, (place, text) in enumerate(records_in(path), 1):
        if count == number:
            return read(text, place)
    raise BadRecord(f"{path}: there is no record {number}, it holds {count}")


@contextmanager
def text_writer(path: Path) -> Iterator[Callable[[str], None]]:
    """Open a new file for records, which are handed over as texts. Each is there at once; an empty file is removed."""
    if path.suffix not in (TEXT, LINES):
        raise BadRecord(f"{path}: a file of records ends in {TEXT} or {LINES}")
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError:
        raise BadRecord(f"{path} already exists: choose another name, or delete it") from None
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None

    def keep(text: str) -> None:
        if path.suffix == LINES:
            file.write(f"{to_json(text)}\n")
        else:
            file.write(f"\n{text}" if file.tell() else text)
        file.flush()

    with file:
        try:
            yield keep
        finally:
            if not file.tell():
                path.unlink(missing_ok=True)


@contextmanager
def writer(path: Path) -> Iterator[Callable[[Record], None]]:
    """Open a new file for records."""
    with text_writer(path) as keep:
        yield lambda record: keep(write(record))


# --- JSON lines ------------------------------------------------------------------------------------------------------


class Taken(Visitor):
    """Takes a record apart into plain data."""

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.entries: list[dict[str, Any]] = []
        self._group: list[dict[str, Any]] | None = None

    def tag(self, name: str, value: str, at: Place) -> None:
        if name in self.header:
            raise BadRecord(f"{at}: the tag {name} occurs twice")
        self.header[name] = value

    def seat(self, seat: int, at: Place) -> None:
        (self.entries if self._group is None else self._group).append({"seat": seat + 1, "actions": []})

    def action(self, text: str, at: Place) -> None:
        rows = self.entries if self._group is None else self._group
        if not rows or "actions" not in rows[-1] or rows[-1]["seat"] == BY_CHANCE:
            raise BadRecord(f"{at}, {at.shown}: no seat is named before it")
        rows[-1]["actions"].append(text)

    def chance(self, text: str, at: Place) -> None:
        self.entries.append({"seat": BY_CHANCE, "actions": [text]})

    def open_group(self, at: Place) -> None:
        self._group = []
        self.entries.append({"together": self._group})

    def close_group(self, at: Place) -> None:
        self._group = None


def to_json(text: str, place: str = "record") -> str:
    """Return a record's text as a line of JSON, without the end of the line."""
    taken = Taken()
    scan(text, taken, place)
    return json.dumps({"header": taken.header, "entries": taken.entries}, ensure_ascii=False)


def from_json(line: str, place: str = "record") -> str:
    """Return the text of the record that a line of JSON holds."""
    try:
        content = json.loads(line)
        header = [(str(name), value) for name, value in content["header"].items()]
        tokens = [token for entry in content["entries"] for token in entry_tokens(entry)]
        moves = wrap(tokens)
        return tags_text(header) + (f"\n{moves}" if moves else "")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadRecord(f"{place}: not a record in JSON ({type(error).__name__}: {error})") from None


def entry_tokens(entry: dict[str, Any]) -> list[str]:
    if "together" in entry:
        return ["{", *(token for one in entry["together"] for token in entry_tokens(one)), "}"]
    seat, actions = entry["seat"], [str(action) for action in entry["actions"]]
    return [f"*{action}" for action in actions] if seat == BY_CHANCE else [f"{int(seat)}.", *actions]


def checked(text: str, place: str) -> str:
    """Return a record as this version writes it, replayed; an export can only be taken as it is."""
    taken = Taken()
    scan(text, taken, place)
    return text if OBSERVER in taken.header else write(read(text, place))
