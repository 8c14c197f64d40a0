"""K4.2 against exhaustive search: a step is lawful if and only if the limit can still be met afterwards."""

from collections import Counter

import pytest

from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.suitcase.ids import (
    AGENTS,
    CARRIED,
    DELIVERED,
    MAX_CITIES,
    MOVING,
    NONE,
    OUT,
    SHOW,
    SHOWING,
)
from safehouse.games.suitcase.movement import can_settle
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.oracle import Act, Oracle, oracle_for, situation
from tests.games.suitcase.positions import GAME, blank, chance, count, counted, do, options, plan_of, table, why
from tests.games.suitcase.small_maps import MAPS, small_plan

SHIPPED = ("europe", "europe_1985", "sprint")


def random_position(plan: Plan, rng: Rng, suitcases: int = 5) -> Suitcase:
    """Blue in the middle of a turn, often crowded at a gate, with some suitcases about and green in the way."""
    state = blank(plan)
    state.content = [5, 3, 1, 0] * 2
    state.asked = state.waiting = 0
    state.phase = MOVING
    state.starter = 0
    gates = [city for city in range(plan.cities) if plan.gates[0][city]]
    crowded = gates[rng.below(len(gates))] if rng.below(3) else rng.below(plan.cities)
    for mine in range(AGENTS):
        lot = rng.below(8)
        if lot < 4:
            state.place[mine] = crowded
        elif lot < 6:
            state.place[mine] = rng.below(plan.cities)
        elif lot == 6:
            state.place[mine] = OUT
    for agent in range(AGENTS, AGENTS + rng.below(5)):
        city = rng.below(plan.cities)
        if city not in state.place[:AGENTS] and state.place.count(city) < 2:
            state.place[agent] = city
    state.points = rng.below(5)
    for _ in range(rng.below(3)):
        mine = rng.below(AGENTS)
        if state.place[mine] != OUT:
            state.bonus[mine] += 1
    walking = [mine for mine in range(AGENTS) if state.place[mine] < MAX_CITIES]
    about = [rng.below(8) for _ in range(suitcases)]
    for case in range(8):
        scatter_case(state, case, crowded, walking if case in about else [], rng)
    if rng.below(2):
        state.handled = sum(1 << mine for mine in walking if rng.below(2))
    count(state)
    return state


def scatter_case(state: Suitcase, case: int, crowded: int, walking: list[int], rng: Rng) -> None:
    """Carry it, lay it down here or somewhere, or deliver it; most are delivered, to keep the search small."""
    fate = rng.below(3)
    bearers = [mine for mine in walking if state.load[mine] == NONE]
    if fate == 0 and bearers:
        state.load[bearers[rng.below(len(bearers))]] = case
        state.case_at[case] = CARRIED
    elif fate == 1 and walking:
        state.case_at[case] = crowded if rng.below(2) else rng.below(state.plan.cities)
    else:
        state.case_at[case] = DELIVERED
        state.case_by[case] = rng.below(2)


def act(option: int) -> Act:
    kind, arguments = GAME.space.decode(option)
    return (kind.name, *(*arguments, 0, 0)[:2])  # type: ignore[return-value]


def first_of_equals(state: Suitcase, mine: int) -> bool:
    agents = situation(state).agents
    return agents.index(agents[mine]) == mine


def expected_acts(state: Suitcase, oracle: Oracle) -> set[Act]:
    """What the rules allow, equal agents once."""
    lawful = oracle.lawful(situation(state))
    return {found for found in lawful if found[0] == "end_turn" or first_of_equals(state, found[1])}


