"""Addresses that the administrator has blocked: single ones, whole IPv6 lines, and networks."""

import time
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import ceil

from safehouse.server.acts import Blocked
from safehouse.server.errors import BadRequest, NotYours
from safehouse.server.limits import IPV6_NETWORK_BITS

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
# A wider network is nearly always a typing error.
WIDEST = {4: 8, 6: 24}
MINUTE = 60
# Most addresses whose answer is cached.
REMEMBERED = 10_000


def network_of(text: str) -> Network:
    """Return the network that an administrator names. One IPv6 address stands for its line, as limits count them."""
    try:
        network: Network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadRequest("bad_network") from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            network = IPv4Network((mapped, network.prefixlen - 96), strict=False)
        elif network.prefixlen > IPV6_NETWORK_BITS and network not in LOOPBACK:
            network = network.supernet(new_prefix=IPV6_NETWORK_BITS)
    if any(network.version == own.version and network.overlaps(own) for own in LOOPBACK):
        raise BadRequest("network_own")
    if network.prefixlen < WIDEST[network.version]:
        raise BadRequest("network_wide", bits=WIDEST[network.version])
    return network


@lru_cache(maxsize=REMEMBERED)
def counted(address: str) -> Network | None:
    """Return the network of an address as `limits.address_of` writes it; None for one that is not known."""
    try:
        return ip_network(address)
    except ValueError:
        return None


def is_inside(address: str, network: Network) -> bool:
    """Return whether an address, as it is counted, is in a network."""
    one = counted(address)
    return one is not None and one.version == network.version and network.supernet_of(one)  # type: ignore[arg-type]


class Blocks:
    """The blocked networks."""

    def __init__(self, listed: list[Blocked]) -> None:
        self._listed = [(ip_network(one.network), one) for one in listed]
        # By address, since every request asks: a long list is searched once for each.
        self._covering = lru_cache(maxsize=REMEMBERED)(self._cover)

    def _cover(self, address: str) -> list[Blocked]:
        return [one for network, one in self._listed if is_inside(address, network)]

    def find(self, address: str) -> Blocked | None:
        """Return what blocks an address now."""
        now = time.time()
        return next((one for one in self._covering(address) if not one.until or one.until > now), None)

    def check(self, address: str) -> None:
        """Refuse a blocked address, and say why and for how long."""
        if (one := self.find(address)) is not None:
            raise refusal_of(one)


def refusal_of(one: Blocked) -> NotYours:
    if not one.until:
        return NotYours("address_blocked", reason=one.reason)
    wait = max(1, ceil(one.until - time.time()))
    return NotYours("address_blocked_for", reason=one.reason, wait=wait, minutes=ceil(wait / MINUTE))
