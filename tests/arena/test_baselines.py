"""Frozen bots: code of an earlier commit beside today's, for measuring only."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.bots.base import UnknownBot, bot_names, find_bot, places
from safehouse.core.rng import Rng
from tools import baselines
from tools.steps import ROOT, Stop

GAMES = ["heimlich", "suitcase", "vienna"]
# What the bots of commit 27d3ba9 do in these games. A change means that a frozen bot plays differently: a part of the
# engine that it stands on was changed. Mend that, or freeze a new number; never write a new digest here.
FROZEN = {
    ("heimlich", "expert@1:sims=6", "casual@1"): "fc525198e548f7683f6d7b9632f53c9b2ee2cd074738ffb90014bae2a57c7a4f",
    ("heimlich", "casual@1", "novice@1"): "75b58af7b435a0cd51cf032667b5ce7bebff8a838f7038a34ea731fa88dc2b92",
    ("suitcase", "expert@1:sims=2", "casual@1"): "6bcebe54974322f07e7d85998e75ad3677f98865e7710e10181764c698e50875",
    ("suitcase", "casual@1", "novice@1"): "6bdc86335412a2da50eefbcb915444903ae631e6d869c123dbdfac9992a034d7",
    ("vienna", "expert@1:sims=20", "casual@1"): "e2236598029c60749f43e867b758415bec608869c56dea147cd26ca6226884af",
    ("vienna", "casual@1", "novice@1"): "d73eb3ef9eb82d402f1b1292bdd7e20b11f5165a075ea935054eaeb99da03d83",
}


def ask(top: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(top)}
    command = [sys.executable, "-m", "safehouse", "arena", *words, "--games", "2", "--seed", "5", "--processes", "1"]
    return subprocess.run([*command, "--json"], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with its frozen bots, interpreted: the same games, more slowly."""
    reason = baselines.missing()
    if reason is not None:
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("measuring")
    baselines.lay_out(folder)
    return folder


@pytest.mark.once
@pytest.mark.parametrize(("game", "contender", "against"), FROZEN)
def test_frozen_bots_play_as_they_did(top: Path, game: str, contender: str, against: str) -> None:
    done = ask(top, "--game", game, "--players", "2", "--contender", contender, "--against", against)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["digest"] == FROZEN[game, contender, against]


def test_frozen_code_is_apart_from_todays(top: Path) -> None:
    files = baselines.frozen_files()
    assert files
    for place, content in files.items():
        assert "bots_1" in place.parts or "search_1" in place.parts
        if place.suffix == ".py":
            text = content.decode()
            assert not any(f"safehouse.games.{game}.bots." in text for game in GAMES)
            assert "safehouse.search." not in text.replace("safehouse.search.search_1", "")


def test_no_player_meets_a_frozen_bot() -> None:
    for game in GAMES:
        assert not [name for name in [*bot_names(game), *places(game)] if "@" in name]
    with pytest.raises(
        UnknownBot, match=r"expert@1 is a frozen bot, which this build does not include; \./run arena builds"
    ):
        find_bot("heimlich", "expert@1:sims=5", Rng(1))
    with pytest.raises(UnknownBot, match="no bot 'nobody@1' plays heimlich"):
        find_bot("heimlich", "nobody@1", Rng(1))


def test_a_copy_without_history_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "commits", lambda: {"1": "0" * 40})
    with pytest.raises(Stop, match=r"code of commit 000000000000, which this copy does not have; .*--unshallow"):
        baselines.frozen_files()


@pytest.mark.parametrize(
    ("words", "frozen"),
    [(["--against", "expert@1:ms=30"], True), (["--bots", "casual", "novice@12"], True), (["--out", "a/b"], False),
     (["seat", "http://me@host/t/1", "me@example.org"], False)],
)  # fmt: skip
def test_only_a_command_that_names_one_makes_them(words: list[str], frozen: bool) -> None:
    assert baselines.wanted(words) == frozen
