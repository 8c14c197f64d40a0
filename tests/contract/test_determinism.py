"""I7: the same rules and the same seeds give the same games, compiled or not, for every PYTHONHASHSEED."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.conformance.digest import lines_now

FILE = Path(__file__).parent / "digests.txt"


def test_as_written_down() -> None:
    kept = FILE.read_text(encoding="utf-8")
    assert lines_now(kept) == kept.splitlines()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_in_another_process(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    command = [sys.executable, "-m", "safehouse.conformance.digest", str(FILE)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout == FILE.read_text(encoding="utf-8")
