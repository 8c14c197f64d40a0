"""The list of public tables, and its filters."""

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


async def listed(store: Store, wanted: Filter) -> list[wire.TableInfo]:
    """Return the public tables that match, the newest first, except those that an earlier version still writes to."""
    found: list[wire.TableInfo] = []
    for name, text in await store.listed(LOOKED_THROUGH if wanted != Filter() else MOST):
        with suppress(msgspec.ValidationError):
            head = decode_head(text)
            if wanted.fits(head):
                found.append(head.info(name))
        if len(found) == MOST:
            break
    return found
