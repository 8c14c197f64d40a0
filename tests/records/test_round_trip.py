"""What is written can be read, and is written again just so: games of every setting, running and finished."""

import hashlib
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from safehouse.core.errors import BadRecord
from safehouse.core.fields import values_of
from safehouse.core.match import Answer, Match, plies
from safehouse.core.notation import WIDTH, Place, Visitor, scan
from safehouse.core.record import Record, log_hash, read, record_of, write
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario
from tests.records.playing import EACH, HEIMLICH, SETTINGS, new_match, own_board, play_on


@pytest.mark.parametrize(("players", "mode", "dossier"), EACH)
def test_random_games(players: int, mode: str, dossier: str) -> None:
    for seed in range(3):
        match = play_on(new_match(players, mode, dossier), Rng(seed))
        record = record_of(match, ["Anne", 'B "the\\cat"\n'], {"Date": "2026-01-02", "Note": "ä ; { } [x]"})
        text = write(record)
        again = read(text)
        assert again == record
        assert write(again) == text
        assert again.result is not None


@pytest.mark.parametrize(("players", "mode", "dossier"), SETTINGS)
def test_running_games(players: int, mode: str, dossier: str) -> None:
    """A record may end anywhere, also in the middle of a row or of answers given together."""
    match = new_match(players, mode, dossier)
    rng = Rng(players)
    for entries in range(0, 60, 3):
        play_on(match, rng, entries)
        record = record_of(match)
        text = write(record)
        assert read(text) == record
        assert write(read(text)) == text
        assert (record.result is not None) == match.over


def test_replay_gives_the_live_state() -> None:
    """I2: every step of the replay is the state that the live game had, where nobody else is still thinking."""
    match = new_match(4, "top_secret", "yes")
    rng = Rng(5)
    seen = []
    while not match.over:
        play_on(match, rng, match.ply + 1)
        seen.append(values_of(match.state))
    steps = list_of_states(read(write(record_of(match))))
    assert len(steps) == len(seen) + 1
    group = [answer for entry in match.entries if entry.together for answer in entry.answers]
    together = [place for place, ply in enumerate(plies(match.entries)) if ply in group]
    assert together
    for place, live in enumerate(seen):
        if place not in together:
            assert steps[place + 1] == live
    assert steps[-1] == seen[-1]


def list_of_states(record: Record) -> list[dict[str, object]]:
    match = record.start()
    states = [values_of(match.state)]
    for ply in record.plies:
        match.take(ply)
        states.append(values_of(match.state))
    return states


def test_rows_survive() -> None:
    """One confirmed entry stays one entry: the same moves in other rows are another record."""
    setup = HEIMLICH.setup(4, {"start": "1"})
    texts = []
    for rows in ([["red", "red"]], [["red"], ["red"]]):
        match = Match(HEIMLICH, setup)
        for agent in ("red", "orange", "yellow", "green"):
            match.force(HEIMLICH.space.encode("identity", setup.names["agent"].index(agent)))
        match.force(HEIMLICH.space.encode("roll", 1))
        for row in rows:
            match.submit(0, [HEIMLICH.space.encode("move", setup.names["agent"].index(agent)) for agent in row])
        texts.append(write(record_of(match)))
        assert [ply.row for ply in read(texts[-1]).plies] == [ply.row for ply in plies(match.entries)]
    assert texts[0].endswith("*roll:2 1. move:red move:red\n")
    assert texts[1].endswith("*roll:2 1. move:red 1. move:red\n")


def asked_together() -> Match:
    """A match in which four seats are asked whether they want to play a card."""
    match = new_match(4, "top_secret", start="1")
    rng = Rng(1)
    while len(match.state.pending()) < 4:
        play_on(match, rng, match.ply + 1)
    return match


def test_arrival_does_not_matter() -> None:
    texts, hashes = set(), set()
    no = HEIMLICH.space.encode("no")
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        match = asked_together()
        for seat in order:
            match.submit(seat, [no])
        play_on(match, Rng(7), match.ply + 30, whole_rows=True)
        record = record_of(match)
        texts.add(write(record))
        hashes.add(log_hash(record))
    assert len(texts) == len(hashes) == 1
    assert "{ 1. no 2. no 3. no 4. no } *open" in " ".join(texts.pop().split())


def test_answers_so_far() -> None:
    """A group that is not complete is written as it stands, and can be gone on from."""
    match = asked_together()
    no = HEIMLICH.space.encode("no")
    match.submit(2, [no])
    match.submit(0, [no])
    text = write(record_of(match))
    assert text.endswith("{ 1. no 3. no }\n")
    kept = read(text)
    assert kept.plies[-2:] == [Answer(0, [no]), Answer(2, [no])]
    resumed = kept.start()
    for ply in kept.plies:
        resumed.take(ply)
    assert (list(resumed.state.pending()), resumed.entries[-1].missing) == ([1, 3], [1, 3])


def test_retract() -> None:
    """An answer that was taken back leaves no trace; the new one takes its place."""
    match = asked_together()
    before = write(record_of(match))
    no, yes = HEIMLICH.space.encode("no"), HEIMLICH.space.encode("yes")
    match.submit(1, [no])
    match.retract(1)
    assert write(record_of(match)) == before
    match.submit(3, [no])
    sayer = next(seat for seat in (0, 1, 2) if yes in match.state.legal(seat))
    match.submit(sayer, [no])
    match.retract(sayer)
    match.submit(sayer, [yes])
    assert f"{sayer + 1}. yes" in write(record_of(match))
    assert read(write(record_of(match))) == record_of(match)


