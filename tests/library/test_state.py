"""The library: states that can be read, compared and played, and that refuse what is not legal."""

import copy
import doctest
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import safehouse
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE
from safehouse.envs.setting import make_setup

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
    assert repr(state).startswith("<State: heimlich, 2 players, seat=0 is asked, ")
    assert repr(state.view(0)) == "<View of seat=0: heimlich, 2 players, seat=0 is asked>"
    assert repr(state.view()) == "<View of a spectator: heimlich, 2 players, seat=0 is asked>"
    both = safehouse.make("suitcase", 2)
    assert repr(both) == "<State: suitcase, 2 players, seats [0, 1] are asked, 0 steps>"
    assert repr(safehouse.make("heimlich", 2)) == "<State: heimlich, 2 players, chance is next, 0 steps>"
    assert "the game is over" in repr(state.copy().play_out())
    assert repr(state.find("points:1")) == "Move('1. points:1')"
    assert repr(state.game) == "<Game: heimlich>"
    record = safehouse.read(safehouse.write(state))
    assert repr(record) == f"<Record: heimlich, 2 players, {len(state.history)} steps, not finished>"
    over = safehouse.read(safehouse.write(state.copy().play_out()))
    assert repr(over).endswith(f" steps, scores {over.result and list(over.result.scores)}>")
    assert str(state).startswith("Seen by a spectator")


def test_a_game_begins_where_a_scenario_says() -> None:
    """As in the environments: a setting of the game, or the path of one."""
    state = safehouse.make("suitcase", scenario="last_duel", seed=1)
    game, setup = make_setup("suitcase", scenario="last_duel")
    assert values_of(state.core) == values_of(game.first_state(setup))
    path = game.data_folder / "small" / "last_duel.scenario.json"
    for given in (path, str(path)):
        assert safehouse.make("suitcase", 2, scenario=given) == state
        assert make_setup("suitcase", scenario=given)[1].options == setup.options
    assert state.play_out().outcome() is not None


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
    (
        "2. points:1",
        safehouse.IllegalMove,
        "'points:1' cannot be played with seat=1 (2. in notation): seat=0 is asked",
    ),
    ("*roll:3", safehouse.IllegalMove, "'roll:3' cannot be played by chance: seat=0 is asked"),
    ("dance", safehouse.InvalidMove, "'dance' is not a move of heimlich; here are points:1, points:2, points:3"),
    (100_000, safehouse.InvalidMove, "heimlich has no action 100000 with these options"),
    (1.0, safehouse.InvalidMove, "a move is a Move, its notation or its number, not 1.0"),
    (None, safehouse.InvalidMove, "a move is a Move, its notation or its number, not None"),
]


@pytest.mark.parametrize(("move", "kind", "sentence"), REFUSED)
def test_what_is_not_legal_is_refused_in_one_sentence(move: Any, kind: type[Exception], sentence: str) -> None:
    state = begun(start="1")
    before = state.copy()
    with pytest.raises(kind) as refused:
        state.push(move)
    assert str(refused.value) == sentence
    assert state == before
    assert state.history == before.history


@pytest.mark.parametrize("by_number", [False, True])
def test_who_moves_before_chance_is_told_of_it(by_number: bool) -> None:
    state = safehouse.make("heimlich", 2, seed=1)
    move = begun(start="1").find("points:2")
    with pytest.raises(safehouse.IllegalMove) as refused:
        state.push(move.action if by_number else move.text)
    assert str(refused.value).startswith("'points:2' cannot be played yet: chance is next, and draw()")


def test_a_move_of_another_position_is_refused() -> None:
    state = begun(start="1")
    move = state.find("points:2")
    state.push(move)
    with pytest.raises(safehouse.IllegalMove):
        state.push(move)


def test_an_end_that_fits_several_moves_is_refused() -> None:
    state = safehouse.make("suitcase", 2, seed=1)
    with pytest.raises(safehouse.AmbiguousMove, match=r"seats \[0, 1\] are asked"):
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
    with pytest.raises(safehouse.IllegalMove, match="seat=0 must finish"):
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


# --- Mistakes ---------------------------------------------------------------------------------------------------


