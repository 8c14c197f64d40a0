"""What abilities and the options of action III are worth in Vienna, in points: the second half of `vienna_worth`."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import abilities, cards, ids, missions, placement
from safehouse.games.vienna.bots.worth import AGENT_RANK, BRIBE, Outlook
from safehouse.games.vienna.ids import BUILDINGS, KINDS, NONE, SLOTS
from safehouse.games.vienna.state import State

SPARE_AGENT: Final = 0.6  # an agent in the supply
TWO_CARDS: Final = 1.2
# How often a round an ability is used, by its number, where that does not depend on the position.
USES: Final = [
    0.42, 0.42, 0.42,  # bribe X in action II: one of three cards, if not too dear
    0.22, 0.22, 0.22,  # colour X
    0.25, 0.22, 0.22, 0.22,  # flag X; a discount also draws the agent there
    0.42, 0.42,  # marker X in action IV
    0.0, 0.0,  # foreign agents: counted
    0.25, 0.22, 0.22, 0.22,  # seal X
    0.0, 0.0,
    0.14, 0.14, 0.14,  # info X
    0.35, 0.35,  # jokers
    0.0,  # new infos: counted
    0.18, 0.55,  # square of a number, any info
]  # fmt: skip
FOREIGN_AT_LEAST: Final = 0.3
FOREIGN_DRAW: Final = 1.1
NEW_INFO_HOPE: Final = 0.6
JOKER_GAIN: Final = 1.3


def drawer_worth(o: Outlook, card: i64) -> float:
    """What a card in a drawer is worth over the rounds to come."""
    t = o.t
    ability: i64 = t.plan.ability[card]
    if ability >= len(USES):
        return 0.0  # newer than these figures
    x: i64 = t.plan.x[card]
    if ability == ids.NEW_INFO_POINTS:
        missing = 0
        for kind in range(KINDS):
            if t.info[o.seat * KINDS + kind] == 0:
                missing += 1
        return float(abilities.MANY_POINTS * missing) * NEW_INFO_HOPE * o.fade
    uses = USES[ability]
    if uses == 0.0:
        taken = placement.count_bits(abilities.foreign_agents(t, o.seat))
        uses = 0.75 * min(0.7, max(FOREIGN_AT_LEAST, FOREIGN_DRAW * float(taken) / float(BUILDINGS)))
    return uses * use_worth(o, ability, x) * o.later


def use_worth(o: Outlook, ability: i64, x: i64) -> float:
    """What an ability brings each time."""
    bribe = BRIBE * o.fade
    if ability == ids.BRIBE_MORE or ability == ids.BRIBE_JOKER:
        return o.colour[x] * o.fade
    if ability == ids.BRIBE_POINTS or ability == ids.MARKER_POINTS:
        return float(abilities.SOME_POINTS)
    if ability == ids.COLOUR_POINTS or ability == ids.FLAG_POINTS or ability == ids.SEAL_POINTS:
        return float(abilities.PLACE_POINTS)
    if (
        ability == ids.BRIBE_MARKER
        or ability == ids.COLOUR_MARKER
        or ability == ids.FLAG_MARKER
        or ability == ids.SEAL_MARKER
    ):
        return o.any_step() + 0.5
    if ability == ids.FOREIGN_BRIBES:
        return 1.7 * o.colour[x] * o.fade
    if ability == ids.FOREIGN_POINTS:
        return float(abilities.MANY_POINTS)
    if ability == ids.FOREIGN_CARDS:
        return TWO_CARDS
    if ability == ids.INFO_BRIBES:
        return 0.9 * bribe * float(o.t.plan.players)
    if ability == ids.INFO_POINTS:
        return float(abilities.INFO_WORTH)
    if ability == ids.INFO_MARKER:
        return 2.0 * (o.step[x] + 1.0)
    if ability == ids.MARKER_JOKER:
        return JOKER_GAIN
    if ability == ids.SQUARE_BRIBES:
        return bribe * (float(x) + 2.0) * 0.9
    return bribe


def bonus_worth(o: Outlook, got: list[int]) -> float:
    """What the drawers give, as `abilities.bonuses` lists it."""
    worth = float(got[0])
    for kind in range(KINDS):
        if got[1 + kind]:
            worth += o.some_more(kind, got[1 + kind])
    for index in range(1 + KINDS, len(got)):
        item: i64 = got[index]
        if item == ids.ONE_BRIBE:
            worth += o.best_bribe(1)
        elif item == ids.ANY_MARKER:
            worth += o.any_step()
        elif item == ids.DIFFERENT:
            worth += float(o.t.plan.players) * 0.8 * o.best_bribe(1)
        elif item == ids.TWO_CARDS:
            worth += TWO_CARDS if o.later > 0.0 else 0.0
        elif item >= ids.PUSH:
            worth += 2.0 * o.step[item - ids.PUSH]
        else:
            worth += o.best_bribe(item - ids.LOT + 2)
    return worth


def best_action(o: Outlook, t: State) -> tuple[float, int]:
    """Return the best of action III's options in `t`, this position or one imagined from it, and its worth."""
    best = -1000.0
    choice = ids.PASS
    for action in placement.action_options(t, o.seat):
        if action >= ids.PLACE:
            worth = placed(o, t, action - ids.PLACE)
        elif action == ids.EARN:
            worth = o.coins_more(2)
        else:
            have: i64 = t.bribe[o.seat * KINDS + action - ids.TAKE]
            worth = o.holding(action - ids.TAKE, have + 2) - o.holding(action - ids.TAKE, have)
        if worth > best:
            best = worth
            choice = action
    return best, choice


