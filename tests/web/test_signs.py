"""The sheet of Vienna's signs and houses shows what the page draws, and every building of the boards has a drawing."""

import json

from safehouse.core.registry import find_game
from tools import draw_signs


def test_the_sheet_is_up_to_date() -> None:
    """python3 -m tools.draw_signs"""
    assert draw_signs.SHEET.read_text() == draw_signs.picture(draw_signs.drawn())


def test_every_building_is_drawn() -> None:
    drawn = draw_signs.drawn()["houses"]
    boards = sorted(find_game("vienna").data_folder.glob("*.board.json"))
    assert boards
    for path in boards:
        assert {building["name"] for building in json.loads(path.read_text())["buildings"]} == set(drawn)
    assert len({json.dumps(shapes) for shapes in drawn.values()}) == len(drawn)
