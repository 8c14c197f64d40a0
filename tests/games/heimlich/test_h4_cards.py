"""H4.8, H4.12, H4.13, H4.15–H4.17: the Top Secret cards, one by one. Every list of options is complete."""

from typing import Any

import pytest

from safehouse.games.heimlich.meta import COLOURS
from tests.games.heimlich.positions import (
    BUILDINGS,
    CARDS,
    action,
    agents,
    cards,
    do,
    hand,
    in_round,
    options,
    outcomes,
    owners,
    places,
    play,
    safe_at,
    stones,
    triggers,
)  # fmt: skip

SIX = ("red", "orange", "yellow", "green", "blue", "purple")  # in play with three players
AT = {"red": "7", "orange": "ruin", "yellow": "3", "green": "ruin", "blue": "10", "purple": "7"}


def agent_options(*names: str) -> list[str]:
    return [f"agent:{name}" for name in names]


def targets(card: str, *picks: str, **position: Any) -> list[str]:
    """What may be picked next, after the card and these picks."""
    state = in_round([0], hands=[[card, "move_safe"], [], []], **position)
    do(state, 0, f"play:{card}", *picks)
    return options(state, 0)


def may_play(card: str, **position: Any) -> bool:
    """Whether the position allows a card, asked at the question and, after another card, in the round."""
    state = in_round([0], hands=[[card, "move_safe"], [], []], **position)
    return f"play:{card}" in options(state, 0)


# --- back_1_2 ------------------------------------------------------------------------------------------------


def test_back_1_2_targets() -> None:
    """H4.8 back_1_2: one agent, any, back 1 or 2 buildings."""
    assert targets("back_1_2", at=AT) == agent_options(*SIX)
    assert targets("back_1_2", "agent:yellow", at=AT) == ["step:-2", "step:-1"]


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("3", "-1", "2"), ("3", "-2", "1"), ("1", "-2", "ruin"), ("church", "-1", "ruin"), ("church", "-2", "10"),
     ("ruin", "-1", "10"), ("1", "-1", "church")],
)  # fmt: skip
def test_back_1_2_effect(start: str, steps: str, end: str) -> None:
    """H4.8 back_1_2: counter-clockwise round the whole loop."""
    state = play("back_1_2", "agent:yellow", f"step:{steps}", at={"yellow": start}, pile=[])
    assert places(state).get("yellow", "church") == end


# --- step_either ---------------------------------------------------------------------------------------------


def test_step_either() -> None:
    """H4.8 step_either: one agent 1 forward or 1 back."""
    assert targets("step_either", at=AT) == agent_options(*SIX)
    assert targets("step_either", "agent:red", at=AT) == ["step:-1", "step:+1"]
    assert places(play("step_either", "agent:red", "step:+1", at={"red": "7"})) == {"red": "8"}
    assert places(play("step_either", "agent:red", "step:-1", at={"red": "7"})) == {"red": "6"}
    assert places(play("step_either", "agent:red", "step:+1", at={"red": "ruin"})) == {}


# --- two_back, two_forward -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["two_back", "two_forward"])
def test_two_agents_are_distinct_and_ascending(card: str) -> None:
    """H4.8: two distinct agents; picks ascend, so the last agent cannot be the first pick."""
    assert targets(card, at=AT) == agent_options(*SIX[:-1])
    for index, first in enumerate(SIX[:-1]):
        assert targets(card, f"agent:{first}", at=AT) == agent_options(*SIX[index + 1 :])


def test_two_back_effect() -> None:
    """H4.8 two_back: each 1 back."""
    state = play("two_back", "agent:orange", "agent:blue", at={"orange": "ruin", "blue": "1", "red": "4"})
    assert places(state) == {"orange": "10", "red": "4"}


def test_two_forward_effect() -> None:
    """H4.8 two_forward: each 1 forward, from the same building too."""
    state = play("two_forward", "agent:red", "agent:purple", at={"red": "4", "purple": "4", "blue": "4"})
    assert places(state) == {"red": "5", "purple": "5", "blue": "4"}


# --- away_from_safe ------------------------------------------------------------------------------------------


def test_away_from_safe() -> None:
    """H4.8 away_from_safe: one agent standing with the safe, 1 forward or back."""
    assert targets("away_from_safe", at=AT) == agent_options("red", "purple")
    assert targets("away_from_safe", "agent:purple", at=AT) == ["step:-1", "step:+1"]
    assert places(play("away_from_safe", "agent:red", "step:+1", at={"red": "7"})) == {"red": "8"}
    assert places(play("away_from_safe", "agent:red", "step:-1", at={"red": "7"})) == {"red": "6"}


