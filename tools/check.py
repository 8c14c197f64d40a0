"""./test: the linters, the client's own checks and the tests, then a summary.

./test                       everything but the long set
./test --fast                for every edit: linters, types, rules, the core of the server, a few pages
./test --long [PIECE ...]    the long set too, in pieces that can be run apart
./test --coverage            the tests interpreted, with the lines that they reach
./test ARGUMENTS             only pytest, with these arguments
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools import browser, client, compiled, coverage, environment, native, site
from tools.steps import ROOT, Stop, lock

KINDS = ("--fast", "--long", "--coverage")
# What two quiet cores may take, in seconds.
LIMITS = {"--fast": 2 * 60, "": 10 * 60}
# The folders of tests/ in the pieces of --long. Every folder is in one of them.
PIECES = {
    "rules": (
        "contract",
        "counts",
        "data",
        "games",
        "leaks",
        "lessons",
        "mutation",
        "playthroughs",
        "scenarios",
        "search",
    ),
    "records": ("records",),
    "bots": ("bots",),
    "study": ("analysis", "arena", "bench", "envs"),
    "tools": ("arch", "cli", "library", "messages", "scaffold", "wheel"),
    "server": ("server",),
    "hosting": ("hosting",),
    "page": ("web",),
    "evening": ("evening",),
}
# Compiled code must do what its source does. Whole games are compared by digests, playthroughs and counts; the rules'
# sentences are tested in both builds as well, and so is what only one build can do. All else runs once, compiled where
# that is possible; --long repeats the laws interpreted.
BOTH = (
    "tests/contract/test_controls.py",
    "tests/contract/test_determinism.py",
    "tests/counts",
    "tests/games",
    "tests/leaks",
    "tests/mutation",
    "tests/playthroughs",
    "tests/scenarios",
    "tests/search",
    "tests/envs/test_features.py",
    "tests/records/test_round_trip.py",
)
# Leaves out the tests marked `once`: comparisons with slow readings of the rules, pages of the docs.
OTHER_BUILD = "--other-build"
FAST = (
    "tests/arch/test_imports.py",
    "tests/contract/test_determinism.py",
    "tests/contract/test_fixtures.py",
    "tests/counts",
    "tests/games",
    "tests/playthroughs",
    "tests/scenarios",
    "tests/messages/test_faults.py",
    "tests/messages/test_sources.py",
    "tests/server/test_table.py",
    "tests/server/test_tokens.py",
    "tests/web/test_phone.py",
)
# One more than the cores that we promise times for: some tests wait, for a clock, a disk or a browser. Two more gain
# nothing: 587 s compiled against 579 s.
WORKERS = "4"
NOTHING_COLLECTED = 5
# What the files of all tests may take in memory.
ROOM = 6 << 30


@dataclass
class Results:
    """What was checked, what it took, and what was left out."""

    start: float = field(default_factory=time.monotonic)
    rows: list[tuple[str, bool, str]] = field(default_factory=list)
    left_out: list[tuple[str, str]] = field(default_factory=list)

    def add(self, title: str, good: bool, detail: str) -> None:
        self.rows.append((title, good, detail))

    def summary(self, limit: int | None) -> int:
        print("\n== summary")
        for title, good, detail in self.rows:
            print(f"{'ok  ' if good else 'FAIL'}  {title:22} {detail}")
        for what, reason in self.left_out:
            print(f"--    left out: {what}: {reason}")
        spent = time.monotonic() - self.start
        if limit is not None and spent > limit:
            # Said, not failed: a busy machine is no fault of what is tested.
            print(f"--    {spent / 60:.1f} minutes; two quiet cores must do it in {limit // 60}: see --durations=30")
        good = all(good for _, good, _ in self.rows)
        print(f"{'PASSED' if good else 'FAILED'} in {spent:.0f} s", flush=True)
        return 0 if good else 1


@dataclass(frozen=True)
class Run:
    """One run of pytest."""

    title: str
    build: str
    args: tuple[str, ...]
    before: tuple[str, ...] = ("-m",)  # between Python and pytest


def main(args: list[str]) -> int:
    kind = next((arg for arg in args if arg in KINDS), "")
    rest = [arg for arg in args if arg != kind]
    with lock():
        environment.ensure("run", "build", "dev", "study")
    results = Results()
    tools = _tools(results)
    # The compiler reads all modules on one core before it uses the others: meanwhile the linters run. It stays in this
    # thread, so that a start that is terminated ends it.
    with ThreadPoolExecutor(1) as pool:
        linting = pool.submit(_lint, results, tools) if kind != "--coverage" and not rest else None
        is_compiled = kind not in ("--fast", "--coverage") and _compile(results)
        if linting is not None:
            linting.result()
    for run in runs(kind, rest, is_compiled):
        _pytest(results, run, tools)
    if kind == "--coverage":
        results.add("coverage", *coverage.report())
    return results.summary(None if rest else LIMITS.get(kind))


def runs(kind: str, rest: list[str], is_compiled: bool) -> list[Run]:
    """Return the runs of pytest that the arguments ask for."""
    if kind == "--fast":
        return [Run("pytest", "interpreted", tuple(rest or FAST))]
    if kind == "--coverage":
        return [Run("pytest, covered", "interpreted", tuple(rest), coverage.RUN)]
    build = "compiled" if is_compiled else "interpreted"
    if kind == "--long" and set(rest) <= set(PIECES):
        # What is long is long enough in one build.
        laws = (OTHER_BUILD, *BOTH, "tests/contract")
        first = [Run("pytest, interpreted", "interpreted", laws)] if is_compiled and not rest else []
        folders = {piece: (f"tests/{folder}" for folder in PIECES[piece]) for piece in rest or PIECES}
        return first + [Run(f"long, {piece}", build, ("--long", *places)) for piece, places in folders.items()]
    places = [arg for arg in rest if (ROOT / arg.split("::")[0]).exists()]
    options = [arg for arg in rest if arg not in places] + [kind] * (kind == "--long")
    both = [place for place in places if place.startswith(BOTH)] if places else [*BOTH]
    first = [Run("pytest, interpreted", "interpreted", (OTHER_BUILD, *options, *both))] if is_compiled and both else []
    return [*first, Run(f"pytest, {build}", build, (*options, *places))]


def _compile(results: Results) -> bool:
    """Have the compiled build; return whether there is one. That it cannot be had is no failure, that it fails is."""
    missing = "SAFEHOUSE_PURE is set" if native.wants_pure() else native.missing()
    if missing is not None:
        results.left_out.append(("the compiled build", missing))
        return False
    with lock():
        failed = compiled.ensure()
    if failed is not None:
        print(f"\n== compile\n{compiled.failure_log()}")
        results.add("compile", False, failed)
    return failed is None


# --- The tools ------------------------------------------------------------------------------------------------------


@dataclass
class Tools:
    """Programs that the tests need: Node, and a Chromium."""

    node: Path | None = None
    chromium: Path | None = None


def _tools(results: Results) -> Tools:
    """Have the client built, and Node and Chromium at hand; each that cannot be had is a failure of its own."""
    found = Tools()
    with lock():
        try:
            found.node = client.ensure_modules()
            client.ensure()
        except Stop as stop:
            results.add("client", False, str(stop))
        try:
            site.ensure()
        except Stop as stop:
            results.add("documentation", False, str(stop))
        try:
            found.chromium = browser.ensure()
        except Stop as stop:
            results.add("Chromium", False, str(stop))
    return found


def _lint(results: Results, tools: Tools) -> None:
    """Run what reads the sources, two at a time."""
    python: list[str | Path] = [environment.PYTHON, "-m"]
    checks: list[tuple[str, Sequence[str | Path], Path, dict[str, str] | None]] = [
        ("mypy", [*python, "mypy"], ROOT, None),
        ("ruff check", [*python, "ruff", "check", "."], ROOT, None),
        ("ruff format", [*python, "ruff", "format", "--check", "."], ROOT, None),
    ]
    if tools.node is not None:
        env = client.node_env(tools.node)
        checks += [(title, [tools.node, *script], client.WEB, env) for title, script in client.CHECKS.items()]

    def run(check: tuple[str, Sequence[str | Path], Path, dict[str, str] | None]) -> None:
        title, command, place, env = check
        begin = time.monotonic()
        done = subprocess.run(
            [str(part) for part in command], cwd=place, env=env, check=False, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )  # fmt: skip
        spent = f"{time.monotonic() - begin:.1f} s"
        print(f"\n== {title}\n{done.stdout.strip()}", flush=True)
        results.add(title, done.returncode == 0, spent)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(run, checks))


# --- pytest ---------------------------------------------------------------------------------------------------------


def _pytest(results: Results, run: Run, tools: Tools) -> None:
    """Run tests in a build and add what became of them."""
    print(f"\n== {run.title}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="safehouse-test-", dir=_memory() if "--long" not in run.args else None))
    has_failed = False
    try:
        # Clusters of PostgreSQL belong to another user where the tests run as root.
        folder.chmod(0o755)
        outcome = folder / "outcome.json"
        # Whole stretches of tests for each worker: a module's server is mostly started by one of them.
        command = [str(environment.PYTHON), *run.before, "pytest", "-n", WORKERS, "--dist", "worksteal", *run.args]
        env = {**_env(run.build, tools), "SAFEHOUSE_OUTCOME": str(outcome), "TMPDIR": str(folder)}
        begin = time.monotonic()
        status = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
        spent = f"{time.monotonic() - begin:.1f} s"
        counts, skipped = _outcome(outcome)
        has_failed = status != 0
    finally:
        if has_failed:
            print(f"What the failed tests wrote is in {folder}", flush=True)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    # Options such as -k may leave nothing in one build and something in the other.
    may_be_empty = OTHER_BUILD in run.args and run.args != (OTHER_BUILD, *BOTH)
    fine = status == 0 or (status == NOTHING_COLLECTED and may_be_empty)
    results.add(run.title, fine, f"{spent}, {counts}" if fine else f"{spent}, {counts}, exit status {status}")
    results.left_out += [(f"{number} tests ({run.title})", reason) for reason, number in skipped.most_common()]


def _memory() -> Path | None:
    """Return a folder in memory if it has room: there hundreds of servers wait for no disk."""
    place = Path("/dev/shm")  # noqa: S108
    try:
        there = os.statvfs(place)
    except OSError:
        return None
    has_room = there.f_bavail * there.f_frsize >= ROOM
    return place if has_room and os.access(place, os.W_OK | os.X_OK) else None


def _outcome(path: Path) -> tuple[str, Counter[str]]:
    """Return the numbers of passed, failed and expectedly failed tests, and why others were skipped."""
    try:
        outcome = json.loads(path.read_text())
    except (OSError, ValueError):
        return "nothing ran", Counter()
    counts = ", ".join(f"{number} {what}" for what, number in outcome["counts"].items())
    return counts or "no tests", Counter(outcome["skipped"])


def _env(build: str, tools: Tools) -> dict[str, str]:
    # Bytecode is kept: without it every process of a run, and there are hundreds, compiles all that it imports anew.
    dropped = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "SAFEHOUSE_PURE")
    env = {k: v for k, v in os.environ.items() if k not in dropped}
    env["SAFEHOUSE_BUILD"] = build
    # Named on purpose in both builds: without PYTHONPATH the environment chooses (tools/checkout.py).
    env["PYTHONPATH"] = str(compiled.HOME if build == "compiled" else compiled.SRC)
    if tools.node is not None:
        env["PATH"] = os.pathsep.join([env.get("PATH", os.defpath), str(tools.node.parent)])
        # Playwright's own Node wants a library that a bare system does not have.
        env["PLAYWRIGHT_NODEJS_PATH"] = str(tools.node)
    if tools.chromium is not None:
        env["SAFEHOUSE_CHROMIUM"] = str(tools.chromium)
    return env


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
