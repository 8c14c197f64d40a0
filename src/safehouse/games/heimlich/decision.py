"""What a decision of Heimlich & Co. is: one question with all that belongs to it. A step of CHANCE is another.

The chapters hold them in the order of the rule book: `setup` (H2), `turn` (H3), `ending` (H3.7), `top_secret` (H4),
`dossier` (H5). `rules.DECISIONS` and `rules.STEPS` find them by phase.
"""

from mypy_extensions import i64

from safehouse.core.rng import Rng, weighed
from safehouse.games.heimlich.state import State

# What a prompt tells: its key, and its arguments, each with the vocabulary and the number of what it names.
Prompt = tuple[str, list[tuple[str, str, int]]]


class Decision:
    """A question to one seat, or to several at the same time."""

    # The rule that asks, and what to do instead of anything that answers another question (a text key).
    rule: str
    instead: str
    # The actions that answer lie from the first one up to the one beyond.
    first: i64
    beyond: i64
    # Whether the picks of one answer may come in any order. The rules list them in ascending order.
    commutes: bool

    def __init__(self, rule: str, instead: str, first: int, beyond: int, commutes: bool = False) -> None:
        self.rule = rule
        self.instead = instead
        self.first = first
        self.beyond = beyond
        self.commutes = commutes

    def options(self, t: State, seat: i64) -> list[int]:
        """Return what may be chosen."""
        raise NotImplementedError

    def choose(self, t: State, seat: i64, action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def forget(self, t: State, seat: i64) -> None:
        """Take back what a seat has answered, where several answer at the same time."""
        raise NotImplementedError

    def prompt(self, t: State, seat: i64) -> Prompt:
        """Return the question in a view of the seat."""
        raise NotImplementedError

    def not_asked(self) -> tuple[str, str]:
        """Return the rule and the text key for a seat that must wait, where several answer at the same time."""
        raise NotImplementedError

    def why_not(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        """Return the rule and the text key for an action that is not among the options."""
        if action < self.first or action >= self.beyond:
            return self.rule, self.instead
        return self.refusal(t, seat, action)

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        """Return why this answer is not among the options."""
        return self.rule, self.instead


class Step:
    """What CHANCE does: it rolls, deals, or opens what was hidden."""

    # The first of its outcomes.
    first: i64

    def __init__(self, first: int) -> None:
        self.first = first

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        """Return what can come, with weights. An opening has one outcome."""
        return [(self.first, 1)]

    def sample(self, t: State, rng: Rng) -> i64:
        """Draw an outcome with the frequencies of `outcomes`."""
        return weighed(self.outcomes(t), rng)

    def happen(self, t: State, outcome: i64) -> None:
        """Do what has come."""
        raise NotImplementedError
