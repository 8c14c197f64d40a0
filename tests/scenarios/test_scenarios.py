"""Scenarios: what may be written, what is refused and where, and that a position made by hand is whole."""

import json
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.errors import BadData, BadOption, BadRecord, SafehouseError, UnknownGame
from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.reader import play_moves
from safehouse.core.record import read, record_of, write
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario, load_scenario, scenarios
from safehouse.core.shapes import to_names
from safehouse.games.heimlich.rules import Heimlich
from tests.records.playing import new_match, own_board, play_on
from tests.scenarios.whole import check_names, match_of

HEIMLICH = find_game("heimlich")
IDENTITIES = ["red", "orange", "yellow", "green"]
CARDS = ["swap", "two_back", "join_agent", "move_safe", "step_either", "two_forward", "two_back", "move_safe"]


def given(**more: Any) -> dict[str, Any]:
    """A scenario of four players at the first roll."""
    return {
        "name": "mine", "title": "Mine", "source": "a test", "game": "heimlich", "players": 4,
        "options": {"start": "1"}, "setup": [f"identity:{agent}" for agent in IDENTITIES], **more,
    }  # fmt: skip


def with_cards(**more: Any) -> dict[str, Any]:
    setup = [*(f"identity:{agent}" for agent in IDENTITIES), *(f"draw:{card}" for card in CARDS)]
    return given(options={"start": "1", "mode": "top_secret"}, setup=setup, **more)


def with_dossier(**more: Any) -> dict[str, Any]:
    return given(options={"start": "1", "dossier": "yes"}, **more)


def table(match: Match) -> Heimlich:
    assert isinstance(match.state, Heimlich)
    return match.state


def check_whole(match: Match) -> None:
    """Redact and sample work for everybody, agree with each other, and the game can be played to its end."""
    rng = Rng(1)
    for observer in [SPECTATOR, *range(match.setup.players)]:
        view = match.state.redact(observer)
        for _ in range(5):
            world = view.sample(rng)
            assert values_of(world.redact(observer)) == values_of(view)
            rollout(world, rng)
            assert not world.pending()
    for _ in range(5):
        state = match.state.clone()
        rollout(state, rng)
        assert sum(state.outcome().shares) <= 1.0 + 1e-9


@pytest.mark.parametrize("name", scenarios("heimlich"))
def test_shipped_positions_are_whole(name: str) -> None:
    check_whole(find_scenario("heimlich", name).match())
    check_whole(find_scenario("heimlich", name).play())


DOSSIERS = {
    "1": {"orange": "2", "yellow": "3", "green": "4", "blue": "bystander", "purple": "bystander", "grey": "2"},
    "2": {"red": "1", "yellow": "3", "green": "4", "blue": "bystander", "purple": "bystander", "grey": "3"},
    "3": {"red": "1", "orange": "2", "green": "4", "blue": "bystander", "purple": "bystander", "grey": "4"},
    "4": {"red": "1", "orange": "2", "yellow": "3", "blue": "bystander", "purple": "bystander", "grey": "1"},
}


@pytest.mark.parametrize(
    "content",
    [
        given(set={"at": {"red": "ruin"}, "safe": "church", "holder": "3", "turn": 499, "stone": {"red": 41}}),
        given(set={"owner": {"red": "bystander", "grey": "1"}}),
        with_cards(set={"hand": {"1": [], "2": ["second_identity", "swap", "two_back", "all_to_church"]}}),
        with_cards(set={"hand": {"4": ["all_to_church"]}, "discards": {"move_safe": 2, "two_forward": 1}}),
        with_cards(set={"pile": {}}),
        with_cards(set={"pile": {"second_identity": 1}, "hand": {str(seat): [] for seat in range(1, 5)}}),
        with_cards(set={"discards": {"second_identity": 1}, "pile": {"second_identity": 0, "all_to_church": 1}}),
        with_cards(set={"owner": {"blue": "1", "purple": "1", "grey": "2"}}),
        with_dossier(set={"stone": {"red": 28}}),
        with_dossier(set={"stone": {"red": 29, "grey": 40}, "dossier": DOSSIERS}),
    ],
)
def test_edited_positions_are_whole(content: dict[str, Any]) -> None:
    match = match_of(content)
    check_whole(match)
    real = {name: to_names(match.setup, HEIMLICH.fields[name], values_of(match.state)[name]) for name in content["set"]}
    for name, wanted in content["set"].items():
        shown = real[name]
        if isinstance(wanted, dict):
            assert isinstance(shown, dict)
            for key, value in wanted.items():
                if isinstance(value, dict):
                    assert value.items() <= shown[key].items()
                else:
                    assert shown[key] == value
        else:
            assert shown == wanted


