"""Laws about what events show (`EventKind.shows`), from which boards play a step without knowing a rule."""

from safehouse.conformance.walk import Ply, plies
from safehouse.core.changes import Cell, View, by_event, named_by, value_of
from safehouse.core.fields import PUBLIC, values_of
from safehouse.core.game import SPECTATOR, Event, GameState, Setup
from safehouse.core.registry import Game


def shows(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`Shows`: “what an event changes for all to see”, and nothing but what is so after the step.

    All changes of a step together make the view before it into the one after it.
    """
    for ply in plies(game, setup, seed, games):
        state = ply.state.clone()
        for action in ply.row:
            before = values_of(state.redact(SPECTATOR))
            events: list[Event] = []
            state.events = events
            state.apply(ply.seat, action)
            state.events = None
            if events:
                check_step(ply, state, before, values_of(state.redact(SPECTATOR)), events)


def check_step(ply: Ply, state: GameState, before: View, after: View, events: list[Event]) -> None:
    grown: dict[Cell, int | None] = {}
    for event in events:
        for cell, more in named_by(ply.game, event).items():
            if type(state).FIELDS[cell[0]] != PUBLIC:
                ply.broken("shows", None, f"{event.kind} shows {cell[0]}, which is not public")
            sum_so_far = grown.get(cell, 0)
            grown[cell] = None if more is None or sum_so_far is None else sum_so_far + more
    for cell, more in grown.items():
        old, new = value_of(before, cell), value_of(after, cell)
        if more is not None and (not isinstance(old, int) or old + more != new):
            told = ", ".join(event.kind for event in events)
            ply.broken("shows", None, f"{cell[0]} goes from {old} to {new}, the events ({told}) say by {more}")
    shown = {name: list(value) if isinstance(value, list) else value for name, value in before.items()}
    for changes in by_event(ply.game, before, after, events):
        for name, index, value in changes:
            field = shown[name]
            if index >= 0 and isinstance(field, list):
                field[index] = value
            else:
                shown[name] = value
    if shown != after:
        ply.broken("shows", None, "the changes of a step do not lead to what is seen after it")
