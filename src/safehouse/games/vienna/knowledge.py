"""What a seat knows, and the worlds that it cannot tell apart: the cards in hands and face down are secret."""

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.cards import into_hand
from safehouse.games.vienna.scoring import set_points, tile_points
from safehouse.games.vienna.state import State


def copy_known(view: State, world: State, observer: i64) -> None:
    """Add to a state with the public fields what the observer knows besides; the rest becomes UNKNOWN."""
    view.copy_own(world, observer)
    view.where = [UNKNOWN] * len(world.where)
    for card in range(len(world.where)):
        place: i64 = world.where[card]
        if place == ids.DISCARD or place == ids.GONE or (place >= ids.IN_DRAWER and place < ids.IN_DRAWER + ids.SEATS):
            view.where[card] = place
        elif observer >= 0 and place == ids.IN_HAND + observer:
            view.where[card] = place
    for seat in range(world.plan.players):
        if seat == observer:
            continue
        # A sealed answer: all cards seem to be in the hand.
        down: i64 = world.faced[seat]
        for action in range(ids.ACTIONS):
            if (down >> action) & 1:
                view.assigned[seat * ids.ACTIONS + action] = UNKNOWN
        for index in range(world.held[seat] - ids.COUNT_OF[down]):
            view.hand[seat * ids.HAND + index] = UNKNOWN


def imagine(view: State, rng: Rng) -> None:
    """Deal the unseen cards: those of older shufflings and those of the newest one, to the seats that hold them.

    Cards are unique, so every way to deal them and to lay them down is equally likely.
    """
    if not view.where:
        return
    old: list[int] = []
    new: list[int] = []
    for card in range(view.plan.deck):
        if view.where[card] == UNKNOWN:
            if view.edition[card] < view.shuffles:
                old.append(card)
            else:
                new.append(card)
    for seat in range(view.plan.players):
        if view.held[seat] == 0 or not hides(view, seat):
            continue
        extras: i64 = 0
        if view.faced[seat] and view.phase != ids.OPENING_REST:
            # What a seat holds besides cards face down was drawn after those were assigned (126–130).
            extras = view.held[seat] - ids.COUNT_OF[view.faced[seat]]
        drawn = take_cards(extras, view.extra_old[seat] if extras else 0, old, new, rng)
        earlier = view.hidden_old[seat] - (view.extra_old[seat] if extras else 0)
        lay_out(view, seat, take_cards(view.held[seat] - extras, earlier, old, new, rng), drawn, rng)
    for card in new:
        view.where[card] = ids.PILE


def hides(view: State, seat: i64) -> bool:
    """Return whether a seat has cards that the observer does not know."""
    return (
        view.hand[seat * ids.HAND] == UNKNOWN or UNKNOWN in view.assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS]
    )


def take(pool: list[int], rng: Rng) -> i64:
    """Take a card at random out of a pool."""
    place = rng.below(len(pool))
    card: i64 = pool[place]
    pool[place] = pool[len(pool) - 1]
    pool.pop()
    return card


def take_cards(number: i64, from_old: i64, old: list[int], new: list[int], rng: Rng) -> list[int]:
    """Take cards at random, this many of them from older shufflings."""
    return [take(old if index < from_old else new, rng) for index in range(number)]


def lay_out(view: State, seat: i64, cards: list[int], drawn: list[int], rng: Rng) -> None:
    """Put a seat's cards under the actions that are still face down; the rest, and what it drew, into its hand."""
    for card in cards + drawn:
        view.where[card] = ids.IN_HAND + seat
    for place in range(seat * ids.ACTIONS, (seat + 1) * ids.ACTIONS):
        if view.assigned[place] == UNKNOWN:
            view.assigned[place] = take(cards, rng)
    for place in range(seat * ids.HAND, (seat + 1) * ids.HAND):
        view.hand[place] = ids.EMPTY_SLOT
    for card in cards + drawn:
        into_hand(view, seat, card)


def prospects(t: State, seat: i64) -> float:
    """Return points now, and what tiles, sets, agents, bribes and money promise."""
    if t.phase == ids.FINISHED:
        return float(t.score[seat])
    hope = float(t.score[seat] + tile_points(t, seat))
    if not t.plan.full:
        hope += float(set_points(t, seat))
    tiles: i64 = 0
    bribes: i64 = 0
    for kind in range(ids.KINDS):
        tiles += t.info[seat * ids.KINDS + kind]
        bribes += t.bribe[seat * ids.KINDS + kind]
    # Markers go on: a tile gains about two more areas in the first half of the game.
    left = float(t.plan.end - t.roof) / float(t.plan.end - t.plan.roof_start)
    hope += 3.0 * left * float(tiles) + 0.3 * float(bribes)
    return hope + 0.7 * float(t.coins[seat]) + 2.0 * float(t.box[seat])


def estimate(t: State) -> list[float]:
    """Guess the shares: the sixth power of what a seat may expect, so that a lead of a tenth counts almost double."""
    worth = [0.0] * t.plan.players
    total = 0.0
    for seat in range(t.plan.players):
        hope = prospects(t, seat) + 5.0
        cube = hope * hope * hope
        worth[seat] = cube * cube
        total += worth[seat]
    return [own / total for own in worth]
