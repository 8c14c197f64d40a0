"""Laws about what is kept of the past for learners (`core.history`)."""

from safehouse.conformance.knowledge import MARGIN
from safehouse.conformance.walk import Ply, plies
from safehouse.core.batch import numbers
from safehouse.core.features import feature_count
from safehouse.core.game import Event, GameState, Setup
from safehouse.core.history import History
from safehouse.core.parts import part
from safehouse.core.registry import Game

# How often a game is looked at, about: a belief may take its time.
LOOKS = 12


def history(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`History.write`: “A function of the events that were seen and of `redact(seat)`. Asking changes nothing”.

    “a number for each feature … each from 0 to its largest”. Worlds that a seat cannot tell apart have one past.
    """
    for name in ("history", "beliefs"):
        kind: type[History] | None = part(game, name)
        if kind is not None:
            for run in range(games):
                follow(game, setup, seed + run, kind)


def follow(game: Game, setup: Setup, seed: int, kind: type[History]) -> None:
    """Go through one random game with a history beside it."""
    kept = kind(setup)
    length = sum(1 for _ in plies(game, setup, seed, 1))
    for ply in plies(game, setup, seed, 1):
        if ply.number % max(1, length // LOOKS) == 0 or ply.over:
            look(ply, kept)
        for event in events_of(ply):
            kept.see(event.kind, event.args)


def events_of(ply: Ply) -> list[Event]:
    """Return what the next row of a ply brings about."""
    state, events = ply.state.clone(), list[Event]()
    state.events = events
    for action in ply.row:
        state.apply(ply.seat, action)
    return events


def look(ply: Ply, kept: History) -> None:
    largest = [feature.most for feature in kept.FEATURES for _ in range(feature.size)]
    for seat in range(ply.setup.players):
        view = ply.state.redact(seat)
        first, again = written(kept, ply.state, seat, -7), written(kept, ply.state, seat, -9)
        if [value for value in (*first[:MARGIN], *first[-MARGIN:]) if value != -7]:
            ply.broken("history", seat, "it writes beside its place in the buffer")
        told = first[MARGIN:-MARGIN]
        for place, (value, other, most) in enumerate(zip(told, again[MARGIN:-MARGIN], largest, strict=True)):
            if value != other:
                ply.broken("history", seat, f"number {place} is not written, or changes when it is asked for")
            if not 0 <= value <= most:
                ply.broken("history", seat, f"number {place} is {value}, not in 0 … {most}")
        for world, where in ((view, "in the view"), (view.sample(ply.rng), "in a world that looks the same")):
            other_told = written(kept, world, seat, -7)[MARGIN:-MARGIN]
            if other_told != told:
                place = next(at for at, pair in enumerate(zip(told, other_told, strict=True)) if pair[0] != pair[1])
                ply.broken("history", seat, f"number {place} is {told[place]}, {where} {other_told[place]}")


def written(kept: History, state: GameState, seat: int, blank: int) -> list[int]:
    """Return a buffer full of `blank` once the past is in it, with a margin on both sides."""
    buffer = numbers(feature_count(kept.FEATURES) + 2 * MARGIN)
    for place in range(len(buffer)):
        buffer[place] = blank
    kept.write(state, seat, buffer, MARGIN)
    return list(buffer)
