"""Trees of information sets: what one seat has seen, and how its own choices have fared there."""

import math

from mypy_extensions import i64

from safehouse.core.rng import Rng


class Edge:
    """One action at a node, seen from the seat that owns the tree."""

    action: i64
    visits: i64
    available: i64  # how often it was an option when the node was visited
    total: float
    regret: float
    average: float

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.regret = 0.0
        self.average = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """An information set of the seat that owns the tree."""

    edges: dict[int, Edge]
    children: dict[int, "Node"]
    visits: i64
    total: float

    def __init__(self) -> None:
        self.edges = {}
        self.children = {}
        self.visits = 0
        self.total = 0.0

    def child(self, label: i64) -> "Node":
        """Return the node behind something that the owner saw, made if it is new."""
        found = self.children.get(label)
        if found is None:
            found = Node()
            self.children[label] = found
        return found

    def edge(self, action: i64) -> Edge:
        """Return the edge of an action, made if it is new."""
        found = self.edges.get(action)
        if found is None:
            found = Edge(action)
            self.edges[action] = found
        return found

    def untried(self, options: list[int], rng: Rng) -> i64:
        """Return a random option that was never tried here, or -1."""
        count: i64 = 0
        chosen: i64 = -1
        for action in options:
            if action not in self.edges:
                count += 1
                if rng.below(count) == 0:
                    chosen = action
        return chosen

    def most_promising(self, options: list[int], exploration: float) -> Edge:
        """Return the edge of the largest upper confidence bound.

        An option that is rarely available must not look neglected, so its bound counts how often it could have
        been chosen instead of how often the node was visited.
        """
        best = self.edges[options[0]]
        best_bound = -1.0
        for action in options:
            edge = self.edges[action]
            edge.available += 1
            visits = float(edge.visits)
            bound = edge.total / visits + exploration * math.sqrt(math.log(float(edge.available)) / visits)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def matched(self, options: list[int], rng: Rng, noise: float) -> tuple[Edge, float]:
        """Draw an option by regret matching, and return its edge and the probability it was drawn with.

        Answers that are given at the same time need mixed strategies: the average of the strategies played here is
        what converges, so every visit adds to it.
        """
        positive = 0.0
        for action in options:
            edge = self.edge(action)
            edge.available += 1
            if edge.regret > 0.0:
                positive += edge.regret
        count = float(len(options))
        left = float(rng.bits()) / 4294967296.0
        chosen = self.edges[options[0]]
        chance = 0.0
        drawn = False
        for action in options:
            edge = self.edges[action]
            share = 1.0 / count
            if positive > 0.0:
                share = edge.regret / positive if edge.regret > 0.0 else 0.0
            edge.average += share
            share = (1.0 - noise) * share + noise / count
            left -= share
            if not drawn:
                chosen = edge
                chance = share
                drawn = left < 0.0
        return chosen, chance

    def learn(self, options: list[int], chosen: Edge, chance: float, reward: float) -> None:
        """Update regrets after a draw by regret matching: unbiased, with the node's mean reward as baseline."""
        baseline = self.total / float(self.visits) if self.visits else reward
        surprise = reward - baseline
        for action in options:
            self.edges[action].regret -= surprise
        chosen.regret += surprise / chance
        self.visits += 1
        self.total += reward
