"""H4.8, H5.1: cards and boards of somebody's own, made of the same words: who is named, where, and what happens."""

import json

from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import BUILDINGS, GAME, answer, chance, do, options, places, triggers, turn

OWN = [
    {"kind": "church_to_ruin", "copies": 2, "agents": [1, 1], "where": "in_church", "effect": "to_ruin"},
    {"kind": "outside_to_church", "copies": 2, "agents": [1, 1], "where": "not_in_church", "effect": "to_church"},
    {"kind": "some_to_safe", "copies": 2, "agents": [1, 2], "where": "not_with_safe", "effect": "to_safe"},
    {"kind": "pair_to_ruin", "copies": 2, "agents": [2, 2], "where": "in_church", "effect": "to_ruin"},
]


def with_card(card: str, at: dict[str, str]) -> Heimlich:
    """A table of three in the round, where seat 1 must play this card."""
    deck = json.loads(GAME.shipped_file("deck", "classic"))
    deck["kinds"] += OWN
    deck["cards"] += sum(int(str(kind["copies"])) for kind in OWN)
    setup = GAME.setup(
        3, {"mode": "top_secret", "start": "1", "colours": "+".join(COLOURS[:6])}, {"deck": json.dumps(deck)}
    )
    state = GAME.first_state(setup)
    assert isinstance(state, Heimlich)
    chance(state, "identity:red", "identity:orange", "identity:yellow")
    chance(state, "draw:two_back", f"draw:{card}", "draw:two_back", "draw:two_forward", f"draw:{card}", "draw:swap")
    for agent, building in at.items():
        state.at[COLOURS.index(agent)] = BUILDINGS.index(building)
    turn(state, 0, "2", "move:purple", "move:purple")
    answer(state, [1])
    return state


def test_in_church() -> None:
    """H4.8: only agents in the Church may be named."""
    state = with_card("church_to_ruin", {"red": "3", "blue": "ruin"})
    do(state, 1, "play:church_to_ruin")
    assert options(state, 1) == ["agent:orange", "agent:yellow", "agent:green"]
    do(state, 1, "agent:green")
    assert places(state) == {"red": "3", "green": "ruin", "blue": "ruin", "purple": "2"}


def test_not_in_church() -> None:
    """H4.8: only agents outside the Church may be named."""
    state = with_card("outside_to_church", {"red": "3", "blue": "ruin"})
    do(state, 1, "play:outside_to_church")
    assert options(state, 1) == ["agent:red", "agent:blue", "agent:purple"]
    do(state, 1, "agent:blue")
    assert places(state) == {"red": "3", "purple": "2"}


def test_one_or_two_to_the_safe() -> None:
    """H4.8, H4.9: up to two agents that are not there yet, and both trigger."""
    state = with_card("some_to_safe", {"red": "7", "blue": "4"})
    do(state, 1, "play:some_to_safe")
    assert options(state, 1) == [f"agent:{agent}" for agent in COLOURS[1:6]]
    do(state, 1, "agent:orange")
    assert options(state, 1) == ["agent:yellow", "agent:green", "agent:blue", "agent:purple", "stop"]
    do(state, 1, "agent:blue")
    assert triggers(state) == ["orange", "blue"]
    assert places(state) == {"red": "7", "orange": "7", "blue": "7", "purple": "2"}


def test_a_pair_leads_into_no_dead_end() -> None:
    """H4.8: green and blue are the only two in the Church: one is the first pick, the other the second."""
    some = {"red": "3", "orange": "3", "yellow": "3"}
    state = with_card("pair_to_ruin", some)
    assert options(state, 1) == ["play:pair_to_ruin"]
    do(state, 1, "play:pair_to_ruin")
    assert options(state, 1) == ["agent:green"]
    do(state, 1, "agent:green")
    assert options(state, 1) == ["agent:blue"]
    do(state, 1, "agent:blue")
    assert places(state) == {**some, "green": "ruin", "blue": "ruin", "purple": "2"}


def test_a_board_whose_dossiers_are_due_at_field_1() -> None:
    """H5.1: a scoring of nothing brings no stone to 1, so nobody writes; the first stone on 1 makes everybody write."""
    board = json.loads(GAME.shipped_file("board", "classic"))
    board["dossier_field"] = 1
    options_chosen = {"dossier": "yes", "start": "1", "colours": "+".join(COLOURS[:5])}
    for start, safe, writers in (("ruin", "church", [0]), ("church", "1", [0, 1])):
        state = GAME.first_state(GAME.setup(2, options_chosen, {"board": json.dumps(board)}))
        assert isinstance(state, Heimlich)
        chance(state, "identity:red", "identity:orange", "roll:1-3")
        state.at[0] = BUILDINGS.index(start)
        state.safe = BUILDINGS.index(safe)
        do(state, 0, "points:1", "move:red")
        assert triggers(state) == ["red"]
        assert list(state.pending()) == writers
