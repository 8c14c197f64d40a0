"""Scenarios of Suitcase: the worked examples K9.1 to K9.4, and which positions can be made by hand."""

from typing import Any

import pytest

from safehouse.core.errors import BadData
from safehouse.core.fields import values_of
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.reader import play_moves
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario, scenarios
from safehouse.core.shapes import to_names
from safehouse.games.suitcase.game import GAME
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import check, options, place, places
from tests.scenarios.whole import check_names, check_scenario, check_views, match_of

# Where nobody's way leads past: four different cities for everybody (K2.3).
ASIDE = ("tripoli", "lisbon", "gorky", "trondheim")


def given(players: int = 2, **more: Any) -> dict[str, Any]:
    """A scenario in which seat 1 is about to roll; suitcases lie aside, all packed alike."""
    packed = " ".join(f"{seat}. pack:5-3-1-bomb" for seat in range(1, players + 1))
    cities = " ".join(f"place:{city}" for city in ASIDE)
    placed = " ".join(f"{seat}. {cities}" for seat in range(1, players + 1))
    rolls = "*roll:3:3" + " *roll:0:0" * (players - 1)
    stay = " 1. stay 3. stay" if players == 3 else ""
    return {
        "name": "mine", "title": "Mine", "source": "a test", "game": "suitcase", "players": players,
        "after": f"{{ {packed} }} {{ {placed} }} *open_places {rolls}{stay}", **more,
    }  # fmt: skip


def table(match: Match) -> Suitcase:
    assert isinstance(match.state, Suitcase)
    return match.state


def check_whole(match: Match) -> None:
    """The counts agree, redact and sample work for everybody, and the game can be played to its end."""
    check(table(match))
    check_views(match)


# --- The worked examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scenarios("suitcase"))
def test_every_scenario_holds(name: str) -> None:
    check_scenario("suitcase", name, check_whole)


def test_every_example_has_a_scenario() -> None:
    assert {name[:4] for name in scenarios("suitcase")} >= {f"k9_{number}" for number in range(1, 5)}


@pytest.mark.parametrize(
    ("name", "steps"), [("k9_1_one_agent", [3]), ("k9_1_two_agents", [2, 1]), ("k9_1_three_agents", [1, 1, 1])]
)
def test_k9_1_a_roll_of_three_is_split(name: str, steps: list[int]) -> None:
    """K9.1: one agent 3, or two agents 2 + 1, or three agents 1 each."""
    scenario = find_scenario("suitcase", name)
    moves = [word for word in scenario.line.split() if word.startswith("step:")]
    assert [sum(move.startswith(f"step:{agent}:") for move in moves) for agent in range(1, len(steps) + 1)] == steps
    assert table(scenario.play()).active == 1


def test_k9_2_duel_on_the_second_step() -> None:
    """K9.2: won: 1 bonus + 3 further steps; lost: the turn ends."""
    won = find_scenario("suitcase", "k9_2_duel_won")
    match = won.match()
    parts = won.line.split("\n")
    play_moves(match, "\n".join(parts[:2]))
    state = table(match)
    assert (state.points, state.bonus) == (3, [1, 0, 0, 0, 0, 0, 0])
    assert options(state, 0, "step")
    play_moves(match, parts[2])
    assert place(state, 0) == "moscow"
    lost = find_scenario("suitcase", "k9_2_duel_lost")
    match = lost.match()
    play_moves(match, lost.line.split("\n")[0])
    assert table(match).points == 3
    play_moves(match, lost.line.split("\n")[1])
    assert (table(match).points, table(match).active) == (0, 1)


def test_k9_3_what_the_fields_say() -> None:
    """K9.3: 3 under field B, the red circle under C. Only the owner knows before it is delivered (K5.2)."""
    match = find_scenario("suitcase", "k9_3_three_secrets").match()
    assert table(match).content[:4] == [5, 3, 0, 1]
    assert table(match).redact(1).content[:4] == [-1] * 4
    assert table(find_scenario("suitcase", "k9_3_three_secrets").play()).redact(1).content[:4] == [-1, 3, -1, -1]
    bomb = find_scenario("suitcase", "k9_3_bomb").play()
    assert table(bomb).redact(1).content[:4] == [-1, -1, 0, -1]
    assert table(bomb).agents_left == [3, 7]


def test_k9_4_two_bonus_steps() -> None:
    """K9.4: two agents beaten, two cities further."""
    scenario = find_scenario("suitcase", "k9_4_two_beaten")
    match = scenario.match()
    parts = scenario.line.split("\n")
    play_moves(match, "\n".join(parts[:3]))
    assert (table(match).points, table(match).bonus[0]) == (0, 2)
    play_moves(match, parts[3])
    assert places(table(match), 0) == ["belgrade"]


# --- Positions made by hand ---------------------------------------------------------------------------------

DELIVERED = {"case_at": {"blue_a": "delivered", "green_a": "delivered"}, "case_by": {"blue_a": "1", "green_a": "2"}}


