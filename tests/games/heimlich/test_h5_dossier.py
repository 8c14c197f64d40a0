"""H5: the Secret Dossier."""

from collections.abc import Mapping
from typing import Any

import pytest

from safehouse.core.game import HIDDEN, SPECTATOR, UNKNOWN
from safehouse.games.heimlich.ids import AGENTS, BLANK, BYSTANDER
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import (
    BUILDINGS,
    action,
    chance,
    do,
    finish,
    hand,
    in_round,
    options,
    outcomes,
    owners,
    pass_all,
    stones,
    table,
    turn,
)  # fmt: skip

SIX = ("red", "orange", "yellow", "green", "blue", "purple")


def entries(own: str, **named: str) -> list[str]:
    """A dossier: these owners, and bystander for the others; the own agents are left out."""
    return [f"entry:{agent}:{named.get(agent, 'bystander')}" for agent in SIX if agent not in own.split("+")]


def write_all(state: Heimlich, dossiers: Mapping[int, list[str]] | None = None) -> list[str]:
    """Let everybody write; who has no dossier here calls everybody a bystander."""
    told = []
    for seat in list(state.pending()):
        own = "+".join(agent for agent, owner in owners(state).items() if owner == seat)
        told = do(state, seat, *(dossiers or {}).get(seat, entries(own)))
    return told


def scored(mode: str = "basic", **position: Any) -> Heimlich:
    """A table with dossiers after red was moved to the safe in 7."""
    state = table(3, mode, True, at={"red": "5", **position.pop("at", {})}, **position)
    turn(state, 0, "2", "move:red", "move:red")
    return state


# --- H5.1 when -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["basic", "top_secret"])
@pytest.mark.parametrize(("before", "due"), [(21, False), (22, True), (23, True), (36, True)])
def test_h5_1_as_soon_as_a_stone_reaches_29(mode: str, before: int, due: bool) -> None:
    """H5.1: reaches or passes 29, in either mode; all write at the same time, before the safe is moved."""
    state = scored(mode, stones={"red": before})
    if due:
        assert list(state.pending()) == [0, 1, 2]
        write_all(state)
    assert list(state.pending()) == ([0] if before + 7 < 42 else [-1])
    if before + 7 < 42:
        assert options(state, 0)[0] == "safe:church"


def test_h5_1_every_player_writes_for_each_agent() -> None:
    """H5.1, H5.5: for each agent in play in turn: any other player, or bystander; own agents are not entered."""
    state = scored(stones={"red": 25})
    assert options(state, 0) == ["entry:orange:2", "entry:orange:3", "entry:orange:bystander"]
    assert options(state, 1) == ["entry:red:1", "entry:red:3", "entry:red:bystander"]
    assert options(state, 2) == ["entry:red:1", "entry:red:2", "entry:red:bystander"]
    do(state, 1, "entry:red:3")
    assert options(state, 1) == ["entry:yellow:1", "entry:yellow:3", "entry:yellow:bystander"]
    do(state, 1, "entry:yellow:3", "entry:green:3", "entry:blue:bystander")
    assert list(state.pending()) == [0, 1, 2]
    do(state, 1, "entry:purple:bystander")
    assert list(state.pending()) == [0, 2]


def test_h5_1_nobody_sees_anothers_dossier_until_the_end() -> None:
    """H5.1: neither what he writes, nor how far he has got, nor what he wrote."""
    state = scored(stones={"red": 25})
    told = do(state, 1, *entries("orange", red="1"))
    assert told == []
    for observer in (SPECTATOR, 0, 2):
        view = state.redact(observer)
        assert list(view.pending()) == [0, 1, 2]
        assert view.dossier == [BLANK] * (3 * AGENTS)
    assert state.seen_as(0, 2, action(state, "entry:red:1")) == HIDDEN
    assert list(state.redact(1).pending()) == [0, 2]
    write_all(state)
    for observer in (SPECTATOR, 0, 2):
        assert state.redact(observer).dossier[AGENTS : 2 * AGENTS] == [UNKNOWN] * AGENTS
    assert state.redact(1).dossier[AGENTS : 2 * AGENTS] == [0, BLANK, 7, 7, 7, 7, BLANK]
    assert state.redact(1).dossier[:AGENTS] == [UNKNOWN] * AGENTS


