"""`safehouse bench`: how fast it is, beside others."""

from typing import TYPE_CHECKING

import typer

from safehouse.cli.options import JSON

if TYPE_CHECKING:
    from safehouse.bench.figures import Figure


def bench(
    only: list[str] = typer.Option(
        [], "--only", help="Only these benchmarks; a beginning such as `heimlich.` will do."
    ),
    quick: bool = typer.Option(False, "--quick", help="Few and short repetitions: to try it out, not to quote."),
    as_json: bool = JSON,
) -> None:
    """Measure the engine, interleaved with its peers where they are installed."""
    from safehouse.bench.figures import Effort
    from safehouse.bench.table import BENCHMARKS
    from safehouse.cli.console import print_json, progress
    from safehouse.core.errors import BadOption

    wanted = [word for part in only for word in part.split(",") if word]
    for word in wanted:
        if not any(name.startswith(word) for name in BENCHMARKS):
            raise BadOption(f"there is no benchmark {word!r}; there are {', '.join(BENCHMARKS)}")
    names = [name for name in BENCHMARKS if not wanted or any(name.startswith(word) for word in wanted)]
    effort = Effort(repetitions=2, seconds=0.02) if quick else Effort()
    figures: list[Figure] = []
    with progress("Measuring", len(names)) as done:
        for number, name in enumerate(names):
            figures.append(BENCHMARKS[name](name, effort))
            done(number + 1)
    if as_json:
        print_json([figure.as_dict() for figure in figures])
    else:
        show(figures)


def show(figures: "list[Figure]") -> None:
    from rich.table import Table

    from safehouse import __version__
    from safehouse.build import is_compiled
    from safehouse.cli.console import out

    console = out()
    console.print(f"safehouse {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("name", no_wrap=True)
    for column in ("median", "± IQR", "unit", "games/s", "× peer"):
        table.add_column(column, justify="left" if column == "unit" else "right", no_wrap=True)
    for figure in figures:
        row = figure.as_dict()
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        cells = [number(row[key]) for key in ("value", "spread", "games_per_s")]
        table.add_row(figure.name, cells[0], cells[1], figure.unit, cells[2], ratio)
    console.print(table)
    for figure in figures:
        if figure.peer:
            console.print(f"{figure.name}: peer {figure.peer}, {number(figure.peer_value)} {figure.unit}")
        for note in figure.notes:
            console.print(f"{figure.name}: {note}")


def number(value: object) -> str:
    """Return a figure with three or four digits that matter."""
    if not isinstance(value, int | float):
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
