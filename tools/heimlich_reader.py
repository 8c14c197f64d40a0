"""How much do the levels of Heimlich & Co. give away? Keeps figures in docs/strength.json, for docs/strength.md.

    python -m tools.heimlich_reader [--level casual] [--players 4] [--mode basic] [--games 100] [--seed 1] [--draws 40]

Copies of a level play. An ideal reader listens, who knows how that level decides, to the last constant, and does not
know what it draws: its favourites, its lapses, its moods. Every public act (points spent, the safe placed, the targets
of a card) is weighed for all sets of favourites by the very code that the level plays by, so the reader is exact by
Bayes' rule; only lapses are averaged over `--draws` draws. When the first stone reaches field 29 (H5.1), the log-loss
on the true owners is compared with that of the uniform guess: as each player would have it, own identity known.

How the level plays is shown beside it: when it first scores, how long games are, how many agents it moves in a turn,
and how many of its points go to its own agent and to its favourites until the 29 mark.

A second reader checks the first, and knows nothing of the code: `--games` further games teach it by a conditional
logit how much it tells that a seat moved an agent, moved it to better places, or triggered a scoring that it gained by.
"""

import argparse
import json
import math
import statistics
from collections.abc import Callable
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from safehouse.bots.base import Bot, find_bot
from safehouse.bots.tables import play_game
from safehouse.core.game import CHANCE, Event
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Assignments, known_masks
from safehouse.games.heimlich.bots.casual import CasualBot
from safehouse.games.heimlich.bots.reading import CoverReader
from safehouse.games.heimlich.bots.sight import Lens
from safehouse.games.heimlich.describe import state_of
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State
from tools.strength import keep, write_page

GAME = find_game("heimlich")
NORMAL_95 = 1.96
NEVER_TURN = 501  # games are shorter (H3.9)
NEVER = 1e-9  # what is left to an act that no draw explains
Numbers = NDArray[np.float64]


class IdealReader:
    """Hears one game among copies of a level, and weighs every set of favourites of every seat."""

    def __init__(self, level: str, draws: int, seed: int) -> None:
        self.draws = draws
        made = find_bot("heimlich", level, Rng(seed))
        assert isinstance(made, CasualBot)
        self.model = made  # a copy of the level, asked how it looks at the table
        self.logs: list[Numbers] = []
        self.sets: list[int] = []

    def begin(self, state: State) -> None:
        agents = ids.MEMBERS_OF[state.in_play]
        chosen = combinations(agents, min(self.model.favourites, len(agents)))
        self.sets = [sum(1 << agent for agent in favourites) for favourites in chosen]
        self.logs = [np.zeros(len(self.sets)) for _ in range(state.plan.players)]

    def hear(self, before: State, seat: int, row: list[int], after: State) -> None:
        """Take note of an answer; `before` and `after` are asked for what is public."""
        if not self.sets:
            self.begin(before)
        if before.phase in (ids.MOVING, ids.CHOOSING_POINTS):
            steps = [row.count(ids.MOVE + agent) for agent in range(ids.AGENTS)]
            free = before.phase == ids.CHOOSING_POINTS
            least = (0 if before.plan.top_secret else 1) if free else before.points
            moved = sum(1 << agent for agent in range(ids.AGENTS) if steps[agent])
            self.add(before, seat, moved, lambda reader: reader.read_move(steps, least, 3 if free else before.points))
        elif before.phase == ids.MOVING_SAFE:
            self.add(before, seat, 0, lambda reader: reader.read_safe(row[0] - ids.SAFE))
        elif before.phase == ids.GO and ids.PLAY <= row[0] < ids.PLAY + before.plan.kinds:
            kind = row[0] - ids.PLAY
            if before.plan.effect[kind] not in (ids.TAKE_IDENTITY, ids.MOVE_SAFE):
                ruined = bool(after.into_ruin and seat == before.holder)
                scratch = state_of(before.clone())
                self.add(before, seat, 0, lambda reader: reader.read_card(scratch, kind, after, ruined))

    def add(self, t: State, seat: int, moved: int, read: Callable[[CoverReader], list[float]]) -> None:
        """Multiply in how likely an act is, on average over what the level may overlook."""
        total = np.zeros(len(self.sets))
        for _ in range(self.draws):
            lens = self.model.lens(t)
            if self.movable(t, lens) & moved == moved:
                reader = CoverReader(t, lens, seat, self.sets)
                reader.mood = self.model.mood
                reader.careless_share = 0.0
                total += np.exp(read(reader))
        self.logs[seat] += np.log(total / self.draws + NEVER)

    def movable(self, t: State, lens: Lens) -> int:
        """Return the agent that a player who sees this moves."""
        return (lens.noticed & t.in_play) or t.in_play

    def fits(self, state: State) -> list[Numbers]:
        """Return by seat how well each agent fits it."""
        agents = ids.MEMBERS_OF[state.in_play]
        found = []
        for logs in self.logs:
            weights = np.exp(logs - logs.max())
            by_agent = [sum(weights[i] for i, mask in enumerate(self.sets) if mask >> agent & 1) for agent in agents]
            found.append(np.array(by_agent, dtype=float))
        return found