def test_own_data_files_travel() -> None:
    setup = HEIMLICH.setup(3, {"mode": "top_secret"}, {"board": own_board()})
    match = play_on(Match(HEIMLICH, setup), Rng(3))
    record = record_of(match)
    text = write(record)
    assert '[File.board "crooked ' in text
    assert "[Content.board " in text
    assert "[Content.deck " not in text
    again = read(text)
    assert again == record
    assert again.files["board"] == own_board()
    assert write(again) == text


def test_equal_names_of_a_die_are_told_apart() -> None:
    """I2: three faces called 6 are three outcomes, so the replayed state is the same to the last number."""
    setup = HEIMLICH.setup(4, {"start": "1"}, {"board": own_board()})
    match = Match(HEIMLICH, setup)
    for agent in range(4):
        match.force(HEIMLICH.space.encode("identity", agent))
    match.force(HEIMLICH.space.encode("roll", 5))
    text = write(record_of(match))
    assert text.endswith("*roll:6#3\n")
    assert list_of_states(read(text))[-1] == values_of(match.state)


def test_hash() -> None:
    """I7: the moves, the rules and the setting count; names and free tags do not."""
    match = play_on(new_match(3, "top_secret"), Rng(9))
    record = record_of(match, ["Anne"], {"Date": "2026-01-02"})
    assert log_hash(record) == log_hash(record_of(match)) == log_hash(read(write(record)))
    assert log_hash(replace(record, rules_version=2)) != log_hash(record)
    assert log_hash(replace(record, entries=record.entries[:-1])) != log_hash(record)
    other = record_of(play_on(new_match(3, "top_secret"), Rng(10)))
    assert log_hash(other) != log_hash(record)


GOLDEN_MOVES = "*left_out:3 *starts:1 *identity:red *identity:blue *roll:2 1. move:red move:red\n"


def test_golden_hash() -> None:
    """The same on every machine and every build; it changes only with the rules version or a shipped data file."""
    header = '[Game "heimlich"]\n[Rules "1"]\n[Players "2"]\n'
    record = read(header + GOLDEN_MOVES.replace("red", "purple").replace("blue", "grey"))
    lines = write(record).split("\n\n")[0].splitlines()
    moves = "*left_out:3 *starts:1 *identity:purple *identity:grey *roll:2 1. move:purple move:purple"
    expected = hashlib.sha256(("".join(f"{line}\n" for line in lines) + moves).encode()).hexdigest()
    assert log_hash(record) == expected


def test_hash_seed_does_not_matter() -> None:
    """I7: the same text and hash under any PYTHONHASHSEED."""
    program = (
        "from safehouse.core.record import *\nfrom safehouse.core.rng import Rng\n"
        "from tests.records.playing import *\n"
        "r = record_of(play_on(new_match(5, 'top_secret', 'yes'), Rng(4)))\nprint(log_hash(r), len(write(r)))"
    )
    found = set()
    for seed in ("0", "1", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def test_lines_are_short_and_whole() -> None:
    text = write(record_of(play_on(new_match(4, "top_secret", "yes"), Rng(1))))
    header, moves = text.split("\n\n")
    assert moves.endswith("\n")
    for line in moves.splitlines():
        assert len(line) <= WIDTH
        assert not line.endswith((".", "{", " "))
    assert all(line.startswith("[") and line.endswith("]") for line in header.splitlines())


def test_visitor() -> None:
    """Statistics need no replay: they are a visitor of the one parser."""

    class Count(Visitor):
        rolls = 0
        rows = 0
        tags = 0

        def tag(self, name: str, value: str, at: Place) -> None:
            self.tags += 1

        def chance(self, text: str, at: Place) -> None:
            self.rolls += text.startswith("roll:")

        def seat(self, seat: int, at: Place) -> None:
            self.rows += 1

    match = play_on(new_match(4, "top_secret"), Rng(2))
    count = Count()
    text = write(record_of(match))
    scan(text, count)
    assert count.tags == text.count("\n[") + 1
    steps = list(plies(match.entries))
    assert count.rows == sum(ply.seat >= 0 for ply in steps)
    assert count.rolls == sum(HEIMLICH.space.kind_of(ply.row[0]).name == "roll" for ply in steps)


def test_match_from_a_position_has_no_record() -> None:
    match = find_scenario("heimlich", "h6_2_scoring").play()
    with pytest.raises(BadRecord, match="does not replay from its start"):
        record_of(match)
    with pytest.raises(BadRecord, match="did it begin from a position"):
        record_of(find_scenario("heimlich", "h6_2_scoring").match())


def test_what_cannot_be_written() -> None:
    match = new_match(2)
    for error, arguments in {
        "3 names for 2 seats": (["a", "b", "c"], {}),
        "cannot be called 'Game'": ([], {"Game": "x"}),
        "cannot be called 'Seat1'": ([], {"Seat1": "x"}),
        "cannot be called 'Option.mode'": ([], {"Option.mode": "x"}),
        "cannot be called 'two words'": ([], {"two words": "x"}),
    }.items():
        with pytest.raises(BadRecord, match=error):
            record_of(match, *arguments)
    with pytest.raises(BadRecord, match="the tag Seat1 holds half of a surrogate pair"):
        write(record_of(match, ["\ud800"]))
