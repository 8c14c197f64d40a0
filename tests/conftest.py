"""For every test run: the build is the one named, long tests wait to be asked for, what is left out is told."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

from safehouse.build import is_compiled

# Derandomised: the same sources give the same verdict on every machine and in both builds.
settings.register_profile("short", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", settings.get_profile("short"), max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long, too")
    parser.addoption("--other-build", action="store_true", help="leave out the tests marked once")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")
    named = os.environ.get("SAFEHOUSE_BUILD")
    real = "compiled" if is_compiled() else "interpreted"
    if named and named != real:
        raise pytest.UsageError(f"SAFEHOUSE_BUILD says {named}, but the engine imported here is {real}")


def pytest_report_header() -> str:
    return f"safehouse: {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    reasons = {}
    if not config.getoption("--long"):
        reasons["long"] = "long: asked for with --long"
    if config.getoption("--other-build"):
        reasons["once"] = "once: it runs in the compiled build"
    for item in items:
        for mark, reason in reasons.items():
            if mark in item.keywords:
                item.add_marker(pytest.mark.skip(reason=reason))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell ./test how many tests passed and failed, and why others were skipped."""
    place = os.environ.get("SAFEHOUSE_OUTCOME")
    if not place:
        return
    stats = terminalreporter.stats
    kinds = ("passed", "failed", "error", "xfailed", "xpassed")
    skipped = Counter(_reason(report.longrepr) for report in stats.get("skipped", []))
    counts = {kind: len(stats[kind]) for kind in kinds if stats.get(kind)}
    Path(place).write_text(json.dumps({"counts": counts, "skipped": skipped}))


def _reason(skipped: object) -> str:
    """Return why a test was skipped: the last of place, line and reason."""
    return str(skipped[-1] if isinstance(skipped, tuple) else skipped).removeprefix("Skipped: ")
