"""Is any seat of Suitcase favoured? Greedy bots play; prints tables for docs/suitcase-balance.md.

    python -m tools.suitcase_seats [GAMES] [SEED]

Four players: share of wins by turn position. Three players: by seat, with and without the start rule (K2.5).
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from rich.progress import track

from safehouse.bots.suitcase import GreedyBot
from safehouse.bots.tables import play_game
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.rules import Suitcase

GAMES = 4_000
BATCH = 20
SETTINGS: list[tuple[str, int, dict[str, str], bool]] = [
    ("four players, by turn position", 4, {}, True),
    ("three players with outposts, by seat", 3, {"outposts": "yes"}, False),
    ("three players without outposts, by seat", 3, {"outposts": "no"}, False),
    ("three players with outposts, by turn position", 3, {"outposts": "yes"}, True),
    ("two players, by turn position", 2, {}, True),
]

Result = tuple[list[float], int, dict[str, int]]


def play_batch(job: tuple[int, dict[str, str], bool, int]) -> Result:
    """Play some games, and return the shares by position, the turns, and how the games ended."""
    players, options, by_turn, seed = job
    game = find_game("suitcase")
    setup = game.setup(players, options)
    shares, turns = [0.0] * players, 0
    ends: dict[str, int] = {}
    for index in range(BATCH):
        rng = Rng(seed * BATCH + index)
        state = game.first_state(setup)
        assert isinstance(state, Suitcase)
        play_game(state, [GreedyBot(rng) for _ in range(players)], rng)
        outcome = state.outcome()
        for seat, share in enumerate(outcome.shares):
            shares[(seat - state.starter) % players if by_turn else seat] += share
        turns += state.turn
        ends[outcome.reason] = ends.get(outcome.reason, 0) + 1
    return shares, turns, ends


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with ProcessPoolExecutor() as pool:
        for title, players, options, by_turn in SETTINGS:
            jobs = [(players, options, by_turn, seed * 1_000_000 + batch) for batch in range(games // BATCH)]
            results = list(track(pool.map(play_batch, jobs), description=title, total=len(jobs)))
            played = len(jobs) * BATCH
            print(f"\n### {title}: {played} games, {sum(turns for _, turns, _ in results) / played:.0f} turns each")
            print("| place | share of wins | 95 % |\n|---|---|---|")
            for place in range(players):
                share = sum(shares[place] for shares, _, _ in results) / played
                low, high = wilson(share, played)
                print(f"| {place + 1} | {share:.3f} | {low:.3f}–{high:.3f} |")
            reasons = sorted({reason for _, _, ends in results for reason in ends})
            counts = [f"{reason} {sum(ends.get(reason, 0) for _, _, ends in results)}" for reason in reasons]
            print(f"Ends: {', '.join(counts)}.")


if __name__ == "__main__":
    main()