@pytest.mark.parametrize(
    "content",
    [
        given(set={"active": "2", "turn": 119}),
        given(set={"place": {"1": {"1": "rome", "2": "rome", "7": "out"}, "2": {"3": "oslo"}}}),
        given(set={"place": {"1": {"1": "rome"}}, "load": {"1": {"1": "green_d"}}}),
        given(set={"content": {"green_a": "bomb", "green_d": "5"}, "case_at": {"green_a": "rome"}}),
        given(set=DELIVERED),
        given(set={"cards_left": {"1": {"0": 1, "5": 0}, "2": {"4": 0}}}),
        given(set={"points": 6}),
        given(set={"points": 0, "bonus": {"1": 2}, "place": {"1": {"1": "rome"}}}),
        given(set={"points": 1, "place": {"1": {"1": "rome", "2": "rome", "3": "rome"}}}),
        given(3, set={"place": {"1": {"1": "base_south_west"}, "3": {"4": "base_south_west"}}}),
        given(4, set={"active": "4", "place": {"4": {"1": "rome"}}, "load": {"4": {"1": "red_c"}}}),
    ],
)
def test_edited_positions_are_whole(content: dict[str, Any]) -> None:
    match = match_of(content)
    check_whole(match)
    assert table(match).phase == (0 if "points" in content["set"] else 8)
    for name, wanted in content["set"].items():
        shown = to_names(match.setup, GAME.fields[name], values_of(match.state)[name])
        if isinstance(wanted, dict):
            assert isinstance(shown, dict)
            for key, value in wanted.items():
                assert value.items() <= shown[key].items() if isinstance(value, dict) else shown[key] == value
        else:
            assert shown == wanted


def test_what_is_not_set_stays() -> None:
    before, after = match_of(given()), match_of(given(set={"place": {"1": {"2": "rome"}}}))
    changed = {name for name, value in values_of(after.state).items() if value != values_of(before.state)[name]}
    assert changed == {"place", "crowd", "holder"}


OWN_THREE = {
    "place": {"1": {"1": "out", "2": "out", "3": "out", "4": "out"}},
    "case_at": dict.fromkeys(("blue_b", "blue_c", "blue_d"), "delivered"),
    "case_by": dict.fromkeys(("blue_b", "blue_c", "blue_d"), "1"),
}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"turn": 120}, "turn: 120 is not in 0 … 119 (K8.5)"),
    ({"active": "3"}, "active: there is no seat 3, 2 play"),
    ({"active": "5"}, "active: there is no seat '5'; there are 1, 2, 3, 4"),
    ({"content": {"blue_a": "3"}}, "content: the suitcases of seat 1 must hold 5, 3, 1 and a bomb, each once (K2.2)"),
    ({"content": {"blue_a": "2"}}, "content.blue_a: there is no content '2'; there are bomb, 1, "),
    ({"content": {"blue_a": ""}}, "content: the suitcases of seat 1 must hold "),
    ({"content": {"red_a": "3"}}, "content: there is no case 'red_a'; there are blue_a, "),
    ({"place": {"1": {"8": "rome"}}}, "place.1: there is no agent '8'; there are 1, 2, "),
    ({"place": {"3": {"1": "rome"}}}, "place: there is no seat 3, 2 play"),
    ({"place": {"1": {"1": "atlantis"}}}, "place.1.1: there is no place 'atlantis'; there are reykjavik, "),
    ({"place": {"1": {"1": ""}}}, "place.1.1: an agent cannot stand in 'no city' (K7.1)"),
    ({"place": {"1": {"1": "hq"}}}, "place.1.1: an agent cannot stand in 'hq' (K7.1)"),
    ({"place": {"1": {"1": "base_south_east"}}}, "place.1.1: base_south_east is not the base of seat 1 (K4.4)"),
    ({"place": {"1": {"1": "base_south_west"}}}, "place.1.1: base_south_west is not the base of seat 1 (K4.4)"),
    (
        {"place": {"1": {"1": "rome"}, "2": {"2": "rome"}}},
        "place.2.2: agents of another colour are in rome (K6.1)",
    ),
    (
        {"place": {"2": {"1": "rome", "2": "rome", "3": "rome"}}},
        "place: seat 2 has more than two agents in rome (K4.2)",
    ),
    (
        {"place": {"1": {"1": "rome", "2": "rome", "3": "rome"}}},
        "place: more than two agents of one colour in a city (K4.2)",
    ),
    (
        {"place": {"1": {str(agent): "rome" for agent in range(1, 6)}}, "points": 1},
        "place: three agents in a city, and no way to part them in this turn (K4.2)",
    ),
    (
        {"place": {"2": {str(agent): "out" for agent in range(1, 8)}}},
        "place: the player whose turn it is and another one must have agents left (K8.2)",
    ),
    ({"load": {"1": {"1": "blue_a"}}}, "load.1.1: only an agent in a city carries a suitcase (K5.1)"),
    (
        {"place": {"1": {"1": "rome", "2": "oslo"}}, "load": {"1": {"1": "blue_a", "2": "blue_a"}}},
        "load.1.2: another agent already carries blue_a (K5.1)",
    ),
    (
        {"place": {"1": {"1": "rome"}}, "load": {"1": {"1": "blue_a"}}, "case_at": {"blue_a": "oslo"}},
        "case_at.blue_a: an agent carries it (K5.2)",
    ),
    ({"case_at": {"blue_a": "carried"}}, "case_at.blue_a: nobody carries it; say where it is, or who does"),
    ({"case_at": {"blue_a": "not_placed"}}, "case_at.blue_a: all suitcases have been placed (K2.3)"),
    ({"case_at": {"blue_a": "delivered"}}, "case_by.blue_a: it is given for suitcases that are delivered, and only"),
    ({"case_by": {"blue_a": "1"}}, "case_by.blue_a: it is given for suitcases that are delivered, and only"),
    ({**DELIVERED, "case_by": {"blue_a": "3", "green_a": "1"}}, "case_by.blue_a: there is no seat 3, 2 play"),
    (
        {**DELIVERED, "case_by": {"blue_a": "1", "green_a": "1"}},
        "case_by: seat 1 has 10 secrets, so the game would be over (K8.1)",
    ),
    (OWN_THREE, "case_by: seat 1 has delivered three own suitcases and none of an opponent (K3.2)"),
    (
        {"case_at": {"green_d": "delivered"}, "case_by": {"green_d": "1"}},
        "place.1: after its bombs it can have 3 agents at most (K7.2)",
    ),
    ({"cards_left": {"1": {"3": 2}}}, "cards_left.1.3: 2 is not in 0 … 1 (K1.2)"),
    ({"cards_left": {"1": {"3": -1}}}, "cards_left.1.3: -1 is not in 0 … 1 (K1.2)"),
    (
        {"cards_left": {"2": {str(value): 0 for value in range(6)}}},
        "cards_left.2: with the seventh card played all are back, so some are left (K6.3)",
    ),
    ({"points": 7}, "points: 7 is not in 0 … 6 (K1.3)"),
    ({"points": 0}, "points: nothing is left to do, so the turn would be over (K4.3)"),
    ({"points": 1, "bonus": {"1": 1}}, "bonus.1: a bonus step belongs to an agent who won in a city (K6.6)"),
    ({"secrets": {"1": 3}}, "secrets: this follows from the rest; what can be set is turn, active, points, "),
]


