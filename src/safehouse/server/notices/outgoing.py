"""HTTP requests to addresses that users choose.

An address may name anything, so it is looked up once, every IP address that it resolves to is
checked, and the connection goes to exactly what was checked. It is never logged: knowing it is enough to write there.
"""

import asyncio
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from safehouse import __version__
from safehouse.server.limits import Buckets

SECONDS = 10.0
# Only the head of the answer is read.
MAX_ANSWER = 4096
# Limits for one address, and for one host that many people may use: the server must not be used to flood others.
RATE, BURST = 2.0, 60
HOST_RATE, HOST_BURST = 50.0, 1000
# Names that are looked up at a time.
MOST_LOOKUPS = 32
PORTS = {"http": 80, "https": 443}
# Statuses that mean “try again later”; the default wait in seconds, and the longest.
NOT_NOW = (429, 503)
LATER, LATEST = 5.0, 300.0
# Networks whose addresses embed an IPv4 address, which is the one to check.
NAT64 = IPv6Network("64:ff9b::/96")


class NotSent(Exception):
    """A notification that was not delivered. The text names nothing of the address.

    `gone`: the address will never work again. `again`: it was certainly not delivered, and may be tried
    again after this many seconds.
    """

    def __init__(self, reason: str, gone: bool = False, again: float | None = None) -> None:
        super().__init__(reason)
        self.gone = gone
        self.again = again


@dataclass(frozen=True)
class Target:
    """An address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS["https" if self.secure else "http"] else f"{host}:{self.port}"


def parse(address: str) -> Target:
    """Take an address apart, or refuse it."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme, 0)
        host = (parts.hostname or "").rstrip(".").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise NotSent("the address cannot be read") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme not in PORTS or not host or "@" in parts.netloc:
        raise NotSent("not a web address")
    if not all("!" <= letter <= "~" for letter in host + path):
        raise NotSent("the address has characters that are not allowed")
    if port not in PORTS.values() and port < 1024:
        raise NotSent("the port is not allowed")
    return Target(parts.scheme == "https", host, port, path)


def is_public(text: str) -> bool:
    """Return whether an IP address is on the open internet, and not of this machine or its networks."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        address = inner or address
    if isinstance(address, IPv6Address) and address.is_site_local:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def is_own(text: str) -> bool:
    """Return whether an IP address is this machine's own: a socket can be bound to it."""
    family = socket.AF_INET6 if ":" in text else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((text, 0))
        except OSError:
            return False
        return True


class Lookups:
    """Looks up names that strangers choose, each in a thread of its own.

    Nobody can stop a lookup, and a name can be made to take half a minute: neither other work in threads nor the end of
    the server may wait for it.
    """

    def __init__(self) -> None:
        self._running = 0

    async def addresses(self, host: str, port: int) -> list[str]:
        """Return the IP addresses behind a name, or raise `OSError`."""
        if self._running >= MOST_LOOKUPS:
            raise NotSent("too many names are being looked up", again=LATER)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def done(found: list[str], error: OSError | None) -> None:
            self._running -= 1
            if answer.done():
                return
            if error is None:
                answer.set_result(found)
            else:
                answer.set_exception(error)

        def look_up() -> None:
            found: list[str] = []
            failed: OSError | None = None
            try:
                found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
            except OSError as error:
                failed = error
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(done, found, failed)

        self._running += 1
        threading.Thread(target=look_up, name="lookup", daemon=True).start()
        return await answer


class Line:
    """Posts to allowed addresses, within limits for each receiver."""

    def __init__(self, anywhere: bool) -> None:
        # Whether addresses of this machine and its networks are allowed, too.
        self.anywhere = anywhere
        self._addresses = Buckets(RATE, BURST)
        self._hosts = Buckets(HOST_RATE, HOST_BURST)
        self._lookups = Lookups()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post a body, or raise `NotSent`. A receiver that does not answer in time may have taken it."""
        target = parse(address)
        if self._addresses.wait(address) or self._hosts.wait(target.host):
            raise NotSent("too many for this receiver")
        try:
            async with asyncio.timeout(SECONDS):
                status, later = await post(target, await self._look_up(target), body, headers)
        except TimeoutError:
            raise NotSent("the receiver does not answer") from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise NotSent(type(error).__name__) from None
        if not 200 <= status < 300:
            again = min(LATEST, later or LATER) if status in NOT_NOW else None
            raise NotSent(f"the receiver answered {status}", gone=status in (404, 410), again=again)

    async def _look_up(self, target: Target) -> str:
        """Return the IP address to connect to; refuse a name if any of its addresses is not allowed."""
        try:
            addresses = await self._lookups.addresses(target.host, target.port)
        except OSError:
            raise NotSent("the name cannot be looked up", again=LATER) from None
        open_to_all = all(is_public(address) and not is_own(address) for address in addresses)
        if not addresses or not (self.anywhere or open_to_all):
            raise NotSent("the address is not on the open internet")
        return addresses[0]


async def post(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, float]:
    """Send a body; return the status of the answer, and the seconds of its Retry-After.

    Redirections are not followed.
    """
    secure = ssl.create_default_context() if target.secure else None
    try:
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=secure, server_hostname=target.host if target.secure else None, limit=MAX_ANSWER
        )
    except OSError as error:
        raise NotSent(type(error).__name__, again=LATER) from None
    told = {
        "Host": target.authority, "User-Agent": f"Safehouse/{__version__}", **headers,
        "Content-Length": str(len(body)), "Connection": "close",
    }  # fmt: skip
    try:
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
        writer.write("\r\n".join(lines).encode() + body)
        await writer.drain()
        words = (await reader.readuntil(b"\n")).split(None, 2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise NotSent("the receiver does not speak HTTP")
        status = int(words[1])
        return status, await retry_after(reader) if status in NOT_NOW else 0.0
    except asyncio.LimitOverrunError:
        raise NotSent("the receiver does not speak HTTP") from None
    finally:
        writer.transport.abort()


async def retry_after(reader: asyncio.StreamReader) -> float:
    """Return the seconds of Retry-After in an answer's headers; 0 if there is none."""
    for _ in range(MAX_ANSWER // 4):
        name, _, value = (await reader.readline()).partition(b":")
        if name.strip().lower() == b"retry-after":
            return float(value) if value.strip().isdigit() else 0.0
        if not value:
            break
    return 0.0
