"""H4.5, H4.6, H4.9, H4.11: the Top Secret round."""

from typing import Any

import pytest

from safehouse.core.game import CHANCE, HIDDEN, MANY, SPECTATOR
from tests.games.heimlich.positions import (
    BUILDINGS,
    action,
    answer,
    chance,
    do,
    hand,
    in_round,
    options,
    pass_all,
    places,
    play,
    question,
    safe_at,
    stones,
    table,
    triggers,
    turn,
)  # fmt: skip

SAFE = "move_safe"  # always playable, and so are these
STEP, BACK = "step_either", "back_1_2"
NEVER = "ruin_to_church"  # not playable while the Ruin is empty


# --- H4.5 the question ---------------------------------------------------------------------------------------


def test_h4_5_every_player_who_holds_a_card_is_asked() -> None:
    """H4.5: holding a card is public and decides; whether it is playable does not."""
    state = question(4, hands=[[SAFE], [], [NEVER], [SAFE, NEVER]])
    assert list(state.pending()) == [0, 2, 3]
    assert state.actor() == MANY
    assert options(state, 0) == ["no", "yes"]
    assert options(state, 2) == ["no"]
    assert options(state, 3) == ["no", "yes"]
    assert state.why_not(2, action(state, "yes")) == ("H4.5", "no_playable_card")
    assert state.why_not(1, action(state, "no")) == ("H4.5", "wait_for_answers")


def test_h4_5_the_question_comes_after_the_movement_or_its_renunciation() -> None:
    """H4.5: after the last point, and after a renounced `1–3`."""
    state = table(3, "top_secret", hands=[[], [SAFE], []])
    turn(state, 0, "2", "move:red", "move:red")
    assert list(state.pending()) == [1]
    state = table(3, "top_secret", hands=[[], [SAFE], []], pile=[])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    assert list(state.pending()) == [1]


