"""What all parts of an edited position need: changes by seat, numbers within bounds, nothing twice."""

from collections.abc import Mapping, Sequence

from safehouse.core.errors import BadData
from safehouse.core.shapes import Numbers, part
from safehouse.games.vienna.state import Table


def check_seat(t: Table, seat: int, place: str) -> None:
    if not 0 <= seat < t.plan.players:
        raise BadData(f"{place}: there is no seat {seat + 1}, {t.plan.players} play")


def by_seat(t: Table, changes: Mapping[str, Numbers], name: str, place: str) -> list[tuple[int, Numbers, str]]:
    """Return the changes of a field by seat, each with its place."""
    found = part(changes, name)
    for seat in found:
        check_seat(t, seat, f"{place}.{name}")
    return [(seat, value, f"{place}.{name}.{seat + 1}") for seat, value in found.items()]


def row(value: Numbers) -> list[int]:
    """Return a change that is a list."""
    assert isinstance(value, list)
    return value


def within(value: int, least: int, most: int, rule: str, place: str) -> int:
    if not least <= value <= most:
        raise BadData(f"{place}: {value} is not in {least} … {most} ({rule})")
    return value


def not_twice(t: Table, kind: str, values: Sequence[int], rule: str, place: str) -> None:
    for index, value in enumerate(values):
        if value in values[:index]:
            raise BadData(f"{place}: {t.plan.names[kind][value]} is there twice ({rule})")
