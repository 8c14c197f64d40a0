"""`safehouse arena`, as a person or a program calls it."""

import json
import sys
from pathlib import Path

import pytest

from safehouse.cli import spread
from safehouse.cli.arena_table import duration
from tests.cli.said import check_refused, run


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--game", "chess"], "no game 'chess'"),
        (["--players", "9", "--bots", "greedy"], "2 to 7 players"),
        (["--option", "mode=easy", "--bots", "greedy"], "'easy'"),
        ([], "no bot was named"),
        (["--bots", "oracle"], "no bot 'oracle'"),
        (["--bots", "greedy:hours=3"], "the budget of"),
        (["--contender", "greedy"], "--against together"),
        (["--contender", "greedy", "--against", "random", "--bots", "random"], "without --bots"),
        (["--bots", "greedy", "--games", "0"], "--games must be at least 1"),
        (["--bots", "greedy", "--processes", "0"], "--processes must be at least 1"),
        (["--bots", "greedy", "random", "greedy", "--players", "2"], "named twice"),
    ],
)
def test_an_error_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    check_refused(run(capsys, "arena", *words), part)
    assert list(tmp_path.iterdir()) == []


def test_ray_may_stand_alone() -> None:
    assert spread(["arena", "--ray"]) == ["arena", "--ray", "local"]
    assert spread(["arena", "--ray", "--json"]) == ["arena", "--ray", "local", "--json"]
    assert spread(["arena", "--ray", "there:6379", "--json"]) == ["arena", "--ray", "there:6379", "--json"]


def test_without_ray_a_sentence_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # importing it fails, as where it is not installed
    status, _, err = run(capsys, "arena", "--bots", "random", "--games", "4", "--ray")
    assert status == 2
    assert "safehouse-games[ray]" in err


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "3", "--contender", "greedy", "--against", "random", "--games", "10", "--processes", "1"]
    status, out, _ = run(capsys, "arena", *words)
    assert status == 0
    lines = out.splitlines()
    assert lines[0] == "Heimlich & Co.: 12 games in 4 blocks of 3 seatings"
    assert lines[2].split()[:2] == ["greedy", "12"]
    assert lines[3].split()[:2] == ["random", "12"]
    status, out, _ = run(capsys, "arena", *words, "--json")
    summary = json.loads(out)
    assert lines[-1].split()[1] == summary["digest"][:16]
    assert summary["bots"]["greedy"]["seats"] == 12
    assert summary["bots"]["random"]["seats"] == 24
    assert summary["bots"]["greedy"]["multiple"]["value"] > 1
    assert summary["bots"]["greedy"]["rating"] is not None


def test_a_folder_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--players", "2", "--bots", "random", "--processes", "1", "--out", str(tmp_path / "new" / "folder")]
    run(capsys, "arena", *words, "--games", "4")
    path = tmp_path / "new" / "folder" / "games.jsonl"
    first = path.read_bytes()
    assert run(capsys, "arena", *words, "--games", "8")[0] == 0
    assert path.read_bytes().startswith(first)
    assert len(path.read_bytes().splitlines()) == 8
    status, _, err = run(capsys, "arena", *words, "--games", "8", "--seed", "2")
    assert status == 2
    assert "belongs to another command" in err


@pytest.mark.parametrize(
    ("seconds", "text"), [(None, "–"), (0.0000042, "4 µs"), (0.0301, "30.1 ms"), (1.5, "1.5 s"), (12.0, "12 s")]
)
def test_durations(seconds: float | None, text: str) -> None:
    assert duration(seconds) == text
