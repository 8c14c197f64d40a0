"""H4.1–H4.4, H4.7, H4.14: the Top Secret cards: dealt, gained, refilled."""

import pytest

from safehouse.core.game import CHANCE, SPECTATOR
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.facts import facts
from tests.games.heimlich.positions import (
    CARDS,
    COPIES,
    action,
    answer,
    cards,
    chance,
    do,
    hand,
    in_round,
    new_game,
    options,
    outcomes,
    pass_all,
    play,
    question,
    step,
    table,
    told,
    turn,
)  # fmt: skip


def drawn(state: Heimlich) -> bool:
    """Whether a card is to be drawn now."""
    return list(state.pending()) == [CHANCE] and all(word.startswith("draw:") for word in outcomes(state))


# --- H4.1 the deal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 8))
def test_h4_1_each_player_gets_two_cards(players: int) -> None:
    """H4.1: after the identities two cards each, in turn, drawn from what is left in the pile."""
    state = new_game(players, mode="top_secret", start="2")
    while not drawn(state):
        state.apply(CHANCE, state.chance()[0][0])
    left = dict(COPIES)
    if players == 7:
        del left["second_identity"]
    for number in range(2 * players):
        assert outcomes(state) == {f"draw:{card}": copies for card, copies in left.items() if copies}
        card = next(card for card in reversed(left) if left[card])
        events = step(state, CHANCE, f"draw:{card}")
        left[card] -= 1
        for observer in [SPECTATOR, *range(players)]:
            secret = f"|{card}" if observer == number % players else ""
            assert told(state, events, observer) == [f"card_gained:{number % players + 1}{secret}"]
    assert state.hand_size == [2] * players
    assert list(outcomes(state)) == ["roll:1-3", "roll:2", "roll:3", "roll:4", "roll:5", "roll:6"]
    assert state.holder == 1


def test_h4_1_seven_players_play_without_second_identity() -> None:
    """H4.1: the pile holds 25 cards with 7 players, 26 with fewer."""
    for players in range(2, 8):
        state = new_game(players, mode="top_secret")
        assert state.pile_size == sum(state.pile) == (25 if players == 7 else 26)
        assert ("second_identity" in cards(state.pile)) == (players < 7)


def test_h4_1_hands_are_secret() -> None:
    """H4.1: held secretly: the owner sees his cards, the others how many they are."""
    state = table(3, "top_secret", hands=[["swap", "move_safe"], ["two_back"], []])
    for observer in (SPECTATOR, 0, 1, 2):
        view = state.redact(observer)
        assert view.hand_size == [2, 1, 0]
        assert (hand(view, 0) == ["swap", "move_safe"]) == (observer == 0)
        assert view.hand[4] == (CARDS.index("two_back") if observer == 1 else -1)


def test_h4_1_a_player_who_holds_four_gets_no_fifth() -> None:
    """H4.1: the hand limit is 4."""
    full = ["swap", "move_safe", "two_back", "back_1_2"]
    state = table(3, "top_secret", hands=[full, [], []], at={"red": "9"})
    turn(state, 0, "2", "move:red", "move:red")
    assert hand(state, 0) == full
    assert list(state.pending()) == [0]
    state = table(3, "top_secret", hands=[full[:3], [], []], at={"red": "9"})
    turn(state, 0, "2", "move:red", "move:red")
    chance(state, "draw:back_1_2")
    assert hand(state, 0) == full
    assert list(state.pending()) == [0]


def test_the_basic_game_has_no_cards() -> None:
    """H4.1: cards belong to the Top Secret version only."""
    state = table(3, at={"red": "9"})
    assert turn(state, 0, "2", "move:red", "move:red")[-1] == "moved:1:red:10:ruin"
    assert (state.hand, state.pile_size, state.holder) == ([], 0, 1)


# --- H4.2 nothing moved --------------------------------------------------------------------------------------


def test_h4_2_with_1_3_one_may_move_nothing() -> None:
    """H4.2: 1, 2, 3 or nothing; with a number there is no such choice."""
    state = table(3, "top_secret")
    chance(state, "roll:1-3")
    assert options(state, 0) == ["points:0", "points:1", "points:2", "points:3"]
    assert do(state, 0, "points:0") == ["points_chosen:1:0"]
    state = table(3, "top_secret")
    chance(state, "roll:2")
    assert options(state, 0) == [f"move:{agent}" for agent in ("red", "orange", "yellow", "green", "blue", "purple")]


