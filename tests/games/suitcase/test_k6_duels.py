"""K6: duels, their cards, and what they give and take. Suitcases dropped in a fight are in test_k6_claims.py."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import (
    cards_left,
    chance,
    do,
    duel,
    options,
    outcomes,
    place,
    places,
    table,
    turn,
    why,
)

ALL = ["card:0", "card:1", "card:2", "card:3", "card:4", "card:5"]


def attack(roll: tuple[int, int] = (2, 0), defenders: str = "zurich", **position: object) -> Suitcase:
    """Blue's agent 1 has just entered Zurich, where green defends; he carries nothing."""
    state = table(agents={0: "rome", 1: defenders}, **position)  # type: ignore[arg-type]
    turn(state, 0, roll, "step:1:zurich")
    return state


def test_k6_1_entering_is_a_duel() -> None:
    """K6.1: at once; nobody passes undueled."""
    state = table(agents={0: "rome", 1: "zurich"})
    assert turn(state, 0, (2, 1), "step:1:zurich") == [
        "rolled:1:2:1", "stepped:1:1:rome:zurich", "duel:1:1:2:1",
    ]  # fmt: skip
    assert list(state.pending()) == [0, 1]
    assert state.points == 2


def test_k6_1_others_are_not_asked() -> None:
    """K6.1, K6.2: a duel is between two; the third player waits."""
    state = table(4, agents={0: "rome", 2: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert list(state.pending()) == [0, 2]
    assert why(state, 1, "card:1") == ("K6.2", "wait_for_answers")


def test_k6_2_both_choose_secretly() -> None:
    """K6.2: unused cards of each, in any order of arrival; then both are shown."""
    state = attack(cards={0: "0024", 1: "15"})
    assert options(state, 0) == ["card:0", "card:2", "card:4"]
    assert options(state, 1) == ["card:1", "card:5"]
    assert why(state, 1, "card:0") == ("K6.3", "card_used")
    assert do(state, 1, "card:1") == []
    assert list(state.pending()) == [0]
    assert do(state, 0, "card:4") == []
    assert outcomes(state) == {"open_duel": 1}
    assert chance(state, "open_duel") == ["duel_opened:1:4:2:1", "beaten:2:1:1"]


@pytest.mark.parametrize("attacker", range(6))
@pytest.mark.parametrize("defender", range(6))
def test_k6_2_the_higher_card_wins(attacker: int, defender: int) -> None:
    """K6.2, K6.4, K6.9: ties are the attacker's; a loser with a 0 goes to his base, any other is out of the game."""
    state = attack()
    duel(state, attacker, defender)
    if attacker >= defender:
        assert place(state, 0) == "zurich"
        assert place(state, 1) == ("base" if defender == 0 else "out")
        assert state.agents_left == [7, 7 if defender == 0 else 6]
        assert state.active == 0
    else:
        assert place(state, 1) == "zurich"
        assert place(state, 0) == ("base" if attacker == 0 else "out")
        assert state.agents_left == [7 if attacker == 0 else 6, 7]
        assert state.active == 1


def test_k6_3_both_cards_are_used_up() -> None:
    """K6.3: winner's and loser's; of two zeros one is left. Used cards are public."""
    state = attack()
    duel(state, 3, 0)
    assert cards_left(state, 0) == "001245"
    assert cards_left(state, 1) == "012345"
    assert state.redact(1).cards_left == state.cards_left


@pytest.mark.parametrize("defence", [0, 5])
def test_k6_3_with_the_seventh_all_are_back(defence: int) -> None:
    """K6.3: at once, for the player whose seventh card it was, won or lost."""
    state = attack(cards={0: "3", 1: "05"})
    told = duel(state, 3, defence)
    assert told[:2] == [f"duel_opened:1:3:2:{defence}", "cards_back:1"]
    assert cards_left(state, 0) == "0012345"
    assert cards_left(state, 1) == ("5" if defence == 0 else "0")


def test_k6_3_cards_come_back_for_the_next_duel_of_the_fight() -> None:
    """K6.3: against the second defender all seven can be chosen again; the defender refills on his own."""
    state = attack(defenders="zurich zurich", cards={0: "4", 1: "2"})
    told = duel(state, 4, 2)
    assert told[:4] == ["duel_opened:1:4:2:2", "cards_back:1", "cards_back:2", "beaten:2:1:2"]
    assert options(state, 0) == ALL
    assert options(state, 1) == ALL


def test_k6_3_an_answer_can_be_changed_until_both_are_in() -> None:
    """K6.2: sealed until the other one has chosen."""
    state = attack()
    do(state, 0, "card:5")
    state.retract(0)
    assert list(state.pending()) == [0, 1]
    do(state, 0, "card:1")
    do(state, 1, "card:2")
    assert chance(state, "open_duel")[0] == "duel_opened:1:1:2:2"


def test_k6_4_the_loser_leaves() -> None:
    """K6.4: the attacker, too; with a 0 he goes back to his base."""
    state = attack()
    assert duel(state, 2, 3) == ["duel_opened:1:2:2:3", "beaten:1:1:2"]
    assert places(state, 0) == ["out"]
    state = attack()
    assert duel(state, 0, 3) == ["duel_opened:1:0:2:3", "beaten:1:1:0"]
    assert places(state, 0) == []


def test_k6_4_the_outpost_returns_to_his_own_base() -> None:
    """K6.4, K2.7: an agent who started on the ownerless base goes to his own one."""
    state = table(3, agents={0: "outpost", 1: "lisbon"})
    turn(state, 0, (1, 0), "step:1:lisbon")
    duel(state, 0, 1)
    assert places(state, 0) == []


def test_k6_5_a_lost_attack_ends_the_turn() -> None:
    """K6.5: the remaining points are lost."""
    state = attack((3, 3))
    duel(state, 1, 2)
    assert (state.active, state.points) == (1, 0)
    assert list(state.pending()) == [CHANCE]


@pytest.mark.parametrize("card", [0, 1])
def test_k6_9_a_lost_attack_ends_all_bonus_steps(card: int) -> None:
    """K6.5, K6.9: those of other agents, too, sent home or not."""
    state = table(agents={0: "rome oslo", 1: "zurich copenhagen"})
    turn(state, 0, (3, 3), "step:2:copenhagen")
    duel(state, 3, 1)
    assert list(state.bonus) == [0, 1, 0, 0, 0, 0, 0]
    do(state, 0, "step:1:zurich")
    duel(state, card, 5)
    assert list(state.bonus) == [0] * 7
    assert (state.active, state.points) == (1, 0)


def test_k6_6_a_bonus_step_for_the_winner() -> None:
    """K6.6: for that agent; others have the remaining points only."""
    state = attack((1, 0))
    duel(state, 2, 2)
    assert list(state.bonus) == [1, 0, 0, 0, 0, 0, 0]
    assert options(state, 0) == [
        "step:1:west_berlin", "step:1:vienna", "step:1:geneva", "step:1:rome", "end_turn",
    ]  # fmt: skip
    assert why(state, 0, "step:2:edinburgh") == ("K4.1", "no_points_left")
    do(state, 0, "step:1:vienna")
    assert state.active == 1


def test_k6_6_bonus_steps_are_optional_and_lapse() -> None:
    """K6.6: they end with the turn; the next player has none of them, nor the winner later."""
    state = attack((1, 0))
    duel(state, 2, 2)
    do(state, 0, "end_turn")
    assert list(state.bonus) == [0] * 7
    turn(state, 1, (1, 0), "end_turn")
    chance(state, "roll:0:0")
    assert state.active == 1


def test_k6_6_points_go_to_anybody() -> None:
    """K6.6, K6.9: the bonus step can be used at any time in the turn, also after others have walked."""
    state = attack((3, 0))
    duel(state, 2, 2)
    do(state, 0, "step:2:edinburgh", "step:2:oslo")
    assert state.points == 0
    assert options(state, 0, "step") == ["step:1:west_berlin", "step:1:vienna", "step:1:geneva", "step:1:rome"]


def test_k6_6_the_bonus_step_is_spent_before_points() -> None:
    """K6.6: nobody else can use it, so it is never worth keeping while the agent walks."""
    state = attack((3, 0))
    duel(state, 2, 2)
    do(state, 0, "step:1:vienna")
    assert (state.points, list(state.bonus)) == (2, [0] * 7)
    do(state, 0, "step:1:zurich")
    assert state.points == 1


def test_k6_7_two_alike_are_met_in_a_row() -> None:
    """K6.7: the second at once after the first was won; there is nothing to name."""
    state = attack(defenders="zurich zurich")
    assert list(state.pending()) == [0, 1]
    assert duel(state, 1, 0) == ["duel_opened:1:1:2:0", "beaten:2:1:0", "duel:1:1:2:2"]
    assert list(state.pending()) == [0, 1]
    assert duel(state, 2, 1) == ["duel_opened:1:2:2:1", "beaten:2:2:1"]
    assert list(state.bonus) == [2, 0, 0, 0, 0, 0, 0]
    assert places(state, 0) == ["zurich"]
    assert places(state, 1) == ["out"]


def test_k6_7_the_second_only_if_the_first_was_won() -> None:
    """K6.7: a lost first duel leaves both defenders."""
    state = attack(defenders="zurich zurich")
    duel(state, 1, 2)
    assert places(state, 1) == ["zurich", "zurich"]
    assert state.active == 1


def test_k6_7_a_lost_second_duel() -> None:
    """K6.7, K6.5: the first defender is gone, the attacker too, and his bonus step."""
    state = attack((3, 3), defenders="zurich zurich")
    duel(state, 2, 1)
    duel(state, 1, 2)
    assert places(state, 0) == ["out"]
    assert places(state, 1) == ["out", "zurich"]
    assert list(state.bonus) == [0] * 7
    assert state.active == 1


@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_k6_7_the_attacker_names_whom_he_meets_first(first: int, second: int) -> None:
    """K6.7: where the two differ."""
    state = attack(defenders="oslo zurich zurich:green_a")
    assert list(state.pending()) == [0]
    assert options(state, 0) == ["meet:2", "meet:3"]
    assert why(state, 0, "meet:1") == ("K6.7", "not_among_these")
    assert why(state, 0, "card:1") == ("K6.7", "name_the_defender")
    assert do(state, 0, f"meet:{first}") == [f"duel:1:1:2:{first}"]
    assert duel(state, 3, 1)[1:] == [
        *(["dropped:2:3:green_a:zurich"] if first == 3 else []), f"beaten:2:{first}:1", f"duel:1:1:2:{second}",
    ]  # fmt: skip


def test_k6_7_two_with_different_suitcases_differ() -> None:
    """K6.7: by what they carry."""
    state = attack(defenders="zurich:green_b zurich:green_a")
    assert options(state, 0) == ["meet:1", "meet:2"]


def test_k6_9_zero_against_zero() -> None:
    """K6.9: the attacker wins, the defender goes to his base."""
    state = attack()
    assert duel(state, 0, 0) == ["duel_opened:1:0:2:0", "beaten:2:1:0"]
    assert (place(state, 0), place(state, 1)) == ("zurich", "base")
    assert state.bonus[0] == 1


def test_k6_9_chains_of_duels() -> None:
    """K6.9: a bonus step can lead into the next duel, and every win gives one."""
    state = attack((1, 0), defenders="zurich vienna athens")
    duel(state, 1, 0)
    assert do(state, 0, "step:1:vienna") == ["stepped:1:1:zurich:vienna", "duel:1:1:2:2"]
    assert state.bonus[0] == 0
    duel(state, 2, 1)
    do(state, 0, "step:1:athens")
    duel(state, 3, 2)
    assert (state.points, state.bonus[0]) == (0, 1)
    assert places(state, 0) == ["athens"]
    assert places(state, 1) == ["out", "out"]
    assert cards_left(state, 0) == "0045"


def test_k6_9_a_lost_duel_of_a_chain() -> None:
    """K6.9: a bonus step is an entry like any other: who loses there is lost."""
    state = attack((1, 0), defenders="zurich vienna")
    duel(state, 1, 1)
    do(state, 0, "step:1:vienna")
    duel(state, 2, 3)
    assert places(state, 0) == ["out"]
    assert state.active == 1


@pytest.mark.parametrize(("steps", "bonus"), [(1, 1), (1, 3), (2, 2)])
def test_k6_9_bonus_steps_lapse_with_a_delivery(steps: int, bonus: int) -> None:
    """K6.9: the agent's own ones."""
    state = table(agents={0: "beirut:blue_a rome"}, roll=(steps, 0), bonus={1: bonus, 2: 1})
    do(state, 0, "deliver:1")
    chance(state, "show")
    assert list(state.bonus) == [0, 1, 0, 0, 0, 0, 0]
    assert state.points == steps


def test_k6_2_four_players_meet_each_other() -> None:
    """K6.2: the colours of the two decide, not the seats' order."""
    state = table(4, agents={3: "rome", 1: "zurich"}, active=3)
    turn(state, 3, (1, 0), "step:1:zurich")
    assert list(state.pending()) == [1, 3]
    assert duel(state, 2, 2) == ["duel_opened:4:2:2:2", "beaten:2:1:2"]
    assert place(state, 3) == "zurich"
    assert cards_left(state, 1) == cards_left(state, 3) == "001345"
