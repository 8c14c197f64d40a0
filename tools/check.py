"""./test: the linters and both test runs, then a summary."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tools import compiled, environment, native
from tools.steps import ROOT, lock

LIMIT_S = 15 * 60  # what ./test may take on two cores, without --long


def main(args: list[str]) -> int:
    only_pytest = any(arg != "--long" for arg in args)
    with lock():
        environment.ensure("run", "build", "dev")
    start = time.monotonic()
    results: list[tuple[str, bool, str]] = []

    def check(title: str, command: list[str | Path], env: dict[str, str] | None = None) -> None:
        print(f"\n== {title}", flush=True)
        begin = time.monotonic()
        done = subprocess.run([environment.PYTHON, "-m", *command], cwd=ROOT, env=env, check=False)
        status = done.returncode
        spent = f"{time.monotonic() - begin:.1f} s"
        results.append((title, status == 0, spent if status == 0 else f"{spent}, exit status {status}"))

    if not only_pytest:
        check("ruff check", ["ruff", "check", "."])
        check("ruff format", ["ruff", "format", "--check", "."])
        check("mypy", ["mypy"])
    pytest: list[str | Path] = ["pytest", "-n", "2", *args]
    check("pytest, interpreted", pytest, _env("interpreted"))
    left_out = "SAFEHOUSE_PURE is set" if native.wants_pure() else native.missing()
    if left_out is None:
        with lock():
            failed = compiled.ensure()
        if failed is None:
            check("pytest, compiled", pytest, _env("compiled"))
        else:
            print(f"\n== compile\n{compiled.failure_log()}")
            results.append(("pytest, compiled", False, failed))
    return _summary(results, left_out, time.monotonic() - start, limited="--long" not in args)


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
    late = limited and spent > LIMIT_S
    if late:
        print(f"FAIL  the whole took {spent / 60:.1f} minutes; the limit is {LIMIT_S // 60}")
    good = all(good for _, good, _ in results) and not late
    print(f"{'PASSED' if good else 'FAILED'} in {spent:.0f} s", flush=True)
    sys.stdout.flush()
    return 0 if good else 1
