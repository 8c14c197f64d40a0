"""The library: states that can be read, compared and played, and that refuse what is not legal."""

import copy
import doctest
import json
import pickle
from pathlib import Path

import pytest

import safehouse
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE

TABLES = [("heimlich", 4, {"mode": "top_secret"}), ("suitcase", 3, {}), ("vienna", 3, {}), ("vienna", 2, {})]


def begun(name: str = "heimlich", players: int = 2, **options: str) -> safehouse.State:
    """A game in which the first seat is asked; in Heimlich, how many steps it takes."""
    state = safehouse.make(name, players, seed=1, **options)
    while state.is_chance and state.chance()[0][0].kind != "roll":
        state.draw()
    if state.is_chance:
        state.push("*roll:1-3")
    return state


@pytest.mark.once
def test_the_docstrings_run() -> None:
    from safehouse.library import state

    for module in (safehouse, state):
        results = doctest.testmod(module)
        assert results.attempted
        assert not results.failed


def test_the_public_names_are_there_and_loaded_late() -> None:
    assert sorted(name for names in safehouse.PLACES.values() for name in names) == sorted(safehouse.__all__)
    for name in safehouse.__all__:
        assert getattr(safehouse, name) is not None
        assert name in dir(safehouse)
    with pytest.raises(AttributeError, match="'safehouse' has no attribute 'mak'"):
        _ = safehouse.mak


# --- Positions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_positions_are_equal_by_what_is_there(name: str, players: int, options: dict[str, str]) -> None:
    state = safehouse.make(name, players, seed=2, **options)
    for _ in range(150):
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        before = values_of(state.core)
        twin.push(twin.random_move())
        assert twin != state
        assert values_of(state.core) == before
        state.push(state.random_move())
    for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert same == state
        assert same.history == state.history


def test_other_settings_are_other_positions() -> None:
    assert safehouse.make("heimlich", 3) == safehouse.make("heimlich", 3)
    assert safehouse.make("heimlich", 3) != safehouse.make("heimlich", 4)
    assert safehouse.make("heimlich", 3) != safehouse.make("heimlich", 3, safe_mover="die")
    assert safehouse.make("heimlich", 3) != 3
    state = begun()
    assert state.view(0) != state.view(1)
    assert state.view(0) != state


def test_repr_says_what_is_there() -> None:
    state = begun(start="1")
    assert repr(state).startswith("<State: heimlich, 2 players, seat 1 is asked, ")
    assert repr(state.view(0)) == "<View of seat 1: heimlich, 2 players, seat 1 is asked>"
    assert repr(state.view()) == "<View of a spectator: heimlich, 2 players, seat 1 is asked>"
    assert repr(state.find("points:1")) == "Move('1. points:1')"
    assert str(state).startswith("Seen by a spectator")


def test_a_copy_foretells_no_chance() -> None:
    """The dice of a copy are not those of the game: whoever tries something out must not see what will come."""
    same = 0
    for seed in range(30):
        state = safehouse.make("heimlich", 4, seed=seed)
        same += state.copy().draw_all() == state.draw_all()
    assert same < 5


# --- Moves ----------------------------------------------------------------------------------------------------------


def test_a_move_is_given_in_four_ways() -> None:
    moves = []
    for given in (
        lambda s: s.legal_moves[1],
        lambda s: "points:2",
        lambda s: "1. points:2",
        lambda s: s.legal_moves[1].action,
    ):
        state = begun(start="1")
        state.push(given(state))
        moves.append(state.history[-1])
    assert moves == [moves[0]] * 4
    assert (moves[0].kind, moves[0].arguments, moves[0].seat) == ("points", ("2",), 0)
    assert int(moves[0]) == moves[0].action


