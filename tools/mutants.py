"""How good are the tests of Heimlich & Co.? Small faults are put into the rules, and the tests must notice.

    python -m tools.mutants                    300 mutants; writes docs/mutation.md (about ten minutes on two cores)
    python -m tools.mutants --again            the same, trying only what survived the last time
    python -m tools.mutants --count 50 --seed 7 --dry

A mutant is one change of one place: an operator, a constant, a condition, a branch, or a statement left out. It runs
interpreted, in a copy of the project, against the tests of the game in the order in which they are likely to notice.
A survivor needs a reason in tests/mutation/reasons.json: why no test of the game's rules can or should notice it.
"""

import argparse
import ast
import copy
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
GAME = Path("src/safehouse/games/heimlich")
TESTS = Path("tests/games/heimlich")
PAGE = Path("docs/mutation.md")
CACHE = Path(".build/mutants.json")
REASONS = Path("tests/mutation/reasons.json")
COPIED = ["src", "tools", "tests/conftest.py", "tests/games/heimlich", "pyproject.toml"]
COUNT = 300
SEED = 2001
BAR = 0.90
MEMORY = 3 << 30
CPU_S = 45  # what the tests of a mutant may compute; they need about 8

# For each module the tests that could notice, the likeliest and quickest first.
TESTS_OF = {
    "rules": ["h3_turn", "h4_round", "h4_hands", "h5_dossier", "h2_setup", "h4_identity", "invariants", "knowledge",
              "h4_cards", "h4_knowledge", "h6_examples", "own_decks"],
    "decision": ["knowledge", "h3_turn", "h2_setup", "h4_round", "invariants"],
    "setup": ["h2_setup", "h4_hands", "h5_dossier", "knowledge", "h4_identity", "invariants", "h4_knowledge",
              "h4_secret_hands"],
    "turn": ["h3_turn", "h4_hands", "h4_round", "knowledge", "invariants", "h6_examples"],
    "course": ["h3_turn", "h4_round", "h4_hands", "h5_dossier", "h4_identity", "invariants", "knowledge", "h4_cards",
               "h4_knowledge", "h4_secret_hands", "h6_examples", "own_decks"],
    "ending": ["h3_turn", "h5_dossier", "h4_identity", "invariants", "knowledge", "h4_round"],
    "top_secret": ["h4_round", "h4_hands", "h4_identity", "h4_cards", "h4_knowledge", "h4_secret_hands", "knowledge",
                   "h5_dossier", "invariants", "h4_targets", "h6_examples", "own_decks"],
    "cards": ["h4_cards", "h4_round", "invariants", "h4_targets", "h4_hands", "h6_examples", "own_decks"],
    "hands": ["h4_knowledge", "h4_hands", "h4_secret_hands", "h4_round", "h4_identity", "invariants", "knowledge"],
    "past": ["h4_secret_hands", "h4_stories", "h4_hands", "invariants", "knowledge"],
    "imagined": ["h4_stories", "h4_secret_hands", "knowledge", "h4_identity", "invariants"],
    "dossier": ["h5_dossier", "h2_setup", "knowledge", "invariants"],
    "knowledge": ["knowledge", "h4_knowledge", "h4_secret_hands", "h5_dossier", "h4_round", "h4_identity", "h2_setup",
                  "invariants"],
}  # fmt: skip