def compare(plan: Plan, positions: int, seed: int, suitcases: int = 5) -> None:
    """Options of the engine and of the search, in positions that a turn can lead to."""
    rng = Rng(seed)
    wrong: list[str] = []
    seen: Counter[str] = Counter()
    while seen["positions"] < positions:
        state = random_position(plan, rng, suitcases)
        oracle = oracle_for(state)
        now = situation(state)
        before = counted(state)
        fits = oracle.settles(now)
        if can_settle(state) != fits:
            wrong.append(f"can_settle is {not fits}: {picture(state)}")
        if not fits:
            seen["lost"] += 1
            continue
        seen["positions"] += 1
        seen["crowded"] += oracle.crowded(now)
        offered = {act(option) for option in state.legal(0)}
        # Looking ahead leaves no trace.
        assert situation(state) == now
        assert {field: getattr(state, field) for field in before} == before
        expected = expected_acts(state, oracle)
        assert expected
        if offered != expected:
            wrong.append(
                f"offered and not allowed {sorted(offered - expected)}, "
                f"allowed and not offered {sorted(expected - offered)}: {picture(state)}"
            )
    assert not wrong, f"{len(wrong)} of {dict(seen)}:\n" + "\n".join(sorted(wrong, key=len)[:5])
    assert seen["crowded"] > positions // 4
    assert seen["lost"] > positions // 20


@pytest.mark.once
@pytest.mark.parametrize("name", MAPS)
def test_k4_2_options_are_those_of_an_exhaustive_search(name: str) -> None:
    """K4.2: steps, duels, deliveries, handling and the end of the turn; nothing else, and nothing less."""
    compare(small_plan(name), 1000, seed=1)


@pytest.mark.once
@pytest.mark.parametrize("name", [*MAPS, *SHIPPED])
def test_k4_2_walking_without_suitcases(name: str) -> None:
    """K4.2: the same where nothing can be delivered: agents walk, and wait for each other."""
    compare(plan_of(2, name) if name in SHIPPED else small_plan(name), 300, seed=4, suitcases=0)


@pytest.mark.long
@pytest.mark.parametrize("name", [*MAPS, *SHIPPED])
def test_k4_2_options_are_those_of_a_long_exhaustive_search(name: str) -> None:
    """K4.2: the same on more positions, and on the maps that people play on."""
    compare(plan_of(2, name) if name in SHIPPED else small_plan(name), 20_000, seed=2)


@pytest.mark.parametrize("name", MAPS)
def test_k4_2_no_dead_end(name: str) -> None:
    """K4.2: from a turn's start on, whatever is chosen, something can be done until the turn is over."""
    plan = small_plan(name)
    rng = Rng(3)
    for _ in range(500):
        state = random_position(plan, rng)
        if state.over:
            continue
        state.points = 4 + rng.below(3)
        path: list[Act] = []
        while state.phase == MOVING and state.active == 0:
            legal = state.legal(0)
            assert legal, f"a dead end after {path}: {picture(state)}"
            # Who likes crowds gets into trouble.
            bold = [option for option in legal if act(option)[0] == "step" and state.crowd[act(option)[2]] >= 2]
            choice = bold if bold and rng.below(4) else legal
            option = choice[rng.below(len(choice))]
            path.append(act(option))
            state.apply(0, option)
            if state.phase == SHOWING:
                state.apply(CHANCE, SHOW)


# --- At the gate of the headquarters -------------------------------------------------------------------------


def test_k4_2_a_delivery_is_not_counted_on() -> None:
    """K4.2: a third agent enters the gate only if somebody could walk away again, whatever he carries."""
    state = table(agents={0: "beirut*2 istanbul*2 kiev:green_a", 1: "cairo tbilisi"}, roll=(2, 1))
    do(state, 0, "step:5:istanbul")
    # To Beirut and into the headquarters would do; but if he stayed, nobody could walk away.
    assert "step:5:beirut" not in options(state, 0)
    assert {"step:5:kiev", "step:5:belgrade"} <= set(options(state, 0))
    assert why(state, 0, "step:5:beirut") == ("K4.2", "three_in_a_city")
    # Where he could go back he may enter, and then deliver.
    state = table(agents={0: "beirut*2 istanbul:green_a", 1: "cairo tbilisi"}, roll=(2, 0))
    do(state, 0, "step:3:beirut")
    assert options(state, 0, "deliver") == ["deliver:3"]


