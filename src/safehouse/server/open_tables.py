"""The list of public tables, and its filters."""

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from safehouse.server import wire
from safehouse.server.head import Head, decode_head
from safehouse.server.store import Store

# Most tables that are searched, and most that are returned.
LOOKED_THROUGH, MOST = 1000, 100
DAY = 86400


@dataclass(frozen=True)
class Filter:
    """The filters; "" and 0 match all."""

    game: str = ""
    language: str = ""
    free: int = 0
    bots: str = ""
    clock: str = ""

    def fits(self, head: Head) -> bool:
        return (
            self.game in ("", head.game)
            and self.language in ("", head.language)
            and sum(seat.is_free for seat in head.seats) >= self.free
            and self.bots in ("", "yes" if any(seat.kind == "bot" for seat in head.seats) else "no")
            and self.clock in ("", kind_of_clock(head.clock))
        )


def kind_of_clock(seconds: int) -> str:
    return "none" if not seconds else "live" if seconds < DAY else "days"


class OpenTables:
    """The public tables: a head is decoded again only if it has changed, since everybody asks for the list.

    By its text and not by the table's version, which also rises with a sealed answer and a note: what was done for the
    list, and so how long it took, would tell of them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        # By table: a head as stored and decoded; None for one that an earlier Safehouse still writes to.
        self._known: OrderedDict[str, tuple[str, Head | None]] = OrderedDict()

    async def listed(self, wanted: Filter) -> list[wire.TableInfo]:
        """Return the public tables that match, the newest first; none that an earlier version still writes to."""
        tables = await self._store.listed(LOOKED_THROUGH if wanted != Filter() else MOST)
        heads = [(name, self._head(name, text)) for name, text in tables]
        while len(self._known) > LOOKED_THROUGH:
            self._known.popitem(last=False)
        found = [(name, head) for name, head in heads if head is not None and wanted.fits(head)]
        return [head.info(name) for name, head in found[:MOST]]

    def _head(self, name: str, text: str) -> Head | None:
        known, head = self._known.get(name, ("", None))
        if known != text:
            head = None
            with suppress(msgspec.ValidationError):
                head = decode_head(text)
            self._known[name] = text, head
            self._known.move_to_end(name)
        return head
