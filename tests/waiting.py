"""Waiting for what other processes do: no event crosses from them, so it is asked again and again."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
# Long enough for the slowest machine: a wait that is in vain is a failure anyway.
PATIENCE = 60.0
PAUSE = 0.02


def until(happens: Callable[[], T], otherwise: str = "it does not happen", seconds: float = PATIENCE) -> T:
    """Return what `happens` says as soon as it says something."""
    deadline = time.monotonic() + seconds
    while not (found := happens()):
        assert time.monotonic() < deadline, otherwise
        time.sleep(PAUSE)
    return found


async def soon(happens: Callable[[], object]) -> None:
    """Wait until `happens` says something, while the loop runs on."""
    deadline = time.monotonic() + PATIENCE
    while True:
        said = happens()
        if await said if isinstance(said, Awaitable) else said:
            return
        assert time.monotonic() < deadline, "it does not happen"
        await asyncio.sleep(PAUSE)
