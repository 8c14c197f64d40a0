"""Entry of ./run and ./test: make what is missing, then hand over. Started by a Python >= 3.11.

`python3 tools/bootstrap.py env NAME...` only installs requirements/NAME.txt into .venv (dev, bench, client, study).
"""

import os
import signal
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import check, client, compiled, environment, native
from tools.steps import Stop, guarded, lock, say


def prepare_run(with_client: bool, *more: str) -> dict[str, str]:
    """Make the environment, the client if it is wanted and, if possible, the compiled build.

    Return the variables to start Safehouse with.
    """
    pure = native.wants_pure()
    if environment.ready("run", *more) and (not with_client or client.fresh()) and (pure or compiled.fresh()):
        return child_env(not pure)
    with lock():
        missing = None if pure else native.missing()
        environment.ensure("run", *more, *([] if pure or missing else ["build"]))
        if with_client:
            client.ensure()  # before the compiled build, which mirrors it
        if not pure and not missing:
            missing = compiled.ensure()
        if missing and compiled.first_told(missing):
            say(f"{missing}: {native.INTERPRETED}")
    return child_env(not pure and not missing)


def child_env(use_compiled: bool) -> dict[str, str]:
    env = {**os.environ, "VIRTUAL_ENV": str(environment.VENV)}
    if use_compiled:
        others = [p for p in [env.get("PYTHONPATH")] if p]
        env["PYTHONPATH"] = os.pathsep.join([str(compiled.HOME), *others])
    return env


def wants_client(args: list[str]) -> bool:
    """Whether a command serves the client of this folder: the server, and the figures measured in its page."""
    if os.environ.get("SAFEHOUSE_CLIENT") or os.environ.get("SAFEHOUSE_API_ONLY") or {"--help", "--api-only"} & {*args}:
        return False
    command, *rest = args or ["serve"]
    return command == "serve" or (command == "bench" and any(part.startswith("client") for part in rest))


def run(args: list[str]) -> int:
    # Ratings, plots and clusters are for the few who want them.
    env = prepare_run(wants_client(args), *(["study"] if args[:1] == ["arena"] else []))
    python = str(environment.PYTHON)
    os.execve(python, [python, "-m", "safehouse", *(args or ["serve"])], env)


def env(names: list[str]) -> int:
    known = sorted(path.stem for path in environment.REQUIREMENTS.glob("*.txt") if path.stem != "uv")
    if not names or set(names) - set(known):
        raise Stop(f"env wants names out of: {', '.join(known)}.")
    with lock():
        environment.ensure("run", *names)
    return 0


def unknown(args: list[str]) -> int:
    raise Stop(f"the commands are {', '.join(COMMANDS)}.")


COMMANDS = {"run": run, "test": check.main, "env": env}


def main() -> int:
    # A terminated start ends like an interrupted one, so that its children end with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command, *args = sys.argv[1:] or [""]
    return guarded(lambda: COMMANDS.get(command, unknown)(args))


if __name__ == "__main__":
    sys.exit(main())
