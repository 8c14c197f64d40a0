"""A greedy bot for Vienna: it plans its round card by card, and answers every question with what is worth most.

It looks no further than its own turn; what comes later is in the weights of `vienna_worth`. It sees only the
redacted state.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Callable, Sequence

from safehouse.bots.base import PlanningBot
from safehouse.core.game import GameState
from safehouse.games.vienna import abilities, cards, ids, placement, scoring
from safehouse.games.vienna.bots.actions import best_action, drawer_worth
from safehouse.games.vienna.bots.worth import AGENT_RANK, COIN_DUE, Outlook
from safehouse.games.vienna.ids import ACTIONS, EMPTY_SLOT, HAND, KINDS, NONE, SLOTS
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.state import State

# What a thing brings, bought once: at once, and in every round to come.
THING_NOW = [0.5, 0.0, 0.5, 1.5, 0.0, 0.0]
THING_LATER = [0.15, 0.8, 0.3, 0.35, 0.6, 0.75]
NO_SUPPLY = 0.35  # an agent bought when none is left, in every round to come
DESK_HOPE = 0.8  # the next tile on the desk will be worth more (V12.2)
KEEP_FIGURE = 0.3  # rather an agent out of the supply than the figure


class GreedyBot(PlanningBot):
    """One seat of one game of Vienna."""

    name = "greedy"

    def plan(self, view: GameState, seat: int) -> list[int]:
        """Return the picks that answer the present question, or the first of them."""
        assert isinstance(view, Vienna)
        options = view.legal(seat)
        if len(options) == 1:
            return [options[0]]
        # The outlook tries things out on a state of its own.
        scratch = view.clone()
        outlook = Outlook(scratch, seat)
        if view.phase == ids.ASSIGNING:
            return self.assign(scratch, seat, outlook)
        return [ANSWERS[view.phase](self, scratch, seat, outlook, options)]

    # --- The round's cards ---------------------------------------------------------------------------------

    def assign(self, t: Vienna, seat: int, outlook: Outlook) -> list[int]:
        """Try every way to give cards to actions I, II and IV that goes on from what is assigned already."""
        given = [card for card in t.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] if card != EMPTY_SLOT]
        hand = [card for card in t.hand[seat * HAND : (seat + 1) * HAND] if card != EMPTY_SLOT]
        t.active = seat
        best = -1000.0
        row: list[int] = []
        for first in given[:1] or hand:
            stored = imagine_drawer(t, seat, first, outlook)
            gain = stored_gain(t, stored, seat, outlook)
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
                    worth = gain + acted[bribe] + marker_gain(stored, seat, t.plan.info_of[fourth], outlook)
                    if worth > best:
                        best = worth
                        row = [first, second, fourth]
        return [ids.ASSIGN + card for card in row[len(given) :]]

    def store(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """Into a free drawer, or in place of the card that is worth least."""
        return min(options, key=lambda action: slot_worth(t, seat, action - ids.DRAWER, outlook))

    # --- Action III ----------------------------------------------------------------------------------------

    def act(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        return best_action(outlook, t)[1]

    def source(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        def worth(action: int) -> float:
            source = action - ids.FROM
            if source >= ids.SUPPLY:
                return outlook.put(t.agents[seat], t.building) - (KEEP_FIGURE if source == ids.FIGURE else 0.0)
            rest = t.agents[seat] & ~(1 << source)
            staying = AGENT_RANK / 2 if t.plan.full else 0.0
            return outlook.put(rest, t.building) - outlook.loss(t.agents[seat], source) - staying

        return max(options, key=worth)

    def pay(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """What is missed least; what comes early in the row can be paid only now."""

        def missed(action: int) -> float:
            kind = action - ids.PAY
            if kind == ids.COIN:
                return outlook.purse(t.coins[seat]) - outlook.purse(t.coins[seat] - 1)
            return missed_bribe(t, seat, kind, outlook)

        return min(options, key=missed)

    def surround(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        return next(action for action in options if action != ids.PASS)

    def lead(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """Any Feld agent: nothing is known yet that speaks for one of them."""
        return options[self.rng.below(len(options))]

    def fire(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        return options[0]

    def choose_bonus(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        if ids.DRAW_TWO in options:
            return ids.DRAW_TWO if outlook.later > 0 else ids.PASS
        if options[-1] >= ids.MARK:
            return self.mark(t, seat, outlook, options)
        # Picks come in ascending order: take the lowest of the best ones together.
        size = t.item - ids.LOT + 2 if t.item >= ids.LOT else 1
        have = t.bribe[seat * KINDS : (seat + 1) * KINDS]
        kinds = [action - ids.GIFT for action in (options if t.item != ids.DIFFERENT else range_of_gifts(t))]
        picks: list[int] = []
        for _ in range(t.count):
            best = max(
                kinds, key=lambda kind: outlook.holding(kind, have[kind] + size) - outlook.holding(kind, have[kind])
            )
            have[best] += size
            picks.append(best)
            if t.item == ids.DIFFERENT:
                kinds.remove(best)
        return ids.GIFT + min(picks)

    def mark(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """The best marker, unless standing still is better."""
        marks = [action for action in options if action != ids.PASS]
        best = max(
            marks,
            key=lambda action: marker_gain(t, seat, action - ids.MARK, outlook, by_action=t.phase == ids.SWERVING),
        )
        if ids.PASS in options and outlook.step[best - ids.MARK] < 0:
            return ids.PASS
        return best

    # --- Walks, missions, money ----------------------------------------------------------------------------

    def walk_third(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """Where he helps most."""
        own = t.agents[seat]
        return max(
            options, key=lambda action: outlook.put(own, action - ids.WALK) if not own >> action - ids.WALK & 1 else 0.0
        )

    def walk_figure(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """Rather where it completes or nears more squares than it leaves."""
        own = t.agents[seat]
        rest = own & ~(1 << t.figure[seat])

        def worth(action: int) -> float:
            if action == ids.PASS:
                return taken(t, own, t.building, outlook)
            gone = outlook.put(rest, action - ids.WALK) - outlook.loss(own, t.figure[seat])
            return gone + taken(t, rest, t.building, outlook)

        return max(options, key=worth)

    def commission(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """Fulfil what can be fulfilled, unless accepting one is worth more than all of it."""
        fulfil = [action for action in options if ids.FULFIL <= action < ids.ACCEPT]
        rewards = sum(outlook.fulfilled(action - ids.FULFIL) for action in fulfil)
        best, choice = 0.0, ids.PASS
        if fulfil:
            best, choice = rewards, fulfil[0]
        for action in options:
            if action >= ids.ACCEPT:
                worth = outlook.accepted(action - ids.ACCEPT)
                if worth > best:
                    best, choice = worth, action
        return choice

    def box(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        def worth(action: int) -> float:
            number = action - ids.BOX
            return scoring.BOX_POINTS * number + outlook.purse(t.coins[seat] + t.amount - number)

        return max(options, key=worth)

    def buy(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        best, choice = 0.0, ids.PASS
        for action in options:
            if action != ids.PASS:
                thing = action - ids.BUY
                price = ids.THING_PRICE[thing]
                worth = thing_worth(t, seat, thing, outlook) - min(COIN_DUE * price, outlook.purse(t.coins[seat]))
                if worth > best:
                    best, choice = worth, action
        return choice

    def settle(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        """V10.3: a bribe for an agent when shillings do not suffice, or when it is worth less than a shilling."""
        bribes = [action for action in options if action != ids.PASS]
        short = t.coins[seat] < t.owed
        cheapest = min(bribes, key=lambda action: missed_bribe(t, seat, action - ids.PAY, outlook))
        limit = AGENT_RANK if short else outlook.purse(t.coins[seat]) - outlook.purse(t.coins[seat] - 1)
        return cheapest if missed_bribe(t, seat, cheapest - ids.PAY, outlook) < limit else ids.PASS

    def remove(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        own = t.agents[seat]
        return min(options, key=lambda action: outlook.loss(own, action - ids.REMOVE))

    def post(self, t: Vienna, seat: int, outlook: Outlook, options: Sequence[int]) -> int:
        return options[self.rng.below(len(options))]


Answer = Callable[[GreedyBot, Vienna, int, Outlook, Sequence[int]], int]
ANSWERS: dict[int, Answer] = {
    ids.STORING: GreedyBot.store,
    ids.ACTING: GreedyBot.act,
    ids.SOURCING: GreedyBot.source,
    ids.PAYING: GreedyBot.pay,
    ids.SURROUNDING: GreedyBot.surround,
    ids.FIRING: GreedyBot.fire,
    ids.CHOOSING: GreedyBot.choose_bonus,
    ids.SWERVING: GreedyBot.mark,
    ids.THIRD_WALKING: GreedyBot.walk_third,
    ids.FIGURE_WALKING: GreedyBot.walk_figure,
    ids.COMMISSIONING: GreedyBot.commission,
    ids.BOXING: GreedyBot.box,
    ids.BUYING: GreedyBot.buy,
    ids.SETTLING: GreedyBot.settle,
    ids.REMOVING: GreedyBot.remove,
    ids.POSTING: GreedyBot.post,
    ids.CHOOSING_FIGURE: GreedyBot.lead,
}


def range_of_gifts(t: State) -> list[int]:
    return [ids.GIFT + kind for kind in range(t.least, KINDS)]


def slot_worth(t: State, seat: int, slot: int, outlook: Outlook) -> float:
    card = t.drawer[seat * SLOTS + slot]
    return drawer_worth(outlook, card) if card != NONE else 0.0


def imagine_drawer(t: Vienna, seat: int, card: int, outlook: Outlook) -> Vienna:
    """Return the position with a card in the drawer that suits it best."""
    after = t.clone()
    slot = min(
        (action - ids.DRAWER for action in cards.drawer_options(after, card)),
        key=lambda slot: slot_worth(t, seat, slot, outlook),
    )
    after.drawer[seat * SLOTS + slot] = card
    return after


def stored_gain(t: State, after: State, seat: int, outlook: Outlook) -> float:
    """What the drawers gain for the rounds to come."""
    gain = 0.0
    for slot in range(SLOTS):
        if t.drawer[seat * SLOTS + slot] != after.drawer[seat * SLOTS + slot]:
            gain += slot_worth(after, seat, slot, outlook) - slot_worth(t, seat, slot, outlook)
    return gain


def round_gain(stored: Vienna, seat: int, bribe: int, outlook: Outlook) -> float:
    """What action II with this bribe, and the best action III after it, bring."""
    after = stored.clone()
    before = after.score[seat]
    have = after.bribe[seat * KINDS + bribe]
    abilities.take_bribe(after, seat, bribe)
    gain = float(after.score[seat] - before)
    gain += outlook.holding(bribe, after.bribe[seat * KINDS + bribe]) - outlook.holding(bribe, have)
    if after.agenda:
        gain += outlook.any_step()
    return gain + best_action(outlook, after)[0]


def marker_gain(t: State, seat: int, info: int, outlook: Outlook, by_action: bool = True) -> float:
    """What it is worth to move a marker, by action IV or by a bonus."""
    gain = outlook.step[info]
    if not by_action:
        return gain
    if abilities.has(t, seat, ids.MARKER_POINTS, info):
        gain += abilities.SOME_POINTS
    if abilities.has(t, seat, ids.MARKER_BRIBE, info):
        gain += outlook.best_bribe(1)
    if t.phase != ids.SWERVING and abilities.may_swerve(t, seat, info):
        gain = max(gain, outlook.any_step())
    return gain


def taken(t: State, agents: int, building: int, outlook: Outlook) -> float:
    """What the squares around a building that these agents surround are worth."""
    return sum(outlook.sure[square] for square in placement.completed(t, agents, building))


def missed_bribe(t: State, seat: int, kind: int, outlook: Outlook) -> float:
    have = t.bribe[seat * KINDS + kind]
    return outlook.holding(kind, have) - outlook.holding(kind, have - 1)


def thing_worth(t: State, seat: int, thing: int, outlook: Outlook) -> float:
    worth = THING_NOW[thing] + THING_LATER[thing] * outlook.later
    if thing == ids.AGENT:
        if t.supply[seat] == 0:
            worth += NO_SUPPLY * outlook.later
    elif thing != ids.SIDE_TABLE:
        tiles = sum(t.gear[seat] >> tile & 1 for tile in (ids.TELEPHONE, ids.MAP, ids.CASH_BOX, ids.SEAL))
        worth += scoring.DESK_POINTS[tiles + 1] - scoring.DESK_POINTS[tiles] + DESK_HOPE
    return worth