def test_away_from_safe_needs_an_agent_there() -> None:
    """H4.8: a card needs a legal target."""
    assert not may_play("away_from_safe", at={"red": "6", "blue": "8"})
    assert may_play("away_from_safe", at={"red": "7"})
    assert may_play("away_from_safe", safe="church")


# --- move_safe -----------------------------------------------------------------------------------------------


def test_move_safe() -> None:
    """H4.8 move_safe: to any other building, always possible; triggers nothing."""
    for building in BUILDINGS:
        others = [f"safe:{other}" for other in BUILDINGS if other != building]
        assert targets("move_safe", safe=building) == others
    state = play("move_safe", "safe:10", at=AT)
    assert safe_at(state) == "10"
    assert triggers(state) == []


# --- agent_to_ruin -------------------------------------------------------------------------------------------


def test_agent_to_ruin() -> None:
    """H4.8 agent_to_ruin: one agent, not there yet, from wherever it stands."""
    assert targets("agent_to_ruin", at=AT) == agent_options("red", "yellow", "blue", "purple")
    assert places(play("agent_to_ruin", "agent:red", at={"red": "5"}, holder=False)) == {"red": "ruin"}
    assert not may_play("agent_to_ruin", at=dict.fromkeys(SIX, "ruin"))
    assert may_play("agent_to_ruin", at=dict.fromkeys(SIX[1:], "ruin"))


# --- all_to_church -------------------------------------------------------------------------------------------


def test_all_to_church_needs_an_agent_outside() -> None:
    """H4.16: all_to_church needs an agent outside the Church."""
    assert not may_play("all_to_church")
    assert may_play("all_to_church", at={"purple": "1"})


def test_all_to_church_effect() -> None:
    """H4.8, H4.16 all_to_church: every agent; those already there are not put, and nothing is picked."""
    state = in_round([0], hands=[["all_to_church", "move_safe"], [], []], at={"red": "ruin", "blue": "4"})
    assert do(state, 0, "play:all_to_church") == [
        "card_played:1:all_to_church",
        "put:1:red:ruin:church",
        "put:1:blue:4:church",
    ]
    assert places(state) == {}


def test_h4_16_all_to_church_with_the_safe_there_triggers() -> None:
    """H4.16: with the safe in the Church it triggers a scoring, 0 for all, then H3.5; who was there is not put."""
    state = play("all_to_church", at={"red": "ruin", "blue": "4"}, safe="church", stones={"red": 9})
    assert triggers(state) == ["red", "blue"]
    do(state, 0, "pass")
    do(state, 0, "pass")
    assert stones(state) == {"red": 9}
    assert list(state.pending()) == [0]
    assert options(state, 0) == [f"safe:{building}" for building in BUILDINGS[1:]]


# --- swap ----------------------------------------------------------------------------------------------------


def test_swap_targets() -> None:
    """H4.8 swap: two agents in different buildings; no first pick without a later partner."""
    assert targets("swap", at=AT) == agent_options("red", "orange", "yellow", "green", "blue")
    assert targets("swap", "agent:red", at=AT) == agent_options("orange", "yellow", "green", "blue")
    assert targets("swap", "agent:orange", at=AT) == agent_options("yellow", "blue", "purple")
    assert targets("swap", "agent:yellow", at=AT) == agent_options("green", "blue", "purple")
    assert targets("swap", "agent:green", at=AT) == agent_options("blue", "purple")
    assert targets("swap", "agent:blue", at=AT) == agent_options("purple")


def test_swap_leads_into_no_dead_end() -> None:
    """H4.8: orange … purple all stand together, so of them none has a partner above it."""
    assert targets("swap", at={"red": "4"}) == agent_options("red")
    assert targets("swap", at={"purple": "4"}) == agent_options(*SIX[:-1])
    assert targets("swap", "agent:blue", at={"purple": "4"}) == agent_options("purple")


def test_swap_effect() -> None:
    """H4.8 swap: they change places, and the others stay."""
    state = play("swap", "agent:yellow", "agent:blue", at=AT)
    assert places(state) == {**AT, "yellow": "10", "blue": "3"}


@pytest.mark.parametrize("card", ["swap", "join_agent"])
@pytest.mark.parametrize("building", ["church", "7", "ruin"])
def test_swap_and_join_need_two_buildings(card: str, building: str) -> None:
    """H4.8: with all agents in one building there is no target."""
    assert not may_play(card, at=dict.fromkeys(SIX, building))
    assert may_play(card, at={**dict.fromkeys(SIX, building), "green": "2"})


# --- join_agent ----------------------------------------------------------------------------------------------


