"""One game of the arena: played, timed and tallied."""

import json
import time
from typing import Any

from safehouse.arena.plan import Plan
from safehouse.arena.seats import seating, seed_of
from safehouse.arena.times import Times
from safehouse.arena.usage import Usage
from safehouse.bots.base import Bot, find_bot
from safehouse.bots.tables import answer
from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

# Of a finished game everything but this is the same on every machine, where budgets are in simulations.
TIMES = "times"


class Stage:
    """Where the games of a plan are played: all that they share, made once in each process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.setup = plan.setup()
        self.first = self.game.first_state(self.setup)

    def play(self, number: int) -> dict[str, Any]:
        """Play a game and return what is kept of it."""
        plan = self.plan
        block = number // plan.players
        seats = seating(plan.line_ups, plan.seed, number)
        bots = [
            find_bot(plan.game, name, Rng(seed_of(plan.seed, "bot", number, seat))) for seat, name in enumerate(seats)
        ]
        chance = seed_of(plan.seed, "chance", block)
        times = {name: Times() for name in sorted(set(seats))}
        usage = Usage(self.game, self.setup)
        state = self.first.clone()
        try:
            lengths = run(state, bots, Rng(chance), [times[name] for name in seats], usage)
        except Exception as error:
            error.add_note(f"in game {number} of the arena: {' '.join(seats)}")
            raise
        finally:
            for bot in bots:
                bot.close()
        outcome = state.outcome()
        return {
            "game": number, "block": block, "seed": chance, "seats": seats, "shares": list(outcome.shares),
            "ranks": [int(rank) for rank in outcome.ranks], "scores": [int(score) for score in outcome.scores],
            "reason": outcome.reason, **lengths, "usage": usage.as_data(),
            TIMES: {name: kept.as_data() for name, kept in times.items()},
        }  # fmt: skip


# The stage in use. A worker serves one plan, seldom another one after it.
STAGES: dict[str, Stage] = {}


def stage_of(plan: Plan) -> Stage:
    """Return this process's stage of a plan, which many tasks share."""
    key = json.dumps(plan.identity())
    if key not in STAGES:
        STAGES.clear()
        STAGES[key] = Stage(plan)
    return STAGES[key]


def run(state: GameState, bots: list[Bot], rng: Rng, times: list[Times], usage: Usage) -> dict[str, int | None]:
    """Let bots play `state` to its end. Return how long the game was."""
    steps = decisions = 0
    counted = {"turn": 0, "round": 0}
    watchers = [seat for seat, bot in enumerate(bots) if bot.watches]
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            row = [int(state.sample_chance(rng))]
        else:
            start = time.perf_counter()
            row = answer(state, bots[seat], seat)
            times[seat].add(time.perf_counter() - start)
            decisions += 1
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
            if seat != CHANCE:
                usage.act(seat, action)
        state.events = None
        steps += len(row)
        for event in events:
            usage.see(event)
            if event.kind in counted:
                counted[event.kind] += 1
            for watcher in watchers:
                bots[watcher].see(state.setup, watcher, *visible(event, watcher))
    told = usage.game.events
    turns = counted["turn"] if "turn" in told else getattr(state, "turn", None)
    return {
        "steps": steps, "decisions": decisions, "turns": None if turns is None else int(turns),
        "rounds": counted["round"] if "round" in told else None,
    }  # fmt: skip
