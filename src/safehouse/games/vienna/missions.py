"""Missions (V11): which can be fulfilled or accepted after an agent was put, and what they pay."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import ids
from safehouse.games.vienna.abilities import award
from safehouse.games.vienna.cards import slots_of
from safehouse.games.vienna.decision import Decision, Prompt, Step
from safehouse.games.vienna.market import owns, receive
from safehouse.games.vienna.state import State

# What a mission needs, in the order of `vocabulary.NEEDS`.
NEEDS_SEALS: Final = 0
NEEDS_BRIBES: Final = 1
NEEDS_BUILDING: Final = 2
SERIES_A: Final = 1
POINTS_OF_SEAL: Final = 3  # V10.2
DOWN_PAYMENT: Final = [0, 1, 2]  # V11.2, by series


def fulfils(t: State, seat: i64, mission: i64) -> bool:
    """V11.3: owned, not paid; agents and tiles may serve several missions at once."""
    plan = t.plan
    needs: i64 = plan.mission_needs[mission]
    if needs == NEEDS_BUILDING:
        return (t.agents[seat] >> plan.letter_house[plan.mission_letter[mission]]) & 1 == 1
    wanted = plan.mission_wanted[mission]
    if needs == NEEDS_BRIBES:
        return fulfils_bribes(t, seat, mission, wanted)
    if needs == NEEDS_SEALS:
        return covers(seals_of(t, seat), 0, wanted)
    return covers(t.info, seat * ids.KINDS, wanted)


def covers(have: list[int], first: i64, wanted: list[int]) -> bool:
    kind: i64 = 0
    while kind < ids.KINDS and have[first + kind] >= wanted[kind]:
        kind += 1
    return kind == ids.KINDS


def seals_of(t: State, seat: i64) -> list[int]:
    """Count the buildings with agents of a seat, by seal."""
    counts = [0] * ids.KINDS
    agents: i64 = t.agents[seat]
    building: i64 = 0
    while building < ids.BUILDINGS:
        if (agents >> building) & 1:
            counts[t.plan.seal_of[building]] += 1
        building += 1
    return counts


def fulfils_bribes(t: State, seat: i64, mission: i64, wanted: list[int]) -> bool:
    """V15.4, V15.5, V15.7: one may be missing for New York in America, or for Amsterdam's figure with a coffee over."""
    missing: i64 = 0
    for kind in range(ids.KINDS):
        lacking: i64 = wanted[kind] - t.bribe[seat * ids.KINDS + kind]
        if lacking > 0:
            missing += lacking
    if missing == 0:
        return True
    if missing > 1:
        return False
    colour: i64 = t.colour[seat]
    if colour == ids.NEW_YORK:
        return t.plan.mission_flag[mission] == ids.USA
    return colour == ids.AMSTERDAM and t.figure_put and t.bribe[seat * ids.KINDS + ids.COFFEE] > wanted[ids.COFFEE]


def mission_options(t: State) -> list[int]:
    """V11.1: fulfil own missions or accept one, of the building's flag; never both."""
    seat = t.active
    flag: i64 = t.flag[t.building]
    options = [ids.PASS]
    free = False
    for slot in range(slots_of(t, seat)):
        mission: i64 = t.desk[seat * ids.SLOTS + slot]
        if mission == ids.NONE:
            free = True
        elif t.plan.mission_flag[mission] == flag and fulfils(t, seat, mission):
            options.append(ids.FULFIL + mission)
    if free and t.fulfilled == 0:
        options += [ids.ACCEPT + m for m in t.offer if m != ids.NONE and t.plan.mission_flag[m] == flag]
    if len(options) > 2:
        options.sort()
    return options


def do_missions(t: State) -> bool:
    """Ask, if there is anything to ask. Return whether there was."""
    if len(mission_options(t)) == 1:
        return False
    t.phase = ids.COMMISSIONING
    return True


def end_action_three(t: State) -> None:
    t.building = ids.NONE
    t.source = ids.NONE
    t.figure_put = False
    t.fulfilled = 0
    t.stage = ids.ACTION_FOUR


