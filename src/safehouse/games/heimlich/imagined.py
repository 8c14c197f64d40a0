"""Hands that fit what there is to know of hidden cards (`past`), each as often as chance would deal it.

All orders in which the cards of a shuffling could have been drawn and that fit the facts are equally likely. So
the facts are gone through as they came. When a card was played, one of the cards then held is taken for it, by its
chance to be of that kind; it was the oldest of that kind, so the older ones are of other kinds. What is left is dealt.
A story that breaks a fact is thrown away.

As long as no hand was filled from two shufflings, that gives all stories the right frequencies. Otherwise the chances
depend on which shuffling earlier cards were taken from, and a story is kept by what its cards had of chance altogether,
measured against the most that any story has (`best_weight`).
"""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.heimlich.hands import PATIENCE, any_card, claims_hold, settled
from safehouse.games.heimlich.ids import HAND_LIMIT, MAX_KINDS
from safehouse.games.heimlich.past import DREW, FACTS, FILLED, PLAYED, number_of, seat_of
from safehouse.games.heimlich.state import State

# Cards in one story that may have come from either of two shufflings; further ones are taken for the older's.
FORKS: Final = 8
# Chances are counted in parts of WHOLE, and those of a whole story in parts of FINE.
WHOLE: Final = 1 << 20
FINE: Final = 1 << 30


class Story:
    """One possible story, up to the facts processed so far."""

    shuffling: i64  # the present one
    cards: list[int]  # shuffling × kind: not shown yet
    unseen: list[int]  # by shuffling, their number
    size: list[int]  # by seat
    # Seat × place in the hand:
    kind: list[int]  # UNKNOWN until it is dealt
    source: list[int]  # the shuffling that it came from
    number: list[int]  # which of the cards that were drawn it is
    excluded: list[int]  # the kinds that it cannot be, a mask
    claims: list[int]  # as in `hands`
    weight: float  # what the cards that were played had of chance
    draws: i64
    forks: i64
    known: list[int]  # the known draws

    def __init__(self, view: State) -> None:
        places = view.plan.players * HAND_LIMIT
        kinds = view.plan.kinds
        self.shuffling = -1
        self.cards = view.pool[:]
        self.unseen = [sum(view.pool[first : first + kinds]) for first in range(0, len(view.pool), kinds)]
        self.size = [0] * view.plan.players
        self.kind = [UNKNOWN] * places
        self.source = [-1] * places
        self.number = [-1] * places
        self.excluded = [0] * places
        self.claims = []
        self.weight = 1.0
        self.draws = 0
        self.forks = 0
        self.known = view.drawn[:]


def imagine_cards(view: State, rng: Rng) -> None:
    """Fill the hands that the observer does not see, and the pile."""
    if view.pile[0] != UNKNOWN:
        return
    story = find_story(view, rng)
    view.drawn = story.known
    view.hand = story.kind
    view.pile = story.cards[story.shuffling * view.plan.kinds :]


def find_story(view: State, rng: Rng) -> Story:
    """Return how it may have been."""
    best = best_weight(view, Story(view), 0) if is_mixed(view) else 0.0
    for attempt in range(2 * PATIENCE):
        story = Story(view)
        if not go_through(view, story, rng):
            continue
        if best > 0.0 and attempt < PATIENCE and rng.below(FINE) >= int(story.weight / best * FINE):
            continue
        if deal(view, story, rng):
            return story
    raise AssertionError("no hands fit what was seen of them")


def go_through(view: State, story: Story, rng: Rng) -> bool:
    """Go through the facts. Return False where what was taken for granted before cannot have been."""
    for code in view.past:
        seat = seat_of(code)
        if code % FACTS == FILLED:
            story.shuffling += 1
        elif code % FACTS == DREW:
            draw(story, seat, view.plan.kinds)
        elif code % FACTS == PLAYED:
            if not play(story, seat, number_of(code), view.plan.kinds, rng):
                return False
        elif story.kind[seat * HAND_LIMIT] == UNKNOWN:
            story.claims.extend([seat, (1 << story.size[seat]) - 1, number_of(code)])
    return True


def draw(story: Story, seat: i64, kinds: i64) -> None:
    """Put a card into a hand; the observer's own are known."""
    slot = seat * HAND_LIMIT + story.size[seat]
    kind: i64 = story.known[story.draws]
    story.kind[slot] = kind
    story.source[slot] = story.shuffling
    story.number[slot] = story.draws
    story.excluded[slot] = 0
    story.draws += 1
    story.size[seat] += 1
    if kind != UNKNOWN:
        story.cards[story.shuffling * kinds + kind] -= 1
        story.unseen[story.shuffling] -= 1


def play(story: Story, seat: i64, number: i64, kinds: i64, rng: Rng) -> bool:
    """Take one of the cards of a seat for the one that was played. Return False if it cannot be that one."""
    kind = number % MAX_KINDS
    base = seat * HAND_LIMIT
    if story.kind[base] != UNKNOWN:
        play_own(story, seat, kind)
        return True
    total = chances(story, base, number, kinds)
    if total == 0:
        return False
    left: i64 = rng.below(total)
    taken: i64 = base
    left -= chance(story, taken, kind, kinds)
    while left >= 0:
        taken += 1
        left -= chance(story, taken, kind, kinds)
    if (story.excluded[taken] >> kind) & 1:
        return False
    for older in range(base, taken):
        story.excluded[older] |= 1 << kind
    story.known[story.number[taken]] = kind
    story.claims = settled(story.claims, seat, taken - base, kind)
    if 0 in story.claims[1::3]:  # nothing is left that could prove one
        return False
    show(story, seat, taken, kind, kinds)
    return True