def placed(o: Outlook, t: State, building: i64) -> float:
    """What an agent on a building brings, his price taken off."""
    seat = o.seat
    worth = o.base[building]
    if t.supply[seat] == 0 and not (t.figure[seat] == NONE and placement.figure_ready(t, seat)):
        worth = moved(o, building)
    elif t.plan.full:
        worth += AGENT_RANK * 0.5 - SPARE_AGENT
    else:
        worth -= SPARE_AGENT * o.fade
    paid = pay_price(o, t, building)
    worth += bonus_worth(o, placement.yields(t, seat, building)[1:])
    if t.plan.full:
        worth += commission(o, t, building)
    for kind in range(KINDS):
        if paid[kind]:
            have: i64 = t.bribe[seat * KINDS + kind]
            worth -= o.holding(kind, have + paid[kind]) - o.holding(kind, have)
            t.bribe[seat * KINDS + kind] = have + paid[kind]
    return worth


def moved(o: Outlook, building: i64) -> float:
    """The same, with an agent from another building: the one who is missed least."""
    best = -1000.0
    for source in range(BUILDINGS):
        if (o.agents >> source) & 1:
            worth = o.put(o.agents & ~(1 << source), building) - o.loss(o.agents, source)
            best = max(best, worth)
    return best


def pay_price(o: Outlook, t: State, building: i64) -> list[int]:
    """Take the price out of `t`, the least missed bribes first, and return them by kind."""
    seat = o.seat
    price = placement.price(t, seat, building)
    means = placement.means_for(t, placement.discounts(t, seat), building)
    paid = [0] * KINDS
    while price > 0:
        cheapest: i64 = NONE
        least = 1000.0
        for kind in range(KINDS):
            have: i64 = t.bribe[seat * KINDS + kind]
            if (means >> kind) & 1 and have > 0:
                missed = o.holding(kind, have) - o.holding(kind, have - 1)
                if missed < least:
                    least = missed
                    cheapest = kind
        if cheapest == NONE:
            break
        t.bribe[seat * KINDS + cheapest] -= 1
        paid[cheapest] += 1
        price -= 1
    return paid


def commission(o: Outlook, t: State, building: i64) -> float:
    """V11.1: the rewards of own missions that an agent here fulfils, or the best one to accept."""
    seat = o.seat
    flag: i64 = t.flag[building]
    before: i64 = t.agents[seat]
    infos = t.info[seat * KINDS : (seat + 1) * KINDS]
    t.agents[seat] = before | (1 << building)
    for square in placement.completed(t, t.agents[seat], building):
        t.info[seat * KINDS + t.tile[square]] += 1
    rewards = 0.0
    free = False
    for slot in range(cards.slots_of(t, seat)):
        mission: i64 = t.desk[seat * SLOTS + slot]
        if mission == NONE:
            free = True
        elif t.plan.mission_flag[mission] == flag and missions.fulfils(t, seat, mission):
            rewards += o.fulfilled(mission)
    if free:
        for mission in t.offer:
            if mission != NONE and t.plan.mission_flag[mission] == flag:
                rewards = max(rewards, o.accepted(mission))
    t.agents[seat] = before
    for kind in range(KINDS):
        t.info[seat * KINDS + kind] = infos[kind]
    return rewards
