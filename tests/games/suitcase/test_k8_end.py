"""K8: all ends of the game, and the ranking."""

from itertools import product

import pytest

from safehouse.games.suitcase.course import TURN_LIMITS
from tests.games.suitcase.positions import chance, check, deliver, do, duel, lying, plan_of, table, turn, why


def test_k8_1_the_target_wins_at_once() -> None:
    """K8.1: whatever the others have; points left are of no use."""
    state = table(3, agents={1: "algiers:blue_a"}, delivered={1: ["red_a"], 0: ["green_a"]}, active=1, roll=(3, 3))
    assert deliver(state, 1)[-1] == "game_over:target"
    assert list(state.pending()) == []
    outcome = state.outcome()
    assert (outcome.shares, outcome.ranks, outcome.scores) == ([0.0, 1.0, 0.0], [2, 1, 3], [5, 10, 0])
    assert outcome.reason == "target"
    assert why(state, 1, "end_turn") == ("K8.1", "game_over")


def test_k8_1_more_than_ten() -> None:
    """K8.1: ten or more."""
    state = table(agents={0: "beirut:green_a"}, delivered={0: ["blue_a", "blue_b", "green_c"]}, roll=(1, 0))
    deliver(state, 0)
    assert state.outcome().scores == [14, 0]


def test_k8_2_the_last_one_with_agents_wins() -> None:
    """K8.2: though another has more secrets."""
    state = table(agents={0: "rome", 1: "zurich out*6"}, delivered={1: ["blue_a", "blue_b"]})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert duel(state, 5, 1)[-1] == "game_over:alone"
    outcome = state.outcome()
    assert (outcome.shares, outcome.ranks, outcome.scores) == ([1.0, 0.0], [1, 2], [0, 8])
    assert outcome.reason == "alone"
    check(state)


def test_k8_2_a_defender_can_be_the_last_one() -> None:
    """K8.2: the attacker's last agent is lost."""
    state = table(agents={0: "rome out*6", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert duel(state, 1, 2)[-1] == "game_over:alone"
    assert state.outcome().winners() == [1]


def test_k8_2_an_agent_sent_home_is_still_there() -> None:
    """K8.2, K6.4: with a 0 the last agent goes to his base, and the game goes on."""
    state = table(agents={0: "rome out*6", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 0, 2)
    assert state.active == 1
    assert list(state.agents_left) == [1, 7]


def test_k8_2_the_second_defender_is_met_before_the_end() -> None:
    """K8.2, K6.7: a player with two agents in the city is out only after the second duel."""
    state = table(agents={0: "rome", 1: "zurich zurich out*5"})
    turn(state, 0, (1, 0), "step:1:zurich")
    assert "game_over:alone" not in duel(state, 5, 1)
    assert duel(state, 4, 2)[-1] == "game_over:alone"


def test_k8_2_the_own_bomb_can_end_it() -> None:
    """K8.2, K7.3: the other player is alone."""
    state = table(agents={0: "beirut:blue_d out*6"}, roll=(1, 0))
    deliver(state, 0)
    assert do(state, 0, "lose:1") == ["lost:1:1", "game_over:alone"]
    assert state.outcome().winners() == [1]


def test_k8_2_suitcases_of_a_player_who_is_out_stay() -> None:
    """K8.2: they are taken and delivered like any other."""
    state = table(3, agents={0: "beirut", 1: "out*7"}, cases={"red_b": "beirut"}, roll=(2, 0))
    do(state, 0, "take:1:red_b")
    assert deliver(state, 0)[-1] == "delivered:1:red_b:3"


def test_k8_3_a_player_without_agents_is_skipped() -> None:
    """K8.3: turns go to those who still have agents."""
    state = table(4, agents={1: "out*7", 2: "out*7"})
    order = []
    for _ in range(4):
        order.append(state.active)
        turn(state, state.active, (1, 0), "end_turn")
    assert order == [0, 3, 0, 3]
    assert state.turn == 4  # skipped players have no turn


def test_k8_3_a_duel_eliminates_one_of_three() -> None:
    """K8.2, K8.3: the winner's turn goes on; the beaten one is skipped."""
    state = table(3, agents={0: "rome", 1: "zurich out*6"})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 5, 1)
    assert list(state.pending()) == [0]
    do(state, 0, "end_turn")
    assert state.active == 2


def test_k8_2_no_suitcase_left() -> None:
    """K8.2, rulings 1: every suitcase is delivered. Nobody has ten, so all have nine, and more agents win."""
    state = table(
        agents={0: "beirut:blue_c", 1: "out"},
        delivered={0: ["blue_a", "green_b", "blue_d"], 1: ["blue_b", "green_a", "green_c", "green_d"]},
        roll=(2, 0),
        rulings=1,
    )
    assert deliver(state, 0)[-1] == "game_over:no_suitcases"
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.reason) == ([9, 9], [1, 2], "no_suitcases")


def test_k8_2_no_suitcase_left_after_a_bomb() -> None:
    """K8.2, rulings 1: the last suitcase is a bomb: its victims are named first, then secrets and agents count."""
    state = table(
        agents={0: "beirut:blue_d"},
        delivered={0: ["blue_a", "blue_b", "green_c"], 1: ["green_a", "green_b", "green_d", "blue_c"]},
        roll=(2, 0),
        rulings=1,
    )
    assert state.secrets == [9, 9]
    deliver(state, 0)
    told = do(state, 0, "lose:1", "lose:2", "lose:3", "lose:4")
    assert told[-1] == "game_over:no_suitcases"
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.shares) == ([9, 9], [2, 1], [0.0, 1.0])


