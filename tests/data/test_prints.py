"""What can be printed: the sheet of Vienna's missions shows the data, and every board and map has its picture."""

import json
import re
from html import unescape
from itertools import pairwise

import pytest

from safehouse.core.registry import find_game
from safehouse.games.vienna.data_files import DATA
from safehouse.messages import LANGUAGES
from tools.draw_missions import LETTERS, PAGE, path_of, sheet
from tools.draw_vienna import PICTURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_is_fresh(language: str) -> None:
    """The docs show the data as it is: python3 -m tools.draw_missions."""
    assert path_of(language).read_text(encoding="utf-8") == sheet(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_shows_every_mission(language: str) -> None:
    """On each card: number, flag's code and name, needs on one line or two, reward."""
    missions = [mission["id"] for mission in json.loads((DATA / "balanced.missions.json").read_text())["missions"]]
    texts = [unescape(one) for one in re.findall(r"<text[^>]*>([^<]*)</text>", sheet(language))][2:]
    begins = [place for place, text in enumerate(texts) if re.fullmatch(r"[SAB]-\d\d", text)]
    assert [texts[place] for place in begins] == missions
    assert {after - before for before, after in pairwise([*begins, len(texts)])} == {5, 6}
    assert max(map(len, texts)) <= LETTERS
    places = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', sheet(language))
    assert len(places) == 2 * len(missions)
    assert all(float(x) + float(w) < PAGE[0] and float(y) + float(h) < PAGE[1] for x, y, w, h in places)


def test_nothing_else_is_there() -> None:
    """One picture for each map, each board and each language's sheet, and no other."""
    maps = {f"suitcase_{name}.svg" for name in find_game("suitcase").shipped("map")}
    boards = {f"{name}.svg" for name in find_game("vienna").shipped("board")}
    assert {path.name for path in PICTURES.iterdir()} == maps | boards | {path_of(one).name for one in LANGUAGES}


def test_every_file_to_choose_has_its_picture() -> None:
    """The page of a new table shows a small picture of each map and board that comes with a game."""
    shown = 0
    for poster in sorted((PICTURES.parents[1] / "src" / "games").glob("*/Poster.svelte")):
        game = find_game(poster.parent.name)
        for role, picture in re.findall(r'(\w+): "([\w.]*NAME[\w.]*)"', poster.read_text(encoding="utf-8")):
            for name in game.shipped(role):
                assert (PICTURES / picture.replace("NAME", name)).is_file()
                shown += 1
    assert shown >= 5
