"""What a stranger's file may cost: no check compares each thing of a list with each."""

import pytest

from safehouse.core import data
from safehouse.core.errors import BadData

SCHEMA = {"type": "array", "uniqueItems": True}


class Number(int):
    """A number that counts how often it is compared."""

    compared = 0

    def __eq__(self, other: object) -> bool:
        Number.compared += 1
        return int(self) == other

    __hash__ = int.__hash__


def test_a_long_list_of_different_things_is_looked_through_once() -> None:
    """A deck of 20,000 objects where a list of steps belongs was compared for many minutes."""
    Number.compared = 0
    data.check_schema([{"a": Number(number)} for number in range(500)], SCHEMA, "deck")
    assert Number.compared <= 1000


@pytest.mark.parametrize("items", [[1, 1], [{"a": 1, "b": 2}, {"b": 2, "a": 1}], [[], [1], []], ["x", "y", "x"]])
def test_what_occurs_twice_is_found(items: list[object]) -> None:
    with pytest.raises(BadData, match=r"^deck, top level: .* occurs twice$"):
        data.check_schema(items, SCHEMA, "deck")


def test_what_only_looks_alike_is_different() -> None:
    data.check_schema([1, "1", [1], {"1": 1}, True, None], SCHEMA, "deck")
