"""The Top Secret cards (H4.8): who may be named, and what happens.

A card is a line of the deck file: how many agents it names, where they must stand, and one of ten effects.
Its targets are picked one by one in ascending order, so that equal plays are one row of picks.
To add an effect: a number and a name in `ids`, a case in `has_target` and one in `carry_out`.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.ids import (
    ADVANCE_STONES,
    AGENT,
    AGENT_OPTIONS,
    AGENT_OR_STOP,
    AGENTS,
    ALL_TO_CHURCH,
    ANYWHERE,
    BY_STEPS,
    COUNT_OF,
    FROM,
    IN_CHURCH,
    IN_RUIN,
    JOIN,
    MAX_SEATS,
    MEMBERS_OF,
    MOVE_SAFE,
    NOT_IN_CHURCH,
    NOT_IN_RUIN,
    NOT_WITH_SAFE,
    SAFE,
    STEP,
    STONE,
    STONE_OPTIONS,
    STOP,
    SWAP,
    TAKE_IDENTITY,
    TO,
    TO_CHURCH,
    TO_RUIN,
    TO_SAFE,
    WITH_SAFE,
)  # fmt: skip
from safehouse.games.heimlich.state import State

STONE_STEPS: Final = 3


def standing(t: State, building: i64) -> i64:
    """Return the agents in a building, as a mask."""
    mask: i64 = 0
    agent: i64 = 0
    while agent < AGENTS:
        if t.at[agent] == building:
            mask |= 1 << agent
        agent += 1
    return mask


def eligible(t: State, kind: i64) -> i64:
    """Return the agents, or stones, that a card may name, as a mask."""
    if t.plan.effect[kind] == ADVANCE_STONES:
        return stones_up_to(t, t.plan.stone_limit[kind])
    where = t.plan.where[kind]
    if where == ANYWHERE:
        return t.in_play
    if where == WITH_SAFE:
        return standing(t, t.safe)
    if where == NOT_WITH_SAFE:
        return t.in_play & ~standing(t, t.safe)
    if where == IN_RUIN:
        return standing(t, t.plan.ruin)
    if where == NOT_IN_RUIN:
        return t.in_play & ~standing(t, t.plan.ruin)
    if where == IN_CHURCH:
        return standing(t, t.plan.church)
    assert where == NOT_IN_CHURCH
    return t.in_play & ~standing(t, t.plan.church)


def stones_up_to(t: State, limit: i64) -> i64:
    """H4.17: the stones that have not passed a field."""
    mask: i64 = 0
    for agent in MEMBERS_OF[t.in_play]:
        if t.stone[agent] <= limit:
            mask |= 1 << agent
    return mask


def elsewhere(t: State, agent: i64) -> i64:
    """Return the agents that stand in another building than this one, as a mask."""
    return t.in_play & ~standing(t, t.at[agent])


def all_together(t: State) -> bool:
    return elsewhere(t, MEMBERS_OF[t.in_play][0]) == 0


def has_target(t: State, kind: i64) -> bool:
    """H4.8: a card needs a legal target to be played; H4.10: except `second_identity`."""
    effect = t.plan.effect[kind]
    if effect == TAKE_IDENTITY or effect == MOVE_SAFE:
        return True
    if effect == ALL_TO_CHURCH:  # H4.16
        return standing(t, t.plan.church) != t.in_play
    if effect == JOIN or effect == SWAP:
        return not all_together(t)
    return COUNT_OF[eligible(t, kind)] >= t.plan.least[kind]


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
    return t.plan.most[kind] > 0 or t.plan.effect[kind] == MOVE_SAFE


def still_nameable(t: State) -> i64:
    """Return the agents that may be named next, as a mask: above those named, and never into a dead end."""
    kind = t.card
    named: i64 = COUNT_OF[t.picked]
    effect = t.plan.effect[kind]
    if named == t.plan.most[kind]:
        return 0
    if effect == SWAP:
        if named == 1:
            first: i64 = MEMBERS_OF[t.picked][0]
            return elsewhere(t, first) & FROM[first + 1]
        mask: i64 = 0
        for agent in MEMBERS_OF[t.in_play]:
            if elsewhere(t, agent) & FROM[agent + 1]:
                mask |= 1 << agent
        return mask
    left = eligible(t, kind)
    if named > 0:
        return left & FROM[MEMBERS_OF[t.picked][named - 1] + 1]
    # The first of two must leave one above it to be the second.
    lacking: i64 = t.plan.least[kind] - 1
    while lacking > 0:
        left &= ~(1 << MEMBERS_OF[left][COUNT_OF[left] - 1])
        lacking -= 1
    return left


def target_options(t: State) -> list[int]:
    """Return the actions that name the next target of the card being played."""
    kind = t.card
    effect = t.plan.effect[kind]
    if effect == MOVE_SAFE:
        return t.plan.safe_options[t.safe]
    named: i64 = COUNT_OF[t.picked]
    if effect == JOIN and named == 1:
        return join_options(t, MEMBERS_OF[t.picked][0])
    left = still_nameable(t)
    if left == 0:
        return t.plan.step_options[kind]
    if effect == ADVANCE_STONES:
        return STONE_OPTIONS[left]
    if named >= t.plan.least[kind]:
        return AGENT_OR_STOP[left]
    return AGENT_OPTIONS[left]


def join_options(t: State, agent: i64) -> list[int]:
    """Return the buildings in which another agent stands, the own one left out."""
    options: list[int] = []
    building: i64 = 0
    while building < t.plan.buildings:
        if building != t.at[agent] and standing(t, building):
            options.append(TO + building)
        building += 1
    return options


def pick(t: State, seat: i64, action: i64) -> bool:
    """Name a target. Carry the card out with the last one, and say whether this was it."""
    kind = t.card
    if action >= STONE and action < STOP:
        t.picked |= 1 << (action - STONE)
    elif action >= AGENT and action < STEP:
        t.picked |= 1 << (action - AGENT)
    else:
        carry_out(t, seat, action)
        return True
    effect = t.plan.effect[kind]
    if effect == JOIN or still_nameable(t) != 0 or len(t.plan.step_options[kind]) > 1:
        return False
    carry_out(t, seat, action)
    return True


def carry_out(t: State, seat: i64, action: i64) -> None:
    """Do what the card says with the targets that were named."""
    kind = t.card
    effect = t.plan.effect[kind]
    if effect == BY_STEPS:
        steps: i64 = t.plan.steps[kind][0]
        if action >= STEP and action < TO:
            steps = action - STEP - 3
        for agent in MEMBERS_OF[t.picked]:
            put(t, seat, agent, (t.at[agent] + steps + t.plan.buildings) % t.plan.buildings)
    elif effect == TO_RUIN:
        put_all(t, seat, t.picked, t.plan.ruin)
    elif effect == TO_CHURCH:
        put_all(t, seat, t.picked, t.plan.church)
    elif effect == TO_SAFE:
        put_all(t, seat, t.picked, t.safe)
    elif effect == JOIN:
        put_all(t, seat, t.picked, action - TO)
    elif effect == SWAP:
        one: i64 = MEMBERS_OF[t.picked][0]
        other: i64 = MEMBERS_OF[t.picked][1]
        place: i64 = t.at[one]
        put(t, seat, one, t.at[other])
        put(t, seat, other, place)
    elif effect == MOVE_SAFE:
        move_safe(t, seat, action - SAFE)
        t.triggers = 0  # H4.9
        if t.plan.rulings_2:
            t.arrivals = []
    elif effect == ALL_TO_CHURCH:
        put_all(t, seat, t.in_play & ~standing(t, t.plan.church), t.plan.church)
    elif effect == ADVANCE_STONES:
        for agent in MEMBERS_OF[t.picked]:
            advance(t, agent, t.plan.stone_limit[kind])


def put(t: State, seat: i64, agent: i64, building: i64) -> None:
    """H4.15: put an agent into a building by a card. H4.9: there it may trigger a scoring."""
    if t.events is not None:
        t.tell("put", [seat, agent, t.at[agent], building])
    t.at[agent] = building
    if t.plan.rulings_2 and (building == t.safe or (t.triggers >> agent) & 1):
        t.arrivals = [arrival for arrival in t.arrivals if arrival // MAX_SEATS != agent]
        if building == t.safe:
            t.arrivals.append(agent * MAX_SEATS + seat)
    if building == t.safe:
        t.triggers |= 1 << agent
    else:
        t.triggers &= ~(1 << agent)
    if building == t.plan.ruin:
        t.into_ruin = True


def put_all(t: State, seat: i64, agents: i64, building: i64) -> None:
    for agent in MEMBERS_OF[agents]:
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
