"""H3: a turn of the basic game, and its end."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import (
    BUILDINGS,
    action,
    chance,
    do,
    finish,
    options,
    outcomes,
    owners,
    places,
    safe_at,
    stones,
    table,
    triggers,
    turn,
)  # fmt: skip


@pytest.mark.parametrize("face", ["2", "3", "4", "5", "6"])
def test_h3_1_a_number_gives_that_many_points(face: str) -> None:
    """H3.1, H3.2: a number gives that many points, and every one is spent before the die passes."""
    state = table()
    assert chance(state, f"roll:{face}") == [f"rolled:1:{face}"]
    assert state.points == int(face)
    assert state.plan.names["face"][state.face] == face
    for _ in range(int(face)):
        assert list(state.pending()) == [0]
        do(state, 0, "move:blue")
    assert places(state) == {"blue": face}
    assert state.holder == 1


@pytest.mark.parametrize("points", [1, 2, 3])
def test_h3_1_with_1_3_the_player_chooses(points: int) -> None:
    """H3.1: `1–3` lets the player choose 1, 2 or 3 (in the basic game never 0: he moves at least one agent)."""
    state = table()
    chance(state, "roll:1-3")
    assert options(state, 0) == ["points:1", "points:2", "points:3"]
    assert state.why_not(0, action(state, "points:0")) == ("H3.1", "must_move")
    assert do(state, 0, f"points:{points}") == [f"points_chosen:1:{points}"]
    do(state, 0, *["move:red"] * points)
    assert places(state) == {"red": str(points)}
    assert state.holder == 1


def test_h3_2_any_agent_may_be_moved() -> None:
    """H3.2: own, foreign, bystander."""
    state = table(2)
    assert owners(state) == {"red": 0, "orange": 1, "yellow": "bystander", "green": "bystander", "blue": "bystander"}
    chance(state, "roll:3")
    assert options(state, 0) == ["move:red", "move:orange", "move:yellow", "move:green", "move:blue"]
    do(state, 0, "move:red", "move:orange", "move:yellow")
    assert places(state) == {"red": "1", "orange": "1", "yellow": "1"}


def test_h3_2_several_agents_may_stand_in_one_building() -> None:
    """H3.2: agents share buildings, when they arrive and when they stay."""
    state = table(at={"red": "3", "blue": "4", "green": "4"})
    turn(state, 0, "2", "move:red", "move:green")
    assert places(state) == {"red": "4", "blue": "4", "green": "5"}


def rows(state: Heimlich, seat: int) -> list[list[str]]:
    """Every row of picks with which the points can be spent."""
    if state.turn or state.phase != 0:
        return [[]]
    found = []
    for word in options(state, seat):
        after = state.clone()
        do(after, seat, word)
        found += [[word, *rest] for rest in rows(after, seat)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("face", ["2", "3", "4"])
def test_h3_2_points_are_split_in_any_way(players: int, face: str) -> None:
    """H3.2: every split over any agents is one row of picks, in the order of the agents, and there are no others."""
    state = table(players)
    chance(state, f"roll:{face}")
    in_play = [agent for agent in COLOURS if agent in owners(state)]
    wanted = [list(split) for split in combinations_with_replacement([f"move:{a}" for a in in_play], int(face))]
    assert rows(state, 0) == wanted


def test_h3_2_points_are_picked_in_the_order_of_the_agents() -> None:
    """H3.2: equal splits are one row; an agent before the last one is refused with the reason."""
    state = table()
    chance(state, "roll:3")
    do(state, 0, "move:green")
    assert options(state, 0) == ["move:green", "move:blue", "move:purple"]
    assert state.why_not(0, action(state, "move:red")) == ("H3.2", "points_in_order")
    assert state.why_not(0, action(state, "pass")) == ("H3.2", "spend_every_point")


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_h3_3_ending_with_the_safe_triggers_and_passing_does_not(steps: int) -> None:
    """H3.3: after all points, a moved agent in the safe's building triggers a scoring; passing through does not."""
    state = table(at={"green": "5"})
    chance(state, "roll:1-3")
    events = do(state, 0, f"points:{steps}", *["move:green"] * steps)
    scored = any(event.startswith("scoring") for event in events)
    assert scored == (steps == 2)
    assert stones(state) == ({"green": 7} if scored else {})


def test_h3_3_only_agents_moved_this_turn_trigger() -> None:
    """H3.3: an agent that already stands with the safe triggers nothing."""
    state = table(at={"green": "7"})
    events = turn(state, 0, "2", "move:red", "move:red")
    assert events == ["rolled:1:2", "moved:1:red:church:1", "moved:1:red:1:2"]
    assert list(state.pending()) == [-1]
    assert outcomes(state) == {f"roll:{face}": 1 for face in ("1-3", "2", "3", "4", "5", "6")}


