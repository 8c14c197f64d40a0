"""`safehouse move`: everything that a server keeps, from one database to another."""

import asyncio
from contextlib import ExitStack

import typer


def move(
    source: str = typer.Argument(help="sqlite:PATH or postgresql://…: what to copy. It is only read."),
    target: str = typer.Argument(help="postgresql://… or sqlite:PATH: an empty database."),
) -> None:
    """Copy all tables, records and settings of a server to another database, and prove that nothing was lost.

    Stop the servers at both of them first. The target gets all or nothing.
    """
    from safehouse.cli.console import out, progress
    from safehouse.server.store import moving

    for address in (source, target):
        if not address.startswith(("sqlite:", "postgres://", "postgresql://")):
            raise moving.NotMoved(f"write a database as sqlite:PATH or postgresql://…, not {address[:12]!r}")
    with ExitStack() as stack:

        def begin(rows: int) -> moving.Progress:
            return stack.enter_context(progress("rows read and proven", rows))

        moved = asyncio.run(moving.move(source, target, begin))
    out().print(f"{'table':<16} {'rows':>10}  SHA-256 sum of the rows, the same on both sides")
    for one in moved:
        out().print(f"{one.name:<16} {one.target.rows:>10,}  {one.target.digest}", soft_wrap=True)
    out().print(f"{sum(one.target.rows for one in moved):,} rows moved; nothing was lost. The source is unchanged.")
