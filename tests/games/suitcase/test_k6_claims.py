"""K6.4, K6.8: suitcases that are dropped in a fight."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import do, duel, lying, options, place, places, table, turn, why


def attack(attacker: str, defenders: str, **position: object) -> Suitcase:
    """Blue's agent 1 has just entered Zurich, where green defends."""
    state = table(agents={0: attacker, 1: defenders}, **position)  # type: ignore[arg-type]
    turn(state, 0, (2, 0), "step:1:zurich")
    return state


@pytest.mark.parametrize("card", [0, 1])
def test_k6_4_the_losers_suitcase_stays_in_the_city(card: int) -> None:
    """K6.4: whether he is out or goes home; the winner may take it."""
    state = attack("rome", "zurich:green_a")
    told = duel(state, 5, card)
    assert told == [f"duel_opened:1:5:2:{card}", "dropped:2:1:green_a:zurich", f"beaten:2:1:{card}"]
    assert lying(state, "zurich") == ["green_a"]
    assert places(state, 1) == ([] if card == 0 else ["out"])
    assert "take:1:green_a" in options(state, 0)


def test_k6_8_the_attacker_may_change() -> None:
    """K6.8: putting down his own, once."""
    state = attack("rome:blue_a", "zurich:green_a")
    duel(state, 5, 1)
    assert options(state, 0, "take", "drop") == ["take:1:green_a", "drop:1"]
    do(state, 0, "take:1:green_a")
    assert places(state, 0) == ["zurich:green_a"]
    assert options(state, 0, "take", "drop") == []


def test_k6_8_the_attacker_waits_for_the_last_duel() -> None:
    """K6.8: between two duels in a city nothing is taken."""
    state = attack("rome", "zurich:green_a zurich:green_b")
    do(state, 0, "meet:1")
    duel(state, 5, 1)
    assert list(state.pending()) == [0, 1]
    assert why(state, 0, "take:1:green_a") == ("K6.2", "choose_a_card")
    duel(state, 4, 2)
    assert options(state, 0, "take", "drop") == ["take:1:green_a", "take:1:green_b"]


@pytest.mark.parametrize("card", [0, 1])
def test_k6_8_the_defender_claims_out_of_turn(card: int) -> None:
    """K6.8: at once, then the attacker's turn is over (K6.5)."""
    state = attack("rome:blue_a", "oslo zurich")
    told = duel(state, card, 2)
    assert told == [f"duel_opened:1:{card}:2:2", "dropped:1:1:blue_a:zurich", f"beaten:1:1:{card}"]
    assert list(state.pending()) == [1]
    assert options(state, 1) == ["claim:blue_a", "leave"]
    assert why(state, 0, "end_turn") == ("K2.6", "not_your_turn")
    assert do(state, 1, "claim:blue_a") == ["taken:2:2:blue_a:zurich"]
    assert places(state, 1) == ["oslo", "zurich:blue_a"]
    assert lying(state, "zurich") == []
    assert list(state.pending()) == [CHANCE]
    assert state.active == 1


def test_k6_8_the_defender_may_leave_it() -> None:
    """K6.8: he may take it, he need not."""
    state = attack("rome:blue_a", "zurich:green_a")
    duel(state, 1, 2)
    assert do(state, 1, "leave") == []
    assert lying(state, "zurich") == ["blue_a"]
    assert places(state, 1) == ["zurich:green_a"]
    assert state.active == 1


def test_k6_8_the_defender_may_change() -> None:
    """K6.8: putting down his own."""
    state = attack("rome:blue_a", "zurich:green_a")
    duel(state, 1, 2)
    assert do(state, 1, "claim:blue_a") == ["dropped:2:1:green_a:zurich", "taken:2:1:blue_a:zurich"]
    assert lying(state, "zurich") == ["green_a"]


def test_k6_8_the_defender_takes_nothing_else() -> None:
    """K6.8: what lay there before is not his to take; without a drop he is not asked."""
    state = attack("rome:blue_a", "zurich", cases={"blue_b": "zurich", "green_c": "zurich"})
    duel(state, 1, 2)
    assert options(state, 1) == ["claim:blue_a", "leave"]
    assert why(state, 1, "claim:blue_b") == ("K6.8", "not_dropped_here")
    assert why(state, 1, "take:1:blue_b") == ("K6.8", "claim_or_leave")
    state = attack("rome", "zurich", cases={"blue_b": "zurich"})
    duel(state, 1, 2)
    assert list(state.pending()) == [CHANCE]


