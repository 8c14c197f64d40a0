"""What Heimlich never shows: words that fit several options, and one question straight after another."""

import pytest

from safehouse.core import registry
from safehouse.core.errors import AmbiguousMove, BadData
from safehouse.core.match import Match
from safehouse.core.reader import play_moves
from safehouse.core.record import export_for, log_hash, read, record_of, write
from safehouse.core.scenario import load_scenario
from tests.records.toy import GAME


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OWN_GAMES, "toy", "tests.records.toy")


def refusal(moves: str) -> str:
    with pytest.raises(AmbiguousMove) as caught:
        play_moves(Match(GAME, GAME.setup(4)), moves, "a")
    return str(caught.value)


def test_ambiguous() -> None:
    reason = "it fits several options: go:2, take:2"
    assert refusal("*flip:1\n{ 1. 2 2. go:1 }") == f"a, line 2, column 6, ply 2, '2': {reason}"
    reason = "it fits several outcomes: flip:1, spin:1"
    assert refusal("*1") == f"a, line 1, column 1, ply 1, '*1': {reason}"


def test_two_groups_in_a_row() -> None:
    """Answers to the first question never mix with those to the second."""
    text = '[Game "toy"]\n[Rules "1"]\n[Players "4"]\n'
    moves = "*flip:0 { 1. go:0 2. take:2 } { 3. go:1 4. go:2 }"
    record = read(text + moves)
    assert write(record).split("\n\n")[1] == f"{moves}\n"
    hashes = set()
    for order in ([0, 1, 2, 3], [1, 0, 3, 2], [0, 1, 3, 2]):
        match = Match(GAME, GAME.setup(4))
        match.force(6)
        for seat in order:
            match.submit(seat, [[0, 5, 1, 2][seat]])
        hashes.add(log_hash(record_of(match)))
        assert record_of(match).entries == record.entries
    assert hashes == {log_hash(record)}
    assert export_for(record, 2).endswith("*flip:0 { 1. ? 2. ? } { 3. go:1 4. ? }\n")


def test_between_the_groups() -> None:
    record = read('[Game "toy"]\n[Rules "1"]\n[Players "4"]\n*flip:0 { 1. go:0 2. take:2 } { 4. go:2 }')
    assert export_for(record, 2).endswith("*flip:0 { 1. ? 2. ? }\n")
    assert export_for(record, 3).endswith("*flip:0 { 1. ? 2. ? } { 4. go:2 }\n")


def test_a_game_without_an_editor() -> None:
    given = '{"name": "a", "title": "a", "source": "a", "game": "toy", "players": 4, "set": {"coin": 1}}'
    with pytest.raises(BadData, match="scenario, set: toy has no field 'coin'; it has "):
        load_scenario(given).match()
    with pytest.raises(BadData, match="here: a position of toy cannot be changed"):
        GAME.edit(GAME.first_state(GAME.setup(4)), {}, "here")
