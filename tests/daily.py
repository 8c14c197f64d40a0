"""Which cases of a wide matrix run each day; all of them run with `--long`."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def daily(cases: Iterable[Any], kept: Callable[..., bool]) -> list[Any]:
    """Return cases for `parametrize`, each a tuple or a single argument: those that are kept for every day, and the
    others marked long."""
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*row, marks=[] if kept(*row) else [pytest.mark.long]) for row in rows]
