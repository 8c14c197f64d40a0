"""The changes that an observer sees, event by event, so that a board can animate an entry without knowing a rule.

After the last event of a step, what is shown is the observer's view after that step. Where one step has several events
(a scoring), each shows the numbers that its kind names (`EventKind.shows`), and the last one all the rest. Everything
here follows from the observer's views and from the public part of the events.
"""

from collections.abc import Callable, Mapping, Sequence
from math import prod

from safehouse.core.fields import Field
from safehouse.core.game import Event, GameState
from safehouse.core.match import Part
from safehouse.core.registry import Game, Shows

# A field, the index in it, and what is there now; -1: the field as a whole.
Cell = tuple[str, int]
Change = tuple[str, int, object]
WHOLE = -1
View = Mapping[str, object]


def changes(part: Part, look: Callable[[GameState], View]) -> list[list[Change]]:
    """Return the changes of each event of an entry; none for the start of a game.

    `look` gives what the observer sees of a state.
    """
    if part.entry.kind == "start":
        return []
    told: list[list[Change]] = []
    seen: View = {}
    for position, events in part.before.trace(part.entry):
        if not seen:
            seen = look(position.state)
        if events:
            now = look(position.state)
            told += by_event(part.before.game, seen, now, events)
            seen = now
    return told


def by_event(game: Game, before: View, after: View, events: Sequence[Event]) -> list[list[Change]]:
    """Return what changes with each event of one step."""
    rest = differences(before, after)
    if len(events) == 1:
        return [rest]
    named = [named_by(game, event) for event in events]
    last = {cell: place for place, cells in enumerate(named) for cell in cells}
    # Numbers that only grow by what the events say are right after each event.
    growing = {cell for cell in last if all(cells.get(cell, 0) is not None for cells in named)}
    shown = {cell: value_of(before, cell) for cell in last}
    told: list[list[Change]] = []
    for place, cells in enumerate(named):
        now: list[Change] = []
        for cell, more in cells.items():
            value = shown[cell]
            if last[cell] == place:
                value = value_of(after, cell)
            elif cell in growing:
                assert isinstance(value, int)
                assert more is not None
                value += more
            if value != shown[cell]:
                shown[cell] = value
                now.append((*cell, value))
        told.append(now)
    told[-1] += [(name, index, value) for name, index, value in rest if (name, index) not in last]
    return told


def named_by(game: Game, event: Event) -> dict[Cell, int | None]:
    """Return the fields that an event says it changes, and by how much a number grows, if it says so."""
    kind = game.events.get(event.kind)
    if kind is None:
        return {}
    args = dict(zip(kind.args, event.args, strict=False))
    named: dict[Cell, int | None] = {}
    for one in kind.shows:
        index = index_of(game.fields[one.field], one, args)
        if index is not None:
            named[one.field, index] = args[one.more] if one.more else None
    return named


def index_of(field: Field, shows: Shows, args: Mapping[str, int]) -> int | None:
    """Return the position of something in a field; None if there is none."""
    rooms = field.rooms
    if not rooms:
        return WHOLE
    values = [args[name] for name in shows.at]
    if not all(0 <= value < room for value, room in zip(values, rooms, strict=True)):
        return None
    return sum(value * prod(rooms[place + 1 :]) for place, value in enumerate(values))


def value_of(view: View, cell: Cell) -> object:
    value = view[cell[0]]
    return value[cell[1]] if isinstance(value, list) and cell[1] != WHOLE else value


def differences(before: View, after: View) -> list[Change]:
    """Return the numbers that differ between two views; a list whose length differs as a whole."""
    found: list[Change] = []
    for name, value in after.items():
        old = before[name]
        if value == old:
            continue
        if isinstance(value, list) and isinstance(old, list) and len(value) == len(old):
            found += [(name, index, new) for index, new in enumerate(value) if new != old[index]]
        else:
            found.append((name, WHOLE, value))
    return found