def test_h3_3_an_agent_moved_in_an_earlier_turn_does_not_trigger() -> None:
    """H3.3: “this turn”: red was moved to 1 in the last turn, then the safe came there."""
    state = table(at={"green": "6"})
    turn(state, 0, "2", "move:red", "move:green")
    do(state, 0, "safe:1")
    turn(state, 1, "2", "move:blue", "move:blue")
    assert stones(state) == {"red": 1, "green": 7}
    assert state.holder == 2


def test_h3_3_triggering_needs_the_point_to_end_there() -> None:
    """H3.3: the agents that trigger are the moved ones with the safe, all of them, and no others."""
    state = table(at={"red": "6", "blue": "6", "green": "7", "purple": "5"})
    events = turn(state, 0, "3", "move:red", "move:blue", "move:purple")
    assert "scoring:1:7:red:blue" in events
    assert triggers(state) == ["red", "blue"]


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4, 20])
def test_h3_4_a_stone_advances_by_its_agents_building(building: str, before: int) -> None:
    """H3.4: by the number; Ruin: back 3, never behind start; Church: 0."""
    state = table(at={"red": "5", "blue": building}, stones={"blue": before})
    events = turn(state, 0, "2", "move:red", "move:red")
    gain = {"church": 0, "ruin": -3}.get(building) if building in ("church", "ruin") else int(building)
    assert gain is not None
    after = max(0, before + gain)
    assert stones(state).get("blue", 0) == after
    assert f"scored:blue:{building}:{before}:{after}" in events


def test_h3_4_every_stone_in_play_is_moved_and_told() -> None:
    """H3.4: every stone in play, in the order of the agents, whoever triggered."""
    state = table(2, at={"red": "6", "blue": "10"}, stones={"blue": 1})
    assert turn(state, 0, "2", "move:red", "move:orange") == [
        "rolled:1:2",
        "moved:1:red:6:7",
        "moved:1:orange:church:1",
        "scoring:1:7:red",
        "scored:red:7:0:7",
        "scored:orange:1:0:1",
        "scored:yellow:church:0:0",
        "scored:green:church:0:0",
        "scored:blue:10:1:11",
    ]


def scored(**position: Any) -> Heimlich:
    """A table after red was moved to the safe in 7."""
    state = table(at={"red": "5", **position.pop("at", {})}, **position)
    turn(state, 0, "2", "move:red", "move:red")
    return state


def test_h3_5_the_safe_must_go_to_another_building() -> None:
    """H3.5: any other building, Church and Ruin included; the player who triggered the scoring moves it."""
    state = scored()
    assert list(state.pending()) == [0]
    assert options(state, 0) == [f"safe:{building}" for building in BUILDINGS if building != "7"]
    assert state.why_not(0, action(state, "safe:7")) == ("H3.5", "safe_to_another_building")
    assert do(state, 0, "safe:ruin") == ["safe_moved:1:7:ruin"]
    assert safe_at(state) == "ruin"


def test_h3_5_moving_the_safe_onto_agents_triggers_nothing() -> None:
    """H3.5: the safe comes to agents: no scoring, the die passes."""
    state = scored(at={"blue": "4"})
    assert do(state, 0, "safe:4") == ["safe_moved:1:7:4"]
    assert stones(state) == {"red": 7, "blue": 4}
    assert (state.holder, state.turn) == (1, 1)
    assert outcomes(state)


@pytest.mark.parametrize("players", range(2, 8))
def test_h3_6_the_die_passes_to_the_left(players: int) -> None:
    """H3.6: clockwise, and from the last seat to the first."""
    state = table(players)
    for number in range(2 * players + 1):
        assert state.holder == number % players
        assert state.turn == number
        turn(state, state.holder, "2", "move:red", "move:blue")
        if state.phase == 2:
            do(state, state.holder, "safe:10" if safe_at(state) != "10" else "safe:9")


@pytest.mark.parametrize(("before", "over"), [(34, False), (35, True), (36, True), (41, True)])
def test_h3_7_the_game_ends_at_42(before: int, over: bool) -> None:
    """H3.7: as soon as a scoring brings a stone to ≥ 42 (H1.5: 41 is still on the track)."""
    state = scored(stones={"red": before})
    if over:
        assert outcomes(state) == {"reveal": 1}
        finish(state)
        assert state.pending() == []
        assert state.outcome().reason == "arrived"
    else:
        assert list(state.pending()) == [0]
        assert options(state, 0)[0] == "safe:church"


def test_h3_7_all_stones_of_the_scoring_are_moved_first() -> None:
    """H3.7: red arrives first in the order of the stones, but blue gets further in the same scoring and wins."""
    state = scored(owners={"red": 0, "blue": 1, "green": 2}, at={"blue": "10"}, stones={"red": 36, "blue": 35})
    assert finish(state) == ["revealed:1:43:red", "revealed:2:45:blue", "revealed:3:0:green"]
    result = state.outcome()
    assert result.shares == [0.0, 1.0, 0.0]
    assert result.scores == [43, 45, 0]
    assert result.ranks == [2, 1, 3]
    assert result.winners() == [1]


