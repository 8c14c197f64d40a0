"""What is observable in a recorded random game has not changed. `safehouse.conformance.playthrough` writes it anew."""

from pathlib import Path

import pytest

from safehouse.conformance.playthrough import difference, read_header
from safehouse.core.registry import OWN_GAMES

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_same_as_played_now(path: Path) -> None:
    found = difference(path)
    assert not found, f"python -m safehouse.conformance.playthrough --update writes it anew:\n{found}"


@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_every_game_has_one(game: str) -> None:
    assert any(read_header(path.read_text(encoding="utf-8")).game == game for path in FILES)


def test_they_stay_readable() -> None:
    assert [path.name for path in FILES if path.stat().st_size > 60_000] == []
