"""Information-set Monte Carlo tree search over the contract.

Every simulation imagines a world (`sample`), walks down and plays it out. Each seat has a tree of its own, whose edges
are what that seat sees (`seen_as`), so a seat chooses by what it can know and not by what the imagined world holds.
Seats that answer at the same time mix by regret matching; the others choose by upper confidence bounds.
"""

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from safehouse.core.game import CHANCE, HIDDEN, MANY, OVER, GameState
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.search.tree import Edge, Node

# How often the clock is read, in simulations.
CLOCK_EVERY: Final = 32
NO_LIMIT: Final = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a position is worth to each seat, from 0 to 1: the share of the win after random play.

    Where games are long, play is cut after `depth` steps and the game guesses (`GameState.estimate`).
    """

    depth: i64

    def __init__(self, depth: int = 1_000_000) -> None:
        self.depth = depth

    def rewards(self, world: GameState, rng: Rng) -> list[float]:
        """Return a reward for each seat. The world may be changed."""
        rollout(world, rng, self.depth)
        return world.outcome().shares if world.actor() == OVER else world.estimate()


class Choice:
    """A decision on the way down, remembered until the reward is known."""

    seat: i64
    node: Node
    edge: Edge
    options: list[int]
    chance: float  # of being drawn; 0 where it was not drawn but chosen

    def __init__(self, seat: i64, node: Node, edge: Edge, options: list[int], chance: float) -> None:
        self.seat = seat
        self.node = node
        self.edge = edge
        self.options = options
        self.chance = chance


class Search:
    """A search for one decision of one seat. Run it, then ask for its policy."""

    rng: Rng
    evaluator: Evaluator
    exploration: float
    noise: float
    simulations: i64
    roots: list[dict[int, Node]]
    path: list[Choice]
    root: Node
    together: bool
    clock_every: i64

    def __init__(
        self, rng: Rng, exploration: float = 0.7, noise: float = 0.1, evaluator: Evaluator | None = None
    ) -> None:
        self.rng = rng
        self.evaluator = Evaluator() if evaluator is None else evaluator
        self.exploration = exploration
        self.noise = noise
        self.simulations = 0
        self.roots = []
        self.path = []
        self.root = Node()
        self.together = False
        self.clock_every = CLOCK_EVERY

    def run(self, view: GameState, seat: i64, simulations: i64 = 0, seconds: float = 0.0) -> None:
        """Search from a redacted state, for a number of simulations or seconds, whichever is over first."""
        assert seat in view.pending(), "the seat has nothing to decide here"
        self.simulations = 0
        self.roots = [{} for _ in range(view.setup.players)]
        self.together = view.sealed()
        self.root = Node()
        self.roots[seat][view.private_key(seat)] = self.root
        limit: i64 = simulations or NO_LIMIT
        deadline = time.perf_counter() + seconds
        while self.simulations < limit:
            if seconds and self.simulations % self.clock_every == 0 and time.perf_counter() >= deadline:
                break
            self.simulate(self.imagine(view))
            self.simulations += 1

    def imagine(self, view: GameState) -> GameState:
        """Return a world for the next simulation. Who believes more than `sample` knows overrides it."""
        return view.sample(self.rng)

    def options(self, world: GameState, seat: i64) -> list[int]:
        """Return the actions that the search considers here: never none. Who can rule some out overrides it."""
        return world.legal(seat)

    def simulate(self, world: GameState) -> None:
        """Walk down the trees to a new edge, play out, and carry the rewards back."""
        path = self.path
        path.clear()
        nodes = self.enter(world)
        players: i64 = len(nodes)
        seat = world.actor()
        grown = False
        while seat != OVER:
            action: i64
            together = False
            if seat == CHANCE:
                if grown:
                    break
                action = world.sample_chance(self.rng)
            else:
                # A decision of several seats is one step: the first seat must not keep the others out of the tree.
                together = world.sealed()
                if grown and not together:
                    break
                if seat == MANY:
                    seat = world.pending()[0]
                known = len(nodes[seat].edges)
                choice = self.choose(nodes[seat], seat, self.options(world, seat), together)
                path.append(choice)
                action = choice.edge.action
                if len(nodes[seat].edges) > known:
                    grown = True
            if together or not grown:
                observer: i64 = 0
                while observer < players:
                    label = world.seen_as(observer, seat, action)
                    # Who sees nothing knows what he knew before.
                    if label != HIDDEN:
                        nodes[observer] = nodes[observer].child(label)
                    observer += 1
            world.apply(seat, action)
            seat = world.actor()
        self.reward(self.evaluator.rewards(world, self.rng))

    def enter(self, world: GameState) -> list[Node]:
        """Return the root of each seat's tree. Seats are after different things in different worlds."""
        nodes: list[Node] = []
        for seat, roots in enumerate(self.roots):
            key = world.private_key(seat)
            node = roots.get(key)
            if node is None:
                node = Node()
                roots[key] = node
            nodes.append(node)
        return nodes

    def choose(self, node: Node, seat: i64, options: list[int], together: bool) -> Choice:
        if len(options) == 1:
            only = node.edge(options[0])
            only.average += 1.0
            return Choice(seat, node, only, options, 0.0)
        if together:
            edge, chance = node.matched(options, self.rng, self.noise)
            return Choice(seat, node, edge, options, chance)
        new = node.untried(options, self.rng)
        if new >= 0:
            fresh = node.edge(new)
            for action in options:
                tried = node.edges.get(action)
                if tried is not None:
                    tried.available += 1
            return Choice(seat, node, fresh, options, 0.0)
        return Choice(seat, node, node.most_promising(options, self.exploration), options, 0.0)

    def reward(self, rewards: list[float]) -> None:
        for choice in self.path:
            reward = rewards[choice.seat]
            edge = choice.edge
            edge.visits += 1
            edge.total += reward
            if choice.chance > 0.0:
                choice.node.learn(choice.options, edge, choice.chance, reward)

    def policy(self) -> list[tuple[int, float]]:
        """Return the options of the searched decision with the shares that the search gives them, ascending ids."""
        weights: list[tuple[int, float]] = []
        total = 0.0
        for action in sorted(self.root.edges):
            edge = self.root.edges[action]
            weight = edge.average if self.together else float(edge.visits)
            weights.append((action, weight))
            total += weight
        return [(action, weight / total) for action, weight in weights]

    def best(self) -> int:
        """Return the option that the search likes most; of equals the smallest id."""
        best = -1
        best_share = -1.0
        for action, share in self.policy():
            if share > best_share:
                best = action
                best_share = share
        return best

    def means(self) -> dict[int, float]:
        """Return the mean reward of each option that was tried."""
        return {action: edge.mean() for action, edge in self.root.edges.items()}
