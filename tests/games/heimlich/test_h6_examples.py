"""H6: the worked examples of the sources, step by step."""

from safehouse.games.heimlich.meta import COLOURS
from tests.games.heimlich.positions import (
    chance,
    do,
    finish,
    hand,
    new_game,
    options,
    owners,
    pass_all,
    places,
    safe_at,
    stones,
    table,
    triggers,
    turn,
)  # fmt: skip

ANNE, HERMAN, CARL, MARC = range(4)


def test_h6_1_marc_splits_a_six() -> None:
    """H6.1: a roll of 6 split as red 2, blue 3, yellow 1 from the Church."""
    state = table(4)
    turn(state, 0, "6", "move:red", "move:red", "move:yellow", "move:blue", "move:blue", "move:blue")
    assert places(state) == {"red": "2", "yellow": "1", "blue": "3"}


def test_h6_2_scoring_with_the_safe_in_7() -> None:
    """H6.2: blue in 7 +7, yellow in 2 +2, red in 10 +10, purple in Ruin −3, green in Church 0."""
    before = {"blue": 5, "yellow": 5, "red": 5, "purple": 5, "green": 5}
    at = {"blue": "6", "yellow": "2", "red": "10", "purple": "ruin", "orange": "1"}
    state = table(4, at=at, stones=before)
    turn(state, 0, "2", "move:orange", "move:blue")
    assert stones(state) == {"blue": 12, "yellow": 7, "red": 15, "purple": 2, "green": 5, "orange": 2}


def test_h6_3_the_round_of_anne_herman_carl_and_marc() -> None:
    """H6.3: the whole Top Secret round of the booklet, with everything that it says on the way."""
    state = table(
        4,
        "top_secret",
        at={"yellow": "ruin", "green": "1", "blue": "10", "red": "6"},
        hands=[
            ["move_safe", "swap"],
            ["two_back", "agent_to_ruin", "ruin_to_church"],
            ["two_forward", "agent_to_safe"],
            ["step_either"],
        ],
    )
    chance(state, "roll:1-3")
    do(state, ANNE, "points:1", "move:red")
    assert triggers(state) == ["red"]
    assert list(state.pending()) == [ANNE, HERMAN, CARL, MARC]
    do(state, MARC, "yes")
    do(state, HERMAN, "yes")
    do(state, ANNE, "no")
    do(state, CARL, "no")
    chance(state, "open")
    assert list(state.pending()) == [HERMAN]
    do(state, HERMAN, "play:two_back", "agent:yellow", "agent:green", "pass")
    assert places(state) == {"yellow": "10", "blue": "10", "red": "7"}
    do(state, CARL, "play:two_forward", "agent:yellow", "agent:blue")
    assert places(state) == {"yellow": "ruin", "blue": "ruin", "red": "7"}
    assert hand(state, CARL) == ["agent_to_safe"]  # gains nothing: Anne has the die
    do(state, CARL, "pass")
    do(state, MARC, "pass")
    do(state, ANNE, "play:move_safe", "safe:4", "pass")
    assert triggers(state) == []
    do(state, HERMAN, "pass")
    do(state, CARL, "play:agent_to_safe", "agent:red")
    assert triggers(state) == ["red"]
    assert list(state.pending()) == [MARC]  # Carl has no card left
    do(state, MARC, "pass")
    do(state, ANNE, "pass")
    do(state, HERMAN, "play:agent_to_ruin", "agent:red")
    assert triggers(state) == []
    assert hand(state, HERMAN) == ["ruin_to_church"]
    do(state, HERMAN, "pass")  # Carl passes by himself
    do(state, MARC, "pass")
    do(state, ANNE, "pass")
    do(state, HERMAN, "play:ruin_to_church", "agent:yellow", "agent:blue")
    assert state.in_round
    pass_all(state)
    assert stones(state) == {}
    assert places(state) == {"red": "ruin"}
    assert safe_at(state) == "4"
    assert state.holder == HERMAN


def test_h6_4_green_put_there_and_green_passing() -> None:
    """H6.4: green put into the safe's building: scoring; green passing it: none."""
    state = table(4, at={"green": "5"})
    turn(state, 0, "2", "move:green", "move:green")
    assert stones(state) == {"green": 7}
    state = table(4, at={"green": "6"})
    turn(state, 0, "2", "move:green", "move:green")
    assert stones(state) == {}


def test_h6_5_a_six_in_two_other_ways() -> None:
    """H6.5: a 6 may also be six agents 1 each, or one agent 6."""
    state = table(4)
    six = COLOURS[:6]
    turn(state, 0, "6", *[f"move:{agent}" for agent in six])
    assert places(state) == dict.fromkeys(six, "1")
    state = table(4)
    turn(state, 0, "6", *["move:green"] * 6)
    assert places(state) == {"green": "6"}


def test_h6_6_five_players() -> None:
    """H6.6: 7 agents, 5 identities, 2 bystanders; all in the Church, stones on start, the safe in 7."""
    state = new_game(5, start="1")
    for agent in ("grey", "red", "blue", "green", "orange"):
        chance(state, f"identity:{agent}")
    assert owners(state) == {
        "red": 1, "orange": 4, "yellow": "bystander", "green": 3, "blue": 2, "purple": "bystander", "grey": 0,
    }  # fmt: skip
    assert (places(state), stones(state), safe_at(state)) == ({}, {}, "7")


def test_h6_7_an_agent_in_4_and_a_dossier_entry() -> None:
    """H6.7: an agent in 4: +4. A dossier entry: Bucci (green) is led by Anne."""
    state = table(
        4,
        dossier=True,
        owners={"green": ANNE, "red": HERMAN, "yellow": CARL, "blue": MARC},
        at={"red": "5", "yellow": "4"},
        stones={"red": 36},
    )
    turn(state, 0, "2", "move:red", "move:red")
    assert stones(state) == {"red": 43, "yellow": 4}
    for seat in (ANNE, HERMAN, CARL, MARC):
        while seat in state.pending():
            # Carl writes that green is led by Anne; what else they write is wrong.
            wrong = {"red": "4", "orange": "4", "yellow": "4", "green": "4", "blue": "3", "purple": "4", "grey": "4"}
            agent = options(state, seat)[0].split(":")[1]
            if seat == MARC:
                wrong = dict.fromkeys(COLOURS, "2") | {"red": "1"}
            if seat == CARL and agent == "green":
                wrong["green"] = "1"
            word = f"entry:{agent}:{wrong[agent]}"
            do(state, seat, word if word in options(state, seat) else f"entry:{agent}:2")
    finish(state)
    assert state.outcome().scores == [0, 43, 4 + 5, 0]
