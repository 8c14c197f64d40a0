"""Limits for one socket and for one address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil

from safehouse.server.errors import TooMany

# A request counts once, and once more for each of this many bytes of its body.
BYTES_PER_REQUEST = 20_000
HOUR, FOR_EVER = 3_600.0, 86_400.0
MEGABYTE = 1_000_000
# One IPv6 line has a whole network of addresses, so it counts as one.
IPV6_NETWORK_BITS = 64
# Seconds between two pings of a socket, and the time that it has to answer.
PING_SECONDS = 20.0


class Bucket:
    """A token bucket: a burst, and a rate per second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def wait(self, count: float = 1.0) -> float:
        """Take tokens and return 0, or return the seconds until there are enough (at most a full bucket)."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        self._left = min(self._burst, left)
        self._at = now
        if count > self._burst:
            count = self._burst
        if self._left < count:
            return (count - self._left) / self._rate if self._rate else FOR_EVER
        self._left -= count
        return 0.0


class Buckets:
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, address: str, count: float = 1.0) -> float:
        """Take tokens from an address's bucket and return 0, or return the seconds until there are enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.wait(count)


class Quotas:
    """What an address may add to disk and memory within an hour."""

    def __init__(self, tables: int, megabytes: int) -> None:
        self._tables = Buckets(tables / HOUR, tables)
        self._bytes = Buckets(megabytes * MEGABYTE / HOUR, megabytes * MEGABYTE)

    def take_table(self, address: str) -> None:
        """Count a new table, or refuse it."""
        if wait := self._tables.wait(address):
            raise TooMany("too_many_tables", wait=ceil(wait))

    def take_bytes(self, address: str, count: int) -> None:
        """Count uploaded boards, decks, scenarios and records, or refuse them."""
        if count and (wait := self._bytes.wait(address, count)):
            raise TooMany("too_many_bytes", wait=ceil(wait))


class Connections:
    """The number of open connections, from each address and in all."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self._most_of_one = most_of_one
        self._most = most
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count a connection; return False if it is beyond the limit."""
        if self._open[address] >= self._most_of_one or self._open.total() >= self._most:
            return False
        self._open[address] += 1
        return True

    def release(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Addresses:
    """A bucket of requests for each address, and how many sockets it holds."""

    def __init__(self, rate: float, burst: int, most_sockets: int, most: int = 10_000) -> None:
        self._most_sockets = most_sockets
        self._buckets = Buckets(rate, burst, most)
        self._sockets: Counter[str] = Counter()

    def take(self, address: str, size: int = 0, cost: int = 1) -> None:
        """Count a request with a body of this size, or refuse it."""
        if wait := self._buckets.wait(address, cost + size // BYTES_PER_REQUEST):
            raise TooMany("too_many_requests", wait=ceil(wait))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open, or refuse it."""
        self.take(address)
        if self._sockets[address] >= self._most_sockets:
            raise TooMany("too_many_sockets", wait=int(2 * PING_SECONDS))
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def address_of(client: str, forwarded: str, trust_proxy: bool) -> str:
    """Return the address that a request counts for.

    A proxy is believed only if that is set and the proxy is on this machine, and of its list only the last
    address: the client may have forged the others.
    """
    if trust_proxy and forwarded and (not client or is_loopback(client)):
        client = forwarded.rpartition(",")[2].strip()
    try:
        address = ip_address(client)
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        line = int(address) >> (128 - IPV6_NETWORK_BITS) << (128 - IPV6_NETWORK_BITS)
        return f"{IPv6Address(line)}/{IPV6_NETWORK_BITS}"
    return str(address)


def is_loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False
