"""Exact best responses on a tree, and what they tell of a strategy.

A strategy has a row of probabilities for each information set of a seat, in the order of its actions. Payoffs are
margins (`tree.margins`): from -1 to 1, and with two players what one wins the other loses.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.core.game import CHANCE, OVER
from safehouse.envs.solving.tree import Tree

# By information set, the probabilities of its actions.
Strategy = list[list[float]]


def uniform(tree: Tree) -> Strategy:
    """Return the strategy that chooses all actions alike."""
    return [[1.0 / len(info.actions)] * len(info.actions) for info in tree.infos]


@dataclass(frozen=True)
class Exploited:
    """What strategies are worth against each other, and what each seat could have had instead."""

    values: list[float]
    best: list[float]

    @property
    def nash_conv(self) -> float:
        """What all seats together would gain by a best response; 0 in an equilibrium."""
        return sum(best - value for best, value in zip(self.best, self.values, strict=True))


def exploited(tree: Tree, strategy: Strategy) -> Exploited:
    """Measure a strategy for all seats."""
    return Exploited(values(tree, strategy), [best_response(tree, strategy, seat) for seat in range(tree.players)])


def reaches(tree: Tree, strategy: Strategy, leave_out: int) -> list[float]:
    """Return by node how likely everybody else makes it, if the seat left out always goes there."""
    reach = [0.0] * len(tree.actor)
    reach[0] = 1.0
    for node, children in enumerate(tree.children):
        actor = tree.actor[node]
        if actor == OVER:
            continue
        chances = tree.chances[node] if actor == CHANCE else strategy[tree.info[node]]
        for child, chance in zip(children, chances, strict=True):
            reach[child] = reach[node] if actor == leave_out else reach[node] * chance
    return reach


def values(tree: Tree, strategy: Strategy) -> list[float]:
    """Return what each seat can expect if all keep to the strategy."""
    reach = reaches(tree, strategy, OVER)
    ends = [node for node, actor in enumerate(tree.actor) if actor == OVER]
    return [sum(reach[node] * tree.payoffs[node][seat] for node in ends) for seat in range(tree.players)]


def best_response(tree: Tree, strategy: Strategy, seat: int) -> float:
    """Return the most that a seat can expect against the others' strategies.

    What it does at an information set is decided by all nodes of it together, each as likely as the others make it.
    With perfect recall later sets never depend on earlier ones, so the recursion ends.
    """
    reach = reaches(tree, strategy, seat)
    known: list[float | None] = [None] * len(tree.actor)
    chosen: list[int] = [-1] * len(tree.infos)

    def worth(node: int) -> float:
        """Return what the seat can expect from a node on, if it plays as well as it can."""
        found = known[node]
        if found is None:
            found = known[node] = work_out(node)
        return found

    def work_out(node: int) -> float:
        actor, children = tree.actor[node], tree.children[node]
        if actor == OVER:
            return tree.payoffs[node][seat]
        if actor == seat:
            return worth(children[choice(tree.info[node])])
        chances: Sequence[float] = tree.chances[node] if actor == CHANCE else strategy[tree.info[node]]
        return sum(chance * worth(child) for child, chance in zip(children, chances, strict=True) if chance)

    def choice(info: int) -> int:
        """Return the place of the best action of an information set."""
        if chosen[info] < 0:
            nodes = [node for node in tree.infos[info].nodes if reach[node]]
            sums = [
                sum(reach[node] * worth(tree.children[node][place]) for node in nodes)
                for place in range(len(tree.infos[info].actions))
            ]
            chosen[info] = sums.index(max(sums))
        return chosen[info]

    return worth(0)
