"""Hands that fit what there is to know of hidden cards (`past`), each as often as chance would deal it.

Every order in which the cards of a shuffling could have been drawn is equally likely, as far as it fits the facts. So
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
from safehouse.games.heimlich.ids import HAND_LIMIT, MAX_KINDS, MAX_SEATS
from safehouse.games.heimlich.past import CLAIMED, DREW, FACTS, FILLED, PLAYED
from safehouse.games.heimlich.state import State

# Stories that are thrown away before one is taken without weighing it.
PATIENCE: Final = 20_000
# Cards in one story that may have come from either of two shufflings; further ones are taken for the older's.
FORKS: Final = 8
# Chances are counted in parts of WHOLE, and those of a whole story in parts of FINE.
WHOLE: Final = 1 << 20
FINE: Final = 1 << 30


class Story:
    """How it may have been, as far as one has gone through the facts."""

    cards: list[int]  # shuffling × kind: not shown yet
    unseen: list[int]  # by shuffling, their number
    size: list[int]  # by seat
    # Seat × place in the hand:
    kind: list[int]  # UNKNOWN until it is dealt
    source: list[int]  # the shuffling that it came from
    number: list[int]  # which of the cards that were drawn it is
    excluded: list[int]  # the kinds that it cannot be, a mask
    claims: list[int]  # seat, mask of places, mask of kinds, one after the other
    weight: float  # what the cards that were played had of chance
    draws: i64
    forks: i64
    known: list[int]  # what was drawn, as far as it is known

    def __init__(self, view: State) -> None:
        places = view.plan.players * HAND_LIMIT
        self.cards = []
        self.unseen = []
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
    newest: i64 = len(story.unseen) - 1
    view.drawn = story.known
    view.hand = story.kind
    view.pile = story.cards[newest * view.plan.kinds :]


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
    place: i64 = 0
    while place < len(view.past):
        code: i64 = view.past[place]
        seat = code // FACTS % MAX_SEATS
        number = code // FACTS // MAX_SEATS
        if code % FACTS == PLAYED:
            if not play(story, seat, number, view.plan.kinds, rng):
                return False
        elif code % FACTS == CLAIMED:
            if story.kind[seat * HAND_LIMIT] == UNKNOWN:
                story.claims.extend([seat, (1 << story.size[seat]) - 1, number])
        else:
            place = fill_or_draw(view, story, place)
        place += 1
    return True


def fill_or_draw(view: State, story: Story, place: i64) -> i64:
    """Begin a shuffling, or put a card of it into a hand. Return where in the facts that ends."""
    code: i64 = view.past[place]
    kinds = view.plan.kinds
    if code % FACTS == FILLED:
        cards = view.past[place + 1 : place + 1 + kinds]
        story.cards.extend(cards)
        story.unseen.append(sum(cards))
        return place + kinds
    seat = code // FACTS % MAX_SEATS
    draw(story, seat * HAND_LIMIT + story.size[seat], kinds)
    story.size[seat] += 1
    return place


def draw(story: Story, slot: i64, kinds: i64) -> None:
    """Put a card into a hand; the observer's own are known."""
    shuffling: i64 = len(story.unseen) - 1
    kind: i64 = story.known[story.draws]
    story.kind[slot] = kind
    story.source[slot] = shuffling
    story.number[slot] = story.draws
    story.excluded[slot] = 0
    story.draws += 1
    if kind != UNKNOWN:
        story.cards[shuffling * kinds + kind] -= 1
        story.unseen[shuffling] -= 1


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
    if not settle(story, seat, taken - base, kind):
        return False
    show(story, seat, taken, kind, kinds)
    return True


def play_own(story: Story, seat: i64, kind: i64) -> None:
    """The observer knows which card it was: the oldest of its kind."""
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
    """A card of a shuffling is no longer hidden."""
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


def settle(story: Story, seat: i64, place: i64, kind: i64) -> bool:
    """A card that was shown proves a claim, or leaves it to the others; False if there are no others."""
    below: i64 = (1 << place) - 1
    kept: list[int] = []
    for index in range(0, len(story.claims), 3):
        who: i64 = story.claims[index]
        places: i64 = story.claims[index + 1]
        kinds: i64 = story.claims[index + 2]
        if who == seat:
            if (places >> place) & (kinds >> kind) & 1:
                continue
            places = (places & below) | ((places >> 1) & ~below)
            if places == 0:
                return False
        kept.extend([who, places, kinds])
    story.claims = kept
    return True


def deal(view: State, story: Story, rng: Rng) -> bool:
    """Deal what is not shown to those who hold it. Return False if that breaks a fact."""
    kinds = view.plan.kinds
    fits = True
    for slot, shuffling in enumerate(story.source):
        if shuffling < 0 or story.kind[slot] != UNKNOWN:
            continue
        left = rng.below(story.unseen[shuffling])
        place: i64 = shuffling * kinds
        left -= story.cards[place]
        while left >= 0:
            place += 1
            left -= story.cards[place]
        kind = place - shuffling * kinds
        story.cards[place] -= 1
        story.unseen[shuffling] -= 1
        story.kind[slot] = kind
        story.known[story.number[slot]] = kind
        if (story.excluded[slot] >> kind) & 1:
            fits = False
    for index in range(0, len(story.claims), 3):
        base: i64 = story.claims[index] * HAND_LIMIT
        proved = False
        for slot in range(HAND_LIMIT):
            if (story.claims[index + 1] >> slot) & 1 and (story.claims[index + 2] >> story.kind[base + slot]) & 1:
                proved = True
        if not proved:
            fits = False
    return fits


# --- Hands from two shufflings ----------------------------------------------------------------------------------------


def is_mixed(view: State) -> bool:
    """Say whether somebody has played from a hand whose cards came from two shufflings, as far as one can tell."""
    size = [0] * view.plan.players
    sources = [0] * view.plan.players  # by seat: the shufflings that its cards may have come from, a mask
    shuffling: i64 = 0
    draws: i64 = 0
    place: i64 = 0
    while place < len(view.past):
        code: i64 = view.past[place]
        what = code % FACTS
        seat = code // FACTS % MAX_SEATS
        if what == FILLED:
            shuffling += 1
            place += view.plan.kinds
        elif what == DREW:
            if view.drawn[draws] == UNKNOWN:
                sources[seat] = (sources[seat] if size[seat] else 0) | 1 << shuffling
                size[seat] += 1
            draws += 1
        elif what == PLAYED and size[seat]:
            if sources[seat] & (sources[seat] - 1):
                return True
            size[seat] -= 1
        place += 1
    return False


def best_weight(view: State, story: Story, place: i64) -> float:
    """Return the most that a story can weigh when it goes on from a place in the facts."""
    kinds = view.plan.kinds
    while place < len(view.past):
        code: i64 = view.past[place]
        seat = code // FACTS % MAX_SEATS
        number = code // FACTS // MAX_SEATS
        base = seat * HAND_LIMIT
        if code % FACTS == FILLED or code % FACTS == DREW:
            place = fill_or_draw(view, story, place)
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
    """Return a copy that goes on by itself, as far as the weight needs it."""
    copy = Story(view)
    copy.cards = story.cards[:]
    copy.unseen = story.unseen[:]
    copy.size = story.size[:]
    copy.kind = story.kind[:]
    copy.source = story.source[:]
    copy.draws = story.draws
    copy.weight = story.weight
    copy.forks = story.forks + 1
    return copy
