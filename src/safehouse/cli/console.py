"""Shared by the commands: the output streams, and progress bars."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console


def out() -> Console:
    return Console(highlight=False, markup=False)


def err() -> Console:
    return Console(stderr=True, highlight=False, markup=False)


def print_json(content: Any) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream, if it is a terminal; yield the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=err(), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
