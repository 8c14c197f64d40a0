"""Which build of the engine is running."""

from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Return whether the engine was loaded from extension modules."""
    from safehouse.core import game

    return (game.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
