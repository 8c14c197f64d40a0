"""Names for the numbers in a state's fields, so that people can write and read positions.

Every field that a game declares has a shape (`core.fields.Field`). Names come from the setup's vocabularies, the same
that notation uses.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from safehouse.core.errors import BadData
from safehouse.core.game import Setup

# A field in numbers: a value, or values by index, nested where the field has several indices.
Numbers = int | list[int] | dict[int, "Numbers"]


@dataclass(frozen=True)
class FieldShape:
    """The shape of a field.

    `values` is the vocabulary of its numbers, "" for plain ones, and `special` names numbers outside of it. `by`
    gives the indices, each with its vocabulary and its room: (("seat", 7), ("agent", 7)) lies flat in one list,
    seat by seat. With `slots` the innermost value is a row of at most so many, in order, -1 where a slot is
    empty. A `mask` is a set of numbers in one integer.
    """

    values: str = ""
    by: tuple[tuple[str, int], ...] = ()
    slots: int = 0
    mask: bool = False
    special: Mapping[int, str] = field(default_factory=dict)

    @property
    def rooms(self) -> list[int]:
        """Return the room of each index, slots last; nothing for a single number."""
        return [room for _, room in self.by] + ([self.slots] if self.slots else [])


def to_number(setup: Setup, vocabulary: str, value: object, place: str, special: Mapping[int, str]) -> int:
    """Return the number that a name, or a plain number, stands for."""
    for number, name in special.items():
        if value == name:
            return number
    if vocabulary == "":
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise BadData(f"{place}: {value!r} is not a whole number")
    names = setup.names[vocabulary]
    if isinstance(value, str) and value in names:
        return names.index(value)
    known = ", ".join([*names[:30], *special.values()])
    raise BadData(f"{place}: there is no {vocabulary} {value!r}; there are {known}")


def to_numbers(setup: Setup, shape: FieldShape, value: object, place: str, depth: int = 0) -> Numbers:
    """Turn a named value into numbers. Where a field has an index, the value may give a part of it."""
    if depth < len(shape.by):
        if not isinstance(value, dict):
            raise BadData(f"{place}: an object with a value for each {shape.by[depth][0]} belongs here")
        vocabulary, room = shape.by[depth]
        numbers: dict[int, Numbers] = {}
        for name, part in value.items():
            index = to_number(setup, vocabulary, name, place, {})
            if index >= room:
                raise BadData(f"{place}: there is no room for {vocabulary} {name!r}")
            numbers[index] = to_numbers(setup, shape, part, f"{place}.{name}", depth + 1)
        return numbers
    if shape.slots or shape.mask:
        if not isinstance(value, list):
            raise BadData(f"{place}: a list belongs here")
        if shape.slots and len(value) > shape.slots:
            raise BadData(f"{place}: {len(value)} values, but room for {shape.slots}")
        return [to_number(setup, shape.values, part, f"{place}[{i}]", shape.special) for i, part in enumerate(value)]
    return to_number(setup, shape.values, value, place, shape.special)


def to_names(setup: Setup, shape: FieldShape, value: object) -> object:
    """Turn the value of a field into names: the reverse of `to_numbers`, for the whole field."""
    if not shape.by:
        return _named(setup, shape, [value] if isinstance(value, int) else value)
    assert isinstance(value, list)
    return _split(setup, shape, value, 0)


def _split(setup: Setup, shape: FieldShape, flat: list[int], depth: int) -> object:
    if depth == len(shape.by):
        return _named(setup, shape, flat)
    below = max(shape.slots, 1)
    for _, room in shape.by[depth + 1 :]:
        below *= room
    vocabulary = setup.names[shape.by[depth][0]]
    return {
        vocabulary[index]: _split(setup, shape, flat[index * below : (index + 1) * below], depth + 1)
        for index in range(len(flat) // below)
    }


def _named(setup: Setup, shape: FieldShape, flat: object) -> object:
    assert isinstance(flat, list)
    if shape.mask:
        flat = [number for number in range(int(flat[0]).bit_length()) if flat[0] >> number & 1]
    names = [to_name(setup, shape, number) for number in flat if not (shape.slots and number == -1)]
    return names if shape.slots or shape.mask else names[0]


def to_name(setup: Setup, shape: FieldShape, number: int) -> object:
    if number in shape.special:
        return shape.special[number]
    if shape.values == "":
        return number
    names = setup.names[shape.values]
    return names[number] if 0 <= number < len(names) else number


def part(changes: Mapping[str, Numbers], name: str) -> Mapping[int, Numbers]:
    """Return the changes of a field that has an index."""
    found = changes.get(name, {})
    assert isinstance(found, dict)
    return found


def number(value: Numbers) -> int:
    """Return a change that is a single number."""
    assert isinstance(value, int)
    return value


def check_seat(setup: Setup, seat: int, place: str) -> None:
    """Refuse a change of a seat that does not exist."""
    if not 0 <= seat < setup.players:
        raise BadData(f"{place}: there is no seat {seat + 1}, {setup.players} play")


def within(value: int, least: int, most: int, rule: str, place: str) -> int:
    """Return a change, or refuse one that is out of range."""
    if not least <= value <= most:
        raise BadData(f"{place}: {value} is not in {least} … {most} ({rule})")
    return value
