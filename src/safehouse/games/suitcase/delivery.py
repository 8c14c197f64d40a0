"""Delivery (K7): what the suitcase holds, and what a bomb costs."""

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.suitcase.course import (
    DECIDED,
    NO_SUITCASE_LEFT,
    TARGET_REACHED,
    end_turn,
    ended_by_elimination,
    finish,
    go_on,
    nobody_can_reach_it,
)
from safehouse.games.suitcase.decision import Decision, Prompt, Step
from safehouse.games.suitcase.ids import AGENTS, BOMB, DELIVERED, IN_HQ, LETTERS, LOSE, LOSING, NONE, OUT
from safehouse.games.suitcase.movement import put_down, remove, send_home
from safehouse.games.suitcase.state import State


class Showing(Step):
    """K7.1: card and suitcase lie open. K8.1, K8.4: the game may be over at once. K7.2: a bomb kills."""

    def sample(self, rng: Rng) -> i64:
        return self.first

    def choose(self, t: State, seat: i64, action: i64) -> None:
        active = t.active
        agent = t.fighter
        case: i64 = t.load[agent]
        content: i64 = t.content[case]
        t.load[agent] = NONE
        t.case_at[case] = DELIVERED
        t.case_by[case] = active
        t.shown |= 1 << case
        t.secrets[active] += content
        if t.plan.rulings_2 and content:
            t.reached[active] = delivered(t)
        if case // LETTERS == active:
            t.own_in[active] += 1
        else:
            t.foreign_in[active] += 1
        t.bonus[agent % AGENTS] = 0  # K6.9
        if t.events is not None:
            t.tell("delivered", [active, case, content])
        if t.secrets[active] >= t.plan.target:
            finish(t, active, TARGET_REACHED)
        elif t.plan.rulings_2 and nobody_can_reach_it(t):
            finish(t, NONE, DECIDED)
        elif content == BOMB:
            t.to_lose = (t.agents_left[active] + 1) // 2
            t.picked = 0
            t.phase = LOSING
        else:
            send_home(t, agent)
            t.fighter = NONE
            after_delivery(t)


def after_delivery(t: State) -> None:
    """K8.2: without undelivered suitcases the game is over; K7.3: otherwise the turn goes on."""
    if t.shown == (1 << (t.plan.players * LETTERS)) - 1:
        finish(t, NONE, NO_SUITCASE_LEFT)
    elif t.agents_left[t.active] == 0:
        end_turn(t)
    else:
        go_on(t)


def delivered(t: State) -> i64:
    """Return how many suitcases were delivered."""
    count: i64 = 0
    for seat in range(t.plan.players):
        count += t.own_in[seat] + t.foreign_in[seat]
    return count


class Losing(Decision):
    """K7.2: the victims of a bomb are named one by one; when the last one is named they all go."""

    def options(self, t: State, seat: i64) -> list[int]:
        """Return agents in ascending order, of equal ones the first, so that enough are left to name."""
        first = t.active * AGENTS
        lowest: i64 = 0
        for mine in range(AGENTS):
            if (t.picked >> mine) & 1:
                lowest = mine + 1
        return [
            LOSE + mine
            for mine in range(lowest, AGENTS)
            if nameable_from(t, first, mine, mine) and count_nameable(t, first, mine) >= t.to_lose
        ]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.picked |= 1 << (action - LOSE)
        t.to_lose -= 1
        if t.to_lose == 0:
            lose_picked(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "losing", [("number", "number", t.to_lose)]


def nameable_from(t: State, first: i64, agent: i64, start: i64) -> bool:
    """Return whether an agent is there, and no equal one before `start` was passed over."""
    place: i64 = t.place[first + agent]
    if place == OUT:
        return False
    for other in range(start):
        if not (t.picked >> other) & 1 and t.place[first + other] == place:
            if t.load[first + other] == t.load[first + agent] and t.bonus[other] == t.bonus[agent]:
                return False
    return True


def count_nameable(t: State, first: i64, start: i64) -> i64:
    """Count the agents that can still be named if `start` is next."""
    count: i64 = 0
    for agent in range(start, AGENTS):
        if nameable_from(t, first, agent, start):
            count += 1
    return count


def lose_picked(t: State) -> None:
    """Put down what the victims carry, take them off the map, and go on with what is left."""
    seat = t.active
    for victim in range(AGENTS):
        if (t.picked >> victim) & 1:
            agent = seat * AGENTS + victim
            put_down(t, agent)
            if t.events is not None:
                t.tell("lost", [seat, victim])
            remove(t, agent)
            t.bonus[victim] = 0
    if t.place[t.fighter] == IN_HQ:
        send_home(t, t.fighter)
    t.picked = 0
    t.fighter = NONE
    if not ended_by_elimination(t):
        after_delivery(t)