class Commissioning(Decision):
    """V11.1: fulfil one after the other, or accept one, or nothing more."""

    def options(self, t: State, seat: i64) -> list[int]:
        return mission_options(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action == ids.PASS:
            end_action_three(t)
            t.phase = ids.READY
        elif action < ids.ACCEPT:
            fulfil(t, action - ids.FULFIL)
        else:
            accept(t, action - ids.ACCEPT)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "commissioning-more" if t.fulfilled else "commissioning", [("building", "building", t.building)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        mission = (action - ids.FULFIL) % ids.MISSIONS
        if action < ids.ACCEPT and mission not in t.desk[seat * ids.SLOTS : (seat + 1) * ids.SLOTS]:
            return "V11.1", "not_your_mission"
        if action >= ids.ACCEPT and mission not in t.offer:
            return "V11.1", "not_on_the_board"
        if t.plan.mission_flag[mission] != t.flag[t.building]:
            return "V11.1", "another_flag"
        if action < ids.ACCEPT:
            return "V11.3", "not_fulfilled"
        if t.fulfilled == 0:
            return "V11.1", "no_field_free"
        return "V11.1", "fulfil_or_accept"


def fulfil(t: State, mission: i64) -> None:
    """V11.4: the whole reward; V10.2: cash box and seal add to it; V15.3, V15.5: so do Hamburg and New York."""
    seat = t.active
    plan = t.plan
    colour: i64 = t.colour[seat]
    t.fulfilled += 1
    for place in range(seat * ids.SLOTS, (seat + 1) * ids.SLOTS):
        if t.desk[place] == mission:
            t.desk[place] = ids.NONE
    if t.events is not None:
        t.tell("fulfilled", [seat, mission])
    points: i64 = plan.mission_points[mission]
    if owns(t, seat, ids.SEAL):
        points += POINTS_OF_SEAL
    if colour == ids.NEW_YORK and plan.mission_flag[mission] == ids.USA:
        points += 1
    award(t, seat, points)
    if owns(t, seat, ids.CASH_BOX) and t.box[seat] < ids.BOX_ROOM:
        t.box[seat] += 1
        if t.events is not None:
            t.tell("money", [seat, 0, 1])
    shillings: i64 = plan.mission_shillings[mission]
    if colour == ids.HAMBURG and shillings > 0:
        shillings += 1
    t.rest()
    receive(t, seat, shillings)


def accept(t: State, mission: i64) -> None:
    """V11.2: onto a free mission field, money down; the gap is refilled at once. V15.6: one more for Marrakesh."""
    seat = t.active
    place = seat * ids.SLOTS
    while t.desk[place] != ids.NONE:
        place += 1
    t.desk[place] = mission
    t.slot = t.offer.index(mission)
    t.offer[t.slot] = ids.NONE
    if t.events is not None:
        t.tell("accepted", [seat, mission])
    t.stage = ids.REFILL
    t.rest()
    receive(t, seat, DOWN_PAYMENT[t.plan.mission_series[mission]] + welcome(t, seat))


def welcome(t: State, seat: i64) -> i64:
    """V15.6: Marrakesh gets a shilling more for every mission accepted."""
    return 1 if t.colour[seat] == ids.MARRAKESH else 0


def series_of(slot: i64) -> i64:
    """V9.1: the first two on offer are A missions, the others B."""
    return SERIES_A + slot // 2


def in_stack(t: State, series: i64) -> list[int]:
    return [m for m in range(ids.MISSIONS) if t.stack[m] == 1 and t.plan.mission_series[m] == series]


def refill(t: State) -> None:
    """V11.6: an empty stack leaves a gap."""
    if in_stack(t, series_of(t.slot)):
        t.phase = ids.REFILLING
    else:
        t.slot = ids.NONE


class Refilling(Step):
    """V11.2: another mission of the series, from its stack."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(ids.MISSION + mission, 1) for mission in in_stack(t, series_of(t.slot))]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        offer(t, t.slot, action - ids.MISSION)
        t.slot = ids.NONE
        t.phase = ids.READY


def offer(t: State, slot: i64, mission: i64) -> None:
    t.stack = t.stack[:]
    t.stack[mission] = 0
    t.offer[slot] = mission
    if t.events is not None:
        t.tell("offered", [mission])


def give_start_mission(t: State, seat: i64, mission: i64) -> None:
    """V9.1: a random S mission for each seat."""
    t.stack = t.stack[:]
    t.stack[mission] = 0
    t.desk[seat * ids.SLOTS] = mission
    t.coins[seat] += welcome(t, seat)
    if t.events is not None:
        t.tell("accepted", [seat, mission])
        if welcome(t, seat):
            t.tell("money", [seat, welcome(t, seat), 0])