def test_h4_5_answers_are_sealed_until_all_are_in() -> None:
    """H4.5: all answer at the same time, secretly; then the answers are shown."""
    state = question(4, hands=[[SAFE], [], [STEP], [BACK]])
    assert do(state, 2, "yes") == []
    for observer in (SPECTATOR, 0, 1, 3):
        view = state.redact(observer)
        assert list(view.pending()) == [0, 2, 3]
        assert view.answers == [-1, -1, -1, -1]
    assert list(state.redact(2).pending()) == [0, 3]
    assert state.seen_as(0, 3, action(state, "yes")) == HIDDEN
    assert do(state, 3, "no") == []
    assert do(state, 0, "no") == []
    assert chance(state, "open") == ["answered:1:0", "answered:3:1", "answered:4:0"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_h4_5_who_has_answered_knows_it(seat: int) -> None:
    """H4.5: in the view of a seat only the others still think."""
    state = question(3, hands=[[SAFE], [STEP], [BACK]])
    do(state, seat, "no")
    assert list(state.redact(seat).pending()) == [other for other in range(3) if other != seat]
    assert list(state.redact(SPECTATOR).pending()) == [0, 1, 2]


def test_h4_5_an_answer_can_be_taken_back_while_others_think() -> None:
    """H4.5: what counts is the answer when all are in."""
    state = question(3, hands=[[SAFE], [SAFE], []])
    do(state, 1, "yes")
    state.retract(1)
    assert list(state.pending()) == [0, 1]
    assert state.redact(1).answers == [-1, -1, -1]
    do(state, 1, "no")
    do(state, 0, "no")
    assert chance(state, "open") == ["answered:1:0", "answered:2:0"]


def test_h4_5_nobody_means_no_round() -> None:
    """H4.5: nobody: no round; the scoring comes, or the die passes."""
    state = question(3, hands=[[SAFE], [SAFE], []])
    answer(state, [])
    assert (state.holder, state.turn, state.in_round) == (1, 1, False)
    state = table(3, "top_secret", hands=[[SAFE], [], []], at={"red": "5"})
    turn(state, 0, "2", "move:red", "move:red")
    assert stones(state) == {}
    answer(state, [])
    assert stones(state) == {"red": 7}


@pytest.mark.parametrize(
    ("holder", "yes", "first"),
    [
        (0, [0, 1, 2, 3], 0), (0, [1, 2, 3], 1), (0, [2, 3], 2), (0, [3], 3), (0, [0], 0),
        (2, [0, 1, 2, 3], 2), (2, [0, 1, 3], 3), (2, [0, 1], 0), (2, [1], 1), (3, [2, 1], 1), (3, [0, 3], 3),
    ],
)  # fmt: skip
def test_h4_5_who_starts_the_round(holder: int, yes: list[int], first: int) -> None:
    """H4.5: the asker if he said yes, else the yes-sayer nearest to his left."""
    state = in_round(yes, 4, holder=holder, hands=[[SAFE], [NEVER, SAFE], [STEP], ["swap", "two_back"]])
    assert list(state.pending()) == [first]


def test_h4_5_answers_are_shown_from_the_asker_on() -> None:
    """H4.5: the answers are told in the order in which the round would go."""
    state = question(3, holder=1, hands=[[SAFE], [STEP], [BACK]])
    for seat in (0, 1, 2):
        do(state, seat, "yes")
    assert chance(state, "open") == ["answered:2:1", "answered:3:1", "answered:1:1"]


def test_h4_5_the_first_player_must_play() -> None:
    """H4.5: he announced a card, so he must play one; after that he may stop."""
    state = in_round([0], hands=[[SAFE, "two_back", NEVER], [SAFE], []])
    assert options(state, 0) == ["play:two_back", f"play:{SAFE}"]
    assert state.why_not(0, action(state, "pass")) == ("H4.5", "must_play_a_card")
    do(state, 0, f"play:{SAFE}", "safe:1")
    assert options(state, 0) == ["play:two_back", "pass"]


def test_h4_5_other_yes_sayers_need_not_play() -> None:
    """H4.5: only the first player must."""
    state = in_round([0, 1], hands=[[SAFE, "two_back"], [SAFE], []])
    do(state, 0, f"play:{SAFE}", "safe:1", "pass")
    assert options(state, 1) == [f"play:{SAFE}", "pass"]


# --- H4.6 the round ------------------------------------------------------------------------------------------


def test_h4_6_several_cards_in_one_go() -> None:
    """H4.6: one or more cards, one after the other, in his order."""
    state = in_round([0], hands=[["two_back", SAFE, "forward_1_3"], [SAFE], []], at={"red": "3", "blue": "3"})
    do(state, 0, "play:forward_1_3", "agent:red", "step:+3", "play:two_back", "agent:red", "agent:blue")
    assert places(state) == {"red": "5", "blue": "2"}
    assert options(state, 0) == [f"play:{SAFE}", "pass"]
    assert do(state, 0, "pass") == ["go_ended:1:1"]
    assert list(state.pending()) == [1]


def test_h4_6_who_said_no_may_play_when_the_turn_comes_round() -> None:
    """H4.6: having said no never bars a player."""
    state = in_round([0], hands=[[SAFE, SAFE], [], ["two_back"]])
    do(state, 0, f"play:{SAFE}", "safe:1", "pass")
    assert options(state, 2) == ["play:two_back", "pass"]


def test_h4_6_who_passed_may_play_later() -> None:
    """H4.6: nor does having passed."""
    state = in_round([0], hands=[[SAFE, SAFE], ["two_back"], ["swap"]], at={"red": "2"})
    do(state, 0, f"play:{SAFE}", "safe:1", "pass")
    do(state, 1, "pass")
    do(state, 2, "play:swap", "agent:red", "agent:blue")
    do(state, 0, "pass")
    assert options(state, 1) == ["play:two_back", "pass"]


def test_h4_6_the_round_ends_after_a_pass_of_every_player() -> None:
    """H4.6: as many passes in a row as there are players, the player of the last card included.

    Ending a go in which one played is not a pass.
    """
    state = in_round([1], hands=[[STEP], [SAFE, SAFE], ["swap"]], at={"red": "2"})
    do(state, 1, f"play:{SAFE}", "safe:1")
    assert do(state, 1, "pass") == ["go_ended:2:1"]
    assert do(state, 2, "pass") == ["go_ended:3:0"]
    assert do(state, 0, "pass") == ["go_ended:1:0"]
    assert options(state, 1) == [f"play:{SAFE}", "pass"]
    assert do(state, 1, "pass") == ["go_ended:2:0"]
    assert not state.in_round
    assert state.holder == 1


def test_h4_6_a_card_starts_the_count_anew() -> None:
    """H4.6: passes in a row: a card in between, and all must pass again."""
    state = in_round([0], hands=[[SAFE, "two_back"], ["swap"], ["forward_1_3"]], at={"red": "2"})
    do(state, 0, f"play:{SAFE}", "safe:5", "pass")
    do(state, 1, "pass")
    do(state, 2, "pass")
    do(state, 0, "play:two_back", "agent:red", "agent:blue")
    chance(state, "draw:join_agent")
    do(state, 0, "pass")
    for seat in (1, 2):
        assert list(state.pending()) == [seat]
        do(state, seat, "pass")
    assert list(state.pending()) == [0]
    do(state, 0, "pass")
    assert state.holder == 1


def test_h4_6_who_holds_no_card_passes_automatically() -> None:
    """H4.6: an empty hand is not asked, and its pass counts."""
    state = in_round([0], 4, hands=[[SAFE], [], ["swap"], []], at={"red": "2"})
    assert do(state, 0, f"play:{SAFE}", "safe:1") == [
        "card_played:1:move_safe",
        "safe_moved:1:7:1",
        "go_ended:1:1",
        "go_ended:2:0",
    ]
    assert list(state.pending()) == [2]
    assert do(state, 2, "pass") == ["go_ended:3:0", "go_ended:4:0", "go_ended:1:0"]
    assert state.holder == 1


def test_h4_6_who_holds_an_unplayable_card_is_asked() -> None:
    """H4.6: whether or not it is playable: his only answer is to pass."""
    state = in_round([0], hands=[[SAFE, SAFE], [NEVER], []])
    do(state, 0, f"play:{SAFE}", "safe:1", "pass")
    assert options(state, 1) == ["pass"]
    assert state.why_not(1, action(state, f"play:{NEVER}")) == ("H4.8", "card_without_target")


def test_h4_6_the_last_card_of_all_ends_the_round() -> None:
    """H4.6: when nobody has a card left the round ends by itself."""
    state = in_round([1], hands=[[], [SAFE], []])
    do(state, 1, f"play:{SAFE}", "safe:1")
    assert not state.in_round
    assert state.holder == 1


def test_h4_6_seven_players() -> None:
    """H4.6: seven passes in a row with seven players, over the end of the table."""
    hands = [["two_back"], ["two_back"], ["two_forward"], ["two_forward"], ["swap"], [SAFE, SAFE], [BACK]]
    state = in_round([5], 7, hands=hands)
    do(state, 5, f"play:{SAFE}", "safe:1", "pass")
    for seat in (6, 0, 1, 2, 3, 4):
        do(state, seat, "pass")
    assert list(state.pending()) == [5]
    do(state, 5, "pass")
    assert (state.holder, state.in_round) == (1, False)


def test_h4_6_a_changed_position_opens_and_closes_cards() -> None:
    """H4.6: everybody can react to what has changed: a card becomes playable, another no longer is."""
    state = in_round([0], hands=[["agent_to_ruin", SAFE], [NEVER, "away_from_safe"], []], at={"red": "7"}, pile=[])
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:agent_to_ruin")
    do(state, 0, "pass")
    assert options(state, 1) == [f"play:{NEVER}", "pass"]


# --- H4.9 the scoring after the round ------------------------------------------------------------------------


def test_h4_9_scoring_only_after_the_whole_round() -> None:
    """H4.9: a card puts an agent to the safe: stones move when the round is over."""
    state = play("agent_to_safe", "agent:blue", at={"red": "3"})
    assert triggers(state) == ["blue"]
    assert stones(state) == {}
    pass_all(state)
    assert stones(state) == {"red": 3, "blue": 7}


def test_h4_9_who_leaves_is_dropped() -> None:
    """H4.9: an agent that leaves no longer triggers, even though another stands there that was not put."""
    state = table(3, "top_secret", hands=[[], ["away_from_safe", SAFE], []], at={"red": "5", "blue": "7"})
    turn(state, 0, "2", "move:red", "move:red")
    assert triggers(state) == ["red"]
    answer(state, [1])
    do(state, 1, "play:away_from_safe", "agent:red", "step:+1")
    assert triggers(state) == []
    pass_all(state)
    assert stones(state) == {}
    assert state.holder == 1


def test_h4_9_one_who_still_stands_there_is_enough() -> None:
    """H4.9: of two that were put there one is taken away: the other still triggers."""
    state = table(3, "top_secret", hands=[[], ["away_from_safe", SAFE], []], at={"red": "6", "blue": "6"})
    turn(state, 0, "2", "move:red", "move:blue")
    answer(state, [1])
    do(state, 1, "play:away_from_safe", "agent:red", "step:+1")
    assert triggers(state) == ["blue"]
    pass_all(state)
    assert stones(state) == {"red": 8, "blue": 7}


def test_h4_9_moving_the_safe_empties_triggers() -> None:
    """H4.9: the safe leaves: no scoring; and it does not help that it comes back."""
    state = table(3, "top_secret", hands=[[SAFE, SAFE, "swap"], [], []], at={"red": "5"})
    turn(state, 0, "2", "move:red", "move:red")
    answer(state, [0])
    do(state, 0, f"play:{SAFE}", "safe:3")
    assert triggers(state) == []
    do(state, 0, f"play:{SAFE}", "safe:7")
    assert triggers(state) == []
    pass_all(state)
    assert stones(state) == {}


def test_h4_9_the_safe_moved_onto_agents_triggers_nothing() -> None:
    """H4.9, H4.8: an agent is put to the safe, never the safe to an agent; but stepping out and in again counts."""
    state = in_round([0], hands=[[SAFE, "step_either", "step_either", "swap"], [], []], at={"red": "3"})
    do(state, 0, f"play:{SAFE}", "safe:3")
    assert triggers(state) == []
    do(state, 0, "play:step_either", "agent:red", "step:+1")
    assert triggers(state) == []
    do(state, 0, "play:step_either", "agent:red", "step:-1")
    assert triggers(state) == ["red"]
    pass_all(state)
    assert stones(state) == {"red": 3}


def test_h4_9_triggers_are_of_this_turn() -> None:
    """H4.9: what was put there in an earlier turn is forgotten at the roll."""
    state = table(3, "top_secret", at={"red": "5"})
    turn(state, 0, "2", "move:red", "move:red")
    do(state, 0, "safe:3")
    state = state.clone()
    chance(state, "roll:2")
    assert triggers(state) == []


def test_h4_9_a_swap_can_replace_the_trigger() -> None:
    """H4.9: red, who triggered, changes places with blue: now blue triggers and red does not."""
    state = table(3, "top_secret", hands=[["swap", SAFE], [], []], at={"red": "5", "blue": "9"})
    turn(state, 0, "2", "move:red", "move:red")
    answer(state, [0])
    do(state, 0, "play:swap", "agent:red", "agent:blue")
    assert triggers(state) == ["blue"]


# --- H4.11 who moves the safe --------------------------------------------------------------------------------


def test_h4_11_who_triggered_the_scoring_moves_the_safe() -> None:
    """H4.11: "the player who has triggered the scoring must put the safe into another building"."""
    state = in_round([2], hands=[[], [], ["agent_to_safe"]], at={"red": "3"})
    events = do(state, 2, "play:agent_to_safe", "agent:blue")
    assert "scoring:3:7:blue" in events
    assert (list(state.pending()), state.actor()) == ([2], 2)
    assert options(state, 2) == [f"safe:{building}" for building in BUILDINGS if building != "7"]
    assert state.why_not(0, action(state, "safe:ruin")) == ("H3.6", "not_your_turn")
    do(state, 2, "safe:ruin")
    assert (safe_at(state), state.holder) == ("ruin", 1)
    assert list(state.pending()) == [CHANCE]


@pytest.mark.parametrize(
    ("settings", "told"),
    [({"safe_mover": "die"}, "scoring:3:7:blue"), ({"rulings": "1"}, "scoring:1:7:blue")],
)
def test_h4_11_the_player_with_the_die_may_move_it(settings: dict[str, Any], told: str) -> None:
    """H4.11: by option, and by rulings 1, whoever's card caused the scoring."""
    state = in_round([2], hands=[[], [], ["agent_to_safe"]], at={"red": "3"}, **settings)
    assert told in do(state, 2, "play:agent_to_safe", "agent:blue")
    assert list(state.pending()) == [0]
    do(state, 0, "safe:ruin")
    assert (safe_at(state), state.holder) == ("ruin", 1)


def test_h4_11_the_first_who_still_counts() -> None:
    """H4.11: two put agents to the safe: the first triggered the scoring; if that agent is gone, the other did."""
    cards = [["away_from_safe"], ["agent_to_safe"], ["agent_to_safe"]]
    state = in_round([1], hands=cards, at={"red": "3", "green": "4"})
    do(state, 1, "play:agent_to_safe", "agent:red")
    do(state, 2, "play:agent_to_safe", "agent:green")
    assert "scoring:2:7:red:green" in pass_all(state)
    assert list(state.pending()) == [1]
    state = in_round([1], hands=cards, at={"red": "3", "green": "4"})
    do(state, 1, "play:agent_to_safe", "agent:red")
    do(state, 2, "play:agent_to_safe", "agent:green")
    assert "scoring:3:7:green" in do(state, 0, "play:away_from_safe", "agent:red", "step:+1")
    assert list(state.pending()) == [2]


def test_h4_11_moving_the_safe_begins_anew() -> None:
    """H4.9, H4.11: who put an agent to the safe before it was moved by a card has triggered nothing."""
    cards = [["agent_to_safe", "move_safe"], ["agent_to_safe"], []]
    state = in_round([0], hands=cards, at={"red": "3"})
    do(state, 0, "play:agent_to_safe", "agent:red", "play:move_safe", "safe:2")
    assert "scoring:2:2:red" in do(state, 1, "play:agent_to_safe", "agent:red")
    assert list(state.pending()) == [1]


def test_h4_11_the_scoring_can_end_the_game() -> None:
    """H4.11, H3.7: after the round a stone arrives: the identities are shown, nobody moves the safe."""
    state = in_round([2], hands=[[], [], ["agent_to_safe"]], stones={"blue": 35})
    do(state, 2, "play:agent_to_safe", "agent:blue")
    assert [outcome for outcome, _ in state.chance()] == [action(state, "reveal")]


def test_cards_stay_with_their_owners_over_the_turn() -> None:
    """H4.6: cards that were not played are there in the next turn."""
    state = in_round([0], hands=[[SAFE, "swap"], ["two_back"], []])
    do(state, 0, f"play:{SAFE}", "safe:1")
    pass_all(state)
    assert [hand(state, seat) for seat in range(3)] == [["swap"], ["two_back"], []]
