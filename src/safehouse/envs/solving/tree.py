"""A whole game as a tree: every history there can be, and which of them a seat cannot tell apart.

Only for games that are small enough (docs/solved.md). What a seat has seen is its own acts and its part of every
event, in order: that is perfect recall, and two histories with the same past are one information set. Seats that
answer at the same time move one after the other, and see nothing of each other before all are in.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from safehouse.core.errors import BadOption
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, OVER, Event, GameState
from safehouse.core.match import visible

# More nodes than this are no small setting.
MOST_NODES: Final = 3_000_000

# What a seat has seen of one thing: an own act, or an event with its arguments and its secret.
Seen = tuple[str, tuple[int, ...], tuple[int, ...]]
OWN_ACT: Final = "do"


@dataclass
class Info:
    """An information set: what a seat knows, what it may do, and the nodes that it cannot tell apart."""

    seat: int
    view: GameState
    actions: tuple[int, ...]
    # The number of the past by which it was found (`Tree.past`).
    story: int
    nodes: list[int] = field(default_factory=list)


class Tree:
    """All histories of a game from one position on, numbered so that parents come before children."""

    def __init__(self, first: GameState, *, most: int = MOST_NODES) -> None:
        self.first = first
        self.players = int(first.setup.players)
        self.most = most
        # By node: who acts (a seat, CHANCE or OVER), the children in the order of the actions, and one of these three.
        self.actor: list[int] = []
        self.children: list[list[int]] = []
        self.info: list[int] = []
        self.chances: list[list[float]] = []
        self.payoffs: list[list[float]] = []
        self.infos: list[Info] = []
        self._numbers: dict[tuple[int, int], int] = {}
        # Pasts as chains: (the one before, what was seen last); number 0 is the empty one.
        self._chains: list[tuple[int, Seen]] = [(0, ("", (), ()))]
        self._known: dict[tuple[int, Seen], int] = {}
        self._grow(first.clone(), [0] * self.players)

    def past(self, story: int) -> list[Seen]:
        """Return what was seen in a past, the oldest first."""
        found = []
        while story:
            story, seen = self._chains[story]
            found.append(seen)
        return found[::-1]

    def _grow(self, state: GameState, stories: list[int]) -> int:
        """Add the node of a state with all that can follow. Return its number."""
        node = len(self.actor)
        if node == self.most:
            raise BadOption(f"this game is too large for a tree: more than {self.most:,} nodes")
        pending = state.pending()
        actor = int(pending[0]) if pending else OVER
        self.actor.append(actor)
        self.children.append([])
        self.info.append(-1)
        self.chances.append([])
        self.payoffs.append([])
        if actor == OVER:
            self.payoffs[node] = margins(state.outcome().shares)
            return node
        if actor == CHANCE:
            listed = state.chance()
            total = sum(weight for _, weight in listed)
            self.chances[node] = [weight / total for _, weight in listed]
            actions = [int(outcome) for outcome, _ in listed]
        else:
            actions = [int(action) for action in state.legal(actor)]
            self.info[node] = self._found(state, actor, stories[actor], actions)
            self.infos[self.info[node]].nodes.append(node)
        for place, action in enumerate(actions):
            child = state if place == len(actions) - 1 else state.clone()
            told = self._apply(child, actor, action, stories)
            self.children[node].append(self._grow(child, told))
        return node

    def _found(self, state: GameState, seat: int, story: int, actions: Sequence[int]) -> int:
        """Return the information set of a past. What the seat sees of the table must follow from it."""
        number = self._numbers.setdefault((seat, story), len(self.infos))
        view = state.redact(seat)
        if number == len(self.infos):
            self.infos.append(Info(seat, view, tuple(actions), story))
        known = self.infos[number]
        assert known.actions == tuple(actions), "the past does not tell what is legal"
        assert values_of(known.view) == values_of(view), "the past does not tell what the seat sees"
        return number

    def _apply(self, state: GameState, actor: int, action: int, stories: Sequence[int]) -> list[int]:
        """Carry an action out, and return what everybody has seen then."""
        told = list(stories)
        if actor >= 0:
            told[actor] = self._add(told[actor], (OWN_ACT, (action,), ()))
        events: list[Event] = []
        state.events = events
        state.apply(actor, action)
        state.events = None
        for event in events:
            for seat in range(self.players):
                kind, args, secret = visible(event, seat)
                told[seat] = self._add(told[seat], (kind, tuple(args), tuple(secret)))
        return told

    def _add(self, story: int, seen: Seen) -> int:
        number = self._known.setdefault((story, seen), len(self._chains))
        if number == len(self._chains):
            self._chains.append((story, seen))
        return number


def margins(shares: Sequence[float]) -> list[float]:
    """Return what a seat has of the win more than the others on average: these add up to nothing.

    Where nobody wins (H3.8), everybody gets 0.
    """
    others = len(shares) - 1
    total = sum(shares)
    return [share - (total - share) / others for share in shares]
