"""Which tracks of Vienna (V1.6) give how many rounds and thresholds? Recorded games are replayed on other tracks.

    python -m tools.fit_vienna_tracks [--bot greedy] [--games 200] [--players 4] [--steps 3000] [--seed 2]

Bots play on long tracks; which marker moved in which round is kept. Then the steps are replayed on all equal tracks
of a grid, and, by annealing, on tracks that need not be equal nor sensible: how few thresholds can there be at all
with 15 rounds? A replay says little more than the order of tracks; `tools.vienna_length` measures.
"""

import argparse
import json
import math
import random
from itertools import product

from rich.progress import track

from safehouse.bots.base import find_bot
from safehouse.core.game import CHANCE, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna.ids import KINDS
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rules import Vienna

LONG = [6, 6, 6, 6, 6, 1]
MOST_ROUNDS = 14.5  # on average, so that half of the games have no more than 15
Areas = list[list[int]]
Steps = list[list[tuple[int, int]]]  # by round: markers and how far each went


def record(plan: Plan, bot: str, seed: int) -> Steps:
    """Play one game, and return the steps of its markers by round."""
    game, rng = find_game("vienna"), Rng(seed)
    state = game.first_state(plan)
    assert isinstance(state, Vienna)
    bots = [find_bot("vienna", bot, rng) for _ in range(plan.players)]
    rounds: Steps = [[]]
    while pending := state.pending():
        seat = pending[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        for action in row:
            field = state.marker[:]
            events: list[Event] = []
            state.events = events
            state.apply(seat, action)
            state.events = None
            for event in events:
                if event.kind == "marker":
                    info, after = event.args[1:3]
                    rounds[-1].append((info, after - field[info]))
                    field[info] = after
                elif event.kind in ("round", "last_round"):
                    rounds.append([])
    return rounds


def replay(areas: Areas, rounds: Steps, moves: int) -> tuple[int, int] | None:
    """Return rounds and thresholds crossed on other tracks; none if the recorded game is too short to tell."""
    height = [[value for value, length in enumerate(area) for _ in range(length)] for area in areas]
    marker = [0] * KINDS
    roof = crossed = 0
    for number, steps in enumerate(rounds, 1):
        before = crossed
        for info, count in steps:
            after = min(marker[info] + count, len(height[info]) - 1)
            crossed += height[info][after] - height[info][marker[info]]
            marker[info] = after
        if roof == moves:
            return number, crossed
        roof += crossed > before
    return None


def judge(areas: Areas, games: list[Steps], moves: int) -> tuple[float, float]:
    """Return the average rounds and thresholds; a game too short to tell counts as long as it was, and one more."""
    ends = [replay(areas, game, moves) or (len(game) + 1, 5 * KINDS) for game in games]
    return sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)


def anneal(games: list[Steps], moves: int, steps: int, seed: int) -> Areas:
    """Search tracks of any lengths for few thresholds within this many rounds."""
    rng = random.Random(seed)

    def cost_of(areas: Areas) -> float:
        rounds, crossed = judge(areas, games, moves)
        return crossed + 3 * max(0.0, rounds - MOST_ROUNDS) ** 2

    areas = [[first, 4, 4, 5, 5, 1] for first in range(1, KINDS + 1)]
    cost = cost_of(areas)
    best = (cost, areas)
    for step in track(range(steps), description="unequal tracks"):
        changed = [area[:] for area in areas]
        for _ in range(rng.choice((1, 1, 2))):
            area, place = rng.choice(changed), rng.randrange(5)
            area[place] = max(1, area[place] + rng.choice((-2, -1, 1, 2)))
        new = cost_of(changed)
        if new < cost or rng.random() < math.exp((cost - new) / (0.3 * (1 - step / steps) + 0.005)):
            areas, cost = changed, new
            best = min(best, (cost, areas))
    return best[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--steps", type=int, default=3000, help="of the search for unequal tracks")
    parser.add_argument("--seed", type=int, default=2)
    args = parser.parse_args()
    game = find_game("vienna")
    content = json.loads(game.shipped_file("tracks", "classic"))
    content["tracks"] = dict.fromkeys(content["tracks"], LONG)
    plan = game.setup(args.players, {}, {"tracks": json.dumps(content)})
    assert isinstance(plan, Plan)
    seeds = [args.seed * 100_000 + number for number in range(args.games)]
    games = [record(plan, args.bot, seed) for seed in track(seeds, description="games")]
    moves = plan.end - plan.roof_start
    grid = [[*five, 1] for five in product((1, 2, 3, 4), (2, 3, 4), (2, 3, 4), (3, 4, 5), (3, 4, 5, 6))]
    rows = [(judge([areas] * KINDS, games[:60], moves), areas) for areas in track(grid, description="equal tracks")]
    good = sorted((crossed, rounds, areas) for (rounds, crossed), areas in rows if rounds <= MOST_ROUNDS)
    print("\n| fields of each area | rounds | thresholds |\n|---|---|---|")
    for areas in [[4, 4, 4, 4, 4, 1], [3, 3, 3, 3, 3, 1], [2, 3, 3, 4, 5, 1], *(areas for *_, areas in good[:5])]:
        rounds, crossed = judge([areas] * KINDS, games, moves)
        print(f"| {', '.join(map(str, areas))} | {rounds:.1f} | {crossed:.1f} |")
    found = anneal(games[: len(games) // 2], moves, args.steps, args.seed)
    rounds, crossed = judge(found, games[len(games) // 2 :], moves)
    print(f"| {'; '.join(', '.join(map(str, areas)) for areas in found)} | {rounds:.1f} | {crossed:.1f} |")


if __name__ == "__main__":
    main()
