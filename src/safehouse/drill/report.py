"""What a drill is given, and what it hands back: figures with their limits, and what went wrong."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path

# Most problems that are listed; a broken server gives thousands of the same.
TOLD = 5


@dataclass(frozen=True)
class Figure:
    """Something measured, and the bar it is held to."""

    name: str
    value: float
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    @property
    def holds(self) -> bool:
        low = self.at_least is None or self.value >= self.at_least
        return low and (self.at_most is None or self.value <= self.at_most)

    @property
    def bar(self) -> str:
        sign, bar = ("≤", self.at_most) if self.at_most is not None else ("≥", self.at_least)
        return "" if bar is None else f"{sign} {bar:g}"


@dataclass
class Report:
    """The outcome of one drill."""

    drill: str
    figures: list[Figure] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.problems and all(figure.holds for figure in self.figures)

    def measure(
        self, name: str, value: float, unit: str = "", at_most: float | None = None, at_least: float | None = None
    ) -> None:
        self.figures.append(Figure(name, value, unit, at_most, at_least))

    def complain(self, problems: Sequence[str]) -> None:
        self.problems += problems

    def failures(self, timed: bool = True) -> list[str]:
        """Return what does not hold, as sentences; without `timed`, nothing that a busy machine may be blamed for."""
        missed = [
            f"{figure.name}: {figure.value:.4g} {figure.unit}, not {figure.bar}"
            for figure in self.figures
            if not figure.holds and (timed or figure.unit not in ("s", "ms"))
        ]
        more = len(self.problems) - TOLD
        return [*missed, *self.problems[:TOLD], *([f"and {more} more"] if more > 0 else [])]


@dataclass(frozen=True)
class DrillPlan:
    """How a drill is to run."""

    folder: Path
    long: bool = False
    # A deliberate fault of the server (`sabotage`), which the drill must notice.
    sabotage: str = ""
    # Told how much is done of how much.
    progress: Callable[[int, int], None] = lambda done, total: None

    # The address of an empty PostgreSQL database, for the drills that need one.
    postgres: str = ""

    def pick(self, short: int, long: int) -> int:
        return long if self.long else short

    @property
    def database(self) -> str:
        return f"sqlite:{self.folder / 'tables.db'}"


@dataclass(frozen=True)
class Drill:
    """A drill: what it shows, and the faults that must make it fail."""

    shows: str
    run: Callable[[DrillPlan], Coroutine[None, None, Report]]
    # Controls: the fault, and what the failure must speak of, so that the drill fails for the right reason.
    controls: dict[str, str]
    # Load has no short version.
    only_long: bool = False
    postgres: bool = False


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values is."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")
