"""Pile, hands and discards (H4.1, H4.3, H4.4, H4.7), and what can be deduced in public about hidden cards.

A hand is a row of slots in the order of arrival; `pool` holds the cards of each shuffling of the pile, less those that
are known to be gone. By rulings 2 nobody else sees the row (`past`). By rulings 1 everyone sees from which slot a card
is played: of equal cards the oldest (H4.18). Three public facts follow then, and the rules keep them in the state:
    edition    the shuffling from which a slot was filled,
    excluded   kinds that a slot cannot hold, since a newer card of that kind was played,
    claims     “one of these slots holds one of these kinds”: a seat said yes (H4.5).
"""

from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.heimlich import past
from safehouse.games.heimlich.ids import COUNT_OF, HAND_LIMIT
from safehouse.games.heimlich.state import State

# Hands that are thrown away before one is imagined without regard to exact frequencies. By rulings 1 the most deals
# that a sample took was 9, in 1.2 million samples from random games.
PATIENCE: Final = 20_000


def can_draw(t: State, seat: i64) -> bool:
    """H4.1: four cards are the limit. H4.4: with pile and discards empty there is nothing to draw."""
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
        past.filled(t)
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
    """Rulings 1: show from which slot a card is played; an older one of its kind would have been first."""
    base = seat * HAND_LIMIT
    last = base + t.hand_size[seat] - 1
    for older in range(base, base + slot):
        t.excluded[older] |= 1 << kind
    t.pool[t.edition[base + slot] * t.plan.kinds + kind] -= 1
    t.claims = settled(t.claims, seat, slot, kind)
    for later in range(base + slot, last):
        t.edition[later] = t.edition[later + 1]
        t.excluded[later] = t.excluded[later + 1]
    t.edition[last] = -1
    t.excluded[last] = 0


def any_card(cards: list[int], first: i64, number: i64, rng: Rng) -> i64:
    """Draw one of so many cards, which are counted by kind from a place on. Return its place."""
    left = rng.below(number)
    place = first
    left -= cards[place]
    while left >= 0:
        place += 1
        left -= cards[place]
    return place


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


def settled(claims: list[int], seat: i64, slot: i64, kind: i64) -> list[int]:
    """Return what is left of claims: a card shown from a slot proves one, or leaves it to the other slots."""
    kept: list[int] = []
    for index in range(0, len(claims), 3):
        slots: i64 = claims[index + 1]
        kinds: i64 = claims[index + 2]
        if claims[index] == seat:
            if (slots >> slot) & (kinds >> kind) & 1:
                continue
            slots = without_slot(slots, slot)
        kept.extend([claims[index], slots, kinds])
    return kept


def claims_hold(claims: list[int], hand: list[int]) -> bool:
    """Say whether every claim is true of the hands."""
    for index in range(0, len(claims), 3):
        base = claims[index] * HAND_LIMIT
        slots: i64 = claims[index + 1]
        kinds: i64 = claims[index + 2]
        proved = False
        for slot in range(HAND_LIMIT):
            if (slots >> slot) & 1 and (kinds >> hand[base + slot]) & 1:
                proved = True
        if not proved:
            return False
    return True


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