def test_k8_2_carried_suitcases_are_undelivered() -> None:
    """K8.2: one that is carried, or lies about, keeps the game going."""
    state = table(
        agents={0: "beirut:blue_c rome:green_c"},
        delivered={0: ["blue_a", "blue_d", "green_b"], 1: ["green_a", "green_d", "blue_b"]},
        roll=(2, 0),
    )
    assert deliver(state, 0)[-1] == "delivered:1:blue_c:1"
    assert list(state.pending()) == [0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k8_5_after_so_many_turns(players: int) -> None:
    """K8.5, K8.3: single turns of all players; the last one is played to its end."""
    limit = TURN_LIMITS[players]
    state = table(players, turn=limit - 2, delivered={1: ["blue_c"]})
    turn(state, 0, (1, 0), "end_turn")
    assert list(state.pending()) == [-1]
    assert turn(state, 1, (1, 0), "end_turn")[-1] == "game_over:turn_limit"
    outcome = state.outcome()
    assert outcome.winners() == [1]
    assert outcome.reason == "turn_limit"
    assert state.turn == limit


def test_k8_5_rulings_1_give_everybody_400_turns() -> None:
    """K8.5: games by rulings 1 keep their limit."""
    state = table(2, turn=399, rulings=1)
    assert turn(state, 0, (1, 0), "end_turn")[-1] == "game_over:turn_limit"


def test_k8_5_a_lost_attack_ends_the_last_turn() -> None:
    """K8.5, K6.5: however the last turn ends; the defender's claim comes first."""
    state = table(agents={0: "rome:blue_a", 1: "zurich"}, turn=TURN_LIMITS[2] - 1)
    turn(state, 0, (2, 0), "step:1:zurich")
    duel(state, 1, 2)
    assert do(state, 1, "claim:blue_a") == ["taken:2:1:blue_a:zurich", "game_over:turn_limit"]
    assert lying(state, "zurich") == []


# --- K8.4 Decided ------------------------------------------------------------------------------------------


def test_k8_4_nine_each_is_decided() -> None:
    """K8.4: two players hold eighteen secrets; at nine each nobody can reach ten, whatever bombs still lie about."""
    state = table(
        agents={0: "beirut:blue_c"},
        delivered={1: ["blue_b", "green_a", "green_c"], 0: ["blue_a", "green_b"]},
        roll=(2, 0),
    )
    assert deliver(state, 0)[-1] == "game_over:decided"
    assert list(state.pending()) == []
    outcome = state.outcome()
    assert (outcome.scores, outcome.reason) == ([9, 9], "decided")


def test_k8_4_rulings_1_go_on() -> None:
    """K8.4: a game by rulings 1 goes on until the last suitcase or the turn limit."""
    state = table(
        agents={0: "beirut:blue_c"},
        delivered={1: ["blue_b", "green_a", "green_c"], 0: ["blue_a", "green_b"]},
        roll=(2, 0),
        rulings=1,
    )
    assert deliver(state, 0)[-1] == "delivered:1:blue_c:1"
    assert list(state.pending()) == [0]


def test_k8_4_one_secret_more_keeps_it_open() -> None:
    """K8.4: nine and eight with one secret to fetch: whoever has nine can still win."""
    state = table(
        agents={0: "beirut:blue_d rome"},
        delivered={0: ["blue_a", "green_b"], 1: ["blue_b", "green_a", "green_c"]},
        roll=(2, 0),
    )
    assert deliver(state, 0)[-1] == "delivered:1:blue_d:bomb"
    assert list(state.pending()) == [0]


def test_k8_4_a_suitcase_that_k3_2_keeps_out_can_be_won_by_others() -> None:
    """K8.4, K3.2: blue may not deliver the last secret, but green can take it and has nine."""
    state = table(
        agents={0: "beirut:blue_c", 1: "dublin:green_c"},
        delivered={0: ["blue_a", "blue_b"], 1: ["blue_d", "green_a", "green_b"]},
        active=1,
        roll=(2, 0),
    )
    assert deliver(state, 1)[-1] == "delivered:2:green_c:1"
    assert state.secrets == [8, 9]
    assert list(state.pending()) == [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k8_4_the_loss_of_agents_never_decides(players: int) -> None:
    """K8.4: whatever was delivered: who can still win does not depend on one player who is about to go."""
    for secrets in product(range(10), repeat=players):
        left = 9 * players - sum(secrets)
        able = [seat for seat in range(players) if secrets[seat] + left >= 10]
        others = [seats for seats in (set(range(players)) - {gone} for gone in range(players)) if len(seats) > 1]
        assert not able or all(seats & set(able) for seats in others)


def test_k8_4_a_bomb_decides_before_its_victims_are_named() -> None:
    """K8.4: at once: the bomb was the last foreign suitcase that could let the own ones in."""
    state = table(
        agents={0: "beirut:blue_d"},
        delivered={0: ["blue_a", "green_b", "blue_c"], 1: ["green_a", "green_c", "blue_b"]},
        roll=(2, 0),
    )
    assert state.secrets == [9, 9]
    assert deliver(state, 0)[-1] == "game_over:decided"


# --- K8.6 Ties ---------------------------------------------------------------------------------------------


def test_k8_6_who_had_them_first() -> None:
    """K8.6: equal secrets: who had that many first, though the other has more agents."""
    state = table(
        agents={0: "beirut:blue_c", 1: "rome out*5"},
        delivered={1: ["blue_b", "green_a", "green_c"], 0: ["blue_a", "green_b"]},
        roll=(2, 0),
    )
    deliver(state, 0)
    assert state.agents_left == [7, 2]
    assert (state.outcome().ranks, state.outcome().shares) == ([2, 1], [0.0, 1.0])


def test_k8_6_a_bomb_does_not_change_when() -> None:
    """K8.6: only what brings secrets counts."""
    state = table(agents={0: "beirut:blue_d"}, delivered={0: ["blue_c"], 1: ["green_c"]}, roll=(2, 0))
    before = state.reached[:]
    deliver(state, 0)
    assert state.reached == before


def ends(
    players: int, delivered: dict[int, list[str]], out: list[int], rulings: int = 1
) -> tuple[list[float], list[int]]:
    """Shares and ranks at the turn limit, with so many agents out."""
    agents = {seat: f"out*{number}" for seat, number in enumerate(out)}
    limit = int(plan_of(players, rulings=rulings).turn_limit)
    state = table(players, turn=limit - 1, delivered=delivered, agents=agents, rulings=rulings)
    turn(state, 0, (1, 0), "end_turn")
    outcome = state.outcome()
    return outcome.shares, outcome.ranks


def test_k8_2_equal_secrets_more_agents() -> None:
    """K8.6, rulings 1: then more agents left."""
    assert ends(2, {0: ["green_b"], 1: ["blue_b"]}, [1, 0]) == ([0.0, 1.0], [2, 1])
    assert ends(2, {0: ["green_b"], 1: ["blue_c"]}, [6, 0]) == ([1.0, 0.0], [1, 2])


def test_k8_2_equal_again_is_shared() -> None:
    """K8.6: shared; by rulings 2 only where nobody has delivered any."""
    assert ends(4, {}, [0, 0, 1, 0], rulings=2) == ([1 / 3, 1 / 3, 0.0, 1 / 3], [1, 1, 4, 1])
    assert ends(2, {}, [3, 3]) == ([0.5, 0.5], [1, 1])
    assert ends(4, {}, [0, 0, 1, 0]) == ([1 / 3, 1 / 3, 0.0, 1 / 3], [1, 1, 4, 1])


def test_k8_3_ranking() -> None:
    """K8.3: winner; then delivered secrets, then agents left; equal ones share a rank."""
    brought = {0: ["red_c"], 1: ["blue_c"], 2: ["blue_a"], 3: ["green_b"]}
    assert ends(4, brought, [2, 2, 5, 0]) == ([0.0, 0.0, 1.0, 0.0], [3, 3, 1, 2])
    assert ends(4, brought, [2, 1, 5, 0]) == ([0.0, 0.0, 1.0, 0.0], [4, 3, 1, 2])
    # An eliminated player keeps the secrets that he brought.
    assert ends(4, brought, [0, 7, 1, 0])[1] == [3, 4, 1, 2]


def test_k8_3_the_winner_is_first_whatever_the_others_have() -> None:
    """K8.3, K8.2: alone with agents beats any number of secrets; the others by secrets, then agents."""
    state = table(3, agents={0: "rome out*6", 1: "zurich out*6", 2: "out*7"}, delivered={2: ["blue_a"], 1: ["blue_b"]})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 5, 1)
    outcome = state.outcome()
    assert (outcome.ranks, outcome.shares) == ([1, 3, 2], [1.0, 0.0, 0.0])


def test_k8_1_ten_beat_nine_with_more_agents() -> None:
    """K8.1, K8.3: the target decides, agents do not."""
    state = table(
        agents={0: "beirut:green_c out*6"}, delivered={0: ["blue_a", "blue_b", "blue_c"], 1: ["green_a", "green_b"]}
    )
    turn(state, 0, (1, 0), "deliver:1")
    assert chance(state, "show")[-1] == "game_over:target"
    assert state.outcome().ranks == [1, 2]
    assert state.outcome().scores == [10, 8]
