"""Is any seat of Suitcase favoured, and how do its games end? Prints tables for docs/suitcase-balance.md.

    python -m tools.suitcase_seats [--games N] [--seed S] [--bot LEVEL] [--ms MILLISECONDS] [--map NAME]

Bots of one level play each other, 2, 3 and 4 of them: shares of wins by seat and by turn position, lengths, and ends.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields

from rich.progress import track

from safehouse.arena.statistics import wilson
from safehouse.bots.base import Budget, PlanningBot
from safehouse.bots.tables import play_game
from safehouse.core.parts import load
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.course import nobody_can_reach_it
from safehouse.games.suitcase.rules import Suitcase

BATCH = 10
PLAYERS = (2, 3, 4)
# Players, map, level, milliseconds for a decision of a bot that plans, number of the batch.
Job = tuple[int, str, str, int, int]


@dataclass
class Tally:
    """What is counted over some games."""

    seats: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    late: int = 0  # games that went on although nobody could win any more

    def add(self, other: "Tally") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def play_batch(job: Job) -> Tally:
    """Play some games."""
    players, on, level, milliseconds, number = job
    game = find_game("suitcase")
    setup = game.setup(players, {"map": on})
    bot = load(game, f"bots[{level!r}]", game.bots[level])
    tally = Tally()
    for index in range(BATCH):
        rng = Rng(number * BATCH + index)
        state = game.first_state(setup)
        assert isinstance(state, Suitcase)
        bots = [bot(rng) for _ in range(players)]
        for one in bots:
            if isinstance(one, PlanningBot) and milliseconds:
                one.budget = Budget(milliseconds=milliseconds)
        play_game(state, bots, rng)
        outcome = state.outcome()
        for seat, share in enumerate(outcome.shares):
            # In parts of 12, which 1, 2, 3 and 4 divide.
            tally.seats[seat] += round(12 * share)
            tally.places[(seat - state.starter) % players] += round(12 * share)
        tally.turns.append(int(state.turn))
        tally.ends[outcome.reason] += 1
        tally.late += outcome.reason == "turn_limit" and nobody_can_reach_it(state)
    return tally


def shares(counts: Counter[int], players: int, games: int) -> str:
    """Return a row of shares with their intervals."""
    cells = []
    for place in range(players):
        won = counts[place] / 12
        low, high = wilson(won, games)
        cells.append(f"{won / games:.3f} ({low:.3f}–{high:.3f})")
    return " | ".join(cells + [""] * (PLAYERS[-1] - players))


def main() -> None:
    parser = argparse.ArgumentParser(description="Seats and ends of Suitcase among bots.")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--ms", type=int, default=0, help="time for each decision of a bot that plans")
    parser.add_argument("--map", default="europe")
    parser.add_argument("--players", type=int, choices=PLAYERS, action="append")
    given = parser.parse_args()
    rows: list[tuple[int, Tally]] = []
    with ProcessPoolExecutor() as pool:
        for players in given.players or PLAYERS:
            first = (given.seed * 10 + players) * 1_000_000
            jobs = [(players, given.map, given.bot, given.ms, first + batch) for batch in range(given.games // BATCH)]
            total = Tally()
            for tally in track(pool.map(play_batch, jobs), description=f"{players} players", total=len(jobs)):
                total.add(tally)
            rows.append((players, total))
    print("| players | games | turns, median (95 %, most) | ends | after nobody could win |\n|---|---|---|---|---|")
    for players, total in rows:
        turns = sorted(total.turns)
        length = f"{turns[len(turns) // 2]} ({turns[int(0.95 * len(turns))]}, {turns[-1]})"
        ends = ", ".join(f"{reason} {count}" for reason, count in total.ends.most_common())
        print(f"| {players} | {len(turns)} | {length} | {ends} | {total.late} |")
    for title, name in (("seat", "seats"), ("turn position", "places")):
        print(f"\n| players, by {title} | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|")
        for players, total in rows:
            print(f"| {players} | {shares(getattr(total, name), players, len(total.turns))} |")


if __name__ == "__main__":
    main()
