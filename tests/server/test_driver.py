"""When sealed answers are opened tells nothing of who has an automatic answer."""

import asyncio
from pathlib import Path

import pytest

from safehouse.core.match import Position
from safehouse.server import driver
from safehouse.server.driver import Driver
from tests.server.twins import position, twin

PACE = 0.7


def openings(folder: Path, line: Position, questions: int) -> list[float]:
    """Return by how much the opening of each of so many sealed questions is put off; it is asked for three times."""

    async def ask() -> list[float]:
        house, table, _ = await twin(folder, line, 0, "t" * 43, noisy=False)
        one = Driver(table, house.workers, house.archive, house.office, PACE, 0.0)
        found: list[float] = []
        for seq in range(1, questions + 1):
            table.position = line.numbered(seq)
            delays = {one._blur() for _ in range(3)}
            assert len(delays) == 1, "looking at a table again must not put it off again"
            found += delays
        await house.store.close()
        return found

    return asyncio.run(ask())


def sealed(game: str, players: int, options: dict[str, str]) -> Position:
    """Return a position of a game in which several are asked under seal."""
    return next(line for plies in range(60) if (line := position(game, players, options, 3, plies)).state.sealed())


def test_answers_under_standing_orders_open_at_no_certain_moment(tmp_path: Path) -> None:
    """Finding 9: they opened between 0.700 and 0.704 s, every time."""
    found = openings(tmp_path, sealed("heimlich", 3, {"mode": "top_secret"}), 200)
    most = driver.BLUR * PACE
    assert 0.0 <= min(found) < 0.1 * most
    assert 0.9 * most < max(found) <= most
    assert len(set(found)) > 190


def test_a_game_without_orders_waits_for_nothing(tmp_path: Path) -> None:
    line = sealed("suitcase", 2, {})
    if line.game.offered_orders(line.setup):
        pytest.fail("take another game for this test")
    assert set(openings(tmp_path, line, 5)) == {0.0}
