"""H1: what is in the box."""

import json

import pytest

from safehouse.core.errors import BadData
from safehouse.games.heimlich.meta import COLOURS
from tests.games.heimlich.positions import BUILDINGS, CARDS, COPIES, GAME, chance, do, new_game, outcomes, places, table


def test_h1_1_a_clockwise_loop_of_twelve_buildings() -> None:
    """H1.1: Church (0) → 1 → 2 → … → 10 → Ruin (−3) → Church."""
    plan = new_game(2).plan
    assert plan.names["building"] == ["church", *[str(n) for n in range(1, 11)], "ruin"]
    assert plan.values == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3]
    assert (plan.church, plan.ruin) == (0, 11)


def test_h1_1_every_link_of_the_loop() -> None:
    """H1.1: one point at a time, an agent goes once around and is back in the Church."""
    way = [*BUILDINGS[1:], "church"]
    for before, after in zip(BUILDINGS, way, strict=True):
        state = table(at={"red": before})
        chance(state, "roll:2")
        assert do(state, 0, "move:red") == [f"moved:1:red:{before}:{after}"]
        assert places(state).get("red", "church") == after


def test_h1_2_seven_agents_with_stone_and_identity() -> None:
    """H1.2: red, orange, yellow, green, blue, purple, grey: an agent, a stone and an identity card each."""
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple", "grey")
    state = table(7)
    assert state.plan.names["agent"] == list(COLOURS)
    assert len(state.at) == len(state.stone) == len(state.owner) == 7
    assert state.in_play == 0b1111111
    assert sorted(state.owner) == [0, 1, 2, 3, 4, 5, 6]


def test_h1_3_one_safe() -> None:
    """H1.3: the safe is in one building at a time."""
    state = table(safe="4")
    assert state.safe == 4


def test_h1_4_the_die() -> None:
    """H1.4: six faces, `1–3`, 2, 3, 4, 5 and 6, equally likely."""
    state = table()
    assert state.plan.names["face"] == ["1-3", "2", "3", "4", "5", "6"]
    assert state.plan.faces == [0, 2, 3, 4, 5, 6]
    assert outcomes(state) == {"roll:1-3": 1, "roll:2": 1, "roll:3": 1, "roll:4": 1, "roll:5": 1, "roll:6": 1}


def test_h1_5_a_lap_is_42() -> None:
    """H1.5: fields 1 … 41 and then the finish; a stone is kept as a total."""
    plan = new_game(2).plan
    assert plan.goal == 42
    assert plan.dossier_field == 29


def test_h1_6_26_cards_of_15_kinds() -> None:
    """H1.6: two of each kind, except one each of four of them."""
    plan = new_game(2, mode="top_secret").plan
    assert plan.names["card"] == list(CARDS)
    assert dict(zip(CARDS, plan.copies, strict=True)) == COPIES
    assert sum(plan.copies) == 26
    assert [card for card in CARDS if COPIES[card] == 1] == [
        "all_to_church", "swap", "join_agent", "second_identity",
    ]  # fmt: skip


def test_h1_6_the_counts_are_data() -> None:
    """H1.6: a deck file with other counts gives another pile; one whose sum is wrong is refused."""
    deck = json.loads(GAME.shipped_file("deck", "classic"))
    deck["kinds"][0]["copies"] = 5
    with pytest.raises(BadData, match=r"26 declared, but the copies add up to 29 \(H1\.6\)"):
        GAME.setup(3, {"mode": "top_secret"}, {"deck": json.dumps(deck)})
    deck["cards"] = 29
    setup = GAME.setup(3, {"mode": "top_secret"}, {"deck": json.dumps(deck)})
    assert GAME.first_state(setup).pile_size == 29  # type: ignore[attr-defined]


def test_h1_1_a_board_needs_one_church_and_one_ruin() -> None:
    """H1.1: a board with two Ruins is refused."""
    board = json.loads(GAME.shipped_file("board", "classic"))
    board["buildings"][3]["role"] = "ruin"
    with pytest.raises(BadData, match=r"2 of them have the role 'ruin', it must be 1 \(H1\.1\)"):
        GAME.setup(3, {}, {"board": json.dumps(board)})
