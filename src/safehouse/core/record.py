"""Records of games: a PGN-like text with all that is needed to play the game again, anywhere.

    [Game "heimlich"]            Rules, Players, then every option as [Option.name "value"]
    [File.board "classic …"]     name and SHA-256 of each data file; [Content.board "…"] carries one that is
                                 not shipped with the game (base64)
    [Seat1 "Anne"]               names, then free tags such as Date
    [Result "arrived"]           with Winners and Scores, once the game is over

    *roll:6 1. move:red …        the moves (`core.notation`)

All options are written, so that a record outlives a change of defaults, except values that held before an option
existed (`Option.before`). `read` replays what it reads.
"""

import base64
import hashlib
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from safehouse.core import data
from safehouse.core.errors import BadRecord, IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, GameState, Setup
from safehouse.core.header import (
    CONTENT,
    FILE,
    GAME,
    OBSERVER,
    OPTION,
    PLAYERS,
    RULES,
    Result,
    check_result,
    digest,
    file_name,
    is_free,
    open_match,
    result_of,
    result_tags,
    shipped,
    tags_text,
)  # fmt: skip
from safehouse.core.match import Answer, Entry, Match, Position, plies
from safehouse.core.notation import Place, Texts, row_tokens, scan, texts_of, wrap
from safehouse.core.reader import Replayer
from safehouse.core.registry import find_game

# Two data files of the largest size, in base64, and a long game.
MAX_BYTES = 4_000_000
# The free tags that a player's export keeps. Others may hold secrets.
EXPORTED_TAGS = ("Date", "Event", "Site")


@dataclass(frozen=True, repr=False)
class Record:
    """A game, or the beginning of one."""

    game: str
    rules_version: int
    players: int
    options: Mapping[str, str]
    # The texts of the data files in force, by role.
    files: Mapping[str, str]
    # By seat; "" without a name.
    names: tuple[str, ...]
    # Free tags, in their order.
    tags: Mapping[str, str] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    result: Result | None = None

    @cached_property
    def setup(self) -> Setup:
        return find_game(self.game).setup(self.players, self.options, self.files)

    @cached_property
    def plies(self) -> list[Answer]:
        """The steps of the game one by one."""
        return list(plies(self.entries))

    def start(self) -> Match:
        """Return the match before its first step."""
        return Match(find_game(self.game), self.setup)

    def __repr__(self) -> str:
        steps = sum(len(ply.row) for ply in self.plies)
        end = "not finished" if self.result is None else f"scores {list(self.result.scores)}"
        return f"<Record: {self.game}, {self.players} players, {steps} steps, {end}>"


# --- From a match, and back --------------------------------------------------------------------------------


def record_of(match: Match, names: Sequence[str] = (), tags: Mapping[str, str] | None = None) -> Record:
    """Return the record of a match, and prove that it leads to the state that the match is in."""
    start = Match(match.game, match.setup)
    try:
        for ply in plies(match.entries):
            start.take(ply)
    except IllegalMove as error:
        raise BadRecord(f"the log of this match does not replay from its start: {error}") from None
    if values_of(start.state) != values_of(match.state):
        raise BadRecord("the log of this match does not lead to its state; did it begin from a position?")
    return record_from(match, match.entries, names, tags or {})


def record_from(position: Position, entries: Iterable[Entry], names: Sequence[str], tags: Mapping[str, str]) -> Record:
    """Return the record of entries that are known to lead to a position."""
    meta, setup = position.game.meta, position.setup
    players = int(setup.players)
    if len(names) > players:
        raise BadRecord(f"{len(names)} names for {players} seats")
    for name in tags:
        if not is_free(name):
            raise BadRecord(f"a free tag cannot be called {name!r}")
    result = result_of(position.state.outcome()) if position.over else None
    padded = (*names, *[""] * (players - len(names)))
    record = Record(
        meta.name, meta.rules_version, players, dict(setup.options), dict(setup.files), padded, dict(tags),
        tuple(entries), result,
    )  # fmt: skip
    vars(record)["setup"] = setup  # what the property would build from the same options and files
    return record


def seen(record: Record, observer: int) -> Iterator[tuple[Entry, list[tuple[int, list[int]]]]]:
    """Play a record; yield its entries with their steps as an observer sees them, seat and row."""
    state = record.start().state
    for entry in record.entries:
        # Seats that answer together answer the same question.
        rows = [(answer.seat, seen_row(state.clone(), answer, observer)) for answer in entry.answers]
        for answer in entry.answers:
            for action in answer.row:
                state.apply(answer.seat, action)
        rows += [(CHANCE, seen_row(state, Answer(CHANCE, [outcome]), observer)) for outcome in entry.chance]
        yield entry, rows


def seen_row(state: GameState, answer: Answer, observer: int) -> list[int]:
    """Return a row as an observer sees it when it is done in `state`, which is changed by it."""
    row: list[int] = []
    for action in answer.row:
        row.append(state.seen_as(observer, answer.seat, action))
        state.apply(answer.seat, action)
    return row


# --- Writing -----------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """Return the record as text. The same record gives the same text, on every machine."""
    header = [*head_tags(record, with_content=True), *record.tags.items(), *result_tags(record.result)]
    return text_of(header, move_tokens(record))


