"""Experts of Suitcase who know what everybody has packed."""

from typing import Any, cast

from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots.belief import Belief
from safehouse.games.suitcase.bots.expert import ExpertBot
from safehouse.games.suitcase.bots.promises import Expectation
from safehouse.games.suitcase.bots.search import Planner
from safehouse.games.suitcase.ids import BOMB
from tools.cheats import Cheat


class Truth:
    """In place of a belief: what is in the suitcases."""

    def __init__(self, truth: Any) -> None:
        self.content = truth.content

    def look(self, view: Any) -> None:
        pass

    def note(self, kind: str, args: Any) -> None:
        pass

    def expectation(self) -> Expectation:
        found = Expectation(len(self.content))
        found.secrets = [float(content) for content in self.content]
        found.bomb = [float(content == BOMB) for content in self.content]
        return found

    def fill(self, world: Any, rng: Rng) -> None:
        world.content = list(self.content)


class Knows(Cheat, ExpertBot):
    """The expert, its belief replaced by the truth."""

    name = "knows"

    def believing(self, planner: Planner, seat: int) -> Belief:
        return cast(Belief, Truth(self.truth))
