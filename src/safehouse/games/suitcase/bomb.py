"""The bomb (K7.2): which agents may be named, so that every choice of victims is one row of picks."""

from mypy_extensions import i64

from safehouse.games.suitcase.ids import AGENTS, LOSE, OUT
from safehouse.games.suitcase.state import Table


def losing_options(t: Table) -> list[int]:
    """Victims are named in ascending order, of equal agents the first ones, and so that enough are left to name."""
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


def nameable_from(t: Table, first: i64, agent: i64, start: i64) -> bool:
    """Whether an agent is there, and no equal one before `start` was passed over."""
    place: i64 = t.place[first + agent]
    if place == OUT:
        return False
    for other in range(start):
        if not (t.picked >> other) & 1 and t.place[first + other] == place:
            if t.load[first + other] == t.load[first + agent] and t.bonus[other] == t.bonus[agent]:
                return False
    return True


def count_nameable(t: Table, first: i64, start: i64) -> i64:
    """Count the agents that can still be named if `start` is next."""
    count: i64 = 0
    for agent in range(start, AGENTS):
        if nameable_from(t, first, agent, start):
            count += 1
    return count
