"""The wheel alone, in a clean environment: what it holds, the library, and the server with its page."""

import re
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.library.test_recipes import recipes
from tests.wheel.conftest import Installed
from tools import native
from tools.steps import ROOT

pytestmark = pytest.mark.long


def test_it_holds_all_that_is_needed(installed: Installed) -> None:
    assert installed.wheel.name.startswith("safehouse_games-")
    names = zipfile.ZipFile(installed.wheel).namelist()
    sources = {path.relative_to(ROOT / "src").as_posix() for path in native.PACKAGE.rglob("*.py")}
    assert sources <= set(names)
    data = {path.relative_to(ROOT / "src").as_posix() for path in native.PACKAGE.rglob("*.json")}
    assert {name for name in data if "/client/" not in name} <= set(names)
    assert {"safehouse/client/index.html", "safehouse/site/index.html", "safehouse/py.typed"} <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]
    extensions = [name for name in names if name.endswith((".so", ".pyd"))]
    # One for each compiled module, and what they share.
    assert len(extensions) == (len(native.sources()) + 1 if native.missing() is None else 0)


def test_the_library_and_the_command_work(installed: Installed, tmp_path: Path) -> None:
    done = installed(
        tmp_path, "python", "-c", "import safehouse; print(safehouse.make('heimlich', 3).play_out().is_over)"
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
    version = installed(tmp_path, "safehouse", "--version").stdout
    assert re.fullmatch(r"safehouse \S+ \(compiled\)\n" if native.missing() is None else r"safehouse .*\n", version)
    place = installed(tmp_path, "python", "-c", "import safehouse; print(safehouse.__file__)").stdout
    assert Path(place.strip()).is_relative_to(installed.home)


@pytest.mark.parametrize("title", recipes())
def test_a_recipe_runs(installed: Installed, tmp_path: Path, title: str) -> None:
    (tmp_path / "recipe.py").write_text(recipes()[title], encoding="utf-8")
    done = installed(tmp_path, "python", "recipe.py")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_serves_page_and_documentation(installed: Installed, tmp_path: Path) -> None:
    with installed.serving(tmp_path) as port:
        assert b"<title>Safehouse" in urlopen(f"http://127.0.0.1:{port}/", timeout=20).read()
        assert b"<h1" in urlopen(f"http://127.0.0.1:{port}/docs/recipes.html", timeout=20).read()
        assert urlopen(f"http://127.0.0.1:{port}/api/games", timeout=20).status == 200
