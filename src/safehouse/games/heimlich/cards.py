"""The Top Secret cards (H4.8): who may be named, and what happens.

A card is a line of the deck file: how many agents it names, where they must stand, and one of ten effects.
Its targets are picked one by one in ascending order, so that equal plays are one row of picks.
To add an effect: a number and a name in `ids`, a case in `has_target` and one in `carry_out`.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state import State

STONE_STEPS: Final = 3


def standing(t: State, building: i64) -> i64:
    """Return the agents in a building, as a mask."""
    mask: i64 = 0
    agent: i64 = 0
    while agent < ids.AGENTS:
        if t.at[agent] == building:
            mask |= 1 << agent
        agent += 1
    return mask


def eligible(t: State, kind: i64) -> i64:
    """Return the agents, or stones, that a card may name, as a mask."""
    if t.plan.effect[kind] == ids.ADVANCE_STONES:
        return stones_up_to(t, t.plan.stone_limit[kind])
    where = t.plan.where[kind]
    if where == ids.ANYWHERE:
        return t.in_play
    if where == ids.WITH_SAFE:
        return standing(t, t.safe)
    if where == ids.NOT_WITH_SAFE:
        return t.in_play & ~standing(t, t.safe)
    if where == ids.IN_RUIN:
        return standing(t, t.plan.ruin)
    if where == ids.NOT_IN_RUIN:
        return t.in_play & ~standing(t, t.plan.ruin)
    if where == ids.IN_CHURCH:
        return standing(t, t.plan.church)
    assert where == ids.NOT_IN_CHURCH
    return t.in_play & ~standing(t, t.plan.church)


def stones_up_to(t: State, limit: i64) -> i64:
    """H4.17: the stones that have not passed a field."""
    mask: i64 = 0
    for agent in ids.MEMBERS_OF[t.in_play]:
        if t.stone[agent] <= limit:
            mask |= 1 << agent
    return mask


def elsewhere(t: State, agent: i64) -> i64:
    """Return the agents that stand in another building than this one, as a mask."""
    return t.in_play & ~standing(t, t.at[agent])


def all_together(t: State) -> bool:
    return elsewhere(t, ids.MEMBERS_OF[t.in_play][0]) == 0


def has_target(t: State, kind: i64) -> bool:
    """H4.8: a card needs a legal target to be played; H4.10: except `second_identity`."""
    effect = t.plan.effect[kind]
    if effect == ids.TAKE_IDENTITY or effect == ids.MOVE_SAFE:
        return True
    if effect == ids.ALL_TO_CHURCH:  # H4.16
        return standing(t, t.plan.church) != t.in_play
    if effect == ids.JOIN or effect == ids.SWAP:
        return not all_together(t)
    return ids.COUNT_OF[eligible(t, kind)] >= t.plan.least[kind]


def playable_kinds(t: State) -> i64:
    """Return the kinds, as a mask, that the position allows."""
    mask: i64 = 0
    kind: i64 = 0
    while kind < t.plan.kinds:
        if has_target(t, kind):
            mask |= 1 << kind
        kind += 1
    return mask


def needs_pick(t: State, kind: i64) -> bool:
    return t.plan.most[kind] > 0 or t.plan.effect[kind] == ids.MOVE_SAFE


def still_nameable(t: State) -> i64:
    """Return the agents that may be named next, as a mask: above those named, and never into a dead end."""
    kind = t.card
    named: i64 = ids.COUNT_OF[t.picked]
    effect = t.plan.effect[kind]
    if named == t.plan.most[kind]:
        return 0
    if effect == ids.SWAP:
        if named == 1:
            first: i64 = ids.MEMBERS_OF[t.picked][0]
            return elsewhere(t, first) & ids.FROM[first + 1]
        mask: i64 = 0
        for agent in ids.MEMBERS_OF[t.in_play]:
            if elsewhere(t, agent) & ids.FROM[agent + 1]:
                mask |= 1 << agent
        return mask
    left = eligible(t, kind)
    if named > 0:
        return left & ids.FROM[ids.MEMBERS_OF[t.picked][named - 1] + 1]
    # The first of two must leave one above it to be the second.
    lacking: i64 = t.plan.least[kind] - 1
    while lacking > 0:
        left &= ~(1 << ids.MEMBERS_OF[left][ids.COUNT_OF[left] - 1])
        lacking -= 1
    return left


def target_options(t: State) -> list[int]:
    """Return the actions that name the next target of the card being played."""
    kind = t.card
    effect = t.plan.effect[kind]
    if effect == ids.MOVE_SAFE:
        return t.plan.safe_options[t.safe]
    named: i64 = ids.COUNT_OF[t.picked]
    if effect == ids.JOIN and named == 1:
        return join_options(t, ids.MEMBERS_OF[t.picked][0])
    left = still_nameable(t)
    if left == 0:
        return t.plan.step_options[kind]
    if effect == ids.ADVANCE_STONES:
        return ids.STONE_OPTIONS[left]
    if named >= t.plan.least[kind]:
        return ids.AGENT_OR_STOP[left]
    return ids.AGENT_OPTIONS[left]


def join_options(t: State, agent: i64) -> list[int]:
    """Return the buildings in which another agent stands, the own one left out."""
    options: list[int] = []
    building: i64 = 0
    while building < t.plan.buildings:
        if building != t.at[agent] and standing(t, building):
            options.append(ids.TO + building)
        building += 1
    return options


def pick(t: State, seat: i64, action: i64) -> bool:
    """Name a target. Carry the card out with the last one, and say whether this was it."""
    kind = t.card
    if action >= ids.STONE and action < ids.STOP:
        t.picked |= 1 << (action - ids.STONE)
    elif action >= ids.AGENT and action < ids.STEP:
        t.picked |= 1 << (action - ids.AGENT)
    else:
        carry_out(t, seat, action)
        return True
    effect = t.plan.effect[kind]
    if effect == ids.JOIN or still_nameable(t) != 0 or len(t.plan.step_options[kind]) > 1:
        return False
    carry_out(t, seat, action)
    return True


def carry_out(t: State, seat: i64, action: i64) -> None:
    """Do what the card says with the targets that were named."""
    kind = t.card
    effect = t.plan.effect[kind]
    if effect == ids.BY_STEPS:
        steps: i64 = t.plan.steps[kind][0]
        if action >= ids.STEP and action < ids.TO:
            steps = action - ids.STEP - 3
        for agent in ids.MEMBERS_OF[t.picked]:
            put(t, seat, agent, (t.at[agent] + steps + t.plan.buildings) % t.plan.buildings)
    elif effect == ids.TO_RUIN:
        put_all(t, seat, t.picked, t.plan.ruin)
    elif effect == ids.TO_CHURCH:
        put_all(t, seat, t.picked, t.plan.church)
    elif effect == ids.TO_SAFE:
        put_all(t, seat, t.picked, t.safe)
    elif effect == ids.JOIN:
        put_all(t, seat, t.picked, action - ids.TO)
    elif effect == ids.SWAP:
        one: i64 = ids.MEMBERS_OF[t.picked][0]
        other: i64 = ids.MEMBERS_OF[t.picked][1]
        place: i64 = t.at[one]
        put(t, seat, one, t.at[other])
        put(t, seat, other, place)
    elif effect == ids.MOVE_SAFE:
        move_safe(t, seat, action - ids.SAFE)
        t.triggers = 0  # H4.9
        if t.plan.rulings_2:
            t.arrivals = []
    elif effect == ids.ALL_TO_CHURCH:
        put_all(t, seat, t.in_play & ~standing(t, t.plan.church), t.plan.church)
    elif effect == ids.ADVANCE_STONES:
        for agent in ids.MEMBERS_OF[t.picked]:
            advance(t, agent, t.plan.stone_limit[kind])


def put(t: State, seat: i64, agent: i64, building: i64) -> None:
    """H4.15: put an agent into a building by a card. H4.9: there it may trigger a scoring."""
    if t.events is not None:
        t.tell("put", [seat, agent, t.at[agent], building])
    t.at[agent] = building
    if t.plan.rulings_2 and (building == t.safe or (t.triggers >> agent) & 1):
        t.arrivals = [arrival for arrival in t.arrivals if arrival // ids.MAX_SEATS != agent]
        if building == t.safe:
            t.arrivals.append(agent * ids.MAX_SEATS + seat)
    if building == t.safe:
        t.triggers |= 1 << agent
    else:
        t.triggers &= ~(1 << agent)
    if building == t.plan.ruin:
        t.into_ruin = True


def put_all(t: State, seat: i64, agents: i64, building: i64) -> None:
    for agent in ids.MEMBERS_OF[agents]:
        put(t, seat, agent, building)


def move_safe(t: State, seat: i64, building: i64) -> None:
    """Move the safe. H3.5, H4.8: this triggers nothing."""
    if t.events is not None:
        t.tell("safe_moved", [seat, t.safe, building])
    t.safe = building


def advance(t: State, agent: i64, limit: i64) -> None:
    """H4.17: three fields forward, at most to the limit."""
    field: i64 = t.stone[agent] + STONE_STEPS
    if field > limit:
        field = limit
    if t.events is not None:
        t.tell("advanced", [agent, t.stone[agent], field])
    t.stone[agent] = field
