"""Questions to bots, for the tests of jobs and workers."""

from safehouse.core.draft import Draft
from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.server.workers import Job

GAMES = [("heimlich", 4), ("suitcase", 3), ("vienna", 3)]


def first_question(game: str, players: int) -> tuple[GameState, int, list[Event]]:
    """A fresh game at its first decision."""
    found = find_game(game)
    state = found.first_state(found.setup(players))
    rng = Rng(1)
    events: list[Event] = []
    state.events = events
    while state.pending() == [CHANCE]:
        state.apply(CHANCE, state.sample_chance(rng))
    state.events = None
    return state, state.pending()[0], events


def job(bot: str, table: str = "t", game: str = "heimlich", players: int = 4) -> Job:
    state, seat, events = first_question(game, players)
    return Job(table, seat, game, bot, state.redact(seat), [visible(event, seat) for event in events])


def whole(asked: Job, row: list[int]) -> bool:
    draft = Draft(asked.view, asked.seat)
    for action in row:
        draft.stage(action)
    return draft.complete