def test_cards_are_counted() -> None:
    """No card is lost or doubled: pile, hands and discards are the deck; all hidden cards come from one shuffling."""
    match = match_of(with_cards(set={"hand": {"2": ["swap"], "1": []}, "discards": {"forward_1_3": 1}}))
    t = table(match)
    kinds = range(t.plan.kinds)
    assert [t.pile[kind] + t.discards[kind] + t.hand.count(kind) for kind in kinds] == t.plan.copies
    assert t.pile_size == sum(t.pile)
    assert t.hand_size == [0, 1, 2, 2]
    assert t.pool == [t.pile[kind] + t.hand.count(kind) for kind in kinds]
    assert t.drawn == [held for held in t.hand if held >= 0]


def test_what_is_not_set_stays() -> None:
    before, after = match_of(with_cards()), match_of(with_cards(set={"at": {"red": "5"}}))
    changed = {name for name, value in values_of(after.state).items() if value != values_of(before.state)[name]}
    assert changed == {"at"}


REFUSED: list[tuple[dict[str, Any], str]] = [
    (
        {"at": {"pink": "5"}},
        "set.at: there is no agent 'pink'; there are red, orange, yellow, green, ",
    ),
    ({"at": {"red": "99"}}, "set.at.red: there is no building '99'; there are church, 1, 2, "),
    ({"at": {"red": 5}}, "set.at.red: there is no building 5; there are church, 1, "),
    ({"at": {"red": "out"}}, "set.at: an agent in play stands in a building (H2.2)"),
    ({"at": "5"}, "set.at: an object with a value for each agent belongs here"),
    ({"at": ["5"]}, "set.at: an object with a value for each agent belongs here"),
    ({"stone": {"red": 42}}, "set.stone.red: 42 is not in 0 … 41, before the end (H3.7)"),
    ({"stone": {"red": -1}}, "set.stone.red: -1 is not in 0 … 41, before the end (H3.7)"),
    ({"stone": {"red": "many"}}, "set.stone.red: 'many' is not a whole number"),
    ({"stone": {"red": True}}, "set.stone.red: True is not a whole number"),
    ({"stone": {"red": 1.5}}, "set.stone.red: 1.5 is not a whole number"),
    ({"holder": "5"}, "set.holder: there is no seat 5, 4 play"),
    ({"holder": "Anne"}, "set.holder: there is no seat 'Anne'; there are 1, 2, 3, 4, 5, 6, 7"),
    ({"turn": 500}, "set.turn: 500 is not in 0 … 499 (H3.9)"),
    ({"owner": {"red": "bystander"}}, "set.owner: seat 1 has 0 identities, and must have one (H2.3)"),
    ({"owner": {"grey": "1"}}, "set.owner: seat 1 has 2 identities, and must have one (H2.3)"),
    ({"owner": {"grey": "6"}}, "set.owner: there is no seat 6, 4 play"),
    ({"hand": {"1": []}}, "set.hand: the basic game has no cards (H4)"),
    ({"dossier": {}}, "set.dossier: this game has no dossiers (H5)"),
    ({"phase": "go"}, "set.phase: this follows from the rest; what can be set is turn, holder, safe, "),
    ({"secret": 1}, "set: heimlich has no field 'secret'; it has turn, holder, safe, "),
]
REFUSED_CARDS: list[tuple[dict[str, Any], str]] = [
    ({"hand": {"1": ["joker"]}}, "set.hand.1[0]: there is no card 'joker'; there are back_1_2, "),
    ({"hand": {"1": "swap"}}, "set.hand.1: a list belongs here"),
    ({"hand": {"1": ["swap"] * 5}}, "set.hand.1: 5 values, but room for 4"),
    ({"hand": {"5": ["swap"]}}, "set.hand: there is no seat 5, 4 play"),
    ({"hand": {"2": ["swap"]}}, "set.hand: too many swap, 2 of them, the game has 1 (H1.6)"),
    ({"discards": {"swap": 1}}, "set.discards: too many swap, 2 of them, the game has 1 (H1.6)"),
    ({"discards": {"swap": -1}}, "set.discards.swap: there cannot be -1"),
    ({"pile": {"swap": 1}}, "set.pile: too many swap, 2 of them, the game has 1 (H1.6)"),
    ({"pile": {"two_back": -1}}, "set.pile.two_back: there cannot be -1"),
    (
        {"pile": {"all_to_church": 0}, "discards": {"two_forward": 1}},
        "set.pile.all_to_church: 0 given, but 1 are left for it (H1.6)",
    ),
    ({"owner": {"red": "2"}}, "set.owner: seat 1 has 0 identities, and must have at least one (H4.10)"),
]
REFUSED_DOSSIERS: list[tuple[dict[str, Any], str]] = [
    ({"stone": {"red": 29}}, "set.stone: a stone has reached 29, so give the dossiers as well (H5.1)"),
    ({"dossier": DOSSIERS}, "set.dossier: no stone has reached 29 yet (H5.1)"),
    (
        {"stone": {"red": 29}, "dossier": {**DOSSIERS, "4": {}}},
        "set.dossier.4.red: seat 4 must enter an owner that it can have (H5.5)",
    ),
    (
        {"stone": {"red": 29}, "dossier": {**DOSSIERS, "4": {**DOSSIERS["4"], "red": "4"}}},
        "set.dossier.4.red: seat 4 must enter an owner that it can have (H5.5)",
    ),
    (
        {"stone": {"red": 29}, "dossier": {**DOSSIERS, "4": {**DOSSIERS["4"], "green": "1"}}},
        "set.dossier.4.green: an own agent, or one out of play, is not entered (H5.5)",
    ),
    ({"dossier": {"5": {}}}, "set.dossier: there is no seat 5, 4 play"),
]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        *((given(set=change), message) for change, message in REFUSED),
        *((with_cards(set=change), message) for change, message in REFUSED_CARDS),
        *((with_dossier(set=change), message) for change, message in REFUSED_DOSSIERS),
    ],
)
def test_impossible_positions(content: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as caught:
        match_of(content)
    assert str(caught.value).startswith(f"scenario, {message}")


def test_only_at_the_start_of_a_turn() -> None:
    with pytest.raises(BadData, match="set: a position is changed when the die is about to be rolled, not in moving"):
        match_of(given(after="*roll:2", set={"safe": "3"}))
    with pytest.raises(BadData, match="not in dealing"):
        match_of(given(setup=[], set={"safe": "3"}))


def test_agent_out_of_play() -> None:
    """H2.1: with two players only five agents are there."""
    content = given(
        players=2, options={"start": "1", "colours": "red+orange+yellow+green+blue"}, set={"at": {"grey": "1"}}
    )
    content["setup"] = content["setup"][:2]
    with pytest.raises(BadData, match=r"set\.at: grey is not in play \(H2\.1\)"):
        match_of(content)


WRONG: list[tuple[dict[str, Any], type[SafehouseError], str]] = [
    (given(game="chess"), UnknownGame, "scenario, game: there is no game 'chess'; there are "),
    (given(name="My Game"), BadData, "scenario, name: 'My Game' does not match "),
    (given(extra=1), BadData, "scenario, top level: Additional properties are not allowed ('extra' was unexpected)"),
    (given(seats=["a"] * 5), BadData, "scenario, seats: 5 names for 4 players"),
    (given(setup=["*identity:red"]), BadData, "scenario, setup[0]: '*identity:red' does not match "),
    (given(setup=["identity:pink"]), BadRecord, "scenario, moves, line 1, column 1, ply 1, '*identity:pink': "),
    (given(players=9), BadOption, "scenario: heimlich is for 2 to 7 players, not 9"),
    (given(options={"mode": "hard"}), BadOption, "scenario: heimlich: mode cannot be 'hard'"),
    (given(files={"board": {}}), BadData, "scenario: board, top level: "),
    (given(after="1. move:red"), BadRecord, "scenario, moves, line 2, column 1, ply 5, '1.': seat 1 is not asked"),
    (given(after='[Date "x"]'), BadRecord, "scenario, moves, line 2, column 1: a header tag after the first move"),
    (given(record="*identity:red"), BadData, "scenario, top level: "),
    (given(ply=1), BadData, "scenario, top level: 'record' is a required property"),
]


@pytest.mark.parametrize(("content", "error", "message"), WRONG, ids=range(len(WRONG)))
def test_wrong_scenarios(content: dict[str, Any], error: type[SafehouseError], message: str) -> None:
    with pytest.raises(error) as caught:
        match_of(content)
    assert str(caught.value).startswith(message)


def test_expectations_can_fail() -> None:
    """`check` compares: a wrong fact is refused with both values."""
    good = given(line="*roll:2 1. move:red move:red", expect={"at": {"red": "2"}, "pending": ["chance"]})
    assert load_scenario(json.dumps(good)).check() == "scenario 'mine': Mine; 2 facts as expected"
    for expect, message in {
        '{"at": {"red": "3"}}': 'expect.at: {"red": "3"} was expected, it is {"red": "2"}',
        '{"pending": ["2"]}': 'expect.pending: ["2"] was expected, it is ["chance"]',
        '{"triggers": ["red"]}': 'expect.triggers: ["red"] was expected, it is []',
        '{"at": {"pink": "3"}}': "expect.at: there is no agent 'pink'",
        '{"nothing": 1}': "expect: heimlich has no field 'nothing'",
    }.items():
        with pytest.raises(BadData) as caught:
            load_scenario(json.dumps({**good, "expect": json.loads(expect)})).check()
        assert str(caught.value).startswith(f"scenario, {message}")


def test_record_and_ply() -> None:
    """A position out of a record has a log, so it can be recorded again."""
    full = write(record_of(play_on(new_match(3, "top_secret"), Rng(2))))
    moves = full.split("\n\n")[1]
    content = given(players=3, options={"mode": "top_secret"}, record=moves)
    del content["setup"]
    assert write(record_of(match_of(content))) == full
    part = match_of({**content, "ply": 20})
    assert part.ply == 20
    assert record_of(part).plies == read(full).plies[:20]
    assert match_of({**content, "ply": 0}).ply == 0
    with pytest.raises(BadData, match=r"scenario, ply: the record has \d+ entries, not 99999"):
        match_of({**content, "ply": 99999})
    lines = {**content, "record": moves.splitlines()}
    assert write(record_of(match_of(lines))) == full


def test_own_board_in_a_scenario() -> None:
    match = match_of(given(files={"board": json.loads(own_board())}, after="*roll:6#2"))
    assert match.state.pending() == [0]


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.scenario.json"
    path.write_text(json.dumps(given()))
    assert load_scenario(path) == load_scenario(str(path))
    assert load_scenario(path).place == "mine.scenario.json"
    with pytest.raises(BadData, match="No such file"):
        load_scenario(tmp_path / "none.json")
    path.write_text("{")
    with pytest.raises(BadData, match=r"mine\.scenario\.json: not JSON at line 1, column 2"):
        load_scenario(path)
    with pytest.raises(BadData, match="the key 'name' occurs twice"):
        load_scenario('{"name": "a", "name": "b"}')
    with pytest.raises(BadData, match="larger than 1,000,000 bytes"):
        load_scenario("{" + " " * 1_000_000)


def test_find() -> None:
    assert scenarios(HEIMLICH) == scenarios("heimlich")
    for name in ("none", "../h6_1_split_roll", ""):
        with pytest.raises(BadData, match=r"there is no scenario .*; there are crowded_ruin, h6_1_split_roll, "):
            find_scenario("heimlich", name)


def test_every_field_has_its_names_both_ways() -> None:
    """Names and numbers of every field agree, in all positions of a game."""
    match = new_match(4, "top_secret", "yes")
    rng = Rng(8)
    while not match.over:
        play_on(match, rng, match.ply + 5)
        check_names(HEIMLICH, match.state)


def test_bug_report() -> None:
    """What a player would send: a position, and a move that is refused, with the rule."""
    match = find_scenario("heimlich", "h6_2_scoring").play()
    with pytest.raises(BadRecord, match=r"H3\.5: safe_to_another_building"):
        play_moves(match, "1. safe:7")
