"""What all parts of an edited position need: changes by seat, nothing twice."""

from collections.abc import Mapping, Sequence

from safehouse.core.errors import BadData
from safehouse.core.shapes import Numbers, check_seat, part
from safehouse.games.vienna.state import State


def by_seat(t: State, changes: Mapping[str, Numbers], name: str, place: str) -> list[tuple[int, Numbers, str]]:
    """Return the changes of a field by seat, each with its place."""
    found = part(changes, name)
    for seat in found:
        check_seat(t.plan, seat, f"{place}.{name}")
    return [(seat, value, f"{place}.{name}.{seat + 1}") for seat, value in found.items()]


def row(value: Numbers) -> list[int]:
    """Return a change that is a list."""
    assert isinstance(value, list)
    return value


def not_twice(t: State, kind: str, values: Sequence[int], rule: str, place: str) -> None:
    for index, value in enumerate(values):
        if value in values[:index]:
            raise BadData(f"{place}: {t.plan.names[kind][value]} occurs twice ({rule})")
