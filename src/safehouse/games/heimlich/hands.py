"""Pile, hands and discards (H4.1, H4.3, H4.4, H4.7), and what everybody can work out about hidden cards.

A hand is a row of slots in the order of arrival. By rulings 2 nobody else sees that row (`past`). By rulings 1
everybody sees from which slot a card is played: of equal cards the oldest (H4.18). Three public facts follow then, and
the rules keep them in the state:
    edition    the shuffling of the pile from which a slot was filled; `pool` holds the cards of each
               shuffling that nobody has seen since,
    excluded   kinds that a slot cannot hold, since a newer card of that kind was played,
    claims     “one of these slots holds one of these kinds”: somebody announced a card (H4.5).
"""

from mypy_extensions import i64

from safehouse.games.heimlich import past
from safehouse.games.heimlich.ids import COUNT_OF, HAND_LIMIT
from safehouse.games.heimlich.state import State


def can_draw(t: State, seat: i64) -> bool:
    """H4.1: four cards are the limit. H4.4: with pile and discards empty there is none to draw."""
    if t.hand_size[seat] >= HAND_LIMIT:
        return False
    if t.pile_size == 0:
        refill(t)
    return t.pile_size > 0


def refill(t: State) -> None:
    """H4.4: an empty pile is refilled from the discards, if there are any."""
    kinds = t.plan.kinds
    size: i64 = 0
    for count in t.discards:
        size += count
    if size == 0:
        return
    if t.plan.rulings_2:
        past.filled(t, t.discards)
    else:
        forget_spent_editions(t)
        t.pool.extend(t.discards)
    t.pile = t.discards
    t.pile_size = size
    t.discards = [0] * kinds
    if t.events is not None:
        t.tell("pile_refilled", [size])


def forget_spent_editions(t: State) -> None:
    """Drop the pools of shufflings of which no hidden card is left, so that the list stays short."""
    kinds = t.plan.kinds
    kept: list[int] = []
    renumbered: list[int] = []
    for first in range(0, len(t.pool), kinds):
        part = t.pool[first : first + kinds]
        renumbered.append(len(kept) // kinds)
        if sum(part) > 0:
            kept.extend(part)
    t.pool = kept
    for seat in range(t.plan.players):
        for slot in range(t.hand_size[seat]):
            t.edition[seat * HAND_LIMIT + slot] = renumbered[t.edition[seat * HAND_LIMIT + slot]]


def take(t: State, seat: i64, kind: i64) -> None:
    """Put the card just drawn into the newest slot."""
    size: i64 = t.hand_size[seat]
    slot = seat * HAND_LIMIT + size
    t.hand[slot] = kind
    if t.plan.rulings_2:
        past.drew(t, seat, kind)
    else:
        t.edition[slot] = len(t.pool) // t.plan.kinds - 1
        t.excluded[slot] = 0
    if t.in_round:
        t.fresh[seat] |= 1 << size
    t.hand_size[seat] = size + 1
    t.pile[kind] -= 1
    t.pile_size -= 1


def give_up(t: State, seat: i64, kind: i64) -> i64:
    """Take the oldest card of a kind out of a hand, and note what that tells. Return its slot."""
    base = seat * HAND_LIMIT
    size: i64 = t.hand_size[seat]
    slot: i64 = 0
    while t.hand[base + slot] != kind:
        slot += 1
    if t.plan.rulings_2:
        past.played(t, seat, kind, size - COUNT_OF[t.fresh[seat]])
    else:
        show_slot(t, seat, slot, kind)
    for later in range(base + slot, base + size - 1):
        t.hand[later] = t.hand[later + 1]
    t.hand[base + size - 1] = -1
    t.fresh[seat] = without_slot(t.fresh[seat], slot)
    t.hand_size[seat] = size - 1
    return slot


def show_slot(t: State, seat: i64, slot: i64, kind: i64) -> None:
    """Rulings 1: everybody sees from which slot a card is played; an older one of its kind would have been first."""
    base = seat * HAND_LIMIT
    last = base + t.hand_size[seat] - 1
    for older in range(base, base + slot):
        t.excluded[older] |= 1 << kind
    t.pool[t.edition[base + slot] * t.plan.kinds + kind] -= 1
    settle_claims(t, seat, slot, kind)
    for later in range(base + slot, last):
        t.edition[later] = t.edition[later + 1]
        t.excluded[later] = t.excluded[later + 1]
    t.edition[last] = -1
    t.excluded[last] = 0


def without_slot(mask: i64, slot: i64) -> i64:
    """Close the gap of a slot in a mask of slots."""
    below: i64 = (1 << slot) - 1
    return (mask & below) | ((mask >> 1) & ~below)


def claim(t: State, seat: i64) -> None:
    """H4.5: who announces a card holds one that the position allows."""
    if t.plan.rulings_2:
        past.claimed(t, seat, t.playable)
        return
    slots = (1 << t.hand_size[seat]) - 1
    for index in range(0, len(t.claims), 3):
        if t.claims[index] == seat and t.claims[index + 1] == slots and t.claims[index + 2] == t.playable:
            return
    t.claims.extend([seat, slots, t.playable])


def settle_claims(t: State, seat: i64, slot: i64, kind: i64) -> None:
    """A card shown from a slot proves a claim, or leaves it to the other slots."""
    if not t.claims:
        return
    kept: list[int] = []
    for index in range(0, len(t.claims), 3):
        who: i64 = t.claims[index]
        slots: i64 = t.claims[index + 1]
        claimed: i64 = t.claims[index + 2]
        if who == seat:
            if (slots >> slot) & 1 and (claimed >> kind) & 1:
                continue
            slots = without_slot(slots, slot)
        kept.extend([who, slots, claimed])
    t.claims = kept


def options_of_hand(t: State, seat: i64) -> i64:
    """Return the kinds, as a mask, that a seat may play now: held, not gained in this round (H4.7), with a target."""
    base = seat * HAND_LIMIT
    size: i64 = t.hand_size[seat]
    fresh: i64 = t.fresh[seat]
    mask: i64 = 0
    slot: i64 = 0
    while slot < size:
        if not (fresh >> slot) & 1:
            mask |= 1 << t.hand[base + slot]
        slot += 1
    return mask & t.playable
