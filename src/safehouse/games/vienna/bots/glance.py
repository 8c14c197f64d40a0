"""What each option of a question in Vienna looks like at a glance, for a network: rules of thumb, the value function.

The network of `network.py` reads these numbers beside the features of the position. They see the redacted state only.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Callable, Sequence

from safehouse.core.game import GameState
from safehouse.games.vienna import ids, scoring
from safehouse.games.vienna.bots.actions import placed
from safehouse.games.vienna.bots.expert import fitted_net
from safehouse.games.vienna.bots.greedy import (
    KEEP_FIGURE,
    imagine_drawer,
    marker_gain,
    missed_bribe,
    round_gain,
    slot_worth,
    stored_gain,
    taken,
    thing_worth,
)
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.bots.worth import AGENT_RANK, COIN_DUE, Outlook
from safehouse.games.vienna.cards import count_assigned
from safehouse.games.vienna.ids import ACTIONS, EMPTY_SLOT, HAND, KINDS
from safehouse.games.vienna.rules import Vienna

# Of each option: what the rules of thumb say and how much better the best is; the same by the value function after
# the pick; and what a card brings in the action that it would be assigned to.
NUMBERS = 5
# What lies further apart is as good or bad.
MOST = 30.0
SCALE = 10.0


def glance(view: GameState, seat: int, options: Sequence[int]) -> list[float]:
    """Return NUMBERS numbers for each option."""
    assert isinstance(view, Vienna)
    # The outlook tries things out on a state of its own.
    scratch = view.clone()
    outlook = Outlook(scratch, seat)
    single = [0.0] * len(options)
    if view.phase == ids.ASSIGNING:
        worths, single = assigned(scratch, seat, outlook, options)
        finals = [0.0] * len(options)
    else:
        weigh = WORTHS.get(view.phase)
        worths = [weigh(scratch, seat, outlook, action) for action in options] if weigh else [0.0] * len(options)
        finals = judged(view, seat, options)
    best, most = max(worths), max(finals)
    found: list[float] = []
    for worth, final, own in zip(worths, finals, single, strict=True):
        found += [limit(worth), limit(worth - best), limit(final), limit(final - most), limit(own)]
    return found


def limit(worth: float) -> float:
    return max(-MOST, min(MOST, worth)) / SCALE


def judged(view: Vienna, seat: int, options: Sequence[int]) -> list[float]:
    """Return what each pick adds to the score that the value function expects."""
    judge = Judge(fitted_net(view.plan.full), view.plan.full)
    now = judge.final(view, seat)
    found = []
    for action in options:
        after = view.clone()
        after.apply(seat, action)
        found.append(judge.final(after, seat) - now)
    return found


def assigned(t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> tuple[list[float], list[float]]:
    """Return the best plan with each card next, as the greedy bot plans, and what the card brings by itself."""
    done = count_assigned(t, seat)
    given = [card for card in t.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] if card != EMPTY_SLOT]
    hand = [card for card in t.hand[seat * HAND : (seat + 1) * HAND] if card != EMPTY_SLOT]
    t.active = seat
    plans: dict[int, float] = {}
    alone: dict[int, float] = {}
    for first in given[:1] or hand:
        stored = imagine_drawer(t, seat, first, outlook)
        gain = stored_gain(t, stored, seat, outlook)
        marks = {card: marker_gain(stored, seat, t.plan.info_of[card], outlook) for card in hand}
        acted: dict[int, float] = {}
        for second in given[1:2] or hand:
            if second == first:
                continue
            bribe = t.plan.bribe_of[second]
            if bribe not in acted:
                acted[bribe] = round_gain(stored, seat, bribe, outlook)
            for fourth in hand:
                if fourth in (first, second):
                    continue
                worth = gain + acted[bribe] + marks[fourth]
                card = (first, second, fourth)[done]
                plans[card] = max(plans.get(card, -1000.0), worth)
                alone[card] = max(alone.get(card, -1000.0), (gain, acted[bribe], marks[fourth])[done])
    cards = [action - ids.ASSIGN for action in options]
    return [plans.get(card, 0.0) for card in cards], [alone.get(card, 0.0) for card in cards]


# --- What the rules of thumb say of one option, by phase ------------------------------------------------------------


def stored(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    return -slot_worth(t, seat, action - ids.DRAWER, outlook)


def acted(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    if action >= ids.PLACE:
        return placed(outlook, t, action - ids.PLACE)
    if action == ids.EARN:
        return outlook.coins_more(2)
    if action == ids.PASS:
        return 0.0
    return outlook.some_more(action - ids.TAKE, 2)


def sourced(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    source = action - ids.FROM
    if source >= ids.SUPPLY:
        return outlook.put(t.agents[seat], t.building) - (KEEP_FIGURE if source == ids.FIGURE else 0.0)
    rest = t.agents[seat] & ~(1 << source)
    staying = AGENT_RANK / 2 if t.plan.full else 0.0
    return outlook.put(rest, t.building) - outlook.loss(t.agents[seat], source) - staying


def paid(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    if action == ids.PASS:
        return -1.0
    kind = action - ids.PAY
    if kind == ids.COIN:
        return outlook.purse(t.coins[seat] - 1) - outlook.purse(t.coins[seat])
    return -missed_bribe(t, seat, kind, outlook)


def chosen(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    if action == ids.PASS:
        return 0.0
    if action == ids.DRAW_TWO:
        return 1.0 if outlook.later > 0 else -1.0
    if action >= ids.MARK:
        return marker_gain(t, seat, action - ids.MARK, outlook, by_action=t.phase == ids.SWERVING)
    size = t.item - ids.LOT + 2 if t.item >= ids.LOT else 1
    have = t.bribe[seat * KINDS + action - ids.GIFT]
    kind = action - ids.GIFT
    return outlook.holding(kind, have + size) - outlook.holding(kind, have)


def surrounded(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    return 0.0 if action == ids.PASS else outlook.sure[action - ids.SURROUND]


def third_walked(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    own = t.agents[seat]
    if action == ids.PASS or own >> action - ids.WALK & 1:
        return 0.0
    return outlook.put(own, action - ids.WALK)


def figure_walked(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    own = t.agents[seat]
    if action == ids.PASS:
        return taken(t, own, t.building, outlook)
    rest = own & ~(1 << t.figure[seat])
    gone = outlook.put(rest, action - ids.WALK) - outlook.loss(own, t.figure[seat])
    return gone + taken(t, rest, t.building, outlook)


def commissioned(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    if action == ids.PASS:
        return 0.0
    if action >= ids.ACCEPT:
        return outlook.accepted(action - ids.ACCEPT)
    return outlook.fulfilled(action - ids.FULFIL)


def boxed(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    number = action - ids.BOX
    return scoring.BOX_POINTS * number + outlook.purse(t.coins[seat] + t.amount - number)


def bought(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    if action == ids.PASS:
        return 0.0
    thing = action - ids.BUY
    price = ids.THING_PRICE[thing]
    return thing_worth(t, seat, thing, outlook) - min(COIN_DUE * price, outlook.purse(t.coins[seat]))


def removed(t: Vienna, seat: int, outlook: Outlook, action: int) -> float:
    return -outlook.loss(t.agents[seat], action - ids.REMOVE)


Worth = Callable[[Vienna, int, Outlook, int], float]
WORTHS: dict[int, Worth] = {
    ids.STORING: stored,
    ids.ACTING: acted,
    ids.SOURCING: sourced,
    ids.PAYING: paid,
    ids.SURROUNDING: surrounded,
    ids.CHOOSING: chosen,
    ids.SWERVING: chosen,
    ids.THIRD_WALKING: third_walked,
    ids.FIGURE_WALKING: figure_walked,
    ids.COMMISSIONING: commissioned,
    ids.BOXING: boxed,
    ids.BUYING: bought,
    ids.SETTLING: paid,
    ids.REMOVING: removed,
}
