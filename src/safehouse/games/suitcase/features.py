"""What learners are shown of Suitcase: the list, and who writes it.

Seats, agents and suitcases count from the own seat; cities and corners are those of the map.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import CHOICE, MASK, NUMBER, Feature
from safehouse.games.suitcase.ids import (
    AGENTS,
    CARD_VALUES,
    CASES,
    FINISHED,
    LETTERS,
    MAX_CITIES,
    NONE,
    OUT,
    SEATS,
)  # fmt: skip
from safehouse.games.suitcase.state import State

ALL_AGENTS: Final = SEATS * AGENTS
AGENT_MASK: Final = (1 << AGENTS) - 1
FROM_MINE: Final = "by seat, from mine"
FEATURES: Final = (
    Feature("place of agent", ALL_AGENTS, OUT, CHOICE, f"{FROM_MINE}: city, 64 + corner a base, 68 HQ, 69 out"),
    Feature("suitcase of agent", ALL_AGENTS, CASES, CHOICE, f"{FROM_MINE}: 0 none, else the suitcase + 1, from mine"),
    Feature("place of suitcase", CASES, 2 + MAX_CITIES, CHOICE, "0 delivered, 1 carried, 2 not placed, 3 + city"),
    Feature("content of suitcase", CASES, 6, CHOICE, "0 unknown, 1 bomb, else secrets + 1; mine, and those shown"),
    Feature("duel cards left", SEATS * CARD_VALUES, 2, NUMBER, f"{FROM_MINE}, by value"),
    Feature("secrets delivered", SEATS, 20, NUMBER, FROM_MINE),
    Feature("phase", 1, FINISHED, CHOICE, "what the table waits for, as `games.suitcase.ids` numbers it"),
    Feature("whose turn", 1, SEATS - 1, CHOICE, "seats from mine, clockwise"),
    Feature("points left", 1, 6, NUMBER, "of the roll, still to be spent"),
    Feature("agents that have handled", 1, AGENT_MASK, MASK, "a suitcase since their last step (K5.3)"),
    Feature("attacking agent", 1, ALL_AGENTS, CHOICE, "0 none, else the agent + 1, from mine"),
    Feature("defending agent", 1, ALL_AGENTS, CHOICE, "0 none, else the agent + 1, from mine"),
    Feature("agents named", 1, AGENT_MASK, MASK, "who die of the bomb, so far"),
    Feature("bonus steps", AGENTS, 14, NUMBER, "of the active player's agents (K6.6)"),
    Feature("my corner", 1, SEATS - 1, CHOICE, "of the map: base and headquarters"),
    Feature("own suitcases delivered", SEATS, LETTERS, NUMBER, FROM_MINE),
    Feature("foreign suitcases delivered", SEATS, CASES, NUMBER, FROM_MINE),
    Feature("defender", 1, SEATS, CHOICE, "0 none, else seats from mine + 1"),
    Feature("suitcase dropped", CASES, 1, NUMBER, "in this fight (K6.8)"),
    Feature("agents to lose", 1, AGENTS, NUMBER, "to the bomb"),
    Feature("where I hide", LETTERS, MAX_CITIES, CHOICE, "while all place theirs: 0 not yet, else the city + 1"),
    Feature("my duel card", 1, CARD_VALUES, CHOICE, "0 none laid, else its value + 1"),
)  # fmt: skip


def write_features(t: State, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write the features that FEATURES lists, in its order."""
    seats = t.plan.players
    at = start
    offset: i64
    item: i64
    for offset in range(SEATS):
        there = offset < seats
        other: i64 = (seat + offset) % seats
        for item in range(other * AGENTS, (other + 1) * AGENTS):
            buffer[at] = t.place[item] if there else OUT
            buffer[at + ALL_AGENTS] = i16(from_mine(t.load[item], seat, seats, LETTERS)) if there else 0
            at += 1
    at = start + 2 * ALL_AGENTS
    for offset in range(SEATS):
        there = offset < seats
        other = (seat + offset) % seats
        for item in range(other * LETTERS, (other + 1) * LETTERS):
            known = there and (other == seat or (t.shown >> item) & 1)
            buffer[at] = t.case_at[item] + 3 if there else 0
            buffer[at + CASES] = t.content[item] + 1 if known else 0
            at += 1
    at += CASES
    for offset in range(SEATS):
        other = (seat + offset) % seats
        for item in range(other * CARD_VALUES, (other + 1) * CARD_VALUES):
            buffer[at] = t.cards_left[item] if offset < seats else 0
            at += 1
    for offset in range(SEATS):
        other = (seat + offset) % seats
        buffer[at] = t.secrets[other] if offset < seats else 0
        at += 1
    buffer[at] = i16(t.phase)
    buffer[at + 1] = i16((t.active - seat + seats) % seats)
    buffer[at + 2] = i16(t.points)
    buffer[at + 3] = i16(t.handled)
    buffer[at + 4] = i16(from_mine(t.fighter, seat, seats, AGENTS))
    buffer[at + 5] = i16(from_mine(t.opponent, seat, seats, AGENTS))
    buffer[at + 6] = i16(t.picked)
    at += 7
    for steps in t.bonus:
        buffer[at] = steps
        at += 1
    write_fight(t, seat, buffer, at)


def write_fight(t: State, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write the rest of the list, from the own corner on."""
    seats = t.plan.players
    buffer[start] = t.plan.corner[seat]
    at = start + 1
    offset: i64
    item: i64
    for offset in range(SEATS):
        other: i64 = (seat + offset) % seats
        buffer[at] = t.own_in[other] if offset < seats else 0
        buffer[at + SEATS] = t.foreign_in[other] if offset < seats else 0
        at += 1
    at += SEATS
    buffer[at] = i16(from_mine(t.defender, seat, seats, 1))
    at += 1
    for offset in range(SEATS):
        other = (seat + offset) % seats
        for item in range(other * LETTERS, (other + 1) * LETTERS):
            buffer[at] = i16((t.dropped >> item) & 1) if offset < seats else 0
            at += 1
    buffer[at] = i16(t.to_lose)
    at += 1
    for item in range(seat * LETTERS, (seat + 1) * LETTERS):
        buffer[at] = t.hidden_at[item] + 1
        at += 1
    buffer[at] = t.duel_card[seat] + 1


def from_mine(number: i64, seat: i64, seats: i64, each: i64) -> i64:
    """Return a number of things that every seat has `each` of, counted from the own seat, + 1; 0 for NONE."""
    if number == NONE:
        return 0
    mine: i64 = number - seat * each
    return mine + 1 if mine >= 0 else mine + seats * each + 1
