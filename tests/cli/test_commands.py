"""The commands, as a program or a person calls them."""

import io
import json
from pathlib import Path

import pytest

from safehouse import __version__
from safehouse.arena.statistics import wilson
from safehouse.bots.base import Bot
from safehouse.cli import spread
from safehouse.core import record
from safehouse.core.collection import load_all
from safehouse.core.game import GameState
from safehouse.core.registry import OWN_GAMES, find_game
from tests.cli.said import check_refused, run

DATA = find_game("heimlich").data_folder


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert out.strip() in (f"safehouse {__version__} (compiled)", f"safehouse {__version__} (interpreted)")


def test_help_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys)
    assert (status, err) == (0, "")
    for command in ("games", "play", "simulate", "replay", "validate", "new-game", "check", "bench", "notebook"):
        assert command in out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games")
    assert "Heimlich & Co." in out
    assert "Wolfgang Kramer" in out
    _, out, _ = run(capsys, "games", "--json")
    game = next(game for game in json.loads(out) if game["name"] == "heimlich")
    assert game["players"] == [2, 7]
    assert {option["name"] for option in game["options"]} >= {"mode", "dossier"}
    assert game["bots"] == ["expert", "casual", "novice", "network", "greedy", "random"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["fly"], "fly"),
        (["games", "--fast"], "--fast"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "--players", "9"], "2 to 7 players"),
        (["play", "--players", "many"], "--players"),
        (["play", "--humans", "5"], "not 5"),
        (["play", "--humans", "0"], "not 0"),
        (["play", "--bot", "oracle"], "no bot 'oracle'"),
        (["play", "--option", "mode=easy"], "'easy'"),
        (["play", "--option", "mood=good"], "'mood'"),
        (["play", "--option", "mode"], "NAME=VALUE"),
        (["play", "--option", "board=none.json"], "none.json"),
        (["play", "--names", "A", "B", "C", "D", "E"], "too many"),
        (["play", "--names", "A", "A"], "a different name"),
        (["play", "--lang", "fr"], "'fr'"),
        (["play", "--save", "no/such/folder/x.sfh"], "not a folder"),
        (["simulate", "--games", "0"], "--games must be at least 1"),
        (["simulate", "--games", "1", "--save", "games.txt"], "ends in .sfh or .jsonl"),
        (["convert", "games.sfh", "games.txt"], "ends in .sfh or .jsonl"),
        (["convert", "games.sfh", "games.jsonl"], "games.sfh: No such file"),
        (["simulate", "--bots", "greedy", "oracle"], "no bot 'oracle'"),
        (["simulate", "--bots", "random", "random", "random", "--players", "2"], "too many"),
        (["replay", "nothing.sfh"], "nothing.sfh"),
        (["validate", "nothing.sfh"], "nothing.sfh"),
        (["validate", "nothing.board.json"], "nothing.board.json"),
        (["check", "chess"], "no game 'chess'"),
        (["check", "heimlich", "--law", "gravity"], "no law 'gravity'"),
        (["bench", "--only", "chess"], "no benchmark 'chess'"),
    ],
)
def test_an_error_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    check_refused(run(capsys, *words), part)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("safehouse.cli.simulate.run", interrupt)
    status, out, err = run(capsys, "simulate", "--games", "5")
    assert (status, out, err.strip()) == (130, "", "")


def test_several_values_in_a_row() -> None:
    assert spread(["simulate", "--bots", "a", "b", "--seed", "1"]) == [
        "simulate",
        "--bots",
        "a",
        "--bots",
        "b",
        "--seed",
        "1",
    ]
    assert spread(["play", "--option", "a=b", "heimlich"]) == ["play", "--option", "a=b", "heimlich"]
    assert spread(["play", "--option", "a=b", "c=d"]) == ["play", "--option", "a=b", "--option", "c=d"]
    assert spread(["play", "--option", "a=b", "--option", "c=d"]) == ["play", "--option", "a=b", "--option", "c=d"]


# --- simulate -----------------------------------------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], *words: str, game: str = "heimlich") -> dict[str, object]:
    status, out, _ = run(capsys, "simulate", game, "--json", *words)
    assert status == 0
    content: dict[str, object] = json.loads(out)
    return content


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    summary = simulated(capsys, "--players", "3", "--games", "20", "--bots", "greedy", "random", "--seed", "5")
    seats = summary["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["greedy", "random", "random"]
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in seats)
    _, out, _ = run(capsys, "simulate", "--games", "3", "--bots", "random", "--players", "5")
    assert "games/s" in out
    assert "won by nobody: " in out
    assert " turns, " in out


