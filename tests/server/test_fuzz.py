"""Nonsense on sockets: the short run of the fuzz drill, and its control."""

import asyncio
from pathlib import Path

import pytest

from safehouse.drill.fuzz import fuzz
from safehouse.drill.garble import Garbler
from safehouse.drill.report import DrillPlan


def test_nonsense_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    report = asyncio.run(fuzz(DrillPlan(tmp_path)))
    assert report.failures() == []


def test_a_leak_is_noticed(tmp_path: Path) -> None:
    """Control: a server that tells everybody's notes to everybody."""
    report = asyncio.run(fuzz(DrillPlan(tmp_path, sabotage="loud_notes")))
    assert any("a canary of seat" in problem for problem in report.problems)


@pytest.mark.long
def test_much_nonsense(tmp_path: Path) -> None:
    report = asyncio.run(fuzz(DrillPlan(tmp_path, long=True)))
    assert report.failures() == []


def test_the_same_seed_gives_the_same_nonsense() -> None:
    import random

    one, two, other = (Garbler(random.Random(seed)) for seed in (1, 1, 2))
    messages = [one.message() for _ in range(300)]
    assert messages == [two.message() for _ in range(300)]
    assert messages != [other.message() for _ in range(300)]
    assert len({str(message) for message in messages}) > 200
