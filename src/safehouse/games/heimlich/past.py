"""What there is to know of hidden cards, by rulings 2 (H4.18).

A hand is kept secret: nobody else sees where in it a card lies. So everybody knows who drew a card from which
shuffling, who played what, and who announced a card (H4.5), but not which of somebody's cards it was. `State.past` has
these facts in their order, as far as they still say something about a hidden card; `imagined` makes hands that fit.
`State.drawn` has the kinds of the cards that were drawn, in the same order; each seat sees its own.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.games.heimlich.ids import MAX_KINDS, MAX_SEATS
from safehouse.games.heimlich.state import State

# A fact is (number × MAX_SEATS + seat) × FACTS + what.
FACTS: Final = 4
FILLED: Final = 0  # a shuffling begins; after it come its cards, by kind
DREW: Final = 1
PLAYED: Final = 2  # the kind + MAX_KINDS × how many of the cards, the oldest, could be played (H4.7)
CLAIMED: Final = 3  # a mask of kinds, of which one is held


def fact(what: i64, seat: i64, number: i64) -> i64:
    return (number * MAX_SEATS + seat) * FACTS + what


def filled(t: State, cards: list[int]) -> None:
    """The pile has these cards now. Shufflings of which no card is hidden any more are forgotten."""
    kept: list[int] = []
    place: i64 = 0
    while place < len(t.past):
        code: i64 = t.past[place]
        after = place + 1
        if code % FACTS == FILLED:
            after += t.plan.kinds
        if code % FACTS != FILLED or sum(t.past[place + 1 : after]) > 0:
            kept.extend(t.past[place:after])
        place = after
    t.past = [*kept, fact(FILLED, 0, 0), *cards]


def drew(t: State, seat: i64, kind: i64) -> None:
    t.past = [*t.past, fact(DREW, seat, 0)]
    t.drawn = [*t.drawn, kind]


def claimed(t: State, seat: i64, kinds: i64) -> None:
    """Somebody announced a card. A claim on the same hand that says no less makes one needless."""
    last: i64 = -1
    place: i64 = 0
    while place < len(t.past):
        if t.past[place] % FACTS == FILLED:
            place += t.plan.kinds
        elif t.past[place] // FACTS % MAX_SEATS == seat:
            last = place
        place += 1
    new = fact(CLAIMED, seat, kinds)
    if last >= 0 and t.past[last] % FACTS == CLAIMED:
        before: i64 = t.past[last] // FACTS // MAX_SEATS
        if before & kinds == before:
            return
        if before & kinds == kinds:
            t.past = [*t.past[:last], *t.past[last + 1 :], new]
            return
    t.past = [*t.past, new]


def played(t: State, seat: i64, kind: i64, places: i64) -> None:
    """Somebody shows a card, one of so many that could be played. An empty hand has no secrets."""
    t.past = [*t.past, fact(PLAYED, seat, kind + MAX_KINDS * places)]
    if t.hand_size[seat] > 1:
        return
    held: i64 = 0
    for size in t.hand_size:
        held += size
    if held == 1:  # this very card
        t.past = [fact(FILLED, 0, 0), *in_the_pile(t)]
        t.drawn = []
    else:
        forget_hand(t, seat)


def in_the_pile(t: State) -> list[int]:
    """All hands are empty: what was filled and not played is in the pile."""
    cards = [0] * t.plan.kinds
    place: i64 = 0
    while place < len(t.past):
        code: i64 = t.past[place]
        if code % FACTS == FILLED:
            for kind in range(t.plan.kinds):
                cards[kind] += t.past[place + 1 + kind]
            place += t.plan.kinds
        elif code % FACTS == PLAYED:
            shown: i64 = code // FACTS // MAX_SEATS % MAX_KINDS
            cards[shown] -= 1
        place += 1
    return cards


def forget_hand(t: State, seat: i64) -> None:
    """A hand is empty now: if all its cards came from one shuffling, cross them out there, and forget its facts."""
    size: i64 = 0
    begin: i64 = -1  # where the hand was empty for the last time
    shuffling: i64 = -1  # where the present one begins …
    source: i64 = -1  # … and the one that the hand came from
    mixed = False
    place: i64 = 0
    while place < len(t.past):
        code: i64 = t.past[place]
        if code % FACTS == FILLED:
            shuffling = place
            place += t.plan.kinds
        elif code // FACTS % MAX_SEATS == seat:
            if code % FACTS == DREW:
                if size == 0:
                    begin = place
                    source = shuffling
                    mixed = False
                mixed = mixed or source != shuffling
                size += 1
            elif code % FACTS == PLAYED:
                size -= 1
        place += 1
    if not mixed:
        cross_out(t, seat, begin, source)


def cross_out(t: State, seat: i64, begin: i64, source: i64) -> None:
    """Forget the facts of a seat from a place on; the cards that it played leave the shuffling that they came from."""
    past: list[int] = []
    drawn: list[int] = []
    draws: i64 = 0
    place: i64 = 0
    while place < len(t.past):
        code: i64 = t.past[place]
        what = code % FACTS
        theirs = place >= begin and code // FACTS % MAX_SEATS == seat
        if what == FILLED:
            past.extend(t.past[place : place + 1 + t.plan.kinds])
            place += t.plan.kinds
        elif not theirs:
            past.append(code)
        elif what == PLAYED:
            kind: i64 = code // FACTS // MAX_SEATS % MAX_KINDS
            past[source + 1 + kind] -= 1
        if what == DREW:
            if not theirs:
                drawn.append(t.drawn[draws])
            draws += 1
        place += 1
    t.past = past
    t.drawn = drawn


def drawn_by(t: State, observer: i64) -> list[int]:
    """Return what was drawn, as a seat knows it."""
    shown: list[int] = []
    place: i64 = 0
    while place < len(t.past):
        code: i64 = t.past[place]
        if code % FACTS == FILLED:
            place += t.plan.kinds
        elif code % FACTS == DREW:
            shown.append(t.drawn[len(shown)] if code // FACTS % MAX_SEATS == observer else UNKNOWN)
        place += 1
    return shown
