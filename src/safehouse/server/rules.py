"""Blocked addresses and refused names, in memory as last read from the store."""

import asyncio

from safehouse.server import audit_log
from safehouse.server.acts import Blocked
from safehouse.server.blocks import Blocks
from safehouse.server.names import NameFilter
from safehouse.server.store import Store

# Names these rules in notifications between processes; no table can have this id.
RULES = "@rules"


async def block_list(store: Store) -> list[Blocked]:
    rows = await store.read("SELECT network, until, reason, created FROM blocks ORDER BY created DESC, network")
    return [Blocked(*row) for row in rows]


async def word_list(store: Store) -> list[str]:
    return [row[0] for row in await store.read("SELECT word FROM refused_words ORDER BY word")]


class HouseRules:
    """The rules that hold for all connections."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.blocks = Blocks([])
        self.names = NameFilter([])
        # The last line of the audit log when they were read: every change of them adds one.
        self._seen = -1
        self._reading = asyncio.Lock()

    async def load(self) -> bool:
        """Read the rules again if an administrator has done anything since; return whether so."""
        async with self._reading:
            last = await audit_log.last_number(self._store)
            if last == self._seen:
                return False
            self.blocks, self.names = Blocks(await block_list(self._store)), NameFilter(await word_list(self._store))
            self._seen = last
            return True