@pytest.mark.parametrize("game", ["heimlich", "suitcase", "vienna"])
def test_simulated_games_are_saved_and_converted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["--players", "3", "--games", "4", "--bots", "novice", "random", "--seed", "5"]
    summary = simulated(capsys, *words, "--save", "games.sfh", game=game)
    plain = simulated(capsys, *words, game=game)
    assert summary["seats"] == plain["seats"]  # saving changes no game
    records = list(load_all(Path("games.sfh")))
    assert [record.names for record in records] == [("novice", "random", "random")] * 4
    assert records[2].tags == {"Event": "simulation, seed 5, game 3"}
    assert all(record.result is not None for record in records)
    assert run(capsys, "convert", "games.sfh", "games.jsonl") == (0, "games.jsonl: 4 records\n", "")
    assert len(Path("games.jsonl").read_text().splitlines()) == 4
    assert run(capsys, "convert", "games.jsonl", "back.sfh")[0] == 0
    assert Path("back.sfh").read_bytes() == Path("games.sfh").read_bytes()
    for name in ("games.sfh", "games.jsonl"):
        status, out, _ = run(capsys, "validate", name)
        assert (status, out.startswith(f"{name}: 4 records")) == (0, True)
    status, out, _ = run(capsys, "replay", "games.sfh", "--number", "3", "--json")
    assert (status, len(json.loads(out)["entries"])) == (0, len(records[2].plies))
    check_refused(run(capsys, "replay", "games.sfh", "--number", "5"), "there is no record 5, it holds 4")
    check_refused(run(capsys, "simulate", game, *words, "--save", "games.sfh"), "already exists")


def test_a_broken_record_is_not_converted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    good = find_game("heimlich").sample()
    Path("games.sfh").write_text(f"{good}\n{good.replace('move:', 'dance:', 1)}")
    status, _, err = run(capsys, "convert", "games.sfh", "games.jsonl")
    assert status == 2
    assert "games.sfh, from line " in err
    assert "no such move" in err
    assert not Path("games.jsonl").exists()


def test_simulate_shows_only_what_a_game_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Vienna tells of its turns in events, and always has a winner; the stranger's game has no turns."""
    summary = simulated(capsys, "--games", "2", "--bots", "random", "--players", "2", game="vienna")
    assert isinstance(summary["mean_turns"], float)
    assert summary["mean_turns"] > 5
    _, out, _ = run(capsys, "simulate", "vienna", "--games", "2", "--bots", "random", "--players", "2")
    assert " turns, " in out
    assert "won by nobody" not in out
    monkeypatch.setitem(OWN_GAMES, "ballots", "tests.fixtures.ballots")
    _, out, _ = run(capsys, "simulate", "ballots", "--games", "2", "--bots", "random", "--players", "2")
    assert "a game takes " in out
    assert "turns" not in out


@pytest.mark.parametrize("mode", ["basic", "top_secret"])
def test_the_fast_path_gives_the_same_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    words = [
        "--players",
        "4",
        "--games",
        "12",
        "--bots",
        "random",
        "--seed",
        "7",
        "--option",
        f"mode={mode}",
        "dossier=yes",
    ]
    fast = simulated(capsys, *words)
    rows: list[list[int]] = []

    def by_the_view(state: GameState, bot: Bot, seat: int) -> list[int]:
        rows.append(bot.row(state.redact(seat), seat))
        return rows[-1]

    monkeypatch.setattr("safehouse.bots.tables.answer", by_the_view)
    slow = simulated(capsys, *words)
    assert len(rows) > 12
    for key in ("seconds", "games_per_s"):
        del fast[key], slow[key]
    assert fast == slow