def text_of(header: Sequence[tuple[str, str]], tokens: Iterable[str]) -> str:
    moves = wrap(tokens)
    return tags_text(header) + (f"\n{moves}" if moves else "")


def head_tags(record: Record, with_content: bool) -> list[tuple[str, str]]:
    game = find_game(record.game)
    tags = [(GAME, record.game), (RULES, str(record.rules_version)), (PLAYERS, str(record.players))]
    unsaid = game.stored_options({})
    tags += [(OPTION + name, value) for name, value in sorted(record.options.items()) if unsaid.get(name) != value]
    for role, text in sorted(record.files.items()):
        tags.append((FILE + role, f"{file_name(text)} {digest(text)}"))
        if with_content and text != shipped(game, role, record.options):
            if len(text.encode()) > data.MAX_BYTES:
                raise BadRecord(f"the {role} is larger than {data.MAX_BYTES:,} bytes")
            tags.append((CONTENT + role, base64.b64encode(text.encode()).decode()))
    tags += [(f"Seat{seat}", name) for seat, name in enumerate(record.names, 1) if name]
    return tags


def move_tokens(record: Record) -> Iterator[str]:
    texts = texts_of(find_game(record.game), record.setup)
    for entry in record.entries:
        yield from entry_tokens(texts, entry, [(ply.seat, ply.row) for ply in plies([entry])])


def entry_tokens(texts: Texts, entry: Entry, rows: Sequence[tuple[int, Sequence[int]]]) -> list[str]:
    """Return an entry as notation writes it, with these rows."""
    answers = [token for seat, row in rows if seat != CHANCE for token in row_tokens(texts, seat, row)]
    chance = [token for seat, row in rows if seat == CHANCE for token in row_tokens(texts, seat, row)]
    return [*(["{", *answers, "}"] if entry.together and answers else answers), *chance]


def log_hash(record: Record) -> str:
    """Return a SHA-256 of rules, options, data files and moves. Names and order of arrival change nothing."""
    head = head_tags(replace(record, names=()), with_content=False)
    return hashlib.sha256((tags_text(head) + " ".join(move_tokens(record))).encode()).hexdigest()


def export_for(record: Record, observer: int) -> str:
    """Return the record as an observer saw the game, with one `?` for each unknown.

    It is hidden who has answered while others still think, so of an unfinished group only the own answer stays.
    """
    if observer != SPECTATOR and not 0 <= observer < record.players:
        raise BadRecord(f"there is no seat {observer + 1} to export for, {record.players} play")
    texts = texts_of(find_game(record.game), record.setup)
    tokens: list[str] = []
    for entry, rows in seen(record, observer):
        own = [(seat, row) for seat, row in rows if seat == observer]
        tokens += entry_tokens(texts, entry, own if entry.missing else rows)
    header = head_tags(record, with_content=False)
    header.append((OBSERVER, "spectator" if observer == SPECTATOR else str(observer + 1)))
    header += [(name, value) for name, value in record.tags.items() if name in EXPORTED_TAGS]
    header += result_tags(record.result)
    return text_of(header, tokens)


# --- Reading -----------------------------------------------------------------------------------------------


class RecordReader(Replayer):
    """Reads a header, opens the match that it describes, and plays the moves."""

    def __init__(self) -> None:
        super().__init__()
        self.header: dict[str, tuple[str, Place]] = {}

    def tag(self, name: str, value: str, at: Place) -> None:
        if name in self.header:
            raise BadRecord(f"{at}: the tag {name} occurs twice, first in line {self.header[name][1].line}")
        self.header[name] = (value, at)

    def begin_moves(self, at: Place) -> None:
        self.begin(open_match(self.header, at.name))

    def end(self, at: Place) -> None:
        super().end(at)
        check_result(self.header, self.match, at)

    def record(self) -> Record:
        tags = {name: value for name, (value, _) in self.header.items() if is_free(name)}
        players = int(self.match.setup.players)
        names = [self.header.get(f"Seat{seat}", ("", None))[0] for seat in range(1, players + 1)]
        return record_from(self.match, self.match.entries, names, tags)


def read(text: str, place: str = "record") -> Record:
    """Return the record that a text holds. Replays and checks it on the way; `place` names it in messages."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"{place}: larger than {MAX_BYTES:,} bytes")
    reader = RecordReader()
    scan(text, reader, place)
    return reader.record()


# --- Files -------------------------------------------------------------------------------------------------


def save(record: Record, path: Path) -> None:
    """Write a record to a file, whole or not at all."""
    save_text(write(record), path)


def save_text(text: str, path: Path) -> None:
    """Write a file through a temporary one: after a crash it has the old text or the new one."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}.tmp")
    try:
        try:
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
            with open(descriptor, "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None


def load(path: Path) -> Record:
    """Return the record in a file."""
    return read(load_text(path), str(path))


def load_text(path: Path) -> str:
    """Return the text of a record file, also of an export that can only be printed."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > MAX_BYTES:
        raise BadRecord(f"{path}: larger than {MAX_BYTES:,} bytes")
    try:
        return content.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not UTF-8 text (byte {error.start})") from None
