"""What everyone has seen of a game so far, stored beside its state: features read the present, a history the past.

A game's histories are parts of it (`Game.history`, `Game.beliefs`). They get the public part of every event and
nothing else, so they hold no secrets.
"""

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from safehouse.core.features import Feature, feature_count
from safehouse.core.game import Event, GameState, Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class History:
    """The past of one game as numbers for learners. Games subclass it and list what the numbers mean."""

    FEATURES: ClassVar[Sequence[Feature]] = ()

    setup: Setup

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def see(self, kind: str, args: list[int]) -> None:
        """Take note of an event as a spectator sees it. Called for every event, from the first one on.

        A game that begins in the middle reports nothing earlier.
        """
        raise NotImplementedError

    def write(self, state: GameState, seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write a number for each feature of FEATURES, each from 0 to its largest, as `GameState.features` does.

        A function of the events that were seen and of `redact(seat)`. Asking changes nothing.
        """
        raise NotImplementedError


class Memory:
    """All histories of one game, one behind the other in a row of numbers."""

    histories: list[History]
    sizes: list[int]

    def __init__(self, kinds: Sequence[type[History]], setup: Setup) -> None:
        self.histories = [kind(setup) for kind in kinds]
        self.sizes = [feature_count(kind.FEATURES) for kind in kinds]

    def hear(self, events: list[Event]) -> None:
        """Take note of events. Only their public part is passed on."""
        for event in events:
            for history in self.histories:
                history.see(event.kind, event.args)

    def write(self, state: GameState, seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write the histories as a seat sees them."""
        place = start
        for number, history in enumerate(self.histories):
            history.write(state, seat, buffer, place)
            place += self.sizes[number]


def write_by_seat(
    counts: list[int], each: i64, seat: i64, seats: i64, most: i64, middle: i64, buffer: vec[i16], start: i64
) -> None:
    """Write counts that every seat has `each` of, seats from the own one on, `middle` standing for 0.

    What is beyond 0 or `most` is cut; where nobody sits, nothing was counted.
    """
    players = len(counts) // each
    at = start
    offset: i64
    item: i64
    for offset in range(seats):
        first: i64 = (seat + offset) % players * each
        for item in range(each):
            value: i64 = middle
            if offset < players:
                value += counts[first + item]
            if value < 0:
                value = 0
            if value > most:
                value = most
            buffer[at] = i16(value)
            at += 1
