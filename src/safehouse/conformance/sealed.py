"""Laws about answers that are given at the same time."""

from collections.abc import Iterator

from safehouse.conformance.setting import differing
from safehouse.conformance.walk import Ply, after, answer, entries, plies
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, HIDDEN, SPECTATOR, Setup
from safehouse.core.registry import Game

__all__ = ["answer", "arrival_order", "opened_by_chance", "openings", "retract", "sealed", "together"]

# Orders of arrival that are tried.
ORDERS = 4


def openings(game: Game, setup: Setup, seed: int, games: int) -> Iterator[Ply]:
    """Yield the entries at which a simultaneous decision begins."""
    for ply in entries(game, setup, seed, games):
        asked = list(ply.state.redact(SPECTATOR).pending())
        if len(asked) > 1 and asked == list(ply.state.pending()) and not ply.unopened:
            yield ply


def arrival_order(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`pending`: “each has its own cursor: … the order of arrival changes nothing”, pick by pick as well."""
    for ply in openings(game, setup, seed, games):
        seats = list(ply.state.pending())
        rows = {seat: answer(ply.state, seat, ply.rng) for seat in seats}
        results = []
        for order in range(ORDERS):
            left = {seat: list(row) for seat, row in rows.items()}
            state = ply.state.clone()
            while left:
                waiting = sorted(left, reverse=order == 1)
                seat = waiting[0] if order < 2 else waiting[ply.rng.below(len(waiting))]
                if seat not in state.pending():
                    ply.broken("arrival_order", seat, f"it left the list with {left[seat]} still to be picked")
                state.apply(seat, left[seat].pop(0))
                if not left[seat]:
                    del left[seat]
                    if left and seat in state.pending():
                        ply.broken("arrival_order", seat, "it is still in the list after its last pick")
            results.append(values_of(state))
        for result in results[1:]:
            if result != results[0]:
                ply.broken("arrival_order", None, f"in another order {differing(results[0], result)}")


def retract(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`retract`: “Forget what `seat` has answered … so that it is asked again”: as if it had said nothing."""
    for ply in openings(game, setup, seed, games):
        state = ply.state.clone()
        seats = list(state.pending())
        for seat in seats[:-1]:
            row = answer(state, seat, ply.rng)
            before = values_of(state)
            answered = after(state, seat, row)
            again = answered.clone()
            again.retract(seat)
            if values_of(again) != before:
                ply.broken("retract", seat, f"taken back, {differing(before, values_of(again))}")
            if seat not in again.pending():
                ply.broken("retract", seat, "it is not asked again")
            once_more = after(again, seat, row)
            if values_of(once_more) != values_of(answered):
                ply.broken("retract", seat, f"answered again, {differing(values_of(answered), values_of(once_more))}")
            state = answered


def together(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sealed`: “whether … several seats answer at the same time, until the last one is in”, in every view as well."""
    for ply in plies(game, setup, seed, games):
        asked = list(ply.state.redact(SPECTATOR).pending())
        flag = ply.state.sealed()
        if len(asked) > 1 and not flag:
            ply.broken("together", None, f"{asked} answer together, but sealed() says no")
        if flag and (not asked or asked == [CHANCE]):
            ply.broken("together", None, "nobody is asked, but sealed() says yes")
        for observer in ply.observers():
            if ply.state.redact(observer).sealed() != flag:
                ply.broken("together", observer, f"sealed() is {flag}, and not so in the view")


def sealed(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sealed`: “invisible until all are in”: no other view changes, no event tells, and the label is HIDDEN."""
    for ply in openings(game, setup, seed, games):
        state = ply.state.clone()
        for seat in list(state.pending())[:-1]:
            views = {other: values_of(state.redact(other)) for other in ply.observers() if other != seat}
            for action in answer(state, seat, ply.rng):
                for other in views:
                    if state.seen_as(other, seat, action) != HIDDEN:
                        ply.broken("sealed", other, f"it sees what seat {seat} answers")
                state.events = []
                state.apply(seat, action)
                if state.events:
                    ply.broken("sealed", seat, f"its answer was told: {[event.kind for event in state.events]}")
                state.events = None
                for other, view in views.items():
                    now = values_of(state.redact(other))
                    if now != view:
                        ply.broken("sealed", other, f"it sees that seat {seat} has answered: {differing(view, now)}")


def opened_by_chance(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`apply`: “Whatever shows something hidden to a new observer happens in a step of CHANCE”.

    One seat gives the same answer, the others give new ones: with the last pick it must not see the difference yet.
    """
    for ply in openings(game, setup, seed, games):
        for observer in ply.state.pending():
            own = answer(ply.state, observer, ply.rng)
            views = []
            for _ in range(ORDERS):
                state = ply.state.clone()
                for seat in list(state.pending()):
                    state = after(state, seat, own if seat == observer else answer(state, seat, ply.rng))
                views.append(values_of(state.redact(observer)))
            for view in views[1:]:
                if view != views[0]:
                    ply.broken("opened_by_chance", observer, f"it sees before the opening {differing(views[0], view)}")
