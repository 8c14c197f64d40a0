"""The package: one name on every page, the same Pythons everywhere, and no wheel without the page."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.arch.test_hosting import PYTHONS, read
from tests.arch.test_repository import files
from tools import client, pages, site
from tools.made import Made
from tools.steps import ROOT, Stop

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RELEASE = read(".github/workflows/release.yml")
# Telling somebody to install what belongs to somebody else.
WRONG = re.compile(r"\binstall\s+(?:-\S+\s+)*['\"]?safehouse(?!-games)\b|\bsafehouse\[")


def test_no_page_names_somebody_elses_package() -> None:
    assert PROJECT["project"]["name"] == "safehouse-games"
    for text in ("pip install safehouse", "install 'safehouse[envs]'", "pip install -U safehouse", "safehouse[ray]"):
        assert WRONG.search(text), text
    assert not WRONG.search("pip install safehouse-games")
    texts = [path for path in files() if path.suffix in (".md", ".py", ".txt", ".svelte", ".ftl", ".toml", ".yml")]
    assert len(texts) > 500
    wrong = [path.name for path in texts if path != Path(__file__) and WRONG.search(path.read_text(encoding="utf-8"))]
    assert wrong == []


def test_wheels_are_built_for_the_same_pythons() -> None:
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_the_release_has_no_more_rights_than_it_needs() -> None:
    assert RELEASE["permissions"] == {"contents": "read"}
    for name, job in RELEASE["jobs"].items():
        assert job.get("permissions", {}) == ({"id-token": "write"} if name == "publish" else {})
        assert job["timeout-minutes"] > 0
        used = [step["uses"] for step in job["steps"] if "uses" in step]
        assert all(re.fullmatch(r"(actions|pypa)/[\w-]+@v\d+\.\d+\.\d+", action) for action in used)
    assert "secrets." not in (ROOT / ".github" / "workflows" / "release.yml").read_text()


# --- The pages ------------------------------------------------------------------------------------------------------


def test_without_node_the_build_stops_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Made, "fresh", lambda made: False)
    monkeypatch.setattr(client, "system_node", lambda: None)
    with pytest.raises(Stop, match=r"the page, which is not built, and no Node .* is on the PATH; install it"):
        pages.ensure()


def test_what_is_built_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Made, "fresh", lambda made: True)
    for built in (client, site):
        monkeypatch.setattr(built, "ensure", lambda: pytest.fail("it was built again"))
    pages.ensure()


def test_a_source_distribution_without_pages_is_refused(tmp_path: Path) -> None:
    for place in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/__init__.py", "tools/native.py"):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_bytes((ROOT / place).read_bytes())
    (tmp_path / "src" / "safehouse").mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py"], cwd=tmp_path, env={**os.environ, "SAFEHOUSE_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("safehouse: this source distribution lacks the page")