@pytest.mark.parametrize(("changes", "message"), REFUSED, ids=range(len(REFUSED)))
def test_impossible_positions(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as caught:
        match_of(given(set=changes))
    assert str(caught.value).startswith(f"scenario, set.{message}")


def test_all_delivered_is_over() -> None:
    """K8.2: with nothing left to fetch there is no position to play from; nobody has ten secrets here."""
    cases = [f"{colour}_{letter}" for colour in ("blue", "green") for letter in "abcd"]
    by = dict.fromkeys(cases, "1") | dict.fromkeys(["blue_a", "green_b", "blue_c", "blue_d"], "2")
    out = {str(agent): "out" for agent in range(1, 8)}
    content = given(set={
        "case_at": dict.fromkeys(cases, "delivered"), "case_by": by,
        "place": {"1": {**out, "7": "rome"}, "2": {**out, "7": "oslo"}},
    })  # fmt: skip
    with pytest.raises(BadData, match=r"set\.case_at: all suitcases are delivered, so the game would be over"):
        match_of(content)


def test_one_agent_each_on_the_base_of_nobody() -> None:
    """K2.5, K2.7: the middle seat none, the others one."""
    with pytest.raises(BadData, match=r"place\.1: 2 agents on the unused base, at most one may be \(K2\.5\)"):
        match_of(given(3, set={"place": {"1": {"1": "base_south_west", "2": "base_south_west"}}}))
    with pytest.raises(BadData, match=r"place\.2\.1: base_south_west is not the base of seat 2"):
        match_of(given(3, set={"place": {"2": {"1": "base_south_west"}}}))
    closed = given(3, options={"outposts": "no"}, set={"place": {"1": {"1": "base_south_west"}}})
    closed["after"] = closed["after"].replace(" 1. stay 3. stay", "")
    with pytest.raises(BadData, match=r"place\.1\.1: base_south_west is not the base of seat 1"):
        match_of(closed)


def test_only_at_the_start_of_a_turn() -> None:
    content = given(set={"turn": 3})
    content["after"] += " *roll:1:1"
    with pytest.raises(BadData, match="set: a position is changed when the dice are about to be rolled, not in moving"):
        match_of(content)


def test_every_field_has_its_names_both_ways() -> None:
    """Names and numbers of every field agree, in all positions of a game."""
    rng = Rng(8)
    state = GAME.first_state(GAME.setup(3, {"map": "sprint"}))
    seen = 0
    while state.pending():
        rollout(state, rng, 40)
        seen += 1
        check_names(GAME, state)
    assert seen > 3
