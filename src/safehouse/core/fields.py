"""Fields of a state: what they are, who may know them, and how they become plain values and back.

A game of ours declares each field once (`games/NAME/fields.py`); `tools/state_fields.py` writes the class that holds,
copies and redacts them. Any game names its fields in `FIELDS`, each with one of four marks. A view is nothing but the
values of a redacted state.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from operator import attrgetter
from typing import TypeVar, cast

from safehouse.core.errors import BadData
from safehouse.core.game import UNKNOWN, GameState
from safehouse.core.shapes import FieldShape

PUBLIC = "public"  # everyone knows it
OWNER = "owner"  # each seat knows its own part
SEALED = "sealed"  # hidden from everyone else until all have answered
DERIVED = "derived"  # follows from the other fields; shown to nobody

MARKS = (PUBLIC, OWNER, SEALED, DERIVED)


@dataclass(frozen=True)
class Row:
    """A seat sees its own row of a list, and `hidden` in place of the others' numbers.

    `length` is given where the first index of the field is not the seat.
    """

    hidden: int = UNKNOWN
    length: int = 0


@dataclass(frozen=True)
class Bit:
    """A seat sees its own bit of a mask of seats, and of the others what the public mask `asked` has.

    So all who were asked seem to be thinking, whatever they have done.
    """

    asked: str


@dataclass(frozen=True)
class Nothing:
    """Nobody sees any of it: all its numbers are UNKNOWN."""


@dataclass(frozen=True)
class Field(FieldShape):
    """A field of a state, with what its numbers are called.

    `seen` says what an observer sees of a field that is not public; None leaves that to the game's `knowledge`.
    A list is empty in a blank state, everything else is `start`: a value, or an attribute of the plan.
    A `shared` list is replaced as a whole and never changed in place, so that copies may share it.
    `only` names a flag of the plan: without it the field keeps its start value. With `changes` it has a value in
    any game, and keeps it where the flag is not set. A `later` field may be missing in a stored position.
    """

    mark: str = PUBLIC
    seen: Row | Bit | Nothing | None = None
    start: int | str = 0
    settable: bool = False  # by a scenario, which may expect any field
    shared: bool = False
    only: str = ""
    changes: str = ""
    later: bool = False

    @property
    def type(self) -> str:
        """Return the type of the attribute."""
        if self.by or self.slots:
            return "list[int]"
        return "bool" if isinstance(self.start, bool) else "i64"

    @property
    def row(self) -> int:
        """Return how many numbers of a list belong to one seat."""
        if isinstance(self.seen, Row) and self.seen.length:
            return self.seen.length
        length = max(self.slots, 1)
        for _, room in self.by[1:]:
            length *= room
        return length


Fields = Mapping[str, Field]


def marks(fields: Fields) -> dict[str, str]:
    """Return `GameState.FIELDS`: the marks by name, public fields first. Stored positions have this order."""
    return {name: field.mark for mark in MARKS for name, field in fields.items() if field.mark == mark}


def check_settable(fields: Fields, name: str, place: str) -> None:
    """Refuse a change of a field that a scenario may not set."""
    if not fields[name].settable:
        settable = ", ".join(name for name, field in fields.items() if field.settable)
        raise BadData(f"{place}: this follows from the rest; what can be set is {settable}")


StateT = TypeVar("StateT", bound=GameState)


def values_of(state: GameState) -> dict[str, object]:
    """Return the values of all fields, lists copied: plain data that JSON can hold."""
    return {name: value[:] if isinstance(value, list) else value for name, value in peek(state).items()}


# Readers of all fields of a kind of state at once, and their names: all, the public ones, and the rest.
Reader = Callable[[GameState], tuple[object, ...]]
READERS: dict[type[GameState], tuple[tuple[list[str], Reader], ...]] = {}
ALL, SHARED, OWN = 0, 1, 2


def peek(state: GameState, which: int = ALL) -> dict[str, object]:
    """Return the values of all fields, or of the public ones, or of the others.

    Lists are the state's own: only for encoding at once.
    """
    names, reader = readers_of(type(state))[which]
    return dict(zip(names, reader(state), strict=True))


def readers_of(kind: type[GameState]) -> tuple[tuple[list[str], Reader], ...]:
    """Return the readers of a kind of state, made once: of all fields, of the public ones, and of the others."""
    made = READERS.get(kind)
    if made is None:
        shared = [name for name, mark in kind.FIELDS.items() if mark == PUBLIC]
        own = [name for name, mark in kind.FIELDS.items() if mark != PUBLIC]
        # The classes of our own games have them compiled.
        public = getattr(kind, "public_values", None) or _reader(shared)
        others = getattr(kind, "other_values", None) or _reader(own)
        whole: Reader = lambda state: (*public(state), *others(state))  # noqa: E731
        made = READERS[kind] = (([*shared, *own], whole), (shared, public), (own, others))
    return made


def _reader(names: list[str]) -> Reader:
    if len(names) > 1:
        return attrgetter(*names)
    # Of a single name `attrgetter` gives the value itself.
    return lambda state: tuple(getattr(state, name) for name in names)


def set_values(state: StateT, values: Mapping[str, object]) -> StateT:
    """Give a state the values of fields, lists copied, and return it."""
    for name, value in values.items():
        setattr(state, name, list(value) if isinstance(value, list) else value)
    return state


def field_names(kind: type[GameState]) -> set[str]:
    """Return the names of all attributes that instances of a state class have, the base's own left out."""
    native = getattr(kind, "__mypyc_attrs__", None)
    names: set[str] = set(cast("tuple[str, ...]", native)) if native is not None else set()
    for base in kind.__mro__:
        names |= set(get_annotations(base)) | set(base.__dict__.get("__slots__", ()))
        names |= set(base.__dict__.get("__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("_") and name not in ("FIELDS", "setup", "events")}
