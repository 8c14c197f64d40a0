"""Imports point one way: core ← games, core ← search, then bots ← arena, server ← drill, cli, envs.

A game's folder holds its rules, which stand low, and its parts (`Game.bots`, `Game.screen` …), which stand as high as
those who ask for them; the rules never import a part.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import native

ROOT = Path(__file__).resolve().parents[2]

# The parts of a game by the beginnings of their names: as what they stand.
PARTS = {"bots": "bots of a game", "screen": "screen of a game", "bench": "bench of a game"}
PARTS["history"] = "history of a game"
PARTS |= dict.fromkeys(("picture", "plain", "headstart"), "pictures of a game")
# Room → rooms it may import. "games" are rules, each only its own; "" is the package's own __init__.
TOP = {"", "build", "core", "games", "search", "conformance", "bots", "messages", "remote", "text"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "search": {"core"},
    "conformance": {"core"},
    "remote": set(),
    "text": {"core", "messages"},
    "bots": {"core", "search", "remote", "messages", "text"},
    "bots of a game": {"core", "games", "search", "bots"},
    "history of a game": {"core", "games"},
    "screen of a game": {"core", "games", "messages", "cli"},
    "pictures of a game": {"core", "games", "envs"},
    "bench of a game": {"", "build", "core", "games", "search", "bench"},
    "messages": {"core"},
    "scaffold": {"core"},
    "bench": TOP | {"envs"},
    "analysis": TOP,
    "arena": TOP,
    "server": TOP,
    "envs": TOP,
    "drill": TOP | {"server"},
    "cli": TOP | {"analysis", "arena", "bench", "drill", "envs", "library", "scaffold", "server"},
    "library": TOP | {"envs"},
    # modules of the package itself
    "": {"core", "library"},
    "build": {"core"},
    "__main__": {"cli"},
}
# Names the buffer of features for games that are not compiled, and so needs the compiled modules' types.
NAMES_THE_BUFFER = "core/features.py"
# Third-party libraries open to core; None stands for every compiled module.
CORE_LIBRARIES: dict[str, str | None] = {
    "jsonschema": "core/data.py", "msgspec": "core/match.py", "librt": None, "mypy_extensions": None,
}  # fmt: skip


def imported(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of every import; `from a import b` gives a.b, be b a module or not."""
    above = ["safehouse", *path.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = above[: len(above) - node.level + 1] if node.level else []
            base = [*start, *([node.module] if node.module else [])]
            for alias in node.names:
                yield node.lineno, ".".join([*base, alias.name])


def room_of(name: str, package: Path) -> tuple[str, str]:
    """(room, game) of a dotted name of ours; a name which is no module belongs to the package's __init__."""
    parts = name.split(".")[1:]
    places = [package / part for part in (parts[0], f"{parts[0]}.py")] if parts else []
    if not any(place.exists() or place.name in MAY_IMPORT for place in places):
        return "", ""
    in_game = parts[0] == "games" and len(parts) > 1 and (package / "games" / parts[1]).is_dir()
    part = PARTS.get(parts[2].partition("_")[0], "games") if in_game and len(parts) > 2 else parts[0]
    return part, parts[1] if in_game else ""


def violations(package: Path, compiled: set[Path]) -> list[str]:
    found = []
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        here, game = room_of(".".join(["safehouse", *place.with_suffix("").parts]), package)
        here = "" if here == "__init__" else here
        if here not in MAY_IMPORT:
            found.append(f"{place}: room {here!r} is not in the plan; add it to MAY_IMPORT")
            continue
        for line, name in imported(path, package):
            top = name.split(".")[0]
            where = f"{place}:{line} imports {name}"
            if top == "safehouse":
                room, other = room_of(name, package)
                if room != here and room not in MAY_IMPORT[here]:
                    found.append(f"{where}: {here or 'the package'} may not import {room or 'the package'}")
                elif game and other and other != game:
                    found.append(f"{where}: a game may import only itself and core")
            elif top == "random" and path in compiled:
                found.append(f"{where}: compiled modules draw from core.rng")
            elif here == "core" and top not in sys.stdlib_module_names:
                only = CORE_LIBRARIES.get(top, "")
                native_types = only is None and (path in compiled or place.as_posix() == NAMES_THE_BUFFER)
                if only != place.as_posix() and not native_types:
                    found.append(f"{where}: core uses the standard library only")
    return found


def test_imports_point_one_way() -> None:
    assert violations(native.PACKAGE, set(native.sources())) == []


def test_the_package_is_really_read() -> None:
    game = native.PACKAGE / "core" / "game.py"
    assert game in native.sources()
    assert list(imported(game, native.PACKAGE))


# What the checker must reject: file, its text, and a part of the complaint.
WRONG = [
    ("core/game.py", "from safehouse.games import x", "core may not import games"),
    ("core/game.py", "from ..games.x import state", "core may not import games"),
    ("core/game.py", "import safehouse.search", "core may not import search"),
    ("core/game.py", "from safehouse import __version__", "core may not import the package"),
    ("core/game.py", "def f():\n    from safehouse import bots", "core may not import bots"),
    ("core/game.py", "import rich", "standard library only"),
    ("core/game.py", "import jsonschema", "standard library only"),
    ("core/game.py", "from mypy_extensions import i64\nimport random", "draw from core.rng"),
    ("core/game.py", "from mypy_extensions import i64\nfrom random import Random", "draw from core.rng"),
    ("games/x/state.py", "from safehouse.games.y import state", "only itself and core"),
    ("games/x/state.py", "from .. import y", "only itself and core"),
    ("games/x/state.py", "from ..y.state import State", "only itself and core"),
    ("games/x/state.py", "import safehouse.search.ismcts", "games may not import search"),
    ("games/x/state.py", "from safehouse import bots", "games may not import bots"),
    ("search/ismcts.py", "from safehouse.games.x import state", "search may not import games"),
    ("conformance/laws.py", "import safehouse.games", "conformance may not import games"),
    ("games/x/rules.py", "from safehouse.games.x.bots import expert", "games may not import bots of a game"),
    ("games/x/screen.py", "from safehouse.games.y import state", "only itself and core"),
    ("games/x/bots/expert.py", "import safehouse.arena", "bots of a game may not import arena"),
    ("bots/levels.py", "import safehouse.games.x.state", "bots may not import games"),
    ("bots/levels.py", "import safehouse.arena", "bots may not import arena"),
    ("arena/run.py", "from safehouse.server import tables", "arena may not import server"),
    ("server/app.py", "from ..cli import main", "server may not import cli"),
    ("server/app.py", "from safehouse import drill", "server may not import drill"),
    ("envs/gym.py", "import safehouse.arena", "envs may not import arena"),
    ("build.py", "import safehouse.cli", "build may not import cli"),
    ("attic/old.py", "", "not in the plan"),
    ("attic.py", "", "not in the plan"),
]
RIGHT = [
    ("core/data.py", "import json\nimport jsonschema\nfrom . import game"),
    ("core/game.py", "from mypy_extensions import i64\nfrom .rng import Rng"),
    ("games/__init__.py", "from .x import state"),
    (
        "games/x/state.py",
        "from ...core.game import GameState\nfrom . import rules\nimport safehouse.games.x.cards",
    ),
    ("search/ismcts.py", "from ..core import game\nfrom . import nodes"),
    ("bots/levels.py", "import random\nfrom safehouse.search import ismcts"),
    (
        "games/x/bots/expert.py",
        "from safehouse.games.x import state\nfrom safehouse.search import ismcts\nfrom . import net",
    ),
    ("games/x/screen_map.py", "from safehouse.cli.screen import Screen\nfrom safehouse.games.x import state"),
    ("server/app.py", "from safehouse import __version__, bots\nfrom ..games import x"),
    ("cli/play.py", "from safehouse import arena, build, envs, server"),
    ("__main__.py", "from safehouse.cli import main"),
]


def synthetic(top: Path, place: str, text: str) -> list[str]:
    package = top / "safehouse"
    rooms = [room for room in MAY_IMPORT if room not in ("", "build", "__main__") and " " not in room]
    for folder in ["", *rooms, "games/x", "games/y"]:
        (package / folder).mkdir(parents=True, exist_ok=True)
        (package / folder / "__init__.py").touch()
    (package / "build.py").touch()
    path = package / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return violations(package, {path for path in package.rglob("*.py") if native.is_native(path)})


@pytest.mark.parametrize(("place", "text", "complaint"), WRONG)
def test_checker_rejects(tmp_path: Path, place: str, text: str, complaint: str) -> None:
    found = synthetic(tmp_path, place, text)
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(("place", "text"), RIGHT)
def test_checker_accepts(tmp_path: Path, place: str, text: str) -> None:
    assert synthetic(tmp_path, place, text) == []
