"""Figures for Prometheus, at /metrics. No label names a table or a person.

Nothing here moves when someone seals an answer, takes one back, gives an order or saves a note: what only some may
know is counted when everyone knows it, and an order's answer is counted as its person's.
"""

import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

if TYPE_CHECKING:
    from safehouse.server.house import House

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
# The size of the store is rounded to this: to the byte, it would rise with a note or a sealed answer.
SIZE_STEP = 16 << 20
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram(Collector):
    """A histogram without a lock, since only the loop counts: the library's lock costs more than the counting."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._sum = 0.0
        self._counts = [0] * (len(SECONDS) + 1)
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._sum += seconds
        self._counts[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*map(floatToGoString, SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            self._name, self._about, buckets=list(zip(limits, accumulate(self._counts), strict=True)),
            sum_value=self._sum,
        )  # fmt: skip


class Tallies(Collector):
    """A counter with one label, without a lock either. What it counts is there from the start."""

    def __init__(self, name: str, about: str, label: str, values: Sequence[str]) -> None:
        self._name, self._about, self._label = name, about, label
        self._counts = dict.fromkeys(values, 0)
        REGISTRY.register(self)

    def inc(self, value: str) -> None:
        self._counts[value] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for value, count in self._counts.items():
            family.add_metric([value], count)
        yield family


MOVES = Tallies("safehouse_moves", "Answers that are open to all, by who gave them.", "by", ("person", "bot"))
# An automatic answer is its person's.
MOVES_BY = {"person": "person", "order": "person", "bot": "bot"}
COMMITS = Histogram("safehouse_commit_seconds", "From an entry to its being on disk.")
ACKS = Histogram(
    "safehouse_ack_seconds", "From a person's open answer to its acknowledgement, waiting for others included."
)
REFUSALS = Counter("safehouse_refusals", "Requests and messages refused, by code.", ["code"], registry=REGISTRY)
BOT_FAILURES = Counter("safehouse_bot_failures", "Questions to which a bot gave no valid answer.", registry=REGISTRY)
STORAGE_FAILURES = Counter("safehouse_storage_failures", "Changes that could not be stored.", registry=REGISTRY)
CUT_SOCKETS = Counter("safehouse_cut_sockets", "Sockets cut because they did not read.", registry=REGISTRY)
EVICTIONS = Counter("safehouse_evictions", "Idle tables evicted from memory.", registry=REGISTRY)
NOTIFICATIONS = Counter(
    "safehouse_notifications", "Notifications to people who are away, by outcome.", ["outcome"], registry=REGISTRY
)

# Present from the start, so that rates include the first event.
for outcome in ("sent", "failed"):
    NOTIFICATIONS.labels(outcome)


class timed:  # noqa: N801 - used as a word in `with timed(…)`
    """Observe the time of what succeeds; refusals would make the figures look too good."""

    __slots__ = ("_histogram", "_start")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._start = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._histogram.observe(time.perf_counter() - self._start)


def rounded(size: int) -> int:
    """Return the rounded size of the store."""
    return -(-size // SIZE_STEP) * SIZE_STEP


class Levels(Collector):
    """Figures that are counted when they are asked for."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = list(self.house.tables.values())
        status = Tally(table.head.status for table in tables)
        by_status = GaugeMetricFamily("safehouse_tables", "Tables in memory, by status.", labels=["status"])
        for name in ("open", "playing", "over"):
            by_status.add_metric([name], status[name])
        yield by_status
        subscribers = [subscriber for table in tables for subscriber in table.subscribers]
        players = sum(subscriber.plays for subscriber in subscribers)
        sockets = GaugeMetricFamily("safehouse_sockets", "Sockets at tables, by who looks.", labels=["who"])
        sockets.add_metric(["player"], players)
        sockets.add_metric(["spectator"], len(subscribers) - players)
        yield sockets
        queues = GaugeMetricFamily("safehouse_queue", "Queues, by place, in the unit of its name.", labels=["where"])
        queues.add_metric(["socket_bytes"], sum(subscriber.queued_bytes for subscriber in subscribers))
        queues.add_metric(["bot_questions"], len(self.house.workers.queue))
        queues.add_metric(["storage_changes"], self.house.store.waiting)
        queues.add_metric(["questions_about_the_past"], len(self.house.archive.clerk.turns))
        yield queues
        stored = GaugeMetricFamily(
            "safehouse_stored_tables", "Tables in the store as last counted, by status.", labels=["status"]
        )
        for name, number in self.house.stored.tables.items():
            stored.add_metric([name], number)
        yield stored
        size = rounded(self.house.stored.size)
        yield GaugeMetricFamily("safehouse_stored_bytes", "Size of the store as last seen, in steps of 16 MiB.", size)
        yield GaugeMetricFamily("safehouse_ready", "Whether tables can be played.", int(self.house.ready))


def page(house: "House") -> bytes:
    """Return all figures in Prometheus's text form."""
    return generate_latest(Levels(house)) + generate_latest(REGISTRY)
