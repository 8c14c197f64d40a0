"""The analysis of finished games: what it says about chances, choices and turning points."""

import json
from pathlib import Path

import pytest

from safehouse.analysis.look import analyse, random_chances
from safehouse.analysis.report import Choice, turning_points
from safehouse.bots.base import find_bot
from safehouse.bots.tables import answer
from safehouse.cli import main
from safehouse.core import record
from safehouse.core.errors import BadRecord
from safehouse.core.game import CHANCE
from safehouse.core.match import Match
from safehouse.core.record import Record
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

GAMES = {"heimlich": {"dossier": "yes", "mode": "top_secret"}, "suitcase": {}, "vienna": {"version": "starter"}}
# Where random players take hundreds of turns.
BOTS = {"suitcase": "greedy"}


def played(name: str, players: int = 3, bot: str = "random", seed: int = 1, plies: int | None = None) -> Record:
    """Return a game of bots, or its beginning."""
    game = find_game(name)
    match = Match(game, game.setup(players, GAMES[name]))
    rng = Rng(seed)
    bots = [find_bot(name, bot, rng) for _ in range(players)]
    while not match.over and (plies is None or match.ply < plies):
        seat = int(match.state.pending()[0])
        if seat == CHANCE:
            match.draw(rng)
        else:
            row = bots[seat].row(match.state.redact(seat), seat) if match.state.sealed() else None
            match.submit(seat, row or answer(match.state, bots[seat], seat))
    return record.record_of(match, [f"P{seat}" for seat in range(players)])


@pytest.mark.parametrize("name", GAMES)
def test_whole_games(name: str) -> None:
    kept = played(name, bot=BOTS.get(name, "random"))
    told: list[int] = []
    report = analyse(kept, "random", tell=told.append)
    assert len(report.chances) == len(kept.entries)
    assert told == list(range(1, sum(len(entry.answers) for entry in kept.entries) + 1))
    for row in report.chances:
        assert len(row) == 3
        assert all(0 <= chance <= 1 for chance in row)
        assert sum(row) <= 1.01
    match = kept.start()
    for ply in kept.plies:
        for action in ply.row:
            match.state.apply(ply.seat, action)
    assert report.chances[-1] == pytest.approx(list(match.state.outcome().shares), abs=1e-4)
    assert {choice.seat for choice in report.choices} == {0, 1, 2}
    assert all(1 < choice.moment <= len(kept.entries) for choice in report.choices)
    assert len(report.turning) <= 3
    assert bool(report.suspected) == (name == "heimlich")


def test_the_same_seed_says_the_same() -> None:
    kept = played("heimlich")
    assert analyse(kept, "random", seed=4) == analyse(kept, "random", seed=4)
    assert analyse(kept, "random", seed=4) != analyse(kept, "random", seed=5)


def test_who_plays_like_the_expert_agrees_with_him() -> None:
    """The analyst asks on what the seat knew: the greedy bot finds its own moves again, but for whims."""
    kept = played("vienna", 2, "greedy")
    shares = analyse(kept, "greedy").agreement()
    assert all(share is not None and share > 0.5 for share in shares)
    others = analyse(played("vienna", 2), "greedy").agreement()
    assert all(share is not None and share < 0.5 for share in others)


def test_suspicions_are_shares() -> None:
    report = analyse(played("heimlich"), "random")
    for moment in report.suspected:
        for row in moment:
            assert all(-1e-9 <= chance <= 1.001 for chance in row)
            assert sum(row) <= 1.01


def test_turning_points_are_the_largest_shifts_in_order() -> None:
    chances = [[0.5, 0.5], [0.5, 0.5], [0.9, 0.1], [0.85, 0.15], [0.2, 0.8], [0.21, 0.79], [0.0, 1.0]]
    found = turning_points(chances, [-1, 0, 1, 0, 1, 0, 1])
    assert [(turn.moment, turn.gained_by, turn.mover) for turn in found] == [(3, 0, 1), (5, 1, 1), (7, 1, 1)]
    assert found[1].gain == pytest.approx(0.65)
    assert turning_points([[0.5, 0.5]] * 4, [0] * 4) == []


def test_agreement_of_a_choice() -> None:
    assert Choice(2, 0, ["a"], ["a"]).agreed
    assert not Choice(2, 0, ["a"], ["b"]).agreed


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="only a finished game"):
        analyse(played("heimlich", plies=20), "random")


def test_random_chances_of_a_game_without_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("heimlich")), "chances", "")
    kept = played("heimlich")
    report = analyse(kept, "random")
    assert sum(report.chances[-1]) in (0.0, pytest.approx(1.0))
    state = kept.start().state
    assert sum(random_chances(state, Rng(1), 10)) <= 1.0


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.sfh"
    record.save(played("heimlich"), path)
    assert main(["analyse", str(path), "--bot", "random", "--all"]) == 0
    said = capsys.readouterr().out
    for part in (
        "chances of winning",
        "P0",
        "what the players could have known",
        "expert would have played differently",
        "mistakes",
        "of the win)",
    ):
        assert part in said
    assert main(["analyse", str(path), "--bot", "random", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["agreement"]) == 3
    assert set(data) >= {"chances", "choices", "turning", "suspected", "names"}
    record.save(played("heimlich", plies=12), tmp_path / "half.sfh")
    assert main(["analyse", str(tmp_path / "half.sfh")]) != 0
    assert "only a finished game" in capsys.readouterr().err
