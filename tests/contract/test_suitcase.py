"""Suitcase keeps the laws of the contract, on all maps and for every number of players."""

import pytest

from safehouse.conformance import LAWS, Setting, check_game
from safehouse.games.suitcase.game import GAME

SETTINGS = [Setting(players, {"map": name}) for players in (2, 3, 4) for name in ("europe", "europe_1985", "sprint")]
SETTINGS.append(Setting(2, {"map": "sprint", "rulings": "1"}))


@pytest.mark.parametrize("law", LAWS)
def test_law(law: str) -> None:
    """One short game each on the small map, with two to four players in turn."""
    for setting in SETTINGS:
        if setting.options["map"] == "sprint":
            check_game(GAME, [setting], laws=[law], games=1)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", SETTINGS, ids=[setting.label for setting in SETTINGS])
def test_law_at_length(setting: Setting, law: str) -> None:
    check_game(GAME, [setting], laws=[law], seed=100, games=3)