class Tally:
    """What the table has seen of each seat and agent, as numbers for the second reader."""

    def __init__(self, players: int) -> None:
        self.rows = np.zeros((players, ids.AGENTS, 4))
        self.scoring = 0

    def hear(self, plan: Plan, event: Event) -> None:
        if event.kind == "moved":
            seat, agent, source, target = event.args
            self.rows[seat, agent, 0] += 1.0
            self.rows[seat, agent, 1] += plan.values[target] - plan.values[source]
        elif event.kind == "scoring":
            self.scoring = event.args[0]
        elif event.kind == "scored":
            agent, _, before, after = event.args
            self.rows[self.scoring, agent, 2] += after - before
            self.rows[self.scoring, agent, 3] += after > before


def losses(state: State, fits: list[Numbers]) -> tuple[float, float]:
    """Return the log-loss on the agents that are not one's own, summed over all players, and the uniform guess's."""
    agents = ids.MEMBERS_OF[state.in_play]
    masks = [1 << agent for agent in agents]
    players = state.plan.players
    loss = uniform = 0.0
    for me in range(players):
        own = known_masks(state_of(state.redact(me)))[me]
        told, blank = (
            Assignments(
                [[own] if seat == me else masks for seat in range(players)],
                [[1.0] if seat == me else [float(fit) for fit in weights[seat]] for seat in range(players)],
            ).marginals()
            for weights in (fits, [np.ones(len(agents))] * players)
        )
        for agent in agents:
            truth = min(state.owner[agent], players)
            if truth != me:
                loss -= math.log(max(NEVER, told[agent][truth]))
                uniform -= math.log(blank[agent][truth])
    return loss, uniform


