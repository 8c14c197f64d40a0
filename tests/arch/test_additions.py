"""What it takes to add something: a toy ability and a toy language, with nothing touched but what the papers name."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from safehouse.messages import LANGUAGES
from tools import client

ROOT = Path(__file__).parents[2]
VIENNA = "src/safehouse/games/vienna"
TOY = "sv"
pytestmark = pytest.mark.once


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of Safehouse, to be changed."""
    kept = shutil.ignore_patterns("__pycache__", "client", "*.so", "node_modules")
    for part in ("src/safehouse", "web/src", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=kept)
    for file in ("web/fluent.ts", "web/vite.config.ts", "web/index.html", "web/package.json", "web/svelte.config.js"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def papers(addition: str) -> list[str]:
    """The files that docs/architecture.md names for an addition."""
    row = next(
        line
        for line in (ROOT / "docs" / "architecture.md").read_text().splitlines()
        if line.startswith(f"| {addition} |")
    )
    return re.findall(r"`([^`]+)`", row.split("|")[4])


def edit(path: Path, change: Callable[[str], str]) -> None:
    text = path.read_text(encoding="utf-8")
    assert change(text) != text, path
    path.write_text(change(text), encoding="utf-8")


def put(before: str, text: str) -> Callable[[str], str]:
    return lambda old: old.replace(before, text + before, 1)


def python(copy: Path, code: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "SAFEHOUSE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- A Vienna ability -------------------------------------------------------------------------------------------

END = '"tile", "any"),\n)'
ABILITY = {
    f"{VIENNA}/ids.py": lambda text: (
        text.replace("ANY_INFO_BRIBE: Final = 27\n", "ANY_INFO_BRIBE: Final = 27\nTOY_POINTS: Final = 28\n")
        .replace("174, 175, 3, ()", "174, 174, 3, ()")
        .replace(
            '"tile", "any"),\n)', '"tile", "any"),\n    Ability("toy_points", 175, 175, 3, (), "tile", "point"),\n)'
        )
    ),
    f"{VIENNA}/abilities.py": put(
        "        elif ability == ids.ANY_INFO_BRIBE:\n",
        "        elif ability == ids.TOY_POINTS:\n            points += 7\n",
    ),
    f"{VIENNA}/data/classic.cards.json": lambda text: re.sub(
        r'("number": 175,[^}]*"ability": )"any_info_bribe"', r'\1"toy_points"', text
    ),
    **{
        f"{VIENNA}/words/{language}.ftl": put(
            "ability-any_info_bribe", "ability-toy_points = Toy.\n    .brief = Toy, { $action }\n"
        )
        for language in LANGUAGES
    },
}

PLAYS_WITH_IT = """
from safehouse.conformance import LAWS
from safehouse.core.registry import find_game
from safehouse.games.vienna import abilities, describe, ids
from safehouse.games.vienna.bots.expert import ExpertBot
from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.messages import LANGUAGES, Catalogue, words_of

game = find_game("vienna")
setup = game.setup(2, {"version": "full"})
card = ids.CARDS - 1
for language in LANGUAGES:
    words = Catalogue(language, [words_of(game)])
    assert [key for key in describe.DESCRIBER.keys() if not words.has(key)] == []
    assert words.sentence(describe.DESCRIBER.things(setup)["card"][card]) == "Toy."
for law in ("legal", "no_dead_end", "redact", "shows", "texts"):
    LAWS[law](game, setup, 5, 1)
state, rng = game.first_state(setup), Rng(1)
while state.actor() == CHANCE:
    state.apply(CHANCE, state.sample_chance(rng))
state.drawer[0] = card
square = next(number for number, tile in enumerate(state.tile) if tile >= 0)
print(abilities.on_tiles(state, 0, ids.TOY_POINTS, -1, [square], []))
ExpertBot(Rng(1)).row(state.redact(state.pending()[0]), state.pending()[0])
"""


def test_an_ability_takes_what_the_papers_name(copy: Path) -> None:
    named = papers("a Vienna ability")
    assert len(named) <= 6
    assert sorted(named) == sorted(file.removeprefix("src/safehouse/") for file in ABILITY)
    for file, change in ABILITY.items():
        edit(copy / file, change)
    assert python(copy, PLAYS_WITH_IT).strip() == "7"
    facts = python(copy, "from tools import client_facts; print(client_facts.text_of('vienna'))")
    assert '"toy_points": ["tile", "point"]' in facts


# --- A language -------------------------------------------------------------------------------------------------

SPEAKS = f"""
import json
from safehouse.core.registry import find_game, game_names
from safehouse.messages import Catalogue, describer, words_of
from safehouse.server import words
from safehouse.cli.options import language

assert language("{TOY}") == "{TOY}"
for name in game_names():
    catalogue, describe = Catalogue("{TOY}", [words_of(find_game(name))]), describer(find_game(name))
    assert [key for key in describe.keys() if not catalogue.has(key)] == []
    assert json.loads(words.words("{TOY}", name).body)["language"] == "{TOY}"
"""


def test_a_language_takes_its_catalogues_and_one_line(copy: Path) -> None:
    catalogues = [path for part in ("src", "web") for path in (copy / part).rglob("*.ftl")]
    english = [path for path in catalogues if path.name.endswith("en.ftl")]
    assert len(english) * len(LANGUAGES) == len(catalogues)
    for path in english:
        text = path.read_text(encoding="utf-8")
        path.with_name(path.name.removesuffix("en.ftl") + f"{TOY}.ftl").write_text(text, encoding="utf-8")
    edit(copy / f"web/src/words/pages.{TOY}.ftl", lambda text: text + "toy-greeting = Hej!\n")
    edit(copy / "src/safehouse/messages/__init__.py", lambda text: text.replace('"nl")', f'"nl", "{TOY}")'))
    python(copy, SPEAKS)
    assert "Hej!" in "".join(path.read_text(encoding="utf-8") for path in built(copy).rglob("*.js"))


def built(copy: Path) -> Path:
    """The page as it is built from the copy."""
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    node = client.ensure_modules()
    command = [str(node), "node_modules/vite/bin/vite.js", "build", "--outDir", str(copy / "page")]
    env = client.node_env(node)
    done = subprocess.run(command, cwd=copy / "web", env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return copy / "page"
