"""Which lines the tests reach: what ./test --coverage runs pytest with, and the table that it prints."""

import json
import subprocess
from collections import defaultdict

from tools import environment
from tools.steps import WORK

FOLDER = WORK / "coverage"  # as in pyproject.toml
RUN = ("-m", "coverage", "run", "-m")


def report() -> tuple[bool, str]:
    """Print the share of lines reached in each package; return whether it was measured, and the whole share."""
    figures = FOLDER / "figures.json"
    pages = FOLDER / "pages"
    for arguments in (["combine"], ["json", "-q", "-o", str(figures)], ["html", "-q", "-d", str(pages)]):
        done = subprocess.run(
            [str(environment.PYTHON), "-m", "coverage", *arguments], cwd=WORK.parent, check=False, text=True,
            capture_output=True,
        )  # fmt: skip
        if done.returncode:
            return False, f"coverage {arguments[0]} failed: {(done.stderr or done.stdout).strip()}"
    measured = json.loads(figures.read_text())
    packages: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path, file in measured["files"].items():
        # src/safehouse/games/vienna/rules.py belongs to games.vienna, src/safehouse/build.py to safehouse.
        parts = path.split("safehouse/", 1)[1].split("/")[:-1]
        package = packages[".".join(parts[:2]) or "safehouse"]
        package[0] += file["summary"]["covered_lines"]
        package[1] += file["summary"]["num_statements"]
    print("\n== lines reached")
    for name, (reached, lines) in sorted(packages.items()):
        print(f"{name:24} {reached:6} of {lines:6}  {100 * reached / max(lines, 1):5.1f} %")
    totals = measured["totals"]
    share = f"{totals['percent_covered']:.1f} % of {totals['num_statements']} lines; line by line: {pages}/index.html"
    return True, share
