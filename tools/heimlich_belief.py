"""How well does the expert of Heimlich & Co. read the table? Prints figures for docs/strength.md.

    python -m tools.heimlich_belief [--players 4] [--games 100] [--seed 1] [--opponents casual] [--mode basic]

One expert sits among copies of another bot, with the dossier. When the first stone reaches field 29 (H5.1), its belief
is held against the truth: the mean log-loss over the agents that are not its own, compared with that of the uniform
belief, and how many entries of its dossier are right, compared with dealing the identities at random.
"""

import argparse
import math
import statistics
from dataclasses import dataclass

from safehouse.bots.base import Bot, find_bot
from safehouse.core.game import CHANCE, Event
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Belief, known_masks
from safehouse.games.heimlich.bots.expert import ExpertBot
from safehouse.games.heimlich.describe import state_of
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

GAME = find_game("heimlich")
NORMAL_95 = 1.96
NEVER = 1e-12


@dataclass(frozen=True)
class Reading:
    """What was found in one game: sums over the agents that are not the expert's own."""

    loss: float
    uniform_loss: float
    right: float
    uniform_right: float


def main() -> None:
    parser = argparse.ArgumentParser(description="How well the expert of Heimlich & Co. reads the table.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", default="casual")
    parser.add_argument("--expert", default="expert:sims=24")
    parser.add_argument("--mode", default="basic")
    asked = parser.parse_args()
    plan = GAME.setup(asked.players, {"mode": asked.mode, "dossier": "yes"})
    assert isinstance(plan, Plan)
    readings = []
    for game in range(asked.games):
        found = read_game(plan, asked.expert, asked.opponents, asked.seed * 1_000_003 + game, game % asked.players)
        if found is not None:
            readings.append(found)
    print(f"{asked.expert} among {asked.opponents}, {asked.players} players, {asked.mode}, seed {asked.seed}")
    print(f"games with a dossier: {len(readings)} of {asked.games}")
    show("log-loss at the 29 mark, as a share of the uniform belief's",
         [found.loss for found in readings], [found.uniform_loss for found in readings])  # fmt: skip
    show("entries right in the dossier, as a multiple of dealing at random",
         [found.right for found in readings], [found.uniform_right for found in readings])  # fmt: skip


def show(what: str, ours: list[float], uniform: list[float]) -> None:
    """Print the ratio of two means with its 95 % interval (delta method), and the means themselves."""
    ratio = sum(ours) / sum(uniform)
    rests = [one - ratio * other for one, other in zip(ours, uniform, strict=True)]
    error = NORMAL_95 * statistics.stdev(rests) / math.sqrt(len(rests)) / statistics.mean(uniform)
    means = f"{statistics.mean(ours):.3f} against {statistics.mean(uniform):.3f} per game"
    print(f"{what}: {ratio:.3f} ± {error:.3f} ({means})")


def read_game(plan: Plan, expert: str, opponents: str, seed: int, place: int) -> Reading | None:
    """Play a game up to the dossiers; None if they were never due."""
    rng = Rng(seed)
    names = [expert if seat == place else opponents for seat in range(plan.players)]
    bots = [find_bot("heimlich", name, Rng(seed * 10 + seat)) for seat, name in enumerate(names)]
    state = state_of(GAME.first_state(plan))
    while state.phase != ids.WRITING:
        if not state.pending():
            return None
        step(state, bots, rng)
    reader = bots[place]
    assert isinstance(reader, ExpertBot)
    assert reader.belief is not None
    view = state_of(state.redact(place))
    row = reader.row(view, place)
    blank = Belief(plan)
    blank.agree(view)
    return compare(state, place, row, reader.belief, blank)


def step(state: State, bots: list[Bot], rng: Rng) -> None:
    """Let the asked seat answer, and show it to all."""
    seat = state.pending()[0]
    row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
    events: list[Event] = []
    state.events = events
    for action in row:
        state.apply(seat, action)
    state.events = None
    for watcher, bot in enumerate(bots):
        if bot.watches:
            for event in events:
                bot.see(state.setup, watcher, *visible(event, watcher))


def compare(state: State, seat: int, row: list[int], belief: Belief, blank: Belief) -> Reading:
    """Hold a belief and a dossier against the truth."""
    known = known_masks(state_of(state.redact(seat)))
    believed = belief.weigh(known).marginals()
    uniform = blank.weigh(known).marginals()
    loss = uniform_loss = right = uniform_right = 0.0
    for entry in row:
        agent, written = divmod(entry - ids.ENTRY, 8)
        truth = state.plan.players if state.owner[agent] == ids.BYSTANDER else state.owner[agent]
        loss -= math.log(max(NEVER, believed[agent][truth]))
        uniform_loss -= math.log(uniform[agent][truth])
        right += written == state.owner[agent]
        # Dealt at random, an entry names each owner as often as it is the truth.
        uniform_right += sum(share * share for share in uniform[agent])
    return Reading(loss, uniform_loss, right, uniform_right)


if __name__ == "__main__":
    main()