MISTAKES: list[tuple[Callable[[safehouse.State], object], str]] = [
    (lambda s: safehouse.make("heimlich", "4"), "the number of players must be a whole number, not '4'"),  # type: ignore[arg-type]
    (lambda s: safehouse.make("heimlich", 0), "heimlich is for 2 to 7 players, not 0"),
    (lambda s: safehouse.make("heimlich", True), "the number of players must be a whole number, not True"),
    (lambda s: safehouse.make("heimlich", seed=1.5), "a seed must be a whole number, not 1.5"),  # type: ignore[arg-type]
    (lambda s: s.draw("x"), "a seed must be a whole number, not 'x'"),  # type: ignore[arg-type]
    (lambda s: s.view(0).sample(None), "a seed must be a whole number, not None"),  # type: ignore[arg-type]
    (lambda s: s.view(2), "there is no seat 2 among 2 players: seats count from 0"),
    (lambda s: s.view(-7), "there is no seat -7 among 2 players: seats count from 0"),
    (
        lambda s: s.view(s.seat),  # type: ignore[arg-type]
        "chance has no view: draw() or draw_all() takes its steps, then a seat is asked",
    ),
    (lambda s: s.view("a"), "a seat must be a whole number, not 'a'"),  # type: ignore[arg-type]
    (lambda s: s.sample(2), "there is no seat 2 among 2 players: seats count from 0"),
    (lambda s: s.features(-1), "there is no seat -1 among 2 players: seats count from 0"),
    (lambda s: s.moves(2), "there is no seat 2 among 2 players: seats count from 0"),
    (lambda s: s.play_out(["random"]), "1 bots for 2 seats"),
    (lambda s: s.play_out(["random", int]), "a bot is given by its name or as a Bot, not as <class 'int'>"),  # type: ignore[list-item]
    (
        lambda s: s.describe("red"),  # type: ignore[arg-type]
        "what is described is a Move, such as one of legal_moves, not 'red'",
    ),
    (lambda s: safehouse.read("game.sfh"), "read takes the text of a record, not 'game.sfh'; load reads a file"),
    (
        lambda s: safehouse.read(Path("games.jsonl")),  # type: ignore[arg-type]
        f"read takes the text of a record, not {Path('games.jsonl')!r}; load reads a file",
    ),
    (
        lambda s: safehouse.write(s.view()),  # type: ignore[arg-type]
        "what is written is a State or a Record, not <View of a spectator: heimlich, 2 players, chance is next>",
    ),
    (lambda s: safehouse.write(s, "Ada"), "names are a list with one for each seat, not 'Ada'"),
    (
        lambda s: safehouse.write(safehouse.read(safehouse.write(s)), ["Ada"]),
        "a Record has its own names and tags; dataclasses.replace gives one with others",
    ),
    (
        lambda s: safehouse.make("heimlich", 3, scenario="hamlet"),
        "the scenario 'hamlet' has its own players and options; leave yours out",
    ),
]


@pytest.mark.parametrize(("act", "sentence"), MISTAKES)
def test_a_mistake_is_told_in_one_sentence(act: Callable[[safehouse.State], object], sentence: str) -> None:
    with pytest.raises(safehouse.SafehouseError) as refused:
        act(safehouse.make("heimlich", 2, seed=1))
    assert str(refused.value) == sentence


def test_whole_numbers_of_other_kinds_are_taken() -> None:
    """NumPy's, for one: they have __index__."""

    class Whole:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    two: Any = Whole(2)
    state = safehouse.make("heimlich", two, seed=two)
    assert state.players == 2
    assert state.draw_all() == safehouse.make("heimlich", 2, seed=2).draw_all()
    assert state.push(Whole(state.legal_moves[0].action))  # type: ignore[arg-type]


# --- Words ----------------------------------------------------------------------------------------------------------


def test_moves_in_words() -> None:
    state = begun(start="1")
    state.push("points:2")
    move = state.find("move:orange")
    assert state.describe(move) == state.view(0).describe(move) == "Okonski one building forward"
    assert state.describe(move, "de") != state.describe(move)
    with pytest.raises(safehouse.SafehouseError, match="there is no language 'fr'"):
        state.describe(move, "fr")


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_moves_have_words(name: str, players: int, options: dict[str, str]) -> None:
    """Those of chance, too; and a seat's words are the same from the true position and from what it knows."""
    state = safehouse.make(name, players, seed=4, **options)
    for _ in range(120):
        if state.is_over:
            break
        for move in state.legal_moves[:5]:
            told = state.describe(move)
            assert told
            assert move.by_chance or told == state.view(move.seat).describe(move)
        state.push(state.random_move())


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
