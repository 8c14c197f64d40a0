"""H4.10: the card `second_identity`."""

from safehouse.core.game import CHANCE, HIDDEN, SPECTATOR, UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.heimlich.meta import COLOURS
from tests.games.heimlich.positions import (
    CARDS,
    action,
    answer,
    cards,
    chance,
    do,
    finish,
    hand,
    in_round,
    options,
    outcomes,
    owners,
    pass_all,
    step,
    table,
    told,
    turn,
)  # fmt: skip

SIX = ("red", "orange", "yellow", "green", "blue", "purple")
ALL_OWNED = dict(zip(SIX, (0, 1, 2, 0, 1, 2), strict=True))


def test_h4_10_a_bystanders_identity_at_random() -> None:
    """H4.10: drawn at random, each bystander equally likely; the player now runs two agents."""
    state = in_round([1], hands=[[], ["second_identity", "swap"], []])
    assert do(state, 1, "play:second_identity") == ["card_played:2:second_identity"]
    assert outcomes(state) == {"second:green": 1, "second:blue": 1, "second:purple": 1}
    chance(state, "second:blue")
    assert owners(state) == {
        "red": 0, "orange": 1, "yellow": 2, "green": "bystander", "blue": 1, "purple": "bystander",
    }  # fmt: skip
    assert state.owned == [1, 2, 1]


def test_h4_10_unseen_by_others() -> None:
    """H4.10: everybody sees that a card is taken; only its player sees which."""
    state = in_round([1], hands=[[], ["second_identity", "swap"], []])
    do(state, 1, "play:second_identity")
    taken = action(state, "second:blue")
    assert [state.seen_as(observer, CHANCE, taken) for observer in (0, 1, 2, SPECTATOR)] == [
        HIDDEN, taken, HIDDEN, HIDDEN,
    ]  # fmt: skip
    events = step(state, CHANCE, "second:blue")
    for observer in (SPECTATOR, 0, 1, 2):
        secret = "|blue" if observer == 1 else ""
        assert told(state, events, observer) == [f"identity_taken:2{secret}"]
        known = state.redact(observer).owner[COLOURS.index("blue")]
        assert known == (1 if observer == 1 else UNKNOWN)


def test_h4_10_the_card_goes_on_the_discards_and_his_go_goes_on() -> None:
    """H4.10, H4.13: after the look the card is discarded, and it counts as a card played."""
    state = in_round([1], hands=[[], ["second_identity", "swap"], ["two_back"]], at={"red": "3"})
    do(state, 1, "play:second_identity")
    assert cards(state.discards) == []
    chance(state, "second:blue")
    assert cards(state.discards) == ["second_identity"]
    assert options(state, 1) == ["play:swap", "pass"]
    assert do(state, 1, "pass") == ["go_ended:2:1"]


def test_h4_10_only_the_better_stone_counts() -> None:
    """H4.10: at the end only the better of the stones counts, whichever card came first."""
    for fields, score in (({"red": 40, "green": 12}, 47), ({"red": 3, "green": 30}, 30), ({"red": 3, "green": 4}, 10)):
        state = table(3, "top_secret", owners={**ALL_OWNED, "green": 0}, at={"red": "5"}, stones=fields, turn=499)
        turn(state, 0, "2", "move:red", "move:red")
        if state.phase == 2:
            do(state, 0, "safe:1")
        line = finish(state)[0]
        assert line == f"revealed:1:{score}:red:green"
        assert state.outcome().scores[0] == score


def test_h4_10_the_other_stone_is_not_a_bystanders_again() -> None:
    """H4.10: the better stone wins for its owner; the other one is given back and is behind it anyway."""
    state = table(2, "top_secret", owners={"red": 0, "orange": 1, "blue": 1}, at={"red": "5"}, stones={"blue": 44})
    turn(state, 0, "2", "move:red", "move:red")
    finish(state)
    result = state.outcome()
    assert (result.shares, result.scores, result.reason) == ([0.0, 1.0], [7, 44], "arrived")


