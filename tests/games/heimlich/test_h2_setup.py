"""H2: how a game is set up."""

import json
from itertools import combinations

import pytest

from safehouse.core.errors import BadOption
from safehouse.core.game import SPECTATOR, UNKNOWN
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.games.heimlich.ids import BYSTANDER, LEFT_OUT, OUT
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import (
    GAME,
    agents,
    chance,
    colours_for,
    new_game,
    options,
    outcomes,
    owners,
    places,
    safe_at,
    step,
    stones,
    table,
    told,
)  # fmt: skip

IN_PLAY = {2: 5, 3: 6, 4: 7, 5: 7, 6: 7, 7: 7}


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("mode", ["basic", "top_secret"])
def test_h2_1_agents_in_play(players: int, mode: str) -> None:
    """H2.1: 2 players → 5 agents, 3 → 6, 4–7 → 7; drawn at random unless chosen, each set equally likely."""
    state = new_game(players, mode=mode, start="1")
    if players >= 4:
        assert agents(state.in_play) == list(COLOURS)
        assert outcomes(state) == {f"identity:{agent}": 1 for agent in COLOURS}
        return
    left = 7 - IN_PLAY[players]
    drawn = outcomes(state)
    assert list(drawn) == [f"left_out:{number}" for number in range(len(drawn))]
    assert set(drawn.values()) == {1}
    found = set()
    for outcome in drawn:
        other = state.clone()
        (event, *_) = chance(other, outcome)
        in_play = agents(other.in_play)
        assert event == ":".join(["agents_in_play", *in_play])
        assert len(in_play) == IN_PLAY[players]
        found.add(tuple(in_play))
    assert found == set(combinations(COLOURS, 7 - left))


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_players(players: int) -> None:
    """H2.1: the game is for 2–7 players."""
    with pytest.raises(BadOption, match="2 to 7 players"):
        GAME.setup(players)


def test_h2_1_colours_can_be_chosen() -> None:
    """H2.1: the players choose the colours together: an option of the table."""
    state = new_game(2, colours="grey+red+blue+green+orange", start="1")
    assert agents(state.in_play) == ["red", "orange", "green", "blue", "grey"]
    assert [state.owner[COLOURS.index(agent)] for agent in ("yellow", "purple")] == [OUT, OUT]
    assert [state.at[COLOURS.index(agent)] for agent in ("yellow", "purple")] == [-1, -1]


@pytest.mark.parametrize(
    ("players", "colours", "complaint"),
    [
        (2, "red+blue+green+grey", "need 5 different agents"),
        (2, "red+blue+green+grey+grey", "need 5 different agents"),
        (2, "red+blue+green+grey+orange+orange", "need 5 different agents"),
        (2, "red+blue+green+grey+pink", "there is no agent 'pink'"),
        (3, "red+blue+green+grey+orange", "need 6 different agents"),
        (4, "red+blue+green+grey+orange+yellow", "need 7 different agents"),
    ],
)
def test_h2_1_wrong_colours(players: int, colours: str, complaint: str) -> None:
    """H2.1: the number of colours follows from the number of players."""
    with pytest.raises(BadOption, match=complaint):
        GAME.setup(players, {"colours": colours})


def test_h2_1_an_agent_out_of_play_is_never_moved() -> None:
    """H2.1: what does not take part goes back into the box."""
    state = table(2, colours=("red", "yellow", "green", "blue", "grey"))
    chance(state, "roll:2")
    assert options(state, 0) == ["move:red", "move:yellow", "move:green", "move:blue", "move:grey"]
    assert state.why_not(0, 4 + COLOURS.index("orange")) == ("H2.1", "agent_not_in_play")


@pytest.mark.parametrize("players", range(2, 8))
def test_h2_2_start_position(players: int) -> None:
    """H2.2: all agents in the Church, all stones on start, the safe in building 7."""
    state = table(players)
    assert places(state) == {}
    assert [building for building in state.at if building != -1] == [0] * IN_PLAY[players]
    assert stones(state) == {}
    assert safe_at(state) == "7"
    assert state.turn == 0


