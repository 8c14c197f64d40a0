"""Other people's learners on our environments: the examples run with the versions that they name, in the long set."""

import os
import re
import subprocess
from pathlib import Path

import pytest

import safehouse
from safehouse.core.registry import OWN_GAMES
from tools import environment, pins
from tools.steps import ROOT, WORK

EXAMPLES = ROOT / "examples" / "learning"
# Where the package index has PyTorch for graphics cards only, its own index has the build for processors.
PROCESSORS = "https://download.pytorch.org/whl/cpu"
HOME = WORK / "learners"


@pytest.fixture(scope="module")
def python() -> Path:
    """A Python with the pinned packages, before those of the checkout. It is kept while the pins stay the same."""
    wanted = (EXAMPLES / "requirements.txt").read_text()
    note, found = HOME / "installed.txt", HOME / "bin" / "python"
    if note.exists() and note.read_text() == wanted:
        return found
    done([pins.uv(), "venv", "--clear", "--seed", "--python", environment.PYTHON.resolve(), HOME])
    own = os.environ.get("PIP_FIND_LINKS") or os.environ.get("PIP_EXTRA_INDEX_URL")
    index = [] if own else ["--extra-index-url", PROCESSORS]
    done([found, "-m", "pip", "install", "-q", *index, "-r", EXAMPLES / "requirements.txt"])
    (site,) = (HOME / "lib").glob("python3*/site-packages")
    (others,) = (environment.VENV / "lib").glob("python3*/site-packages")
    (site / "checkout.pth").write_text(f"{others}\n")
    note.write_text(wanted)
    return found


def done(command: list[object], **more: str) -> str:
    finished = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, env={**os.environ, **more}
    )
    assert finished.returncode == 0, (finished.stdout + finished.stderr)[-3000:]
    return finished.stdout


def run(python: Path, script: str, *arguments: object) -> str:
    """Run an example with the engine that is tested here."""
    package = Path(safehouse.__file__).parents[1]
    return done([python, EXAMPLES / script, *arguments], PYTHONPATH=str(package), OMP_NUM_THREADS="1")


def share(said: str) -> float:
    """Return the share of the win that a script tells."""
    return float(said.rsplit(": ", 1)[1].split(" ", maxsplit=1)[0])


def test_all_examples_are_run_here() -> None:
    named = re.findall(r"run\(python, \"(\w+\.py)\"", Path(__file__).read_text())
    assert sorted(set(named)) == sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize("game", OWN_GAMES)
def test_maskable_ppo(python: Path, game: str) -> None:
    """No illegal action was chosen: it would have cost a point."""
    said = run(python, "maskable_ppo.py", "--game", game, "--steps", 2048, "--games", 5)
    found = re.fullmatch(r"2048 steps, share of the win in 5 games: (\d\.\d\d) ± \d\.\d\d\n", said)
    assert found, said


@pytest.mark.long
@pytest.mark.once
def test_our_own_trainer(python: Path, tmp_path: Path) -> None:
    """What docs/training.md tells: its tests where PyTorch is, and its commands, with little to learn."""
    package = str(Path(safehouse.__file__).parents[1])
    named = ("test_training.py", "test_learned.py", "test_teaching.py")
    tests = [Path(__file__).with_name(name) for name in named]
    pytest_long = [python, "-m", "pytest", "-p", "no:cacheprovider", "--long"]
    said = done([*pytest_long, *tests], PYTHONPATH=package, OMP_NUM_THREADS="1")
    assert "skipped" not in said, said
    agent = tmp_path / "agent.onnx"
    safehouse_of = [python, "-m", "safehouse"]
    table = ["--players", 3, "--option", "board=short"]
    learn = [*safehouse_of, "train", "heimlich", *table, "--history", "--decisions", 40_000, "--out", agent]
    said = done(learn, PYTHONPATH=package)
    assert re.search(r"trained on 32,768 decisions in \d+ s; in the last [\d,]+ games it won \d", said), said
    play = ["simulate", "heimlich", *table, "--bots", f"onnx:{agent}", "random", "--games", 5]
    assert "5 games" in done([*safehouse_of, *play], PYTHONPATH=package)


@pytest.mark.long
@pytest.mark.once
def test_maskable_ppo_learns(python: Path) -> None:
    """In a small setting, where little time is enough: from some 0.3 of the win to twice that."""
    small = ["--game", "suitcase", "--scenario", "last_duel", "--games", 200]
    before, after = (run(python, "maskable_ppo.py", *small, "--steps", steps) for steps in (1, 20_000))
    assert share(after) > share(before) + 0.2, before + after


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize("game", OWN_GAMES)
def test_cleanrl_ppo(python: Path, game: str) -> None:
    said = run(python, "cleanrl_ppo.py", "--game", game, "--updates", 2, "--envs", 16)
    assert re.fullmatch(r"4096 decisions, \d+ games; share of the win against random ones: \d\.\d\d\n", said), said


@pytest.mark.long
@pytest.mark.once
def test_cleanrl_ppo_learns(python: Path) -> None:
    """By self-play, from a network that knows nothing: against random ones, in a small setting."""
    small = ["--game", "vienna", "--scenario", "last_round", "--steps", 32]
    before, after = (run(python, "cleanrl_ppo.py", *small, "--updates", updates) for updates in (0, 30))
    assert share(after) > share(before) + 0.3, before + after


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize("game", OWN_GAMES)
def test_supersuit(python: Path, game: str) -> None:
    said = run(python, "supersuit_wrappers.py", "--game", game, "--games", 1)
    assert re.fullmatch(r"1 games, \d+ decisions; an observation is float64, \(\d+,\)\n", said), said
