"""Boards and decks of somebody's own: what the rules promise must hold for them, or they are refused."""

import json

from safehouse.games.heimlich.plan import Plan
from tests.games.heimlich.positions import GAME, action, do, options, table, turn


def test_h4_12_no_card_ends_the_game() -> None:
    """H4.12: `advance_two_stones` never lifts a stone to 42, whatever limit the deck has."""
    deck = json.loads(GAME.shipped_file("deck", "classic"))
    (kind,) = [kind for kind in deck["kinds"] if kind["effect"] == "stones"]
    for limit, held in ((40, 40), (41, 41), (42, 41), (60, 41)):
        kind["limit"] = limit
        plan = GAME.setup(3, {"mode": "top_secret"}, {"deck": json.dumps(deck)})
        assert isinstance(plan, Plan)
        assert max(plan.stone_limit) == held


def test_h1_5_the_features_have_room_for_every_stone_of_a_legal_board() -> None:
    """H1.5: the last scoring may bring a stone from the field before the goal by the largest building beyond it."""
    board = json.loads((GAME.data_folder / "board.schema.json").read_text(encoding="utf-8"))
    furthest = board["properties"]["goal"]["maximum"] - 1
    furthest += board["properties"]["buildings"]["items"]["properties"]["value"]["maximum"]
    (room,) = [feature.most for feature in GAME.features if feature.name == "stone of agent"]
    assert furthest <= room


def test_h5_1_who_has_written_waits_by_the_rule_of_dossiers() -> None:
    """H5.1: in the basic game the reason for waiting cannot be a rule of the Top Secret version."""
    state = table(3, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    do(state, 1, *[f"entry:{agent}:1" for agent in ("red", "yellow", "green", "blue", "purple")])
    assert state.why_not(1, action(state, "entry:red:1"))[0].startswith("H5.")


def test_h2_5_the_reason_why_seven_players_cannot_enter_a_bystander() -> None:
    """H2.5: there are no bystanders; the order of the entries is not what is wrong."""
    state = table(7, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    assert options(state, 0)[0] == "entry:orange:2"
    assert state.why_not(0, action(state, "entry:orange:bystander")) != ("H5.5", "entries_in_order")
