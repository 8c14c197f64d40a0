"""What the hosting platform and pre-commit read: it is valid, it runs, and it says the same as pyproject.toml."""

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import safehouse
from tools import hook

ROOT = Path(__file__).resolve().parents[2]
yaml: Any = importlib.import_module("yaml")  # it has no types


def read(place: str) -> Any:
    return yaml.safe_load((ROOT / place).read_text(encoding="utf-8"))


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = read(".github/workflows/test.yml")
JOBS = WORKFLOW["jobs"]
PYTHONS = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]


def lines(job: str) -> list[str]:
    return [step["run"] for step in JOBS[job]["steps"] if "run" in step]


def test_the_workflow_runs_what_people_run() -> None:
    assert lines("test") == ["./test"]
    assert lines("long") == ["./test --long"]
    # YAML 1.1 reads the key `on` as true.
    assert {"push", "pull_request", "schedule"} <= set(WORKFLOW[True])


def test_the_pythons_are_said_once() -> None:
    assert JOBS["test"]["strategy"]["matrix"]["python"] == PYTHONS
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    assert JOBS["long"]["steps"][1]["with"]["python-version"] == PYTHONS[-1]
    shell = (ROOT / "tools" / "python.sh").read_text()
    assert re.findall(r"\bpython(3\.\d+)", shell) == PYTHONS[::-1]


def test_the_workflow_has_no_rights_and_no_secrets() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert "secrets." not in (ROOT / ".github" / "workflows" / "test.yml").read_text()
    for job in JOBS.values():
        assert "permissions" not in job
        assert job["timeout-minutes"] > 0
        used = [step["uses"] for step in job["steps"] if "uses" in step]
        assert all(re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", action) for action in used)


def test_templates_have_what_the_platform_demands() -> None:
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    for path in (form for form in forms if form.name != "config.yml"):
        form = yaml.safe_load(path.read_text(encoding="utf-8"))
        assert {"name", "description", "body"} <= set(form)
        ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
        assert len(ids) == len(set(ids))
        assert all(part["attributes"].get("label") for part in form["body"] if part["type"] != "markdown")
    assert {"bug.yml", "idea.yml", "rules.yml"} <= {form.name for form in forms}


def test_the_changelog_knows_this_version() -> None:
    heads = re.findall(r"^## \[(\S+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == "Unreleased"
    assert heads[1] == PROJECT["version"] == safehouse.__version__
    assert f"| {PROJECT['version'].rpartition('.')[0]} | yes |" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")


CONFIG = read(".pre-commit-config.yaml")
ENTRIES = {one["id"]: one for one in CONFIG["repos"][0]["hooks"]}


def test_hooks_need_nothing_from_outside() -> None:
    assert [repo["repo"] for repo in CONFIG["repos"]] == ["local"]
    assert set(ENTRIES) == set(hook.HOOKS)
    for name, one in ENTRIES.items():
        assert one["language"] == "system"
        assert one["entry"] == f".venv/bin/python tools/hook.py {name}"
    assert ENTRIES["mypy"]["stages"] == ["pre-push"]


def run(name: str, *files: Path | str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "tools" / "hook.py", name, *files]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("ruff-check", "tools/hook.py"),
        ("ruff-format", "tools/hook.py"),
        ("biome", "web/src/main.ts"),
        ("conflicts", "README.md"),
        ("large-files", "README.md"),
    ],
)
def test_a_hook_passes_what_is_well(name: str, file: str) -> None:
    before = (ROOT / file).read_bytes()
    done = run(name, file)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (ROOT / file).read_bytes() == before


def test_a_hook_names_what_is_wrong(tmp_path: Path) -> None:
    merged, heavy, unused = tmp_path / "merged.md", tmp_path / "heavy.bin", tmp_path / "unused.py"
    merged.write_text("a\n<<<<<<< HEAD\n")
    heavy.write_bytes(bytes(hook.LARGEST + 1))
    unused.write_text("import os\nimport nothing_here\nprint(missing)\n")
    assert run("conflicts", merged).stdout == f"{merged}:2 has a conflict mark\n"
    assert run("large-files", heavy).stdout == f"{heavy} has 500,001 bytes; 500,000 are allowed\n"
    assert run("ruff-check", unused).returncode == 1
    assert "the hooks are" in run("spell").stderr