def play_own(story: Story, seat: i64, kind: i64) -> None:
    """Remove the card that the observer played: the oldest of its kind."""
    own: i64 = seat * HAND_LIMIT
    while story.kind[own] != kind:
        own += 1
    take_out(story, seat, own)


def chances(story: Story, base: i64, number: i64, kinds: i64) -> i64:
    """Return the chances of all cards together to be the one that was played, and weigh the story by them."""
    total: i64 = 0
    for slot in range(base, base + number // MAX_KINDS):
        total += chance(story, slot, number % MAX_KINDS, kinds)
    story.weight *= int(total) / WHOLE
    return total


def show(story: Story, seat: i64, slot: i64, kind: i64, kinds: i64) -> None:
    """Note that a card of a shuffle is no longer hidden."""
    shuffling: i64 = story.source[slot]
    story.cards[shuffling * kinds + kind] -= 1
    story.unseen[shuffling] -= 1
    take_out(story, seat, slot)


def chance(story: Story, slot: i64, kind: i64, kinds: i64) -> i64:
    """Return the chance of a card to be of a kind, in parts of WHOLE."""
    shuffling: i64 = story.source[slot]
    unseen: i64 = story.unseen[shuffling]
    cards: i64 = story.cards[shuffling * kinds + kind]
    return cards * WHOLE // unseen if cards > 0 else 0


def take_out(story: Story, seat: i64, taken: i64) -> None:
    """Close the gap in a hand."""
    last = seat * HAND_LIMIT + story.size[seat] - 1
    for slot in range(taken, last):
        story.kind[slot] = story.kind[slot + 1]
        story.source[slot] = story.source[slot + 1]
        story.number[slot] = story.number[slot + 1]
        story.excluded[slot] = story.excluded[slot + 1]
    story.kind[last] = UNKNOWN
    story.source[last] = -1
    story.size[seat] -= 1


def deal(view: State, story: Story, rng: Rng) -> bool:
    """Deal what is not shown to those who hold it. Return False if that breaks a fact."""
    kinds = view.plan.kinds
    fits = True
    for slot, shuffling in enumerate(story.source):
        if shuffling < 0 or story.kind[slot] != UNKNOWN:
            continue
        place = any_card(story.cards, shuffling * kinds, story.unseen[shuffling], rng)
        kind = place - shuffling * kinds
        story.cards[place] -= 1
        story.unseen[shuffling] -= 1
        story.kind[slot] = kind
        story.known[story.number[slot]] = kind
        if (story.excluded[slot] >> kind) & 1:
            fits = False
    return fits and claims_hold(story.claims, story.kind)


# --- Hands from two shufflings ----------------------------------------------------------------------------------------


def is_mixed(view: State) -> bool:
    """Return whether a seat may have played from a hand with cards of two shuffles."""
    size = [0] * view.plan.players
    sources = [0] * view.plan.players  # by seat: the shufflings that its cards may have come from, a mask
    shuffling: i64 = 0
    draws: i64 = 0
    for code in view.past:
        seat = seat_of(code)
        if code % FACTS == FILLED:
            shuffling += 1
        elif code % FACTS == DREW:
            if view.drawn[draws] == UNKNOWN:
                sources[seat] = (sources[seat] if size[seat] else 0) | 1 << shuffling
                size[seat] += 1
            draws += 1
        elif code % FACTS == PLAYED and size[seat]:
            if sources[seat] & (sources[seat] - 1):
                return True
            size[seat] -= 1
    return False


def best_weight(view: State, story: Story, place: i64) -> float:
    """Return the most that a story can weigh when it goes on from a place in the facts."""
    kinds = view.plan.kinds
    while place < len(view.past):
        code: i64 = view.past[place]
        seat = seat_of(code)
        number = number_of(code)
        base = seat * HAND_LIMIT
        if code % FACTS == FILLED:
            story.shuffling += 1
        elif code % FACTS == DREW:
            draw(story, seat, kinds)
        elif code % FACTS == PLAYED and story.kind[base] != UNKNOWN:
            play_own(story, seat, number % MAX_KINDS)
        elif code % FACTS == PLAYED:
            if chances(story, base, number, kinds) == 0:
                return 0.0
            slots = possible(story, base, number, kinds)
            if len(slots) > 1 and story.forks < FORKS:
                best = 0.0
                for slot in slots:
                    other = fork(view, story)
                    show(other, seat, slot, number % MAX_KINDS, kinds)
                    best = max(best, best_weight(view, other, place + 1))
                return best
            show(story, seat, slots[0], number % MAX_KINDS, kinds)
        place += 1
    return story.weight


def possible(story: Story, base: i64, number: i64, kinds: i64) -> list[int]:
    """Return a card of each shuffling that the one played may have come from."""
    slots: list[int] = []
    seen: i64 = 0
    for slot in range(base, base + number // MAX_KINDS):
        source: i64 = 1 << story.source[slot]
        if not seen & source and chance(story, slot, number % MAX_KINDS, kinds):
            seen |= source
            slots.append(slot)
    return slots


def fork(view: State, story: Story) -> Story:
    """Return an independent copy of the parts that the weight needs."""
    copy = Story(view)
    copy.shuffling = story.shuffling
    copy.cards = story.cards[:]
    copy.unseen = story.unseen[:]
    copy.size = story.size[:]
    copy.kind = story.kind[:]
    copy.source = story.source[:]
    copy.draws = story.draws
    copy.weight = story.weight
    copy.forks = story.forks + 1
    return copy