def test_join_agent_targets() -> None:
    """H4.8 join_agent: any agent, to the building of another one that stands elsewhere."""
    assert targets("join_agent", at=AT) == agent_options(*SIX)
    assert targets("join_agent", "agent:red", at=AT) == ["to:3", "to:10", "to:ruin"]
    assert targets("join_agent", "agent:purple", at=AT) == ["to:3", "to:10", "to:ruin"]
    assert targets("join_agent", "agent:orange", at=AT) == ["to:3", "to:7", "to:10"]
    assert targets("join_agent", "agent:yellow", at=AT) == ["to:7", "to:10", "to:ruin"]
    assert targets("join_agent", "agent:red", at={"purple": "4"}) == ["to:4"]
    assert targets("join_agent", "agent:purple", at={"purple": "4"}) == ["to:church"]


def test_join_agent_effect() -> None:
    """H4.8 join_agent: only the named agent moves."""
    state = play("join_agent", "agent:blue", "to:3", at=AT)
    assert places(state) == {**AT, "blue": "3"}


# --- ruin_to_church ------------------------------------------------------------------------------------------


def test_ruin_to_church_targets() -> None:
    """H4.8 ruin_to_church: one or two agents from the Ruin."""
    assert targets("ruin_to_church", at=AT) == agent_options("orange", "green")
    assert targets("ruin_to_church", "agent:orange", at=AT) == ["agent:green", "stop"]
    three = {"red": "ruin", "yellow": "ruin", "blue": "ruin"}
    assert targets("ruin_to_church", at=three) == agent_options("red", "yellow", "blue")
    assert targets("ruin_to_church", "agent:red", at=three) == ["agent:yellow", "agent:blue", "stop"]
    assert targets("ruin_to_church", "agent:yellow", at=three) == ["agent:blue", "stop"]
    assert not may_play("ruin_to_church", at={"red": "10"})


def test_ruin_to_church_effect() -> None:
    """H4.8 ruin_to_church: one (by stopping, or as the last one), or two."""
    assert places(play("ruin_to_church", "agent:orange", "stop", at=AT)) == {
        agent: place for agent, place in AT.items() if agent != "orange"
    }
    assert places(play("ruin_to_church", "agent:green", at=AT)) == {
        agent: place for agent, place in AT.items() if agent != "green"
    }
    assert places(play("ruin_to_church", "agent:orange", "agent:green", at=AT)) == {
        agent: place for agent, place in AT.items() if place != "ruin"
    }


# --- forward_1_3 ---------------------------------------------------------------------------------------------


def test_forward_1_3() -> None:
    """H4.8 forward_1_3: one agent forward 1, 2 or 3."""
    assert targets("forward_1_3", at=AT) == agent_options(*SIX)
    assert targets("forward_1_3", "agent:blue", at=AT) == ["step:+1", "step:+2", "step:+3"]
    for steps, end in (("+1", "ruin"), ("+2", None), ("+3", "1")):
        state = play("forward_1_3", "agent:blue", f"step:{steps}", at={"blue": "10"}, pile=[])
        assert places(state).get("blue") == end


# --- advance_two_stones --------------------------------------------------------------------------------------


def test_advance_two_stones_targets() -> None:
    """H4.8, H4.17: two distinct stones at ≤ 40; one on 40 may be named, one beyond cannot."""
    fields = {"red": 41, "orange": 40, "yellow": 39, "purple": 41}
    assert targets("advance_two_stones", stones=fields) == ["stone:orange", "stone:yellow", "stone:green"]
    assert targets("advance_two_stones", "stone:orange", stones=fields) == [
        "stone:yellow", "stone:green", "stone:blue",
    ]  # fmt: skip
    assert targets("advance_two_stones", "stone:green", stones=fields) == ["stone:blue"]


def test_h4_17_advance_two_stones_needs_two() -> None:
    """H4.17: with one stone at ≤ 40 the card has no target."""
    assert not may_play("advance_two_stones", stones=dict.fromkeys(SIX[1:], 41))
    assert may_play("advance_two_stones", stones=dict.fromkeys(SIX[2:], 41))


@pytest.mark.parametrize(
    ("before", "after"), [(0, 3), (1, 4), (26, 29), (36, 39), (37, 40), (38, 40), (39, 40), (40, 40)]
)
def test_h4_17_advance_two_stones_effect(before: int, after: int) -> None:
    """H4.17, H4.12: 3 forward, at most to 40: 38 and 39 go to 40, one on 40 stays. So no card ends the game."""
    state = in_round([0], hands=[["advance_two_stones", "move_safe"], [], []], stones={"red": before, "blue": 5})
    assert do(state, 0, "play:advance_two_stones", "stone:red", "stone:blue") == [
        "card_played:1:advance_two_stones",
        f"advanced:red:{before}:{after}",
        "advanced:blue:5:8",
    ]
    assert stones(state) == {"red": after, "blue": 8}
    assert places(state) == {}
    assert options(state, 0) == ["play:move_safe", "pass"]


