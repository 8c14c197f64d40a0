"""Cards: drawn, assigned, shown, laid into drawers (V3.1, V3.6, V4)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.decision import Decision, Prompt, Step
from safehouse.games.vienna.state import State

FACE_DOWN: Final = (1 << ids.ACTIONS) - 1

# --- V3.1 Drawing --------------------------------------------------------------------------------------


def begin_draw(t: State, cards: i64) -> None:
    """Let the active player draw a number of cards."""
    t.to_draw = cards
    t.phase = ids.DRAWING
    if t.pile_left == 0:
        reshuffle(t)


def reshuffle(t: State) -> None:
    """V3.1: an empty pile: the discards are shuffled. From now on its cards are public."""
    t.shuffles += 1
    edition = t.edition[:]
    for card in range(t.plan.deck):
        if t.where[card] == ids.DISCARD:
            t.where[card] = ids.PILE
            edition[card] = t.shuffles
            t.pile_left += 1
    t.edition = edition
    for seat in range(t.plan.players):
        t.hidden_old[seat] = t.held[seat]
        if t.faced[seat]:
            t.extra_old[seat] = t.held[seat] - ids.COUNT_OF[t.faced[seat]]
    # V3.6: at most 40 cards are ever in drawers and hands.
    assert t.pile_left > 0
    if t.events is not None:
        t.tell("reshuffled", [])


class Drawing(Step):
    """V3.1, 126–130: a card from the pile, each as likely as the other."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(ids.CARD + card, 1) for card in range(t.plan.deck) if t.where[card] == ids.PILE]

    def sample(self, t: State, rng: Rng) -> i64:
        deck = t.plan.deck
        if t.pile_left * 3 > deck:
            while True:
                card = rng.below(deck)
                if t.where[card] == ids.PILE:
                    return ids.CARD + card
        left = rng.below(t.pile_left)
        card = 0
        while True:
            if t.where[card] == ids.PILE:
                if left == 0:
                    return ids.CARD + card
                left -= 1
            card += 1

    def choose(self, t: State, seat: i64, action: i64) -> None:
        card = action - ids.CARD
        owner = t.active
        t.where[card] = ids.IN_HAND + owner
        t.pile_left -= 1
        t.held[owner] += 1
        into_hand(t, owner, card)
        if t.events is not None:
            t.tell("drew", [owner], [card], [owner])
        t.to_draw -= 1
        if t.to_draw == 0:
            t.phase = ids.READY
        elif t.pile_left == 0:
            reshuffle(t)


def into_hand(t: State, seat: i64, card: i64) -> None:
    """Put a card into a hand, in ascending order, empty places last."""
    place = seat * ids.HAND
    while t.hand[place] != ids.EMPTY_SLOT and t.hand[place] < card:
        place += 1
    carried = card
    while carried != ids.EMPTY_SLOT:
        other: i64 = t.hand[place]
        t.hand[place] = carried
        carried = other
        place += 1


def out_of_hand(t: State, seat: i64, card: i64) -> None:
    place = seat * ids.HAND
    while t.hand[place] != card:
        place += 1
    last = seat * ids.HAND + ids.HAND - 1
    while place < last:
        t.hand[place] = t.hand[place + 1]
        place += 1
    t.hand[last] = ids.EMPTY_SLOT


# --- V3.1 Assigning, V3.6 ------------------------------------------------------------------------------


class Assigning(Decision):
    """V3.1: cards face down to actions I, II and IV, one after the other; all seats at the same time."""

    def options(self, t: State, seat: i64) -> list[int]:
        options: list[int] = []
        place = seat * ids.HAND
        while place < (seat + 1) * ids.HAND:
            card: i64 = t.hand[place]
            if card < 0:
                break
            options.append(ids.ASSIGN + card)
            place += 1
        return options

    def choose(self, t: State, seat: i64, action: i64) -> None:
        out_of_hand(t, seat, action - ids.ASSIGN)
        place = seat * ids.ACTIONS
        while t.assigned[place] != ids.EMPTY_SLOT:
            place += 1
        t.assigned[place] = action - ids.ASSIGN
        if place < seat * ids.ACTIONS + ids.ACTIONS - 1:
            return
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            begin_turns(t)

    def forget(self, t: State, seat: i64) -> None:
        for place in range(seat * ids.ACTIONS, (seat + 1) * ids.ACTIONS):
            if t.assigned[place] != ids.EMPTY_SLOT:
                into_hand(t, seat, t.assigned[place])
                t.assigned[place] = ids.EMPTY_SLOT

    def prompt(self, t: State, seat: i64) -> Prompt:
        return f"assigning-{min(count_assigned(t, seat), ids.ACTIONS - 1) + 1}", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "V3.1", "not_in_your_hand"


