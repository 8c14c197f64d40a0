"""Fields of a state: who may know them, and how they become plain values and back.

A game's `FIELDS` names every field that changes, with one of four marks. A view is nothing but the values of
a redacted state.
"""

from collections.abc import Callable, Mapping
from inspect import get_annotations
from operator import attrgetter
from typing import TypeVar, cast

from safehouse.core.game import GameState

PUBLIC = "public"  # everybody knows it
OWNER = "owner"  # each seat knows its own part
SEALED = "sealed"  # hidden from everybody else until all have answered
DERIVED = "derived"  # follows from the other fields; nobody is shown it

MARKS = (PUBLIC, OWNER, SEALED, DERIVED)

State = TypeVar("State", bound=GameState)


def values_of(state: GameState) -> dict[str, object]:
    """Return the values of all fields, lists copied: plain data that JSON can hold."""
    values: dict[str, object] = {}
    for name in type(state).FIELDS:
        value = getattr(state, name)
        values[name] = list(value) if isinstance(value, list) else value
    return values


# What reads all fields of a kind of state at once.
READERS: dict[type[GameState], Callable[[GameState], tuple[object, ...]]] = {}


def peek(state: GameState) -> dict[str, object]:
    """Return the values of all fields. Lists are the state's own: only for encoding at once."""
    kind = type(state)
    if kind not in READERS:
        READERS[kind] = attrgetter(*kind.FIELDS)
    return dict(zip(kind.FIELDS, READERS[kind](state), strict=True))


def set_values(state: State, values: Mapping[str, object]) -> State:
    """Give a state the values of fields, lists copied, and return it."""
    for name, value in values.items():
        setattr(state, name, list(value) if isinstance(value, list) else value)
    return state


def field_names(kind: type[GameState]) -> set[str]:
    """Return the names of all attributes that instances of a state class have, the base's own left out."""
    native = getattr(kind, "__mypyc_attrs__", None)
    names: set[str] = set(cast("tuple[str, ...]", native)) if native is not None else set()
    for base in kind.__mro__:
        names |= set(get_annotations(base))
        names |= set(base.__dict__.get("__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("_") and name not in ("FIELDS", "setup", "events")}
