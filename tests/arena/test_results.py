"""The folder: what is kept of a game, what a crash may cost, and what is refused."""

import json
from pathlib import Path

import pytest

from safehouse.arena.plan import Schedule, make_plan
from safehouse.arena.play import Stage
from safehouse.arena.played import Played
from safehouse.arena.results import GAMES, BadResults, Results, digest
from safehouse.core.registry import find_game


def plan_of(seed: int = 7, *bots: str) -> Schedule:
    game = find_game("heimlich")
    return make_plan(game, game.setup(2), bots or ("greedy", "random"), seed)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    stage = Stage(plan_of())
    return [stage.play(number) for number in range(4)]


def fill(folder: Path, games: list[Played]) -> Path:
    with Results(plan_of(), folder) as results:
        for game in games:
            results.add(game)
    return folder / GAMES


def test_a_game_is_told_whole(games: list[Played]) -> None:
    first, second = games[0], games[1]
    assert first.block == second.block == 0
    assert first.seed == second.seed != games[2].seed
    assert first.seats == second.seats[::-1]
    for game in games:
        assert sum(game.shares) in (0.0, 1.0)
        assert sorted(game.times) == ["greedy", "random"]
        assert sum(times.count for times in game.times.values()) == game.decisions <= game.steps
        assert game.turns is not None
        assert game.turns > 0
        assert len(game.used.seats) == 2


def test_what_was_written_is_read(tmp_path: Path, games: list[Played]) -> None:
    fill(tmp_path, games[:3])
    with Results(plan_of(), tmp_path) as results:
        assert results.games == {game.game: game.lean() for game in games[:3]}
        assert results.missing(6) == [3, 4, 5]
        assert digest(results.games.values()) == digest([game.lean() for game in games[:3]])


def test_a_torn_line_is_dropped(tmp_path: Path, games: list[Played]) -> None:
    path = fill(tmp_path, games[:3])
    whole = path.read_bytes()
    for cut in (1, 40, len(whole.splitlines()[-1])):
        path.write_bytes(whole[:-cut])
        with Results(plan_of(), tmp_path) as results:
            assert results.missing(4) == [2, 3]
            results.add(games[2])
        assert path.read_bytes() == whole


def test_nothing_is_counted_twice(tmp_path: Path, games: list[Played]) -> None:
    path = fill(tmp_path, [games[0], games[1], games[0]])
    assert len(path.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    ("line", "complaint"),
    [("{", "line 2: not JSON"), ("{}", "line 2: not the result"), ("[1]", "line 2: not the result")],
)
def test_a_broken_line_is_named(tmp_path: Path, games: list[Played], line: str, complaint: str) -> None:
    path = fill(tmp_path, games[:2])
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], line, lines[1], ""]))
    before = path.read_bytes()
    with pytest.raises(BadResults, match=complaint):
        Results(plan_of(), tmp_path)
    assert path.read_bytes() == before


def test_a_game_that_is_there_twice_is_named(tmp_path: Path, games: list[Played]) -> None:
    path = fill(tmp_path, games[:2])
    path.write_text(path.read_text() + path.read_text())
    with pytest.raises(BadResults, match="line 3: game 0 occurs twice"):
        Results(plan_of(), tmp_path)


@pytest.mark.parametrize(("seed", "second", "part"), [(8, "random", "seed"), (7, "greedy", "line-ups")])
def test_another_command_is_refused(tmp_path: Path, games: list[Played], seed: int, second: str, part: str) -> None:
    fill(tmp_path, games)
    with pytest.raises(BadResults, match=f"belongs to another command: {part} differ"):
        Results(plan_of(seed, "greedy", second), tmp_path)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("{}\n")
    with pytest.raises(BadResults, match=r"no arena\.json"):
        Results(plan_of(), tmp_path)


def test_fewer_games_than_there_are_is_refused(tmp_path: Path, games: list[Played]) -> None:
    fill(tmp_path, games)
    with Results(plan_of(), tmp_path) as results, pytest.raises(BadResults, match="more than the 2 asked for"):
        results.missing(2)


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    with Results(plan_of(), tmp_path), pytest.raises(BadResults, match="in use"):
        Results(plan_of(), tmp_path)


def test_results_are_the_same_but_for_the_times(games: list[Played]) -> None:
    again = Stage(plan_of()).play(3)
    assert again.canonical() == games[3].canonical()
    assert "times" not in json.loads(again.canonical())