REFUSED = [
    ("move:red", safehouse.IllegalMove, "'move:red' is not legal here (H3.1): First choose how many steps you take."),
    ("2. points:1", safehouse.IllegalMove, "'points:1' cannot be played by seat 2: seat 1 is asked"),
    ("*roll:3", safehouse.IllegalMove, "'roll:3' cannot be played by chance: seat 1 is asked"),
    ("dance", safehouse.InvalidMove, "'dance' is not a move of heimlich; here are points:1, points:2, points:3"),
    (100_000, safehouse.InvalidMove, "heimlich has no action 100000 with these options"),
]


@pytest.mark.parametrize(("move", "kind", "sentence"), REFUSED)
def test_what_is_not_legal_is_refused_in_one_sentence(move: str | int, kind: type[Exception], sentence: str) -> None:
    state = begun(start="1")
    before = state.copy()
    with pytest.raises(kind) as refused:
        state.push(move)
    assert str(refused.value) == sentence
    assert state == before
    assert state.history == before.history


def test_a_move_of_another_position_is_refused() -> None:
    state = begun(start="1")
    move = state.find("points:2")
    state.push(move)
    with pytest.raises(safehouse.IllegalMove):
        state.push(move)


def test_an_end_that_fits_several_moves_is_refused() -> None:
    state = safehouse.make("suitcase", 2, seed=1)
    with pytest.raises(safehouse.AmbiguousMove, match="seats 1 and 2 are asked"):
        state.push("pack:5-3-1-bomb")
    state.play("{ 1. pack:5-3-1-bomb 2. pack:bomb-1-3-5 }")
    assert len(state.history) == 2


def test_nothing_can_be_played_after_the_end() -> None:
    state = begun().play_out()
    assert state.is_over
    assert state.legal_moves == []
    assert state.outcome() is not None
    for act in (state.random_move, state.draw, lambda: state.push("points:1")):
        with pytest.raises(safehouse.IllegalMove, match="the game is over"):
            act()


def test_play_is_all_or_nothing() -> None:
    state = begun(start="1")
    before = state.copy()
    with pytest.raises(safehouse.IllegalMove):
        state.play("1. points:1 move:red points:1")
    assert state == before
    state.push("points:1")
    with pytest.raises(safehouse.IllegalMove, match="seat 1 must finish"):
        state.play("1. move:red")


# --- Chance, and what is known ---------------------------------------------------------------------------------


def test_chance_lists_what_can_come() -> None:
    state = safehouse.make("heimlich", 4, seed=1)
    assert state.is_chance
    assert state.seat == CHANCE
    listed = state.chance()
    assert [move for move, _ in listed] == state.legal_moves
    assert sum(probability for _, probability in listed) == pytest.approx(1)
    assert state.draw() in [move for move, _ in listed]
    state.draw_all()
    assert state.chance() == []
    with pytest.raises(safehouse.IllegalMove, match="there is nothing to draw"):
        state.draw()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_sampled_world_looks_the_same(name: str, players: int, options: dict[str, str]) -> None:
    state = safehouse.make(name, players, seed=3, **options)
    for number in range(200):
        state.push(state.random_move())
        if number % 20 == 0 and not state.is_over:
            for seat in range(players):
                assert state.sample(seat, number).view(seat) == state.view(seat)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [safehouse.make("vienna", 3, seed=5).play_out("random").history for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != safehouse.make("vienna", 3, seed=6).play_out("random").history


# --- Own files --------------------------------------------------------------------------------------------------


def test_an_own_board_by_path(tmp_path: Path) -> None:
    board = json.loads(safehouse.find_game("heimlich").shipped_file("board", "short"))
    path = tmp_path / "mine.board.json"
    path.write_text(json.dumps(board | {"name": "mine", "source": "a test"}))
    for given in (path, str(path)):
        state = safehouse.make("heimlich", 3, board=given, seed=1)
        assert json.loads(state.setup.files["board"])["name"] == "mine"
    path.write_text("{}")
    with pytest.raises(safehouse.SafehouseError, match=r"mine\.board\.json"):
        safehouse.make("heimlich", 3, board=path)
