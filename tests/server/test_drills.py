"""Every fault drill in its short version, and its controls: on a sabotaged server it must fail, for the right reason.

Bars of time are left out here: they are for a machine that does nothing else. So is the time of a start, which is why
the servers come from the nursery.
`safehouse drill --long` runs the long versions and the load; `docs/reliability.md` keeps their figures.
"""

import asyncio
from pathlib import Path

import pytest

from safehouse.drill import DRILLS, process, run
from safehouse.drill.report import DrillPlan, Report
from tests.server import nursery

SHORT = [name for name, drill in DRILLS.items() if not drill.only_long]
CONTROLS = [(name, fault) for name, drill in DRILLS.items() for fault in drill.controls]


def outcome(name: str, request: pytest.FixtureRequest, folder: Path, fault: str = "") -> Report:
    if name in SHORT:
        request.getfixturevalue("monkeypatch").setattr(process, "launch", nursery.Child)
    database = str(request.getfixturevalue("database")) if DRILLS[name].postgres else ""
    return asyncio.run(run(name, DrillPlan(folder, sabotage=fault, postgres=database)))


@pytest.mark.parametrize("name", SHORT)
def test_drill_holds(name: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    assert outcome(name, request, tmp_path).failures(timed=False) == []


@pytest.mark.parametrize(("name", "fault"), [control for control in CONTROLS if control[0] in SHORT])
def test_control_is_noticed(name: str, fault: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    report = outcome(name, request, tmp_path, fault)
    told = [*report.problems, *report.failures()]
    assert any(DRILLS[name].controls[fault] in failure for failure in told), told


@pytest.mark.long
@pytest.mark.parametrize(("name", "fault"), [control for control in CONTROLS if control[0] not in SHORT])
def test_control_of_load_is_noticed(name: str, fault: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    failures = outcome(name, request, tmp_path, fault).failures()
    assert any(DRILLS[name].controls[fault] in failure for failure in failures), failures