def count_assigned(t: State, seat: i64) -> i64:
    """Count the cards that a seat has assigned in this round."""
    return ids.ACTIONS - t.assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS].count(ids.EMPTY_SLOT)


def begin_turns(t: State) -> None:
    """V3.2: all have assigned. V3.6: first the cards that nobody assigned are shown."""
    t.asked = 0
    rest = False
    for seat in range(t.plan.players):
        t.faced[seat] = FACE_DOWN
        t.extra_old[seat] = 0
        if t.held[seat] > ids.ACTIONS:
            rest = True
    t.stage = ids.TURN
    t.phase = ids.OPENING_REST if rest else ids.READY


class OpeningRest(Step):
    """V3.6: what nobody assigned is discarded open."""

    def choose(self, t: State, seat: i64, action: i64) -> None:
        for owner in range(t.plan.players):
            for place in range(owner * ids.HAND, (owner + 1) * ids.HAND):
                card: i64 = t.hand[place]
                if card != ids.EMPTY_SLOT:
                    t.hand[place] = ids.EMPTY_SLOT
                    leave_hidden(t, owner, card)
                    if t.events is not None:
                        t.tell("discarded", [owner, card])
        t.phase = ids.READY


def leave_hidden(t: State, seat: i64, card: i64) -> None:
    """Note that a card is shown: this seat hides one card less."""
    t.held[seat] -= 1
    if t.edition[card] < t.shuffles:
        t.hidden_old[seat] -= 1
    t.where[card] = ids.DISCARD


def show(t: State, action: i64) -> i64:
    """Turn up the card that the active player assigned to an action (0: I, 1: II, 2: IV), and return it."""
    seat = t.active
    card: i64 = t.assigned[seat * ids.ACTIONS + action]
    t.assigned[seat * ids.ACTIONS + action] = ids.EMPTY_SLOT
    t.faced[seat] &= ~(1 << action)
    leave_hidden(t, seat, card)
    if t.events is not None:
        t.tell("showed", [seat, action, card])
    return card


# --- V4 Drawers ----------------------------------------------------------------------------------------


def slots_of(t: State, seat: i64) -> i64:
    """V4.1, V10.2: three drawers, and as many mission fields; four with the side table."""
    return ids.SLOTS if (t.gear[seat] >> ids.SIDE_TABLE) & 1 else ids.SLOTS - 1


def drawer_options(t: State, card: i64) -> list[int]:
    """V4.2: a card like one in the drawers must replace it. V4.3: otherwise the first free drawer, or any card."""
    first = t.active * ids.SLOTS
    plan = t.plan
    options: list[int] = []
    free = False
    for slot in range(slots_of(t, t.active)):
        other: i64 = t.drawer[first + slot]
        if other == ids.NONE:
            if not free:
                options.append(ids.DRAWER + slot)
            free = True
        elif plan.ability[other] == plan.ability[card] and plan.x[other] == plan.x[card]:
            return [ids.DRAWER + slot]
        else:
            options.append(ids.DRAWER + slot)
    return options


def begin_store(t: State, card: i64) -> None:
    t.card = card
    options = drawer_options(t, card)
    if len(options) == 1:
        store(t, options[0] - ids.DRAWER)
    else:
        t.phase = ids.STORING


class Storing(Decision):
    """V4.1: the card shown in action I goes into a drawer."""

    def options(self, t: State, seat: i64) -> list[int]:
        return drawer_options(t, t.card)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        store(t, action - ids.DRAWER)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "storing", [("card", "card.drawer", t.card)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        slot = action - ids.DRAWER
        if slot >= slots_of(t, seat):
            return "V4.1", "three_drawers"
        if t.drawer[seat * ids.SLOTS + slot] == ids.NONE:
            return "V4.3", "first_free_drawer"
        return "V4.2", "replace_its_like"


def store(t: State, slot: i64) -> None:
    """V4.1: face up into a drawer; V4.3: what lay there is discarded."""
    place = t.active * ids.SLOTS + slot
    other: i64 = t.drawer[place]
    if other != ids.NONE:
        t.where[other] = ids.DISCARD
    t.drawer[place] = t.card
    t.where[t.card] = ids.IN_DRAWER + t.active
    if t.events is not None:
        t.tell("stored", [t.active, t.card, slot])
        if other != ids.NONE:
            t.tell("discarded", [t.active, other])
    t.card = ids.NONE
    t.phase = ids.READY
