"""Every command of the pages runs, with the wheel alone and in an otherwise empty folder, or says here why it does not.

`./run` of a checkout is `safehouse` of an install. Only how much is played is cut down,
and programs have time to think on a busy machine.
"""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.core.registry import find_game
from tests.bots.endpoint import endpoint, picks_last
from tests.wheel.conftest import Installed
from tools.steps import ROOT

pytestmark = pytest.mark.long

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?:sh|bash|console)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\./run|safehouse)(?: (.*?))?(?:\s{2,}#.*|\s+# .*)?$", re.MULTILINE)
# What cannot be run by itself, and where it is tested.
ELSEWHERE = {
    r"": "the server: test_wheel.py starts it",
    r"serve --api-only": "the server: tests/web/test_without_client.py",
    r"seat http.*": "needs a table of a running server: tests/server/test_seat.py",
    r"train .*": "needs PyTorch: tests/envs/test_learners.py",
    r"arena .*expert@1.*": "frozen bots are not in the wheel: tests/arena/test_baselines.py",
    r"arena --ray .*": "needs a cluster: tests/arena/test_ray.py",
    r"bench.*": "measures for minutes: tests/bench",
    r"python -m tools\..*": "a tool of a checkout: tests/envs/test_teaching.py",
    r"drill.*": "breaks servers for minutes: tests/server/test_drills.py",
    r"move .*": "needs PostgreSQL: tests/server/test_move.py",
}
# What needs more than the wheel alone; a page about it says which extras.
MORE = re.compile(r"onnx:|^arena ")
PROGRAMS = ["environments.md", "solved.md", "text-agents.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# How much is played here.
SHORTER = [
    (r"--games \d+", "--games 3"),
    (r"@https?://[^\s\"]*", "@ENDPOINT"),
    (r"\bexpert\b(?!:)", "expert:sims=5"),
    (r"expert:sims=\d+", "expert:sims=5"),
    (r"program:ms=\d+", "program:ms=60000"),
    (r"^check (\w+)$", r"check \1 --players 2 --games 1 --law legal"),
    (r"^analyse (\S+)$", r"analyse \1 --bot expert:sims=5"),
]
# What is typed, where a command asks.
TYPED = {"play": "", "replay": "\n" * 2000}


def commands(page: Path) -> list[str]:
    """The commands in the blocks of a page, in their order."""
    blocks = FENCE.findall(page.read_text(encoding="utf-8"))
    return [rest.strip() for block in blocks for rest in COMMAND.findall(block)]


def reason(command: str) -> str:
    return next((why for pattern, why in ELSEWHERE.items() if re.fullmatch(pattern, command)), "")


def test_the_list_is_not_longer_than_the_pages() -> None:
    found = [command for page in PAGES for command in commands(page)]
    assert len([command for command in found if not reason(command)]) > 15
    for pattern in ELSEWHERE:
        assert any(re.fullmatch(pattern, command) for command in found), pattern


@pytest.fixture
def folder(installed: Installed, tmp_path: Path) -> Iterator[Path]:
    """A folder with the files that the pages speak of, and the database of a server that runs."""
    game = find_game("heimlich")
    (tmp_path / "game.sfh").write_text(game.sample())
    (tmp_path / "my.deck.json").write_text(game.shipped_file("deck", "classic"))
    shutil.copytree(ROOT / "examples" / "bots", tmp_path / "examples" / "bots")
    shutil.copy2(ROOT / "examples" / "agents" / "heimlich.onnx", tmp_path / "agent.onnx")
    shutil.copy2(game.data_folder.parent / "bots" / "network.json", tmp_path / "mine.json")
    (tmp_path / "mybot").write_text("#!/bin/sh\nexec python3 examples/bots/first.py\n")
    (tmp_path / "mybot").chmod(0o755)
    with installed.serving(tmp_path):
        yield tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if any(not reason(one) for one in commands(page))], ids=str)
def test_its_commands_run(installed: Installed, studied: Installed, folder: Path, page: Path) -> None:
    with endpoint(picks_last) as model:
        for command in commands(page):
            if reason(command):
                continue
            for pattern, shorter in SHORTER:
                command = re.sub(pattern, shorter, command)
            words = shlex.split(command.replace("ENDPOINT", model.url))
            home = studied if MORE.search(command) else installed
            done = home(folder, "safehouse", *words, given=TYPED.get(words[0], ""))
            assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            assert "Traceback" not in done.stderr, command
            assert "more libraries" not in done.stderr, command


@pytest.mark.parametrize("page", PROGRAMS)
def test_its_programs_run(studied: Installed, tmp_path: Path, page: str) -> None:
    """All blocks as one file, as somebody would copy them."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (tmp_path / "program.py").write_text("\n".join(BLOCK.findall(text)), encoding="utf-8")
    done = studied(tmp_path, "python", "program.py")
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("name", ["vector", "parallel", "gymnasium", "pettingzoo", "openspiel"])
def test_without_extras_it_says_which(installed: Installed, tmp_path: Path, name: str) -> None:
    done = installed(tmp_path, "python", "-c", f"import safehouse.envs.{name}")
    extras = "envs,bench" if name == "openspiel" else "envs"
    assert f"is not installed: pip install 'safehouse-games[{extras}]'" in done.stderr.splitlines()[-1]
