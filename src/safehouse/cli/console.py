"""Shared by the commands: the output streams, and progress bars."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console

NOTICED_S = 0.1


def out() -> Console:
    return Console(highlight=False, markup=False)


def err() -> Console:
    return Console(stderr=True, highlight=False, markup=False)


def print_json(content: Any) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream, if it is a terminal; yield the function that advances it.

    It may be called any number of times: the bar is redrawn ten times a second.
    """
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
        told = 0.0

        def advance(done: int) -> None:
            nonlocal told
            now = time.monotonic()
            if now - told >= NOTICED_S:
                told = now
                bar.update(task, completed=done)

        yield advance
