"""Run the command here, and look at what it said."""

from pathlib import Path

import pytest

from safehouse.cli import main

Said = tuple[int, str, str]


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Said:
    """Return the exit status, and what was printed on either way out."""
    status = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return status, out, err


def check_refused(said: Said, part: str) -> None:
    """The user was told in one sentence, with this in it, why nothing was done."""
    status, out, err = said
    assert (status, out) == (2, "")
    assert err.startswith("safehouse: ")
    assert err.count("\n") == 1
    assert part in err
