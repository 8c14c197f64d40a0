"""K2: contents, placement, the start roll and the outposts."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import (
    GAME,
    blank,
    chance,
    do,
    lying,
    new_game,
    options,
    outcomes,
    place,
    places,
    plan_of,
    turn,
    why,
)

CITIES = plan_of(2).names["city"]
PLACES = ["rome", "vienna", "paris", "london"]


def packed(players: int, state: Suitcase | None = None) -> Suitcase:
    state = state or new_game(players)
    for seat in range(players):
        do(state, seat, "pack:5-3-1-bomb")
    return state


def placed(players: int, state: Suitcase | None = None) -> Suitcase:
    """A game before the start roll: a usual one, or this one."""
    state = packed(players, state)
    for seat in range(players):
        do(state, seat, *[f"place:{city}" for city in PLACES])
    chance(state, "open_places")
    return state


@pytest.mark.parametrize(("players", "corners"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_k2_1_corners(players: int, corners: list[int]) -> None:
    """K2.1, K2.7: seats run clockwise; two players sit diagonally opposite, three take corners 1–3."""
    assert plan_of(players).corner == corners


def test_k2_2_everybody_packs_at_the_same_time() -> None:
    """K2.2: each decides which of his suitcases holds 5, 3, 1 and the bomb; all 24 orders."""
    state = new_game(3)
    assert list(state.pending()) == [0, 1, 2]
    assert do(state, 1, "pack:bomb-1-3-5") == []
    assert list(state.pending()) == [0, 2]
    assert options(state, 2) == options(state, 0)
    do(state, 2, "pack:1-5-bomb-3")
    do(state, 0, "pack:5-3-1-bomb")
    assert state.content == [5, 3, 1, 0, 0, 1, 3, 5, 1, 5, 0, 3]
    assert list(state.pending()) == [0, 1, 2]
    assert options(state, 0)[0].startswith("place:")


def test_k2_2_a_packed_suitcase_may_be_packed_again_until_all_are_in() -> None:
    """K2.2: a sealed answer can be changed while others think."""
    state = new_game(2)
    do(state, 0, "pack:5-3-1-bomb")
    state.retract(0)
    assert list(state.pending()) == [0, 1]
    assert state.content[:4] == [-1] * 4
    do(state, 0, "pack:1-3-5-bomb")
    do(state, 1, "pack:5-3-1-bomb")
    assert state.content == [1, 3, 5, 0, 5, 3, 1, 0]


def test_k2_3_four_different_cities() -> None:
    """K2.3: any city, never the same one twice for one colour."""
    state = packed(2)
    assert options(state, 0) == [f"place:{city}" for city in CITIES]
    do(state, 0, "place:rome")
    assert options(state, 0) == [f"place:{city}" for city in CITIES if city != "rome"]
    assert why(state, 0, "place:rome") == ("K2.3", "different_cities")
    do(state, 0, "place:athens", "place:oslo")
    assert options(state, 0) == [f"place:{city}" for city in CITIES if city not in ("rome", "athens", "oslo")]
    do(state, 0, "place:kiev")
    assert list(state.pending()) == [1]


def test_k2_3_placements_are_shown_together() -> None:
    """K2.3: colours may share a city; nothing lies anywhere before all placements are shown."""
    state = packed(2)
    assert do(state, 0, *[f"place:{city}" for city in PLACES]) == []
    assert state.case_at == [-1] * 8
    assert do(state, 1, "place:rome", "place:oslo", "place:vienna", "place:kiev") == []
    assert state.case_at == [-1] * 8
    assert outcomes(state) == {"open_places": 1}
    assert chance(state, "open_places") == [
        "placed:blue_a:rome", "placed:blue_b:vienna", "placed:blue_c:paris", "placed:blue_d:london",
        "placed:green_a:rome", "placed:green_b:oslo", "placed:green_c:vienna", "placed:green_d:kiev",
    ]  # fmt: skip
    assert lying(state, "rome") == ["blue_a", "green_a"]
    assert lying(state, "vienna") == ["blue_b", "green_c"]
    assert lying(state, "london") == ["blue_d"]
    assert state.hidden_at == [-1] * 8


def test_k2_3_placing_is_taken_back_whole() -> None:
    """K2.3: an answer of four picks is one answer."""
    state = packed(2)
    do(state, 0, *[f"place:{city}" for city in PLACES])
    state.retract(0)
    assert options(state, 0) == [f"place:{city}" for city in CITIES]
    assert state.content[:4] == [5, 3, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k2_4_agents_start_on_their_base(players: int) -> None:
    """K2.4: all seven."""
    state = placed(players)
    assert [places(state, seat) for seat in range(players)] == [[]] * players


@pytest.mark.parametrize(
    ("rolls", "starter"),
    [
        (["3:3", "0:0", "2:2", "1:1"], 0),
        (["0:1", "0:0", "2:2", "1:3", "0:3", "1:1"], 2),
        (["0:0"] * 4 + ["0:0", "1:0", "0:1", "0:0"] + ["2:3", "3:1"], 1),
        (["0:0", "0:0", "0:0", "0:1"], 3),
    ],
)
def test_k2_6_the_highest_roll_begins(rolls: list[str], starter: int) -> None:
    """K2.6, K2.7: both dice of each, in the order of the seats; ties roll again among the tied, and only they."""
    state = placed(4)
    told: list[str] = []
    for roll in rolls:
        assert "starts" not in "".join(told)
        told = chance(state, f"roll:{roll}")
    assert told[-1] == f"starts:{starter + 1}"
    assert state.active == starter
    assert chance(state, "roll:1:1") == [f"rolled:{starter + 1}:1:1"]
    assert list(state.pending()) == [starter]


def test_k2_6_who_rolls() -> None:
    """K2.6: a tie of three leaves out the fourth."""
    state = placed(4)
    rolls = ["2:1", "0:0", "1:2", "3:0", "1:1", "2:0", "0:0", "1:1", "0:3"]
    told = [line for roll in rolls for line in chance(state, f"roll:{roll}")]
    assert [line.split(":")[1] for line in told] == ["1", "2", "3", "4", "1", "3", "4", "1", "3", "3"]
    assert told[-1] == "starts:3"


def test_k2_6_start_rolls_are_rolls() -> None:
    """K2.6: the start roll has the odds of the dice."""
    state = placed(2)
    odds = outcomes(state)
    assert sum(odds.values()) == 36
    assert odds["roll:2:1"] == 4
    assert list(state.pending()) == [CHANCE]


def test_k2_6_then_clockwise() -> None:
    """K2.6: turns go by seat, from the starter on."""
    state = placed(4)
    for roll in ("0:0", "0:0", "1:0", "0:0"):
        chance(state, f"roll:{roll}")
    order = []
    for _ in range(6):
        order.append(state.active)
        turn(state, state.active, (1, 0), "end_turn")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("sent", [(), (0,), (2,), (0, 2)])
def test_k2_5_outposts_of_three(starter: int, sent: tuple[int, ...]) -> None:
    """K2.5, K2.7: the opponents of the middle seat, in turn order, one agent each or none, before the first turn."""
    state = placed(3)
    for seat in range(3):
        chance(state, "roll:3:3" if seat == starter else "roll:0:0")
    for seat in {0: [0, 2], 1: [2, 0], 2: [2, 0]}[starter]:
        assert list(state.pending()) == [seat]
        assert options(state, seat) == ["send", "stay"]
        told = do(state, seat, "send" if seat in sent else "stay")
        assert told == ([f"outpost:{seat + 1}"] if seat in sent else [])
    for seat in range(3):
        assert places(state, seat) == (["outpost"] if seat in sent else [])
    assert state.active == starter
    assert list(state.pending()) == [CHANCE]


@pytest.mark.parametrize("players", [2, 4])
def test_k2_5_only_three_players_have_outposts(players: int) -> None:
    """K2.5: with two or four the first turn follows the start roll."""
    state = placed(players)
    for seat in range(players):
        chance(state, "roll:1:1" if seat == 0 else "roll:0:0")
    assert chance(state, "roll:0:1") == ["rolled:1:0:1"]


def test_k2_5_a_table_may_play_without_outposts() -> None:
    """K2.5: with the option `outposts` off nobody is asked; the first turn follows the start roll."""
    plan = GAME.setup(3, {"outposts": "no"})
    assert isinstance(plan, Plan)
    state = placed(3, blank(plan))
    for roll in ("3:3", "0:0", "0:0"):
        chance(state, f"roll:{roll}")
    assert chance(state, "roll:0:1") == ["rolled:1:0:1"]


def test_k2_5_an_outpost_is_left_like_a_base() -> None:
    """K2.5, K4.4: its lines are those of the base in corner 4."""
    state = placed(3)
    for roll in ("3:3", "0:0", "0:0"):
        chance(state, f"roll:{roll}")
    do(state, 0, "send")
    do(state, 2, "send")
    chance(state, "roll:0:1")
    assert options(state, 0) == ["step:1:madrid", "step:1:lisbon", "step:2:edinburgh", "step:2:trondheim", "end_turn"]
    assert do(state, 0, "step:1:lisbon") == ["stepped:1:1:base_south_west:lisbon"]
    assert place(state, 0, 1) == "lisbon"
    # There are no duels on bases (K2.7).
    assert places(state, 2) == ["outpost"]


def test_k2_7_order_of_the_setup() -> None:
    """K2.7: contents → suitcases → start roll → outposts; each refuses what comes later, with its rule."""
    state = new_game(3)
    assert why(state, 0, "place:rome") == ("K2.2", "pack_first")
    state = packed(3)
    assert why(state, 0, "end_turn") == ("K2.3", "place_suitcases_first")
    state = placed(3)
    assert why(state, 0, "send") == ("K2.6", "not_your_turn")
    for roll in ("3:3", "0:0", "0:0"):
        chance(state, f"roll:{roll}")
    assert why(state, 0, "end_turn") == ("K2.5", "decide_on_outpost")
    assert why(state, 1, "send") == ("K2.6", "not_your_turn")
