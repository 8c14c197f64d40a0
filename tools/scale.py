"""Say how many processes, which PostgreSQL and which machine a number of tables needs: `python -m tools.scale`.

Every process is a queue: decisions come at random at the tables that the hash of their ids gives it, and each takes as
long as was measured (docs/scale.md). It prints the smallest number of processes that holds the bars.
"""

import argparse
import math
import random
from collections import Counter

# Microseconds of processor time a decision at the pace of people, everything counted that goes with it: sockets, pings,
# visits. What PostgreSQL takes of the server besides, and in its own processes.
DECISION, BESIDES, DATABASE = 1586.0, 67.0, 454.0
# Milliseconds from a decision to its being on the disk, and those that an expert thinks.
COMMIT, EXPERT = 5.0, 22.0
# Megabytes of a process without tables, and of a table with its four sockets.
PROCESS, LIVE = 95.0, 0.195
# Bars: use of the busiest process, milliseconds that 99 of 100 decisions stay below, megabytes of a process.
MOST_USED, BAR, MEMORY = 0.6, 250.0, 1000.0
# Sockets of a table, connections of a process to the database, and those that PostgreSQL has as it is shipped.
SOCKETS, CONNECTIONS, SHIPPED = 4, 9, 100
SECONDS = 60.0


def waits(rate: float, service: float, rng: random.Random) -> list[float]:
    """Return how long decisions wait and take in a queue, in seconds (Lindley's recursion)."""
    told: list[float] = []
    wait = at = 0.0
    while rate and at < SECONDS:
        took, between = rng.expovariate(1.0 / service), rng.expovariate(rate)
        told.append(wait + took)
        at += between
        wait = max(0.0, wait + took - between)
    return told


def simulate(live: int, pace: float, processes: int, service: float, rng: random.Random) -> tuple[float, float, float]:
    """Return of the busiest process its use and its megabytes, and the p99 of an acknowledgement in milliseconds."""
    shares = Counter(rng.randrange(processes) for _ in range(live))
    told = sorted(wait for share in shares.values() for wait in waits(share / pace, service, rng))
    p99 = told[math.ceil(len(told) * 0.99) - 1] * 1e3 if told else 0.0
    most = max(shares.values(), default=0)
    return most / pace * service, PROCESS + most * LIVE, p99 + COMMIT


def needed(live: int, pace: float, service: float, rng: random.Random) -> tuple[int, float, float, float]:
    """Return the smallest number of processes that holds the bars, and what `simulate` says of it."""
    for processes in range(1, live + 2):
        used, memory, p99 = simulate(live, pace, processes, service, rng)
        if used <= MOST_USED and memory <= MEMORY and p99 <= BAR:
            return processes, used, memory, p99
    raise SystemExit("no number of processes is enough: a decision takes longer than the bar")


def tell(tables: int, given: argparse.Namespace, rng: random.Random) -> None:
    live = round(tables * given.live)
    rate = live / given.pace
    bots = rate * given.bots * EXPERT / 1e3
    print(f"{tables:,} tables, {live:,} of them live: {rate:,.0f} decisions/s, {live * SOCKETS:,} sockets")
    for name, besides, database in (("SQLite", 0.0, 0.0), ("PostgreSQL", BESIDES, DATABASE)):
        service = (DECISION + besides) / 1e6
        processes, used, memory, p99 = needed(live, given.pace, service, rng)
        if name == "SQLite" and processes > 1:
            print("  SQLite: not enough, it serves one process")
            continue
        cores = rate * service / MOST_USED, rate * database / 1e6 / MOST_USED, bots
        price = sum(cores) * given.core + processes * memory / 1e3 * given.gigabyte
        print(
            f"  {name}: {processes} process(es), the busiest used {used:.0%} and {memory:.0f} MB, p99 {p99:.0f} ms; "
            f"cores: {cores[0]:.1f} server, {cores[1]:.1f} database, {cores[2]:.1f} bots; {price:.0f} a month"
        )
        if processes * CONNECTIONS >= SHIPPED:
            print(f"    max_connections: {processes * CONNECTIONS + 10} at least")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10_000, 100_000], help="tables that are being played")
    parser.add_argument("--live", type=float, default=0.2, help="share of them where everybody is there")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds from a decision to the next there")
    parser.add_argument("--bots", type=float, default=0.1, help="share of decisions that an expert takes")
    parser.add_argument("--core", type=float, default=5.0, help="price of a core for a month")
    parser.add_argument("--gigabyte", type=float, default=2.0, help="price of a gigabyte of memory for a month")
    given = parser.parse_args()
    for tables in given.tables:
        tell(tables, given, random.Random(21))


if __name__ == "__main__":
    main()
