"""Agents that differ in nothing are offered once, and nothing is left out by it (K4.1, K6.7, K7.2)."""

import json
from itertools import combinations

import pytest

from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.suitcase.ids import AGENTS, IN_HQ, LOSE, LOSING, MAX_CITIES, MEET, MEETING, MOVING, OUT
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.oracle import oracle_for, situation
from tests.games.suitcase.positions import GAME, count, new_game, plan_of
from tests.games.suitcase.small_maps import MAPS, small_plan
from tests.games.suitcase.test_k4_limit import random_position

NUMBERED = ("place", "load", "bonus", "handled", "picked", "fighter", "opponent")


def kernel(state: Suitcase) -> str:
    """All of a state except which number an agent has."""
    values = {name: value for name, value in values_of(state).items() if name not in NUMBERED}
    agents = []
    for seat in range(state.plan.players):
        row = []
        for mine in range(AGENTS):
            agent = seat * AGENTS + mine
            own = [state.bonus[mine], state.handled >> mine & 1, state.picked >> mine & 1]
            acts = [state.fighter == agent, state.opponent == agent]
            row.append([state.place[agent], state.load[agent], *(own if seat == state.active else []), *acts])
        agents.append(sorted(row))
    return json.dumps([agents, values])


def after(state: Suitcase, seat: int, *actions: int) -> str:
    copy = state.clone()
    for action in actions:
        copy.apply(seat, action)
    return kernel(copy)


def every_action(state: Suitcase) -> list[int]:
    """What the rules allow in a turn, for every agent by his number."""
    arguments = {"end_turn": 0, "deliver": 1, "drop": 1, "step": 2, "take": 2}
    acts = oracle_for(state).lawful(situation(state))
    return [GAME.space.encode(kind, *numbers[: arguments[kind]]) for kind, *numbers in acts]


def check_turn(state: Suitcase) -> int:
    """Compare what the offered options lead to with what all would; return how many were saved."""
    seat = state.active
    everything = every_action(state)
    offered = list(state.legal(seat))
    reached = {after(state, seat, action) for action in offered}
    assert reached == {after(state, seat, action) for action in everything}
    return len(everything) - len(offered)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k4_1_options_of_a_turn(players: int) -> None:
    """K4.1, K5.3: in random games, every turn that can be played is offered, once."""
    rng = Rng(players)
    state = new_game(players, "sprint")
    saved = looked = 0
    while looked < 400:
        if not state.pending():
            state = new_game(players, "sprint")
        seat = state.pending()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        if state.phase == MOVING and state.over == 0:
            saved += check_turn(state)
            looked += 1
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert saved > 400


def on_fire(name: str, rng: Rng) -> Suitcase:
    """Blue has just delivered a bomb; bonus steps and suitcases are about."""
    state = random_position(small_plan(name), rng)
    mine = rng.below(AGENTS)
    while state.place[mine] == OUT:
        mine = (mine + 1) % AGENTS
    if state.load[mine] >= 0:
        state.case_at[state.load[mine]] = 0
        state.load[mine] = -1
    state.place[mine] = IN_HQ
    state.bonus[mine] = 0
    state.handled = 0
    state.fighter = mine
    count(state)
    state.phase = LOSING
    state.to_lose = (state.agents_left[0] + 1) // 2
    return state


def rows(state: Suitcase) -> list[list[int]]:
    """Every row of victims that the options lead to."""
    found = []
    for option in state.legal(0):
        copy = state.clone()
        copy.apply(0, option)
        found += [[option, *rest] for rest in (rows(copy) if copy.phase == LOSING else [[]])]
    return found


def test_k7_2_choices_of_victims() -> None:
    """K7.2: of his own choice: every set of victims can be named, equal ones once."""
    rng = Rng(5)
    saved = 0
    for round_ in range(150):
        state = on_fire(list(MAPS)[round_ % len(MAPS)], rng)
        alive = [mine for mine in range(AGENTS) if state.place[mine] != OUT]
        all_rows = [[LOSE + mine for mine in row] for row in combinations(alive, state.to_lose)]
        offered = rows(state)
        assert {after(state, 0, *row) for row in offered} == {after(state, 0, *row) for row in all_rows}
        alike = [sorted(situation(state).agents[option - LOSE] for option in row) for row in offered]
        assert len(alike) == len({json.dumps(row) for row in alike}), "equal victims are offered twice"
        saved += len(all_rows) - len(offered)
    assert saved > 300


def test_k6_7_choices_of_defenders() -> None:
    """K6.7: every defender can be met first, equal ones once."""
    plan = plan_of(2)
    home = plan.names["city"].index("rome")
    for loads in ([-1, -1], [-1, 4], [4, -1], [4, 5]):
        state = new_game(2)
        state.content = [5, 3, 1, 0] * 2
        state.phase = MEETING
        state.asked = state.waiting = 0
        state.place[0] = home
        state.fighter = 0
        state.defender = 1
        state.place[AGENTS + 2] = state.place[AGENTS + 4] = home
        state.load[AGENTS + 2], state.load[AGENTS + 4] = loads
        count(state)
        assert state.place[0] < MAX_CITIES
        reached = [after(state, 0, action) for action in state.legal(0)]
        assert len(set(reached)) == len(reached)
        assert set(reached) == {after(state, 0, MEET + 2), after(state, 0, MEET + 4)}
