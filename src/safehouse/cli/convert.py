"""`safehouse convert`: records as text, and as JSON lines."""

from pathlib import Path

import typer


def convert(
    source: Path = typer.Argument(..., help="Records: a .sfh file, or a .jsonl one."),
    target: Path = typer.Argument(..., help="The new file; its ending says what it becomes."),
) -> None:
    """Convert records to JSON lines, one game in each line, or back; every record is replayed and checked."""
    from safehouse.cli.console import progress
    from safehouse.core.collection import checked, records_in, text_writer

    count = 0
    with text_writer(target) as keep, progress("Converting", None) as done:
        try:
            for place, text in records_in(source):
                keep(checked(text, place))
                count += 1
                done(count)
        except BaseException:
            target.unlink()
            raise
    print(f"{target}: {count} record{'' if count == 1 else 's'}")
