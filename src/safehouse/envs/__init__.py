"""The games for people who train agents: Gymnasium, PettingZoo and OpenSpiel (docs/environments.md).

They need the extra `envs`: pip install 'safehouse-games[envs]'. Those of OpenSpiel need `bench` as well.
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needing(extras: str) -> Iterator[None]:
    """Import other people's libraries inside; say how they are installed if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        text = f"{error.name} is not installed: pip install 'safehouse-games[{extras}]'"
        raise ModuleNotFoundError(text, name=error.name) from None
