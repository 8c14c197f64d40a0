"""K7: deliveries and bombs."""

from itertools import combinations

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import (
    check,
    deliver,
    do,
    lying,
    options,
    outcomes,
    place,
    places,
    table,
    turn,
    why,
)


def bomb(agents: str = "beirut:blue_d", players: int = 2) -> Suitcase:
    """Blue has just shown that his agent 1 brought his own bomb (D)."""
    state = table(players, agents={0: agents}, roll=(3, 3))
    deliver(state, 0)
    return state


def rows(state: Suitcase) -> list[tuple[int, ...]]:
    """Every row of victims that can be named."""
    if not options(state, 0) or not options(state, 0)[0].startswith("lose"):
        return [()]
    found = []
    for word in options(state, 0):
        after = state.clone()
        do(after, 0, word)
        named = int(word.removeprefix("lose:"))
        ended = list(after.pending()) != [0] or not options(after, 0)[0].startswith("lose")
        found += [(named, *rest) for rest in ([()] if ended else rows(after))]
    return found


@pytest.mark.parametrize(("case", "content"), [("blue_a", "5"), ("blue_c", "1"), ("green_b", "3")])
def test_k7_1_the_content_is_shown(case: str, content: str) -> None:
    """K7.1: content, card and suitcase are open; the agent returns to his base."""
    state = table(agents={0: f"beirut:{case}"}, roll=(2, 0))
    assert do(state, 0, "deliver:1") == [f"entered_hq:1:1:{case}"]
    assert place(state, 0) == f"hq:{case}"
    assert outcomes(state) == {"show": 1}
    assert do(state, CHANCE, "show") == [f"delivered:1:{case}:{content}"]
    assert place(state, 0) == "base"
    assert state.secrets == [int(content), 0]
    number = state.plan.names["case"].index(case)
    assert (state.case_at[number], state.case_by[number]) == (-3, 0)
    assert state.redact(1 - number // 4).content[number] == int(content)


def test_k7_1_the_agent_may_be_moved_again() -> None:
    """K7.1: with the points left."""
    state = table(agents={0: "beirut:blue_a"}, roll=(2, 0))
    deliver(state, 0)
    assert options(state, 0) == ["step:1:edinburgh", "step:1:trondheim", "end_turn"]
    do(state, 0, "step:1:trondheim")
    assert state.active == 1


def test_k7_1_an_outpost_returns_to_the_own_base() -> None:
    """K7.1, K2.7: the agent who started on the ownerless base, too."""
    state = table(3, agents={0: "outpost*2 beirut:blue_a"}, roll=(1, 0))
    deliver(state, 0, 3)
    assert places(state, 0) == ["outpost", "outpost"]


def test_k7_1_the_agent_leaves_the_gate() -> None:
    """K7.1: he is no longer in the city; another one may take his place."""
    state = table(agents={0: "beirut:blue_a beirut istanbul"}, roll=(2, 0))
    assert "step:3:beirut" in options(state, 0)
    deliver(state, 0)
    check(state)
    do(state, 0, "step:3:beirut")
    assert places(state, 0) == ["beirut", "beirut"]


def test_k7_1_with_the_last_point_the_turn_is_over() -> None:
    state = table(agents={0: "beirut:blue_a"}, roll=(1, 0))
    deliver(state, 0)
    assert state.active == 1
    assert list(state.pending()) == [CHANCE]


def test_k7_2_a_bomb_is_worth_nothing() -> None:
    """K7.2: it counts as a delivered suitcase, without secrets."""
    state = bomb()
    assert state.secrets == [0, 0]
    assert (list(state.own_in), list(state.foreign_in)) == ([1, 0], [0, 0])
    assert why(state, 0, "end_turn") == ("K7.2", "name_the_lost")


@pytest.mark.parametrize(("left", "lost"), [(7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1)])
def test_k7_3_half_rounded_up(left: int, lost: int) -> None:
    """K7.2, K7.3: 7 → 4, 1 → 1; the carrier counts among the remaining agents."""
    cities = ["rome", "oslo", "kiev", "paris", "london", "vienna"]
    agents = " ".join(["beirut:blue_d", *cities[: left - 1], *["out"] * (7 - left)])
    state = bomb(agents, players=3)
    assert state.to_lose == lost
    for _ in range(lost):
        assert list(state.pending()) == [0]
        assert state.agents_left[0] == left
        do(state, 0, options(state, 0)[0])
    assert state.agents_left == [left - lost, 7, 7]
    check(state)


def test_k7_2_any_choice_of_different_agents() -> None:
    """K7.2: of his own choice: every set of four of seven that differ, once, in ascending order."""
    state = bomb("beirut:blue_d rome oslo kiev paris london vienna")
    assert rows(state) == list(combinations(range(1, 8), 4))


def test_k7_2_equal_agents_are_named_once() -> None:
    """K7.2: agents on the base differ in nothing, so the first ones are named; the carrier differs."""
    state = bomb()
    assert rows(state) == [(1, 2, 3, 4), (2, 3, 4, 5)]
    state = bomb("beirut:blue_d rome rome oslo oslo:blue_a out*2")
    # 5 left, 3 lost: two alike in Rome; in Oslo one has a suitcase.
    assert rows(state) == [(1, 2, 3), (1, 2, 4), (1, 2, 5), (1, 4, 5), (2, 3, 4), (2, 3, 5), (2, 4, 5)]


def test_k7_2_outposts_and_bases_differ() -> None:
    """K7.2, K2.5: an agent on the ownerless base is another one than those on the own base."""
    state = table(3, agents={0: "outpost base beirut:blue_d out*4"}, roll=(3, 3))
    deliver(state, 0, 3)
    assert rows(state) == [(1, 2), (1, 3), (2, 3)]


def test_k7_2_agents_with_bonus_steps_differ() -> None:
    """K7.2, K6.9: of two in a city, one with a bonus step, either may be spared: his step is still to be used."""
    for lucky in (2, 3):
        state = table(agents={0: "beirut:blue_d rome rome out*4"}, roll=(1, 0), bonus={lucky: 1})
        deliver(state, 0)
        assert rows(state) == [(1, 2), (1, 3), (2, 3)]


def test_k7_2_the_carrier_is_spared_or_not() -> None:
    """K7.2: spared he returns to the base; named he is out."""
    state = bomb("beirut:blue_d rome")
    do(state, 0, "lose:2", "lose:3", "lose:4", "lose:5")
    assert places(state, 0) == ["out", "out", "out", "out"]
    assert place(state, 0, 1) == "base"
    state = bomb("beirut:blue_d rome")
    told = do(state, 0, "lose:1", "lose:3", "lose:4", "lose:5")
    assert told == ["lost:1:1", "lost:1:3", "lost:1:4", "lost:1:5"]
    assert [place(state, 0, agent) for agent in range(1, 8)] == ["out", "rome", "out", "out", "out", "base", "base"]


def test_k7_2_nobody_goes_before_all_are_named() -> None:
    """K7.2: the loss is one choice of several picks; it can be staged and taken back until it is whole."""
    state = bomb("beirut:blue_d rome oslo kiev paris london vienna")
    assert do(state, 0, "lose:2", "lose:3", "lose:4") == []
    assert places(state, 0)[1:4] == ["rome", "oslo", "kiev"]
    assert options(state, 0) == ["lose:5", "lose:6", "lose:7"]
    assert why(state, 0, "lose:1") == ("K7.2", "not_among_these")


def test_k7_2_suitcases_of_the_lost_stay_in_their_cities() -> None:
    """K7.2: each in his own."""
    agents = "beirut:blue_d rome:blue_a oslo:green_a oslo:green_b london vienna:blue_b"
    state = bomb(agents)
    told = do(state, 0, "lose:2", "lose:3", "lose:5", "lose:6")
    assert told == [
        "dropped:1:2:blue_a:rome", "lost:1:2", "dropped:1:3:green_a:oslo", "lost:1:3", "lost:1:5",
        "dropped:1:6:blue_b:vienna", "lost:1:6",
    ]  # fmt: skip
    assert lying(state, "rome") == ["blue_a"]
    assert lying(state, "oslo") == ["green_a"]
    assert lying(state, "vienna") == ["blue_b"]
    assert place(state, 0, 4) == "oslo:green_b"
    assert list(state.pending()) == [0]
    check(state)


def test_k7_3_the_turn_goes_on() -> None:
    """K7.3: with the points left, and the bonus steps of the spared."""
    agents = "beirut:blue_d rome oslo kiev paris london vienna"
    state = table(agents={0: agents}, roll=(2, 0), bonus={2: 1, 3: 2})
    deliver(state, 0)
    do(state, 0, "lose:2", "lose:4", "lose:5", "lose:6")
    assert state.points == 1
    assert list(state.bonus) == [0, 0, 2, 0, 0, 0, 0]
    assert options(state, 0, "step")[0] == "step:1:edinburgh"


def test_k7_2_a_foreign_bomb() -> None:
    """K7.2: it hits who delivers it, not whose it is."""
    state = table(agents={0: "beirut:green_d"}, roll=(1, 0))
    assert deliver(state, 0) == ["entered_hq:1:1:green_d", "delivered:1:green_d:bomb"]
    do(state, 0, "lose:1", "lose:2", "lose:3", "lose:4")
    assert list(state.agents_left) == [3, 7]
    assert (list(state.own_in), list(state.foreign_in)) == ([0, 0], [1, 0])
    assert state.active == 1


def test_k7_3_the_last_agent() -> None:
    """K7.3, K8.2: one left, one lost: the player is out and the next one's turn begins."""
    state = bomb("beirut:blue_d out*6", players=3)
    assert options(state, 0) == ["lose:1"]
    do(state, 0, "lose:1")
    assert state.active == 1
    turn(state, 1, (1, 0), "end_turn")
    turn(state, 2, (1, 0), "end_turn")
    assert state.active == 1


def test_k7_3_a_bomb_relieves_an_overfull_city() -> None:
    """K7.3, K4.2: lost agents count no more; the turn can be ended."""
    state = table(agents={0: "beirut:blue_d rome rome rome"}, roll=(2, 0))
    assert "end_turn" not in options(state, 0)
    deliver(state, 0)
    do(state, 0, "lose:1", "lose:2", "lose:5", "lose:6")
    check(state)
    assert "end_turn" in options(state, 0)
    state = table(agents={0: "beirut:blue_d rome rome rome"}, roll=(2, 0))
    deliver(state, 0)
    do(state, 0, "lose:1", "lose:5", "lose:6", "lose:7")
    check(state)
    assert options(state, 0) == ["step:2:athens", "step:2:marseille", "step:2:zurich"]
