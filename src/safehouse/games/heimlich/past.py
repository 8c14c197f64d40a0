"""Public facts about hidden cards, by rulings 2 (H4.18).

A hand is secret: nobody else sees where in it a card is. So everyone knows who drew a card from which
shuffling, who played what, and who announced a card (H4.5), but not which card of a hand it was. `State.past` has
these facts in their order, as far as they still say something about a hidden card, and `State.pool` the cards of each
shuffling in it; `imagined` makes hands that fit. `State.drawn` has the kinds of the cards that were drawn, in the same
order; each seat sees its own.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.ids import MAX_KINDS, MAX_SEATS
from safehouse.games.heimlich.state import State

# A fact is (number × MAX_SEATS + seat) × FACTS + what.
FACTS: Final = 4
FILLED: Final = 0  # a shuffling begins
DREW: Final = 1
PLAYED: Final = 2  # the kind + MAX_KINDS × how many of the cards, the oldest, could be played (H4.7)
CLAIMED: Final = 3  # a mask of kinds, of which one is held


def fact(what: i64, seat: i64, number: i64) -> i64:
    return (number * MAX_SEATS + seat) * FACTS + what


def seat_of(code: i64) -> i64:
    return code // FACTS % MAX_SEATS


def number_of(code: i64) -> i64:
    return code // FACTS // MAX_SEATS


def filled(t: State) -> None:
    """Begin a shuffle, and forget those without hidden cards."""
    kinds = t.plan.kinds
    past: list[int] = []
    pool: list[int] = []
    first: i64 = 0
    for code in t.past:
        if code % FACTS == FILLED:
            cards = t.pool[first : first + kinds]
            first += kinds
            if sum(cards) == 0:
                continue
            pool.extend(cards)
        past.append(code)
    t.past = [*past, FILLED]
    t.pool = pool


def drew(t: State, seat: i64, kind: i64) -> None:
    t.past = [*t.past, fact(DREW, seat, 0)]
    t.drawn = [*t.drawn, kind]


def claimed(t: State, seat: i64, kinds: i64) -> None:
    """Note that a seat said yes. Drop a claim if another on the same hand says as much."""
    last: i64 = -1
    for place, code in enumerate(t.past):
        if code % FACTS != FILLED and seat_of(code) == seat:
            last = place
    new = fact(CLAIMED, seat, kinds)
    if last >= 0 and t.past[last] % FACTS == CLAIMED:
        before = number_of(t.past[last])
        if before & kinds == before:
            return
        if before & kinds == kinds:
            t.past = [*t.past[:last], *t.past[last + 1 :], new]
            return
    t.past = [*t.past, new]


def played(t: State, seat: i64, kind: i64, places: i64) -> None:
    """Note that a seat shows one of its playable cards. An empty hand has no secrets."""
    t.past = [*t.past, fact(PLAYED, seat, kind + MAX_KINDS * places)]
    if t.hand_size[seat] > 1:
        return
    held: i64 = 0
    for size in t.hand_size:
        held += size
    if held == 1:  # this very card
        t.pool = in_the_pile(t)
        t.past = [FILLED]
        t.drawn = []
    else:
        forget_hand(t, seat)


def in_the_pile(t: State) -> list[int]:
    """Return the pile after all hands are empty: all cards that were not played."""
    cards = [0] * t.plan.kinds
    for place, count in enumerate(t.pool):
        cards[place % t.plan.kinds] += count
    for code in t.past:
        if code % FACTS == PLAYED:
            cards[number_of(code) % MAX_KINDS] -= 1
    return cards


def forget_hand(t: State, seat: i64) -> None:
    """Empty a hand: if all its cards came from one shuffle, remove them there, and forget its facts."""
    size: i64 = 0
    begin: i64 = -1  # where the hand was empty for the last time
    shuffling: i64 = -1  # the present one …
    source: i64 = -1  # … and the one that the hand came from
    mixed = False
    for place, code in enumerate(t.past):
        if code % FACTS == FILLED:
            shuffling += 1
        elif seat_of(code) == seat:
            if code % FACTS == DREW:
                if size == 0:
                    begin = place
                    source = shuffling
                    mixed = False
                mixed = mixed or source != shuffling
                size += 1
            elif code % FACTS == PLAYED:
                size -= 1
    if not mixed:
        cross_out(t, seat, begin, source)


def cross_out(t: State, seat: i64, begin: i64, source: i64) -> None:
    """Forget the facts of a seat from a place on; the cards that it played leave the shuffling that they came from."""
    past: list[int] = []
    drawn: list[int] = []
    draws: i64 = 0
    for place, code in enumerate(t.past):
        what = code % FACTS
        theirs = what != FILLED and place >= begin and seat_of(code) == seat
        if not theirs:
            past.append(code)
        elif what == PLAYED:
            t.pool[source * t.plan.kinds + number_of(code) % MAX_KINDS] -= 1
        if what == DREW:
            if not theirs:
                drawn.append(t.drawn[draws])
            draws += 1
    t.past = past
    t.drawn = drawn
