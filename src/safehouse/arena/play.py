"""One game of the arena: played, timed and tallied."""

import json

from safehouse.arena.plan import Schedule
from safehouse.arena.played import Played
from safehouse.arena.seats import seating, seed_of
from safehouse.arena.times import Times
from safehouse.arena.usage import Usage
from safehouse.bots.base import Bot, find_bot
from safehouse.bots.tables import Length, Note, play_game, tallies
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng


class Stage:
    """Where the games of a plan are played: all that they share, made once in each process."""

    def __init__(self, plan: Schedule) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.setup = plan.setup()
        self.first = self.game.first_state(self.setup)

    def play(self, number: int) -> Played:
        """Play a game and return what is kept of it."""
        plan = self.plan
        block = number // plan.players
        seats = seating(plan.line_ups, plan.seed, number)
        bots = [
            find_bot(plan.game, name, Rng(seed_of(plan.seed, "bot", number, seat))) for seat, name in enumerate(seats)
        ]
        chance = seed_of(plan.seed, "chance", block)
        times = {name: Times() for name in sorted(set(seats))}
        notes = Notes(self.game, self.setup, [times[name] for name in seats])
        state = self.first.clone()
        try:
            steps = self.run(state, bots, Rng(chance), notes.note)
        except Exception as error:
            error.add_note(f"in game {number} of the arena: {' '.join(seats)}")
            raise
        finally:
            for bot in bots:
                bot.close()
        outcome = state.outcome()
        turns = notes.length.turns(state)
        return Played(
            game=number, block=block, seed=chance, seats=seats, shares=list(outcome.shares),
            ranks=[int(rank) for rank in outcome.ranks], scores=[int(score) for score in outcome.scores],
            reason=outcome.reason, steps=steps, decisions=notes.decisions,
            turns=None if turns is None else int(turns), rounds=notes.length.rounds(), usage=notes.usage.used(),
            times={name: kept.rounded() for name, kept in times.items()}, replies=tallies(seats, bots),
        )  # fmt: skip

    def run(self, state: GameState, bots: list[Bot], rng: Rng, note: Note) -> int:
        """Play a game to its end; measuring tools give their bots more (`tools.ceilings`)."""
        return play_game(state, bots, rng, note)


# The stage in use. A worker serves one plan, seldom another one after it.
STAGES: dict[str, Stage] = {}


def stage_of(plan: Schedule) -> Stage:
    """Return this process's stage of a plan, which many tasks share."""
    key = json.dumps(plan.identity())
    if key not in STAGES:
        STAGES.clear()
        STAGES[key] = Stage(plan)
    return STAGES[key]


class Notes:
    """What is counted while a game is played."""

    def __init__(self, game: Game, setup: Setup, times: list[Times]) -> None:
        self.times = times
        self.usage = Usage(game, setup)
        self.length = Length(game)
        self.decisions = 0

    def note(self, seat: int, row: list[int], events: list[Event], seconds: float) -> None:
        if seat != CHANCE:
            self.decisions += 1
            self.times[seat].add(seconds)
            for action in row:
                self.usage.act(seat, action)
        for event in events:
            self.usage.see(event)
        self.length.note(seat, row, events, seconds)