# --- H4.3 gains ----------------------------------------------------------------------------------------------


def test_h4_3a_one_card_for_agents_moved_into_the_ruin() -> None:
    """H4.3 (a): the movement ended with agents in the Ruin that he moved: one card, however many they are."""
    state = table(3, "top_secret", at={"red": "10", "blue": "10"})
    turn(state, 0, "2", "move:red", "move:blue")
    assert drawn(state)
    chance(state, "draw:swap")
    assert hand(state, 0) == ["swap"]
    assert list(state.pending()) == [0]
    assert options(state, 0) == ["no", "yes"]


@pytest.mark.parametrize(
    ("at", "moves"),
    [
        ({"red": "10"}, ["move:red", "move:red"]),  # passes through
        ({"red": "ruin"}, ["move:blue", "move:blue"]),  # stands there, was not moved
        ({"red": "ruin"}, ["move:red", "move:blue"]),  # leaves it
        ({"red": "8"}, ["move:red", "move:red"]),  # stops before it
    ],
)
def test_h4_3a_what_gives_no_card(at: dict[str, str], moves: list[str]) -> None:
    """H4.3 (a): passing through the Ruin gives nothing, nor does an agent that was there."""
    state = table(3, "top_secret", at=at)
    turn(state, 0, "2", *moves)
    assert not drawn(state)
    assert (state.hand_size, state.holder) == ([0, 0, 0], 1)


def test_h4_3a_the_movement_as_a_whole_counts() -> None:
    """H4.3 (a): red ends the movement in the Ruin though other points were spent after it came there."""
    state = table(3, "top_secret", at={"red": "10"})
    turn(state, 0, "3", "move:red", "move:blue", "move:blue")
    assert drawn(state)
    assert state.drawer == 0


def test_h4_3b_one_card_for_moving_nothing() -> None:
    """H4.3 (b): he rolled `1–3` and moved nothing."""
    state = table(3, "top_secret", holder=1)
    chance(state, "roll:1-3")
    do(state, 1, "points:0")
    assert drawn(state)
    assert chance(state, "draw:swap") == ["card_gained:2"]
    assert hand(state, 1) == ["swap"]


def test_h4_3b_one_point_of_a_1_3_gives_nothing() -> None:
    """H4.3 (b): only who moves nothing gains."""
    state = table(3, "top_secret")
    chance(state, "roll:1-3")
    do(state, 0, "points:1", "move:red")
    assert not drawn(state)


def test_h4_3c_a_card_played_by_the_holder_of_the_die() -> None:
    """H4.3 (c): a card that he plays puts agents into the Ruin: one card for two agents."""
    state = play("two_back", "agent:red", "agent:blue")
    assert drawn(state)
    assert chance(state, "draw:swap") == ["card_gained:1"]
    assert hand(state, 0) == ["move_safe", "swap"]
    assert list(state.pending()) == [0]


def test_h4_3c_nobody_else_gains() -> None:
    """H4.3: only the player holding the die can gain cards."""
    state = play("two_back", "agent:red", "agent:blue", holder=False)
    assert hand(state, 1) == ["move_safe"]
    assert list(state.pending()) == [1]


def test_h4_3c_each_card_is_an_event_of_its_own() -> None:
    """H4.3: movement and each card give one card each."""
    state = table(3, "top_secret", at={"red": "10"}, hands=[["agent_to_ruin", "two_back"], [], []])
    turn(state, 0, "2", "move:red", "move:blue")
    chance(state, "draw:swap")
    answer(state, [0])
    do(state, 0, "play:agent_to_ruin", "agent:green")
    chance(state, "draw:move_safe")
    do(state, 0, "play:two_back", "agent:yellow", "agent:purple")
    chance(state, "draw:move_safe")
    assert hand(state, 0) == ["swap", "move_safe", "move_safe"]


# --- H4.4 an empty pile --------------------------------------------------------------------------------------