def test_wilson() -> None:
    # Agresti and Coull's worked values for 0 and 10 of 10.
    low, high = wilson(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=1e-4)
    low, high = wilson(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == pytest.approx(1)
    low, high = wilson(50, 100)
    assert low + high == pytest.approx(1)


# --- play, replay, validate ---------------------------------------------------------------------------------


def test_play_ends_politely_at_the_end_of_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "game.sfh"
    typed(monkeypatch, "rr", "")
    status, out, err = run(capsys, "play", "--seed", "4", "--bot", "random", "--save", str(target), "--lang", "en")
    assert (status, err) == (0, "")
    assert "unfinished" in out
    kept = record.load(target)
    assert kept.names == ("Anne", "Herman", "Carl", "Marc")
    assert any(ply.seat == 0 for ply in kept.plies)


def test_play_refuses_to_overwrite(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "game.sfh"
    target.write_text("precious")
    status, _, err = run(capsys, "play", "--save", str(target))
    assert status == 2
    assert "already exists" in err
    assert target.read_text() == "precious"


def test_quitting_keeps_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "game.sfh"
    typed(monkeypatch, "q")
    status, _, _ = run(capsys, "play", "--seed", "1", "--save", str(target))
    assert status == 0
    assert record.load(target).result is None


def test_ctrl_c_at_the_table_keeps_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("safehouse.cli.table.Terminal.ask", interrupt)
    target = tmp_path / "game.sfh"
    status, _, err = run(capsys, "play", "--seed", "1", "--save", str(target))
    assert (status, err) == (130, "")
    assert record.load(target).result is None


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


@pytest.fixture
def kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, records: Path) -> Path:
    """The record of a whole game in which the person always takes the first option; played once, it takes seconds."""
    target = records / "kept.sfh"
    if target.exists():
        return target
    typed(monkeypatch, *["1", "", "0", "n", "p"] * 3000)
    status, out, _ = run(
        capsys,
        "play",
        "--seed",
        "2",
        "--save",
        str(target),
        "--option",
        "mode=top_secret",
        "dossier=yes",
        "--lang",
        "en",
    )
    assert status == 0
    assert "Game over" in out
    return target


def test_replay(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    status, out, _ = run(capsys, "replay", str(kept), "--lang", "en")
    assert status == 0
    assert "rolls" in out
    assert "Identities and stones" in out
    secret = "Anne, you are"
    assert secret not in out
    _, out, _ = run(capsys, "replay", str(kept), "--seat", "1", "--ply", "8", "--lang", "en")
    assert secret in out
    assert "Identities and stones" not in out
    typed(monkeypatch, "", "q")
    _, out, _ = run(capsys, "replay", str(kept), "--step", "--lang", "de")
    assert "Enter" in out
    status, _, err = run(capsys, "replay", str(kept), "--ply", "100000")
    assert status == 2
    assert "no ply" in err
    _, out, _ = run(capsys, "replay", str(kept), "--json", "--seat", "1")
    entries = json.loads(out)["entries"]
    dealt = [entry["actions"][0] for entry in entries if entry["seat"] == "chance"][1:5]
    assert dealt[0].startswith("identity:")
    assert dealt[1:] == ["?", "?", "?"]


def test_validate(capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path) -> None:
    board = DATA / "classic.board.json"
    unnamed = tmp_path / "town.json"
    unnamed.write_text(board.read_text())
    status, out, err = run(capsys, "validate", str(kept), str(board), str(DATA / "classic.deck.json"), str(unnamed))
    assert (status, err) == (0, "")
    assert out.count("\n") == 4
    assert "record of heimlich" in out
    assert out.count("12 buildings") == 2


def test_validate_goes_on_after_an_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "x.board.json"
    broken.write_text((DATA / "classic.board.json").read_text().replace('"goal": 42', '"goal": "far"'))
    garbled = tmp_path / "y.json"
    garbled.write_text("[1, 2]")
    cut = tmp_path / "z.sfh"
    cut.write_text('[Game "heimlich"]\n\n*roll:6')
    status, out, err = run(capsys, "validate", str(broken), str(garbled), str(cut), str(DATA / "classic.board.json"))
    assert status == 2
    assert "12 buildings" in out
    assert err.count("\n") == 3
    assert "goal" in err
    status, _, err = run(capsys, "validate", "--role", "chart", str(garbled))
    assert status == 2
    assert "'chart'" in err


def test_notebook(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    status, out, _ = run(capsys, "notebook", str(kept), "--lang", "en")
    assert status == 0
    assert "scoring" in out
    assert "{" not in out
    _, out, _ = run(capsys, "notebook", str(kept), "--json")
    assert {"kind", "turn", "seat", "agents"} <= set(json.loads(out)[0])


def test_new_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, _ = run(capsys, "new-game", "nightcab", "--folder", str(tmp_path))
    assert status == 0
    assert (tmp_path / "nightcab").is_dir()
    status, _, err = run(capsys, "new-game", "No Name", "--folder", str(tmp_path))
    assert status == 2
    assert err.count("\n") == 1


def test_check_one_law(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "check", "heimlich", "--law", "pending", "--games", "1", "--players", "2")
    assert (status, err) == (0, "")
    assert "1 of 1 laws kept" in out
    status, out, _ = run(capsys, "check", "heimlich", "--law", "legal", "--games", "1", "--players", "2", "--json")
    assert json.loads(out)["broken"] == {}