def test_h4_12_no_card_ends_the_game() -> None:
    """H4.12: stones stay below 42, and even with two on 40 the round goes on and no identity is shown."""
    state = play("advance_two_stones", "stone:red", "stone:orange", stones=dict.fromkeys(SIX, 40))
    assert stones(state) == dict.fromkeys(SIX, 40)
    assert list(state.pending()) == [0]


# --- agent_to_safe -------------------------------------------------------------------------------------------


def test_agent_to_safe() -> None:
    """H4.8 agent_to_safe: one agent, not there yet, to the safe."""
    assert targets("agent_to_safe", at=AT) == agent_options("orange", "yellow", "green", "blue")
    state = play("agent_to_safe", "agent:blue", at=AT)
    assert places(state) == {**AT, "blue": "7"}
    assert triggers(state) == ["blue"]
    assert not may_play("agent_to_safe", at=dict.fromkeys(SIX, "7"))
    assert may_play("agent_to_safe", at=dict.fromkeys(SIX[1:], "7"))


# --- second_identity -----------------------------------------------------------------------------------------


def test_second_identity_is_always_playable() -> None:
    """H4.8, H4.10: it needs no target: with a bystander it takes him, without one it is still playable."""
    assert may_play("second_identity")
    assert may_play("second_identity", owners=dict(zip(SIX, (0, 1, 2, 0, 1, 2), strict=True)))
    state = in_round([0], hands=[["second_identity"], [], []])
    do(state, 0, "play:second_identity")
    assert outcomes(state) == {"second:green": 1, "second:blue": 1, "second:purple": 1}
    assert owners(state)["green"] == "bystander"


# --- all cards -----------------------------------------------------------------------------------------------


def test_all_fifteen_kinds_are_known() -> None:
    """H4.8: the kinds of the table, in the order of the deck."""
    assert len(CARDS) == 15
    state = in_round([0], hands=[["swap", "join_agent", "all_to_church", "back_1_2"], [], []], at={"red": "1"})
    assert options(state, 0) == ["play:back_1_2", "play:all_to_church", "play:swap", "play:join_agent"]


def test_h4_8_why_a_card_cannot_be_played() -> None:
    """H4.8: the reasons: no target, not in the hand; and no such target."""
    state = in_round([0], hands=[["away_from_safe", "swap", "move_safe"], [], []], at={"red": "1"})
    assert state.why_not(0, action(state, "play:away_from_safe")) == ("H4.8", "card_without_target")
    assert state.why_not(0, action(state, "play:two_back")) == ("H4.1", "card_not_in_hand")
    assert state.why_not(0, action(state, "agent:red")) == ("H4.6", "play_or_pass")
    do(state, 0, "play:swap")
    assert state.why_not(0, action(state, "agent:orange")) == ("H4.8", "no_target_of_this_card")
    assert state.why_not(0, action(state, "agent:red")) == ("", "")


def test_h4_13_a_card_goes_on_the_discards_when_its_action_is_done() -> None:
    """H4.13: not while its targets are picked; then open on the discards."""
    state = in_round([0], hands=[["two_back", "move_safe"], [], []], at=AT)
    do(state, 0, "play:two_back", "agent:red")
    assert cards(state.discards) == []
    assert hand(state, 0) == ["move_safe"]
    do(state, 0, "agent:blue")
    assert cards(state.discards) == ["two_back"]


@pytest.mark.parametrize("card", [card for card in CARDS if card != "second_identity"])
def test_h4_13_every_card_is_discarded_once(card: str) -> None:
    """H4.13: each kind ends on the discards and leaves the hand."""
    state = in_round([1], hands=[[], [card, "move_safe"], []], at=AT)
    do(state, 1, f"play:{card}")
    while state.phase == 4:
        do(state, 1, options(state, 1)[0])
    assert cards(state.discards) == [card]
    assert hand(state, 1) == ["move_safe"]
    assert list(state.pending()) == [1]


# --- H4.15 put means where a placement ends ------------------------------------------------------------------


def gains(card: str, *picks: str, **position: Any) -> bool:
    """Whether the holder of the die gains a card by this play."""
    state = play(card, *picks, **position)
    return list(state.pending()) == [-1] and all(word.startswith("draw:") for word in outcomes(state))


