"""What a seat knows, and the worlds that it cannot tell apart."""

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng, shuffle
from safehouse.games.heimlich import ids, past
from safehouse.games.heimlich.dossier import entries_for
from safehouse.games.heimlich.hands import PATIENCE, any_card, claims_hold
from safehouse.games.heimlich.imagined import imagine_cards
from safehouse.games.heimlich.state import State


def copy_known(view: State, world: State, observer: i64) -> None:
    """Add to a state with the public fields what the observer knows besides; the rest becomes UNKNOWN."""
    view.copy_own(world, observer)
    view.owner = [known_owner(world, owner, observer) for owner in world.owner]
    if world.plan.sealed:
        copy_known_dossiers(view, world, observer)
    if world.plan.rulings_2:
        copy_known_cards(view, world, observer)


def known_owner(world: State, owner: i64, observer: i64) -> i64:
    """H2.3: players see only their own card; H3.7: at the end all are shown. Which agents are in play is public."""
    if owner > ids.BYSTANDER or owner == observer or world.phase == ids.FINISHED:
        return owner
    return UNKNOWN


def copy_known_dossiers(view: State, world: State, observer: i64) -> None:
    """H5.1: nobody sees another's dossier until the end, nor how far its writer is while all are writing."""
    hidden: i64 = UNKNOWN if world.filed else ids.BLANK
    view.dossier = [hidden] * len(world.dossier)
    for seat in range(world.plan.players):
        if seat == observer or world.phase == ids.FINISHED:
            for place in range(seat * ids.AGENTS, (seat + 1) * ids.AGENTS):
                view.dossier[place] = world.dossier[place]


def copy_known_cards(view: State, world: State, observer: i64) -> None:
    """H4.1: everyone sees who draws a card, and only its owner sees which."""
    view.drawn = []
    for code in world.past:
        if code % past.FACTS == past.DREW:
            mine = past.seat_of(code) == observer
            view.drawn.append(world.drawn[len(view.drawn)] if mine else UNKNOWN)


def imagine(view: State, rng: Rng) -> None:
    """Fill what is UNKNOWN with a world that fits, each as often as chance would deal it."""
    if view.phase == ids.FINISHED and not view.plan.top_secret:
        return
    imagine_owners(view, rng)
    if view.filed:
        imagine_dossiers(view, rng)
    if view.plan.rulings_2:
        imagine_cards(view, rng)
    elif view.plan.top_secret:
        imagine_hands(view, rng)


def imagine_owners(view: State, rng: Rng) -> None:
    """H2.3, H4.10: every way to give the unseen identities to the seats that hold them is equally likely."""
    if UNKNOWN not in view.owner:
        return
    before_the_deal = view.phase == ids.CHOOSING_COLOURS or view.phase == ids.CHOOSING_STARTER
    cards: list[int] = []
    for seat in range(view.plan.players):
        held: i64 = view.owned[seat] if view.plan.sealed else 1
        if before_the_deal or (view.phase == ids.DEALING and seat >= view.drawer):
            held = 0
        for owner in view.owner:
            if owner == seat:
                held -= 1
        cards += [seat] * held
    unseen = [agent for agent in range(ids.AGENTS) if view.owner[agent] == UNKNOWN]
    while len(cards) < len(unseen):
        cards.append(ids.BYSTANDER)
    shuffle(cards, rng)
    for index, agent in enumerate(unseen):
        view.owner[agent] = cards[index]


def imagine_dossiers(view: State, rng: Rng) -> None:
    """H5.5: an unseen dossier may hold any entries for the agents that its writer did not own at that time."""
    for seat in range(view.plan.players):
        base = seat * ids.AGENTS
        if UNKNOWN not in view.dossier[base : base + ids.AGENTS]:
            continue
        mine = [agent for agent in range(ids.AGENTS) if view.owner[agent] == seat]
        # Any of the cards held now may be those held then.
        shuffle(mine, rng)
        mine = mine[: view.knew[seat]]
        entries = entries_for(view, seat)
        for agent in range(ids.AGENTS):
            blank = agent in mine or not (view.in_play >> agent) & 1
            view.dossier[base + agent] = ids.BLANK if blank else entries[rng.below(len(entries))]


def imagine_hands(view: State, rng: Rng) -> None:
    """Rulings 1: deal the unseen cards of every shuffling to the slots filled from it; the newest one leaves the pile.

    Deals are drawn uniformly and thrown away if they break a public fact, so what remains has the right
    frequencies.
    """
    unseen: list[int] = []
    for place, kind in enumerate(view.hand):
        if kind == UNKNOWN and view.edition[place] >= 0:
            unseen.append(place)
    if view.pile_size and view.pile[0] != UNKNOWN:
        return
    for attempt in range(PATIENCE + 1):
        deal(view, unseen, rng)
        if attempt == PATIENCE or fits(view, unseen):
            return


def deal(view: State, unseen: list[int], rng: Rng) -> None:
    kinds = view.plan.kinds
    newest: i64 = len(view.pool) // kinds - 1
    for edition in range(newest + 1):
        cards = view.pool[edition * kinds : (edition + 1) * kinds]
        left: i64 = 0
        for count in cards:
            left += count
        for place, held in enumerate(view.hand):
            if view.edition[place] == edition and place not in unseen:
                cards[held] -= 1
                left -= 1
        for place in unseen:
            if view.edition[place] == edition:
                kind = any_card(cards, 0, left, rng)
                cards[kind] -= 1
                left -= 1
                view.hand[place] = kind
        if edition == newest:
            view.pile = cards


def fits(view: State, unseen: list[int]) -> bool:
    """Return whether the hands agree with what can be deduced in public (`hands`)."""
    for place in unseen:
        if (view.excluded[place] >> view.hand[place]) & 1:
            return False
    return claims_hold(view.claims, view.hand)


def private_key(t: State, seat: i64) -> int:
    """Return the identities of a seat, as a mask: whose stones it wants to see in front."""
    key: i64 = 0
    for agent in range(ids.AGENTS):
        if t.owner[agent] == seat:
            key |= 1 << agent
    return key
