"""The notification channels, each a module with one subclass of `channel.Channel`; found by their files."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from safehouse.server.notices.channel import Channel

# As the page shows them.
WORDS = Path(__file__).parent / "words"


@cache
def kinds() -> dict[str, type[Channel]]:
    """Return the channels by name, in the order of their modules."""
    found: dict[str, type[Channel]] = {}
    for module in sorted(one.name for one in pkgutil.iter_modules(__path__)):
        for value in vars(import_module(f"{__name__}.{module}")).values():
            if isinstance(value, type) and issubclass(value, Channel) and value is not Channel:
                found[value.name] = value
    return found
