"""Rules and dashboard for operators: promtool accepts them, they fire when they should, and they name real figures."""

import asyncio
import importlib
import json
import re
import subprocess
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.page import blocks
from tests.server.client import Running, running
from tests.server.nginx import program
from tests.server.test_table import all_in, seats_of, take_turn
from tools.steps import ROOT

RULES = ROOT / "deploy" / "alerts.yml"
DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
CASES = Path(__file__).parent / "alerts.test.yml"
# Prometheus's own, about every server that it asks.
OF_PROMETHEUS = {"up"}
yaml: Any = importlib.import_module("yaml")  # it has no types


def promtool(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([program("promtool"), *arguments], capture_output=True, text=True, check=False)


def rules() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load(RULES.read_text())["groups"] for rule in group["rules"]]


def queries() -> list[str]:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def test_promtool_accepts_the_rules() -> None:
    done = promtool("check", "rules", RULES)
    assert done.returncode == 0, done.stdout + done.stderr


def check_cases(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "rules.yml").write_text(text)
    cases = folder / "cases.yml"
    cases.write_text(CASES.read_text().replace("RULES", str(folder / "rules.yml")))
    return promtool("test", "rules", cases)


def test_every_rule_fires_in_trouble_and_only_then(tmp_path: Path) -> None:
    done = check_cases(tmp_path, RULES.read_text())
    assert done.returncode == 0, done.stdout + done.stderr
    tested = set(re.findall(r"alertname: (\w+)", CASES.read_text()))
    fired = set(re.findall(r'alertname="(\w+)"', CASES.read_text()))
    assert tested == fired == {rule["alert"] for rule in rules()}


@pytest.mark.parametrize(("old", "new"), [("== 0", "== 7"), ("[5m]) > 0\n", "[5m]) > -1\n"), ("> 1e9\n", "> 1e10\n")])
def test_a_rule_that_fires_wrongly_is_noticed(old: str, new: str, tmp_path: Path) -> None:
    text = RULES.read_text()
    assert old in text
    assert check_cases(tmp_path, text.replace(old, new)).returncode != 0


def test_every_query_of_the_dashboard_can_be_read(tmp_path: Path) -> None:
    """As rules, because promtool reads those without a Prometheus."""
    records = [
        {"record": f"panel:{number}", "expr": query.replace("$__rate_interval", "5m")}
        for number, query in enumerate(queries())
    ]
    (tmp_path / "panels.yml").write_text(json.dumps({"groups": [{"name": "panels", "rules": records}]}))
    done = promtool("check", "rules", tmp_path / "panels.yml")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_configures_prometheus(tmp_path: Path) -> None:
    (quoted,) = [block.text for block in blocks() if block.kind == "yaml"]
    (tmp_path / "prometheus.yml").write_text(quoted.replace("/opt/safehouse", str(ROOT)))
    done = promtool("check", "config", tmp_path / "prometheus.yml")
    assert done.returncode == 0, done.stdout + done.stderr


# --- What a real server shows -----------------------------------------------------------------------------------


def shown(server: Running) -> dict[str, dict[str, set[str]]]:
    """Return the figures of a server at which somebody has played: name → label → its values."""

    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await take_turn(players)

    asyncio.run(play())
    # One refusal of each kind that a rule speaks of.
    for _ in range(400):
        if server.get("/api/games")[0] == 429:
            break
    time.sleep(2)  # until the server listens again
    found: dict[str, dict[str, set[str]]] = {}
    for line in server.get("/metrics")[1].splitlines():
        if not line.startswith("#"):
            name, labels = re.fullmatch(r"(\w+)(?:\{(.*)\})? \S+", line).groups()  # type: ignore[union-attr]
            of_name = found.setdefault(name, {})
            for label, value in re.findall(r'(\w+)="([^"]*)"', labels or ""):
                of_name.setdefault(label, set()).add(value)
    return found


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, set[str]]]:
    folder = tmp_path_factory.mktemp("figures")
    with running(f"sqlite:{folder}/t.db", address_burst=100, address_rate=1) as server:
        return shown(server)


WORDS = re.compile(r"\b(?:safehouse|process)_\w+\b(?:\{([^}]*)\})?|\bup\b")


def named(text: str) -> set[str]:
    return {found[0].partition("{")[0] for found in WORDS.finditer(text)}


def test_every_figure_named_is_one_that_a_server_shows(figures: dict[str, dict[str, set[str]]]) -> None:
    for query in [*(rule["expr"] for rule in rules()), *queries()]:
        names = named(query)
        assert names, query
        assert names - OF_PROMETHEUS <= set(figures), query
        for found in WORDS.finditer(query):
            name = found[0].partition("{")[0]
            for label, operator, value in re.findall(r'(\w+)(=~|!=|=)"([^"]*)"', found[1] or ""):
                if label != "job":
                    assert set(value.split("|")) <= figures[name][label], (query, operator)


def test_every_label_that_a_panel_tells_apart_is_there(figures: dict[str, dict[str, set[str]]]) -> None:
    for query in queries():
        (name, *_) = named(query)
        for grouped in re.findall(r"by \(([^)]+)\)", query):
            assert set(re.split(r", ?", grouped)) <= {*figures[name], "instance"}, query


def test_the_dashboard_shows_every_figure(figures: dict[str, dict[str, set[str]]]) -> None:
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in figures if name.startswith("safehouse_")}
    assert {re.sub(r"_bucket$", "", name) for query in queries() for name in named(query)} >= ours
