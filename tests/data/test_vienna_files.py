"""Data files of Vienna at the command line: each fault is refused with its place, and an own file makes a game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from safehouse.cli import main
from safehouse.core.errors import BadData
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.record import read, record_of, write
from safehouse.core.rng import Rng
from safehouse.games.vienna.data_files import DATA
from safehouse.games.vienna.game import GAME
from tests.data.test_vienna_board import BAD as BAD_BOARDS
from tests.data.test_vienna_cards import BAD_CARDS, BAD_TRACKS
from tests.data.test_vienna_missions import BAD as BAD_MISSIONS
from tests.records.playing import play_on

Content = dict[str, Any]
Fault = tuple[Callable[[Content], Any], str, str]
SHIPPED = {"board": "vienna_1950", "cards": "classic", "missions": "classic", "tracks": "classic"}
ROLES: dict[str, dict[str, Fault]] = {
    "board": BAD_BOARDS, "cards": BAD_CARDS, "missions": BAD_MISSIONS, "tracks": BAD_TRACKS,
}  # fmt: skip
FAULTS = [(role, case) for role, faults in ROLES.items() for case in faults]


def shipped(role: str) -> Content:
    content: Content = json.loads(GAME.shipped_file(role, SHIPPED[role]))
    return content


def validate(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["validate", *words])
    return (status, *capsys.readouterr())


def refused(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    """Validate a broken file, and return the one line that says why."""
    status, out, err = validate(capsys, str(path))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert str(path) in err
    assert len(err) < len(str(path)) + 300
    return err.split(f"{path}", 1)[1]


@pytest.mark.parametrize(("role", "fact"), [
    ("board", "30 buildings, 40 squares (14 of 2, 16 of 3, 10 of 4) in one piece, and no road crosses another"),
    ("cards", "175 cards, 90 of them in the starter version; each bribe meets each info 7 times"),
    ("missions", "60 missions, of each nation 1 S, 6 A, 5 B"),
    ("tracks", "five tracks of 6 areas (21, 21, 21, 21, 21 fields), a roof of 12 fields"),
])  # fmt: skip
def test_shipped_files_are_proven(capsys: pytest.CaptureFixture[str], role: str, fact: str) -> None:
    """V1.5, V1.6, V1.8, V1.9: what the command says of them; also without a telling name."""
    path = DATA / f"{SHIPPED[role]}.{role}.json"
    status, out, err = validate(capsys, str(path))
    assert (status, err) == (0, "")
    assert out == f"{path}: {role} {SHIPPED[role]!r}: {fact}\n"


@pytest.mark.parametrize("role", SHIPPED)
def test_a_file_is_known_by_its_content(capsys: pytest.CaptureFixture[str], tmp_path: Path, role: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(shipped(role)))
    status, out, _ = validate(capsys, str(path))
    assert status == 0
    assert f": {role} {SHIPPED[role]!r}: " in out


@pytest.mark.parametrize(("role", "case"), FAULTS, ids=[f"{role}: {case}" for role, case in FAULTS])
def test_every_fault_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, role: str, case: str) -> None:
    change, place, reason = ROLES[role][case]
    content = shipped(role)
    change(content)
    path = tmp_path / f"bad.{role}.json"
    path.write_text(json.dumps(content))
    text = refused(capsys, path)
    assert text.startswith(", ")
    assert place in text.split(": ", 1)[0]
    assert reason in text


def set_at(content: Content, way: str, value: object) -> Content:
    """Change one place of a file: `squares.0.number`."""
    place: Any = content
    *parts, last = way.split(".")
    for part in parts:
        place = place[int(part) if isinstance(place, list) else part]
    place[int(last) if isinstance(place, list) else last] = value
    return content


@pytest.mark.parametrize(("role", "way", "value"), [
    ("board", "squares.0.number", 2.0),
    ("board", "squares.0.x", 132.0),
    ("cards", "cards.0.number", 1.0),
    ("missions", "missions.0.points", 2.0),
    ("missions", "missions.0.points", True),
    ("tracks", "tracks.slide.0", 4.0),
])  # fmt: skip
def test_a_whole_number_is_written_as_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, role: str, way: str, value: object
) -> None:
    """JSON Schema takes 2.0 for an integer; the compiled rules do not."""
    path = tmp_path / f"bad.{role}.json"
    path.write_text(json.dumps(set_at(shipped(role), way, value)))
    assert f"{value!r} is not of type 'integer'" in refused(capsys, path)


def nested(depth: int) -> str:
    return json.dumps({**shipped("board"), "name": 0}).replace('"name": 0', '"name": ' + "[" * depth + "]" * depth, 1)


@pytest.mark.parametrize(("text", "reason"), [
    (json.dumps(shipped("board"))[:-1] + " " * 1_000_000 + "}", ": larger than 1,000,000 bytes"),
    ("[" * 100_000, ": nested too deeply"),
    (nested(50), ", name: ["),
    (nested(100_000), ": nested too deeply"),
    (json.dumps({**shipped("board"), "buildings": shipped("board")["buildings"] * 3}), "is too long"),
    (json.dumps({**shipped("board"), "buildings": "x" * 900_000}), "is not of type 'array'"),
    (json.dumps(shipped("board")).replace("1600", "NaN", 1), "NaN is not a number"),
    (json.dumps(shipped("board")).replace('"name"', '"title": "x", "name"', 1), "'title' occurs twice"),
    (json.dumps(shipped("board"))[:-20], "not JSON at line 1"),
    ("", "not JSON at line 1"),
], ids=range(10))  # fmt: skip
def test_hostile_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, reason: str) -> None:
    """Too large, too deep, too long, or no JSON at all: one short line each, and no traceback."""
    path = tmp_path / "bad.board.json"
    path.write_text(text)
    assert reason in refused(capsys, path)


def test_bytes_that_are_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.board.json"
    path.write_bytes(b"\xff\xfe{}")
    assert "not UTF-8 text (byte 0)" in refused(capsys, path)


# --- Own files make games -----------------------------------------------------------------------------------


def own_board() -> str:
    """The board with the names of two buildings and the colours of two others exchanged."""
    content = shipped("board")
    content["name"], content["source"] = "mine", "tests"
    content["buildings"][0]["colour"], content["buildings"][1]["colour"] = "brown", "orange"
    content["buildings"][2]["label"] = "Gericht"
    return json.dumps(content)


def own_tracks() -> str:
    """V1.6: short tracks, so that the game is over soon."""
    content = shipped("tracks")
    content["name"] = "short"
    content["tracks"] = {info: [2, 1, 1, 1, 1, 1] for info in content["tracks"]}
    return json.dumps(content)


def own_missions() -> str:
    content = shipped("missions")
    content["name"] = "rich"
    for mission in content["missions"]:
        mission["shillings"] = 30
    return json.dumps(content)


def test_a_game_on_an_own_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """V1.5: by option, at the command line; the buildings are those of the file."""
    path = tmp_path / "mine.board.json"
    path.write_text(own_board())
    words = ["simulate", "vienna", "--players", "2", "--games", "2", "--seed", "1", "--json"]
    assert main([*words, "--option", f"board={path}", "--bots", "random", "random"]) == 0
    assert json.loads(capsys.readouterr().out)
    path.write_text(json.dumps(set_at(json.loads(own_board()), "squares.0.buildings.0", "atlantis")))
    assert main([*words, "--option", f"board={path}", "--bots", "random", "random"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{path}, squares[0].buildings[0]: there is no building 'atlantis'" in err


@pytest.mark.parametrize(("role", "text"), [
    ("board", own_board()), ("tracks", own_tracks()), ("missions", own_missions()),
])  # fmt: skip
def test_a_record_carries_its_own_file(role: str, text: str) -> None:
    """A game on somebody's file is written, read and replayed on another machine."""
    match = play_on(Match(GAME, GAME.setup(2, {"third_man": "yes"}, {role: text})), Rng(4))
    record = record_of(match)
    kept = write(record)
    assert f"[Content.{role} " in kept
    assert read(kept) == record
    assert read(kept).files[role] == text


def test_short_tracks_make_short_games() -> None:
    """V7.3, V8.1: thresholds lie closer, so the investigator is there sooner."""
    lengths = []
    for files in ({}, {"tracks": own_tracks()}):
        state = GAME.first_state(GAME.setup(2, {"version": "starter"}, files))
        lengths.append(rollout(state, Rng(3)))
    assert lengths[1] < lengths[0]


def test_no_purple_building_no_third_man() -> None:
    """V14.1: he starts on a purple building, so a board without one is refused with this expansion only."""
    content = shipped("board")
    content["declared"].update(of_each=[0, 30], all_different=False)
    for building in content["buildings"]:
        if building["colour"] == "purple":
            building["colour"] = "pink"
    files = {"board": json.dumps(content)}
    GAME.setup(2, {}, files)
    with pytest.raises(BadData, match=r"^board, buildings: none is purple, where the third man starts \(V14\.1\)"):
        GAME.setup(2, {"third_man": "yes"}, files)


def test_a_bad_file_in_a_setup_names_its_role() -> None:
    with pytest.raises(BadData, match=r"^tracks, roof\.start: there is no field Z"):
        GAME.setup(2, {}, {"tracks": json.dumps(set_at(shipped("tracks"), "roof.start", "Z"))})
