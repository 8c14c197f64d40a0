"""The server as drills start it: `python -m safehouse.drill.server HOOK…`, settings from the environment.

A hook makes it die at a named point, lets its wall clock jump, raises the version of its rules, or sabotages it. The
product knows nothing of this: everything is put around its classes from here.
"""

import sys
from collections.abc import Callable, Sequence

from safehouse.drill import hooks, sabotage
from safehouse.server.main import run
from safehouse.server.settings import read_settings

HOOKS: dict[str, Callable[[str], None]] = {
    "die-at": hooks.die_at,
    "wall-clock": hooks.jumping_clock,
    "read-only": hooks.read_only,
    "rules": hooks.raise_rules,
    "sweep": hooks.sweep,
    "sabotage": sabotage.apply,
}


def main(arguments: Sequence[str]) -> int:
    """Put the hooks in place (`name=value`), and serve."""
    for argument in arguments:
        name, _, value = argument.partition("=")
        HOOKS[name](value)
    return run(read_settings(), open_browser=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
