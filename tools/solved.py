"""The page docs/solved.md: small settings of the games, solved, and how far our bots are from a solution.

python3 tools/bootstrap.py env study bench && nice -n 15 .venv/bin/python -m tools.solved

Every figure follows from the settings and the seeds below. Needs OpenSpiel (the extra `bench`).
"""

from pathlib import Path
from typing import Any, NamedTuple

import pyspiel

from safehouse.core.registry import OWN_GAMES, Game, find_game
from safehouse.core.scenario import find_setting, small_settings
from safehouse.envs.openspiel import GAMES
from safehouse.envs.openspiel.table import Written
from safehouse.envs.solving.playing import BotStrategy
from safehouse.envs.solving.response import Exploited, exploited, uniform
from safehouse.envs.solving.tree import Tree

PAGE = Path(__file__).resolve().parent.parent / "docs" / "solved.md"
# What can be won and lost: margins go from -1 to 1.
RANGE = 2.0
CFR, CFR_PLUS, SAMPLED = 1000, 300, 60_000
BOTS = ("novice", "casual", "greedy", "expert:sims=20", "expert:sims=200")
# Answers of a bot to each question, and where their seeds begin.
ANSWERS, SEED = 32, 1


class Row(NamedTuple):
    """A line of a table: who plays, and what was measured."""

    name: str
    found: Exploited

    def __str__(self) -> str:
        first, second = self.found.best
        share = 100 * self.found.nash_conv / RANGE
        value = self.found.values[0]
        numbers = (f"{value:+.3f}", f"{first:+.3f}", f"{second:+.3f}", f"{self.found.nash_conv:.4f}", f"{share:.2f} %")
        return f"| {' | '.join((self.name, *numbers))} |"


def cfr_rows(written: Written) -> list[Row]:
    """Let OpenSpiel solve the game, by three of its methods."""
    rows = []
    for name, solver, rounds in (
        ("CFR", pyspiel.CFRSolver(written.game), CFR),
        ("CFR+", pyspiel.CFRPlusSolver(written.game), CFR_PLUS),
    ):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        rows.append(measured(f"{name}, {rounds:,} iterations", written, solver))
    sampled = pyspiel.ExternalSamplingMCCFRSolver(written.game, SEED)
    for _ in range(SAMPLED):
        sampled.run_iteration()
    rows.append(measured(f"MCCFR, external sampling, {SAMPLED:,} iterations", written, sampled))
    return rows


def measured(name: str, written: Written, solver: Any) -> Row:
    """Measure what a solver has found, by our best responses and by OpenSpiel's: they must agree."""
    policy = solver.average_policy()
    found = exploited(written.tree, written.strategy(policy))
    theirs = pyspiel.nash_conv(written.game, policy, True)
    assert abs(found.nash_conv - theirs) < 1e-6, (found.nash_conv, theirs)
    return Row(name, found)


def bot_rows(tree: Tree, game: Game) -> list[Row]:
    """Measure our bots."""
    return [Row("all actions alike", exploited(tree, uniform(tree))), *(bot_row(tree, game, bot) for bot in BOTS)]


def bot_row(tree: Tree, game: Game, bot: str) -> Row:
    """Measure one of our bots."""
    strategy = BotStrategy(tree, game, bot, answers=ANSWERS, seed=SEED).strategy
    return Row(f"`{bot}`", exploited(tree, strategy))


def size(tree: Tree) -> str:
    """Say how large a setting is."""
    first, second = [sum(info.seat == seat for info in tree.infos) for seat in range(tree.players)]
    return f"{len(tree.actor):,} nodes, {len(tree.infos):,} information sets: {first:,} and {second:,} of the seats."


def section(name: str, setting: str) -> str:
    """Return what is to say of one setting."""
    scenario = find_setting(name, setting)
    written = Written(GAMES[name]({"scenario": setting}))
    tree = written.tree
    lines = [
        f"## {scenario.title}",
        "",
        f"`{name}`, `scenario={setting}`. {scenario.note}".rstrip(),
        "",
        size(tree),
        "",
        "| strategy | value (seat 1) | best response of seat 1 | of seat 2 | `nash_conv` | of the range |",
        "|---|---:|---:|---:|---:|---:|",
        *map(str, cfr_rows(written)),
        *map(str, bot_rows(tree, find_game(name))),
    ]
    return "\n".join(lines)


HEAD = f"""# Small settings, solved

For researchers: small settings with exact solutions, to test algorithms and bots against.

Settings of the three games that are small enough to be solved exactly: two players, perfect recall, and nothing changed
in the rules. They are scenarios in `games/NAME/data/small/`; `safehouse.make` and every environment take them:

```python
import gymnasium
import pyspiel
import safehouse
import safehouse.envs.gymnasium
import safehouse.envs.openspiel
from safehouse.envs.vector import SafehouseVectorEnv

safehouse.make("heimlich", scenario="hamlet", seed=1)
pyspiel.load_game("safehouse_heimlich", {{"scenario": "hamlet", "reward": "margin"}})
gymnasium.make("safehouse/Suitcase-v0", scenario="last_duel")
SafehouseVectorEnv("vienna", 64, scenario="last_round")
```

- **The tree** (`safehouse.envs.solving.tree`) is every history from the position on. Two of them are one information
  set if the seat has done the same and seen the same events; that its view and its options are then the same is checked
  at every node.
- **Payoffs are margins**: the own share of the win less the other's, from -1 to 1. They add up to nothing, even where
  a bystander wins (H3.8).
- **Best responses** (`safehouse.envs.solving.response`) are exact. `nash_conv` is what both seats together would gain
  by one: 0 in an equilibrium. The last column gives it as part of the payoff range, {RANGE:.0f}. OpenSpiel's own
  `nash_conv` agrees within 10⁻⁶, which the command checks.
- **CFR, CFR+ and MCCFR** are OpenSpiel's, on the table that `safehouse.envs.openspiel.table` writes for it.
- **Bots** answer each question {ANSWERS} times with different seeds (from {SEED} on), and a best response knows how
  often they choose what: far more than any player at a table knows. They were made for whole games; a high figure says
  that they can be read, not that they are weak against people. `expert` is our search.

Made by `python -m tools.solved` (seeds and iterations are in it; some minutes); do not edit."""


def main() -> None:
    sections = [section(name, setting) for name in OWN_GAMES for setting in small_settings(name)]
    PAGE.write_text("\n\n".join([HEAD, *sections]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
