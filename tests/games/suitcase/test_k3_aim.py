"""K3: ten secrets, and a foreign suitcase among the first three."""

import pytest

from tests.games.suitcase.positions import deliver, do, lying, options, place, table, turn, why


def test_k3_1_ten_secrets_end_the_game() -> None:
    """K3.1: at that moment, in the middle of a turn."""
    state = table(
        agents={0: "beirut:green_a rome"}, delivered={0: ["blue_a", "blue_c"]}, cases={"blue_b": "rome"}, roll=(3, 3)
    )
    assert deliver(state, 0) == ["entered_hq:1:1:green_a", "delivered:1:green_a:5", "game_over:target"]
    assert state.secrets == [11, 0]
    assert list(state.pending()) == []


def test_k3_1_nine_are_not_enough() -> None:
    """K3.1: nine secrets and the turn goes on; one more ends it."""
    state = table(agents={0: "beirut:green_b beirut:green_c"}, delivered={0: ["blue_a", "blue_c"]}, roll=(2, 0))
    assert deliver(state, 0) == ["entered_hq:1:1:green_b", "delivered:1:green_b:3"]
    assert state.secrets[0] == 9
    assert list(state.pending()) == [0]
    assert deliver(state, 0, 2)[-1] == "game_over:target"
    assert state.secrets[0] == 10


@pytest.mark.parametrize(
    ("delivered", "carried", "allowed"),
    [
        ([], "blue_a", True),
        (["blue_b"], "blue_a", True),
        (["blue_b", "blue_c"], "blue_a", False),
        (["blue_b", "blue_d"], "blue_a", False),  # a bomb counts as a suitcase
        (["blue_b", "blue_c"], "green_b", True),
        (["blue_b", "green_c"], "blue_a", True),
        (["blue_b", "green_d"], "blue_c", True),  # a foreign bomb is foreign
        (["blue_b", "blue_d", "green_c"], "blue_a", True),
        (["blue_b", "blue_c", "green_d"], "blue_d", True),
        (["green_c"], "blue_a", True),
        (["green_c", "green_d"], "blue_a", True),
        (["green_c", "green_d"], "green_b", True),
    ],
)
def test_k3_2_one_of_the_first_three_is_foreign(delivered: list[str], carried: str, allowed: bool) -> None:
    """K3.2: no third own suitcase while no foreign one was delivered."""
    state = table(agents={0: f"tbilisi:{carried}"}, delivered={0: delivered}, roll=(1, 0))
    assert options(state, 0, "deliver") == (["deliver:1"] if allowed else [])
    assert why(state, 0, "deliver:1") == (("", "") if allowed else ("K3.2", "foreign_suitcase_first"))


def test_k3_2_counts_what_the_player_delivered() -> None:
    """K3.2: what others brought of his suitcases is no matter, nor what he lost to them."""
    state = table(agents={0: "beirut:blue_a"}, delivered={1: ["blue_b", "blue_c", "green_a"]}, roll=(1, 0))
    assert options(state, 0, "deliver") == ["deliver:1"]
    state = table(agents={0: "beirut:blue_a"}, delivered={0: ["blue_b", "blue_c"], 1: ["green_a"]}, roll=(1, 0))
    assert options(state, 0, "deliver") == []


def test_k3_2_owner_is_the_seat() -> None:
    """K3.2: the same for another seat: his own colour is blocked, blue is not."""
    agents = {1: "reykjavik:green_a dublin:blue_a"}
    state = table(agents=agents, delivered={1: ["green_b", "green_c"]}, active=1, roll=(1, 0))
    assert options(state, 1, "deliver") == ["deliver:2"]


def test_k3_3_a_blocked_suitcase_is_carried_up_to_the_gate() -> None:
    """K3.3: to the neighbour city of the headquarters, and dropped there."""
    state = table(agents={0: "istanbul:blue_a"}, delivered={0: ["blue_b", "blue_c"]})
    turn(state, 0, (2, 1), "step:1:beirut")
    assert options(state, 0) == [
        "step:1:cairo", "step:1:tbilisi", "step:1:istanbul", "step:2:edinburgh", "step:2:trondheim",
        "drop:1", "end_turn",
    ]  # fmt: skip
    assert do(state, 0, "drop:1") == ["dropped:1:1:blue_a:beirut"]
    assert lying(state, "beirut") == ["blue_a"]


def test_k3_3_a_blocked_suitcase_is_exchanged_at_the_gate() -> None:
    """K3.3: and the foreign one that he takes instead may go in."""
    state = table(
        agents={0: "beirut:blue_a"}, cases={"green_c": "beirut"}, delivered={0: ["blue_b", "blue_c"]}, roll=(2, 0)
    )
    assert options(state, 0, "deliver", "take", "drop") == ["take:1:green_c", "drop:1"]
    told = do(state, 0, "take:1:green_c")
    assert told == ["dropped:1:1:blue_a:beirut", "taken:1:1:green_c:beirut"]
    assert options(state, 0, "deliver") == ["deliver:1"]
    deliver(state, 0)
    assert state.foreign_in == [1, 0]
    assert place(state, 0) == "base"
    # With a foreign one delivered the blocked one is free.
    state = table(agents={0: "beirut:blue_a"}, delivered={0: ["blue_b", "blue_c", "green_c"]}, roll=(1, 0))
    assert options(state, 0, "deliver") == ["deliver:1"]
