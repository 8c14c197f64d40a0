"""Agents on the map (K4) and suitcases in their hands (K5): the facts, and which steps are allowed.

A city never holds agents of two colours for longer than a duel (K6.1), so `holder` and `crowd` say who is where.
"""

from mypy_extensions import i64

from safehouse.games.suitcase import ids
from safehouse.games.suitcase.state import State

# --- Agents ------------------------------------------------------------------------------------------------


def leave(t: State, agent: i64) -> None:
    """Take an agent out of its city, if it is in one. An attacker counts nowhere until the duel is won."""
    place: i64 = t.place[agent]
    if place >= ids.MAX_CITIES or agent == t.fighter:
        return
    left: i64 = t.crowd[place] - 1
    t.crowd[place] = left
    if left == 0:
        t.holder[place] = ids.NONE
    elif left == 2 and agent // ids.AGENTS == t.active:
        t.over -= 1


def enter(t: State, agent: i64, city: i64) -> None:
    """Put an agent into a city without foreign agents."""
    t.place[agent] = city
    there: i64 = t.crowd[city] + 1
    t.crowd[city] = there
    t.holder[city] = agent // ids.AGENTS
    if there == 3 and agent // ids.AGENTS == t.active:
        t.over += 1


def send_home(t: State, agent: i64) -> None:
    """K6.4, K7.1: back to the own base."""
    leave(t, agent)
    t.place[agent] = ids.BASE + t.plan.corner[agent // ids.AGENTS]


def remove(t: State, agent: i64) -> None:
    """Remove an agent from the game."""
    leave(t, agent)
    t.place[agent] = ids.OUT
    t.agents_left[agent // ids.AGENTS] -= 1


# --- Suitcases ---------------------------------------------------------------------------------------------


def put_down(t: State, agent: i64) -> i64:
    """K5.1: leave the suitcase that an agent carries in its city. Return it, or NONE."""
    case: i64 = t.load[agent]
    if case == ids.NONE:
        return ids.NONE
    city: i64 = t.place[agent]
    t.load[agent] = ids.NONE
    t.case_at[case] = city
    t.lying[city] |= 1 << case
    if t.events is not None:
        t.tell("dropped", [agent // ids.AGENTS, agent % ids.AGENTS, case, city])
    return case


def pick_up(t: State, agent: i64, case: i64) -> None:
    """K5.1: take a suitcase; one that the agent carries already is put down."""
    city: i64 = t.place[agent]
    put_down(t, agent)
    t.lying[city] &= ~(1 << case)
    t.case_at[case] = ids.CARRIED
    t.load[agent] = case
    if t.events is not None:
        t.tell("taken", [agent // ids.AGENTS, agent % ids.AGENTS, case, city])


def may_deliver(t: State, seat: i64, case: i64) -> bool:
    """K3.2: no third own suitcase into the headquarters while no foreign one is there."""
    return case // ids.LETTERS != seat or t.own_in[seat] < 2 or t.foreign_in[seat] > 0


# --- Which steps are allowed (K4.2) ------------------------------------------------------------------------


def may_step(t: State, agent: i64, city: i64) -> bool:
    """K4.2: the limit of two agents in a city must still be within reach after this step."""
    seat = agent // ids.AGENTS
    holder: i64 = t.holder[city]
    place: i64 = t.place[agent]
    relieved: i64 = 1 if place < ids.MAX_CITIES and t.crowd[place] == 3 else 0
    if holder != ids.NONE and holder != seat:
        # The attacker may be lost at once, which ends the turn.
        return t.over == relieved
    if t.over == relieved and (holder == ids.NONE or t.crowd[city] < 2):
        return True
    return settles_after(t, agent, city)


def settles_after(t: State, agent: i64, city: i64) -> bool:
    """Try the step, see whether the limit can be met, and undo it."""
    place: i64 = t.place[agent]
    mine = agent % ids.AGENTS
    free: i64 = t.bonus[mine]
    leave(t, agent)
    enter(t, agent, city)
    if free > 0:
        t.bonus[mine] = free - 1
    else:
        t.points -= 1
    fine = can_settle(t)
    if free > 0:
        t.bonus[mine] = free
    else:
        t.points += 1
    leave(t, agent)
    if place < ids.MAX_CITIES:
        enter(t, agent, place)
    else:
        t.place[agent] = place
    return fine


def can_settle(t: State) -> bool:
    """K4.2: can the active player, with the steps left, leave no city with three own agents?

    Agents move only to cities without opposing ones. It is enough to try agents of an overfull city: any other order of
    the same steps can be brought into this one.
    """
    if t.over == 0:
        return True
    seat = t.active
    city: i64 = 0
    while t.crowd[city] < 3 or t.holder[city] != seat:
        city += 1
    mine: i64 = 0
    while mine < ids.AGENTS:
        agent = seat * ids.AGENTS + mine
        if t.place[agent] == city and (t.points > 0 or t.bonus[mine] > 0):
            for next_city in t.plan.roads[city]:
                there: i64 = t.holder[next_city]
                if (there == ids.NONE or there == seat) and settles_after(t, agent, next_city):
                    return True
        mine += 1
    return False


def settles_without(t: State, agent: i64, city: i64) -> bool:
    """Return whether the limit can be met once this agent has gone into the headquarters."""
    mine = agent % ids.AGENTS
    free: i64 = t.bonus[mine]
    leave(t, agent)
    t.place[agent] = ids.OUT
    t.bonus[mine] = 0
    if free == 0:
        t.points -= 1
    fine = can_settle(t)
    if free == 0:
        t.points += 1
    t.bonus[mine] = free
    enter(t, agent, city)
    return fine


# --- Options of a turn -------------------------------------------------------------------------------------


def same_as_earlier(t: State, mine: i64) -> bool:
    """Return whether an agent with a smaller number stands there in the same way: equal agents are offered once."""
    first = t.active * ids.AGENTS
    place: i64 = t.place[first + mine]
    load: i64 = t.load[first + mine]
    other: i64 = 0
    while other < mine:
        if t.place[first + other] == place and t.load[first + other] == load:
            if t.bonus[other] == t.bonus[mine] and ((t.handled >> other) ^ (t.handled >> mine)) & 1 == 0:
                return True
        other += 1
    return False


def turn_options(t: State) -> list[int]:
    """K4.1, K4.3, K5.3, K7.1: steps, deliveries, suitcases, and the end of the turn."""
    first = t.active * ids.AGENTS
    options: list[int] = []
    offered: i64 = 0
    at_suitcases: i64 = 0
    someone_at_base = False
    mine: i64 = 0
    while mine < ids.AGENTS:
        place: i64 = t.place[first + mine]
        fresh = place != ids.OUT
        if place < ids.MAX_CITIES:
            if t.crowd[place] > 1 and same_as_earlier(t, mine):
                fresh = False
            elif t.lying[place] or t.load[first + mine] != ids.NONE:
                at_suitcases |= 1 << mine
        elif fresh:
            if someone_at_base and same_as_earlier(t, mine):
                fresh = False
            someone_at_base = True
        if fresh:
            offered |= 1 << mine
            if t.points > 0 or t.bonus[mine] > 0:
                add_steps(t, mine, place, options)
        mine += 1
    if at_suitcases:
        add_suitcases(t, offered & at_suitcases, options)
    if t.over == 0:
        options.append(ids.END_TURN)
    return options


def add_steps(t: State, mine: i64, place: i64, options: list[int]) -> None:
    """Add the steps of an agent."""
    seat = t.active
    step = ids.STEP + mine * ids.MAX_CITIES
    for city in t.plan.roads[place]:
        # Without an overfull city, only a third agent in one needs thought.
        if t.over == 0 and (t.crowd[city] < 2 or t.holder[city] != seat):
            options.append(step + city)
        elif may_step(t, seat * ids.AGENTS + mine, city):
            options.append(step + city)


def add_suitcases(t: State, agents: i64, options: list[int]) -> None:
    """Add what the agents in cities can do with suitcases, in the order of the action ids."""
    seat = t.active
    first = seat * ids.AGENTS
    mine: i64 = 0
    while agents >> mine:
        agent = first + mine
        if (agents >> mine) & 1 and t.load[agent] != ids.NONE and t.plan.gates[seat][t.place[agent]]:
            if (t.points > 0 or t.bonus[mine] > 0) and may_deliver(t, seat, t.load[agent]):
                if t.over == 0 or settles_without(t, agent, t.place[agent]):
                    options.append(ids.DELIVER + mine)
        mine += 1
    agents &= ~t.handled
    mine = 0
    while agents >> mine:
        if (agents >> mine) & 1:
            lying: i64 = t.lying[t.place[first + mine]]
            case: i64 = 0
            while lying >> case:
                if (lying >> case) & 1:
                    options.append(ids.TAKE + mine * ids.CASES + case)
                case += 1
        mine += 1
    mine = 0
    while agents >> mine:
        if (agents >> mine) & 1 and t.load[first + mine] != ids.NONE:
            options.append(ids.DROP + mine)
        mine += 1


def nothing_left_to_do(t: State) -> bool:
    """Return whether ending the turn is the only option, so that nobody need be asked."""
    if t.points > 0 or t.over > 0:
        return False
    first = t.active * ids.AGENTS
    mine: i64 = 0
    while mine < ids.AGENTS:
        if t.bonus[mine] > 0:
            return False
        place: i64 = t.place[first + mine]
        if place < ids.MAX_CITIES and not (t.handled >> mine) & 1:
            if t.load[first + mine] != ids.NONE or t.lying[place]:
                return False
        mine += 1
    return True