def test_h3_7_identities_are_secret_until_the_end_and_revealed_then() -> None:
    """H3.7: all identities are revealed."""
    state = scored(stones={"red": 40})
    assert [owner for owner in state.redact(-4).owner if owner >= 0] == [8]
    finish(state)
    assert state.redact(-4).owner == state.owner
    assert state.redact(2).owner == state.owner


def test_h3_7_a_bystander_can_win() -> None:
    """H3.7, H3.8: a bystander's stone alone is furthest: “bystander wins”, no player does; players are ranked."""
    state = scored(at={"purple": "10"}, stones={"purple": 35, "red": 30, "yellow": 37})
    assert owners(state)["purple"] == "bystander"
    finish(state)
    result = state.outcome()
    assert result.reason == "bystander"
    assert result.shares == [0.0, 0.0, 0.0]
    assert result.winners() == []
    assert result.scores == [37, 0, 37]
    assert result.ranks == [1, 3, 1]


def test_h3_8_equal_furthest_stones_share() -> None:
    """H3.8: two players with the furthest stone share the win and the rank."""
    state = scored(at={"yellow": "10"}, stones={"red": 40, "yellow": 37, "orange": 2})
    finish(state)
    result = state.outcome()
    assert result.scores == [47, 2, 47]
    assert result.shares == [0.5, 0.0, 0.5]
    assert result.ranks == [1, 3, 1]
    assert result.reason == "arrived"


def test_h3_8_a_player_level_with_a_bystander_wins() -> None:
    """H3.8: if one of the equal stones is a bystander's, the players among them win."""
    state = scored(at={"purple": "10"}, stones={"purple": 37, "red": 40})
    finish(state)
    result = state.outcome()
    assert result.shares == [1.0, 0.0, 0.0]
    assert result.reason == "arrived"


def test_h3_8_ranking_of_players() -> None:
    """H3.8: by their stone, equal stones share a rank, the next rank is left out."""
    state = table(5, at={"red": "5"}, stones={"red": 40, "orange": 9, "yellow": 9, "green": 3})
    turn(state, 0, "2", "move:red", "move:red")
    finish(state)
    assert state.outcome().ranks == [1, 2, 2, 4, 5]


@pytest.mark.parametrize("mode", ["basic", "top_secret"])
def test_h3_9_500_turns_end_the_game(mode: str) -> None:
    """H3.9: the 500th turn is the last; the furthest stone wins as if it had arrived."""
    state = table(3, mode, turn=498, stones={"orange": 12, "purple": 5})
    turn(state, 0, "2", "move:red", "move:red")
    assert (state.turn, state.holder) == (499, 1)
    turn(state, 1, "2", "move:red", "move:red")
    assert state.turn == 500
    assert outcomes(state) == {"reveal": 1}
    finish(state)
    result = state.outcome()
    assert result.reason == "turn_limit"
    assert result.shares == [0.0, 1.0, 0.0]


def test_h3_9_a_bystander_can_be_furthest_at_the_limit() -> None:
    """H3.9, H3.8: the rules of the end hold at the limit too."""
    state = table(3, turn=499, stones={"orange": 12, "purple": 13})
    turn(state, 0, "2", "move:red", "move:red")
    finish(state)
    assert state.outcome().reason == "bystander"
    assert state.outcome().shares == [0.0, 0.0, 0.0]


def test_h3_9_a_scoring_in_the_500th_turn_is_carried_out() -> None:
    """H3.9: the last turn is a whole one: scoring and safe come before the end."""
    state = table(3, turn=499, at={"red": "5"})
    turn(state, 0, "2", "move:red", "move:red")
    assert stones(state) == {"red": 7}
    do(state, 0, "safe:3")
    assert outcomes(state) == {"reveal": 1}


def test_a_naive_scoring_agrees() -> None:
    """H3.4: 400 scorings of all sorts, counted again by a table of the buildings' names."""
    worth = {name: int(name) for name in BUILDINGS if name.isdigit()} | {"church": 0, "ruin": -3}
    seen: Counter[str] = Counter()
    for number in range(400):
        at = {agent: BUILDINGS[(number * (7 + index) + index) % 12] for index, agent in enumerate(COLOURS)}
        before = {agent: (number * (3 + index)) % 41 for index, agent in enumerate(COLOURS)}
        at["red"] = "6"
        state = table(4, at=at, stones=before)
        turn(state, 0, "2", "move:red", "move:grey")
        moved = {**at, "red": "7", "grey": BUILDINGS[(BUILDINGS.index(at["grey"]) + 1) % 12]}
        wanted = {agent: max(0, before[agent] + worth[moved[agent]]) for agent in COLOURS}
        assert stones(state) == {agent: field for agent, field in wanted.items() if field}
        seen["over" if max(wanted.values()) >= 42 else "on"] += 1
        assert (state.phase == 14) == (max(wanted.values()) >= 42)
    assert min(seen.values()) > 50
