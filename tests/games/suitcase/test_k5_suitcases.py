"""K5: taking, dropping and changing suitcases."""

import pytest

from safehouse.core.game import UNKNOWN
from tests.games.suitcase.positions import (
    chance,
    deliver,
    do,
    duel,
    lying,
    options,
    place,
    places,
    table,
    turn,
    why,
)

HANDLING = ("take", "drop")


def test_k5_1_take_in_passing() -> None:
    """K5.1: an agent passing through may take a suitcase; it costs no points."""
    state = table(agents={0: "rome"}, cases={"blue_a": "zurich"})
    told = turn(state, 0, (2, 0), "step:1:zurich", "take:1:blue_a")
    assert told[-1] == "taken:1:1:blue_a:zurich"
    assert state.points == 1
    assert lying(state, "zurich") == []
    do(state, 0, "step:1:vienna")
    assert places(state, 0) == ["vienna:blue_a"]


@pytest.mark.parametrize("case", ["blue_c", "green_a"])
def test_k5_1_own_or_foreign(case: str) -> None:
    """K5.1: own suitcases and foreign ones."""
    state = table(agents={0: "rome"}, cases={case: "rome"}, roll=(0, 0))
    assert options(state, 0) == [f"take:1:{case}", "end_turn"]


def test_k5_1_put_down() -> None:
    """K5.1: where he passes or stops."""
    state = table(agents={0: "rome:blue_a"})
    told = turn(state, 0, (1, 1), "step:1:zurich", "drop:1")
    assert told[-1] == "dropped:1:1:blue_a:zurich"
    assert lying(state, "zurich") == ["blue_a"]
    assert places(state, 0) == ["zurich"]
    do(state, 0, "step:1:vienna")
    assert lying(state, "zurich") == ["blue_a"]


def test_k5_1_change_one_for_another() -> None:
    """K5.1: he carries at most one: what he had stays."""
    state = table(agents={0: "rome:blue_a"}, cases={"green_a": "rome", "green_b": "rome"}, roll=(1, 0))
    assert options(state, 0, *HANDLING) == ["take:1:green_a", "take:1:green_b", "drop:1"]
    assert do(state, 0, "take:1:green_b") == ["dropped:1:1:blue_a:rome", "taken:1:1:green_b:rome"]
    assert places(state, 0) == ["rome:green_b"]
    assert lying(state, "rome") == ["blue_a", "green_a"]


def test_k5_1_why_not() -> None:
    """K5.1: reasons."""
    state = table(agents={0: "rome oslo:blue_b"}, cases={"blue_a": "zurich"}, roll=(1, 0))
    assert why(state, 0, "take:1:blue_a") == ("K5.1", "not_lying_there")
    assert why(state, 0, "drop:1") == ("K5.1", "carries_nothing")
    assert why(state, 0, "take:3:blue_a") == ("K5.3", "not_in_a_city")
    assert why(state, 0, "take:1:blue_b") == ("K5.1", "not_lying_there")


def test_k5_3_once_between_two_steps() -> None:
    """K5.3: each agent at most once between two steps, whoever makes the step; an exchange is one act."""
    state = table(agents={0: "rome:blue_a vienna"}, cases={"green_a": "rome"}, roll=(1, 1))
    do(state, 0, "take:1:green_a")
    assert options(state, 0, *HANDLING) == []
    assert why(state, 0, "take:1:blue_a") == ("K5.3", "handled_already")
    assert why(state, 0, "drop:1") == ("K5.3", "handled_already")
    do(state, 0, "step:2:athens")
    assert options(state, 0, *HANDLING) == ["take:1:blue_a", "drop:1"]
    do(state, 0, "drop:1")
    assert options(state, 0, *HANDLING) == []


def test_k5_3_a_delivery_is_a_step() -> None:
    """K5.3: after it everybody may handle again."""
    state = table(agents={0: "rome:blue_a beirut:blue_b"}, roll=(2, 0))
    do(state, 0, "drop:1")
    assert options(state, 0, *HANDLING) == ["drop:2"]
    deliver(state, 0, 2)
    assert options(state, 0, *HANDLING) == ["take:1:blue_a"]


def test_k5_3_a_new_turn_starts_afresh() -> None:
    """K5.3: what was handled last turn is no matter."""
    state = table(agents={0: "rome"}, cases={"blue_a": "rome"})
    turn(state, 0, (0, 0), "take:1:blue_a")
    turn(state, 1, (1, 0), "end_turn")
    chance(state, "roll:0:0")
    assert options(state, 0) == ["drop:1", "end_turn"]


