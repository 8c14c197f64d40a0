"""“It is your turn”, sent to an address that the player gave: a webhook, such as Discord and others offer.

The address comes from a stranger and may name anything, so it is looked up once, every address that it stands for is
checked, and the connection goes to just what was checked. Nothing of it is logged: whoever knows it can write there.
"""

import asyncio
import json
import logging
import socket
import ssl
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from safehouse import __version__
from safehouse.server import metrics
from safehouse.server.limits import Bucket
from safehouse.server.settings import Settings
from safehouse.server.table import Table

LOGGER = logging.getLogger("safehouse.notify")
SECONDS = 10.0
# Of the answer only the first line counts.
MAX_ANSWER = 4096
MAX_UNDER_WAY = 64
# So much one receiver gets at most: we are not to be used to flood somebody.
RATE, BURST, HOSTS = 2.0, 60, 1000
CLOSING_SECONDS = 1.0
PORTS = {"http": 80, "https": 443}
# Addresses that hold another one, which is what counts: IPv4 through a translator.
NAT64 = IPv6Network("64:ff9b::/96")


class NotSent(Exception):
    """A notification that did not arrive. The text names nothing of the address."""


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
        raise NotSent("the address is none of a webhook")
    if not all("!" <= letter <= "~" for letter in host + path):
        raise NotSent("the address has characters that no address has")
    if port not in PORTS.values() and port < 1024:
        raise NotSent("the port belongs to something else")
    return Target(parts.scheme == "https", host, port, path)


def is_public(text: str) -> bool:
    """Whether an IP address is one of the open internet, and not of this machine or its networks."""
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
    """Whether an IP address is one of this machine's own: then something can be bound to it."""
    family = socket.AF_INET6 if ":" in text else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((text, 0))
        except OSError:
            return False
        return True


class Notifier:
    """Sends notifications in the background; a failure is logged and never tried twice."""

    def __init__(self, settings: Settings) -> None:
        self.enabled = settings.webhooks
        self.anywhere = settings.webhooks_private
        self.url = settings.url.rstrip("/") or f"http://localhost:{settings.port}"
        self._tasks: set[asyncio.Task[None]] = set()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def send(self, table: Table, number: int) -> None:
        """Tell the person in a seat, and nobody else, that the table waits for him."""
        if not self.enabled:
            return
        if len(self._tasks) >= MAX_UNDER_WAY:
            failed("too many at once")
            return
        seat = table.head.seats[number]
        work = self._post(seat.webhook, self.message(table, number))
        task = asyncio.create_task(work, name="notification")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def message(self, table: Table, number: int) -> dict[str, Any]:
        """Return what is sent: public facts only, once in words and once for programs."""
        seat = table.head.seats[number]
        link = f"{self.url}/t/{table.id}"
        text = f"{seat.name}, it is your turn: {table.game.meta.title}, {link}"
        return {
            "content": text, "text": for_slack(text), "allowed_mentions": {"parse": []}, "event": "turn",
            "table": table.id, "game": table.head.game, "seat": number, "name": seat.name, "at": seat.called_at,
            "url": link,
        }  # fmt: skip

    async def _post(self, address: str, message: dict[str, Any]) -> None:
        try:
            target = parse(address)
            self._take(target.host)
            async with asyncio.timeout(SECONDS):
                status = await post(target, await self._look_up(target), json.dumps(message).encode())
            if not 200 <= status < 300:
                raise NotSent(f"the receiver answered {status}")
            metrics.NOTIFICATIONS.labels("sent").inc()
        except TimeoutError:
            failed("the receiver does not answer")
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            failed(type(error).__name__)
        except NotSent as error:
            failed(str(error))

    def _take(self, host: str) -> None:
        bucket = self._buckets.pop(host, None) or Bucket(RATE, BURST)
        self._buckets[host] = bucket
        if len(self._buckets) > HOSTS:
            self._buckets.popitem(last=False)
        if bucket.wait():
            raise NotSent("too many for this receiver")

    async def _look_up(self, target: Target) -> str:
        """Return the IP address to connect to. One that is not allowed among several spoils them all."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        open_to_all = all(is_public(address) and not is_own(address) for address in addresses)
        if not addresses or not (self.anywhere or open_to_all):
            raise NotSent("the address is not on the open internet")
        return addresses[0]

    async def close(self) -> None:
        """Let what is under way arrive, if that is soon."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()


async def post(target: Target, address: str, body: bytes) -> int:
    """Send a body and return the status of the answer. Redirections are answers like others."""
    secure = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=target.host if target.secure else None, limit=MAX_ANSWER
    )
    try:
        lines = [
            f"POST {target.path} HTTP/1.1", f"Host: {target.authority}", f"User-Agent: Safehouse/{__version__}",
            "Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close", "", "",
        ]  # fmt: skip
        writer.write("\r\n".join(lines).encode() + body)
        await writer.drain()
        words = (await reader.readuntil(b"\n")).split(None, 2)
    except asyncio.LimitOverrunError:
        raise NotSent("the receiver does not speak HTTP") from None
    finally:
        writer.transport.abort()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise NotSent("the receiver does not speak HTTP")
    return int(words[1])


def for_slack(text: str) -> str:
    """Return a text in which nothing is a command of Slack's."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def failed(reason: str) -> None:
    metrics.NOTIFICATIONS.labels("failed").inc()
    LOGGER.warning("a notification was not sent", extra={"reason": reason})
