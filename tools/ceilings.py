"""Measure how much belief, search and luck decide in a game (docs/strength.md).

    python -m tools.ceilings match GAME CONTENDER AGAINST [--games N] [--seed S] [--out FOLDER] [--keep]
    python -m tools.ceilings luck GAME BOT [--starts N] [--replays N] [--turns N] [--seed S] [--keep]

`match` is the arena (docs/arena.md), but bots of `tools.cheats` are told what is hidden. `luck` lets four copies of a
bot begin a game and play it on from there several times, with other dice and cards: how often does the same seat win
again? With `--turns` the replays part after so many turns, otherwise in the first. `--keep` puts the figures into
docs/strength.json and on the page.
"""

import argparse
import multiprocessing
from collections.abc import Iterator
from pathlib import Path

from safehouse.arena.plan import Schedule, make_plan
from safehouse.arena.play import Stage
from safehouse.arena.played import Played
from safehouse.arena.results import Results
from safehouse.arena.seats import seed_of
from safehouse.arena.statistics import ratio_estimate
from safehouse.arena.summary import summarise
from safehouse.bots.base import Bot, find_bot
from safehouse.bots.tables import Note
from safehouse.cli.options import settings
from safehouse.core.game import Event, GameState
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from tools import strength
from tools.cheats import play_openly

PLAYERS = 4
# The event with which the first turn begins.
BEGINS = {"heimlich": "rolled", "suitcase": "rolled", "vienna": "turn"}


class OpenStage(Stage):
    """A stage on which cheats are told what is hidden."""

    def run(self, state: GameState, bots: list[Bot], rng: Rng, note: Note) -> int:
        return play_openly(state, bots, rng, note)


# The stage of a worker.
STAGE: list[OpenStage] = []


def begin(plan: Schedule) -> None:
    STAGE[:] = [OpenStage(plan)]


def play(number: int) -> Played:
    return STAGE[0].play(number)


def match(asked: argparse.Namespace) -> None:
    game = find_game(asked.game)
    setup = settings(game, PLAYERS, asked.option)
    bots = [asked.contender, *[asked.against] * (PLAYERS - 1)]
    plan = make_plan(game, setup, bots, asked.seed)
    with Results(plan, asked.out) as results:
        left = results.missing(plan.whole_rounds(asked.games))
        with multiprocessing.get_context("spawn").Pool(asked.processes, begin, (plan,)) as pool:
            for played in pool.imap_unordered(play, left):
                results.add(played)
        summary = summarise(plan, [results.games[number] for number in sorted(results.games)], None)
    contender, others = summary.bots[asked.contender], summary.bots[asked.against]
    found = contender.multiple
    assert found is not None
    print(f"{asked.contender}: {found.value:.2f} ({found.low:.2f} - {found.high:.2f}), {summary.games} games")
    print(f"{contender.seconds.mean:.4f} s a decision, the others {others.seconds.mean:.4f}; {summary.digest[:16]}")
    if asked.keep:
        figures = {
            "game": asked.game, "contender": asked.contender, "against": asked.against, "games": summary.games,
            "seed": asked.seed, "multiple": [found.value, found.low, found.high],
            "seconds": [contender.seconds.mean, others.seconds.mean], "digest": summary.digest,
        }  # fmt: skip
        strength.keep(f"{strength.CEILING}{asked.game}-{asked.contender}-{asked.against}-{asked.seed}", figures)
        strength.write_page()


# --- Luck -----------------------------------------------------------------------------------------------------------


class Fork:
    """Gives chance and bots other numbers once the game has come so far."""

    def __init__(self, event: str, times: int, generators: list[Rng], seeds: list[int]) -> None:
        self.event = event
        self.left = times
        self.generators = generators
        self.seeds = seeds

    def note(self, _seat: int, _row: list[int], events: list[Event], _seconds: float) -> None:
        for event in events:
            if event.kind == self.event:
                self.left -= 1
                if self.left == 0:
                    for generator, seed in zip(self.generators, self.seeds, strict=True):
                        fresh = Rng(seed)
                        generator.low, generator.carry = fresh.low, fresh.carry


def replay(task: tuple[str, str, list[str], int, int, int, int]) -> tuple[int, list[float], bool]:
    """Play a start on; return the start, the shares of the win, and whether the game came so far."""
    name, bot, option, seed, turns, start, number = task
    game = find_game(name)
    setup = settings(game, PLAYERS, option)
    rng = Rng(seed_of(seed, "chance", start))
    bots = [find_bot(name, bot, Rng(seed_of(seed, "bot", start, seat))) for seat in range(PLAYERS)]
    seeds = [seed_of(seed, "replay", start, number, place) for place in range(PLAYERS + 1)]
    fork = Fork(BEGINS[name], max(1, turns), [rng, *(one.rng for one in bots)], seeds)
    state = game.first_state(setup)
    play_openly(state, bots, rng, fork.note)
    return start, [float(share) for share in state.outcome().shares], fork.left <= 0


def luck(asked: argparse.Namespace) -> None:
    tasks = [
        (asked.game, asked.bot, asked.option, asked.seed, asked.turns, start, number)
        for start in range(asked.starts)
        for number in range(asked.replays)
    ]
    found: dict[int, list[list[float]]] = {}
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for start, shares, came in pool.imap_unordered(replay, tasks):
            if came and sum(shares) > 0:
                found.setdefault(start, []).append(shares)
    pairs = list(agreements(found))
    agreement = ratio_estimate(pairs)
    assert agreement is not None
    games = [shares for replays in found.values() for shares in replays]
    # How often two games have the same winner by what the seats are worth alone.
    chance = sum((sum(shares[seat] for shares in games) / len(games)) ** 2 for seat in range(PLAYERS))
    print(f"{len(pairs)} starts, {len(games)} games: two replays have the same winner")
    print(f"{agreement.value:.2f} ({agreement.low:.2f} - {agreement.high:.2f}); by the seat alone {chance:.2f}")
    if asked.keep:
        figures = {
            "game": asked.game, "bot": asked.bot, "starts": asked.starts, "replays": asked.replays,
            "turns": asked.turns, "seed": asked.seed, "same": [agreement.value, agreement.low, agreement.high],
            "chance": chance, "games": len(games),
        }  # fmt: skip
        strength.keep(f"{strength.LUCK}{asked.game}-{asked.turns}", figures)
        strength.write_page()


def agreements(found: dict[int, list[list[float]]]) -> Iterator[tuple[float, float]]:
    """Give by start how many pairs of its replays have the same winner, and how many there are."""
    for replays in found.values():
        pairs = [(one, other) for place, one in enumerate(replays) for other in replays[:place]]
        if pairs:
            same = sum(sum(a * b for a, b in zip(one, other, strict=True)) for one, other in pairs)
            yield same, float(len(pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    matches = commands.add_parser("match")
    matches.add_argument("game")
    matches.add_argument("contender")
    matches.add_argument("against")
    matches.add_argument("--games", type=int, default=200)
    matches.add_argument("--out", type=Path)
    matches.set_defaults(run=match)
    lucky = commands.add_parser("luck")
    lucky.add_argument("game")
    lucky.add_argument("bot")
    lucky.add_argument("--starts", type=int, default=40)
    lucky.add_argument("--replays", type=int, default=5)
    lucky.add_argument("--turns", type=int, default=0)
    lucky.set_defaults(run=luck)
    for command in (matches, lucky):
        command.add_argument("--option", action="append", default=[])
        command.add_argument("--seed", type=int, default=2026)
        command.add_argument("--processes", type=int, default=2)
        command.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
