"""`safehouse audit`: one line, or one sentence that says where it does not fit."""

import json
from pathlib import Path

import pytest

from safehouse.core.fair import commitment
from safehouse.core.game import SPECTATOR
from safehouse.core.record import export_for, record_of, write
from safehouse.core.rng import Rng
from tests.cli.said import run
from tests.records.playing import new_match, play_on
from tests.records.test_fair import NONCES, SEED, fair_record


@pytest.fixture(scope="module")
def text() -> str:
    return write(fair_record(new_match(3), SEED, NONCES))


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.sfh"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_fair_game(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, err = run(capsys, "audit", file)
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    assert " dice and draws verified" in out
    assert "2 of 3 seats gave a nonce" in out
    assert out.endswith(f"commitment {commitment(SEED)}\n")


def test_the_commitment_that_was_shown(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert run(capsys, "audit", file, "--commitment", commitment(SEED).upper())[0] == 0
    status, out, err = run(capsys, "audit", file, "--commitment", commitment(b"another"))
    assert (status, out) == (2, "")
    assert "belongs to another commitment" in err


def test_the_steps_for_programs(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, _ = run(capsys, "audit", file, "--json")
    assert status == 0
    content = json.loads(out)
    assert content["seed"] == SEED.hex()
    assert content["nonces"] == NONCES
    assert content["steps"][0]["ply"] == 1
    for step in content["steps"]:
        assert step["outcome"] in [outcome for outcome, _ in step["weights"]]


def test_a_changed_die(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    head, _, moves = text.partition("\n\n")
    head = "".join(f"{line}\n" for line in head.splitlines() if not line.startswith(("[Result", "[Winners", "[Scores")))
    before, found, after = moves.partition("*roll:")
    assert found
    face = after.split()[0]
    other = "6" if face != "6" else "5"
    file.write_text(f"{head}\n{before}*roll:{other}\n", encoding="utf-8")
    status, out, err = run(capsys, "audit", file)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    ply = before.count("*") + 1
    assert f"ply {ply}, step {ply - 1} of chance: the record has roll:{other}, seed and nonces give roll:{face}" in err


def test_a_wrong_seed(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    file.write_text(text.replace(SEED.hex(), SEED[::-1].hex()), encoding="utf-8")
    status, out, err = run(capsys, "audit", file)
    assert (status, out) == (2, "")
    assert "not the one that was committed to" in err


def test_without_a_seed(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(write(record_of(play_on(new_match(3), Rng(1)))), encoding="utf-8")
    status, out, err = run(capsys, "audit", file)
    assert (status, out) == (2, "")
    assert err == f"safehouse: {file}: this record cannot be audited: it has no tag FairSeed\n"


def test_an_export(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(export_for(fair_record(new_match(3), SEED, NONCES), SPECTATOR), encoding="utf-8")
    status, out, err = run(capsys, "audit", file)
    assert (status, out) == (2, "")
    assert "export of a spectator" in err


def test_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "audit", "nothing.sfh")
    assert (status, out) == (2, "")
    assert "nothing.sfh" in err
