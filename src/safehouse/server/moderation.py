"""The effect of an administrator's acts on the sockets of this process, and the list of these."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from safehouse.server import acts, wire
from safehouse.server.blocks import Blocks, refusal_of
from safehouse.server.errors import NoSuchTable, NotYours, Refusal
from safehouse.server.profiles import Known
from safehouse.server.settings import Settings
from safehouse.server.subscribers import Subscriber
from safehouse.server.table import Table

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104


class Announcement(Struct):
    """A server's address, and the token that lets readers of its lock file administer it."""

    url: str
    token: str


def announcement(settings: Settings, token: str) -> str:
    """Return the content of the lock file of a server's database."""
    host = ANYWHERE.get(settings.host) or (f"[{settings.host}]" if ":" in settings.host else settings.host)
    return msgspec.json.encode(Announcement(f"http://{host}:{settings.port}", token)).decode()


def connected(tables: Mapping[str, Table]) -> acts.Connected:
    """Count the sockets by table and by address."""
    listed = []
    addresses: Counter[str] = Counter()
    for name, table in tables.items():
        if table.subscribers:
            players = sum(bool(one.seats) for one in table.subscribers)
            listed.append(acts.ConnectedTable(name, players, len(table.subscribers) - players))
            addresses.update(one.address for one in table.subscribers)
    by_address = [acts.ConnectedAddress(address, count) for address, count in addresses.most_common()]
    return acts.Connected(sorted(listed, key=lambda one: (-one.players, one.table)), by_address)


def farewell(code: str, refusal: Refusal) -> wire.Bye:
    return wire.Bye(code, str(refusal), refusal.key, refusal.arguments)


def dismiss(table: Table) -> None:
    """Close all sockets of a table that was deleted."""
    message = farewell("deleted", NoSuchTable())
    for subscriber in list(table.subscribers):
        subscriber.end(message)


def send_removed_away(subscribers: Iterable[Subscriber], known: Mapping[str, Known]) -> None:
    """Close the sockets of devices that were removed or whose profile is blocked; say why."""
    for subscriber in subscribers:
        device = known.get(subscriber.device)
        if device is None:
            subscriber.end(farewell("removed", NotYours("device_removed")))
        elif device.blocked:
            subscriber.end(farewell("blocked", NotYours("profile_blocked", reason=device.blocked)))


def send_blocked_away(tables: Mapping[str, Table], blocks: Blocks) -> None:
    """Close the sockets of blocked addresses, and say why."""
    for table in tables.values():
        for subscriber in list(table.subscribers):
            if (one := blocks.find(subscriber.address)) is not None:
                subscriber.end(farewell("blocked", refusal_of(one)))