# What pytest's exit status means, and how its summary names what went wrong.
OK, TESTS_FAILED, NOT_COLLECTED = 0, 1, 2
TOLD = (f"FAILED {TESTS}/", f"ERROR {TESTS}/")

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: where, of what kind, from what to what; `key` names it without line numbers."""

    module: str
    place: int  # the number of the change in the module
    key: str


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    killed: bool
    seconds: float
    by: str


Change = tuple[str, Callable[[], None]]  # what is changed into what, and how


def changes(tree: ast.Module) -> Iterator[tuple[str, str, Change]]:
    """Yield every possible change of a module: the function around, the kind, and the change itself."""
    yield from _changes_in(tree, "")


def _changes_in(node: ast.AST, name: str) -> Iterator[tuple[str, str, Change]]:
    for child_name, child in ast.iter_fields(node):
        if child_name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for item in child if isinstance(child, list) else [child]:
            if not isinstance(item, ast.AST) or isinstance(item, ast.Import | ast.ImportFrom):
                continue
            inner = name
            if isinstance(item, ast.FunctionDef | ast.ClassDef):
                inner = f"{name}.{item.name}" if name else item.name
            if not _is_docstring(item):
                for kind, change in _changes_of(item, child if isinstance(child, list) else None):
                    yield name, kind, change
                yield from _changes_in(item, inner)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changes_of(node: ast.AST, row: list[ast.AST] | None) -> Iterator[tuple[str, Change]]:
    if not isinstance(node, ast.stmt | ast.expr):
        return
    text = ast.unparse(node).splitlines()[0][:70]
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            yield "comparison", _set_item(node.ops, place, op, text)
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        if type(node.op) in SWAPPED:
            yield "operator", _set_op(node, text)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield "operator", (f"{text} → +(…)", _setter(node, "op", ast.UAdd()))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "constant", (f"{text} → {not node.value}", _setter(node, "value", not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        for value in (node.value - 1, node.value + 1):
            yield "constant", (f"{text} → {value}", _setter(node, "value", value))
    if isinstance(node, ast.If) and node.orelse:
        yield "branches", (f"{text} swapped with its else", _swap_branches(node))
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        test = ast.UnaryOp(ast.Not(), node.test)
        yield "condition", (f"{text} negated", _setter(node, "test", test))
    if row is not None and isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Break | ast.Continue):
        yield "statement", (f"{text} left out", _leave_out(row, node))


def _setter(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def _set_item(ops: list[ast.cmpop], place: int, op: ast.cmpop, text: str) -> Change:
    other = SWAPPED[type(op)]

    def change() -> None:
        ops[place] = other()  # type: ignore[call-overload]

    return f"{text}: {type(op).__name__} → {other.__name__}", change


def _set_op(node: ast.BinOp | ast.BoolOp | ast.AugAssign, text: str) -> Change:
    other = SWAPPED[type(node.op)]
    return f"{text}: {type(node.op).__name__} → {other.__name__}", _setter(node, "op", other())


def _swap_branches(node: ast.If) -> Callable[[], None]:
    def change() -> None:
        node.body, node.orelse = node.orelse, node.body

    return change


def _leave_out(row: list[ast.AST], node: ast.AST) -> Callable[[], None]:
    def change() -> None:
        row[row.index(node)] = ast.Pass()

    return change


def mutants_of(module: str, text: str) -> list[Mutant]:
    """Return all mutants of a module, in the order of its text."""
    seen: Counter[str] = Counter()
    found = []
    for place, (where, kind, (what, _)) in enumerate(changes(ast.parse(text))):
        key = f"{module}.{where or '<module>'} | {kind} | {what}"
        seen[key] += 1
        found.append(Mutant(module, place, key if seen[key] == 1 else f"{key} #{seen[key]}"))
    return found


def mutated(text: str, place: int) -> str:
    """Return the text of a module with one change."""
    tree = copy.deepcopy(ast.parse(text))
    for number, (_, _, (_, change)) in enumerate(changes(tree)):
        if number == place:
            change()
            return ast.unparse(ast.fix_missing_locations(tree))
    raise IndexError(place)


def sample(count: int, seed: int) -> list[Mutant]:
    """Draw mutants from all modules alike. Fewer are the first of more; a changed rule affects only its own."""
    pool = [m for module in TESTS_OF for m in mutants_of(module, (ROOT / GAME / f"{module}.py").read_text("utf-8"))]
    return sorted(pool, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())[:count]


def test_files(module: str) -> list[str]:
    return [str(TESTS / f"test_{name}.py") for name in TESTS_OF[module]]


class Runner:
    """A copy of the project in which one mutant after the other is tried."""

    def __init__(self, home: Path) -> None:
        self.home = home
        for name in COPIED:
            source, target = ROOT / name, home / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            else:
                shutil.copyfile(source, target)
        # What the children need is imported once; a mutant then costs a fork and its tests.
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "SAFEHOUSE_BUILD": "interpreted", "SAFEHOUSE_PURE": "1"}
        env.pop("PYTHONPATH", None)
        command = [sys.executable, "-m", "tools.mutants", "--serve", str(home)]
        self.server = subprocess.Popen(command, cwd=ROOT, env=env, stdin=-1, stdout=-1, text=True)

    def close(self) -> None:
        self.server.terminate()
        self.server.communicate()

    def tests(self, module: str) -> str:
        """Run the tests, and say what failed first: "" if nothing did."""
        assert self.server.stdin
        assert self.server.stdout
        self.server.stdin.write(json.dumps(test_files(module)) + "\n")
        self.server.stdin.flush()
        by, output = json.loads(self.server.stdout.readline())
        if by is None:
            raise Broken(f"the tests of {module} did not run: …{output}")
        return str(by)

    def judge(self, mutant: Mutant) -> Verdict:
        path = self.home / GAME / f"{mutant.module}.py"
        text = path.read_text(encoding="utf-8")
        start = time.monotonic()
        path.write_text(mutated(text, mutant.place), encoding="utf-8")
        try:
            by = self.tests(mutant.module)
        finally:
            path.write_text(text, encoding="utf-8")
        return Verdict(mutant, by != "", time.monotonic() - start, by)


class Broken(Exception):
    """The tests did not run to a verdict, so they say nothing about the mutant."""


def noticed(status: int, output: str) -> str | None:
    """Return what noticed a mutant: a test, an import or the time limit; "" for nothing; None if no test ran.

    Only a failed test or a test file that cannot be imported is a verdict, not a pytest that does not start.
    """
    if status == OK:
        return ""
    if -status in (signal.SIGXCPU, signal.SIGKILL):
        return "time limit"
    failed = [line.split(" ")[1].split("/")[-1] for line in output.splitlines() if line.startswith(TOLD)]
    ran = status in (TESTS_FAILED, NOT_COLLECTED)
    return failed[0] if failed and ran else None


def serve(home: Path) -> None:
    """Run tests in a copy of the project, each time in a fresh child of this process."""
    for name in ("hypothesis.strategies", "jsonschema"):
        import_module(name)
    import pytest

    os.chdir(home)
    sys.path[:] = [str(home / "src"), str(home), *(path for path in sys.path if path not in ("", str(ROOT)))]
    output = home / "output.txt"
    for line in sys.stdin:
        files = json.loads(line)
        child = os.fork()
        if not child:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S + 5))
            with output.open("w") as out:
                os.dup2(out.fileno(), 1)
                os.dup2(out.fileno(), 2)
                status = pytest.main(["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", *files])
                sys.stdout.flush()
                os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        by = noticed(status, output.read_text(encoding="utf-8", errors="replace"))
        print(json.dumps([by, output.read_text(encoding="utf-8", errors="replace")[-400:]]), flush=True)


def check_without_mutant(runner: Runner) -> None:
    """Check that the tests pass on the true rules, before the first mutant and after the last one."""
    for module in TESTS_OF:
        by = runner.tests(module)
        if by:
            raise Broken(f"the tests of {module} fail without a mutant: {by}")


def judge_all(
    mutants: list[Mutant], processes: int, show: Callable[[str, bool], None], kept: list[Verdict] | None = None
) -> list[Verdict]:
    """Try every mutant, `processes` at a time, telling how far it is. `kept` are verdicts of an earlier run."""
    with tempfile.TemporaryDirectory(prefix="safehouse-mutants-") as home:
        free: Queue[Runner] = Queue()
        runners = [Runner(Path(home) / str(number)) for number in range(processes)]
        for runner in runners:
            free.put(runner)
        first = free.get()
        start = time.monotonic()
        check_without_mutant(first)
        free.put(first)
        show(f"the tests take {time.monotonic() - start:.0f} s", True)
        verdicts: list[Verdict] = []
        begin = time.monotonic()

        def one(mutant: Mutant) -> None:
            runner = free.get()
            try:
                verdict = runner.judge(mutant)
            finally:
                free.put(runner)
            verdicts.append(verdict)
            remember([*(kept or []), *verdicts])
            if not verdict.killed:
                show(f"survived: {mutant.key}", True)
            done = len(verdicts)
            left = (time.monotonic() - begin) / done * (len(mutants) - done)
            killed = sum(verdict.killed for verdict in verdicts)
            show(f"{done}/{len(mutants)} tried, {killed} killed, about {left / 60:.1f} min left", False)

        pool = ThreadPoolExecutor(processes)
        try:
            list(pool.map(one, mutants))
            check_without_mutant(first)
        finally:
            pool.shutdown(cancel_futures=True)
            for runner in runners:
                runner.close()
    order = {mutant.key: number for number, mutant in enumerate(mutants)}
    return [*(kept or []), *sorted(verdicts, key=lambda verdict: order[verdict.mutant.key])]


def remember(verdicts: list[Verdict]) -> None:
    """Keep the verdicts for --again, so that an interrupted run is not lost."""
    rows = [{"key": v.mutant.key, "killed": v.killed, "by": v.by, "seconds": round(v.seconds, 1)} for v in verdicts]
    (ROOT / CACHE).parent.mkdir(exist_ok=True)
    (ROOT / CACHE).write_text(json.dumps(rows, indent=1), encoding="utf-8")


def reasons() -> dict[str, str]:
    path = ROOT / REASONS
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def page(verdicts: list[Verdict], seed: int) -> str:
    """Return what docs/mutation.md says: the rate, by module, and every survivor with its reason."""
    known = reasons()
    killed = sum(verdict.killed for verdict in verdicts)
    lines = [
        "# Mutation sampling of Heimlich & Co.\n",
        "For contributors: how many small faults in the rules the tests notice. Generated by",
        "`python -m tools.mutants`, which",
        "explains the method; it also runs in `./test --long`. At least",
        f"{BAR:.0%} must be killed, with a reason for every survivor (`{REASONS}`).\n",
        f"{len(verdicts)} mutants (seed {seed}), {killed} killed: **{killed / len(verdicts):.1%}**.\n",
        "| module | mutants | killed |",
        "|---|---|---|",
    ]
    for module in TESTS_OF:
        own = [verdict for verdict in verdicts if verdict.mutant.module == module]
        lines.append(f"| {module} | {len(own)} | {sum(verdict.killed for verdict in own)} |")
    lines.append("\n## Survivors\n")
    survivors = [verdict.mutant.key for verdict in verdicts if not verdict.killed]
    lines += [f"- `{key}`: {known.get(key, '**no reason given**')}" for key in survivors]
    return "\n".join(lines) + "\n"


def unexplained(verdicts: list[Verdict]) -> list[str]:
    known = reasons()
    return [v.mutant.key for v in verdicts if not v.killed and v.mutant.key not in known]


def rate(verdicts: list[Verdict]) -> float:
    return sum(verdict.killed for verdict in verdicts) / len(verdicts)


def shower() -> Callable[[str, bool], None]:
    """Return a function that shows progress: in one line of a terminal, elsewhere every 15 seconds."""
    live = sys.stderr.isatty()
    said = [0.0]

    def show(text: str, important: bool) -> None:
        if important or live or time.monotonic() - said[0] > 15:
            said[0] = time.monotonic()
            print(
                f"\r{text:78}" if live else text,
                end="" if live and not important else "\n",
                file=sys.stderr,
                flush=True,
            )

    return show


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help=f"do not write {PAGE}")
    parser.add_argument(
        "--again", action="store_true", help="try only those that survived, or are new, since the last run"
    )
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(args)
    if chosen.serve:
        serve(chosen.serve)
        return 0
    mutants = sample(chosen.count, chosen.seed)
    kept: list[Verdict] = []
    if chosen.again:
        before = {row["key"]: row for row in json.loads((ROOT / CACHE).read_text(encoding="utf-8"))}
        kept = [Verdict(m, True, 0.0, before[m.key]["by"]) for m in mutants if before.get(m.key, {}).get("killed")]
        done = {verdict.mutant.key for verdict in kept}
        mutants = [mutant for mutant in mutants if mutant.key not in done]
    verdicts = judge_all(mutants, chosen.processes, shower(), kept)
    if not chosen.dry:
        (ROOT / PAGE).write_text(page(verdicts, chosen.seed), encoding="utf-8")
    print(f"{rate(verdicts):.1%} of {len(verdicts)} killed; {len(unexplained(verdicts))} survivors without a reason")
    return 0 if rate(verdicts) >= BAR and not unexplained(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
