"""Whole games among bots, without a table around them."""

from collections.abc import Sequence

from safehouse.bots.base import Bot
from safehouse.bots.uniform import RandomBot
from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import visible
from safehouse.core.rng import Rng


def answer(state: GameState, bot: Bot, seat: int) -> list[int]:
    """Return a bot's answer.

    The random bot looks at nothing but its options. They are a function of what the seat knows, so it needs no view
    of its own: the same games, many times faster.
    """
    if type(bot) is RandomBot:
        return [bot.pick(state.legal(seat))]
    return bot.row(state.redact(seat), seat)


def play_game(state: GameState, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots play `state` to its end. Return the steps, those of CHANCE included."""
    steps = 0
    watchers = [seat for seat, bot in enumerate(bots) if bot.watches]
    while pending := state.pending():
        seat = pending[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else answer(state, bots[seat], seat)
        events: list[Event] = []
        state.events = events if watchers else None
        for action in row:
            state.apply(seat, action)
        state.events = None
        for watcher in watchers:
            for event in events:
                bots[watcher].see(state.setup, watcher, *visible(event, watcher))
        steps += len(row)
    return steps
