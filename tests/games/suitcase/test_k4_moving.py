"""K4: points, lines, bases and the headquarters. The limit of two is in test_k4_limit.py."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.suitcase.ids import BASE
from tests.games.suitcase.positions import (
    chance,
    do,
    options,
    outcomes,
    place,
    places,
    plan_of,
    table,
    turn,
    why,
)

PLAN = plan_of(2)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 1), (2, 1), (0, 3), (3, 3)])
def test_k4_1_the_sum_in_steps(one: int, other: int) -> None:
    """K4.1: one line for each point; with the last one the turn is over."""
    state = table()
    assert chance(state, f"roll:{one}:{other}") == [f"rolled:1:{one}:{other}"]
    way = ["edinburgh", "oslo", "west_berlin", "bonn", "london", "edinburgh"]
    for city in way[: one + other]:
        assert list(state.pending()) == [0]
        do(state, 0, f"step:1:{city}")
    assert list(state.pending()) == [CHANCE]
    assert state.active == 1


def test_k4_1_events_of_a_step() -> None:
    state = table()
    assert turn(state, 0, (2, 0), "step:1:edinburgh", "step:1:oslo") == [
        "rolled:1:2:0", "stepped:1:1:base_north_west:edinburgh", "stepped:1:1:edinburgh:oslo",
    ]  # fmt: skip


def test_k4_1_every_own_agent_may_walk_every_line() -> None:
    """K4.1: the complete list; the agents on the base are alike and offered once."""
    state = table(agents={0: "rome vienna out"}, roll=(1, 0))
    assert options(state, 0) == [
        "step:1:athens", "step:1:marseille", "step:1:zurich",
        "step:2:east_berlin", "step:2:athens", "step:2:belgrade", "step:2:zurich",
        "step:4:edinburgh", "step:4:trondheim",
        "end_turn",
    ]  # fmt: skip
    assert why(state, 0, "step:5:edinburgh") == ("K4.1", "take_the_equal_agent")
    assert why(state, 0, "step:3:edinburgh") == ("K6.4", "agent_is_out")
    assert why(state, 0, "step:1:paris") == ("K4.1", "no_line")
    assert why(state, 1, "step:1:cairo") == ("K2.6", "not_your_turn")


def test_k4_1_agents_that_differ_are_offered_each() -> None:
    """K4.1: two in a city with different suitcases are two choices, two without are one."""
    state = table(agents={0: "rome rome:blue_a"}, roll=(1, 0))
    assert options(state, 0, "step")[:6] == [
        f"step:{n}:{city}" for n in (1, 2) for city in ("athens", "marseille", "zurich")
    ]
    state = table(agents={0: "rome rome"}, roll=(1, 0))
    assert options(state, 0, "step")[3] == "step:3:edinburgh"
    # A bonus step, or a suitcase handled, makes a difference, too.
    state = table(agents={0: "rome rome"}, roll=(1, 0), bonus={2: 1})
    assert "step:2:athens" in options(state, 0)
    state = table(agents={0: "rome rome"}, cases={"blue_a": "rome"}, roll=(1, 0), handled=[1])
    assert "step:2:athens" in options(state, 0)


def test_k4_1_no_foreign_agent_is_moved() -> None:
    """K4.1: own agents only."""
    state = table(agents={1: "rome rome"}, roll=(3, 3))
    assert options(state, 0) == ["step:1:edinburgh", "step:1:trondheim", "end_turn"]


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_k4_3_points_may_be_left(spent: int) -> None:
    """K4.3: the turn may be ended at any time."""
    state = table()
    turn(state, 0, (2, 1), *["step:1:edinburgh", "step:1:oslo"][:spent], "end_turn")
    assert state.active == 1
    assert state.points == 0


def test_k4_3_a_roll_of_nothing() -> None:
    """K4.3: no steps, but suitcases may be handled (K5.3); without any in reach the turn is over at once."""
    state = table()
    assert turn(state, 0, (0, 0)) == ["rolled:1:0:0"]
    assert state.active == 1
    state = table(agents={0: "rome vienna:blue_b"}, cases={"blue_a": "rome"}, roll=(0, 0))
    assert options(state, 0) == ["take:1:blue_a", "drop:2", "end_turn"]
    assert why(state, 0, "step:1:athens") == ("K4.1", "no_points_left")
    do(state, 0, "take:1:blue_a", "end_turn")
    assert place(state, 0, 1) == "rome:blue_a"


def test_k4_3_after_the_last_point_suitcases_may_be_handled() -> None:
    """K4.3, K5.3: stopping somewhere, an agent may take what lies there; the turn ends when nothing is left to do."""
    state = table(agents={0: "rome"}, cases={"blue_a": "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert options(state, 0) == ["take:1:blue_a", "end_turn"]
    do(state, 0, "take:1:blue_a")
    assert state.active == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_k4_4_a_base_is_left_and_never_entered(seat: int) -> None:
    """K4.4: no line leads into a base, own or foreign."""
    for city in range(PLAN.cities):
        assert all(other < PLAN.cities for other in PLAN.roads[city])
    state = table(agents={seat: "edinburgh cairo"}, active=seat, roll=(1, 0))
    steps = [word for word in options(state, seat, "step") if word[5] in "12"]
    assert steps == [
        "step:1:reykjavik", "step:1:oslo", "step:1:london",
        "step:2:beirut", "step:2:athens", "step:2:istanbul",
    ]  # fmt: skip
    assert PLAN.roads[BASE + PLAN.corner[0]] == [PLAN.names["city"].index(name) for name in ("edinburgh", "trondheim")]


def test_k4_4_headquarters_only_with_a_suitcase() -> None:
    """K4.4: entered only with a suitcase."""
    state = table(agents={0: "beirut tbilisi:blue_a rome:blue_b"}, roll=(1, 0))
    assert options(state, 0, "deliver") == ["deliver:2"]
    assert why(state, 0, "deliver:1") == ("K4.4", "hq_needs_a_suitcase")
    assert why(state, 0, "deliver:3") == ("K1.1", "no_dotted_line")


def test_k4_4_headquarters_only_of_the_owner() -> None:
    """K4.4: the other player's agents find no way in."""
    state = table(agents={1: "beirut:blue_a tbilisi:green_a"}, active=1, roll=(1, 0))
    assert options(state, 1, "deliver") == []
    assert why(state, 1, "deliver:1") == ("K1.1", "no_dotted_line")


