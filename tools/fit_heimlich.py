"""Fits the outlook of Heimlich & Co.'s expert from games that bots play against each other (docs/bots-heimlich.md).

    python -m tools.fit_heimlich MODE [--games N] [--bots BOT …] [--players N …] [--seed S]

MODE is basic, dossier or top_secret. Before each roll it is noted how every stone stands, and in the end whose won: the
weights are those of the most likely conditional logit, stones that nobody leads included where they can win (H3.8). It
prints them as `outlook.py` has them, and the log-loss of these and of the present ones, each game judged by a fit to
the other four fifths. It needs numpy.
"""

import argparse
import textwrap
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from safehouse.bots.base import find_bot
from safehouse.bots.tables import answer
from safehouse.core.game import CHANCE, Event
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.outlook import WEIGHTS, Prospect, weights_of
from safehouse.games.heimlich.describe import state_of
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

GAME = find_game("heimlich")
OPTIONS = {
    "basic": {"mode": "basic"},
    "dossier": {"mode": "basic", "dossier": "yes"},
    "top_secret": {"mode": "top_secret"},
}
UNITS = np.eye(WEIGHTS).tolist()
DOUBT = 3.0  # how much is asked of the data before a weight leaves 0, in units of its spread
STEPS = 60
SMALL = 1e-4
FOLDS = 5
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Noted:
    """Positions of games: by stone what the outlook looks at, whether it can win, and its share of the win."""

    rows: Numbers  # position × agent × weight
    able: NDArray[np.bool_]  # position × agent
    won: Numbers  # position × agent
    game: NDArray[np.int64]

    def where(self, chosen: NDArray[np.bool_]) -> "Noted":
        return Noted(self.rows[chosen], self.able[chosen], self.won[chosen], self.game[chosen])


def row_of(t: State, agent: int) -> list[float]:
    """Return what the outlook sees of a stone: its liking by each weight alone."""
    seat, nothing = int(t.owner[agent]), [0.0] * t.plan.players
    row = []
    for unit in UNITS:
        prospect = Prospect(t, t.stone, t.at, t.holder, nothing, unit)
        row.append(prospect.liking(agent) + (prospect.led(agent, seat) if seat < t.plan.players else 0.0))
    return row


def play(plan: Plan, bots: list[str], seed: int) -> tuple[list[list[list[float]]], State]:
    """Play a game; return what is seen of each agent before each roll, and the end."""
    rng = Rng(seed)
    players = [find_bot("heimlich", name, Rng(seed * 10 + seat)) for seat, name in enumerate(bots)]
    state = state_of(GAME.first_state(plan))
    noted = []
    while pending := state.pending():
        seat = pending[0]
        if state.phase == ids.ROLLING:
            noted.append([row_of(state, agent) for agent in ids.MEMBERS_OF[state.in_play]])
        row = [int(state.sample_chance(rng))] if seat == CHANCE else answer(state, players[seat], seat)
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        state.events = None
        for watcher, bot in enumerate(players):
            for event in events if bot.watches else []:
                bot.see(state.setup, watcher, *visible(event, watcher))
    return noted, state


def note(mode: str, games: int, bots: list[str], tables: list[int], seed: int) -> Noted:
    """Play games, the bots in turn at the seats of each."""
    rows, able, won, numbers = [], [], [], []
    for game in range(games):
        plan = GAME.setup(tables[game % len(tables)], OPTIONS[mode])
        assert isinstance(plan, Plan)
        names = [bots[(seat + game) % len(bots)] for seat in range(plan.players)]
        seen, end = play(plan, names, seed * 1_000_003 + game)
        shares, agents = end.outcome().shares, ids.MEMBERS_OF[end.in_play]
        if not any(shares):
            continue  # a bystander's stone is the furthest
        owners = [int(end.owner[agent]) for agent in agents]
        win = np.zeros(ids.AGENTS)
        can = np.zeros(ids.AGENTS, dtype=bool)
        for place, owner in enumerate(owners):
            win[place] = shares[owner] / owners.count(owner) if owner < plan.players else 0.0
            can[place] = owner < plan.players or not plan.with_dossier
        for position in seen:
            rows.append(np.array(position + [[0.0] * WEIGHTS] * (ids.AGENTS - len(position))))
            able.append(can)
            won.append(win)
            numbers.append(game)
    return Noted(np.array(rows), np.array(able), np.array(won), np.array(numbers))


def chances(rows: Numbers, able: NDArray[np.bool_], weights: Numbers) -> Numbers:
    likings = np.where(able, rows @ weights, -np.inf)
    found = np.exp(likings - likings.max(axis=1, keepdims=True))
    return np.asarray(found / found.sum(axis=1, keepdims=True))


def fit(noted: Noted) -> Numbers:
    """Return the likeliest weights, by Newton's method."""
    spread = noted.rows[noted.able].std(axis=0)
    used = spread > 0
    rows = noted.rows[:, :, used] / spread[used]
    weights = np.zeros(used.sum())
    for _ in range(STEPS):
        shares = chances(rows, noted.able, weights)
        mean = np.einsum("ns,nsf->nf", shares, rows)
        slope = np.einsum("ns,nsf->f", shares - noted.won, rows) + DOUBT * weights
        flat = rows.reshape(-1, rows.shape[2])
        bend = (shares.reshape(-1, 1) * flat).T @ flat - mean.T @ mean + DOUBT * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < SMALL:
            break
    found = np.zeros(WEIGHTS)
    found[used] = weights / spread[used]
    return found


def loss(noted: Noted, weights: Numbers) -> Numbers:
    """Return the log-loss of each position."""
    shares = chances(noted.rows, noted.able, weights)
    return np.asarray(-(noted.won * np.log(np.where(noted.won > 0, shares, 1.0))).sum(axis=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=list(OPTIONS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", nargs="+", default=["expert:sims=25", "casual"])
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    noted = note(asked.mode, asked.games, asked.bots, asked.players, asked.seed)
    before = GAME.setup(asked.players[0], OPTIONS[asked.mode])
    assert isinstance(before, Plan)
    print(f"{len(noted.rows)} positions of {len(set(noted.game))} games")
    print(f"log-loss of the present weights: {loss(noted, np.array(weights_of(before))).mean():.4f}")
    folds = [noted.game % FOLDS == fold for fold in range(FOLDS)]
    new = np.concatenate([loss(noted.where(fold), fit(noted.where(~fold))) for fold in folds])
    print(f"log-loss of new ones on games that they do not know: {new.mean():.4f}")
    print(textwrap.fill(", ".join(f"{weight:.4g}" for weight in fit(noted).round(4)), 112))


if __name__ == "__main__":
    main()