def test_h5_1_events() -> None:
    """H5.1: everybody is told that dossiers are due, and when all are in; nothing of what is in them."""
    state = table(3, "basic", True, at={"red": "5"}, stones={"red": 25})
    assert turn(state, 0, "2", "move:red", "move:red")[-1] == "dossiers_due"
    assert state.asked == 0b111
    assert write_all(state) == ["dossiers_filed"]
    assert (state.asked, state.waiting) == (0, 0)


def test_h5_1_an_answer_can_be_taken_back_while_others_write() -> None:
    """H5.1: sealed until all are in."""
    state = scored(stones={"red": 25})
    do(state, 1, *entries("orange", red="1"))
    state.retract(1)
    assert options(state, 1)[0] == "entry:red:1"
    assert list(state.pending()) == [0, 1, 2]
    do(state, 1, "entry:red:3")
    state.retract(1)
    write_all(state, {1: entries("orange", red="3")})
    assert state.dossier[AGENTS] == 2


def test_h5_1_without_the_option_nobody_writes() -> None:
    """H5.1: dossiers are an addition that the table chooses."""
    state = table(3, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    assert options(state, 0)[0] == "safe:church"


def test_h5_1_a_bystanders_stone_counts_too() -> None:
    """H5.1: the first stone, whoever's it is."""
    state = scored(at={"purple": "10"}, stones={"purple": 19})
    assert list(state.pending()) == [0, 1, 2]


# --- H5.5 once, and by a card --------------------------------------------------------------------------------


def test_h5_5_dossiers_are_written_once() -> None:
    """H5.5: a second stone past 29 asks for nothing."""
    state = scored(stones={"red": 22, "blue": 25}, at={"blue": "1"})
    write_all(state)
    assert state.filed
    do(state, 0, "safe:4")
    turn(state, 1, "3", "move:blue", "move:blue", "move:blue")
    assert stones(state) == {"red": 36, "blue": 30}
    assert options(state, 1)[0] == "safe:church"


def test_h5_5_a_card_causes_it_at_once() -> None:
    """H5.5, H4.12, H4.14: before anything else in the round; then it goes on where it was."""
    state = in_round(
        [1], dossier=True, hands=[["swap"], ["advance_two_stones", "move_safe"], []], stones={"red": 26, "blue": 3}
    )
    assert do(state, 1, "play:advance_two_stones", "stone:red", "stone:blue") == [
        "card_played:2:advance_two_stones",
        "advanced:red:26:29",
        "advanced:blue:3:6",
        "dossiers_due",
    ]
    assert list(state.pending()) == [0, 1, 2]
    write_all(state)
    assert options(state, 1) == ["play:move_safe", "pass"]
    do(state, 1, "pass")
    assert list(state.pending()) == [0]


def test_h5_5_a_card_that_lifts_to_28_asks_for_nothing() -> None:
    """H5.1: 28 is not 29."""
    state = in_round([0], dossier=True, hands=[["advance_two_stones", "swap"], [], []], stones={"red": 25})
    do(state, 0, "play:advance_two_stones", "stone:red", "stone:blue")
    assert list(state.pending()) == [0]
    assert not state.filed


def test_h5_5_dossiers_come_before_the_gain() -> None:
    """H4.14: dossier check, then gain: a stone that stood on 29 all along stands in for a card that does both."""
    state = in_round([0], dossier=True, hands=[["agent_to_ruin", "swap"], [], []], stones={"red": 29})
    do(state, 0, "play:agent_to_ruin", "agent:blue")
    assert list(state.pending()) == [0, 1, 2]
    assert hand(state, 0) == ["swap"]
    write_all(state)
    chance(state, "draw:move_safe")
    assert hand(state, 0) == ["swap", "move_safe"]
    assert list(state.pending()) == [0]


def test_h5_5_never_oneself_and_own_agents_are_not_entered() -> None:
    """H5.5: with two identities both are left out; the reasons are told."""
    state = scored(owners={"red": 0, "orange": 1, "yellow": 2, "blue": 1}, stones={"red": 25})
    assert state.why_not(1, action(state, "entry:red:2")) == ("H5.5", "never_oneself")
    assert state.why_not(1, action(state, "entry:blue:1")) == ("H5.5", "own_agent")
    assert state.why_not(1, action(state, "entry:yellow:1")) == ("H5.5", "entries_in_order")
    do(state, 1, "entry:red:1", "entry:yellow:1", "entry:green:1", "entry:purple:1")
    assert list(state.pending()) == [0, 2]
    assert state.dossier[AGENTS : 2 * AGENTS] == [0, BLANK, 0, 0, BLANK, 0, BLANK]


# --- H5.2, H5.3 the end --------------------------------------------------------------------------------------


def final(dossiers: Mapping[int, list[str]], **position: Any) -> Heimlich:
    """A game whose last scoring comes at once: red from 36 to 43."""
    state = scored(**{"stones": {"red": 36}, **position})
    write_all(state, dossiers)
    return state


def test_h5_2_a_scoring_that_reaches_29_and_42_at_once() -> None:
    """H5.1, H5.2: dossiers are written after the game's last scoring too, then everything is shown."""
    state = final({})
    assert outcomes(state) == {"reveal": 1}


@pytest.mark.parametrize(
    ("named", "correct"),
    [
        ({}, 3),  # green, blue and purple are bystanders
        ({"red": "1"}, 4),
        ({"red": "1", "yellow": "3"}, 5),
        ({"red": "3", "yellow": "1", "green": "1", "blue": "1", "purple": "1"}, 0),
        ({"red": "1", "yellow": "1", "green": "1", "blue": "1", "purple": "1"}, 1),
    ],
)
def test_h5_2_each_correct_entry_is_worth_5(named: dict[str, str], correct: int) -> None:
    """H5.2, H5.5: correct owners and correct bystanders; a player may be named several times."""
    state = final({1: entries("orange", **named)}, stones={"red": 36, "orange": 10})
    lines = finish(state)
    assert lines[1] == f"revealed:2:{10 + 5 * correct}:orange"
    assert state.outcome().scores[1] == 10 + 5 * correct


def test_h5_2_own_agents_give_nothing() -> None:
    """H5.2: a perfect dossier of seat 0 has five entries, not six."""
    state = final({0: entries("red", orange="2", yellow="3")})
    finish(state)
    assert state.outcome().scores[0] == 43 + 25


def test_h5_2_dossiers_are_shown_at_the_end() -> None:
    """H5.2: after the end everybody sees identities and dossiers."""
    state = final({1: entries("orange", red="1")})
    finish(state)
    for observer in (SPECTATOR, 0, 1, 2):
        assert state.redact(observer).dossier == state.dossier
        assert state.redact(observer).owner == state.owner


def test_h5_2_ownership_is_that_of_the_end() -> None:
    """H5.2, H4.10: green was a bystander when seats 0 and 2 wrote; then seat 1 took it."""
    state = in_round([1], dossier=True, hands=[[], ["second_identity", "advance_two_stones"], []], stones={"red": 26})
    do(state, 1, "play:advance_two_stones", "stone:red", "stone:blue")
    write_all(state, {2: entries("yellow", green="2"), 1: entries("orange", green="1")})
    do(state, 1, "play:second_identity")
    chance(state, "second:green")
    pass_all(state)
    state.turn = 499
    turn(state, 1, "2", "move:red", "move:red")
    finish(state)
    # Seat 0: blue and purple are bystanders, green no longer is. Seat 2 named its owner of the end.
    # Seat 1 wrote of green before it was his: an own agent gives nothing.
    assert state.outcome().scores == [29 + 10, 0 + 10, 0 + 15]


def test_h5_5_ownership_is_judged_before_a_second_card_is_given_back() -> None:
    """H5.5: whoever named the owner of a second card, which does not count for him, is right."""
    position = {"owners": {"red": 0, "orange": 1, "yellow": 2, "blue": 0}}
    state = final({1: entries("orange", red="1", blue="1", yellow="3")}, **position)
    finish(state)
    assert state.outcome().scores[1] == 25


def test_h5_2_a_player_with_two_identities_advances_the_stone_that_counts() -> None:
    """H5.2: the better stone, plus 5 for each correct entry."""
    state = final(
        {}, owners={"red": 0, "orange": 1, "yellow": 2, "blue": 1}, stones={"red": 36, "orange": 4, "blue": 9}
    )
    finish(state)
    assert state.outcome().scores[1] == 9 + 10  # green and purple are bystanders


def test_h5_3_the_furthest_stone_after_the_dossiers_wins() -> None:
    """H5.3: red arrived first, but orange is further after the dossiers."""
    state = final(
        {0: entries("red", green="2", blue="2", purple="2"), 1: entries("orange", red="1", yellow="3")},
        stones={"red": 36, "orange": 30},
    )
    finish(state)
    result = state.outcome()
    assert result.scores == [43, 55, 15]
    assert result.shares == [0.0, 1.0, 0.0]
    assert result.ranks == [2, 1, 3]
    assert result.reason == "arrived"


def test_h5_3_only_players_stones_compete() -> None:
    """H5.3: a bystander's stone is furthest, and the best player wins all the same."""
    dossiers = {seat: entries(own, green="1" if seat else "2", blue="1" if seat else "2", purple="1" if seat else "2")
                for seat, own in enumerate(("red", "orange", "yellow"))}  # fmt: skip
    state = final(dossiers, at={"purple": "10"}, stones={"red": 10, "purple": 40})
    finish(state)
    result = state.outcome()
    assert result.scores == [17, 0, 0]
    assert result.shares == [1.0, 0.0, 0.0]
    assert result.reason == "arrived"


def test_h5_3_equal_stones_share() -> None:
    """H5.3: equal stones after the dossiers share the win."""
    state = final({}, at={"yellow": "10"}, stones={"red": 36, "yellow": 33})
    finish(state)
    assert state.outcome().shares == [0.5, 0.0, 0.5]


def test_h3_9_a_game_that_never_reached_29_has_no_dossiers() -> None:
    """H3.9, H5.2: at the limit of turns without dossiers nothing is added."""
    state = table(3, "basic", True, turn=499, stones={"orange": 12, "purple": 20})
    turn(state, 0, "2", "move:red", "move:red")
    finish(state)
    result = state.outcome()
    assert (result.scores, result.shares, result.reason) == ([0, 12, 0], [0.0, 1.0, 0.0], "turn_limit")


def test_a_naive_count_of_dossiers_agrees() -> None:
    """H5.2: many dossiers, counted again from the notation of their entries."""
    names = ("1", "2", "3", "bystander")
    for number in range(60):
        dossiers = {}
        for seat, own in enumerate(("red", "orange", "yellow")):
            others = [name for name in names if name != str(seat + 1)]
            picks = {agent: others[(number * (seat + 2) + index * index) % 3] for index, agent in enumerate(SIX)}
            dossiers[seat] = entries(own, **picks)
        state = final(dossiers)
        finish(state)
        truth = {
            agent: "bystander" if owner == "bystander" else str(int(owner) + 1)
            for agent, owner in owners(state).items()
        }
        right = [sum(truth[word.split(":")[1]] == word.split(":")[2] for word in dossiers[seat]) for seat in range(3)]
        assert state.outcome().scores == [43 + 5 * right[0], 5 * right[1], 5 * right[2]]


def test_bystander_is_no_seat() -> None:
    """H5.1: “bystander” is an entry of its own, with two players as with six."""
    assert BYSTANDER == 7
    state = table(2, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    assert options(state, 1) == ["entry:red:1", "entry:red:bystander"]
    assert len(BUILDINGS) == 12
    assert len(COLOURS) == AGENTS
