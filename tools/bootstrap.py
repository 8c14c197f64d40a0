"""Entry of ./run and ./test: make what is missing, then hand over. Started by a Python >= 3.11.

`./run prepare` makes all that a server needs; after that `./run serve` writes nothing here. `./run python …` starts
Python with the compiled engine.

`python3 tools/bootstrap.py env NAME...` only installs requirements/NAME.txt into .venv (dev, bench, client, study).
"""

import os
import signal
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import baselines, check, checkout, client, compiled, environment, native, site
from tools.steps import ROOT, WORK, Stop, guarded, lock, say, step


def prepare_run(with_client: bool, *more: str) -> dict[str, str]:
    """Make the environment, the client and the documentation if they are wanted and, if possible, the compiled build.

    Return the variables to start Safehouse with.
    """
    pure = native.wants_pure()
    if environment.ready("run", *more) and (not with_client or (client.made().fresh() and site.made().fresh())):
        if pure or compiled.fresh():
            return child_env(not pure)
        if compiled.given_up():
            return child_env(use_compiled=False)
    if not os.access(ROOT, os.W_OK):
        raise Stop(f"{ROOT} is not prepared, and this user may not write there; its owner can: sudo {ROOT}/run prepare")
    with lock():
        missing = None if pure else native.missing()
        environment.ensure("run", *more, *([] if pure or missing else ["build"]))
        if with_client:
            client.ensure()  # before the compiled build, which mirrors them
            site.ensure()
        if not pure and not missing:
            missing = compiled.ensure()
        if missing and compiled.first_told(missing):
            say(f"{missing}: {native.INTERPRETED}{f' {native.CURE}' if native.missing() else ''}")
    return child_env(not pure and not missing)


def child_env(use_compiled: bool) -> dict[str, str]:
    env = {**os.environ, "VIRTUAL_ENV": str(environment.VENV)}
    if use_compiled:
        others = [p for p in [env.get("PYTHONPATH")] if p]
        env["PYTHONPATH"] = os.pathsep.join([str(compiled.HOME), *others])
    else:
        env[checkout.TOLD] = str(compiled.SRC)  # what there is to say was said here
    return env


def wants_client(args: list[str]) -> bool:
    """Return whether a command serves the client of this folder: the server, and the figures measured in its page."""
    if os.environ.get("SAFEHOUSE_CLIENT") or os.environ.get("SAFEHOUSE_API_ONLY") or {"--help", "--api-only"} & {*args}:
        return False
    command, *rest = args or ["serve"]
    return command == "serve" or (command == "bench" and any(part.startswith("client") for part in rest))


def prepare(args: list[str]) -> int:
    """Make all that a server needs, so that a user who may not write here can start it."""
    if args:
        raise Stop("prepare takes no arguments.")
    env = prepare_run(True)
    # A user without write access could not store it, and would compile everything at each start.
    site = next((environment.VENV / "lib").glob("python3*/site-packages"))
    places = [site, ROOT / "tools", compiled.HOME if compiled.HOME.exists() else compiled.SRC]
    step("writing bytecode", [environment.PYTHON, "-m", "compileall", "-q", "-j", "0", *places])
    return start(["--version"], env)


def run(args: list[str]) -> int:
    if args[:1] == ["prepare"]:
        return prepare(args[1:])
    # Ratings, plots and clusters are for the few who want them.
    env = prepare_run(wants_client(args), *(["study"] if args[:1] == ["arena"] else []))
    if baselines.wanted(args):
        with lock():
            env["PYTHONPATH"] = str(baselines.path_for_measuring())
    return start(args or ["serve"], env)


def start(args: list[str], env: dict[str, str]) -> int:
    """Become the command `safehouse`, or Python itself."""
    python = str(environment.PYTHON)
    command = args[1:] if args[:1] == ["python"] else ["-m", "safehouse", *args]
    os.execve(python, [python, *command], env)


def refresh(args: list[str]) -> int:
    """Bring the compiled build up to date for `tools/checkout.py`, or print why it cannot be used.

    What ./run could not change either is said once: no compiler, or one that failed with these sources.
    """
    is_ours = os.access(WORK, os.W_OK)
    try:
        if is_ours:
            with lock(wait=False):
                reason = compiled.refresh()
        else:
            reason = None if compiled.fresh() else "The compiled engine is not that of src/"
    except (Stop, OSError) as error:
        reason = str(error)
    if reason is None:
        return 0
    if compiled.given_up():
        return checkout.TOLD_BEFORE
    if is_ours and reason == native.missing():
        compiled.first_told(reason)
        print(f"{reason}: {native.INTERPRETED} {native.CURE}")
    else:
        cure = "./run compiles it" if is_ours else "The owner of this folder can compile it with ./run prepare"
        print(f"{reason}: {native.INTERPRETED} {cure}; SAFEHOUSE_PURE=1 silences this line.")
    return 1


def env(names: list[str]) -> int:
    known = sorted(path.stem for path in environment.REQUIREMENTS.glob("*.txt") if path.stem != "uv")
    if not names or set(names) - set(known):
        raise Stop(f"env wants names out of: {', '.join(known)}.")
    with lock():
        environment.ensure("run", *names)
    return 0


def unknown(args: list[str]) -> int:
    raise Stop(f"the commands are {', '.join(COMMANDS)}.")


COMMANDS = {"run": run, "test": check.main, "env": env, "refresh": refresh}


def main() -> int:
    # A terminated start ends like an interrupted one, so that its children end with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command, *args = sys.argv[1:] or [""]
    return guarded(lambda: COMMANDS.get(command, unknown)(args))


if __name__ == "__main__":
    sys.exit(main())