def test_k4_2_no_dead_end_at_the_gate() -> None:
    """K4.2: a whole turn from a lawful start; the last step would leave four at the gate with two points."""
    agents = {0: "beirut*2 istanbul*2 kiev*2", 1: "cairo tbilisi"}
    state = table(agents=agents, cases={"green_a": "beirut"}, roll=(3, 3))
    do(state, 0, "step:3:beirut", "step:4:beirut", "step:5:istanbul")
    assert "step:6:istanbul" not in options(state, 0)
    assert why(state, 0, "step:6:istanbul") == ("K4.2", "three_in_a_city")


def test_k4_2_a_delivery_may_meet_the_limit() -> None:
    """K4.2, K7.1: allowed where the limit is met afterwards, and not where it can no longer be."""
    state = table(agents={0: "beirut:green_a beirut*2"}, roll=(1, 0))
    assert "deliver:1" in options(state, 0)
    state = table(agents={0: "beirut:green_a rome*3"}, roll=(1, 0))
    assert options(state, 0, "deliver") == []
    assert why(state, 0, "deliver:1") == ("K4.2", "three_in_a_city")
    state = table(agents={0: "beirut:green_a rome*3"}, roll=(2, 0))
    assert options(state, 0, "deliver") == ["deliver:1"]


def test_k4_2_the_bonus_steps_of_a_deliverer_lapse() -> None:
    """K4.2, K6.9: what he could have walked does not help the others; the points that he leaves do."""
    state = table(agents={0: "beirut:green_a rome*3"}, roll=(1, 0), bonus={1: 2})
    assert options(state, 0, "deliver") == ["deliver:1"]
    state = table(agents={0: "beirut:green_a rome*3"}, roll=(0, 0), bonus={1: 2, 2: 1})
    assert options(state, 0, "deliver") == ["deliver:1"]
    do(state, 0, "deliver:1")
    chance(state, "show")
    assert options(state, 0) == ["step:2:athens", "step:2:marseille", "step:2:zurich"]


def test_k4_2_a_duel_out_of_a_crowd() -> None:
    """K4.2: of three, one may attack; of four nobody."""
    state = table(agents={0: "beirut*3", 1: "cairo tbilisi"}, roll=(1, 0))
    assert options(state, 0) == ["step:1:cairo", "step:1:tbilisi", "step:1:istanbul"]
    state = table(agents={0: "beirut*4", 1: "cairo tbilisi"}, roll=(2, 0))
    assert options(state, 0) == ["step:1:istanbul"]


def test_k4_2_handling_never_spoils_the_way_out() -> None:
    """K4.2, K5.3: with three in a city suitcases are handled as ever; the turn still cannot end."""
    state = table(agents={0: "beirut:blue_a beirut*2", 1: "cairo"}, cases={"green_c": "beirut"}, roll=(1, 0))
    assert options(state, 0, "take", "drop", "end_turn") == ["take:1:green_c", "take:2:green_c", "drop:1"]


def picture(state: Suitcase) -> str:
    names = state.plan.names
    agents = [
        names["place"][at] + (f":{names['case'][load]}" if load != NONE else "")
        for at, load in zip(state.place, state.load, strict=True)
    ]
    lying = {names["case"][case]: names["city"][at] for case, at in enumerate(state.case_at) if at >= 0}
    return (
        f"blue {' '.join(agents[:7])}, green {[at for at in agents[7:] if at != 'base_2']}, lying {lying}, "
        f"points {state.points}, bonus {list(state.bonus)}, handled {state.handled:07b}, "
        f"own {state.own_in[0]}, foreign {state.foreign_in[0]}, on {state.plan.options['map']}"
    )
