"""What the analysis of a finished game says. Plain data, the same for JSON, the terminal and the page."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

# Most turning points in a report, and the least shift of chances that makes one.
TURNING_POINTS: Final = 3
LEAST_SHIFT: Final = 0.02


@dataclass(frozen=True)
class Choice:
    """One decision: what was played, and what an expert in that seat would have played with the same knowledge."""

    moment: int
    seat: int
    played: list[str]
    best: list[str]
    # How much less it is worth than the expert's, as a share of the win, and what that is called (`grading.GRADES`).
    cost: float = 0.0
    grade: str = ""

    @property
    def agreed(self) -> bool:
        return self.played == self.best


@dataclass(frozen=True)
class Turn:
    """A moment at which the chances shifted much: who gained most and who lost most by it."""

    moment: int
    gained_by: int
    gain: float
    lost_by: int
    loss: float
    # Who moved; -1 where several answered together, or chance alone.
    mover: int


@dataclass(frozen=True)
class Analysis:
    """A whole game. A moment is what was answered in one go with all that chance added; the first one is the deal."""

    game: str
    players: int
    names: list[str]
    bot: str
    # By moment, by seat: the estimated share of the win after it.
    chances: list[list[float]]
    choices: list[Choice]
    turning: list[Turn]
    # Heimlich & Co.: by moment, by agent, by seat: how likely the table could have thought that the seat controls it.
    suspected: list[list[list[float]]] = field(default_factory=list)

    def graded(self) -> list[Choice]:
        """Return the inaccuracies, mistakes and blunders, in the order of the game."""
        return [choice for choice in self.choices if choice.grade]

    def agreement(self) -> list[float | None]:
        """Return by seat how often it played the expert's choice; None for a seat that never chose."""
        shares: list[float | None] = []
        for seat in range(self.players):
            own = [choice.agreed for choice in self.choices if choice.seat == seat]
            shares.append(sum(own) / len(own) if own else None)
        return shares


def turning_points(chances: Sequence[Sequence[float]], movers: Sequence[int]) -> list[Turn]:
    """Return the moments with the largest shifts, in the order of the game."""
    shifts: list[Turn] = []
    for moment in range(1, len(chances)):
        change = [after - before for before, after in zip(chances[moment - 1], chances[moment], strict=True)]
        best = max(range(len(change)), key=change.__getitem__)
        worst = min(range(len(change)), key=change.__getitem__)
        shifts.append(Turn(moment + 1, best, change[best], worst, -change[worst], movers[moment]))
    large = [turn for turn in shifts if max(turn.gain, turn.loss) >= LEAST_SHIFT]
    large.sort(key=lambda turn: (-max(turn.gain, turn.loss), turn.moment))
    return sorted(large[:TURNING_POINTS], key=lambda turn: turn.moment)
