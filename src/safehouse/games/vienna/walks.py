"""The third man (V14), and the walk of Marrakesh's figure (V15.6)."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import ids
from safehouse.games.vienna.decision import Decision, Prompt
from safehouse.games.vienna.state import State

THIRD_ORDER: Final = [0, 2, 3, 1]  # V14.2: purple, brown, pink, orange

# --- V14 The third man ---------------------------------------------------------------------------------


class Posting(Decision):
    """V14.1: the third man starts on a purple building."""

    def options(self, t: State, seat: i64) -> list[int]:
        return [ids.WALK + building for building in range(ids.BUILDINGS) if t.plan.city[building] == ids.PURPLE]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        third_goes(t, action - ids.WALK)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "posting", []


def begin_surround(t: State) -> None:
    """V14.3: the third man may help where he stands in a gap."""
    t.least = 0
    if t.third != ids.NONE and len(surround_options(t)) > 1:
        t.phase = ids.SURROUNDING


def surround_options(t: State) -> list[int]:
    """V14.4: squares of the whole board that lack only the third man's building; ascending, or none."""
    options = [ids.PASS]
    own: i64 = t.agents[t.active]
    third = t.third
    if (own >> third) & 1:
        return options
    for square in t.plan.squares_of[third]:
        mask: i64 = t.plan.square_mask[square]
        if square >= t.least and t.tile[square] != ids.NONE and (mask & ~own) == 1 << third:
            options.append(ids.SURROUND + square)
    return options


class Surrounding(Decision):
    """V14.3: on which squares the third man helps."""

    def options(self, t: State, seat: i64) -> list[int]:
        return surround_options(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action != ids.PASS:
            t.squares.append(action - ids.SURROUND)
            t.third_used = True
            t.least = action - ids.SURROUND + 1
            if len(surround_options(t)) > 1:
                return
        t.least = 0
        t.phase = ids.READY

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "surrounding", []


def third_ways(t: State) -> list[int]:
    """V14.2: where the third man goes: most roads to squares with an info tile; then by colour; else a choice."""
    plan = t.plan
    best: i64 = ids.NONE
    found: list[int] = []
    for building in plan.neighbours[t.third]:
        colour: i64 = plan.city[building]
        if colour == ids.GREY or colour == plan.city[t.third]:
            continue
        roads: i64 = 0
        for square in plan.squares_of[building]:
            if t.tile[square] != ids.NONE:
                roads += 1
        merit: i64 = roads * ids.KINDS + ids.GREY - THIRD_ORDER[colour]
        if merit > best:
            best = merit
            found = []
        if merit == best:
            found.append(ids.WALK + building)
    return found


def third_walk(t: State) -> None:
    """V14.2: after use the third man moves once; V14.4: that completes nothing."""
    if not t.third_used:
        return
    t.third_used = False
    ways = third_ways(t)
    if len(ways) == 1:
        third_goes(t, ways[0] - ids.WALK)
    elif ways:
        t.phase = ids.THIRD_WALKING


class ThirdWalking(Decision):
    """V14.2: where the third man goes, if that is open."""

    def options(self, t: State, seat: i64) -> list[int]:
        return third_ways(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        third_goes(t, action - ids.WALK)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "third_walking", []


def third_goes(t: State, building: i64) -> None:
    t.third = building
    t.phase = ids.READY
    if t.events is not None:
        t.tell("third_man", [building])


# --- V15.6 Marrakesh -----------------------------------------------------------------------------------


def begin_figure_walk(t: State) -> None:
    if len(figure_ways(t)) > 1:
        t.phase = ids.FIGURE_WALKING


def figure_ways(t: State) -> list[int]:
    """V15.6: Marrakesh's figure, next to where another own agent was just put, may go to a free building next door."""
    seat = t.active
    options = [ids.PASS]
    figure: i64 = t.figure[seat]
    if t.colour[seat] != ids.MARRAKESH or figure == ids.NONE or t.figure_put:
        return options
    if t.building not in t.plan.neighbours[figure]:
        return options
    own: i64 = t.agents[seat]
    return options + [ids.WALK + building for building in t.plan.neighbours[figure] if not (own >> building) & 1]


class FigureWalking(Decision):
    """V15.6: where the figure goes, or that it stays."""

    def options(self, t: State, seat: i64) -> list[int]:
        return figure_ways(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.phase = ids.READY
        if action == ids.PASS:
            return
        t.agents[seat] &= ~(1 << t.figure[seat])
        t.figure[seat] = action - ids.WALK
        t.agents[seat] |= 1 << (action - ids.WALK)
        if t.events is not None:
            t.tell("figure", [seat, action - ids.WALK])

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "figure_walking", []
