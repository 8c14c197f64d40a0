"""Teaching a network, where PyTorch is installed: the command works, and what it writes plays as it was trained."""

import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.bots.base import find_bot
from safehouse.bots.network import NetworkBot
from safehouse.bots.tables import play_game
from safehouse.core.batch import numbers
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.envs.training.taught import School, TaughtGame, play_taught, read_taught, teach

pytestmark = pytest.mark.once
QUICK = School("expert:sims=2", ("greedy", "random"), ("casual",))


def taught_game(seed: int, game: str = "heimlich") -> TaughtGame:
    found = find_game(game)
    return play_taught(found, found.setup(4), QUICK, seed)


def test_lessons_are_games_with_what_the_teacher_says() -> None:
    found = find_game("heimlich")
    same, other = taught_game(1), taught_game(2)
    assert same == taught_game(1)
    assert same != other
    for one in (same, other):
        state = found.first_state(found.setup(4))
        labels = {label.step: label for label in one.labels}
        lapses = 0
        for number, (seat, action) in enumerate(one.steps):
            if label := labels.get(number):
                assert label.seat == seat
                assert label.row[0] in state.redact(seat).legal(seat)
                lapses += label.row[0] != action
            state.apply(seat, action)
        assert list(state.outcome().shares) == one.shares
        assert lapses < len(labels)


def test_lessons_are_kept_line_by_line(tmp_path: Path) -> None:
    found = find_game("heimlich")
    path = tmp_path / "taught_games.jsonl"
    assert teach(found, found.setup(4), QUICK, 1, 2, 60, path) == 2
    with path.open("a", encoding="utf-8") as out:
        out.write('{"steps":[')  # cut off
    assert list(read_taught(path)) == [taught_game(1), taught_game(2)]


@pytest.mark.parametrize("game", ["heimlich", "suitcase", "vienna"])
def test_what_is_written_plays_as_it_was_trained(game: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (docs/training.md)")
    from safehouse.envs.features import Layout
    from safehouse.envs.training.cloning import Drawer, Study, clone
    from safehouse.envs.training.samples import collect
    from safehouse.envs.training.weights import Sharpness, write

    found = find_game(game)
    layout = Layout(found, history=game == "heimlich")
    samples = collect(found, found.setup(4), layout, [taught_game(seed, game) for seed in range(3)])
    study = Study(width=24, narrow=8, epochs=3, batch=64, held_back=3)
    told: list[str] = []
    network, result = clone(samples, found, layout, study, told.append)
    assert len(told) == 3
    assert 0 < result.equal <= 1
    path = tmp_path / "weights.json"
    write(network, found, layout, samples, Sharpness(2.0), path, "a test")
    bot = find_bot(game, f"weights:{path}", Rng(1))
    assert isinstance(bot, NetworkBot)
    with torch.no_grad():
        batch = Drawer(samples).draw(torch.arange(samples.size).numpy())
        expected, _ = network(batch)
    off = 0.0
    for place in range(0, samples.size, 7):
        begin, end = samples.starts[place], samples.starts[place + 1]
        buffer = numbers(layout.size)
        for at, number in enumerate(samples.rows[place].tolist()):
            buffer[at] = number
        bot.policy.look(buffer)
        options = [int(option) for option in samples.options[begin:end]]
        found_scores = bot.policy.scores(options, samples.glances[begin:end].ravel().astype(float).tolist())
        for score, wanted in zip(found_scores, expected[begin:end].tolist(), strict=True):
            off = max(off, abs(score - wanted))
    spread = float(expected.std())
    assert off < 0.1 * spread + 0.02  # a byte for each weight
    state = found.first_state(found.setup(4))
    assert play_game(state, [find_bot(game, f"weights:{path}", Rng(seat)) for seat in range(4)], Rng(5)) > 0


@pytest.mark.long
def test_the_command(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (docs/training.md)")
    out = tmp_path / "weights.json"
    command = [sys.executable, "-m", "tools.teach", "heimlich", str(tmp_path / "games"), "--quick", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "answers from 6 games" in done.stdout
    assert isinstance(find_bot("heimlich", f"weights:{out}", Rng(1)), NetworkBot)
