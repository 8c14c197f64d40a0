"""Is any seat of Suitcase favoured? Greedy bots play; prints tables for docs/suitcase-balance.md.

    python -m tools.suitcase_seats [GAMES] [SEED]

Four players: share of wins by turn position. Three players: by seat, with and without the start rule (K2.5), and on
the mirrored map, to tell the map's part from the rules'.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from safehouse.arena.statistics import wilson
from safehouse.bots.tables import play_game
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots.greedy import GreedyBot
from safehouse.games.suitcase.rules import Suitcase

GAMES = 4_000
BATCH = 20
# Title, players, options, whether shares are counted by turn position, whether the map is mirrored.
Job = tuple[int, dict[str, str], bool, bool, int]
SETTINGS: list[tuple[str, int, dict[str, str], bool, bool]] = [
    ("four players, by turn position", 4, {}, True, False),
    ("three players with outposts, by seat", 3, {"outposts": "yes"}, False, False),
    ("three players without outposts, by seat", 3, {"outposts": "no"}, False, False),
    ("three players with outposts on the mirrored map, by seat", 3, {"outposts": "yes"}, False, True),
    ("three players with outposts, by turn position", 3, {"outposts": "yes"}, True, False),
    ("two players, by turn position", 2, {}, True, False),
]

Result = tuple[list[float], int, dict[str, int]]


def mirrored(text: str) -> str:
    """Return a map seen in a mirror: left and right change places, and the corners run the other way round."""
    content = json.loads(text)
    width = content["frame"][0]
    for city in content["cities"]:
        city["x"] = width - city["x"]
    places = [corner["place"] for corner in content["corners"]]
    content["corners"] = [content["corners"][index] for index in (1, 0, 3, 2)]
    for corner, place in zip(content["corners"], places, strict=True):
        corner["place"] = place
        corner["base"]["x"] = width - corner["base"]["x"]
        corner["hq"]["x"] = width - corner["hq"]["x"]
    content["turn"] = {after: before for before, after in content["turn"].items()}
    return json.dumps(content)


def play_batch(job: Job) -> Result:
    """Play some games, and return the shares by position, the turns, and how the games ended."""
    players, options, by_turn, mirror, seed = job
    game = find_game("suitcase")
    standard = game.shipped_file("map", "europe_1985")
    setup = game.setup(players, options, {"map": mirrored(standard) if mirror else standard})
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


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with ProcessPoolExecutor() as pool:
        for title, players, options, by_turn, mirror in SETTINGS:
            jobs = [(players, options, by_turn, mirror, seed * 1_000_000 + batch) for batch in range(games // BATCH)]
            results = list(track(pool.map(play_batch, jobs), description=title, total=len(jobs)))
            played = len(jobs) * BATCH
            print(f"\n### {title}: {played} games, {sum(turns for _, turns, _ in results) / played:.0f} turns each")
            print("| place | share of wins | 95 % |\n|---|---|---|")
            for place in range(players):
                share = sum(shares[place] for shares, _, _ in results) / played
                low, high = wilson(share * played, played)
                print(f"| {place + 1} | {share:.3f} | {low:.3f}–{high:.3f} |")
            reasons = sorted({reason for _, _, ends in results for reason in ends})
            counts = [f"{reason} {sum(ends.get(reason, 0) for _, _, ends in results)}" for reason in reasons]
            print(f"Ends: {', '.join(counts)}.")


if __name__ == "__main__":
    main()
