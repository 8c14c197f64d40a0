"""Figures of the rules page: a scenario that comes with a game, from its position to the end of its line."""

from functools import lru_cache

import msgspec

from safehouse.core.log import Log
from safehouse.core.match import Match, Position
from safehouse.core.reader import play_moves
from safehouse.core.scenario import Scenario, find_scenario
from safehouse.server.pages import ASK_AGAIN, Page
from safehouse.server.replay import MOST, PUBLIC, Cut, Film, show
from safehouse.server.words import JSON


@lru_cache(maxsize=128)
def figure_page(game: str, name: str) -> Page:
    """Return a scenario as a replay, as everyone at its table would see it. Slow the first time."""
    film = film_of(find_scenario(game, name))
    return Page(msgspec.json.encode(show(film, Cut(PUBLIC, 0, MOST, words=True))), JSON, ASK_AGAIN)


def film_of(told: Scenario) -> Film:
    begin = told.match()
    match = Match(begin.game, begin.setup, begin.state.clone())
    play_moves(match, told.line, f"{told.place}, line")
    log = Log(Position(begin.game, begin.setup, begin.state), list(enumerate(match.entries, 1)))
    names = [*told.seats, *[""] * told.players][: told.players]
    return Film(log, names, match.over)
