"""./test: the linters, the client's own checks and both test runs, then a summary."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools import browser, client, compiled, environment, native
from tools.steps import ROOT, Stop, lock

LIMIT_S = 15 * 60  # what ./test may take on two quiet cores, without --long
# These start servers, browsers and clusters, or other people's suites, which are the same in both builds: they run
# once, compiled where that is possible.
ONCE = (
    "tests/server",
    "tests/web",
    "tests/arena",
    "tests/analysis",
    "tests/bots/test_foreign.py",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_learned.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_pettingzoo.py",
)
NOTHING_COLLECTED = 5


def main(args: list[str]) -> int:
    only_pytest = any(arg != "--long" for arg in args)
    with lock():
        environment.ensure("run", "build", "dev", "study")
    start = time.monotonic()
    results: list[tuple[str, bool, str]] = []

    def check(
        title: str,
        command: Sequence[str | Path],
        env: dict[str, str] | None = None,
        place: Path = ROOT,
        fine: Sequence[int] = (0,),
    ) -> None:
        print(f"\n== {title}", flush=True)
        begin = time.monotonic()
        status = subprocess.run([str(part) for part in command], cwd=place, env=env, check=False).returncode
        spent = f"{time.monotonic() - begin:.1f} s"
        results.append((title, status in fine, spent if status in fine else f"{spent}, exit status {status}"))

    python: list[str | Path] = [environment.PYTHON, "-m"]
    if not only_pytest:
        check("ruff check", [*python, "ruff", "check", "."])
        check("ruff format", [*python, "ruff", "format", "--check", "."])
        check("mypy", [*python, "mypy"])
    try:
        with lock():
            node = client.ensure_modules()
            client.ensure()
            browser.ensure()
        if not only_pytest:
            for title, script in client.CHECKS.items():
                check(title, [node, *script], client.node_env(node), client.WEB)
    except Stop as stop:
        print(f"\n== client\n{stop}", flush=True)
        results.append(("client", False, str(stop)))
    left_out = "SAFEHOUSE_PURE is set" if native.wants_pure() else native.missing()
    # Whole stretches of tests for each worker: a module's server is mostly started by one of them.
    pytest: list[str | Path] = [*python, "pytest", "-n", "2", "--dist", "worksteal", *args]
    later = [] if left_out else [f"--ignore={folder}" for folder in ONCE]
    if not (later and _only_once(args)):
        fine = (0, NOTHING_COLLECTED) if later else (0,)
        check("pytest, interpreted", [*pytest, *later], _env("interpreted"), fine=fine)
    if left_out is None:
        with lock():
            failed = compiled.ensure()
        if failed is None:
            check("pytest, compiled", pytest, _env("compiled"))
        else:
            print(f"\n== compile\n{compiled.failure_log()}")
            results.append(("pytest, compiled", False, failed))
    return _summary(results, left_out, time.monotonic() - start, limited="--long" not in args)


def _only_once(args: list[str]) -> bool:
    """Whether all the places that are asked for are among those that run once."""
    places = [arg for arg in args if (ROOT / arg.split("::")[0]).exists()]
    return bool(places) and all(place.startswith(ONCE) for place in places)


def _env(build: str) -> dict[str, str]:
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "SAFEHOUSE_PURE")}
    env["SAFEHOUSE_BUILD"] = build
    if build == "compiled":
        env["PYTHONPATH"] = str(compiled.HOME)
    return env


def _summary(results: list[tuple[str, bool, str]], left_out: str | None, spent: float, limited: bool) -> int:
    print("\n== summary")
    for title, good, detail in results:
        print(f"{'ok  ' if good else 'FAIL'}  {title:20} {detail}")
    if left_out:
        print(f"--    pytest, compiled     left out: {left_out}")
    if limited and spent > LIMIT_S:
        # Said, not failed: a busy machine is no fault of what is tested.
        print(f"--    {spent / 60:.1f} minutes; two quiet cores must do it in {LIMIT_S // 60}: see --durations=30")
    good = all(good for _, good, _ in results)
    print(f"{'PASSED' if good else 'FAILED'} in {spent:.0f} s", flush=True)
    sys.stdout.flush()
    return 0 if good else 1
