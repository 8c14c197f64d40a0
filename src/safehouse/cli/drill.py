"""`safehouse drill`: faults and load, on a server of its own."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from safehouse.drill.report import Report


def drill(
    names: list[str] = typer.Argument(None, metavar="[NAME]...", help="Which drills; by default all that can run."),
    long: bool = typer.Option(False, "--long", help="As long as the figures in docs/reliability.md ask for."),
    control: bool = typer.Option(False, "--control", help="On sabotaged servers, where each drill must fail."),
    postgres: str = typer.Option("", "--postgres", help="Address of an empty PostgreSQL database, for `race`."),
    report: Path | None = typer.Option(None, "--report", help="Write the figures to this file, too, as JSON."),
) -> int:
    """Start servers, play on them, break them, and check that nothing acknowledged is lost."""
    from safehouse.core.errors import BadOption
    from safehouse.drill import DRILLS

    wanted = names or [name for name, one in DRILLS.items() if postgres or not one.postgres]
    for name in wanted:
        if name not in DRILLS:
            raise BadOption(f"there is no drill {name!r}; there are {', '.join(DRILLS)}")
        if DRILLS[name].postgres and not postgres:
            raise BadOption(f"the drill {name!r} needs --postgres")
    reports = []
    for name in wanted:
        for fault in DRILLS[name].controls if control else [""]:
            reports.append(run_one(name, long, fault, postgres))
            show(name, fault, reports[-1])
    if report is not None:
        save(report, reports)
    return 0 if all(one.holds != control for one in reports) else 1


def run_one(name: str, long: bool, fault: str, postgres: str) -> "Report":
    """Run one drill in a folder of its own."""
    import asyncio
    import tempfile

    from safehouse.cli.console import progress
    from safehouse.drill import run
    from safehouse.drill.report import DrillPlan

    with tempfile.TemporaryDirectory(prefix="safehouse-drill-") as folder, progress(name, 1000) as tell:

        def told(done: int, total: int) -> None:
            tell(done * 1000 // max(total, 1))

        return asyncio.run(run(name, DrillPlan(Path(folder), long, fault, told, postgres)))


def show(name: str, fault: str, report: "Report") -> None:
    from rich.table import Table

    from safehouse.cli.console import out
    from safehouse.drill import DRILLS

    console = out()
    verdict = ("noticed" if not report.holds else "NOT NOTICED") if fault else ("holds" if report.holds else "FAILS")
    console.print(f"{name}: {DRILLS[name].shows}{f', sabotaged ({fault})' if fault else ''}: {verdict}")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for column in ("name", "value", "unit", "bar"):
        table.add_column(column, justify="right" if column == "value" else "left", no_wrap=True)
    for figure in report.figures:
        value = f"{figure.value:,.0f}" if figure.value == int(figure.value) else f"{figure.value:,.4g}"
        table.add_row(f"  {figure.name}", value, figure.unit, figure.bar + ("" if figure.holds else "  MISSED"))
    console.print(table)
    for problem in report.failures():
        console.print(f"  {problem}")


def save(path: Path, reports: "list[Report]") -> None:
    import json
    from dataclasses import asdict

    content = [{**asdict(report), "holds": report.holds} for report in reports]
    path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