def test_k5_3_agents_that_have_not_moved() -> None:
    """K5.3: any own agent in a city, moved or not, before, between and after the steps."""
    state = table(agents={0: "rome oslo"}, cases={"blue_a": "rome", "blue_b": "oslo"}, roll=(1, 0))
    assert options(state, 0, *HANDLING) == ["take:1:blue_a", "take:2:blue_b"]
    do(state, 0, "take:2:blue_b", "step:3:edinburgh")
    assert options(state, 0) == ["take:1:blue_a", "drop:2", "end_turn"]


def test_k5_3_from_hand_to_hand() -> None:
    """K5.3: drop and take between two own agents is allowed."""
    state = table(agents={0: "rome:blue_a rome"}, roll=(0, 0))
    assert options(state, 0) == ["drop:1", "end_turn"]
    do(state, 0, "drop:1")
    assert options(state, 0) == ["take:2:blue_a", "end_turn"]
    do(state, 0, "take:2:blue_a")
    assert places(state, 0) == ["rome", "rome:blue_a"]
    assert state.active == 1


def test_k5_3_equal_agents_take_once() -> None:
    """K5.3: two without a suitcase are one choice for the same suitcase."""
    state = table(agents={0: "rome rome"}, cases={"blue_a": "rome", "green_d": "rome"}, roll=(0, 0))
    assert options(state, 0) == ["take:1:blue_a", "take:1:green_d", "end_turn"]
    do(state, 0, "take:1:blue_a")
    assert options(state, 0) == ["take:2:green_d", "end_turn"]


def test_k5_3_never_while_a_duel_is_pending() -> None:
    """K5.3: with a duel under way only cards are chosen."""
    state = table(agents={0: "rome:blue_a", 1: "zurich"}, cases={"blue_b": "zurich"})
    turn(state, 0, (2, 0), "step:1:zurich")
    assert options(state, 0) == options(state, 1) == ["card:0", "card:1", "card:2", "card:3", "card:4", "card:5"]
    assert why(state, 0, "drop:1") == ("K6.2", "choose_a_card")


def test_k5_3_any_number_and_colours_in_a_city() -> None:
    """K5.3: the restriction of the setup is gone."""
    cases = {"blue_a": "rome", "blue_b": "rome", "green_a": "rome"}
    state = table(agents={0: "rome:blue_c"}, cases=cases, roll=(0, 0))
    do(state, 0, "drop:1")
    assert lying(state, "rome") == ["blue_a", "blue_b", "blue_c", "green_a"]


def test_k5_3_only_the_player_on_turn() -> None:
    """K5.3: in his own turn."""
    state = table(agents={0: "rome", 1: "oslo"}, cases={"green_a": "oslo"}, roll=(0, 1))
    assert options(state, 0, *HANDLING) == []
    assert why(state, 1, "take:1:green_a") == ("K2.6", "not_your_turn")


def test_k5_1_after_a_duel_the_winner_may_handle() -> None:
    """K5.1, K6.8: an attacker who won may take what lies there, once."""
    state = table(agents={0: "rome", 1: "zurich:green_a"}, cases={"blue_b": "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 5, 1)
    assert options(state, 0, *HANDLING) == ["take:1:blue_b", "take:1:green_a"]
    do(state, 0, "take:1:green_a")
    assert options(state, 0, *HANDLING) == []


def test_k5_2_places_are_public_and_contents_are_not() -> None:
    """K5.2: where every suitcase is can be seen by all, what it holds by its owner."""
    agents = {0: "rome:green_a beirut:blue_b", 1: "oslo:blue_a"}
    state = table(agents=agents, delivered={1: ["blue_d"]}, cases={"green_b": "oslo"}, roll=(1, 0))
    for observer, known in ((0, [5, 3, 1, 0] + [UNKNOWN] * 4), (1, [UNKNOWN] * 3 + [0, 5, 3, 1, 0])):
        view = state.redact(observer)
        assert view.content == known
        for field in ("case_at", "case_by", "load", "lying", "place"):
            assert getattr(view, field) == getattr(state, field)
    deliver(state, 0, 2)
    assert state.redact(1).content == [UNKNOWN, 3, UNKNOWN, 0, 5, 3, 1, 0]
    assert state.redact(-4).content == [UNKNOWN, 3, UNKNOWN, 0] + [UNKNOWN] * 4
    assert place(state, 0, 1) == "rome:green_a"
