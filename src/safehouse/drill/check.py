"""The checker: compare what players were sent with what is stored, by the rules themselves (I1, I2, I3, I6)."""

import hashlib
import math
from collections.abc import Iterable, Sequence

import msgspec

from safehouse.core.errors import IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer
from safehouse.drill.books import Book
from safehouse.drill.journal import Action, Journal


def digest(value: object) -> str:
    """Return a hash of plain data."""
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()


def check(books: dict[str, Book], journal: Journal, taken: float = math.inf) -> list[str]:
    """Return everything that contradicts the invariants. Books `taken` during play need not hold what came later."""
    problems = []
    if taken == math.inf:
        problems += [f"I1: table {table} was opened and is gone" for table in journal.tables if table not in books]
    for table, book in books.items():
        problems += [f"{problem} (table {table})" for problem in check_book(book)]
    rivals: dict[tuple[str, int, int], list[Action]] = {}
    for action in journal.actions.values():
        rivals.setdefault((action.table, action.seat, action.at), []).append(action)
    for action in journal.actions.values():
        if action.acked_at < taken and action.table not in books:
            problems.append(f"I1: {action.id} was acknowledged at a table that is not there ({action.table})")
        elif (action.acked_at < taken or taken == math.inf) and action.table in books:
            same = rivals[action.table, action.seat, action.at]
            problems += check_action(action, books[action.table], same, taken)
    return problems


# --- One table by itself ----------------------------------------------------------------------------------------


def check_book(book: Book) -> Iterable[str]:
    """I2, and that the log and what was acknowledged before it tell the same."""
    numbers = [seq for seq, _ in book.log]
    if numbers != list(range(1, len(numbers) + 1)):
        yield "I2: the log's numbers have holes"
        book.positions = {}
        return
    try:
        positions = book.positions
    except Exception as error:
        # Whatever the rules make of it: this log is not one that was played.
        yield f"I2: the log cannot be replayed: {type(error).__name__}"
        book.positions = {}
        return
    for seq, entry in book.log:
        for answer in entry.answers if len(entry.answers) == 1 and seq - 1 in positions else []:
            try:
                positions[seq - 1].check(answer.seat, answer.row)
            except IllegalMove:
                yield f"I2: entry {seq} holds a move that the rules refuse"
    if book.snapshot is None:
        if book.log:
            yield "I2: a log without a snapshot"
    else:
        seq, stored = book.snapshot
        last = positions[max(positions)]
        if seq != last.seq:
            yield f"I2: the snapshot is of entry {seq}, the log ends at {last.seq}"
        elif digest((stored.steps, stored.fields)) != digest((last.steps, values_of(last.state))):
            yield "I2: replaying the log gives another state than the snapshot's"
    yield from check_ledger(book)


def check_ledger(book: Book) -> Iterable[str]:
    for key, places in book.places.items():
        if len(places) > 1:
            yield f"I1: {key[1]} is in the log more than once: {places}"
        # What was sealed had its acknowledgement before; everything else has it with its entry.
        if key not in book.acks and book.log[places[0] - 1][1].together:
            yield f"I1: {key[1]} is in the log without an acknowledgement"
    for key, (_, seq) in book.acks.items():
        if seq and book.places.get(key) != [seq]:
            yield f"I1: {key[1]} is acknowledged at {seq} and logged at {book.places.get(key)}"


# --- What players were told -------------------------------------------------------------------------------------


def answers_at(book: Book, seq: int) -> list[Answer]:
    return book.log[seq - 1][1].answers if 0 < seq <= len(book.log) else []


def is_written_as(row: list[int], action: Action, book: Book) -> bool:
    """Return whether a logged row is an answer as the game writes it: picks of a choice may come in any order."""
    position, picks = book.positions.get(action.at), action.row or []
    if position is None:  # from before an upgrade, by rules that are gone
        return sorted(row) == sorted(picks)
    return row == (position.check(action.seat, picks) if position.allows(action.seat, picks) else picks)


def check_action(action: Action, book: Book, same: Sequence[Action], taken: float) -> Iterable[str]:
    """Compare one action with the book; `same` are all answers of its seat to its question."""
    told = f"{action.id} (seat {action.seat}, question {action.at}, table {action.table})"
    places = book.places.get((action.seat, action.id), [])
    if action.refused and places:
        yield f"I3: {told} was refused ({action.refused}), and yet is in the log"
    if not action.acked:
        return
    if action.seq:
        if places != [action.seq] or action.seq != action.at + 1:
            yield f"I1: {told} was acknowledged at {action.seq} and is logged at {places}"
        for answer in answers_at(book, action.seq):
            if answer.id == action.id and not is_written_as(answer.row, action, book):
                yield f"I1: {told} is logged with another row"
    else:
        if book.acks.get((action.seat, action.id)) != (action.at, 0):
            yield f"I1: the acknowledgement of {told} is not stored"
        yield from check_sealed(action, book, [other for other in same if not other.refused], taken, told)


def check_sealed(action: Action, book: Book, same: Sequence[Action], taken: float, told: str) -> Iterable[str]:
    """Check that a sealed answer is in its group or waits for it, unless the same seat replaced it."""
    # Whose place in the order nobody can know: never acknowledged, only on a second try, or after the books were taken.
    unsure = [other for other in same if not other.acked or other.resent or other.acked_at >= taken]
    sure = [other for other in same if other.acked and not other.resent and other.acked_at < taken]
    possible = [*unsure, *sorted(sure, key=lambda other: other.order)[-1:]]
    if action not in possible:
        return
    final: Answer | None = None
    if action.at < len(book.log):
        if book.log[action.at][1].kind in ("takeback", "upgrade"):
            return
        final = next((answer for answer in answers_at(book, action.at + 1) if answer.seat == action.seat), None)
    else:
        final = next((answer for at, answer in book.sealed if at == action.at and answer.seat == action.seat), None)
    kept = None if final is None else final.id
    # Where the person has taken his answer back, a bot may have answered for him.
    own = final is not None and final.by == "person"
    if not any(not own if other.row is None else kept == other.id for other in possible):
        yield f"I1: {told} was acknowledged as sealed, and {kept} is there in its place"


# --- What screens show ------------------------------------------------------------------------------------------


def check_screens(books: dict[str, Book], shown: Sequence[tuple[str, int | None, int, object]]) -> list[str]:
    """Compare what clients show with what the rules say they see (I6). The books must be sound (`check`)."""
    problems = []
    for table, seat, seq, view in shown:
        if table not in books:
            continue
        position = books[table].positions.get(seq)
        observer = SPECTATOR if seat is None else seat
        if position is None:
            problems.append(f"I6: seat {seat} shows entry {seq}, which is not in the log (table {table})")
        elif digest(values_of(position.state.redact(observer))) != digest(view):
            problems.append(f"I6: seat {seat} shows another position than the log's (table {table}, entry {seq})")
    return problems