def test_h4_4_a_pile_that_is_used_up_is_refilled_at_once() -> None:
    """H4.4: "when the pile is used up, the discards are mixed and laid ready as the new pile"."""
    state = table(3, "top_secret", pile=["swap"], discards=["two_back", "two_back", "join_agent"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    assert chance(state, "draw:swap") == ["card_gained:1", "pile_refilled:3"]
    assert (state.pile_size, cards(state.discards)) == (3, [])
    answer(state, [])
    chance(state, "roll:1-3")
    assert do(state, 1, "points:0") == ["points_chosen:2:0"]
    assert outcomes(state) == {"draw:two_back": 2, "draw:join_agent": 1}


def test_h4_4_without_discards_it_waits() -> None:
    """H4.4: nothing to mix yet: it is done when a card is to be drawn."""
    state = table(3, "top_secret", pile=["swap"], discards=[])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    assert chance(state, "draw:swap") == ["card_gained:1"]
    assert state.pile_size == 0


def test_h4_4_rulings_1_refill_when_a_card_is_to_be_drawn() -> None:
    """H4.4, rulings 1: the discards become the pile, not before a card is to be drawn."""
    state = table(3, "top_secret", pile=["swap"], discards=["two_back", "two_back", "join_agent"], rulings="1")
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    assert outcomes(state) == {"draw:swap": 1}
    assert chance(state, "draw:swap") == ["card_gained:1"]
    assert (state.pile_size, cards(state.discards)) == (0, ["two_back", "two_back", "join_agent"])
    answer(state, [])
    chance(state, "roll:1-3")
    assert do(state, 1, "points:0") == ["points_chosen:2:0", "pile_refilled:3"]
    assert outcomes(state) == {"draw:two_back": 2, "draw:join_agent": 1}
    assert (state.pile_size, cards(state.discards)) == (3, [])
    chance(state, "draw:two_back")
    assert (state.pile_size, cards(state.pile)) == (2, ["two_back", "join_agent"])


def test_h4_4_a_full_hand_refills_nothing() -> None:
    """H4.4: with four cards no card is to be drawn, so the discards stay."""
    full = ["swap", "move_safe", "two_back", "back_1_2"]
    state = table(3, "top_secret", hands=[full, [], []], pile=[], discards=["join_agent"])
    chance(state, "roll:1-3")
    assert do(state, 0, "points:0") == ["points_chosen:1:0"]
    assert cards(state.discards) == ["join_agent"]


def test_h4_4_if_both_are_empty_no_card_is_gained() -> None:
    """H4.4: pile and discards are empty: the turn goes on without a card."""
    state = table(3, "top_secret", hands=[["swap"], [], []], pile=[])
    chance(state, "roll:1-3")
    assert do(state, 0, "points:0") == ["points_chosen:1:0"]
    assert hand(state, 0) == ["swap"]
    assert list(state.pending()) == [0]
    assert facts(state) == ["filled swap", "1 drew swap"]


# --- H4.7 fresh cards ----------------------------------------------------------------------------------------


def test_h4_7_a_card_gained_in_the_movement_may_be_played_at_once() -> None:
    """H4.7: in this turn's round."""
    state = table(3, "top_secret", at={"red": "9"})
    turn(state, 0, "2", "move:red", "move:red")
    chance(state, "draw:move_safe")
    answer(state, [0])
    assert options(state, 0) == ["play:move_safe"]


def test_h4_7_a_card_gained_in_a_round_waits_for_a_later_one() -> None:
    """H4.7: not in this round, though its holder is still asked; in the next round it is free."""
    state = play("agent_to_ruin", "agent:red", at={"red": "3"})
    chance(state, "draw:swap")
    assert hand(state, 0) == ["move_safe", "swap"]
    assert options(state, 0) == ["play:move_safe", "pass"]
    assert state.why_not(0, action(state, "play:swap")) == ("H4.7", "card_too_fresh")
    do(state, 0, "play:move_safe", "safe:1")
    assert options(state, 0) == ["pass"]
    pass_all(state)
    assert state.holder == 1
    turn(state, 1, "2", "move:red", "move:blue")
    answer(state, [0])
    assert options(state, 0) == ["play:swap"]


def test_h4_7_a_fresh_card_does_not_bar_an_older_one_of_its_kind() -> None:
    """H4.7, H4.18: of two equal cards the older one may be played, then none."""
    state = in_round([0], hands=[["agent_to_ruin", "two_back"], [], []], at={"red": "3"})
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:two_back")
    assert options(state, 0) == ["play:two_back", "pass"]
    assert do(state, 0, "play:two_back")[0] == "card_played:1:two_back"
    do(state, 0, "agent:red", "agent:orange")
    chance(state, "draw:swap")
    assert hand(state, 0) == ["two_back", "swap"]
    assert options(state, 0) == ["pass"]


def test_h4_7_a_fresh_card_stays_fresh_when_the_row_closes() -> None:
    """H4.7, H4.18: cards before it are played, it moves up in the row, and still may not be played."""
    state = in_round([0], hands=[["swap", "agent_to_ruin", "step_either"], [], []], at={"red": "3"})
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:move_safe")
    assert options(state, 0) == ["play:step_either", "play:swap", "pass"]
    do(state, 0, "play:step_either", "agent:blue", "step:+1")
    assert hand(state, 0) == ["swap", "move_safe"]
    assert options(state, 0) == ["play:swap", "pass"]
    do(state, 0, "play:swap", "agent:red", "agent:blue")
    chance(state, "draw:two_back")
    assert hand(state, 0) == ["move_safe", "two_back"]
    assert options(state, 0) == ["pass"]


# --- H4.14 the order of a play -------------------------------------------------------------------------------


def test_h4_14_a_hand_of_four_that_plays_one_can_gain() -> None:
    """H4.14: the card leaves the hand first, so there is room for the gain."""
    state = in_round([0], hands=[["agent_to_ruin", "swap", "move_safe", "back_1_2"], [], []], at={"red": "3"})
    do(state, 0, "play:agent_to_ruin", "agent:red")
    assert drawn(state)
    chance(state, "draw:join_agent")
    assert hand(state, 0) == ["swap", "move_safe", "back_1_2", "join_agent"]


def test_h4_14_the_played_card_is_in_a_refill() -> None:
    """H4.14: card to the discards, then the gain: with an empty pile the card itself can come back."""
    state = in_round([0], hands=[["agent_to_ruin"], [], []], at={"red": "3"}, pile=[])
    assert do(state, 0, "play:agent_to_ruin", "agent:red") == [
        "card_played:1:agent_to_ruin",
        "put:1:red:3:ruin",
        "pile_refilled:1",
    ]
    assert outcomes(state) == {"draw:agent_to_ruin": 1}
    chance(state, "draw:agent_to_ruin")
    assert hand(state, 0) == ["agent_to_ruin"]
    assert options(state, 0) == ["pass"]


def test_h4_14_a_renounced_1_3_is_legal_with_four_cards_but_gains_nothing() -> None:
    """H4.14: with four cards a renounced `1–3` is legal and gains nothing."""
    full = ["swap", "move_safe", "two_back", "back_1_2"]
    state = table(3, "top_secret", hands=[full, [], []])
    chance(state, "roll:1-3")
    assert "points:0" in options(state, 0)
    assert do(state, 0, "points:0") == ["points_chosen:1:0"]
    assert hand(state, 0) == full


# --- H4.18 the order of a hand -------------------------------------------------------------------------------


def test_h4_18_nobody_sees_from_which_place_a_card_is_played() -> None:
    """H4.18: for its owner the row is in the order of arrival, and gaps close; others are told the card alone."""
    state = in_round([0], hands=[["swap", "move_safe", "two_back", "back_1_2"], [], []], at={"red": "3"})
    assert do(state, 0, "play:two_back")[0] == "card_played:1:two_back"
    do(state, 0, "agent:red", "agent:blue")
    chance(state, "draw:join_agent")
    assert hand(state, 0) == ["swap", "move_safe", "back_1_2", "join_agent"]
    assert do(state, 0, "play:back_1_2")[0] == "card_played:1:back_1_2"


def test_h4_18_everybody_sees_the_place_by_rulings_1() -> None:
    """H4.18, rulings 1: the row is in the order of arrival; gaps close."""
    hands = [["swap", "move_safe", "two_back", "back_1_2"], [], []]
    state = in_round([0], hands=hands, at={"red": "3"}, rulings="1")
    assert do(state, 0, "play:two_back")[0] == "card_played:1:two_back:2"
    do(state, 0, "agent:red", "agent:blue")
    chance(state, "draw:join_agent")
    assert do(state, 0, "play:back_1_2")[0] == "card_played:1:back_1_2:2"


def test_h4_18_of_equal_cards_the_oldest_is_taken() -> None:
    """H4.7, H4.18: of equal cards the oldest is taken, being the one that may be played."""
    for rulings in ("1", "2"):
        hands = [["swap", "two_back", "move_safe", "two_back"], [], []]
        state = in_round([0], hands=hands, at={"red": "3"}, rulings=rulings)
        do(state, 0, "play:two_back")
        assert hand(state, 0) == ["swap", "move_safe", "two_back"]


def test_question_asks_only_who_holds_a_card() -> None:
    """H4.5: with no card in any hand nobody is asked, and the turn ends."""
    state = question(3)
    assert (state.holder, list(state.pending())) == (1, [CHANCE])
