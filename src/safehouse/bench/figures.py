"""How a figure is measured: repetitions of our work and a peer's by turns, the median, and the spread."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from safehouse.build import is_compiled


@dataclass(frozen=True)
class Effort:
    """How often something is measured, and for how long each time, about."""

    repetitions: int = 9
    seconds: float = 0.4


@dataclass(frozen=True)
class Sample:
    """One repetition: what was done in which time."""

    units: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.units / self.seconds

    @property
    def games_rate(self) -> float:
        return self.games / self.seconds


# Work does a number of rounds and reports what it did.
Work = Callable[[int], Sample]


@dataclass
class Figure:
    """A measured number. `value` is the median of the repetitions, `spread` their interquartile range."""

    name: str
    unit: str
    values: list[float]
    games_per_s: float | None = None
    peer: str | None = None
    peer_values: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    # Whether the ratio is the peer's over ours: of a cost, so that more is better there too.
    cost: bool = False

    @property
    def value(self) -> float | None:
        return statistics.median(self.values) if self.values else None

    @property
    def peer_value(self) -> float | None:
        return statistics.median(self.peer_values) if self.peer_values else None

    @property
    def ratio(self) -> float | None:
        """Own over peer, or a cost's peer over own, pair by pair: both halves of a pair saw the same machine."""
        if not self.values or not self.peer_values:
            return None
        ratio = statistics.median(own / peer for own, peer in zip(self.values, self.peer_values, strict=True))
        return 1 / ratio if self.cost else ratio

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "unit": self.unit,
            "value": self.value,
            "spread": spread(self.values),
            "games_per_s": self.games_per_s,
            "peer": self.peer,
            "peer_value": self.peer_value,
            "peer_spread": spread(self.peer_values),
            "ratio": self.ratio,
            "repetitions": len(self.values),
            "build": "compiled" if is_compiled() else "interpreted",
            "notes": self.notes,
        }


def spread(values: Sequence[float]) -> float | None:
    """Return the interquartile range."""
    if len(values) < 2:
        return None
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return high - low


def timed(work: Callable[[], tuple[int, int]], clock: Callable[[], float] = time.process_time) -> Sample:
    """Run work that returns its units and games, and take the time: the processor's, which neighbours cannot steal.

    Work of several processes is timed by a clock on the wall.
    """
    start = clock()
    units, games = work()
    return Sample(units, games, clock() - start)


def calibrate(work: Work, seconds: float) -> int:
    """Return the number of rounds that take about this long."""
    rounds = 1
    while True:
        sample = work(rounds)
        if sample.seconds >= seconds / 4:
            return max(1, round(rounds * seconds / sample.seconds))
        rounds *= 4


def measure(name: str, unit: str, own: Work, effort: Effort, peer: tuple[str, Work] | None = None) -> Figure:
    """Measure own work, and the peer's by turns with it, so that both see the same machine."""
    own_rounds = calibrate(own, effort.seconds)
    peer_rounds = calibrate(peer[1], effort.seconds) if peer else 0
    figure = Figure(name, unit, [], peer=peer[0] if peer else None)
    games: list[float] = []
    for _ in range(effort.repetitions):
        sample = own(own_rounds)
        figure.values.append(sample.rate)
        games.append(sample.games_rate)
        if peer:
            figure.peer_values.append(peer[1](peer_rounds).rate)
    figure.games_per_s = statistics.median(games)
    return figure