class Listened:
    """One game up to the 29 mark."""

    def __init__(self, plan: Plan, level: str, seed: int, reader: IdealReader | None) -> None:
        self.state = state_of(GAME.first_state(plan))
        self.tally = Tally(plan.players)
        self.reached = False
        self.first_scoring = NEVER_TURN
        self.turns: list[tuple[int, int, int, int]] = []  # agents moved; points in all, for the own, for favourites
        bots = [find_bot("heimlich", level, Rng(seed * 10 + seat)) for seat in range(plan.players)]
        rng = Rng(seed)
        while self.state.pending() and not self.reached:
            self.step(bots, rng, reader)
            self.reached = max(self.state.stone) >= plan.dossier_field
        end = state_of(self.state.clone())
        play_game(end, bots, rng)
        self.length = int(end.turn)

    def note_turn(self, bot: Bot, seat: int, row: list[int]) -> None:
        """Note how the points of a turn were spread."""
        moves = [action - ids.MOVE for action in row if ids.MOVE <= action < ids.MOVE + ids.AGENTS]
        own = sum(self.state.owner[agent] == seat for agent in moves)
        favoured = sum(bot.favoured >> agent & 1 for agent in moves) if isinstance(bot, CasualBot) else own
        self.turns.append((len({*moves}), len(moves), own, favoured))

    def step(self, bots: list[Bot], rng: Rng, reader: IdealReader | None) -> None:
        state = self.state
        seat = state.pending()[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        before = state_of(state.clone()) if reader is not None and seat != CHANCE else None
        if state.phase in (ids.MOVING, ids.CHOOSING_POINTS):
            self.note_turn(bots[seat], seat, row)
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        state.events = None
        for event in events:
            self.tally.hear(state.plan, event)
            if event.kind == "scoring":
                self.first_scoring = min(self.first_scoring, int(state.turn))
            for watcher, bot in enumerate(bots):
                if bot.watches:
                    bot.see(state.setup, watcher, *visible(event, watcher))
        if reader is not None and before is not None:
            reader.hear(before, seat, row, state)

    def one_identity_each(self) -> bool:
        return all(list(self.state.owner).count(seat) == 1 for seat in range(self.state.plan.players))


def learn(games: list[Listened]) -> Numbers:
    """Fit the weights of the second reader: which agent is whose, by a conditional logit over what was seen."""
    seen = [(game.tally.rows[seat][ids.MEMBERS_OF[game.state.in_play]],
             ids.MEMBERS_OF[game.state.in_play].index(list(game.state.owner).index(seat)))
            for game in games for seat in range(game.state.plan.players)]  # fmt: skip
    rows = np.array([numbers for numbers, _ in seen])
    truth = np.array([owner for _, owner in seen])
    weights = np.zeros(rows.shape[2])
    for _ in range(4000):
        likings = rows @ weights
        chances = np.exp(likings - likings.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chances[np.arange(len(truth)), truth] -= 1.0
        weights -= 0.02 * np.einsum("ij,ijk->k", chances, rows) / len(truth)
    return weights


def ratio(pairs: list[tuple[float, float]]) -> list[float]:
    """Return the ratio of two sums and half its 95 % interval (delta method)."""
    found = sum(ours for ours, _ in pairs) / sum(uniform for _, uniform in pairs)
    rests = [ours - found * uniform for ours, uniform in pairs]
    spread = statistics.stdev(rests) / math.sqrt(len(pairs)) / statistics.mean(uniform for _, uniform in pairs)
    return [round(found, 3), round(NORMAL_95 * spread, 3)]


def character(games: list[Listened]) -> dict[str, float]:
    """Return how the level plays: medians over games, means over turns."""
    turns = [turn for game in games for turn in game.turns]
    points = sum(turn[1] for turn in turns)
    return {
        "first_scoring": statistics.median(game.first_scoring for game in games),
        "turns": statistics.median(game.length for game in games),
        "longest": max(game.length for game in games),
        "agents": round(statistics.mean(turn[0] for turn in turns), 3),
        "own": round(sum(turn[2] for turn in turns) / points, 3),
        "favourites": round(sum(turn[3] for turn in turns) / points, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mode", default="basic")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draws", type=int, default=0, help="of lapses; 0: one for casual, 40 for novice")
    asked = parser.parse_args()
    plan = GAME.setup(asked.players, {"mode": asked.mode, "dossier": "yes"})
    assert isinstance(plan, Plan)
    draws = asked.draws or (1 if asked.level == "casual" else 40)
    taught = [Listened(plan, asked.level, asked.seed * 2_000_003 + game, None) for game in range(asked.games)]
    weights = learn([game for game in taught if game.reached and game.one_identity_each()])
    ideal, second, games = [], [], []
    for number in range(asked.games):
        reader = IdealReader(asked.level, draws, number)
        game = Listened(plan, asked.level, asked.seed * 1_000_003 + number, reader)
        games.append(game)
        if game.reached and game.one_identity_each():
            ideal.append(losses(game.state, reader.fits(game.state)))
            likings = game.tally.rows[:, ids.MEMBERS_OF[game.state.in_play]] @ weights
            second.append(losses(game.state, [np.exp(row - row.max()) for row in likings]))
    figures = {
        "level": asked.level, "players": asked.players, "mode": asked.mode, "games": len(ideal), "seed": asked.seed,
        "draws": draws, "ideal": ratio(ideal), "second": ratio(second), **character(games),
    }  # fmt: skip
    print(json.dumps(figures))
    keep(f"reading-{asked.level}-{asked.mode}-{asked.players}", figures)
    write_page()


if __name__ == "__main__":
    main()