def test_k4_4_a_delivery_costs_a_point() -> None:
    """K4.4, K4.1: the dotted line is a line."""
    state = table(agents={0: "beirut:blue_a rome"}, cases={"blue_b": "rome"}, roll=(0, 0))
    assert options(state, 0) == ["take:2:blue_b", "drop:1", "end_turn"]
    assert why(state, 0, "deliver:1") == ("K4.1", "no_points_left")
    state = table(agents={0: "beirut:blue_a"}, roll=(1, 1))
    do(state, 0, "deliver:1")
    chance(state, "show")
    assert state.points == 1


def test_k4_5_lines_are_walked_both_ways() -> None:
    """K4.5: back along the line just walked."""
    state = table(agents={0: "rome"})
    turn(state, 0, (2, 1), "step:1:zurich", "step:1:rome", "step:1:zurich")
    assert places(state, 0) == ["zurich"]
    assert outcomes(state)


def test_k4_2_two_of_a_colour_may_stay_and_colours_do_not_add_up() -> None:
    """K4.2: the limit is for one colour in one city; bases are not cities."""
    state = table(agents={0: "rome zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert places(state, 0) == ["zurich", "zurich"]
    assert state.active == 1


def test_k4_2_a_third_agent_may_pass_and_not_stay() -> None:
    """K4.2: with the last point no third agent enters; with another one left he may pass through."""
    agents = {0: "rome zurich zurich"}
    state = table(agents=agents, roll=(1, 0))
    assert options(state, 0, "step")[:2] == ["step:1:athens", "step:1:marseille"]
    assert why(state, 0, "step:1:zurich") == ("K4.2", "three_in_a_city")
    state = table(agents=agents, roll=(2, 0))
    assert options(state, 0, "step")[:3] == ["step:1:athens", "step:1:marseille", "step:1:zurich"]
    do(state, 0, "step:1:zurich")
    # Now one of the three must go on: the turn cannot be ended, and nobody else may walk.
    assert options(state, 0) == ["step:1:west_berlin", "step:1:vienna", "step:1:geneva", "step:1:rome"]
    assert why(state, 0, "end_turn") == ("K4.2", "three_in_a_city")
    assert why(state, 0, "step:4:edinburgh") == ("K4.2", "three_in_a_city")
    do(state, 0, "step:1:vienna")
    assert places(state, 0) == ["vienna", "zurich", "zurich"]


def test_k4_2_a_bonus_step_can_meet_the_limit() -> None:
    """K4.2: only the agent who has it can use it."""
    state = table(agents={0: "rome zurich zurich"}, roll=(1, 0), bonus={2: 1})
    assert "step:1:zurich" in options(state, 0)
    do(state, 0, "step:1:zurich")
    assert options(state, 0) == ["step:2:west_berlin", "step:2:vienna", "step:2:geneva", "step:2:rome"]
    state = table(agents={0: "rome zurich zurich oslo"}, roll=(1, 0), bonus={4: 1})
    assert "step:1:zurich" not in options(state, 0)


def test_k4_2_a_step_into_a_duel_must_leave_no_third() -> None:
    """K4.2: the attacker may be lost at once, and the turn with him (K6.5)."""
    agents = {0: "zurich zurich zurich", 1: "rome"}
    state = table(agents=agents, roll=(1, 1))
    # One leaves the three: fine, even into a duel. Anybody else may not attack before that.
    assert "step:1:rome" in options(state, 0)
    state = table(agents={0: "zurich zurich zurich athens", 1: "rome"}, roll=(3, 3))
    assert "step:4:rome" not in options(state, 0)
    assert why(state, 0, "step:4:rome") == ("K4.2", "three_in_a_city")
    assert "step:4:vienna" in options(state, 0)
    state = table(agents={0: "zurich zurich zurich zurich", 1: "rome"}, roll=(3, 3))
    assert "step:1:rome" not in options(state, 0)
    assert "step:1:vienna" in options(state, 0)


def test_k4_2_no_way_out_through_foreign_cities() -> None:
    """K4.2: the limit must be met without entering a city held by foreign agents."""
    # Trondheim has lines to Helsinki and Stockholm only.
    agents = {0: "base*3 trondheim trondheim", 1: "helsinki stockholm"}
    state = table(agents=agents, roll=(3, 3))
    assert "step:1:trondheim" not in options(state, 0)
    state = table(agents={**agents, 1: "helsinki"}, roll=(3, 3))
    assert "step:1:trondheim" in options(state, 0)
    state = table(agents={**agents, 1: "helsinki"}, roll=(1, 0))
    assert "step:1:trondheim" not in options(state, 0)
