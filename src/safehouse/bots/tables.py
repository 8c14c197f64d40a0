"""Whole games among bots, without a table around them."""

from collections.abc import Callable, Sequence
from time import perf_counter

from safehouse.bots.base import Bot
from safehouse.bots.uniform import RandomBot
from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.core.rng import Rng
from safehouse.core.rows import Picks
from safehouse.text.replies import Tally

# Told after every step: the seat or CHANCE, its row, what happened, and how many seconds the answer took.
Note = Callable[[int, list[int], list[Event], float], None]


def answer(state: GameState, bot: Bot, seat: int) -> list[int]:
    """Return a bot's answer.

    The random bot looks at nothing but its options. They are a function of what the seat knows, so it needs no view
    of its own: the same games, many times faster.
    """
    if type(bot) is RandomBot:
        return [bot.pick(state.legal(seat))]
    return bot.row(state.redact(seat), seat)


def play_game(
    state: GameState, bots: Sequence[Bot], rng: Rng, note: Note | None = None, picks: Picks | None = None
) -> int:
    """Let bots play `state` to its end. Return how many actions that took, those of CHANCE included.

    `picks` notes them in the log of a match, whose state this is.
    """
    steps = 0
    watchers = [seat for seat, bot in enumerate(bots) if bot.watches]
    listened = bool(watchers) or note is not None
    while pending := state.pending():
        seat = pending[0]
        start = perf_counter() if note is not None else 0.0
        row = [int(state.sample_chance(rng))] if seat == CHANCE else answer(state, bots[seat], seat)
        seconds = perf_counter() - start if note is not None else 0.0
        events: list[Event] = []
        if picks is None:
            state.events = events if listened else None
            for action in row:
                state.apply(seat, action)
            state.events = None
        else:
            for action in row:
                events += picks.apply(seat, action)
        for watcher in watchers:
            for event in events:
                bots[watcher].see(state.setup, watcher, *visible(event, watcher))
        if note is not None:
            note(seat, row, events, seconds)
        steps += len(row)
    return steps


def tallies(names: Sequence[str], bots: Sequence[Bot]) -> dict[str, Tally]:
    """Return how the bots that reply in words have done, by name."""
    found: dict[str, Tally] = {}
    for name, bot in zip(names, bots, strict=True):
        if bot.tally is not None:
            found.setdefault(name, Tally()).add(bot.tally)
    return found


class Length:
    """How many turns and rounds a game has, as far as it counts them: by its events, or its turns in its state."""

    def __init__(self, game: Game) -> None:
        self.told = {kind: 0 for kind in ("turn", "round") if kind in game.events}

    def note(self, _seat: int, _row: list[int], events: list[Event], _seconds: float) -> None:
        for event in events:
            if event.kind in self.told:
                self.told[event.kind] += 1

    def turns(self, state: GameState) -> int | None:
        """Return the turns of a game that has come to this state; None where turns mean nothing."""
        return self.told["turn"] if "turn" in self.told else getattr(state, "turn", None)

    def rounds(self) -> int | None:
        return self.told.get("round")