@pytest.mark.parametrize("players", range(2, 8))
def test_h2_3_each_player_secretly_gets_an_identity(players: int) -> None:
    """H2.3: shuffled and dealt, one each; the rest are bystanders. Only the owner sees his card."""
    colours = list(colours_for(players))
    state = new_game(players, colours="+".join(colours), start="1")
    for seat in range(players):
        assert outcomes(state) == {f"identity:{agent}": 1 for agent in colours}
        agent = colours.pop()
        events = step(state, -1, f"identity:{agent}")
        for observer in [SPECTATOR, *range(players)]:
            secret = f"|{agent}" if observer == seat else ""
            assert told(state, events, observer) == [f"identity_dealt:{seat + 1}{secret}"]
    assert list(owners(state).values()).count("bystander") == len(colours) == IN_PLAY[players] - players
    for observer in [SPECTATOR, *range(players)]:
        view = state.redact(observer)
        known = [owner for owner in view.owner if owner != UNKNOWN and owner != OUT]
        assert known == ([] if observer == SPECTATOR else [observer])
        assert BYSTANDER not in view.owner


def test_h2_3_bystanders_move_and_score_like_any_other() -> None:
    """H2.3: a bystander's agent is moved and scores."""
    state = table(2, at={"yellow": "5"})
    assert owners(state)["yellow"] == "bystander"
    chance(state, "roll:2")
    state.apply(0, 4 + COLOURS.index("yellow"))
    state.apply(0, 4 + COLOURS.index("yellow"))
    assert stones(state) == {"yellow": 7}


def test_h2_4_a_random_start_or_a_chosen_seat() -> None:
    """H2.4: random start (default), each seat equally likely, or a chosen one."""
    state = new_game(3, colours="+".join(colours_for(3)))
    assert outcomes(state) == {"starts:1": 1, "starts:2": 1, "starts:3": 1}
    assert chance(state, "starts:2") == ["starts:2"]
    assert state.holder == 1
    assert new_game(5, start="4").holder == 3
    with pytest.raises(BadOption, match="seat 4 cannot begin, there are 3 players"):
        GAME.setup(3, {"start": "4"})


def test_h2_4_the_first_roll_is_the_starters() -> None:
    """H2.4, H3.6: the starter rolls first, then the others clockwise."""
    state = table(3, holder=2)
    assert chance(state, "roll:2") == ["rolled:3:2"]
    assert list(state.pending()) == [2]


def test_h2_5_seven_players_have_no_bystanders() -> None:
    """H2.5: with 7 players every agent has an owner, and the dossier offers no bystander."""
    state = table(7, dossier=True, at={"red": "5"}, stones={"red": 25})
    assert "bystander" not in owners(state).values()
    chance(state, "roll:2")
    for _ in range(2):
        state.apply(0, 4)
    assert list(state.pending()) == list(range(7))
    assert options(state, 0) == [f"entry:orange:{seat}" for seat in range(2, 8)]
    assert options(state, 6) == [f"entry:red:{seat}" for seat in range(1, 7)]


def test_left_out_covers_every_choice_of_colours() -> None:
    """H2.1: the outcomes of the draw are the sets of 0, 1 or 2 agents."""
    assert [len(masks) for masks in LEFT_OUT] == [1, 7, 21]


def small_board(**more: object) -> dict[str, str]:
    board = json.loads(GAME.shipped_file("board", "classic"))
    return {"board": json.dumps({**board, "name": "mine", **more})}


def test_h2_6_a_board_declares_its_agents() -> None:
    """H2.6: as many as it says, the first ones, or those that the table chooses; never fewer than players."""
    state = GAME.first_state(GAME.setup(2, {"start": "1"}, small_board(agents=3)))
    assert isinstance(state, Heimlich)
    assert agents(state.in_play) == list(COLOURS[:3])
    chosen = GAME.first_state(GAME.setup(2, {"colours": "blue+red+grey"}, small_board(agents=3)))
    assert isinstance(chosen, Heimlich)
    assert agents(chosen.in_play) == ["red", "blue", "grey"]
    with pytest.raises(BadOption, match="has 3 agents, too few for 4 players"):
        GAME.setup(4, {}, small_board(agents=3))


def test_h3_9_a_board_declares_its_last_turn() -> None:
    """H3.9: all games with it end there at the latest."""
    state = GAME.first_state(GAME.setup(3, {}, small_board(turns=2)))
    assert isinstance(state, Heimlich)
    rollout(state, Rng(1))
    assert (state.turn, state.outcome().reason) == (2, "turn_limit")
