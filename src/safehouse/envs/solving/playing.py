"""A bot as a strategy on a tree: what it answers, again and again, wherever its own play can lead."""

from collections import Counter

from safehouse.bots.base import find_bot
from safehouse.core.game import CHANCE, OVER
from safehouse.core.registry import Game
from safehouse.core.rng import Rng
from safehouse.envs.solving.response import Strategy, uniform
from safehouse.envs.solving.tree import OWN_ACT, Tree


class BotStrategy:
    """How often a bot chooses what, from some answers to each question with different seeds.

    A bot is made anew for each answer and sees all events again, so nothing but its seat's past can decide. Where the
    bot never gets by its own play, the strategy stays uniform: nobody can go there against it.
    """

    def __init__(self, tree: Tree, game: Game, bot: str, *, answers: int, seed: int) -> None:
        self.tree = tree
        self.game = game
        self.bot = bot
        self.answers = answers
        self.seed = seed
        self.asked = 0
        self.strategy: Strategy = uniform(tree)
        self.known: set[int] = set()
        for seat in range(tree.players):
            self._follow(seat)

    def _follow(self, seat: int) -> None:
        """Ask the bot wherever it can get in this seat."""
        tree = self.tree
        nodes = [0]
        while nodes:
            node = nodes.pop()
            if tree.actor[node] == OVER:
                continue
            if tree.actor[node] in (CHANCE, *(other for other in range(tree.players) if other != seat)):
                nodes += tree.children[node]
                continue
            info = tree.info[node]
            if info not in self.known:
                self._ask(info)
            nodes += [child for child, part in zip(tree.children[node], self.strategy[info], strict=True) if part]

    def _ask(self, info: int) -> None:
        """Count the rows with which the bot answers, pick by pick."""
        counts: dict[int, Counter[int]] = {}
        for number in range(self.answers):
            here = info
            row = self._row(info, number)
            for place, action in enumerate(row):
                counts.setdefault(here, Counter())[action] += 1
                if place < len(row) - 1:
                    here = self._after(here, action)
        for here, found in counts.items():
            actions = self.tree.infos[here].actions
            self.strategy[here] = [found[action] / found.total() for action in actions]
            self.known.add(here)

    def _after(self, info: int, action: int) -> int:
        """Return the information set of the next pick of a row."""
        known = self.tree.infos[info]
        node = self.tree.children[known.nodes[0]][known.actions.index(action)]
        assert self.tree.actor[node] == known.seat
        return self.tree.info[node]

    def _row(self, info: int, number: int) -> list[int]:
        known = self.tree.infos[info]
        if len(known.actions) == 1:
            return [known.actions[0]]
        self.asked += 1
        bot = find_bot(self.game.meta.name, self.bot, Rng(self.seed + info * self.answers + number))
        if bot.watches:
            for kind, args, secret in self.tree.past(known.story):
                if kind != OWN_ACT:
                    bot.see(self.tree.first.setup, known.seat, kind, args, secret)
        try:
            return list(bot.row(known.view, known.seat))
        finally:
            bot.close()