@pytest.mark.parametrize(
    ("card", "picks", "gained"),
    [
        ("two_back", ["agent:red", "agent:blue"], True),  # red: Church → Ruin
        ("two_back", ["agent:orange", "agent:blue"], False),  # orange: Ruin → 10
        ("two_forward", ["agent:green", "agent:blue"], True),  # green: 10 → Ruin
        ("two_forward", ["agent:red", "agent:orange"], False),  # orange leaves the Ruin
        ("back_1_2", ["agent:red", "step:-1"], True),
        ("back_1_2", ["agent:red", "step:-2"], False),  # passes through the Ruin
        ("back_1_2", ["agent:yellow", "step:-2"], True),  # 1 → Ruin
        ("step_either", ["agent:red", "step:-1"], True),
        ("step_either", ["agent:red", "step:+1"], False),
        ("forward_1_3", ["agent:green", "step:+1"], True),
        ("forward_1_3", ["agent:green", "step:+2"], False),  # passes through the Ruin
        ("agent_to_ruin", ["agent:blue"], True),
        ("swap", ["agent:orange", "agent:blue"], True),
        ("swap", ["agent:red", "agent:orange"], True),
        ("swap", ["agent:red", "agent:green"], False),
        ("join_agent", ["agent:blue", "to:ruin"], True),
        ("join_agent", ["agent:blue", "to:10"], False),
        ("ruin_to_church", ["agent:orange"], False),
        ("all_to_church", [], False),
        ("agent_to_safe", ["agent:blue"], False),
        ("move_safe", ["safe:ruin"], False),  # an agent is put, not the safe
        ("advance_two_stones", ["stone:red", "stone:blue"], False),
    ],
)
def test_h4_15_which_placements_are_put_into_the_ruin(card: str, picks: list[str], gained: bool) -> None:
    """H4.15, H4.3c: put means where a placement ends: by step, swap (both agents) or join."""
    at = {"orange": "ruin", "yellow": "1", "green": "10", "blue": "5"}
    assert gains(card, *picks, at=at) == gained
    assert not gains(card, *picks, at=at, holder=False)


def test_h4_15_agent_to_safe_in_the_ruin_gains_and_triggers() -> None:
    """H4.15: with the safe in the Ruin the same placement counts for H4.3c and for H4.9."""
    assert gains("agent_to_safe", "agent:blue", safe="ruin")
    state = play("agent_to_safe", "agent:blue", safe="ruin")
    assert triggers(state) == ["blue"]


def test_h4_15_away_from_safe_into_the_ruin() -> None:
    """H4.15: a step away from a safe in 10, or in the Church, may end in the Ruin."""
    assert gains("away_from_safe", "agent:blue", "step:+1", at={"blue": "10"}, safe="10")
    assert gains("away_from_safe", "agent:blue", "step:-1", safe="church")


@pytest.mark.parametrize(
    ("card", "picks", "triggering"),
    [
        ("two_forward", ["agent:red", "agent:orange"], ["red", "orange"]),
        ("two_back", ["agent:green", "agent:blue"], ["green"]),
        ("back_1_2", ["agent:green", "step:-1"], ["green"]),
        ("back_1_2", ["agent:green", "step:-2"], []),
        ("back_1_2", ["agent:blue", "step:-2"], ["blue"]),
        ("step_either", ["agent:red", "step:+1"], ["red"]),
        ("forward_1_3", ["agent:red", "step:+1"], ["red"]),
        ("forward_1_3", ["agent:red", "step:+2"], []),
        ("swap", ["agent:red", "agent:yellow"], ["red"]),
        ("swap", ["agent:yellow", "agent:blue"], ["blue"]),
        ("join_agent", ["agent:blue", "to:7"], ["blue"]),
        ("join_agent", ["agent:yellow", "to:9"], []),
        ("agent_to_safe", ["agent:purple"], ["purple"]),
        ("agent_to_ruin", ["agent:yellow"], []),
    ],
)
def test_h4_15_which_placements_are_put_to_the_safe(card: str, picks: list[str], triggering: list[str]) -> None:
    """H4.15, H4.9: the same placements on the safe count for the scoring. Yellow stands there, but was not put."""
    at = {"red": "6", "orange": "6", "yellow": "7", "green": "8", "blue": "9", "purple": "1"}
    assert triggers(play(card, *picks, at=at, pile=[])) == triggering


def test_masks_of_agents_are_read_right() -> None:
    """The helper of these tests: a mask as names."""
    assert agents(0b1000001) == [COLOURS[0], COLOURS[6]]