def test_k6_8_the_winner_takes_what_this_loser_dropped() -> None:
    """K6.8: "remains … and may be taken by the winner of the duel": the second defender has not beaten the first."""
    state = attack("rome:blue_a", "zurich:green_b zurich")
    do(state, 0, "meet:1")
    duel(state, 3, 1)
    duel(state, 1, 4)
    assert options(state, 1) == ["claim:blue_a", "leave"]
    do(state, 1, "claim:blue_a")
    assert places(state, 1) == ["out", "zurich:blue_a"]
    assert lying(state, "zurich") == ["green_b"]


def test_k6_8_an_attacker_without_suitcase_leaves_nothing_to_claim() -> None:
    """K6.8: the first defender's suitcase stays where it lies, and the turn is over."""
    state = attack("rome", "zurich:green_b zurich")
    do(state, 0, "meet:1")
    duel(state, 3, 1)
    duel(state, 1, 4)
    assert list(state.pending()) == [CHANCE]
    assert lying(state, "zurich") == ["green_b"]


def test_k6_8_rulings_1_all_that_was_dropped_in_this_fight() -> None:
    """K6.8, rulings 1: the first defender's suitcase as well as the attacker's; the agent who won takes one."""
    state = attack("rome:blue_a", "zurich:green_b zurich", rulings=1)
    do(state, 0, "meet:1")
    duel(state, 3, 1)
    duel(state, 1, 4)
    assert options(state, 1) == ["claim:blue_a", "claim:green_b", "leave"]
    do(state, 1, "claim:green_b")
    assert places(state, 1) == ["out", "zurich:green_b"]
    assert lying(state, "zurich") == ["blue_a"]
    assert state.active == 1


def test_k6_8_the_winner_takes_not_his_companion() -> None:
    """K6.8: of two defenders the one who fought."""
    state = attack("rome:blue_a", "zurich:green_b zurich")
    do(state, 0, "meet:2")
    duel(state, 1, 4)
    do(state, 1, "claim:blue_a")
    assert places(state, 1) == ["zurich:green_b", "zurich:blue_a"]


def test_k6_8_a_fight_forgets_the_one_before() -> None:
    """K6.8: what was dropped in an earlier fight of the turn cannot be claimed in a later one."""
    state = table(agents={0: "rome", 1: "zurich:green_a vienna"})
    turn(state, 0, (2, 0), "step:1:zurich")
    duel(state, 5, 1)
    do(state, 0, "take:1:green_a", "step:1:vienna")
    duel(state, 1, 2)
    assert options(state, 1) == ["claim:green_a", "leave"]
    state = table(agents={0: "rome", 1: "zurich:green_a vienna"})
    turn(state, 0, (2, 0), "step:1:zurich")
    duel(state, 5, 1)
    do(state, 0, "step:1:vienna")
    duel(state, 1, 2)
    assert list(state.pending()) == [CHANCE]
    assert lying(state, "zurich") == ["green_a"]


def test_k6_8_a_claim_after_the_attackers_last_agent() -> None:
    """K6.8, K8.2: with three players the loser may be out; the claim comes first, then the next player's turn."""
    state = table(3, agents={0: "rome:blue_a out*6", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 1, 2)
    assert list(state.pending()) == [1]
    do(state, 1, "claim:blue_a")
    assert state.active == 1
    assert place(state, 1) == "zurich:blue_a"
    turn(state, 1, (1, 0), "end_turn")
    turn(state, 2, (1, 0), "end_turn")
    assert state.active == 1


def test_k6_8_no_claim_when_the_game_is_over() -> None:
    """K8.2: with two players the last agent's loss ends the game at once."""
    state = table(agents={0: "rome:blue_a out*6", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert duel(state, 1, 2)[-1] == "game_over:alone"
    assert list(state.pending()) == []
    assert lying(state, "zurich") == ["blue_a"]


def test_k6_8_carrying_through_a_won_duel() -> None:
    """K6.4, K6.8: the winner keeps his own suitcase."""
    state = attack("rome:blue_a", "zurich")
    duel(state, 3, 3)
    assert places(state, 0) == ["zurich:blue_a"]
    do(state, 0, "step:1:vienna")
    assert places(state, 0) == ["vienna:blue_a"]
