"""Fits the value function of Vienna's expert from games that bots play against each other (docs/bots-vienna.md).

    python -m tools.fit_vienna FOLDER [--version starter full] [--games N N …] [--processes P] [--seed S]
    python -m tools.fit_vienna FOLDER --version full --mean FILE FILE … --thumb 0.5

In the first round greedy bots play, in the later ones experts with the weights of the round before. Positions are
noted at the ends of turns, with what the seat scored in the end; now and then a bot answers at random, so that the fit
also sees what these bots never do. The weights of each round are written into FOLDER. Several fits err in several
ways, and so does the rule of thumb that the row contains; `--mean` makes one network of all of them. It needs numpy.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from safehouse.bots.base import Bot, find_bot
from safehouse.core.draft import Draft
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna.bots import expert, layout
from safehouse.games.vienna.bots.features import Inputs
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.rules import Vienna

Numbers = NDArray[np.float32]
# How many players sit down, game by game.
TABLES = [4, 4, 2, 4, 3, 4, 4, 4]
SLIPS = [0, 5, 15]  # random answers out of a hundred, by seat and game
# How much of the target is the true end, and how much the judgement of the seat's next position, from row to row.
TRUST = 0.9
BATCH = 1024
WEIGHT = 3  # positions from games of experts count so often
HELD_OUT = 20  # every 20th game tests the fit


# --- Playing -------------------------------------------------------------------------------------------


def random_row(rng: Rng, view: Vienna, seat: int) -> list[int]:
    draft = Draft(view, seat)
    while not draft.complete:
        options = draft.state.legal(seat)
        draft.stage(options[rng.below(len(options))])
    return draft.row


def first_state(version: str, seed: int) -> Vienna:
    """Set a table: mostly four players without expansions."""
    game = find_game("vienna")
    options = {"version": version}
    if seed % 16 in (5, 6):
        options["third_man"] = "yes"
    if version == "full" and seed % 16 in (6, 7):
        options["feld_agents"] = "yes"
    state = game.first_state(game.setup(TABLES[seed % len(TABLES)], options))
    assert isinstance(state, Vienna)
    return state


def play_game(version: str, names: list[str], judge: Judge | None, seed: int) -> list[list[float]]:
    """Play one game. Return rows: features, what came after them beyond a settling at once, number of the game."""
    rng = Rng(seed)
    state = first_state(version, seed)
    players = state.plan.players
    bots: list[Bot] = [find_bot("vienna", names[rng.below(len(names))], rng) for _ in range(players)]
    slips = [SLIPS[rng.below(len(SLIPS))] for _ in range(players)]
    reader = Inputs(version == "full")
    noted: list[tuple[int, list[float], float, float]] = []
    thinking: list[int] = []
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            row = [int(state.sample_chance(rng))]
        else:
            view = state.redact(seat)
            assert isinstance(view, Vienna)
            row = random_row(rng, view, seat) if rng.below(100) < slips[seat] else bots[seat].row(view, seat)
        for action in row:
            state.apply(seat, action)
        ready = [other for other in thinking if not state.faced[other]]
        thinking = [other for other in range(players) if state.faced[other]]
        if ready and state.pending():
            for other in {ready[0], rng.below(players)}:
                found = reader.read(state, other)
                now = layout.settled(state, other)
                guess = now + judge.rest(found) if judge is not None else 0.0
                noted.append((other, list(found), now, guess))
    rows: list[list[float]] = []
    ends = [float(score) for score in state.outcome().scores]
    for seat, numbers, now, guess in reversed(noted):
        rows.append([*numbers, ends[seat] - now, float(seed)])
        if judge is not None:
            ends[seat] = TRUST * ends[seat] + (1.0 - TRUST) * guess
    return rows


def use_weights(folder: Path) -> None:
    """Let experts of this process play with the weights in a folder."""
    expert.PLACE = folder
    expert.fitted_net.cache_clear()


def play_games(version: str, names: list[str], folder: Path | None, seconds: float, seeds: list[int]) -> Numbers:
    judge = None
    if folder is not None:
        use_weights(folder)
        judge = Judge(expert.fitted_net(version == "full"), version == "full")
    rows: list[list[float]] = []
    limit = time.perf_counter() + seconds
    for seed in seeds:
        if time.perf_counter() > limit:
            break
        rows += play_game(version, names, judge, seed)
    return np.array(rows, dtype=np.float32)


def play(
    version: str, names: list[str], folder: Path | None, games: int, seed: int, processes: int, seconds: float
) -> Numbers:
    seeds = [list(range(seed + first, seed + games, processes)) for first in range(processes)]
    work = partial(play_games, version, names, folder, seconds)
    if processes == 1:
        return work(seeds[0])
    with ProcessPoolExecutor(processes) as pool:
        return np.concatenate([found for found in pool.map(work, seeds) if len(found)])


# --- Fitting -------------------------------------------------------------------------------------------


class Fit:
    """A network with one hidden layer beside a direct line, trained by Adam on rows scaled to unit spread."""

    def __init__(self, rows: Numbers, targets: Numbers, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        spread = rows.std(axis=0)
        # What is rare must not be blown up: a few positions would decide its weight.
        self.scale = np.where(spread < 1e-4, 0.0, 1.0 / np.maximum(spread, 0.15)).astype(np.float32)
        self.middle = rows.mean(axis=0)
        self.target_middle = float(targets.mean())
        self.target_spread = float(targets.std())
        width = rows.shape[1]
        self.weights: dict[str, Numbers] = {
            "w": rng.normal(0, (2.0 / width) ** 0.5, (width, hidden)).astype(np.float32),
            "b": np.zeros(hidden, np.float32),
            "o": rng.normal(0, (0.5 / hidden) ** 0.5, hidden).astype(np.float32),
            "d": np.zeros(width, np.float32),
            "e": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.weights.items()}
        self.steps = 0

    def scaled(self, rows: Numbers) -> Numbers:
        scaled: Numbers = (rows - self.middle) * self.scale
        return scaled

    def forward(self, x: Numbers) -> tuple[Numbers, Numbers]:
        w = self.weights
        inner = np.maximum(x @ w["w"] + w["b"], 0.0)
        return inner @ w["o"] + x @ w["d"] + w["e"], inner

    def step(self, x: Numbers, y: Numbers, rate: float, decay: float) -> None:
        w = self.weights
        guess, inner = self.forward(x)
        error = (guess - y) / len(y)
        back = np.outer(error, w["o"]) * (inner > 0)
        slopes = {
            "w": x.T @ back + decay * w["w"],
            "b": back.sum(axis=0),
            "o": inner.T @ error + decay * w["o"],
            "d": x.T @ error + decay * w["d"],
            "e": error.sum(keepdims=True),
        }
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            at = (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            w[name] -= (rate * at).astype(np.float32)

    def train(self, rows: Numbers, targets: Numbers, epochs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        x = self.scaled(rows)
        y = ((targets - self.target_middle) / self.target_spread).astype(np.float32)
        for epoch in range(epochs):
            rate = 1.5e-3 * (1 + np.cos(np.pi * epoch / epochs)) + 2e-5
            order = rng.permutation(len(y))
            for first in range(0, len(y), BATCH):
                batch = order[first : first + BATCH]
                self.step(x[batch], y[batch], rate, 1e-5)

    def guess(self, rows: Numbers) -> Numbers:
        return self.forward(self.scaled(rows))[0] * self.target_spread + self.target_middle

    def plain(self) -> dict[str, object]:
        """Return the weights for rows as they are."""
        w = self.weights
        inner = w["w"] * self.scale[:, None]
        bias = w["b"] - self.middle @ inner
        direct = w["d"] * self.scale * self.target_spread
        rest = float(w["e"][0]) * self.target_spread + self.target_middle - float(self.middle @ direct)
        return {
            "hidden": [[*column, one] for column, one in zip(inner.T.tolist(), bias.tolist(), strict=True)],
            "out": (w["o"] * self.target_spread).tolist(),
            "direct": [*direct.tolist(), rest],
        }


def fit(data: Numbers, hidden: int, epochs: int, seed: int, about: str) -> dict[str, object]:
    """Return the weights that suit the data best, with their provenance."""
    rows, targets, games = data[:, :-2], data[:, -2], data[:, -1].astype(np.int64)
    held = games % HELD_OUT == 0
    net = Fit(rows[~held], targets[~held], hidden, seed)
    net.train(rows[~held], targets[~held], epochs, seed)
    missed = net.guess(rows[held]) - targets[held]
    slope, base = np.polyfit(rows[held][:, 0], np.abs(missed), 1)
    return {
        "about": about,
        "row_version": layout.ROW_VERSION,
        "positions": len(targets),
        "games": len(np.unique(games)),
        "held_out_r2": round(float(1 - (missed**2).mean() / targets[held].var()), 4),
        "doubt": [round(max(1.0, float(base)), 3), round(max(0.0, float(slope)), 3)],
        **{name: rounded(value) for name, value in net.plain().items()},
    }


def thumb(full: bool) -> list[float]:
    """Return direct weights for what the rules of thumb in the row say, the bias last."""
    weights = [0.0] * (layout.row_length(full) + 1)
    f = layout
    for place in (f.INFOS + 6, f.NEAR + 12, f.BRIBES + 8, f.DRAWERS + f.ABILITIES + 3):
        weights[place] = 1.0
    weights[f.INFOS + 8] = 1.875  # own steps on the average track
    weights[f.INFOS + 9] = 2.5  # and on the best one
    weights[f.AGENTS + 1] = 0.6
    if full:
        weights[f.MONEY + 8] = weights[f.DESK + 12] = 1.0
        weights[f.RANK + 2] = 0.8
    else:
        weights[f.INFOS + 5] = -1.5
    return weights


def mean(files: list[Path], full: bool, share: float) -> dict[str, object]:
    """Return one network that judges like the mean of several, with so much of the rule of thumb in it."""
    fits = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    part = (1.0 - share) / len(fits)
    direct = np.array([found["direct"] for found in fits]).sum(axis=0) * part + np.array(thumb(full)) * share
    return {
        "about": f"tools.fit_vienna --mean of {len(fits)} fits, --thumb {share}",
        "fits": [found["about"] for found in fits],
        "row_version": layout.ROW_VERSION,
        "positions": [found["positions"] for found in fits],
        "games": [found["games"] for found in fits],
        "held_out_r2": [found["held_out_r2"] for found in fits],
        "doubt": [float(np.mean([found["doubt"][place] for found in fits])) for place in (0, 1)],
        "hidden": [unit for found in fits for unit in found["hidden"]],
        "out": rounded([weight * part for found in fits for weight in found["out"]]),
        "direct": rounded(direct.tolist()),
    }


def rounded(value: object) -> object:
    return [rounded(part) for part in value] if isinstance(value, list) else float(f"{value:.5g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--version", nargs="+", default=["starter", "full"])
    parser.add_argument("--games", type=int, nargs="+", default=[20_000, 4_000, 4_000], help="of each round")
    parser.add_argument("--seconds", type=float, nargs="+", default=[1e9] * 9, help="most seconds for each round")
    parser.add_argument("--start", type=Path, help="weights with which experts play in the second round")
    parser.add_argument("--bots", nargs="+", default=["expert:sims=250", "expert:sims=250", "greedy"])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mean", type=Path, nargs="+", help="weights to unite")
    parser.add_argument("--thumb", type=float, default=0.5, help="the share of the rule of thumb in the mean")
    args = parser.parse_args()
    if args.mean:
        version = args.version[0]
        united = mean(args.mean, version == "full", args.thumb)
        (args.folder / f"weights_{version}.json").write_text(json.dumps(united) + "\n", encoding="utf-8")
        return
    for version in args.version:
        folder: Path | None = None
        kept: list[Numbers] = []
        for number, games in enumerate(args.games):
            begun = time.perf_counter()
            names = args.bots if number else ["greedy"]
            seed = args.seed * 1_000_000 + number * 100_000
            data = play(version, names, folder, games, seed, args.processes, args.seconds[number])
            played = time.perf_counter()
            kept += [data] * (WEIGHT if number else 1)
            about = f"tools.fit_vienna: round {number + 1} of games {args.games}, seed {args.seed}, bots {names}"
            weights = fit(np.concatenate(kept), args.hidden, args.epochs, args.seed, about)
            folder = args.folder / str(number + 1)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"weights_{version}.json").write_text(json.dumps(weights) + "\n", encoding="utf-8")
            print(
                f"{version} round {number + 1}: {weights['games']} games, {weights['positions']} positions,"
                f" held-out r2 {weights['held_out_r2']}, played {played - begun:.0f} s,"
                f" fitted {time.perf_counter() - played:.0f} s",
                file=sys.stderr,
                flush=True,
            )
            if args.start and number == 0:
                folder = args.start


if __name__ == "__main__":
    main()
