"""The client is built when it must be and only then, and a failure is one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import bootstrap, client, made
from tools.steps import Stop

Step = Callable[..., tuple[int, str]]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small web/ in place of the real one, with a Node that does nothing."""
    web = tmp_path / "web"
    for place in ("package.json", "package-lock.json", "src/main.ts", "tests/a.test.ts", "node_modules/x.js"):
        (web / place).parent.mkdir(parents=True, exist_ok=True)
        (web / place).write_text("{}")
    (tmp_path / "work").mkdir()
    (tmp_path / "client").mkdir()
    for name, value in {
        "ROOT": tmp_path, "WEB": web, "MODULES": web / "node_modules", "MODULES_STAMP": web / "node_modules" / ".stamp",
        "CLIENT": tmp_path / "client", "STAMP": tmp_path / "work" / "client.json", "WORK": tmp_path / "work",
        "LOG": tmp_path / "work" / "failed.log", "system_node": lambda: (Path("node"), Path("npm")),
    }.items():  # fmt: skip
        monkeypatch.setattr(client, name, value)
    monkeypatch.setattr(made, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps taken; a build makes a page."""
    taken: list[str] = []

    def step(title: str, command: list[object], env: object) -> tuple[int, str]:
        taken.append(title)
        if title == "building the client":
            (project / "work" / "client.new").mkdir()
            (project / "work" / "client.new" / "index.html").write_text("page")
        return 0, ""

    monkeypatch.setattr(client, "step", step)
    return taken


INSTALL, BUILD = "installing the client's packages", "building the client"


def test_nothing_is_started_without_a_change(project: Path, steps: list[str]) -> None:
    client.ensure()
    assert steps == [INSTALL, BUILD]
    assert (project / "client" / "index.html").read_text() == "page"
    client.ensure()
    assert len(steps) == 2


@pytest.mark.parametrize(
    ("place", "again"),
    [
        ("web/src/main.ts", [BUILD]),
        ("web/src/new.svelte", [BUILD]),
        ("web/public/icon.svg", [BUILD]),
        ("web/vite.config.ts", [BUILD]),
        ("web/package-lock.json", [INSTALL, BUILD]),
        ("web/tests/a.test.ts", []),
        ("web/node_modules/x.js", []),
    ],
)
def test_a_change_is_noticed(project: Path, steps: list[str], place: str, again: list[str]) -> None:
    client.ensure()
    (project / place).parent.mkdir(exist_ok=True)
    (project / place).write_text("changed")
    client.ensure()
    assert steps[2:] == again


@pytest.mark.parametrize("lost", ["client/index.html", "work/client.json"])
def test_a_lost_file_is_noticed(project: Path, steps: list[str], lost: str) -> None:
    client.ensure()
    (project / lost).unlink()
    assert not client.made().fresh()
    client.ensure()
    assert steps[2:] == [BUILD]


def test_a_failed_build_is_a_sentence_and_keeps_the_old_one(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "client" / "index.html").write_text("old")
    output = "\x1b[31m✗ Build failed in 6ms\nerror during build:\n[x] Unexpected token\n  at web/src/main.ts:12:8\n"
    fails: Step = lambda title, command, env: (int(title == BUILD), output)  # noqa: E731
    monkeypatch.setattr(client, "step", fails)
    with pytest.raises(Stop) as stop:
        client.ensure()
    wanted = (
        "building the client failed: [x] Unexpected token (web/src/main.ts:12:8); the whole log is in work/failed.log."
    )
    assert str(stop.value) == wanted
    assert (project / "work" / "failed.log").read_text() == output
    assert (project / "client" / "index.html").read_text() == "old"
    assert not client.made().fresh()


def test_packages_half_installed_do_not_count(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offline: Step = lambda title, command, env: (1, "npm error network request failed, reason: getaddrinfo EAI_AGAIN")  # noqa: E731
    monkeypatch.setattr(client, "step", offline)
    with pytest.raises(Stop, match="the package registry cannot be reached while installing the client's packages"):
        client.ensure()
    assert not client.MODULES_STAMP.exists()


@pytest.mark.parametrize(
    ("version", "good"),
    [((18, 20), False), ((20, 18), False), ((20, 19), True), ((21, 9), False), ((22, 11), False), ((22, 12), True),
     ((23, 9), False), ((24, 0), True), ((26, 1), True)],
)  # fmt: skip
def test_node_is_new_enough(version: tuple[int, int], good: bool) -> None:
    assert client.good_version(*version) == good


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("", True),
        ("serve --port 8001", True),
        ("serve --api-only", False),
        ("serve --help", False),
        ("play heimlich", False),
        ("--help", False),
        ("bench --only client.click", True),
        ("bench --only heimlich.", False),
    ],
)
def test_only_what_serves_the_client_builds_it(command: str, wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SAFEHOUSE_CLIENT", raising=False)
    monkeypatch.delenv("SAFEHOUSE_API_ONLY", raising=False)
    assert bootstrap.wants_client(command.split()) == wanted


def test_the_stamp_names_what_was_made(project: Path, steps: list[str]) -> None:
    client.ensure()
    assert json.loads(client.STAMP.read_text())["files"] == ["index.html"]
