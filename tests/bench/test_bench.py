"""Benchmarks run and report in the agreed form. How fast anything is, is not tested."""

import json

import pytest

from safehouse.bench.figures import Effort, Figure, Sample, measure, spread
from safehouse.bench.table import BENCHMARKS
from safehouse.build import is_compiled
from safehouse.cli import main

QUICK = Effort(repetitions=2, seconds=0.005)
KEYS = {"name", "unit", "value", "spread", "games_per_s", "peer", "peer_value", "ratio"}


# Those of the client need the built client and a browser: tests/web runs them.
@pytest.mark.parametrize("name", [name for name in BENCHMARKS if not name.startswith("client.")])
def test_every_benchmark_runs(name: str) -> None:
    figure = BENCHMARKS[name](name, QUICK)
    content = figure.as_dict()
    assert set(content) >= KEYS
    assert content["name"] == name
    assert content["value"] is not None
    assert figure.value is not None
    assert figure.value > 0
    assert figure.unit != "steps/s" or (figure.games_per_s or 0) > 0
    json.dumps(content)
    if figure.peer is None:
        assert content["ratio"] is None


def test_command_prints_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json", "--only", "heimlich.basic.clone", "heimlich.top_secret"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [figure["name"] for figure in figures] == ["heimlich.top_secret.rollout", "heimlich.basic.clone"]
    assert {figure["build"] for figure in figures} == {"compiled" if is_compiled() else "interpreted"}
    assert main(["bench", "--quick", "--only", "heimlich.basic.clone"]) == 0
    assert "heimlich.basic.clone" in capsys.readouterr().out


def test_own_and_peer_take_turns() -> None:
    calls: list[str] = []

    def work(name: str, rate: int) -> Sample:
        calls.append(name)
        return Sample(rate, 1, 1.0)

    figure = measure("x", "things/s", lambda _: work("own", 30), Effort(3, 1.0), ("other", lambda _: work("peer", 10)))
    assert calls[2:] == ["own", "peer"] * 3
    assert (figure.value, figure.peer_value, figure.ratio) == (30, 10, 3)


def test_of_a_cost_the_ratio_is_the_peers_over_ours() -> None:
    assert Figure("x", "µs", [10.0, 20.0], peer="other", peer_values=[30.0, 60.0], cost=True).ratio == pytest.approx(3)


def test_median_and_spread() -> None:
    figure = Figure("x", "things/s", [1.0, 2.0, 3.0, 4.0, 100.0])
    assert figure.value == 3
    assert spread(figure.values) == 2
    assert spread([1.0]) is None
    assert figure.ratio is None