def test_h4_10_no_bystander_left_removes_the_card() -> None:
    """H4.10: it is removed from the game, and its player draws another from the pile, even without the die."""
    state = in_round([1], hands=[[], ["second_identity", "swap"], []], owners=ALL_OWNED, at={"red": "3"})
    do(state, 1, "play:second_identity")
    assert all(word.startswith("draw:") for word in outcomes(state))
    assert (state.drawer, state.card) == (1, -1)
    assert chance(state, "draw:two_back") == ["card_gained:2"]
    assert hand(state, 1) == ["swap", "two_back"]
    assert cards(state.discards) == []
    assert "second_identity" not in cards(state.pile)
    rng = Rng(1)
    for world in (state.redact(0).sample(rng) for _ in range(50)):
        assert world.hand.count(CARDS.index("second_identity")) + world.pile[CARDS.index("second_identity")] == 0
    assert owners(state) == ALL_OWNED


def test_h4_10_h4_7_binds_the_drawn_card() -> None:
    """H4.10: the card drawn instead may not be played in this round; playing counts, so he may stop."""
    state = in_round([1], hands=[[], ["second_identity"], []], owners=ALL_OWNED)
    do(state, 1, "play:second_identity")
    chance(state, "draw:move_safe")
    assert options(state, 1) == ["pass"]
    assert do(state, 1, "pass") == ["go_ended:2:1", "go_ended:3:0", "go_ended:1:0"]
    assert list(state.pending()) == [1]
    do(state, 1, "pass")
    assert state.holder == 1


def test_h4_10_a_full_hand_has_room_again() -> None:
    """H4.10, H4.14: the card leaves the hand first, so a hand of four can draw."""
    four = ["second_identity", "swap", "two_back", "back_1_2"]
    state = in_round([0], hands=[four, [], []], owners=ALL_OWNED)
    do(state, 0, "play:second_identity")
    chance(state, "draw:move_safe")
    assert hand(state, 0) == ["swap", "two_back", "back_1_2", "move_safe"]


def test_h4_10_nothing_to_draw() -> None:
    """H4.10, H4.4: pile and discards empty: the card is gone all the same; the removed one is not in a refill."""
    state = in_round([0], hands=[["second_identity", "swap"], [], []], owners=ALL_OWNED, pile=[], at={"red": "1"})
    assert do(state, 0, "play:second_identity") == ["card_played:1:second_identity"]
    assert hand(state, 0) == ["swap"]
    assert options(state, 0) == ["play:swap", "pass"]
    state = in_round([0], hands=[["second_identity"], [], []], owners=ALL_OWNED, pile=[], discards=["swap"])
    do(state, 0, "play:second_identity")
    assert outcomes(state) == {"draw:swap": 1}


def test_h4_10_played_again_after_a_reshuffle() -> None:
    """H4.10: a player may play it again and own three; the best counts."""
    state = in_round([0], hands=[["second_identity", "agent_to_ruin"], [], []], pile=[])
    do(state, 0, "play:second_identity")
    chance(state, "second:green")
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:second_identity")
    pass_all(state)
    turn(state, 1, "2", "move:red", "move:orange")
    answer(state, [0])
    do(state, 0, "play:second_identity")
    assert outcomes(state) == {"second:blue": 1, "second:purple": 1}
    chance(state, "second:purple")
    assert owners(state)["green"] == owners(state)["purple"] == 0
    assert state.owned == [3, 1, 1]
    state.stone = [5, 0, 0, 20, 0, 11, 0]
    state.turn = 499
    turn(state, 2, "2", "move:red", "move:red")
    finish(state)
    assert state.outcome().scores == [20, 0, 0]


def test_h4_10_the_last_bystander() -> None:
    """H4.10: with one bystander left he is taken; then none is left."""
    some = {agent: seat for agent, seat in ALL_OWNED.items() if agent != "purple"}
    state = in_round([0], hands=[["second_identity", "swap"], [], []], owners=some)
    do(state, 0, "play:second_identity")
    assert outcomes(state) == {"second:purple": 1}
    chance(state, "second:purple")
    assert "bystander" not in owners(state).values()


def test_h4_10_it_puts_nobody_anywhere() -> None:
    """H4.10, H4.3: taking an identity gains no card and triggers nothing."""
    state = in_round([0], hands=[["second_identity", "swap"], [], []], at={"red": "ruin", "blue": "7"})
    do(state, 0, "play:second_identity")
    chance(state, "second:green")
    assert list(state.pending()) == [0]
    assert state.triggers == 0
